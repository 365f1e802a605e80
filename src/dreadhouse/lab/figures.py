"""What many games come to: shares by seat, lengths, endings, and what was seen, with intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.lab.counting import Z95, wilson
from dreadhouse.lab.playing import Row

FIGURE = "figure_"
FEWEST = 30

Interval = tuple[float, float]


@dataclass
class Share:
    """Points out of chances, where a shared win counts as its share."""

    points: float = 0.0
    chances: int = 0

    def add(self, points: float) -> None:
        """One more chance."""
        self.points += points
        self.chances += 1

    @property
    def value(self) -> float:
        """The share, 0 where there was no chance."""
        return self.points / self.chances if self.chances else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.points, self.chances)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} ({100 * low:.1f} to {100 * high:.1f})"


@dataclass
class Met:
    """How it went for the seats that have met a thing."""

    title: str
    games: int = 0
    having: Share = field(default_factory=Share)


@dataclass
class Tally:
    """What the games of one setting came to."""

    seats: int = 0
    games: int = 0
    by_seat: list[Share] = field(default_factory=list)
    by_bot: dict[str, Share] = field(default_factory=dict)
    by_first: Share = field(default_factory=Share)
    shared: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    decisions: int = 0
    figures: dict[str, list[float]] = field(default_factory=dict)

    def add(self, row: Row) -> None:
        """Count a game."""
        result: list[float] = row["result"]
        self.seats = len(result)
        self.by_seat = self.by_seat or [Share() for _ in result]
        for share, points, bot in zip(self.by_seat, result, row["bots"], strict=True):
            share.add(points)
            self.by_bot.setdefault(bot, Share()).add(points)
        self.shared += 1.0 not in result
        if row["first"] >= 0:
            self.by_first.add(result[row["first"]])
        self.endings[row["ending"]] += 1
        self.lengths.append(row["length"])
        self.decisions += row["decisions"]
        self.games += 1
        for name, value in row.items():
            if name.startswith(FIGURE):
                self.figures.setdefault(name.removeprefix(FIGURE), []).append(value)

    def ending(self, kind: str) -> Share:
        """The share of games with a kind of ending."""
        return Share(self.endings[kind], self.games)

    def is_share(self, figure: str) -> bool:
        """Whether a figure is a yes or no, so that its mean is a share."""
        return set(self.figures[figure]) <= {0.0, 1.0}

    def figure(self, name: str) -> Share:
        """A figure's sum over the games; its value is the mean."""
        return Share(sum(self.figures[name]), self.games)

    def length_at(self, part: float) -> int:
        """The length that a part of the games does not exceed."""
        ordered = sorted(self.lengths)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))]

    @property
    def median(self) -> float:
        """The middle length."""
        return median(self.lengths)

    def value(self, name: str) -> float:
        """A measure by its name, as targets name it."""
        known = self.values()
        if name.startswith("ending_"):
            return self.ending(name.removeprefix("ending_")).value
        if name not in known:
            raise BadOption(f"nothing is measured as {name}: choose {', '.join(known)}")
        return known[name]

    def values(self) -> dict[str, float]:
        """Every measure of the setting by its name."""
        found = {"first_seat": self.by_seat[0].value}
        if self.by_first.chances:
            found["first_player"] = self.by_first.value
        found |= {"length": self.median, "decisions": self.decisions / self.games}
        found |= {f"ending_{kind}": self.ending(kind).value for kind in sorted(self.endings)}
        return found | {name: self.figure(name).value for name in self.figures}


def tallies(rows: Iterable[Row], cells: int) -> list[Tally]:
    """A tally for every setting of a run."""
    found = [Tally() for _ in range(cells)]
    for row in rows:
        found[row["cell"]].add(row)
    if not all(tally.games for tally in found):
        raise GameError("some settings have no game yet: let the run go on first")
    return found


class Meetings:
    """What seats have met, and how the games went for them, in games of all settings."""

    def __init__(self, column: str) -> None:
        self.column = column
        self.games = 0
        self.all = Share()
        self.met: dict[str, Met] = {}

    def add(self, row: Row) -> None:
        """Count a game."""
        self.games += 1
        for points, titles in zip(row["result"], row[self.column], strict=True):
            self.all.add(points)
            for title in titles:
                self.met.setdefault(title, Met(title)).having.add(points)
        for title in {title for titles in row[self.column] for title in titles}:
            self.met[title].games += 1

    def without(self, met: Met) -> Share:
        """How it went for the seats that have not met a thing."""
        return Share(self.all.points - met.having.points, self.all.chances - met.having.chances)

    def difference(self, met: Met) -> tuple[float, float]:
        """The share with a thing less the share without, and half the width of its interval."""
        other = self.without(met)
        spread = _variance(met.having) + _variance(other)
        return met.having.value - other.value, Z95 * math.sqrt(spread)

    def in_order(self) -> list[Met]:
        """Everything met and missed often enough, the most helpful first."""
        often = [
            met
            for met in self.met.values()
            if min(met.having.chances, self.without(met).chances) >= FEWEST
        ]
        return sorted(often, key=lambda met: (-self.difference(met)[0], met.title))


def _variance(share: Share) -> float:
    return share.value * (1 - share.value) / share.chances if share.chances else 0.25


def median(values: Iterable[float]) -> float:
    """The middle value, or the mean of the two middle ones."""
    ordered = sorted(values)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2


def median_interval(values: Iterable[float], z: float = Z95) -> Interval:
    """Where the median lies, 95 % by default, by the order of the values alone."""
    ordered = sorted(values)
    count = len(ordered)
    spread = z * math.sqrt(count) / 2
    low = math.floor(count / 2 - spread)
    high = math.ceil(count / 2 + spread) + 1
    if low < 1 or high > count:
        return -math.inf, math.inf
    return ordered[low - 1], ordered[high - 1]
