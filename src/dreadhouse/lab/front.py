"""The front of a search: the settings that no other one beats in every target, text and HTML."""

from __future__ import annotations

import pathlib
from typing import TYPE_CHECKING

import htpy as h

from dreadhouse.lab import page, plots, sheet
from dreadhouse.lab.grid import in_words
from dreadhouse.lab.report import REPORT

if TYPE_CHECKING:
    from dreadhouse.lab.tuning import Search, Tried


def report(wanted: Search, tried: list[Tried], folder: pathlib.Path, command: str) -> None:
    """Print the front and write the page."""
    ordered = sorted(tried, key=lambda one: (not one.is_best, _off(wanted, one)))
    front = [one for one in ordered if one.is_best]
    print(page.table(head(wanted), [line(wanted, one) for one in front]))
    title = f"{wanted.game.title('en')}: searched for {', '.join(map(str, wanted.targets))}"
    sheet.write(folder / REPORT, title, _parts(wanted, ordered, command))
    print(f"\n{len(front)} of {len(tried)} settings are on the front; report in {folder / REPORT}.")


def _off(wanted: Search, one: Tried) -> list[float]:
    """How far a setting is from each target, for sorting."""
    return [target.distance(one.tally) for target in wanted.targets]


def head(wanted: Search) -> list[str]:
    """The columns of the table of settings."""
    measures = [target.measure.replace("_", " ") for target in wanted.targets]
    unit = wanted.game.counts.unit
    return ["setting", "games", *measures, f"{unit}, median", "seat 1, %"]


def line(wanted: Search, one: Tried) -> list[str]:
    """A setting with its measures; a star marks a target that is hit."""
    tally = one.tally
    cells = [
        f"{tally.value(target.measure):.4g}{'' if target.distance(tally) else ' *'}"
        for target in wanted.targets
    ]
    seat = str(tally.by_seat[0])
    return [in_words(one.options), f"{tally.games:,}", *cells, f"{tally.median:g}", seat]


def _parts(wanted: Search, ordered: list[Tried], command: str) -> list[h.Node]:
    front = [one for one in ordered if one.is_best]
    told = (
        f"{len(ordered)} settings by {' - '.join(wanted.plan.cells[0].bots)}. "
        "No other setting is better than one of the front in every target. "
        "A star marks a target that is hit."
    )
    return [
        sheet.command(command),
        sheet.told(told),
        sheet.heading("The front"),
        sheet.table(head(wanted), [line(wanted, one) for one in front]),
        *_plot(wanted, ordered),
        sheet.heading("Everything tried"),
        sheet.table(head(wanted), [line(wanted, one) for one in ordered]),
    ]


def _plot(wanted: Search, ordered: list[Tried]) -> list[h.Node]:
    """The first two targets against each other."""
    if len(wanted.targets) < 2:
        return []
    across, up = wanted.targets[:2]
    points = [
        {"x": across.distance(one.tally), "y": up.distance(one.tally), "front": one.is_best}
        for one in ordered
    ]
    return [sheet.plot(plots.front(points, across.measure, up.measure), "distances from targets")]
