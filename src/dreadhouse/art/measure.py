"""How wide words are in our faces, so that texts fit their boxes without a browser."""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

# Faces set a little wider in some browsers than in the font file.
SLACK = 1.02
UNKNOWN = 700


class Setting(NamedTuple):
    """A text broken into lines at one type size."""

    size: float
    lines: tuple[str, ...]


@cache
def _widths() -> dict[str, dict[str, int]]:
    text = files("dreadhouse.art").joinpath("widths.json").read_text(encoding="utf-8")
    faces: dict[str, dict[str, int]] = json.loads(text)
    return faces


def width(text: str, size: float, face: str = "text") -> float:
    """The width of one line of text, at this type size."""
    letters = _widths()[face]
    return sum(letters.get(letter, UNKNOWN) for letter in text) * size * SLACK / 1000


def wrap(text: str, size: float, room: float, face: str = "text") -> list[str]:
    """The text in lines of at most `room`; a word that is too long is broken."""
    lines: list[str] = []
    line = ""
    for word in _short_words(text, size, room, face):
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, face) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def balanced(text: str, size: float, room: float, face: str = "text") -> list[str]:
    """The same number of lines, but about equally long, so that no word stands alone."""
    lines = wrap(text, size, room, face)
    longest = max((width(word, size, face) for word in text.split()), default=0)
    narrower = lines
    while len(narrower) == len(lines) > 1 and room * 0.96 > longest:
        lines, room = narrower, room * 0.96
        narrower = wrap(text, size, room, face)
    return narrower if len(narrower) == len(lines) else lines


def _short_words(text: str, size: float, room: float, face: str) -> list[str]:
    return [part for word in text.split() for part in _broken(word, size, room, face)]


def _broken(word: str, size: float, room: float, face: str) -> list[str]:
    if width(word, size, face) <= room:
        return [word]
    head, dash, tail = word.partition("-")
    if dash and tail and width(head + dash, size, face) <= room:
        return [head + dash, *_broken(tail, size, room, face)]
    cut = len(word) - 1
    while cut > 1 and width(word[:cut] + "-", size, face) > room:
        cut -= 1
    return [word[:cut] + "-", *_broken(word[cut:], size, room, face)]


def one_line(text: str, sizes: tuple[float, ...], room: float, face: str) -> Setting | None:
    """The text on one line at the largest size that fits, if any does."""
    for size in sizes:
        if width(text, size, face) <= room:
            return Setting(size, (text,))
    return None


def fit(text: str, sizes: tuple[float, ...], room: float, most: int, face: str) -> Setting:
    """The text at the largest size that needs no more than `most` lines and breaks no word."""
    for size in sizes:
        lines = wrap(text, size, room, face)
        whole = all(width(word, size, face) <= room for word in text.split())
        if len(lines) <= most and whole:
            return Setting(size, tuple(balanced(text, size, room, face)))
    return _shrunk(text, sizes[-1], room, most, face)


def _shrunk(text: str, size: float, room: float, most: int, face: str) -> Setting:
    lines = wrap(text, size, room, face)
    while len(lines) > most:
        size *= 0.94
        lines = wrap(text, size, room, face)
    return Setting(size, tuple(lines))
