"""What is wrong with a story: one finding a place, and the error that carries them all."""

# mypyc: no

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from dreadhouse.games.danger.story.model import At
from dreadhouse.kernel.errors import GameError

MOST_TOLD = 20


@dataclass(frozen=True, slots=True)
class Finding:
    """One error (E..) or warning (W..) at its place; `line` is the source line, if known."""

    at: At
    code: str
    message: str
    card: str = ""
    line: str = ""

    @property
    def is_error(self) -> bool:
        """Whether a story with this finding cannot be played."""
        return self.code.startswith("E")

    def __str__(self) -> str:
        """`file:line:column: code message`."""
        where = f"{self.at.file}:{self.at.line}:{self.at.column}"
        return f"{where}: {self.code} {self.message}"

    def shown(self) -> str:
        """The finding, the source line and a caret below the place."""
        if not self.line.strip():
            return str(self)
        before = self.line[: self.at.column - 1]
        pad = "".join("\t" if sign == "\t" else " " for sign in before)
        return f"{self}\n  {self.line}\n  {pad}^"


class StoryError(GameError):
    """A story that cannot be played; `findings` holds everything that is wrong with it."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        told = [str(finding) for finding in findings[:MOST_TOLD]]
        if len(findings) > MOST_TOLD:
            told.append(f"... and {len(findings) - MOST_TOLD} more")
        super().__init__("\n".join(told))
        self.findings = tuple(findings)


def in_order(findings: Iterable[Finding]) -> list[Finding]:
    """Findings by file, line, column and code, each once."""
    return sorted(
        dict.fromkeys(findings),
        key=lambda one: (one.at.file, one.at.line, one.at.column, one.code, one.message),
    )


def with_lines(findings: Iterable[Finding], sources: Mapping[str, Sequence[str]]) -> list[Finding]:
    """The findings, each with its source line."""
    found = []
    for one in findings:
        lines = sources.get(one.at.file, ())
        line = lines[one.at.line - 1] if 0 < one.at.line <= len(lines) else ""
        found.append(replace(one, line=line))
    return found


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one, or nothing."""
    close = difflib.get_close_matches(word, list(known), 1, 0.6)
    return close[0] if close else ""


def suggest(word: str, known: Iterable[str]) -> str:
    """The end of a sentence that offers the nearest right word."""
    close = nearest(word, known)
    return f"; nearest is {close}" if close else ""
