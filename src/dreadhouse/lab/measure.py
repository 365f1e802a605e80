"""The open question of Insanity's designer, answered by counting (INS-269 to INS-277).

python -m dreadhouse.lab.measure --bot greedy --life 50 --games 2000
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import click

from dreadhouse import bots, games
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import SPECTATOR, State
from dreadhouse.lab import playing
from dreadhouse.lab.counting import wilson
from dreadhouse.lab.figures import median, median_interval
from dreadhouse.lab.matches import seed_of

Interval = tuple[float, float]

GAMES: Final = 2000
LONG, SHORT, MOST_CAPPED = 40, 15, 0.05
LEAST_MAD, MOST_MAD = 0.40, 0.80
LEAST_FAIR, MOST_FAIR = 0.45, 0.55
SWEEP = (25, 50, 75, 100, 150)

TOO_HIGH: Final = "too high"
TOO_LOW: Final = "too low"
RIGHT: Final = "right"
FAIR: Final = "fair"
UNFAIR: Final = "unfair"
UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Setting:
    """What one measurement fixes: the options that differ from the defaults (INS-270)."""

    options: dict[str, Any] = field(default_factory=dict)
    games: int = GAMES


@dataclass(frozen=True)
class Row:
    """What every game records (INS-271), and who began, for fairness (INS-274).

    `winner` is None after a draw, a first turn at 0 sanity is None when there was none.
    """

    winner: int | None
    ending: str
    turns: int
    first_at_zero: tuple[int | None, int | None]
    given: tuple[int, int]
    life: tuple[int, int]
    began: int


def row_of(state: State, began: int) -> Row:
    """The record of a game that is over (INS-271)."""
    if state.result is None:
        raise GameError("the game is not over: play it to its end before it is recorded")
    seen = state.view(SPECTATOR)
    table = seen["table"]
    first, second = (turn or None for turn in table["zero_turn"])
    lives = [player["life"] for player in table["players"]]
    return Row(
        winner=seen["result"].index(1.0) if 1.0 in seen["result"] else None,
        ending=table["ending"],
        turns=table["turn"],
        first_at_zero=(first, second),
        given=(table["given"][0], table["given"][1]),
        life=(lives[0], lives[1]),
        began=began,
    )


def length_of(rows: list[Row]) -> Interval:
    """The interval of the median number of turns."""
    return median_interval(row.turns for row in rows)


def capped(rows: list[Row]) -> Interval:
    """The interval of the share of games that meet the turn cap."""
    return wilson(sum(row.ending == "turn_cap" for row in rows), len(rows))


def maddened(rows: list[Row]) -> Interval:
    """The interval of the share of games that see a player at 0 sanity before the end."""
    return wilson(sum(row.first_at_zero != (None, None) for row in rows), len(rows))


def begun_and_won(rows: list[Row]) -> Interval:
    """The interval of the starting player's share of the games that have a winner."""
    won = [row for row in rows if row.winner is not None]
    return wilson(sum(row.winner == row.began for row in won), len(won))


def verdict_life(turns: Interval, cap: Interval) -> str:
    """Whether start life is too high or too low, from median length and cap share (INS-272)."""
    if turns[0] > LONG or cap[0] > MOST_CAPPED:
        return TOO_HIGH
    if turns[1] > LONG or cap[1] > MOST_CAPPED:
        return UNDECIDED
    if turns[1] < SHORT:
        return TOO_LOW
    return RIGHT if turns[0] >= SHORT else UNDECIDED


def verdict_sanity(mad: Interval) -> str:
    """Whether start sanity is too high or too low, from the share at 0 sanity (INS-273)."""
    if mad[1] < LEAST_MAD:
        return TOO_HIGH
    if mad[0] > MOST_MAD:
        return TOO_LOW
    return RIGHT if mad[0] >= LEAST_MAD and mad[1] <= MOST_MAD else UNDECIDED


def fairness(won: Interval) -> str:
    """Whether the starting player wins between 45 % and 55 % of the won games (INS-274)."""
    if won[1] < LEAST_FAIR or won[0] > MOST_FAIR:
        return UNFAIR
    return FAIR if won[0] >= LEAST_FAIR and won[1] <= MOST_FAIR else UNDECIDED


def row_kept(kept: playing.Row) -> Row:
    """The record of a game that a simulation has kept."""
    result = kept["result"]
    zeros = [int(kept[f"figure_zero_turn_{seat}"]) or None for seat in (1, 2)]
    given = [int(kept[f"figure_given_{seat}"]) for seat in (1, 2)]
    life = [int(kept[f"figure_life_{seat}"]) for seat in (1, 2)]
    return Row(
        winner=result.index(1.0) if 1.0 in result else None,
        ending=kept["ending"],
        turns=kept["length"],
        first_at_zero=(zeros[0], zeros[1]),
        given=(given[0], given[1]),
        life=(life[0], life[1]),
        began=kept["first"],
    )


def standard_sweep() -> list[Setting]:
    """Five life values, each with five sanity values (INS-276)."""
    return [
        Setting({"start_life": life, "start_sanity": sanity}) for life in SWEEP for sanity in SWEEP
    ]


def to_judge(option: str, value: int | bool) -> tuple[Setting, Setting]:
    """Two measurements that differ in one option only, all others at default (INS-277)."""
    return Setting(), Setting({option: value})


def starts(game: Game, setting: Setting) -> Iterator[tuple[State, bytes]]:
    """New games with their seeds, of which each seat begins half (INS-270)."""
    left = [setting.games - setting.games // 2, setting.games // 2]
    number = 0
    while sum(left):
        seed = seed_of(number)
        number += 1
        state = game.start(2, setting.options, seed)
        began = state.view(SPECTATOR)["table"]["on_turn"]
        if left[began]:
            left[began] -= 1
            yield state, seed


def measure(game: Game, setting: Setting, bot: str) -> list[Row]:
    """The rows of one measurement between equally strong players (INS-270)."""
    rows = []
    for state, seed in starts(game, setting):
        players = [bots.load(bot, seed + bytes([seat])) for seat in range(2)]
        began = state.view(SPECTATOR)["table"]["on_turn"]
        while state.result is None:
            state.apply(players[state.seat].pick(state, state.seat), state.seat)
        rows.append(row_of(state, began))
    return rows


def report(rows: list[Row]) -> str:
    """What a measurement found, one line a question."""
    turns, cap, mad, won = length_of(rows), capped(rows), maddened(rows), begun_and_won(rows)
    return "\n".join(
        [
            f"{len(rows)} games, median {median(row.turns for row in rows):g} turns "
            f"({turns[0]:g} to {turns[1]:g}), at the cap {cap[0]:.1%} to {cap[1]:.1%}",
            f"start life: {verdict_life(turns, cap)}",
            f"start sanity: {verdict_sanity(mad)} ({mad[0]:.1%} to {mad[1]:.1%} see 0 sanity)",
            f"who begins: {fairness(won)} (wins {won[0]:.1%} to {won[1]:.1%})",
        ]
    )


@click.command()
@click.option("--bot", default="random", help="Who plays both seats.")
@click.option("--life", default=100, help="Start life.")
@click.option("--sanity", default=100, help="Start sanity.")
@click.option("--games", "count", default=GAMES, help="How many games.")
def main(bot: str, life: int, sanity: int, count: int) -> None:
    """Measure one setting of Insanity."""
    setting = Setting({"start_life": life, "start_sanity": sanity}, count)
    click.echo(report(measure(games.load("insanity"), setting, bot)))


if __name__ == "__main__":
    main()
