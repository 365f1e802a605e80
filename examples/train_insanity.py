"""Teach a small policy to play Insanity, against random play, with numpy alone.

    python examples/train_insanity.py --minutes 3

The policy is linear: an action scores by its verb's weights on what is seen, plus a number of its
own. It is trained by policy gradient: what raised the lead in life, or won, is picked more often.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dreadhouse import envs
from dreadhouse.envs.fields import places
from dreadhouse.envs.runner import Many

Floats = NDArray[np.float32]

NUMBERS = ("life", "sanity", "hand", "monsters", "persons", "power", "played", "attacked", "acts")
SCALE = {"life": 40, "sanity": 100, "hand": 10, "monsters": 3, "persons": 3, "power": 30, "acts": 5}
OPTIONS = {"start_life": 40}
PACE = 0.985  # how far a decision is held to account for what follows
WIN = 2.0


class Policy:
    """Scores of actions: a row of weights for each verb and a number for each action."""

    def __init__(self, runner: Many) -> None:
        self.runner = runner
        self.fields = [
            (at, np.float32(1 / SCALE.get(field.name, 1)))
            for field, at in places(runner.senses)
            if field.name in NUMBERS
        ]
        words = runner.game.vocabulary
        self.verb_of = np.array(
            [[verb for verb, _ in words.verbs].index(words.verb(a)) for a in range(words.size)]
        )
        features = self.features(runner.seen).shape[1]
        self.weights = np.zeros((len(words.verbs), features), np.float32)
        self.likings = np.zeros(words.size, np.float32)
        self.moments = [np.zeros((2, *part.shape), np.float32) for part in self.parts()]
        self.updates = 0

    def parts(self) -> list[Floats]:
        """What is learned."""
        return [self.weights, self.likings]

    def features(self, seen: NDArray[np.uint8]) -> Floats:
        """What is seen, as small numbers, and a constant."""
        columns = [seen[:, at] * scale for at, scale in self.fields]
        return np.hstack([*columns, np.ones((len(seen), 1))]).astype(np.float32)

    def chances(self, features: Floats, masks: NDArray[np.bool_]) -> Floats:
        """How likely each action is to be picked."""
        scores = (features @ self.weights.T)[:, self.verb_of] + self.likings
        scores = np.where(masks, scores, -np.inf)
        scores = np.exp(scores - scores.max(1, keepdims=True))
        return np.asarray(scores / scores.sum(1, keepdims=True), np.float32)

    def pick(self, chances: Floats, luck: np.random.Generator) -> NDArray[np.int64]:
        """An action for each row, by its chance."""
        marks = luck.random((len(chances), 1)) * 0.999999
        return np.asarray((chances.cumsum(1) < marks).sum(1).clip(max=chances.shape[1] - 1))

    def learn(self, features: Floats, gradient: Floats) -> None:
        """One step of Adam; `gradient` says for each decision how its scores should move."""
        by_verb = np.zeros((len(gradient), len(self.weights)), np.float32)
        np.add.at(by_verb.T, self.verb_of, gradient.T)
        self.updates += 1
        slopes: list[Floats] = [by_verb.T @ features / len(features), gradient.mean(0)]
        for part, slope, (mean, square) in zip(self.parts(), slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            warm = np.sqrt(1 - 0.99**self.updates) / (1 - 0.9**self.updates)
            part += 0.05 * warm * mean / (np.sqrt(square) + 1e-6)


class Student:
    """Plays one seat of every game, another in every second one, and remembers what it did."""

    def __init__(self, count: int, seed: int) -> None:
        self.runner = envs.many("insanity", count, options=OPTIONS, seed=seed)
        self.policy = Policy(self.runner)
        self.luck = np.random.default_rng(seed)
        self.seats = np.arange(count) % 2
        self.diaries: list[list[tuple[Any, ...]]] = [[] for _ in range(count)]
        self.lives = slice(0, 0)
        for field, at in places(self.runner.senses):
            if field.name == "life":
                self.lives = at
        self.won: list[float] = []
        self.lessons: list[tuple[Any, ...]] = []

    def play_on(self) -> int:
        """One decision in every game; how many were the student's own."""
        runner = self.runner
        picks = runner.at_random()
        own = np.flatnonzero(runner.asked == self.seats)
        if own.size:
            features, masks = self.policy.features(runner.seen[own]), runner.masks[own]
            chosen = self.policy.pick(self.policy.chances(features, masks), self.luck)
            lead = (runner.seen[own, self.lives] @ np.array([1.0, -1.0])) / OPTIONS["start_life"]
            legal = [np.flatnonzero(mask) for mask in masks]
            for at, row in enumerate(own):
                picks[row] = int(chosen[at])
                self.diaries[row].append((features[at], legal[at], int(chosen[at]), lead[at]))
        outcome = runner.step(picks)
        for row in np.flatnonzero(outcome.ended):
            self.close(int(row), float(outcome.rewards[row, self.seats[row]]))
        return int(own.size)

    def close(self, row: int, reward: float) -> None:
        """A game is over: each of its decisions gets its return, all that followed it, paced."""
        diary, self.diaries[row] = self.diaries[row], []
        self.won.append((reward + 1) / 2)
        leads = [lead for *_, lead in diary]
        gains = [*np.diff(leads), WIN * reward]
        following = 0.0
        for (features, legal, action, _), gain in zip(
            reversed(diary), reversed(gains), strict=True
        ):
            following = gain + PACE * following
            self.lessons.append((features, legal, action, following))

    def learn(self) -> None:
        """Move the scores towards what went better than usual."""
        features = np.array([lesson[0] for lesson in self.lessons], np.float32)
        masks = np.zeros((len(self.lessons), self.runner.rows.actions), np.bool_)
        for at, lesson in enumerate(self.lessons):
            masks[at, lesson[1]] = True
        returns = np.array([lesson[3] for lesson in self.lessons], np.float32)
        advantage = (returns - returns.mean()) / (returns.std() + 1e-6)
        gradient = -self.policy.chances(features, masks)
        gradient[np.arange(len(features)), [lesson[2] for lesson in self.lessons]] += 1
        self.policy.learn(features, gradient * advantage[:, None])
        self.lessons = []


def train(minutes: float, count: int = 64, lessons: int = 4000, seed: int = 1) -> list[float]:
    """Play and learn for so long; the share of wins in every hundred games."""
    student, curve, told = Student(count, seed), [], 0
    begun = time.monotonic()
    decisions = 0
    while time.monotonic() - begun < 60 * minutes:
        decisions += student.play_on()
        if len(student.lessons) >= lessons:
            student.learn()
        while len(student.won) >= told + 100:
            curve.append(float(np.mean(student.won[told : told + 100])))
            told += 100
            bar = "#" * round(40 * curve[-1])
            spent = time.monotonic() - begun
            print(f"{spent:5.0f} s {told:6} games {decisions:9,} picks {curve[-1]:5.0%} {bar}")
    return curve


def main() -> None:
    """The curve, and what it comes to."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=3)
    curve = train(asked.parse_args().minutes)
    if len(curve) >= 10:
        print(f"first 500 games {np.mean(curve[:5]):.1%}, last 500 games {np.mean(curve[-5:]):.1%}")


if __name__ == "__main__":
    main()
