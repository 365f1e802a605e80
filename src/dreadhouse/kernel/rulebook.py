"""A rulebook: numbered rules read from `rulebook.md`, for prompts, pages and tests."""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
import re
from dataclasses import dataclass

from dreadhouse.kernel.errors import GameError

RULE = re.compile(r"^\*\*([A-Z]{3}-\d+)\*\* (.*)$")
TAG = re.compile(r" \[((?:seed|ruling|design|audited)[^\]]*)\]")
EXAMPLE = re.compile(r"^\| ([A-Z]{3}-E\d+) \|(.*)\|\s*$")


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its chapter, its text in Markdown, and where it comes from."""

    id: str
    chapter: str
    text: str
    source: str


@dataclass(frozen=True)
class Example:
    """One worked example of the rulebook."""

    id: str
    given: str
    choices: str
    expected: str
    rules: tuple[str, ...]


class Rulebook:
    """The rules and examples of one game, in one book or several, read when first asked for."""

    def __init__(self, *paths: pathlib.Path) -> None:
        self.paths = paths

    @functools.cached_property
    def lines(self) -> list[str]:
        """The lines of all its books."""
        books = [path.read_text(encoding="utf-8") for path in self.paths]
        return [line for book in books for line in book.splitlines()]

    @functools.cached_property
    def rules(self) -> list[Rule]:
        """All rules in the order of the book."""
        found: list[Rule] = []
        chapter = ""
        for line in self.lines:
            if line.startswith("## "):
                chapter = line[3:].strip()
            matched = RULE.match(line)
            if matched:
                source = "; ".join(TAG.findall(matched[2]))
                found.append(Rule(matched[1], chapter, TAG.sub("", matched[2]), source))
        return found

    @functools.cached_property
    def by_id(self) -> dict[str, Rule]:
        """Rules by id."""
        return {rule.id: rule for rule in self.rules}

    @functools.cached_property
    def examples(self) -> list[Example]:
        """All worked examples in the order of the book."""
        found: list[Example] = []
        for line in self.lines:
            matched = EXAMPLE.match(line)
            if matched:
                cells = [cell.strip() for cell in matched[2].split("|")]
                rules = tuple(part.strip() for part in cells[3].split(","))
                found.append(Example(matched[1], cells[0], cells[1], cells[2], rules))
        return found

    def rule(self, id: str) -> Rule:
        """A rule by its id."""
        if id not in self.by_id:
            raise GameError(f"the rulebook has no rule {id}")
        return self.by_id[id]
