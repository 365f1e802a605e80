"""Twee 3: a file taken apart into passages, and passages written down again."""

# mypyc: no

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.games.danger.story.model import At, Passage

CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufeff]")


@dataclass(slots=True)
class Section:
    """A passage as it stands in a file; `lines` start in the line below the header."""

    name: str
    tags: tuple[str, ...]
    metadata: str
    at: At
    name_column: int
    lines: list[str] = field(default_factory=list)

    @property
    def body(self) -> str:
        """The text below the header, without blank lines at its end."""
        return "\n".join(self.lines).rstrip()

    def kept(self) -> Passage:
        """The passage as it is kept when it is no card."""
        return Passage(self.name, self.tags, self.metadata, self.body, self.at)


@dataclass(slots=True)
class Sheet:
    """A whole Twee file: its lines, the remarks on top, its passages, and what is wrong."""

    file: str
    lines: list[str]
    remarks: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def find(self, code: str, line: int, column: int, message: str) -> None:
        """Note something wrong at a place of this file."""
        self.findings.append(Finding(At(self.file, line, column), code, message))


def decode(content: bytes) -> tuple[str, int]:
    """The text of a file and the line where it stops being UTF-8 (0 if it never does)."""
    try:
        return _even(content.decode("utf-8-sig")), 0
    except UnicodeDecodeError as broken:
        bad_line = content[: broken.start].count(b"\n") + 1
        return _even(content.decode("utf-8-sig", errors="replace")), bad_line


def _even(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def parse(content: bytes, file: str) -> Sheet:
    """Take a Twee file apart; whatever is wrong is noted and the rest read on."""
    text, bad_line = decode(content)
    sheet = Sheet(file, text.split("\n"))
    if bad_line:
        sheet.find("E01", bad_line, 1, "this file is not UTF-8: save it as UTF-8")
    for number, line in enumerate(sheet.lines, 1):
        if bad := CONTROL.search(line):
            message = f"a control character (U+{ord(bad[0]):04X}): delete it"
            sheet.find("E01", number, bad.start() + 1, message)
        if line.startswith("::"):
            sheet.sections.append(_header(line, number, sheet))
        elif sheet.sections:
            sheet.sections[-1].lines.append(line)
        elif line.startswith("%%"):
            sheet.remarks.append(line[2:].strip())
        elif line.strip():
            sheet.find("E01", number, 1, 'text before the first header; a header begins with "::"')
    return sheet


def _header(line: str, number: int, sheet: Sheet) -> Section:
    start = 2 + len(line[2:]) - len(line[2:].lstrip())
    name, end = _until(line, start, "[{")
    section = Section(name.strip(), (), "", At(sheet.file, number), start + 1)
    if not section.name:
        sheet.find("E01", number, start + 1, "this header has no name")
    if line[end : end + 1] == "[":
        inside, close = _until(line, end + 1, "]")
        if close >= len(line):
            sheet.find("E01", number, end + 1, 'the tags are not closed: "]" is missing')
        section.tags = tuple(dict.fromkeys(inside.split()))
        end = close + 1
    _rest(line, end, number, section, sheet)
    return section


def _rest(line: str, end: int, number: int, section: Section, sheet: Sheet) -> None:
    """What stands behind name and tags: Twine's metadata, or nothing."""
    rest = line[end:].strip()
    column = end + 1 + len(line[end:]) - len(line[end:].lstrip())
    if not rest:
        return
    if not rest.startswith("{"):
        sheet.find("E01", number, column, f'unexpected "{rest[:20]}" at the end of a header')
    elif is_object(rest):
        section.metadata = rest
    else:
        sheet.find("W16", number, column, "broken passage metadata, dropped: it is not JSON")


def is_object(text: str) -> bool:
    """Whether a text is one JSON object."""
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def _until(line: str, start: int, stops: str) -> tuple[str, int]:
    """Read on to an unescaped stop; the text without its escapes, and where it stopped."""
    found: list[str] = []
    place = start
    while place < len(line) and line[place] not in stops:
        if line[place] == "\\" and place + 1 < len(line):
            place += 1
        found.append(line[place])
        place += 1
    return "".join(found), place


def escape(text: str) -> str:
    """A name or a tag with the signs escaped that mean something in a header."""
    return re.sub(r"([\[\]{}\\])", r"\\\1", text)


def header(name: str, tags: tuple[str, ...] = (), metadata: str = "") -> str:
    """The header line of a passage."""
    parts = [f":: {escape(name)}"]
    if tags:
        parts.append(f"[{' '.join(escape(tag) for tag in tags)}]")
    if metadata:
        parts.append(metadata)
    return " ".join(parts)
