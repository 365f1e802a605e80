"""`story import` and `story export`: between folders and the files of other programs."""

from __future__ import annotations

import pathlib
from dataclasses import dataclass, field

from dreadhouse.games.danger.story import Story, look_at, read_story, write_story
from dreadhouse.games.danger.story.findings import Finding, StoryError
from dreadhouse.games.danger.story.reader import read_files
from dreadhouse.kernel.errors import GameError
from dreadhouse.workshop.carrying import SETTINGS, carry_in, carry_out, is_ours
from dreadhouse.workshop.foreign import convert
from dreadhouse.workshop.formed import HARMLESS, write_text
from dreadhouse.workshop.ink import write_ink
from dreadhouse.workshop.twine import (
    Tale,
    read_tale,
    write_html,
    write_json,
    write_twee,
)

FORMS = ("twee", "json", "html", "ink")
ENDINGS = {".twee": "twee", ".tw": "twee", ".json": "json", ".html": "html", ".ink": "ink"}


def export(folder: pathlib.Path, form: str) -> str:
    """A story in the form of another program."""
    story = read_story(folder)
    if form == "ink":
        return write_ink(story)
    return {"twee": write_twee, "json": write_json, "html": write_html}[form](carry_out(story))


@dataclass(slots=True)
class Brought:
    """What an import has written, and what it could not bring over."""

    files: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    cards: int = 0


def bring(file: pathlib.Path, folder: pathlib.Path) -> Brought:
    """Import a file into a new folder, or a story of the house back into its own."""
    tale = read_tale(file)
    if is_ours(tale):
        return _ours(tale, folder)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise GameError(f"{folder} is not empty: name a new folder")
    story, findings = convert(tale, file.name)
    found = Brought(findings=findings, notes=tale.notes, cards=len(story.cards))
    _write(story, folder, found)
    return found


def _ours(tale: Tale, folder: pathlib.Path) -> Brought:
    """Cards that came back replace those of the same chapters; the rest stays as it was."""
    is_there = (folder / SETTINGS).is_file()
    if folder.exists() and not is_there and (not folder.is_dir() or any(folder.iterdir())):
        raise GameError(f"{folder} holds no story and is not empty: name a new folder")
    settings = (folder / SETTINGS).read_text("utf-8-sig") if is_there else ""
    files = {name: text.encode() for name, text in carry_in(tale, settings).items()}
    reading = read_files(files)
    losing = [one for one in reading.errors if one.code not in HARMLESS]
    if losing:
        raise StoryError(losing)
    found = Brought(notes=tale.notes, cards=len(reading.story.cards))
    _write(reading.story, folder, found, set(files))
    return found


def _write(
    story: Story, folder: pathlib.Path, found: Brought, only: set[str] | None = None
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in write_story(story).items():
        is_wanted = only is None or name in only
        if is_wanted and not (name == SETTINGS and _says_the_same(folder, story)):
            write_text(folder / name, text)
            found.files.append(name)


def _says_the_same(folder: pathlib.Path, story: Story) -> bool:
    """Whether a story.toml that is there, with its author's remarks, says the same already."""
    if not (folder / SETTINGS).is_file():
        return False
    kept = write_story(look_at(folder).story)[SETTINGS]
    return kept == write_story(story)[SETTINGS]
