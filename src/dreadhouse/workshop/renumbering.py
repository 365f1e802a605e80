"""`story renumber`: cards get other ids, with every mention of them in all files."""

from __future__ import annotations

import pathlib
import re

from dreadhouse.games.danger.story import look_at
from dreadhouse.games.danger.story.findings import suggest
from dreadhouse.games.danger.story.reader import gather
from dreadhouse.games.danger.story.twee import decode
from dreadhouse.kernel.errors import GameError
from dreadhouse.workshop.formed import write_text

ID = re.compile(r"[SC]\d{3}", re.ASCII)
RANGE = re.compile(r"([SC]\d{3})(?:-([SC]\d{3}))?", re.ASCII)
# Lines in which an id is an id: headers, directives, details, remarks. Prose is the author's.
NAMING = re.compile(r"::|@[A-Za-z]|  |\t|%%")


def moves(folder: pathlib.Path, old: str, new: str) -> dict[str, str]:
    """Which id becomes which: one card, or a row of cards from a first new id on."""
    cards = look_at(folder).story.cards
    found = RANGE.fullmatch(old)
    if found is None or not ID.fullmatch(new):
        raise GameError("name a card such as S116, or a row such as S110-S119, and a new first id")
    first, last = found[1], found[2] or found[1]
    if first not in cards or last not in cards:
        wrong = first if first not in cards else last
        raise GameError(f"there is no card {wrong}{suggest(wrong, cards)}")
    row = [id for id in cards if id[:2] == first[:2] and first <= id <= last]
    if not row or last[:2] != first[:2] or new[:2] != first[:2]:
        raise GameError(f"a row stays in its deck and chapter: {first[:2]}.. cards only")
    shift = int(new[1:]) - int(first[1:])
    moved = {id: f"{id[0]}{int(id[1:]) + shift:03}" for id in row}
    for id, then in moved.items():
        if then[:2] != id[:2]:
            raise GameError(f"{id} would become {then}, which is another chapter")
        if then in cards and then not in moved:
            raise GameError(f"{id} would become {then}, which is taken")
    return moved


def renumber(folder: pathlib.Path, old: str, new: str) -> tuple[dict[str, str], list[str]]:
    """Move ids in every file; gives what was moved and the files that changed."""
    moved = moves(folder, old, new)
    mention = re.compile(rf"(?<!\w)({'|'.join(moved)})(?!\w)")
    changed: list[str] = []
    for name, content in gather(folder).items():
        if name.startswith("pictures/"):
            continue
        text = decode(content)[0]
        after = "\n".join(
            mention.sub(lambda id: moved[id[1]], line) if _names(name, line) else line
            for line in text.split("\n")
        )
        if after != text:
            write_text(folder / name, after)
            changed.append(name)
    return moved, changed


def _names(file: str, line: str) -> bool:
    return file.endswith(".toml") or NAMING.match(line) is not None
