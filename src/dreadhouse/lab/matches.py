"""Bots against bots: a match of many seeded games, each bot in every seat equally often."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dreadhouse import bots
from dreadhouse.bots import Bot
from dreadhouse.kernel.game import Game
from dreadhouse.lab.counting import wilson


@dataclass
class Score:
    """How a match stands for its first bot; a shared win counts as what it is worth."""

    games: int = 0
    points: float = 0.0
    decisions: int = 0
    lengths: list[int] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of all points."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.points, self.games)


def seed_of(number: int) -> bytes:
    """The seed of the match's game of a number."""
    return number.to_bytes(32, "big")


def match(
    game: Game, names: tuple[str, str], games: int, options: dict[str, Any], seats: int = 0
) -> Score:
    """A match of one bot against others, which all are of the second name.

    The bot moves on by a seat after every game; each deal is played from every seat. Without a
    number of seats the game's smallest is played.
    """
    score = Score()
    seats = seats or game.seats[0]
    for number in range(games):
        place = number % seats
        seed = seed_of(number // seats)
        seated = [names[0] if seat == place else names[1] for seat in range(seats)]
        players = [bots.load(name, seed + bytes([seat])) for seat, name in enumerate(seated)]
        result, length = play(game, players, options, seed)
        score.games += 1
        score.points += result[place]
        score.decisions += length
        score.lengths.append(length)
    return score


def play(
    game: Game, players: list[Bot], options: dict[str, Any], seed: bytes
) -> tuple[list[float], int]:
    """One game of bots: its result and how many decisions it took."""
    state = game.start(len(players), options, seed)
    length = 0
    while state.result is None:
        seat = state.seat
        state.apply(players[seat].pick(state, seat), seat)
        length += 1
    return state.result, length
