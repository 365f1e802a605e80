"""A story of the house goes to Twine as one story, and comes back as a folder.

Each card gets the tag of its chapter (`ch1`); the settings travel in a passage `story.toml`, and
a chapter's other passages under its tag and their name. Names and tags that would be taken for
these get an `own-` in front, so that what comes back is what went out.
"""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterable, Mapping

from dreadhouse.games.danger.story.cards import card_id
from dreadhouse.games.danger.story.model import Card, Chapter, Story
from dreadhouse.games.danger.story.reader import Reading, read_files
from dreadhouse.games.danger.story.twee import header
from dreadhouse.games.danger.story.writer import write_card, write_remark, write_settings
from dreadhouse.kernel.errors import GameError
from dreadhouse.workshop.twine import NEW_HEADER, OLD_HEADER, Leaf, Tale

SETTINGS = "story.toml"
NOTE = "dreadhouse"
OURS = re.compile(r"(own-)*ch\d")
FORMAT, VERSION = "Harlowe", "3.3.9"


def carry_out(story: Story) -> Tale:
    """The whole story as one Twine story."""
    start = story.cards[story.start]
    tale = Tale(story.title, ifid_of(story), FORMAT, VERSION, f"{start.id} {start.title}".strip())
    tale.leaves.append(Leaf(SETTINGS, (NOTE,), "", write_settings(story).rstrip()))
    for chapter in story.chapters:
        tale.leaves += _others(chapter)
        for card in story.cards.values():
            if card.chapter == chapter.number:
                tale.leaves.append(_leaf(card, story.cards))
    return tale


def ifid_of(story: Story) -> str:
    """The same IFID for the same story's id."""
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"dreadhouse:{story.id}")).upper()


def _leaf(card: Card, titles: Mapping[str, Card]) -> Leaf:
    text = write_card(card, titles).partition("\n")[2].rstrip()
    own = tuple(f"own-{tag}" if OURS.fullmatch(tag) else tag for tag in card.tags)
    name = f"{card.id} {card.title}".strip()
    return Leaf(name, (card.kind, *own, f"ch{card.chapter}"), card.metadata, text)


def _others(chapter: Chapter) -> Iterable[Leaf]:
    tag = f"ch{chapter.number}"
    if chapter.remarks:
        text = "\n".join(write_remark(one) for one in chapter.remarks)
        yield Leaf(f"{tag} %%", (NOTE, tag), "", text)
    for passage in chapter.others:
        own = tuple(f"own-{one}" if OURS.fullmatch(one) else one for one in passage.tags)
        text = OLD_HEADER.sub(r"\1", passage.body)
        yield Leaf(f"{tag} {passage.name}", (*own, tag), passage.metadata, text)


def is_ours(tale: Tale) -> bool:
    """Whether a Twine story is one of the house's: it has passages that are cards."""
    return any(card_id(leaf.name) for leaf in tale.leaves)


def carry_in(tale: Tale, settings: str) -> dict[str, str]:
    """The files of a story that came back from Twine; `settings` where the tale has none."""
    for leaf in tale.leaves:
        if leaf.name == SETTINGS:
            settings = leaf.text + "\n"
    if not settings:
        raise GameError("the story has no passage story.toml: import it into its own folder")
    files = read_files({SETTINGS: settings.encode()}).story.chapters
    sheets = {chapter.number: chapter.file for chapter in files}
    parts: dict[str, list[str]] = {}
    for leaf in sorted(tale.leaves, key=lambda one: not _is_remarks(one)):
        number = _chapter(leaf, sheets)
        if number:
            parts.setdefault(sheets[number], []).append(_twee(leaf, number))
    return {SETTINGS: settings, **{file: "\n".join(texts) for file, texts in parts.items()}}


def _chapter(leaf: Leaf, sheets: dict[int, str]) -> int:
    """The chapter that a passage belongs to; 0 for none, 1 for what nobody has tagged."""
    if leaf.name == SETTINGS:
        return 0
    if id := card_id(leaf.name):
        if int(id[1]) not in sheets:
            raise GameError(f"{leaf.name}: there is no chapter {id[1]} in story.toml")
        return int(id[1])
    for number in sheets:
        if f"ch{number}" in leaf.tags:
            return number
    return min(sheets, default=0)


def _is_remarks(leaf: Leaf) -> bool:
    """Whether it holds the remarks on top of a chapter."""
    return NOTE in leaf.tags and leaf.name.endswith(" %%")


def _twee(leaf: Leaf, number: int) -> str:
    """A passage as it stands in its chapter's file."""
    tag = f"ch{number}"
    tags = tuple(one for one in leaf.tags if one != tag)
    tags = tuple(one[4:] if one[:4] == "own-" and OURS.fullmatch(one) else one for one in tags)
    if _is_remarks(leaf):
        return f"{leaf.text}\n"
    name = leaf.name
    if tag in leaf.tags and not card_id(name):
        name = name.removeprefix(f"{tag} ")
    text = NEW_HEADER.sub(r"\\\1", leaf.text)
    head = header(name, tags, leaf.metadata)
    return f"{head}\n{text}\n" if text else f"{head}\n"


def back_again(tale: Tale) -> Reading:
    """What a tale of ours reads as."""
    return read_files({name: text.encode() for name, text in carry_in(tale, "").items()})


__all__ = ("back_again", "carry_in", "carry_out", "is_ours")
