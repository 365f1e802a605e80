"""A story as data: what a folder of chapters says once it has been read.

The words are those of the story format; nothing here knows how a story is written down or played.
A place in a file is kept wherever a check may have to point at it; two stories that say the same
are equal wherever it stands.
"""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["story", "death", "goal", "ending", "clue", "item", "premonition"]
Type = Literal["climbing", "fighting", "dexterity", "perception", "strength"]

STORY_KINDS: tuple[Kind, ...] = ("story", "death", "goal", "ending")
CLUE_KINDS: tuple[Kind, ...] = ("clue", "item", "premonition")
TYPES: tuple[Type, ...] = ("climbing", "fighting", "dexterity", "perception", "strength")


@dataclass(frozen=True, slots=True)
class At:
    """A place in a file; line and column count from 1, columns in characters."""

    file: str
    line: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class Link:
    """A way to a card: `[[text->S116 The Refuge Box]]`; `title` as it was typed."""

    text: str
    target: str
    title: str
    at: At = field(compare=False)


@dataclass(frozen=True, slots=True)
class Test:
    """One question of a condition: `item lamp`, `seen S108`, `level >= 2`, `level < 3`."""

    kind: Literal["item", "seen", "level >=", "level <"]
    word: str
    number: int
    at: At = field(compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    """The opposite of a condition."""

    of: Condition


@dataclass(frozen=True, slots=True)
class All:
    """Conditions joined by and."""

    of: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Any:
    """Conditions joined by or."""

    of: tuple[Condition, ...]


Condition = Test | Not | All | Any


@dataclass(frozen=True, slots=True)
class Effect:
    """One printed change; `amount` for danger and psychic, `item` for drop, `link` else."""

    kind: Literal["danger", "psychic", "clue", "drop", "go"]
    amount: int = 0
    item: str = ""
    link: Link | None = None
    at: At | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Ease:
    """What makes a challenge easier (DAN-75); `amount` is how far the target falls, above 0."""

    amount: int
    condition: Condition | None


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge (DAN-65 and after); `id` is the card's id, a dash, and a letter: S101-a."""

    id: str
    type: Type
    is_required: bool
    name: str
    repeat: Literal["once", "may", "must"]
    tries: int
    condition: Condition | None
    eases: tuple[Ease, ...]
    win: tuple[Effect, ...]
    lose: tuple[Effect, ...]
    at: At = field(compare=False)


@dataclass(frozen=True, slots=True)
class Way:
    """A choice, an entry of a pick list, or a Story Return.

    `id` is the card's id, a dash and a number: S101-1. Numbers run through pick lists, choices
    and Story Returns of a card in that order, as printed.
    """

    id: str
    kind: Literal["choice", "pick", "return"]
    link: Link
    condition: Condition | None = None
    is_once: bool = False
    effects: tuple[Effect, ...] = ()
    at: At | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class PickList:
    """Of these clues so many have to be drawn (DAN-63)."""

    count: int
    ways: tuple[Way, ...]
    at: At = field(compare=False)


@dataclass(frozen=True, slots=True)
class Item:
    """An item: a booster of a type, a one-use item, or a key.

    `use` is "booster" (`type`, `amount` above 0), "danger" (one use, `amount` spaces down),
    "win" (one use, wins one challenge of `type`) or "key".
    """

    id: str
    card: str
    use: Literal["booster", "danger", "win", "key"]
    type: Type | None = None
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Premonition:
    """A premonition line (DAN-127)."""

    level: int
    link: Link


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture's file under `pictures/` and its words for those who do not see it."""

    file: str
    alt: str


@dataclass(frozen=True, slots=True)
class Card:
    """A story card or a clue card.

    `prose` is a tuple of paragraphs. `tags` are the further tags, without the kind. `back` is a
    card id or "previous". `metadata` is Twine's own, byte for byte. `remarks` are the `%%` lines.
    """

    id: str
    title: str
    kind: Kind
    prose: tuple[str, ...]
    at: At = field(compare=False)
    tags: tuple[str, ...] = ()
    metadata: str = ""
    place: str = ""
    picture: Picture | None = None
    item: Item | None = None
    is_kept: bool = False
    rank: str = ""
    warns: tuple[str, ...] = ()
    on: tuple[Effect, ...] = ()
    premonition: Premonition | None = None
    challenges: tuple[Challenge, ...] = ()
    picks: tuple[PickList, ...] = ()
    choices: tuple[Way, ...] = ()
    go: Link | None = None
    back: str = ""
    back_link: Link | None = None
    returns: tuple[Way, ...] = ()
    next: str = ""
    remarks: tuple[str, ...] = ()

    @property
    def chapter(self) -> int:
        """The number of the chapter that the card belongs to (DAN-7)."""
        return int(self.id[1])

    @property
    def ways(self) -> tuple[Way, ...]:
        """All ways in the order of their numbers."""
        picked = tuple(way for picks in self.picks for way in picks.ways)
        return picked + self.choices + self.returns


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage that is no card: kept for Twine, never played. `header` and `body` as read."""

    name: str
    tags: tuple[str, ...]
    metadata: str
    body: str
    at: At = field(compare=False)


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter; `others` are its passages that are no cards, `remarks` the lines on top."""

    number: int
    title: str
    file: str
    start: str
    goal: str
    others: tuple[Passage, ...] = ()
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tracks:
    """The two tracks and their numbers (DAN-98 to DAN-111); spaces count from 1."""

    danger: tuple[int, ...] = (3, 3, 3, 4, 4, 4, 5, 5, 5, 6)
    danger_start: int = 1
    danger_reset: int = 3
    overflow_psychic: int = -2
    psychic_max: int = 25
    psychic_start: int = 3
    psychic_levels: tuple[int, ...] = (1, 6, 11, 16, 21)
    death_psychic: int = -1


@dataclass(frozen=True, slots=True)
class Translation:
    """A story's words in another language; what is missing falls back to the original.

    `others` and `remarks` are those of its chapter files, by the chapter's number.
    """

    language: str
    title: str
    blurb: str
    content_note: str
    chapters: dict[int, str]
    ranks: dict[str, str]
    places: dict[str, str]
    cards: dict[str, Card]
    others: dict[int, tuple[Passage, ...]] = field(default_factory=dict)
    remarks: dict[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Story:
    """A whole story. `cards` is sorted by id, story cards before clue cards of a chapter.

    `scenes` says for a place which kind of picture it has (see `art.backdrops`); `pictures` holds
    the files that cards name, by their name under `pictures/`.
    """

    id: str
    title: str
    author: str
    language: str
    blurb: str
    content_note: str
    minutes: int
    start: str
    starter_items: tuple[str, ...]
    tracks: Tracks
    chapters: tuple[Chapter, ...]
    ranks: dict[str, str]
    places: dict[str, str]
    cards: dict[str, Card]
    spelling: tuple[str, ...] = ()
    translations: dict[str, Translation] = field(default_factory=dict)
    scenes: dict[str, str] = field(default_factory=dict)
    pictures: dict[str, bytes] = field(default_factory=dict, compare=False, repr=False)

    @property
    def items(self) -> dict[str, Item]:
        """All items by their id."""
        return {card.item.id: card.item for card in self.cards.values() if card.item}
