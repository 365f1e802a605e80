"""Learning environments: the same games behind the interfaces that learners know.

`envs.aec("insanity")` is a PettingZoo environment, `envs.single("insanity", bots=["greedy"])` a
Gymnasium one with bots in the other seats, `envs.many("insanity", 1000)` steps a thousand games in
one call, and `envs.register_openspiel()` makes every game known to OpenSpiel. What a seat sees is a
row of bytes, described field by field by `envs.describe("insanity")`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dreadhouse.envs.fields import describe

if TYPE_CHECKING:
    from dreadhouse.envs.runner import Many
    from dreadhouse.envs.seats import SeatEnv
    from dreadhouse.envs.tables import TableEnv


def aec(game: str, seats: int = 0, options: dict[str, Any] | None = None) -> TableEnv:
    """A PettingZoo environment of a game, for as many seats as usual unless told otherwise."""
    from dreadhouse.envs.tables import TableEnv

    return TableEnv(game, seats, options)


def single(
    game: str,
    seats: int = 0,
    options: dict[str, Any] | None = None,
    bots: list[str] | None = None,
    seat: int = -1,
) -> SeatEnv:
    """A Gymnasium environment: one seat learns (-1: another one each game), bots hold the rest."""
    from dreadhouse.envs.seats import SeatEnv

    return SeatEnv(game, seats, options, bots, seat)


def many(
    game: str,
    count: int,
    seats: int = 0,
    options: dict[str, Any] | None = None,
    seed: int = 0,
) -> Many:
    """Many games that are stepped together, each starting anew when it ends."""
    from dreadhouse.envs.runner import Many

    return Many(game, count, seats, options, seed)


def register_openspiel() -> list[str]:
    """Make every game known to OpenSpiel; the names under which `pyspiel.load_game` finds them."""
    from dreadhouse.envs.openspiel import register

    return register()


__all__ = ("aec", "describe", "many", "register_openspiel", "single")
