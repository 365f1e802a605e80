"""The directives of a card (section 4 of the format): each is read into a draft of the card."""

# mypyc: no

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, cast

from dreadhouse.games.danger.story.conditions import may_hold, read_condition
from dreadhouse.games.danger.story.findings import suggest
from dreadhouse.games.danger.story.model import (
    TYPES,
    At,
    Challenge,
    Condition,
    Ease,
    Effect,
    Item,
    Kind,
    Link,
    PickList,
    Picture,
    Premonition,
    Type,
    Way,
)
from dreadhouse.games.danger.story.scan import Misread, Scan

ONCE: Final = frozenset({"place", "picture", "item", "keep", "rank", "premonition", "go", "back"})
ONCE_TOO: Final = frozenset({"next"})

# On which kinds of card a directive may stand.
ALLOWED: Final[dict[str, str]] = {
    "place": "story death goal ending",
    "picture": "story death goal ending clue item premonition",
    "item": "item",
    "keep": "clue",
    "rank": "ending",
    "warns": "story death goal ending clue item premonition",
    "on": "story goal clue item premonition",
    "premonition": "story goal",
    "challenge": "story",
    "pick": "story",
    "choice": "story goal",
    "go": "story clue item",
    "back": "death",
    "return": "story goal",
    "next": "goal",
}
DETAIL = re.compile(r"(  |\t)")
DIRECTIVE = re.compile(r"@([A-Za-z][\w-]*)")


@dataclass(slots=True)
class Drafted:
    """A way without its number: numbers run through the whole card."""

    link: Link
    at: At
    condition: Condition | None = None
    is_once: bool = False
    effects: tuple[Effect, ...] = ()

    def way(self, id: str, kind: Literal["choice", "pick", "return"]) -> Way:
        """The way with its number."""
        return Way(id, kind, self.link, self.condition, self.is_once, self.effects, self.at)


@dataclass(slots=True)
class Draft:
    """A card while its lines are read; `found` notes which directives it has, and where.

    Where the kind is only guessed, nothing is said about what may stand on such a card.
    """

    id: str
    kind: Kind
    file: str
    found: dict[str, At] = field(default_factory=dict)
    place: str = ""
    picture: Picture | None = None
    item: Item | None = None
    is_kept: bool = False
    rank: str = ""
    warns: list[str] = field(default_factory=list)
    warns_at: dict[str, At] = field(default_factory=dict)
    on: list[Effect] = field(default_factory=list)
    premonition: Premonition | None = None
    challenges: list[Challenge] = field(default_factory=list)
    picks: list[tuple[int, list[Drafted], At]] = field(default_factory=list)
    choices: list[Drafted] = field(default_factory=list)
    go: Link | None = None
    back: str = ""
    back_link: Link | None = None
    returns: list[Drafted] = field(default_factory=list)
    next: str = ""
    remarks: list[str] = field(default_factory=list)
    problems: list[tuple[str, At, str]] = field(default_factory=list)
    is_kind_sure: bool = True

    def find(self, code: str, at: At, message: str) -> None:
        """Note something wrong on this card."""
        self.problems.append((code, at, message))


@dataclass(frozen=True, slots=True)
class Detail:
    """A line below a directive that belongs to it."""

    line: str
    number: int


def read_directive(draft: Draft, line: str, number: int, details: list[Detail]) -> None:
    """Read one directive with its detail lines; what is wrong is noted on the draft."""
    scan = Scan(line, draft.file, number)
    try:
        name = _name(draft, line, number)
        scan.place = len(name) + 1
        _READ[name](draft, scan, details)
        if details and name not in ("challenge", "pick"):
            place = Scan(details[0].line, draft.file, details[0].number)
            place.skip()
            draft.find("E04", place.at(), f"@{name} takes no detail lines: remove the indent")
    except Misread as wrong:
        draft.find(wrong.code, At(draft.file, number, wrong.column), str(wrong))


def _name(draft: Draft, line: str, number: int) -> str:
    found = DIRECTIVE.match(line)
    name = found[1] if found else ""
    if name not in ALLOWED:
        message = f"there is no directive @{name}{suggest('@' + name, ['@' + n for n in ALLOWED])}"
        raise Misread("E02", 1, message)
    at = At(draft.file, number)
    if draft.is_kind_sure and draft.kind not in ALLOWED[name].split():
        kinds = ALLOWED[name].replace(" ", ", ")
        draft.find("E16", at, f"@{name} cannot stand on a {draft.kind} card, only on: {kinds}")
    elif name in draft.found and name in ONCE | ONCE_TOO:
        first = draft.found[name].line
        draft.find("E16", at, f"@{name} stands on this card twice, first in line {first}")
    draft.found.setdefault(name, at)
    return name


def _place(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    place = scan.word("the id of a place")
    scan.end()
    draft.place = place


def _picture(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    file = scan.string("the picture's file")
    alt = scan.string("words for those who do not see it")
    scan.end()
    draft.picture = Picture(file, alt)


def _item(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    id = scan.word("the id of the item")
    draft.item = Item(id, draft.id, "key")  # known by its name even if the rest is wrong
    use = scan.one_of(("booster", "consumable", "key"))
    item = Item(id, draft.id, "key")
    if use == "booster":
        type = _type(scan)
        item = Item(id, draft.id, "booster", type, scan.step("a booster", "+", 3))
    elif use == "consumable" and scan.one_of(("danger", "win")) == "danger":
        item = Item(id, draft.id, "danger", None, -scan.step("danger", "-"))
    elif use == "consumable":
        item = Item(id, draft.id, "win", _type(scan))
    scan.end()
    draft.item = item


def _type(scan: Scan) -> Type:
    return cast(Type, scan.one_of(TYPES))


def _keep(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    scan.end()
    draft.is_kept = True


def _rank(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    scan.skip()
    letter = scan.line[scan.place : scan.place + 1]
    if not ("A" <= letter <= "Z"):
        scan.fail("a rank, one letter from A to Z")
    scan.place += 1
    scan.end()
    draft.rank = letter


def _warns(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    found: list[str] = []
    while True:
        scan.skip()
        at = scan.at()
        found.append(scan.card_id())
        draft.warns_at.setdefault(found[-1], at)
        if not scan.has(","):
            break
    scan.end("a comma or the end of the line")
    draft.warns += [id for id in dict.fromkeys(found) if id not in draft.warns]


def _on(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    effects = read_effects(scan)
    for effect in effects:
        if effect.kind == "go":
            _refuse(draft, effect, "go is no change when read: write @go on a line of its own")
    draft.on += effects


def _refuse(draft: Draft, effect: Effect, message: str) -> None:
    draft.find("E16", effect.at or At(draft.file, 1), message)


def _premonition(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    if not scan.has("level"):
        scan.fail("level and a number")
    level = scan.number_(1, 5, "a psychic level")
    link = scan.link()
    scan.end()
    draft.premonition = Premonition(level, link)


def _challenge(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    at = At(draft.file, scan.number)
    type = _type(scan)
    is_required = scan.one_of(("optional", "required")) == "required"
    name = scan.string("the challenge's name")
    repeat, tries = _tries(scan)
    condition = _if(draft, scan)
    scan.end("once, may, must, if or the end of the line")
    eases, win, lose = _results(draft, at, details)
    id = f"{draft.id}-{chr(ord('a') + min(len(draft.challenges), 25))}"
    draft.challenges.append(
        Challenge(id, type, is_required, name, repeat, tries, condition, eases, win, lose, at)
    )
    if repeat == "must" and any(effect.kind == "go" for effect in lose):
        draft.find("E27", at, "a challenge that must be tried again cannot go elsewhere when lost")
    if len(draft.challenges) > 26:
        draft.find("E16", at, "a card has 26 challenges at most")


def _tries(scan: Scan) -> tuple[Literal["once", "may", "must"], int]:
    if scan.has("once"):
        return "once", 1
    repeat: Literal["may", "must"]
    if scan.has("may"):
        repeat = "may"
    elif scan.has("must"):
        repeat = "must"
    else:
        return "once", 1
    scan.skip()
    if not scan.line[scan.place : scan.place + 1].isdigit():
        return repeat, 3
    tries = scan.number_(2, 9, "the number of tries")
    if not scan.has("tries"):
        scan.fail("tries after the number")
    return repeat, tries


def _if(draft: Draft, scan: Scan) -> Condition | None:
    if not scan.has("if"):
        return None
    scan.skip()
    at = scan.at()
    condition = read_condition(scan)
    if not may_hold(condition):
        draft.find("E30", at, "this condition can never be true")
    return condition


def _results(
    draft: Draft, at: At, details: list[Detail]
) -> tuple[tuple[Ease, ...], tuple[Effect, ...], tuple[Effect, ...]]:
    """The ease, win and lose lines below a challenge."""
    eases: list[Ease] = []
    lines: dict[str, tuple[Effect, ...]] = {}
    for detail in details:
        scan = Scan(detail.line, draft.file, detail.number)
        try:
            word = _detail_word(scan)
            if word == "ease":
                eases.append(Ease(-scan.step("ease", "-", 3), _if(draft, scan)))
                scan.end("if or the end of the line")
            elif word in lines:
                raise Misread("E04", 3, f"a second {word}: line; write both changes in one")
            else:
                lines[word] = ()
                lines[word] = _result(draft, scan)
        except Misread as wrong:
            draft.find(wrong.code, At(draft.file, detail.number, wrong.column), str(wrong))
    for word in ("win", "lose"):
        if word not in lines:
            draft.find("E04", at, f'this challenge has no {word}: line; "nothing" does nothing')
    return tuple(eases), lines.get("win", ()), lines.get("lose", ())


def _detail_word(scan: Scan) -> str:
    scan.skip()
    for word in ("ease", "win", "lose"):
        if scan.has(f"{word}:"):
            return word
    raise Misread("E04", scan.place + 1, "expected ease:, win: or lose:")


def _result(draft: Draft, scan: Scan) -> tuple[Effect, ...]:
    if scan.has("nothing"):
        scan.end()
        return ()
    effects = read_effects(scan)
    for effect in effects[:-1]:
        if effect.kind == "go":
            _refuse(draft, effect, "go has to be the last change of its line: nothing follows it")
    return effects


def read_effects(scan: Scan) -> tuple[Effect, ...]:
    """A list of changes with commas, up to the end of the line."""
    effects = [_effect(scan)]
    while scan.has(","):
        effects.append(_effect(scan))
    scan.end("a comma or the end of the line")
    return tuple(effects)


def _effect(scan: Scan) -> Effect:
    scan.skip()
    at = scan.at()
    kind = scan.one_of(("danger", "psychic", "clue", "drop", "go"))
    if kind == "danger":
        return Effect("danger", scan.step("danger"), at=at)
    if kind == "psychic":
        return Effect("psychic", scan.step("psychic"), at=at)
    if kind == "drop":
        return Effect("drop", item=scan.word("the id of an item"), at=at)
    return Effect("clue" if kind == "clue" else "go", link=scan.link(), at=at)


def _pick(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    at = At(draft.file, scan.number)
    scan.skip()
    column = scan.place + 1
    count = scan.number_(1, 99, "the number of clues to pick")
    scan.end()
    ways: list[Drafted] = []
    for detail in details:
        one = Scan(detail.line, draft.file, detail.number)
        try:
            one.skip()
            if not one.line.startswith("[[", one.place):
                one.fail("a link [[text->C101 Title]]", "E04")
            link = one.link()
            ways.append(Drafted(link, At(draft.file, detail.number), _if(draft, one)))
            one.end("if or the end of the line")
        except Misread as wrong:
            draft.find(wrong.code, At(draft.file, detail.number, wrong.column), str(wrong))
    draft.picks.append((count, ways, at))
    if not details:
        draft.find("E04", at, "this pick list is empty: write its links below it, indented")
    elif count > len(details):
        message = f"{count} to pick, but only {len(details)} listed"
        draft.find("E15", At(draft.file, at.line, column), message)


def _choice(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    drafted = Drafted(scan.link(), At(draft.file, scan.number))
    drafted.is_once = scan.has("once")
    drafted.condition = _if(draft, scan)
    drafted.is_once = drafted.is_once or scan.has("once")
    drafted.effects = _price(draft, scan, 'if, once, ":" or the end of the line')
    draft.choices.append(drafted)


def _price(draft: Draft, scan: Scan, expected: str) -> tuple[Effect, ...]:
    """The changes behind the colon of a choice or a Story Return."""
    if not scan.has(":"):
        scan.end(expected)
        return ()
    effects = read_effects(scan)
    for effect in effects:
        if effect.kind in ("go", "clue"):
            message = f"{effect.kind} cannot be a price here: the link says where it leads"
            _refuse(draft, effect, message)
    return effects


def _go(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    link = scan.link()
    scan.end()
    draft.go = link


def _back(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    if scan.has("previous"):
        scan.end()
        draft.back = "previous"
        return
    scan.skip()
    if not scan.line.startswith("[[", scan.place):
        scan.fail("previous or a link [[text->S101 Title]]")
    link = scan.link()
    scan.end()
    draft.back, draft.back_link = link.target, link


def _return(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    drafted = Drafted(scan.link(), At(draft.file, scan.number))
    drafted.effects = _price(draft, scan, '":" or the end of the line')
    draft.returns.append(drafted)
    if drafted.link.target == draft.id:
        draft.find("E27", drafted.link.at, "a Story Return cannot lead to its own card")


def _next(draft: Draft, scan: Scan, details: list[Detail]) -> None:
    words = scan.string("the words of the way on")
    scan.end()
    if not words:
        raise Misread("E03", 1, "the way on needs words between its quotes")
    draft.next = words


_READ: Final[dict[str, Callable[[Draft, Scan, list[Detail]], None]]] = {
    "place": _place,
    "picture": _picture,
    "item": _item,
    "keep": _keep,
    "rank": _rank,
    "warns": _warns,
    "on": _on,
    "premonition": _premonition,
    "challenge": _challenge,
    "pick": _pick,
    "choice": _choice,
    "go": _go,
    "back": _back,
    "return": _return,
    "next": _next,
}


def pick_lists(draft: Draft) -> tuple[tuple[PickList, ...], tuple[Way, ...], tuple[Way, ...]]:
    """Pick lists, choices and Story Returns with their numbers, in that order."""
    number = 0

    def numbered(ways: list[Drafted], kind: Literal["choice", "pick", "return"]) -> tuple[Way, ...]:
        nonlocal number
        found = []
        for one in ways:
            number += 1
            found.append(one.way(f"{draft.id}-{number}", kind))
        return tuple(found)

    picks = tuple(PickList(count, numbered(ways, "pick"), at) for count, ways, at in draft.picks)
    return picks, numbered(draft.choices, "choice"), numbered(draft.returns, "return")
