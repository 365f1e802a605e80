"""The page as text, for terminals: the card with its prose, challenges, ways, tracks, inventory."""

# mypyc: no

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from typing import Any

import click

from dreadhouse.games.danger.book import StoryBook
from dreadhouse.games.danger.story.model import Story
from dreadhouse.kernel.leaf import SLANTED, STRONG, Gauge, Keepsake, Leaf, Run, Tab, Trial, Writing

NARROW = 80
WIDEST = 84
INDENT = "  "
TRIAL_COLOURS = {
    "climbing": "magenta",
    "fighting": "green",
    "dexterity": "yellow",
    "perception": "blue",
    "strength": "red",
}
PASSED, HERE, AHEAD = "━", "◆", "·"


def telling(story: Story) -> Callable[[dict[str, Any], str], str]:
    """What writes a view of this story as text; `width` and `names` may be added to the view."""
    book = StoryBook(story)

    def tell(seen: dict[str, Any], language: str) -> str:
        width = min(WIDEST, seen.get("width", NARROW))
        return Sheet(book.leaf(seen, language), width).text(seen.get("names") or [])

    return tell


class Sheet:
    """One leaf set for a terminal."""

    def __init__(self, leaf: Leaf, width: int) -> None:
        self.leaf = leaf
        self.width = width

    def text(self, names: list[str]) -> str:
        """Everything, part by part."""
        leaf = self.leaf
        parts = [
            [self.line(leaf.part)],
            *self.pages(),
            self.roll(),
            self.trials(),
            self.ways(),
            self.last(),
            [*(self.gauge(gauge) for gauge in leaf.gauges)],
            self.kept(),
            self.company(names),
            [" · ".join(leaf.counts)],
        ]
        return "\n\n".join("\n".join(part) for part in parts if part)

    def line(self, heading: str) -> str:
        """A heading with a line to the right edge."""
        return click.style(
            f"═ {heading} {'═' * max(0, self.width - len(heading) - 3)}", fg="yellow"
        )

    def pages(self) -> Iterable[list[str]]:
        """The page, and the slip that lies on it; a page read before keeps to its head."""
        leaf = self.leaf
        if leaf.under is None:
            return [self.page(leaf.page)]
        return [[self.head(leaf.under)], self.page(leaf.page)]

    def head(self, page: Writing) -> str:
        """Number, title and what kind of card it is."""
        name = f"{page.number} · {page.title}" if page.number else page.title
        label = f"  {click.style(page.label, dim=True)}" if page.label.strip() else ""
        return click.style(name, bold=True, fg="cyan") + label

    def page(self, page: Writing) -> list[str]:
        """A card with its prose."""
        found = [self.head(page)]
        if page.note:
            found += self.wrap(click.style(page.note, dim=True))
        for paragraph in page.paragraphs:
            found += ["", *self.prose(paragraph)]
        return found

    def prose(self, paragraph: tuple[Run, ...]) -> list[str]:
        """A paragraph; marks are put on after the lines are broken."""
        plain = "".join(text for _, text in paragraph)
        lines = self.wrap(plain)
        for mark, text in paragraph:
            if mark:
                lines = [line.replace(text, marked(mark, text)) for line in lines]
        return lines

    def wrap(self, text: str, later: str = "") -> list[str]:
        """Lines that fit."""
        return textwrap.wrap(
            text, self.width, initial_indent="", subsequent_indent=later, break_on_hyphens=False
        )

    # ---- challenges and ways

    def roll(self) -> list[str]:
        """The die as it fell."""
        roll = self.leaf.roll
        if roll is None:
            return []
        colour = "green" if roll.is_won else "red"
        return [f"[{roll.face}] {roll.text}: {click.style(roll.verdict, fg=colour, bold=True)}"]

    def trials(self) -> list[str]:
        """Every challenge of the card."""
        return [line for trial in self.leaf.trials for line in self.trial(trial)]

    def trial(self, trial: Trial) -> list[str]:
        """Letter, name, type and target, then the odds."""
        letter = click.style(f"({trial.letter})", fg=TRIAL_COLOURS[trial.kind], bold=True)
        told = [trial.kind_said, *trial.facts, trial.state_said]
        if trial.target:
            told.append(f"{trial.target_said} {trial.target}")
        first = f"{letter} {trial.name}: {', '.join(part for part in told if part)}"
        odds = "; ".join(odds.text for odds in trial.odds)
        return [first, *([f"    {odds}"] if odds else [])]

    def ways(self) -> list[str]:
        """The ways on, with prices and reasons."""
        return [line for tab in self.leaf.tabs for line in self.way(tab)]

    def way(self, tab: Tab) -> list[str]:
        """One way; closed ones say why."""
        price = f"  ({tab.price})" if tab.price else ""
        if not tab.why:
            return self.wrap(f"→ {tab.text}{price}", INDENT)
        rule = f" [{tab.rule}]" if tab.rule else ""
        return [
            click.style(line, dim=True)
            for line in self.wrap(f"× {tab.text}{price}: {tab.why}{rule}", INDENT)
        ]

    def last(self) -> list[str]:
        """The final sheet."""
        if not self.leaf.last:
            return []
        lines = [f"{name}: {value}" for name, value in self.leaf.last]
        return [click.style(self.leaf.verdict, bold=True, fg="yellow"), *lines]

    # ---- beside the page

    def gauge(self, gauge: Gauge) -> str:
        """A track as one line: numbers where it has them, else a bar in its levels."""
        groups, space = [], 0
        for group in gauge.groups:
            signs = ""
            for label in group:
                sign = label or (PASSED if space < gauge.here else AHEAD)
                signs += f"[{label or HERE}]" if space == gauge.here else sign
                space += 1
            groups.append(signs)
        return f"{'|'.join(groups)}  {click.style(gauge.said, dim=True)}"

    def kept(self) -> list[str]:
        """The inventory, a line each."""
        return [self.thing(thing) for thing in self.leaf.kept]

    def thing(self, thing: Keepsake) -> str:
        """One thing and what it is good for."""
        mark = "▣" if thing.state == "in-slot" else "•"
        about = f": {click.style(thing.about, dim=True)}" if thing.about else ""
        return f"{mark} {thing.title}{about}"

    def company(self, names: list[str]) -> list[str]:
        """Who reads and who has decided."""
        members = self.leaf.company
        if len(members) < 2 or not names:
            return []
        told = []
        for member in members:
            name = names[member.seat]
            name = click.style(name, bold=True) if member.reads else name
            told.append(f"{name} ({member.said})" if member.said else name)
        return [" · ".join(told), *self.wrap(self.leaf.company_said)]


def marked(mark: str, text: str) -> str:
    """Emphasis as terminals have it."""
    return click.style(text, bold=mark == STRONG, italic=mark == SLANTED)
