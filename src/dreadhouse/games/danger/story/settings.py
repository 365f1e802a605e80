"""story.toml: the settings of a story, each checked by hand so that its line can be named."""

# mypyc: no

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any, Final

from dreadhouse.games.danger.story.findings import Finding, suggest
from dreadhouse.games.danger.story.model import At, Tracks
from dreadhouse.games.danger.story.twee import decode

ID: Final = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
CARD: Final = re.compile(r"[SC]\d{3}", re.ASCII)
FILE: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*\.twee", re.ASCII)
LANGUAGE: Final = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*", re.ASCII)
PLAIN: Final = {"title": "", "author": "", "blurb": "", "content_note": ""}
KNOWN: Final = (
    *("format", "id", "title", "author", "language", "blurb", "content_note", "minutes", "start"),
    *("starter_items", "tracks", "chapters", "ranks", "places", "scenes", "spelling"),
)
CHAPTER: Final = ("number", "title", "file", "start", "goal")
TRACKS: Final = tuple(Tracks.__slots__)


@dataclass(slots=True)
class Part:
    """A chapter as story.toml announces it."""

    number: int
    title: str
    file: str
    start: str
    goal: str
    line: int


@dataclass(slots=True)
class Settings:
    """Everything that story.toml says, with defaults where it is silent or wrong."""

    file: str = "story.toml"
    lines: list[str] = field(default_factory=list)
    id: str = "story"
    title: str = ""
    author: str = ""
    language: str = "en"
    blurb: str = ""
    content_note: str = ""
    minutes: int = 45
    start: str = ""
    starter_items: tuple[str, ...] = ()
    tracks: Tracks = field(default_factory=Tracks)
    chapters: list[Part] = field(default_factory=list)
    ranks: dict[str, str] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    scenes: dict[str, str] = field(default_factory=dict)
    spelling: tuple[str, ...] = ()
    given: dict[str, Any] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def find(self, message: str, key: str = "", table: str = "", code: str = "E09") -> None:
        """Note something wrong at the line where a key stands."""
        line, column = self.line_of(key, table)
        self.findings.append(Finding(At(self.file, line, column), code, message))

    def line_of(self, key: str, table: str = "", nth: int = 0) -> tuple[int, int]:
        """Where a key of a table stands: TOML itself does not tell."""
        now, count, header = "", -1, 1
        for number, line in enumerate(self.lines, 1):
            if found := re.match(r"\s*\[\[?\s*([\w.-]+)", line):
                now = found[1]
                count += now == table
                header = number if now == table and count <= nth else header
            is_there = now == table and (count == nth or not table)
            if is_there and (found := re.match(rf'\s*"?{re.escape(key)}"?\s*=', line)):
                return number, len(line) - len(line.lstrip()) + 1
        return header, 1


def read_settings(content: bytes, file: str, is_translation: bool = False) -> Settings:
    """Read story.toml; of a translation only what may be translated has to be there."""
    text, bad_line = decode(content)
    found = Settings(file, text.split("\n"))
    if bad_line:
        at = At(file, bad_line)
        found.findings.append(Finding(at, "E01", "this file is not UTF-8: save it as UTF-8"))
        return found
    try:
        found.given = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as broken:
        found.findings.append(_broken(str(broken), file))
        return found
    if not is_translation:
        _Reading(found).read()
    return found


def _broken(message: str, file: str) -> Finding:
    place = re.search(r"line (\d+), column (\d+)", message)
    at = At(file, int(place[1]), int(place[2])) if place else At(file, 1)
    plain = message.partition(" (at ")[0]
    return Finding(at, "E09", f"this file is not TOML: {plain[:1].lower()}{plain[1:]}")


class _Reading:
    """Takes the tables of story.toml one after the other."""

    def __init__(self, found: Settings) -> None:
        self.found = found
        self.given = found.given

    def read(self) -> None:
        found = self.found
        self._unknown(self.given, KNOWN, "")
        if self.given.get("format") != 1:
            found.find("format has to be 1: this is the format that this program reads", "format")
        found.id = self._matching("id", ID, "small letters, digits and _", "story")
        for key in PLAIN:
            setattr(found, key, self._text(self.given, key, ""))
        found.language = self._matching("language", LANGUAGE, "a language tag such as en", "en")
        found.minutes = self._number("minutes")
        found.start = self._matching("start", CARD, "a card id such as S101", "")
        found.starter_items = self._words(self.given, "starter_items", "", needed=True)
        found.tracks = self._tracks()
        found.chapters = self._chapters()
        found.ranks = self._names("ranks", re.compile(r"[A-Z]"), "one letter from A to Z")
        found.places = self._names("places", ID, "small letters, digits and _")
        found.scenes = self._names("scenes", ID, "the id of a place", needed=False)
        self._unknown(found.scenes, tuple(found.places), "scenes")
        spelling = self._table("spelling", needed=False)
        self._unknown(spelling, ("words",), "spelling")
        found.spelling = self._words(spelling, "words", "spelling", needed=False)

    def _unknown(self, table: dict[str, Any], known: tuple[str, ...], name: str) -> None:
        for key in table:
            if key not in known:
                message = f"unknown key {key}{suggest(key, known)}"
                self.found.find(message, key, name, "W15")

    def _text(self, table: dict[str, Any], key: str, name: str) -> str:
        value = table.get(key)
        if value is None:
            self.found.find(f"the key {key} is missing", "", name)
            return ""
        if not isinstance(value, str) or not value.strip():
            self.found.find(f'{key} has to be a text between "quotes"', key, name)
            return ""
        return " ".join(value.split())

    def _matching(self, key: str, form: re.Pattern[str], words: str, default: str) -> str:
        text = self._text(self.given, key, "")
        if text and not form.fullmatch(text):
            self.found.find(f"{key} has to be {words}, not {text[:40]}", key)
            return default
        return text or default

    def _number(self, key: str) -> int:
        value = self.given.get(key)
        if value is None:
            self.found.find(f"the key {key} is missing")
            return 45
        if type(value) is not int or not 1 <= value <= 999:
            self.found.find(f"{key} has to be a whole number from 1 to 999", key)
            return 45
        return value

    def _words(self, table: dict[str, Any], key: str, name: str, needed: bool) -> tuple[str, ...]:
        value = table.get(key)
        if value is None:
            if needed:
                self.found.find(f"the key {key} is missing: write {key} = [] for none")
            return ()
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.found.find(f"{key} has to be a list of words", key, name)
            return ()
        return tuple(value)

    def _table(self, name: str, needed: bool = True) -> dict[str, Any]:
        value = self.given.get(name)
        if value is None:
            if needed:
                self.found.find(f"the table [{name}] is missing")
            return {}
        if not isinstance(value, dict):
            self.found.find(f"{name} has to be a table: write [{name}] above it", name)
            return {}
        return value

    def _names(
        self, name: str, form: re.Pattern[str], words: str, needed: bool = True
    ) -> dict[str, str]:
        found: dict[str, str] = {}
        for key in (table := self._table(name, needed)):
            text = self._text(table, key, name)
            if not form.fullmatch(key):
                self.found.find(f"{key[:40]} has to be {words}", key, name)
            elif text:
                found[key] = text
        return found

    def _chapters(self) -> list[Part]:
        value = self.given.get("chapters")
        if not isinstance(value, list) or not value:
            self.found.find("there is no chapter: write at least one [[chapters]]", "chapters")
            return []
        parts = [self._chapter(table, nth) for nth, table in enumerate(value[:99])]
        found: list[Part] = []
        for part in parts:
            if part is None:
                continue
            if any(part.number == other.number for other in found):
                self._at(part.line, f"two chapters have the number {part.number}")
            elif any(part.file == other.file for other in found):
                self._at(part.line, f"two chapters have the file {part.file}")
            else:
                found.append(part)
        return found

    def _at(self, line: int, message: str, code: str = "E09") -> None:
        self.found.findings.append(Finding(At(self.found.file, line), code, message))

    def _chapter(self, table: Any, nth: int) -> Part | None:
        line = self.found.line_of("", "chapters", nth)[0]
        if not isinstance(table, dict):
            self._at(line, "a chapter has to be a table: write [[chapters]] above it")
            return None
        for key in table:
            if key not in CHAPTER:
                place = self.found.line_of(key, "chapters", nth)[0]
                self._at(place, f"unknown key {key}{suggest(key, CHAPTER)}", "W15")
        number = table.get("number")
        if type(number) is not int or not 1 <= number <= 9:
            self._at(line, "a chapter's number goes from 1 to 9")
            return None
        texts: dict[str, str] = {}
        for key, form, words in (
            ("title", re.compile(r".*\S.*"), "a text"),
            ("file", FILE, "the name of a .twee file in this folder"),
            ("start", CARD, "a card id such as S101"),
            ("goal", CARD, "a card id such as S101"),
        ):
            value = table.get(key)
            place = self.found.line_of(key, "chapters", nth)[0]
            if not isinstance(value, str) or not form.fullmatch(value):
                wrong = "is missing" if value is None else f"has to be {words}"
                self._at(place, f"chapter {number}: {key} {wrong}")
                if key == "file":
                    return None
            texts[key] = value if isinstance(value, str) else ""
        title = " ".join(texts["title"].split())
        return Part(number, title, texts["file"], texts["start"], texts["goal"], line)

    def _tracks(self) -> Tracks:
        table = self._table("tracks", needed=False)
        self._unknown(table, TRACKS, "tracks")
        usual = Tracks()
        danger = self._numbers(table, "danger", usual.danger)
        levels = self._numbers(table, "psychic_levels", usual.psychic_levels)
        rest = {key: self._whole(table, key, getattr(usual, key)) for key in TRACKS}
        return self._within_limits(
            Tracks(**{**rest, "danger": danger, "psychic_levels": levels}), usual
        )

    def _numbers(self, table: dict[str, Any], key: str, usual: tuple[int, ...]) -> tuple[int, ...]:
        value = table.get(key, list(usual))
        if not isinstance(value, list) or not all(type(one) is int for one in value):
            self.found.find(f"{key} has to be a list of whole numbers", key, "tracks")
            return usual
        return tuple(value)

    def _whole(self, table: dict[str, Any], key: str, usual: Any) -> Any:
        value = table.get(key, usual)
        if isinstance(usual, int) and type(value) is not int:
            self.found.find(f"{key} has to be a whole number", key, "tracks")
            return usual
        return value

    def _within_limits(self, t: Tracks, usual: Tracks) -> Tracks:
        count = len(t.danger)
        rising = tuple(sorted(set(t.psychic_levels)))
        limits = (
            ("danger", 4 <= count <= 20, "has 4 to 20 numbers"),
            ("danger", all(2 <= one <= 6 for one in t.danger), "has numbers from 2 to 6"),
            ("danger", t.danger == tuple(sorted(t.danger)), "never falls from space to space"),
            ("danger_start", 1 <= t.danger_start <= count, f"goes from 1 to {count}"),
            ("danger_reset", 1 <= t.danger_reset < count, f"goes from 1 to {count - 1}"),
            ("overflow_psychic", -99 <= t.overflow_psychic <= 0, "goes from -99 to 0"),
            ("death_psychic", -99 <= t.death_psychic <= 0, "goes from -99 to 0"),
            ("psychic_max", 1 <= t.psychic_max <= 99, "goes from 1 to 99"),
            ("psychic_start", 1 <= t.psychic_start <= t.psychic_max, "lies on the scale"),
            ("psychic_levels", len(t.psychic_levels) == 5, "has five numbers, one a level"),
            ("psychic_levels", t.psychic_levels[:1] == (1,), "begins with 1"),
            ("psychic_levels", t.psychic_levels == rising, "rises from level to level"),
            ("psychic_levels", max(rising or (1,)) <= t.psychic_max, "ends within the scale"),
        )
        wrong = [(key, words) for key, is_right, words in limits if not is_right]
        for key, words in wrong:
            self.found.find(f"{key} {words}", key, "tracks")
        return usual if wrong else t
