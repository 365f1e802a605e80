"""A passage becomes a card: its tags, its three parts, and what a kind of card must have."""

# mypyc: no

from __future__ import annotations

import re
from typing import Final, get_args

from dreadhouse.games.danger.story.directives import (
    ALLOWED,
    DETAIL,
    DIRECTIVE,
    Detail,
    Draft,
    pick_lists,
    read_directive,
)
from dreadhouse.games.danger.story.findings import suggest
from dreadhouse.games.danger.story.model import CLUE_KINDS, STORY_KINDS, At, Card, Kind
from dreadhouse.games.danger.story.twee import Section

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
NAME: Final = re.compile(r"([SC]\d{3})(?!\w)\s*(.*)", re.ASCII | re.DOTALL)
ALMOST: Final = re.compile(r"[SC]\d{3}\w", re.ASCII)
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "story": ("place",),
    "goal": ("place",),
    "item": ("item",),
    "ending": ("rank",),
    "death": ("back",),
}
ESCAPED: Final = re.compile(r"\\+::")
LINK_IN_PROSE: Final = re.compile(r"\[\[.*?\]\]")


def card_id(name: str) -> str:
    """The card id that a passage's name begins with, or nothing."""
    found = NAME.match(name)
    return found[1] if found else ""


def read_card(section: Section) -> tuple[Card, Draft]:
    """The card, and its draft with what is wrong and where things stand."""
    found = NAME.match(section.name)
    assert found is not None
    name_at = At(section.at.file, section.at.line, section.name_column)
    draft = Draft(found[1], "story", section.at.file)
    draft.kind = _kind(draft, section, name_at)
    prose = _read_body(draft, section)
    if _may_complain(draft):
        _check_needs(draft, name_at)
    picks, choices, returns = pick_lists(draft)
    card = Card(
        id=draft.id,
        title=found[2].strip(),
        kind=draft.kind,
        prose=prose,
        at=name_at,
        tags=_further(section.tags, draft.kind),
        metadata=section.metadata,
        place=draft.place,
        picture=draft.picture,
        item=draft.item,
        is_kept=draft.is_kept,
        rank=draft.rank,
        warns=tuple(draft.warns),
        on=tuple(draft.on),
        premonition=draft.premonition,
        challenges=tuple(draft.challenges),
        picks=picks,
        choices=choices,
        go=draft.go,
        back=draft.back,
        back_link=draft.back_link,
        returns=returns,
        next=draft.next,
        remarks=tuple(draft.remarks),
    )
    return card, draft


def _further(tags: tuple[str, ...], kind: str) -> tuple[str, ...]:
    return tuple(tag for tag in tags if tag != kind)


def _kind(draft: Draft, section: Section, at: At) -> Kind:
    """The kind that the tags name (E06); a guess from the id where they do not."""
    fitting = STORY_KINDS if draft.id[0] == "S" else CLUE_KINDS
    named = [tag for tag in dict.fromkeys(section.tags) if tag in KINDS]
    listed = ", ".join(fitting)
    draft.is_kind_sure = len(named) == 1 and named[0] in fitting
    if not named:
        near = "".join(suggest(tag, KINDS) for tag in section.tags[:1])
        draft.find("E06", at, f"this card has no kind: tag it with one of {listed}{near}")
        return fitting[0]
    if len(named) > 1:
        draft.find("E06", at, f"two kinds, {' and '.join(named)}: keep one of them")
    for kind in fitting:
        if kind in named:
            return kind
    if len(named) == 1:
        message = f"a card {draft.id[0]}... cannot be of kind {named[0]}, only one of {listed}"
        draft.find("E06", at, message)
    return fitting[0]


def _may_complain(draft: Draft) -> bool:
    """Whether what is missing is missing for certain: a line unread may have held it."""
    return not any(code in ("E02", "E05", "E06") for code, _, _ in draft.problems)


def _check_needs(draft: Draft, at: At) -> None:
    """What each kind of card must have, and @go beside other ways (E16)."""
    for name in NEEDED.get(draft.kind, ()):
        if name not in draft.found:
            draft.find("E16", at, f"a card of kind {draft.kind} needs @{name}")
    if draft.kind == "story" and "go" in draft.found:
        for name in ("choice", "return"):
            if name in draft.found:
                message = f"@go cannot stand beside @{name}: make it a choice too"
                draft.find("E16", draft.found["go"], message)


def _read_body(draft: Draft, section: Section) -> tuple[str, ...]:
    """Opening block, prose, closing block; gives the prose."""
    paragraphs: list[list[str]] = []
    is_fresh = True
    closing = False
    place = 0
    lines = section.lines
    while place < len(lines):
        line = lines[place]
        number = section.at.line + 1 + place
        place += 1
        if line.startswith("%%"):
            draft.remarks.append(line[2:].strip())
        elif DIRECTIVE.match(line):
            closing = bool(paragraphs)
            has_details = line.startswith(("@challenge", "@pick"))
            details, place = _details(draft, lines, place, section.at.line + 1, has_details)
            read_directive(draft, line.rstrip(), number, details)
        elif not line.strip():
            is_fresh = True
        elif _misplaced(draft, line, number):
            continue
        elif closing:
            message = "prose after the closing block: move it up or give it a card of its own"
            draft.find("E05", At(draft.file, number), message)
        else:
            if is_fresh:
                paragraphs.append([])
            is_fresh = False
            paragraphs[-1].append(_prose(draft, line, number))
    return tuple("\n".join(paragraph) for paragraph in paragraphs)


def _details(
    draft: Draft, lines: list[str], place: int, first: int, is_wide: bool
) -> tuple[list[Detail], int]:
    """The indented lines below a directive; where details are usual (`is_wide`), blank lines and
    remarks may stand among them."""
    details: list[Detail] = []
    end = place
    remarks: list[str] = []
    while place < len(lines):
        line = lines[place]
        if line.startswith("%%") and is_wide:
            remarks.append(line[2:].strip())
        elif line.strip() or not is_wide:
            if not line.strip() or not DETAIL.match(line):
                break
            details.append(Detail(line.rstrip(), first + place))
            draft.remarks += remarks
            remarks = []
            end = place + 1
        place += 1
    return details, end


def _misplaced(draft: Draft, line: str, number: int) -> bool:
    """A directive behind a space would be read out to the players."""
    indented = DIRECTIVE.match(line.lstrip())
    if not indented or indented[1] not in ALLOWED:
        return False
    at = At(draft.file, number, len(line) - len(line.lstrip()) + 1)
    draft.find("E03", at, f"@{indented[1]} has to stand at the very start of its line")
    return True


def _prose(draft: Draft, line: str, number: int) -> str:
    """A line of prose without its escapes; a link in it is an error (E08)."""
    if link := LINK_IN_PROSE.search(line):
        at = At(draft.file, number, link.start() + 1)
        draft.find("E08", at, "a link in prose: ways stand in @choice, @go and the like")
    if line.startswith("@@"):
        return line[1:].strip()
    if ESCAPED.match(line):
        return line[1:].strip()
    return line.strip()
