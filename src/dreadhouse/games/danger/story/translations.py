"""A story in other languages: same files, same structure, other words (E28)."""

# mypyc: no

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any as Anything
from typing import Final

from dreadhouse.games.danger.story.cards import card_id, read_card
from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.games.danger.story.model import At, Card, Passage, Story, Translation
from dreadhouse.games.danger.story.settings import LANGUAGE, Settings, read_settings
from dreadhouse.games.danger.story.twee import parse

WORDS: Final = frozenset(
    {"title", "prose", "text", "name", "next", "alt", "tags", "metadata", "remarks", "at"}
)
TEXTS: Final = ("title", "blurb", "content_note")


def read_translations(
    story: Story, files: Mapping[str, bytes], sources: dict[str, list[str]]
) -> tuple[dict[str, Translation], list[Finding]]:
    """All translations of a story, and where they differ from it."""
    found: dict[str, Translation] = {}
    findings: list[Finding] = []
    languages = sorted({name.split("/")[1] for name in files if name.startswith("translations/")})
    for language in languages:
        if not LANGUAGE.fullmatch(language) or language == story.language:
            at = At(f"translations/{language}/story.toml", 1)
            message = f"{language[:40]} is no other language: name the folder after one, such as ru"
            findings.append(Finding(at, "E28", message))
            continue
        one = _Translating(story, language, files, sources)
        found[language] = one.read()
        findings += one.findings
    return found, findings


class _Translating:
    """One language on its way in."""

    def __init__(
        self,
        story: Story,
        language: str,
        files: Mapping[str, bytes],
        sources: dict[str, list[str]],
    ) -> None:
        self.story = story
        self.language = language
        self.files = files
        self.sources = sources
        self.folder = f"translations/{language}"
        self.cards: dict[str, Card] = {}
        self.others: dict[int, tuple[Passage, ...]] = {}
        self.remarks: dict[int, tuple[str, ...]] = {}
        self.findings: list[Finding] = []

    def read(self) -> Translation:
        """Settings first, then every chapter that is there."""
        file = f"{self.folder}/story.toml"
        settings = read_settings(self.files.get(file, b""), file, is_translation=True)
        self.sources[file] = settings.lines
        for chapter in self.story.chapters:
            name = f"{self.folder}/{chapter.file}"
            if name in self.files:
                self._chapter(name, chapter.number)
        self._strange_files()
        texts = {key: self._text(settings, key) for key in TEXTS}
        found = Translation(
            language=self.language,
            **texts,
            chapters=self._chapter_titles(settings),
            ranks=self._names(settings, "ranks", self.story.ranks),
            places=self._names(settings, "places", self.story.places),
            cards=self._sorted(),
            others=self.others,
            remarks=self.remarks,
        )
        self._same_settings(settings)
        self.findings += settings.findings
        return found

    def _sorted(self) -> dict[str, Card]:
        return {id: self.cards[id] for id in self.story.cards if id in self.cards}

    def _strange_files(self) -> None:
        known = {f"{self.folder}/{one.file}" for one in self.story.chapters}
        for name in self.files:
            is_here = name.startswith(f"{self.folder}/") and name.endswith(".twee")
            if is_here and name not in known:
                message = "there is no chapter of this name in the original"
                self.findings.append(Finding(At(name, 1), "E28", message))

    def _text(self, settings: Settings, key: str) -> str:
        value = settings.given.get(key)
        if value is None:
            return ""
        if not isinstance(value, str) or not value.strip():
            settings.find(f'{key} has to be a text between "quotes"', key)
            return ""
        return " ".join(value.split())

    def _names(self, settings: Settings, name: str, known: Mapping[str, str]) -> dict[str, str]:
        table = settings.given.get(name, {})
        if not isinstance(table, dict):
            settings.find(f"{name} has to be a table: write [{name}] above it", name)
            return {}
        found: dict[str, str] = {}
        for key, value in table.items():
            if key not in known:
                settings.find(f"{key} is not in [{name}] of the original", key, name, "E28")
            elif not isinstance(value, str) or not value.strip():
                settings.find(f'{key} has to be a text between "quotes"', key, name)
            else:
                found[key] = " ".join(value.split())
        return found

    def _chapter_titles(self, settings: Settings) -> dict[int, str]:
        """Titles by the number of the chapter; other keys have to be as in the original."""
        found: dict[int, str] = {}
        listed = settings.given.get("chapters", [])
        numbers = {chapter.number for chapter in self.story.chapters}
        for table in listed if isinstance(listed, list) else []:
            number = table.get("number") if isinstance(table, dict) else None
            if type(number) is not int or number not in numbers:
                settings.find("a chapter that the original does not have", "chapters", "", "E28")
            elif isinstance(title := table.get("title"), str) and title.strip():
                found[number] = " ".join(title.split())
        return found

    def _same_settings(self, settings: Settings) -> None:
        same = {
            "id": self.story.id,
            "start": self.story.start,
            "minutes": self.story.minutes,
            "starter_items": list(self.story.starter_items),
        }
        for key, value in same.items():
            if key in settings.given and settings.given[key] != value:
                message = f"{key} differs from the original: leave it out here"
                settings.find(message, key, code="E28")

    def _chapter(self, name: str, number: int) -> None:
        sheet = parse(self.files[name], name)
        others = [one.kept() for one in sheet.sections if not card_id(one.name)]
        if others:
            self.others[number] = tuple(others)
        if sheet.remarks:
            self.remarks[number] = tuple(sheet.remarks)
        self.sources[name] = sheet.lines
        self.findings += sheet.findings
        for section in sheet.sections:
            if not card_id(section.name):
                continue
            card, draft = read_card(section)
            found = [Finding(at, code, text, card.id) for code, at, text in draft.problems]
            self.findings += found
            if any(one.is_error for one in found):
                continue
            self._card(card)

    def _card(self, card: Card) -> None:
        original = self.story.cards.get(card.id)
        if original is None:
            message = f"{card.id} is not in the original"
            self.findings.append(Finding(card.at, "E28", message, card.id))
        elif card.id in self.cards:
            first = self.cards[card.id].at.line
            message = f"{card.id} is used twice, first in line {first}"
            self.findings.append(Finding(card.at, "E07", message, card.id))
        elif original.at.file != card.at.file.rpartition("/")[2]:
            message = f"{card.id} stands in {original.at.file} of the original"
            self.findings.append(Finding(card.at, "E28", message, card.id))
        else:
            self.cards[card.id] = card
            self._compare(original, card)

    def _compare(self, original: Card, card: Card) -> None:
        """The first difference in structure, with both places."""
        difference = first_difference(original, card)
        if difference is None:
            return
        what, here, there = difference
        here, there = here or card.at, there or original.at
        message = f"{what} differs from the original ({there.file}:{there.line}:{there.column})"
        self.findings.append(Finding(here, "E28", message, card.id))


def first_difference(
    original: Anything, other: Anything, what: str = ""
) -> tuple[str, At | None, At | None] | None:
    """What differs first between two cards but for their words, and where it stands in both."""
    if dataclasses.is_dataclass(original) and type(original) is type(other):
        return _fields_differ(original, other, what)
    if isinstance(original, tuple) and isinstance(other, tuple):
        for one, two in zip(original, other, strict=False):
            if found := first_difference(one, two, what):
                return found
        if len(original) != len(other):
            longer = original if len(original) > len(other) else other
            extra = _place(longer[min(len(original), len(other))])
            places = (None, extra) if longer is original else (extra, None)
            return f"the number of {what}", *places
        return None
    return None if original == other else (what, None, None)


def _fields_differ(
    original: Anything, other: Anything, what: str
) -> tuple[str, At | None, At | None] | None:
    for part in dataclasses.fields(original):
        if part.name in WORDS:
            continue
        one, two = getattr(original, part.name), getattr(other, part.name)
        if found := first_difference(one, two, part.name):
            name, here, there = found
            return name, here or _place(other), there or _place(original)
    return None


def _place(thing: Anything) -> At | None:
    place = getattr(thing, "at", None)
    return place if isinstance(place, At) else None
