"""`dreadhouse tournament`: bots meet in pairs, round by round, and are rated."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Iterator

import htpy as h

from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game
from dreadhouse.lab import page, pairing
from dreadhouse.lab.extras import need
from dreadhouse.lab.figures import Share
from dreadhouse.lab.grid import read_grid
from dreadhouse.lab.pairing import Pair
from dreadhouse.lab.players import read_bots
from dreadhouse.lab.playing import Row
from dreadhouse.lab.ratings import HOUSE, Met, Standing, standings
from dreadhouse.lab.runs import Cell, Plan, Run, Where
from dreadhouse.lab.simulate import INTERRUPTED, watched

REPORT = "report.html"


class Tournament:
    """What was asked for: who takes part in what, and how often they meet."""

    def __init__(
        self,
        game: Game,
        bots: str,
        seats: int,
        games: int,
        rounds: int,
        is_swiss: bool,
        options: tuple[str, ...],
        seed: str,
    ) -> None:
        self.game = game
        self.names = list(dict.fromkeys(read_bots(bots)))
        self.seats = seats or game.usual_seats
        self.games = games
        self.rounds = rounds
        self.is_swiss = is_swiss
        self.seed = seed
        self.stories: list[str] = []
        settings = read_grid(game, options)
        self.options = settings[0]
        self._check(len(settings))

    def _check(self, settings: int) -> None:
        self.game.check_seats(self.seats)
        if settings > 1:
            raise BadOption("a tournament has one setting: give each option one value")
        if len(self.names) < 2:
            raise BadOption("a tournament needs two different bots: name them in --bots a,b")
        if self.is_swiss and self.is_alone:
            raise BadOption(f"in {self.game.name} nobody is an opponent: leave out --swiss")
        if self.games < 1 or self.rounds < 1:
            raise BadOption("a tournament has at least one game and one round")

    @property
    def is_alone(self) -> bool:
        """Whether every bot plays all seats alone, against the game."""
        return self.game.counts.is_shared

    def plan(self, number: int, pairs: list[Pair]) -> Plan:
        """The plan of a round: a cell for each pair."""
        return Plan(
            game=self.game.name,
            edition=self.game.edition,
            cells=[Cell(options=self.options, bots=self._seated(pair)) for pair in pairs],
            games=self.games,
            seed=f"{self.seed}/round {number}",
            rotates=True,
            stories=self.stories,
        )

    def _seated(self, pair: Pair) -> list[str]:
        """The two sides in turn around the table; the house needs no seat."""
        if self.is_alone:
            return [pair[0]] * self.seats
        return [pair[seat % 2] for seat in range(self.seats)]


class Held:
    """A tournament under way: what has been played, and who has met whom."""

    def __init__(self, wanted: Tournament, folder: pathlib.Path) -> None:
        self.wanted = wanted
        self.folder = folder
        self.games: list[Met] = []
        self.met: set[frozenset[str]] = set()
        self.rested: set[str] = set()

    def pairs(self) -> list[Pair]:
        """Who meets in the next round."""
        wanted = self.wanted
        if wanted.is_alone:
            return [(name, HOUSE) for name in wanted.names]
        if not wanted.is_swiss:
            return pairing.everybody(wanted.names)
        order = [standing.name for standing in by_points(self.standings())]
        if not self.games:
            order = wanted.names
        pairs, out = pairing.swiss(order, self.met, self.rested)
        self.rested |= {out} - {""}
        return pairs

    def play_round(self, number: int, where: Where) -> bool:
        """Play a round, or what is missing of it; whether it is whole."""
        pairs = self.pairs()
        run = Run(self.wanted.plan(number, pairs), self.folder / f"round-{number:03d}")
        if not watched(run, where):
            return False
        self.met |= {frozenset(pair) for pair in pairs}
        rows = sorted(run.rows(), key=lambda row: (row["number"], row["cell"]))
        self.games += [met_in(row, pairs[row["cell"]]) for row in rows]
        return True

    def standings(self) -> list[Standing]:
        """Where everybody stands."""
        house = [HOUSE] if self.wanted.is_alone else []
        return standings([*self.wanted.names, *house], self.games)


def by_points(found: list[Standing]) -> list[Standing]:
    """The most points first; sitting out costs nobody their place among equals."""
    return sorted(found, key=lambda standing: (-standing.won.value, -standing.rating))


def met_in(row: Row, pair: Pair) -> Met:
    """What a game gave both sides, each seat's result shared among its side's seats."""
    one, other = Share(), Share()
    for bot, points in zip(row["bots"], row["result"], strict=True):
        (one if bot == pair[0] else other).add(points)
    if pair[1] == HOUSE:
        return Met(pair, (one.value, 1.0 - one.value))
    return Met(pair, (one.value, other.value))


def hold(wanted: Tournament, folder: pathlib.Path, where: Where, command: str) -> int:
    """Play all rounds, then print and write the table; the exit code."""
    need("lab")
    held = Held(wanted, folder)
    for number in range(1, wanted.rounds + 1):
        if not held.play_round(number, where):
            print(f"Stopped: the same command goes on in {folder}.", file=sys.stderr)
            return INTERRUPTED
    found = held.standings()
    print(page.table(head(found), list(lines(found))))
    _write(wanted, found, folder, command)
    print(f"\n{len(held.games):,} games; report in {folder / REPORT}.")
    return 0


def head(found: list[Standing]) -> list[str]:
    """The columns of the table: rating, games, won in all and against each."""
    return ["", "rating", "games", "won, %", *(f"against {other.name}" for other in found)]


def lines(found: list[Standing]) -> Iterator[list[str]]:
    """A line for each bot, the strongest first."""
    for one in found:
        rating = f"{one.rating:.1f} ± {one.spread:.1f}"
        against = [str(one.against.get(other.name, "")) for other in found]
        yield [one.name, rating, f"{one.won.chances:,}", str(one.won), *against]


def _write(wanted: Tournament, found: list[Standing], folder: pathlib.Path, command: str) -> None:
    from dreadhouse.lab import plots, sheet

    points = [
        {"name": one.name, "rating": one.rating}
        | dict(zip(("low", "high"), one.interval, strict=True))
        for one in found
    ]
    told = "A draw is half a game won; brackets hold what is likely at 95 %."
    parts: list[h.Node] = [
        sheet.command(command),
        sheet.told(told),
        sheet.table(head(found), lines(found)),
        sheet.heading("Ratings"),
        sheet.plot(plots.ratings(points), "ratings of the bots"),
    ]
    kind = "Swiss" if wanted.is_swiss else "round robin"
    title = f"{wanted.game.title('en')}: {kind} of {len(wanted.names)} bots"
    sheet.write(folder / REPORT, title, parts)
