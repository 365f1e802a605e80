"""Law 8 as questions: which rule ids the book has, and which ones code, texts and tests cite."""

from __future__ import annotations

import pathlib
import re

from dreadhouse.kernel.game import Game
from dreadhouse.kernel.rulebook import RULE

NO_RULE = "9999"  # what tests ask for when they want a rule that does not exist
ENDINGS = {".py", ".ftl", ".toml", ".json", ".md", ".js", ".css"}


def prefixes(game: Game) -> str:
    """The letters before a game's rule numbers, one set for each of its books, as a pattern."""
    return "|".join(sorted({rule.id.partition("-")[0] for rule in game.rulebook.rules}))


def numbered(game: Game) -> list[str]:
    """The ids of all numbered rules, repeated ones repeatedly."""
    found = [RULE.match(line) for line in game.rulebook.lines]
    return [matched[1] for matched in found if matched]


def cited(game: Game, folder: pathlib.Path) -> dict[str, str]:
    """Every id of this game that a file of a folder cites, with one such file."""
    pattern = re.compile(rf"\b({prefixes(game)})[-_](E?\d+)\b")
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        if (
            path.suffix in ENDINGS
            and "__pycache__" not in path.parts
            and "golden" not in path.parts
        ):
            for book, number in pattern.findall(path.read_text(encoding="utf-8")):
                found.setdefault(f"{book}-{number}", str(path))
    return {id: path for id, path in found.items() if not id.endswith(f"-{NO_RULE}")}


def known(game: Game) -> set[str]:
    """Every id that may be cited: rules and examples."""
    return {rule.id for rule in game.rulebook.rules} | {one.id for one in game.rulebook.examples}
