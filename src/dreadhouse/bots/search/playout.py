"""Playing a re-dealt world on: at random, by what looks best at once, or as the game advises."""

from __future__ import annotations

from typing import Final

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.state import State

BEST: Final = -1
CHANCE: Final = 0
NEAREST: Final = 1
ADVICE: Final = 2
OF_A_HUNDRED: Final = 100


def policy_for(policy: int, state: State) -> int:
    """The policy of a game where a level says `BEST`: its advice if it has any."""
    if policy == BEST:
        return NEAREST if state.game.advise is None else ADVICE
    return policy


def worth_at_once(world: State, action: int, seat: int, dice: Dice) -> float:
    """What an action looks worth to its seat as soon as it is carried out.

    It is rolled for with other dice than the world's: nobody may choose by what will be rolled.
    """
    twig = world.copy()
    twig.dice = dice.copy()
    twig.apply(action, seat)
    return twig.evaluate(seat)


def play_on(world: State, dice: Dice, policy: int, slips: int, most: int) -> None:
    """Play at most so many decisions on; in `slips` of a hundred any option is taken."""
    for _ in range(most):
        if world.result is not None:
            return
        seat = world.seat
        world.apply(choose(world, seat, dice, policy, slips), seat)


def choose(world: State, seat: int, dice: Dice, policy: int, slips: int) -> int:
    """What a seat takes in a playout."""
    options = world.options(seat)
    if len(options) == 1:
        return options[0]
    if policy == CHANCE or dice.below(OF_A_HUNDRED) < slips:
        return options[dice.below(len(options))]
    if policy == ADVICE:
        advised: int = world.game.advise(world.copy(), seat, dice)
        return advised
    return nearest(world, seat, options, dice)


def nearest(world: State, seat: int, options: list[int], dice: Dice) -> int:
    """The option that looks best at once; of equals the first."""
    chosen = options[0]
    highest = -1.0
    for action in options:
        worth = worth_at_once(world, action, seat, dice)
        if worth > highest:
            chosen = action
            highest = worth
    return chosen
