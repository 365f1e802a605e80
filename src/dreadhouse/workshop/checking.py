"""`story check`: errors, warnings and reports of a story (sections 9 and 10 of the format)."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from dreadhouse.games.danger.story.findings import Finding, in_order, with_lines
from dreadhouse.games.danger.story.model import Card, Story
from dreadhouse.games.danger.story.reader import Reading, gather, read_files
from dreadhouse.games.danger.story.web import Web
from dreadhouse.workshop.formed import check_form
from dreadhouse.workshop.shape import check_shape
from dreadhouse.workshop.spelling import MISSING, check_spelling, word_list
from dreadhouse.workshop.texts import check_texts

ALLOWED = re.compile(r"allow\s+(W\d\d(?:\s*,\s*W\d\d)*)\s*(:|$)")


@dataclass(slots=True)
class Check:
    """What a check found; `notes` are plain sentences, such as what was not checked."""

    reading: Reading
    findings: list[Finding]
    reports: dict[str, Any] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    @property
    def errors(self) -> list[Finding]:
        """What keeps the story from being played."""
        return [one for one in self.findings if one.is_error]

    @property
    def warnings(self) -> list[Finding]:
        """What looks odd."""
        return [one for one in self.findings if not one.is_error]


def check(folder: pathlib.Path, plays: int = 0, seed: int = 1) -> Check:
    """Check a folder; `plays` random plays give the findings marked with a die."""
    return check_files(gather(folder), plays, seed)


def check_files(files: Mapping[str, bytes], plays: int = 0, seed: int = 1) -> Check:
    """Check the files of a story, given by name."""
    reading = read_files(files)
    story = reading.story
    found = Check(reading, list(reading.findings))
    found.findings += check_texts(story.cards, story.cards)
    for translation in story.translations.values():
        found.findings += check_texts(translation.cards, {**story.cards, **translation.cards})
    found.findings += _spelling(story, found)
    found.findings += check_form(reading, files)
    if not reading.broken:
        found.findings += check_shape(Web(story))
    if reading.errors:
        found.notes.append("not played: first mend the errors")
    elif plays:
        _play(found, story, plays, seed)
    allowed = _allowances(story)
    kept = [one for one in found.findings if not _is_allowed(one, allowed)]
    found.findings = with_lines(in_order(kept), reading.sources)
    return found


def _play(found: Check, story: Story, plays: int, seed: int) -> None:
    from dreadhouse.workshop.reports import reports
    from dreadhouse.workshop.tallies import check_plays, play_all

    tallies = play_all(story, plays, seed)
    found.findings += check_plays(story, tallies)
    found.reports = reports(story, tallies)


def _spelling(story: Story, found: Check) -> Iterator[Finding]:
    """Each language that has a word list; for the others a note."""
    texts = [(story.language, story.cards)]
    texts += [(one.language, one.cards) for one in story.translations.values()]
    for language, cards in texts:
        knows = word_list(language)
        if knows is not None:
            yield from check_spelling(story, cards, language, knows, found.reading.sources)
        elif MISSING not in found.notes:
            found.notes.append(MISSING)


def _allowances(story: Story) -> dict[tuple[str, bool], set[str]]:
    """The codes that `%% allow` switches off, by card and whether it is the original's."""
    found: dict[tuple[str, bool], set[str]] = {}
    for card in story.cards.values():
        found[card.id, True] = set(_allowed(card))
    for translation in story.translations.values():
        for card in translation.cards.values():
            found.setdefault((card.id, False), set()).update(_allowed(card))
    return found


def _allowed(card: Card) -> Iterable[str]:
    for remark in card.remarks:
        if found := ALLOWED.match(remark):
            yield from re.findall(r"W\d\d", found[1])


def _is_allowed(one: Finding, allowed: dict[tuple[str, bool], set[str]]) -> bool:
    is_original = not one.at.file.startswith("translations/")
    return one.code in allowed.get((one.card, is_original), ())


def as_json(found: Check) -> dict[str, Any]:
    """The check as `--json` writes it."""
    return {
        "errors": [finding_json(one) for one in found.errors],
        "warnings": [finding_json(one) for one in found.warnings],
        "reports": found.reports,
        "notes": found.notes,
    }


def finding_json(one: Finding) -> dict[str, Any]:
    """One finding as plain values."""
    return {
        "file": one.at.file,
        "line": one.at.line,
        "column": one.at.column,
        "code": one.code,
        "card": one.card,
        "message": one.message,
    }
