"""Twine's three kinds of files: Twee 3, Twine 2 HTML and Twine 2 JSON, read and written.

Whatever is read is data: no script of a file is ever run. A `Tale` is what all three can say.
"""

from __future__ import annotations

import html
import json
import pathlib
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from dreadhouse.games.danger.story.twee import decode, header, is_object, parse
from dreadhouse.kernel.errors import GameError

LARGEST = 16_000_000
MOST_PASSAGES = 20_000
RAW = "dreadhouse"
NEW_HEADER = re.compile(r"^(\\*::)", re.MULTILINE)
OLD_HEADER = re.compile(r"^\\(\\*::)", re.MULTILINE)


@dataclass(slots=True)
class Leaf:
    """A passage with its text; `line` is where the text begins in the file that was read."""

    name: str
    tags: tuple[str, ...]
    metadata: str
    text: str
    line: int = 1


@dataclass(slots=True)
class Tale:
    """A Twine story: its name, its format, its passages, and what was odd about the file."""

    name: str = ""
    ifid: str = ""
    format: str = ""
    version: str = ""
    start: str = ""
    leaves: list[Leaf] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def read_tale(path: pathlib.Path) -> Tale:
    """Read a file by what is in it, not by how it is called."""
    if not path.is_file():
        raise GameError(f"{path} is no file: name a Twee, Twine HTML or Twine JSON file")
    if path.stat().st_size > LARGEST:
        raise GameError(f"{path} is larger than {LARGEST // 1_000_000} MB: no story is")
    text, bad_line = decode(path.read_bytes())
    if bad_line:
        raise GameError(f"{path} is not UTF-8 in line {bad_line}: save it as UTF-8")
    tale = tale_of(text, path.name)
    if not tale.leaves:
        raise GameError(f"{path} holds no passage: it is no Twee, Twine HTML or Twine JSON file")
    if len(tale.leaves) > MOST_PASSAGES:
        raise GameError(f"{path} holds more than {MOST_PASSAGES} passages: split it first")
    return tale


def tale_of(text: str, file: str) -> Tale:
    """A text in any of the three forms."""
    start = text.lstrip()
    if "<tw-storydata" in text:
        return read_html(text)
    if start.startswith("{"):
        return read_json(text, file)
    return read_twee(text, file)


# ---- Twee


def read_twee(text: str, file: str) -> Tale:
    """Twee 3; a header that cannot be read is noted and its passage kept."""
    sheet = parse(text.encode(), file)
    tale = Tale(notes=[str(one) for one in sheet.findings])
    for section in sheet.sections:
        body = OLD_HEADER.sub(r"\1", section.body)
        if section.name == "StoryTitle":
            tale.name = " ".join(body.split())
        elif section.name == "StoryData":
            _story_data(tale, body)
        else:
            line = section.at.line + 1
            tale.leaves.append(Leaf(section.name, section.tags, section.metadata, body, line))
    return tale


def _story_data(tale: Tale, body: str) -> None:
    if not is_object(body):
        tale.notes.append("StoryData is not JSON: left out")
        return
    given = json.loads(body)
    tale.ifid, tale.format = str(given.get("ifid", "")), str(given.get("format", ""))
    tale.version, tale.start = str(given.get("format-version", "")), str(given.get("start", ""))


def write_twee(tale: Tale) -> str:
    """Twee 3, `StoryTitle` and `StoryData` first."""
    settings = {"ifid": tale.ifid, "format": tale.format}
    settings |= {"format-version": tale.version, "start": tale.start}
    parts = [
        f"{header('StoryTitle')}\n{_kept(tale.name)}\n",
        f"{header('StoryData')}\n{json.dumps(settings, ensure_ascii=False, indent=2)}\n",
    ]
    for leaf in tale.leaves:
        head = header(leaf.name, leaf.tags, leaf.metadata)
        parts.append(f"{head}\n{_kept(leaf.text)}\n" if leaf.text else f"{head}\n")
    return "\n".join(parts)


def _kept(text: str) -> str:
    """A text in which no line is taken for a header."""
    return NEW_HEADER.sub(r"\\\1", text)


# ---- JSON


def read_json(text: str, file: str) -> Tale:
    """Twine 2 JSON."""
    try:
        given = json.loads(text)
    except (ValueError, RecursionError) as broken:
        raise GameError(f"{file} is not JSON: {broken}") from broken
    passages = given.get("passages") if isinstance(given, dict) else None
    if not isinstance(passages, list):
        raise GameError(f"{file} is no Twine JSON: it has no list of passages")
    tale = Tale(
        name=str(given.get("name", "")),
        ifid=str(given.get("ifid", "")),
        format=str(given.get("format", "")),
        version=str(given.get("format-version", "")),
        start=str(given.get("start", "")),
    )
    for number, passage in enumerate(passages, 1):
        if isinstance(passage, dict) and isinstance(passage.get("name"), str):
            tale.leaves.append(_json_leaf(passage, text))
        else:
            tale.notes.append(f"{file}: passage {number} has no name: left out")
    for kind, tag in (("script", "script"), ("style", "stylesheet")):
        code = given.get(kind)
        if isinstance(code, str) and code.strip():
            tale.leaves.append(Leaf(f"Story {kind}", (tag,), "", code))
    return tale


def _json_leaf(passage: dict[str, Any], source: str) -> Leaf:
    tags = passage.get("tags", [])
    words = tags.split() if isinstance(tags, str) else [str(tag) for tag in tags or []]
    given = passage.get("metadata")
    metadata = _metadata(given if isinstance(given, dict) else {})
    text = passage.get("text", "")
    place = source.find(json.dumps(passage["name"], ensure_ascii=False))
    line = source.count("\n", 0, max(place, 0)) + 1
    return Leaf(passage["name"], tuple(words), metadata, _even(text), line)


def _even(text: Any) -> str:
    plain = text if isinstance(text, str) else ""
    return plain.replace("\r\n", "\n").replace("\r", "\n").rstrip()


def _metadata(given: dict[str, Any]) -> str:
    """Twine's metadata as in a Twee header; as it was written where Twine has not changed it."""
    rest = {key: value for key, value in given.items() if key != RAW}
    raw = given.get(RAW)
    if isinstance(raw, str) and is_object(raw):
        was = json.loads(raw)
        if all(str(was.get(key)) == str(value) for key, value in rest.items()):
            return raw
        rest = {**was, **rest}
    return json.dumps(rest, ensure_ascii=False, separators=(",", ":")) if rest else ""


def _given(metadata: str) -> dict[str, Any]:
    """Metadata as Twine wants it, with the text itself where it would come back otherwise."""
    given: dict[str, Any] = json.loads(metadata) if metadata else {}
    kept = {key: value for key, value in given.items() if isinstance(value, str)}
    return kept if _metadata(kept) == metadata else {**kept, RAW: metadata}


def write_json(tale: Tale) -> str:
    """Twine 2 JSON."""
    passages = [
        {
            "name": leaf.name,
            "tags": list(leaf.tags),
            "metadata": _given(leaf.metadata),
            "text": leaf.text,
        }
        for leaf in tale.leaves
    ]
    story = {
        "name": tale.name,
        "ifid": tale.ifid,
        "format": tale.format,
        "format-version": tale.version,
        "start": tale.start,
        "creator": "Dreadhouse",
        "passages": passages,
    }
    return json.dumps(story, ensure_ascii=False, indent=2) + "\n"


# ---- HTML


class _Finder(HTMLParser):
    """Finds the first story of a page; text is text, whatever stands in it."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tale = Tale()
        self.start_pid = ""
        self.leaf: Leaf | None = None
        self.text: list[str] = []
        self.stories = 0
        self.code = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A story, a passage, or a script or style that is kept and never run."""
        given = {name: value or "" for name, value in attrs}
        if tag == "tw-storydata":
            self.stories += 1
            if self.stories == 1:
                self._story(given)
        elif self.stories != 1:
            return
        elif tag == "tw-passagedata":
            self._passage(given)
        elif tag in ("script", "style") and "twine" in given.get("type", ""):
            kind = "script" if tag == "script" else "stylesheet"
            self.leaf = Leaf(f"Story {kind}", (kind,), "", "", self.getpos()[0])
            self.text, self.code = [], tag

    def _story(self, given: dict[str, str]) -> None:
        tale = self.tale
        tale.name, tale.ifid = given.get("name", ""), given.get("ifid", "")
        tale.format, tale.version = given.get("format", ""), given.get("format-version", "")
        self.start_pid = given.get("startnode", "")

    def _passage(self, given: dict[str, str]) -> None:
        name, pid = given.get("name", ""), given.get("pid", "")
        if pid and pid == self.start_pid:
            self.tale.start = name
        metadata = {key: given[key] for key in ("position", "size") if given.get(key)}
        if raw := given.get(f"data-{RAW}"):
            metadata[RAW] = raw
        tags = tuple(given.get("tags", "").split())
        self.leaf = Leaf(name, tags, _metadata(metadata), "", self.getpos()[0])
        self.text, self.code = [], "tw-passagedata"

    def handle_data(self, data: str) -> None:
        """The text of a passage, in as many parts as it comes."""
        if self.leaf is not None:
            self.text.append(data)

    def handle_endtag(self, tag: str) -> None:
        """A passage is complete."""
        if self.leaf is None or tag != self.code:
            return
        self.leaf.text = _even("".join(self.text))
        if self.leaf.text or self.code == "tw-passagedata":
            self.tale.leaves.append(self.leaf)
        self.leaf = None


def read_html(text: str) -> Tale:
    """Twine 2 HTML: a published story or an archive, of which the first story is taken."""
    finder = _Finder()
    finder.feed(text)
    finder.close()
    if finder.stories > 1:
        finder.tale.notes.append(f"the file holds {finder.stories} stories: the first was taken")
    if not finder.tale.leaves:
        raise GameError("this page holds a Twine story without passages")
    return finder.tale


def write_html(tale: Tale) -> str:
    """Twine 2 HTML, to be imported into Twine: the page itself only says so."""
    names = [leaf.name for leaf in tale.leaves]
    start = names.index(tale.start) + 1 if tale.start in names else 1
    lines = [
        "<!DOCTYPE html>",
        f'<html><head><meta charset="utf-8"><title>{html.escape(tale.name)}</title></head><body>',
        "<p>This file is opened in Twine: Library, Import.</p>",
        f"<tw-storydata {_attributes(_story_attributes(tale, start))} hidden>",
    ]
    for pid, leaf in enumerate(tale.leaves, 1):
        given = {"pid": str(pid), "name": leaf.name, "tags": " ".join(leaf.tags)}
        metadata = _given(leaf.metadata)
        given |= {key: metadata[key] for key in ("position", "size") if key in metadata}
        if _metadata({key: given[key] for key in ("position", "size") if key in given}) != (
            leaf.metadata
        ):
            given[f"data-{RAW}"] = leaf.metadata
        text = html.escape(leaf.text)
        lines.append(f"<tw-passagedata {_attributes(given)}>{text}</tw-passagedata>")
    return "\n".join([*lines, "</tw-storydata>", "</body></html>", ""])


def _story_attributes(tale: Tale, start: int) -> dict[str, str]:
    return {
        "name": tale.name,
        "startnode": str(start),
        "creator": "Dreadhouse",
        "ifid": tale.ifid,
        "format": tale.format,
        "format-version": tale.version,
    }


def _attributes(given: dict[str, str]) -> str:
    return " ".join(f'{name}="{html.escape(value)}"' for name, value in given.items())
