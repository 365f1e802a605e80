"""The report of a run: an HTML page with plots and tables, and the same in short as text."""

from __future__ import annotations

import pathlib
from typing import Any

import htpy as h

from dreadhouse.lab import page, plots, sheet
from dreadhouse.lab.figures import Meetings, Share, Tally, tallies
from dreadhouse.lab.grid import in_words
from dreadhouse.lab.runs import Run

REPORT = "report.html"
MOST_PLOTTED = 40
SHOWN = 15


class Report:
    """What a run has found, read once from its rows."""

    def __init__(self, run: Run, command: str = "") -> None:
        self.run = run
        self.command = command
        self.names = settings(run)
        self.seen, self.done = Meetings("seen"), Meetings("done")
        self.tallies = tallies(self._read(), len(run.plan.cells))

    def _read(self) -> Any:
        for row in self.run.rows():
            self.seen.add(row)
            self.done.add(row)
            yield row

    def text(self) -> str:
        """The table of settings, for a terminal or a Markdown page."""
        return page.table(self.head(), self.lines())

    def head(self) -> list[str]:
        """What the columns of the table of settings are called."""
        counts = self.run.game.counts
        seats = [f"seat {at + 1}" for at in range(max(t.seats for t in self.tallies))]
        first = [counts.who] if self._has_first() else []
        length = [f"{counts.unit}, median", "5 to 95 %"]
        return ["setting", "games", *seats, *first, *length, *self._kinds(), *self._figures()]

    def lines(self) -> list[list[str]]:
        """The table of settings: shares in per cent, with 95 % intervals in brackets."""
        most = max(tally.seats for tally in self.tallies)
        return [
            [
                name,
                f"{tally.games:,}",
                *(str(share) for share in tally.by_seat),
                *[""] * (most - tally.seats),
                *([str(tally.by_first)] if self._has_first() else []),
                f"{tally.median:g}",
                f"{tally.length_at(0.05)} to {tally.length_at(0.95)}",
                *(str(tally.ending(kind)) for kind in self._kinds()),
                *(self._figure(tally, name) for name in self._figures()),
            ]
            for name, tally in zip(self.names, self.tallies, strict=True)
        ]

    def _has_first(self) -> bool:
        return all(tally.by_first.chances for tally in self.tallies)

    def _kinds(self) -> list[str]:
        return sorted({kind for tally in self.tallies for kind in tally.endings})

    def _figures(self) -> list[str]:
        return list(self.tallies[0].figures)

    def _figure(self, tally: Tally, name: str) -> str:
        is_share = all(other.is_share(name) for other in self.tallies)
        figure = tally.figure(name)
        return str(figure) if is_share else f"{figure.value:.1f}"

    def write(self, path: pathlib.Path) -> None:
        """Write the HTML page."""
        title = f"{self.run.game.title('en')}: {sum(t.games for t in self.tallies):,} games"
        sheet.write(path, title, self._parts())

    def _parts(self) -> list[h.Node]:
        return [
            self._what(),
            sheet.heading("Settings"),
            sheet.told("Shares in per cent; brackets hold what is likely at 95 %."),
            sheet.table([name.replace("_", " ") for name in self.head()], self.lines()),
            *self._bots(),
            *self._plots(),
            *self._heats(),
            *self._meetings("Seen", "A seat has seen a thing when the journal names both.", "seen"),
            *self._meetings("Done", "What a seat has chosen to do at least once.", "done"),
        ]

    def _what(self) -> h.Node:
        plan = self.run.plan
        told = f"Edition {plan.edition} of the rules, seed {plan.seed!r}."
        return [sheet.told(told), sheet.command(self.command) if self.command else None]

    def _bots(self) -> list[h.Node]:
        """Each bot's own share where several play."""
        rows = [
            [name, bot, str(share)]
            for name, tally in zip(self.names, self.tallies, strict=True)
            for bot, share in sorted(tally.by_bot.items())
            if len(tally.by_bot) > 1
        ]
        if not rows:
            return []
        return [sheet.heading("Bots"), sheet.table(["setting", "bot", "win share"], rows)]

    def _plots(self) -> list[h.Node]:
        if len(self.names) > MOST_PLOTTED:
            return []
        unit = self.run.game.counts.unit
        return [
            sheet.heading("Win share by seat"),
            sheet.plot(plots.seat_shares(self.names, self.tallies), "win share by seat"),
            sheet.heading("Length"),
            sheet.plot(plots.lengths(self.names, self.tallies, unit), "length of the games"),
            sheet.heading("Endings"),
            sheet.plot(plots.endings(self.names, self.tallies), "endings of the games"),
        ]

    def _heats(self) -> list[h.Node]:
        """Maps over two options, where exactly two vary."""
        axes = varied(self.run)
        if len(axes) != 2 or len(self.run.plan.cells) < 4:
            return []
        found: list[h.Node] = []
        for name, form in self._mapped():
            points = [
                {"x": cell.options[axes[0]], "y": cell.options[axes[1]], "value": _of(tally, name)}
                for cell, tally in zip(self.run.plan.cells, self.tallies, strict=True)
            ]
            label = name.replace("_", " ")
            label = f"{self.run.game.counts.unit}, median" if name == "length" else label
            found.append(sheet.plot(plots.heat(points, axes[0], axes[1], label, form), label))
        return [sheet.heading("Over both options"), sheet.row(found)]

    def _mapped(self) -> list[tuple[str, str]]:
        shares = [f"ending_{kind}" for kind in self._kinds()]
        shares += [
            name for name in self._figures() if all(tally.is_share(name) for tally in self.tallies)
        ]
        first = ["first_player"] if self._has_first() else []
        return [("length", ".0f")] + [(name, ".1%") for name in (*first, *shares)]

    def _meetings(self, title: str, told: str, column: str) -> list[h.Node]:
        meetings = self.seen if column == "seen" else self.done
        ordered = meetings.in_order()
        if not ordered:
            return []
        rows = []
        for met in ordered:
            value, spread = meetings.difference(met)
            often = f"{100 * met.games / meetings.games:.1f}"
            difference = f"{100 * value:+.1f} ± {100 * spread:.1f}"
            rows.append([met.title, often, str(met.having), str(meetings.without(met)), difference])
        head = ["thing", "games, %", "win share with it", "without it", "difference"]
        return [
            sheet.heading(f"{title}, and the win share with and without"),
            sheet.told(f"{told} It goes with winning; it need not be why."),
            sheet.plot(plots.helpful(meetings, SHOWN), "what goes with winning most and least"),
            sheet.folded(f"All {len(rows)}", sheet.table(head, rows)),
        ]


def _of(tally: Tally, name: str) -> float:
    """A measure; an ending that a setting never saw has no games."""
    return tally.values().get(name, 0.0)


def varied(run: Run) -> list[str]:
    """The options that differ between settings."""
    cells = [cell.options for cell in run.plan.cells]
    return [id for id in cells[0] if len({cell[id] for cell in cells}) > 1]


def settings(run: Run) -> list[str]:
    """What the settings are called: the options that differ, or bots, or all of them."""
    axes = varied(run)
    names = []
    for cell in run.plan.cells:
        shown = {id: cell.options[id] for id in axes or cell.options}
        names.append(in_words(shown))
    if len({tuple(cell.bots) for cell in run.plan.cells}) > 1:
        pairs = zip(names, run.plan.cells, strict=True)
        names = [f"{' - '.join(cell.bots)} {name}".strip() for name, cell in pairs]
    return names


__all__ = ("Report", "Share", "settings")
