"""A leaf of a book as data: what a game gives people to read, and what lies beside it.

A game with reading matter fills a `Leaf` from a view; pages and terminals set it in type. All
words are already in the reader's language, so whoever sets it needs to know no rule.
"""

# mypyc: no

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Protocol

STRONG, SLANTED, PLAIN = "strong", "em", ""
MARKS = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=\S)([^*]+?)(?<=\S)\*")

Run = tuple[str, str]


def runs(paragraph: str) -> tuple[Run, ...]:
    """A paragraph taken apart at `*emphasis*` and `**strong**`: pairs of mark and text."""
    found: list[Run] = []
    end = 0
    for hit in MARKS.finditer(paragraph):
        found.append((PLAIN, paragraph[end : hit.start()]))
        found.append((STRONG, hit[1]) if hit[1] else (SLANTED, hit[2]))
        end = hit.end()
    found.append((PLAIN, paragraph[end:]))
    return tuple(run for run in found if run[1])


@dataclass(frozen=True, kw_only=True)
class Writing:
    """One thing to read: a page, a letter, a card.

    `look` says how it is set ("page", "title", "slip", "last"); `label` is what stands small
    above the title and `note` what the reader should know of it. `language` is that of title and
    text, which a translation may still lack. `picture` is an SVG, `alt` its words.
    """

    id: str
    title: str
    look: str = "page"
    number: str = ""
    label: str = ""
    note: str = ""
    icon: str = ""
    language: str = "en"
    paragraphs: tuple[tuple[Run, ...], ...] = ()
    picture: str = ""
    alt: str = ""

    @property
    def text(self) -> list[str]:
        """The paragraphs without their marks."""
        return ["".join(text for _, text in paragraph) for paragraph in self.paragraphs]


@dataclass(frozen=True, kw_only=True)
class Odds:
    """A chance in words, with the icon of what brings it about."""

    text: str
    icon: str = ""


@dataclass(frozen=True, kw_only=True)
class Roll:
    """A die as it fell: its face, the sum in words, and what that means."""

    id: str
    face: int
    text: str
    verdict: str
    is_won: bool


@dataclass(frozen=True, kw_only=True)
class Trial:
    """A box on the page about something to dare.

    `kind` is a slug that a style sheet paints; sign and `letter` stand beside the colour always.
    `state` is "ahead", "now" or how it ended, `state_said` the same in words.
    """

    id: str
    name: str
    kind: str
    kind_said: str
    letter: str
    icon: str
    state: str
    state_said: str
    facts: tuple[str, ...] = ()
    target: str = ""
    target_said: str = ""
    odds: tuple[Odds, ...] = ()
    odds_rule: str = ""
    language: str = "en"


@dataclass(frozen=True, kw_only=True)
class Tab:
    """A way on at the leaf's edge: the word that takes it, its price, and why it is closed."""

    word: str
    text: str
    kind: str = ""
    icon: str = ""
    price: str = ""
    why: str = ""
    rule: str = ""
    language: str = "en"


@dataclass(frozen=True, kw_only=True)
class Gauge:
    """A track with one mover: groups of spaces, each its label; `here` counts through them."""

    id: str
    title: str
    groups: tuple[tuple[str, ...], ...]
    here: int
    said: str
    about: str = ""
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class Keepsake:
    """Something carried: its words to read, and the words of what can be done with it now."""

    id: str
    title: str
    icon: str
    about: str = ""
    state: str = ""
    writing: Writing | None = None
    words: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Companion:
    """Somebody at the table: whether their job is to read, and how far they have decided."""

    seat: int
    reads: bool = False
    state: str = ""
    said: str = ""


@dataclass(frozen=True, kw_only=True)
class Leaf:
    """Everything that lies open before the readers.

    `under` is the page that an open slip lies on. `acts` are words of buttons that belong to the
    trial. `read` are the pages read so far, in order, without their texts: `Reading` opens them.
    `counts` are short facts at the foot of the map, `last` the lines of a last page.
    """

    book: str
    part: str
    page: Writing
    under: Writing | None = None
    opening: Writing | None = None
    trials: tuple[Trial, ...] = ()
    roll: Roll | None = None
    acts: tuple[str, ...] = ()
    tabs: tuple[Tab, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    kept: tuple[Keepsake, ...] = ()
    company: tuple[Companion, ...] = ()
    company_said: str = ""
    read: tuple[Writing, ...] = ()
    counts: tuple[str, ...] = ()
    verdict: str = ""
    last: tuple[tuple[str, str], ...] = ()


class Reading(Protocol):
    """What a game with reading matter gives: the leaf of a view, and what was read before."""

    def leaf(self, seen: dict[str, Any], language: str) -> Leaf:
        """What lies open; a page may add `names`, the seats' names, to the view."""

    def opened(self, seen: dict[str, Any], id: str, language: str) -> Writing | None:
        """One of the pages read so far, whole; None where it has not been read."""
