"""Reading one line of directives from left to right, token by token."""

# mypyc: no

from __future__ import annotations

import re
from typing import NoReturn

from dreadhouse.games.danger.story.findings import suggest
from dreadhouse.games.danger.story.model import At, Link

CARD_ID = re.compile(r"[SC]\d{3}(?![\w])", re.ASCII)
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
NUMBER = re.compile(r"\d{1,9}", re.ASCII)
LINK = re.compile(r"\[\[(.*?)\]\]")
STRING = re.compile(r'"([^"]*)"')


class Misread(Exception):
    """A line that cannot be read; `column` counts from 1."""

    def __init__(self, code: str, column: int, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.column = column


class Scan:
    """A place in a line, and the questions one asks of what follows."""

    def __init__(self, line: str, file: str, number: int, place: int = 0) -> None:
        self.line = line
        self.file = file
        self.number = number
        self.place = place

    def at(self, place: int = -1) -> At:
        """Where this is, or another place of the same line."""
        return At(self.file, self.number, (self.place if place < 0 else place) + 1)

    def skip(self) -> None:
        """Pass over spaces and tabs."""
        while self.line[self.place : self.place + 1] in (" ", "\t"):
            self.place += 1

    @property
    def is_done(self) -> bool:
        """Whether nothing follows."""
        self.skip()
        return self.place >= len(self.line)

    def fail(self, expected: str, code: str = "E03") -> NoReturn:
        """Say what was expected and what stands there."""
        self.skip()
        rest = self.line[self.place :]
        token = re.match(r'"[^"]*"?|\[\[.*?(?:\]\]|$)|\w+|\S', rest)
        found = f"found {self._quoted(token[0])}" if token else "found the end of the line"
        raise Misread(code, self.place + 1, f"expected {expected}, {found}")

    def _quoted(self, token: str) -> str:
        short = token if len(token) <= 40 else token[:37] + "..."
        return short if short.startswith('"') else f'"{short}"'

    def has(self, sign: str) -> bool:
        """Take a sign or a whole word if it comes next."""
        self.skip()
        if not self.line.startswith(sign, self.place):
            return False
        end = self.place + len(sign)
        if sign[-1].isalpha() and re.match(r"\w", self.line[end : end + 1]):
            return False
        self.place = end
        return True

    def _take(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        self.skip()
        found = pattern.match(self.line, self.place)
        if found is None:
            self.fail(expected)
        self.place = found.end()
        return found

    def word(self, expected: str) -> str:
        """A word of small letters, digits and underscores."""
        start = self.place
        word = self._take(WORD, expected)[0]
        if word != word.lower():
            self.place = start
            self.fail(f"{expected} in small letters")
        return word

    def one_of(self, words: tuple[str, ...], expected: str = "") -> str:
        """One of these words; a near miss is told what it is near to."""
        self.skip()
        start = self.place
        listed = ", ".join(words[:-1]) + f" or {words[-1]}" if len(words) > 1 else words[0]
        found = WORD.match(self.line, start)
        if found and found[0] in words:
            self.place = found.end()
            return found[0]
        if found and (near := suggest(found[0], words)):
            message = f'expected {expected or listed}, found "{found[0]}"{near}'
            raise Misread("E03", start + 1, message)
        self.fail(expected or listed)

    def number_(self, least: int, most: int, what: str) -> int:
        """A number within its limits (E15)."""
        self.skip()
        start = self.place
        number = int(self._take(NUMBER, f"{what}, a number")[0])
        if not least <= number <= most:
            message = f"{what} goes from {least} to {most}, {number} is outside"
            raise Misread("E15", start + 1, message)
        return number

    def step(self, what: str, signs: str = "+-", most: int = 9) -> int:
        """A signed step from 1 to `most` (E15)."""
        self.skip()
        start = self.place
        if self.line[start : start + 1] not in tuple(signs):
            self.fail(f"{what} with {' or '.join(signs)} before the number")
        sign = -1 if self.line[start] == "-" else 1
        self.place += 1
        found = self._take(NUMBER, f"a number after {self.line[start]}")
        if not 1 <= int(found[0]) <= most:
            limits = " or ".join(f"{one}1 to {one}{most}" for one in signs)
            message = f"{what} goes from {limits}, {self.line[start]}{found[0]} is outside"
            raise Misread("E15", start + 1, message)
        return sign * int(found[0])

    def string(self, what: str) -> str:
        """A text between double quotes."""
        return self._take(STRING, f'{what} between "quotes"')[1].strip()

    def card_id(self) -> str:
        """A card id without a link."""
        return self._take(CARD_ID, "a card id such as S108")[0]

    def link(self) -> Link:
        """A link in one of its four forms; its place is that of the target."""
        self.skip()
        start = self.place
        if not self.line.startswith("[[", start):
            self.fail("a link [[text->S101 Title]]")
        found = LINK.match(self.line, start)
        if found is None:
            raise Misread("E03", start + 1, 'this link is not closed: "]]" is missing')
        self.place = found.end()
        text, target, offset = parts(found[1])
        return self._linked(text, target, start + 2 + offset)

    def _linked(self, text: str, target: str, place: int) -> Link:
        place += len(target) - len(target.lstrip())
        words = target.strip()
        found = CARD_ID.match(words)
        for sign in ("->", "<-", "|", "[", "]"):
            if sign in text or sign in target:
                raise Misread("E03", place + 1, f'a link holds one "->" and no further "{sign}"')
        if found is None:
            message = f'the target "{words[:40]}" does not begin with a card id such as S108'
            raise Misread("E11", place + 1, message)
        return Link(text.strip(), found[0], words[4:].strip(), self.at(place))

    def end(self, expected: str = "the end of the line") -> None:
        """Nothing may follow."""
        if not self.is_done:
            self.fail(expected)


def parts(inside: str) -> tuple[str, str, int]:
    """The text and the target of a link, and where in it the target begins."""
    if "->" in inside:
        place = inside.rindex("->")
        return inside[:place], inside[place + 2 :], place + 2
    if "<-" in inside:
        place = inside.index("<-")
        return inside[place + 2 :], inside[:place], 0
    if "|" in inside:
        place = inside.rindex("|")
        return inside[:place], inside[place + 1 :], place + 1
    return "", inside, 0
