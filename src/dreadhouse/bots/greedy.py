"""The greedy bot: try every option in a few re-dealt worlds and take what looks best."""

from __future__ import annotations

import hashlib

from dreadhouse.bots.base import Bot
from dreadhouse.kernel.dice import SEED_BYTES, Dice
from dreadhouse.kernel.frames import Frame
from dreadhouse.kernel.state import State

WORLDS = 3
SEQUEL = 12


class GreedyBot(Bot):
    """One-step look-ahead by the game's own `evaluate`.

    Hidden cards are re-dealt for each world, and so are the dice, so that nothing is weighed which
    the seat could not know. All options are tried in the same worlds.
    """

    def pick(self, state: State, seat: int) -> int:
        """The option with the best average value; of equals the first."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        dice = self.dice()
        totals = [0.0] * len(options)
        for number in range(WORLDS):
            world = state.determinize(seat, dice_of_world(dice.seed, number))
            world.hears = False
            for place, action in enumerate(options):
                totals[place] += worth_with_sequel(world, action, seat)
        return options[_best(totals)]


def dice_of_world(seed: bytes, number: int) -> Dice:
    """The dice of the world of a number: the same seed deals the same worlds."""
    message = number.to_bytes(8, "little")
    return Dice(hashlib.blake2b(message, key=seed, digest_size=SEED_BYTES).digest())


def worth_with_sequel(world: State, action: int, seat: int) -> float:
    """What an option is worth to a seat once its own sequel is over."""
    branch = world.copy()
    depth = len(branch.stack)
    below = branch.stack[depth - 2] if depth > 1 else None
    branch.apply(action, seat)
    _follow(branch, depth, below)
    return branch.evaluate(seat)


def _follow(branch: State, depth: int, below: Frame | None) -> None:
    """Answer the questions that a choice itself has raised, each by its immediate value.

    They lie above the frame `below`, which the choice was made on; when it has gone, so has the
    moment of the choice.
    """
    for _ in range(SEQUEL):
        if branch.result is not None or len(branch.stack) <= depth:
            return
        if below is not None and branch.stack[depth - 2] is not below:
            return
        seat = branch.seat
        branch.apply(_nearest(branch, seat), seat)


def _nearest(branch: State, seat: int) -> int:
    """The option that looks best to a seat at once, without any sequel."""
    options = branch.options(seat)
    if len(options) == 1:
        return options[0]
    values: list[float] = []
    for action in options:
        twig = branch.copy()
        twig.apply(action, seat)
        values.append(twig.evaluate(seat))
    return options[_best(values)]


def _best(values: list[float]) -> int:
    """The place of the highest value; of equals the first."""
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return best
