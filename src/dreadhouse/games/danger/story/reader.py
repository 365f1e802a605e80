"""A folder becomes a story: all files read, everything that is wrong found (the format page)."""

# mypyc: no

from __future__ import annotations

import pathlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from dreadhouse.games.danger.story.cards import ALMOST, KINDS, card_id, read_card
from dreadhouse.games.danger.story.directives import Draft
from dreadhouse.games.danger.story.findings import Finding, StoryError, in_order, with_lines
from dreadhouse.games.danger.story.model import At, Card, Chapter, Passage, Story
from dreadhouse.games.danger.story.pictures import KINDS_SHOWN, MOST_SHOWN, media_type
from dreadhouse.games.danger.story.settings import Part, Settings, read_settings
from dreadhouse.games.danger.story.sound import check_sound
from dreadhouse.games.danger.story.targets import check_names
from dreadhouse.games.danger.story.translations import read_translations
from dreadhouse.games.danger.story.twee import Section, parse
from dreadhouse.kernel.errors import GameError

LARGEST_FILE: Final = 4_000_000
MOST_FILES: Final = 2_000
MOST_PICTURED: Final = 30_000_000


@dataclass(slots=True)
class Reading:
    """What came of reading: the story as far as it goes, and all that is wrong with it.

    `broken` are the cards with errors of their own, `sources` the lines of every file.
    """

    story: Story
    findings: list[Finding] = field(default_factory=list)
    broken: frozenset[str] = frozenset()
    sources: dict[str, list[str]] = field(default_factory=dict)

    @property
    def errors(self) -> list[Finding]:
        """Only what keeps the story from being played."""
        return [one for one in self.findings if one.is_error]


def read_story(folder: pathlib.Path) -> Story:
    """The story in a folder, or StoryError with everything that is wrong with it."""
    reading = look_at(folder)
    if reading.errors:
        raise StoryError(reading.errors)
    return reading.story


def look_at(folder: pathlib.Path) -> Reading:
    """Read a folder whatever is wrong with it; GameError only where there is no story at all."""
    return read_files(gather(folder))


def gather(folder: pathlib.Path) -> dict[str, bytes]:
    """The files of a story by their names; of a picture no more than shows that it is too large."""
    if not folder.is_dir():
        what = "is a file, not a folder" if folder.exists() else "does not exist"
        raise GameError(f"{folder} {what}: a story is a folder with a story.toml in it")
    if not (folder / "story.toml").is_file():
        raise GameError(f"{folder} holds no story: story.toml is missing")
    found: dict[str, bytes] = {}
    pictured = 0
    for pattern in ("story.toml", "*.twee", "translations/*/*.t*", "pictures/**/*"):
        for path in sorted(folder.glob(pattern)):
            if path.is_file() and path.resolve().is_relative_to(folder.resolve()):
                name = path.relative_to(folder).as_posix()
                is_picture = name.startswith("pictures/")
                found[name] = _beginning(path, MOST_SHOWN) if is_picture else _content(path)
                pictured += len(found[name]) if is_picture else 0
            if len(found) > MOST_FILES:
                raise GameError(f"{folder} holds more than {MOST_FILES} files: too many to read")
            if pictured > MOST_PICTURED:
                most = MOST_PICTURED // 1_000_000
                raise GameError(f"{folder}/pictures holds more than {most} MB: shrink the pictures")
    return found


def _beginning(path: pathlib.Path, most: int) -> bytes:
    """What a file holds, or a byte more than the most that it may."""
    try:
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError as broken:
        why = broken.strerror or "unknown reason"
        raise GameError(f"{path} cannot be read: {why.lower()}") from broken


def _content(path: pathlib.Path) -> bytes:
    content = _beginning(path, LARGEST_FILE)
    if len(content) > LARGEST_FILE:
        raise GameError(f"{path} is larger than {LARGEST_FILE // 1_000_000} MB: no chapter is")
    return content


def read_files(files: Mapping[str, bytes]) -> Reading:
    """Read the files of a story, given by name."""
    settings = read_settings(files.get("story.toml", b""), "story.toml")
    sheets = _Sheets(settings, files)
    for part in settings.chapters:
        sheets.read(part)
    story = sheets.story()
    names = check_names(story, sheets.drafts)
    findings = settings.findings + sheets.findings + names
    findings += _settled(story, settings) + _pictures(story, sheets.drafts, files)
    story.pictures.update(_shown(story, files))
    broken = sheets.broken | {one.card for one in names if one.is_error}
    is_whole = not any(one.is_error for one in settings.findings)
    if is_whole:
        findings += _next(story)
    findings += check_sound(story, frozenset(broken), is_whole)
    translations, wrong = read_translations(story, files, sheets.sources)
    story.translations.update(translations)
    findings += wrong
    sheets.sources["story.toml"] = settings.lines
    told = with_lines(in_order(findings), sheets.sources)
    return Reading(story, told, frozenset(broken), sheets.sources)


class _Sheets:
    """The chapters as they are read: cards by id, and what is wrong."""

    def __init__(self, settings: Settings, files: Mapping[str, bytes]) -> None:
        self.settings = settings
        self.files = files
        self.cards: dict[str, Card] = {}
        self.chapters: list[Chapter] = []
        self.findings: list[Finding] = []
        self.broken: set[str] = set()
        self.drafts: dict[str, Draft] = {}
        self.sources: dict[str, list[str]] = {}

    def read(self, part: Part) -> None:
        """Read one chapter file; passages that are no cards are kept as they are."""
        content = self.files.get(part.file)
        if content is None:
            at = At("story.toml", part.line)
            message = f"chapter {part.number}: there is no file {part.file}"
            self.findings.append(Finding(at, "E09", message))
            content = b""
        sheet = parse(content, part.file)
        self.sources[part.file] = sheet.lines
        self.findings += sheet.findings
        others: list[Passage] = []
        for section in sheet.sections:
            if ALMOST.match(section.name):
                self._part_name(section)
            if card_id(section.name):
                self._card(section, part)
            else:
                self._other(section)
                others.append(section.kept())
        self.chapters.append(
            Chapter(
                part.number,
                part.title,
                part.file,
                part.start,
                part.goal,
                tuple(others),
                tuple(sheet.remarks),
            )
        )

    def _part_name(self, section: Section) -> None:
        """A card whose title sticks to its id is still that card."""
        at = At(section.at.file, section.at.line, section.name_column)
        message = "a card's name is its id, a space and its title"
        section.name = f"{section.name[:4]} {section.name[4:]}"
        self._find("E01", at, message, section.name[:4])

    def _other(self, section: Section) -> None:
        at = At(section.at.file, section.at.line, section.name_column)
        if kinds := [tag for tag in section.tags if tag in KINDS]:
            message = f"tagged {kinds[0]}, but the name does not begin with a card id such as S101"
            self.findings.append(Finding(at, "E06", message))

    def _card(self, section: Section, part: Part) -> None:
        card, draft = read_card(section)
        for code, at, message in draft.problems:
            self._find(code, at, message, card.id)
        if card.chapter != part.number:
            message = f"{card.id} belongs to chapter {card.id[1]}, this is chapter {part.number}"
            self._find("E13", card.at, message, card.id)
        if first := self.cards.get(card.id):
            where = f"{first.at.file}, line {first.at.line}"
            self._find("E07", card.at, f"{card.id} is used twice, first in {where}", card.id)
            return
        if card.item and (owner := self._owner(card.item.id)):
            message = f"the item {card.item.id} is defined twice, first on {owner}"
            self._find("E07", card.at, message, card.id)
        self.cards[card.id] = card
        self.drafts[card.id] = draft

    def _owner(self, item: str) -> str:
        owners = (card.id for card in self.cards.values() if card.item and card.item.id == item)
        return next(owners, "")

    def _find(self, code: str, at: At, message: str, card: str) -> None:
        self.findings.append(Finding(at, code, message, card))
        if code.startswith("E"):
            self.broken.add(card)

    def story(self) -> Story:
        """The story, its cards sorted, story cards before clue cards of a chapter."""
        settings = self.settings
        order = sorted(self.cards, key=lambda id: (id[1], id[0] != "S", id))
        return Story(
            id=settings.id,
            title=settings.title,
            author=settings.author,
            language=settings.language,
            blurb=settings.blurb,
            content_note=settings.content_note,
            minutes=settings.minutes,
            start=settings.start,
            starter_items=settings.starter_items,
            tracks=settings.tracks,
            chapters=tuple(self.chapters),
            ranks=settings.ranks,
            places=settings.places,
            cards={id: self.cards[id] for id in order},
            spelling=settings.spelling,
            scenes=settings.scenes,
        )


def _settled(story: Story, settings: Settings) -> list[Finding]:
    """Starts, goals and starter items (E14, E24)."""
    before = settings.findings
    settings.findings = []
    for item in story.starter_items:
        if item not in story.items:
            settings.find(f"there is no item {item} to start with", "starter_items", code="E14")
    if story.chapters and story.start != story.chapters[0].start:
        first = story.chapters[0].start
        settings.find(
            f"start has to be the start of the first chapter, {first}", "start", "", "E24"
        )
    found = settings.findings
    settings.findings = before
    for chapter, part in zip(story.chapters, settings.chapters, strict=True):
        found += _start_and_goal(story, chapter, At("story.toml", part.line))
    return found


def _start_and_goal(story: Story, chapter: Chapter, at: At) -> list[Finding]:
    found: list[Finding] = []
    where = f"chapter {chapter.number}"
    start, goal = story.cards.get(chapter.start), story.cards.get(chapter.goal)
    for name, id, card in (("start", chapter.start, start), ("goal", chapter.goal, goal)):
        if card is None or card.chapter != chapter.number:
            found.append(Finding(at, "E24", f"{where}: its {name} {id} is not there"))
    if start and start.kind != "story":
        message = f"{where}: its start {start.id} has to be of kind story, not {start.kind}"
        found.append(Finding(at, "E24", message))
    if goal and goal.kind != "goal":
        message = f"{where}: its goal {goal.id} has to be of kind goal, not {goal.kind}"
        found.append(Finding(at, "E24", message))
    for card in story.cards.values():
        if card.kind == "goal" and card.chapter == chapter.number and card.id != chapter.goal:
            message = f"a second goal in {where}: story.toml names {chapter.goal}"
            found.append(Finding(card.at, "E24", message, card.id))
    return found


def _next(story: Story) -> list[Finding]:
    """@next leads on from every goal but the last (E16)."""
    found: list[Finding] = []
    for chapter in story.chapters:
        goal = story.cards.get(chapter.goal)
        if goal is None or goal.kind != "goal":
            continue
        is_last = chapter is story.chapters[-1]
        if is_last and goal.next:
            message = "the last chapter's goal has choices in place of @next"
            found.append(Finding(goal.at, "E16", message, goal.id))
        elif not is_last and not goal.next:
            message = "a goal needs @next, which leads on to the next chapter"
            found.append(Finding(goal.at, "E16", message, goal.id))
    return found


def _pictures(
    story: Story, drafts: Mapping[str, Draft], files: Mapping[str, bytes]
) -> list[Finding]:
    found: list[Finding] = []
    for card in story.cards.values():
        if card.picture is None:
            continue
        file = card.picture.file
        at = drafts[card.id].found["picture"]
        if ".." in file.split("/") or file.startswith("/") or "\\" in file or ":" in file:
            message = f"the picture {file[:60]} lies outside of pictures/: name a file in there"
            found.append(Finding(at, "E29", message, card.id))
        elif f"pictures/{file}" not in files:
            message = f"there is no picture pictures/{file[:60]}"
            found.append(Finding(at, "E29", message, card.id))
        elif media_type(file) == "":
            message = f"the picture {file[:60]} is of no kind that pages show: {KINDS_SHOWN}"
            found.append(Finding(at, "E29", message, card.id))
        elif len(files[f"pictures/{file}"]) > MOST_SHOWN:
            message = f"the picture {file[:60]} is larger than {MOST_SHOWN // 1000} kB: shrink it"
            found.append(Finding(at, "E29", message, card.id))
    return found


def _shown(story: Story, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The pictures that cards name, as far as they can be shown."""
    named = {card.picture.file for card in story.cards.values() if card.picture}
    held = {file: files.get(f"pictures/{file}", b"") for file in named if media_type(file)}
    return {file: content for file, content in held.items() if 0 < len(content) <= MOST_SHOWN}
