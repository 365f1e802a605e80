"""`story fmt`: the canonical form of every chapter file (W24)."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator, Mapping

from dreadhouse.games.danger.story.findings import Finding, StoryError
from dreadhouse.games.danger.story.model import At
from dreadhouse.games.danger.story.reader import Reading, gather, look_at
from dreadhouse.games.danger.story.writer import write_story

# Errors that lose nothing when the story is written again: names and structure.
HARMLESS = frozenset(
    {"E09", "E10", "E12", "E14", "E17", "E18", "E19", "E20", "E21", "E22", "E23", "E24"}
    | {"E25", "E26", "E29", "E30"}
)


def canonical(reading: Reading) -> dict[str, str]:
    """The chapter files as they should be; story.toml with its remarks is the author's own."""
    losing = [one for one in reading.errors if one.code not in HARMLESS]
    if losing:
        raise StoryError(losing)
    return {
        name: text for name, text in write_story(reading.story).items() if name.endswith(".twee")
    }


def unformed(reading: Reading, files: Mapping[str, bytes]) -> dict[str, str]:
    """The files that are not in their canonical form, with the text they should have."""
    return {
        name: text
        for name, text in canonical(reading).items()
        if files.get(name) != text.encode() and (name in files or text)
    }


def check_form(reading: Reading, files: Mapping[str, bytes]) -> Iterator[Finding]:
    """A warning for each file that `story fmt` would change (W24)."""
    try:
        found = unformed(reading, files)
    except StoryError:
        return
    for name, text in found.items():
        then, now = text.split("\n"), reading.sources.get(name, [])
        pairs = enumerate(zip(then, now, strict=False), 1)
        line = next(
            (number for number, (one, two) in pairs if one != two), min(len(then), len(now))
        )
        yield Finding(At(name, max(line, 1)), "W24", "story fmt would change this file")


def form(folder: pathlib.Path, is_only_asked: bool) -> list[str]:
    """Write what is not canonical, or only say which files are not."""
    files = gather(folder)
    found = unformed(look_at(folder), files)
    if not is_only_asked:
        for name, text in found.items():
            write_text(folder / name, text)
    return sorted(found)


def write_text(path: pathlib.Path, text: str) -> None:
    """Write a file whole or not at all, with LF at the ends of its lines."""
    aside = path.with_name(f".{path.name}.new")
    aside.write_text(text, encoding="utf-8", newline="\n")
    aside.replace(path)
