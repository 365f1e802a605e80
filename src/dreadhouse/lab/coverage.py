"""Rule coverage: which numbered rules and worked examples of a rulebook the tests prove.

`python -m dreadhouse.lab.coverage` (`make rules`) prints per game the rules that no test cites and
writes `docs/rule-coverage.md`. A test cites rules by `@rule("INS-12", ...)`, or it is named after
an example (`test_INS_E12_...`) and proves the rules of the example's row.
"""

from __future__ import annotations

import ast
import pathlib
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from dreadhouse import games
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.rulebook import Rulebook

TESTS = pathlib.Path("tests")
PAGE = pathlib.Path("docs/rule-coverage.md")
Test = ast.FunctionDef | ast.AsyncFunctionDef
NAMED = re.compile(r"[A-Z]{3}[-_]E\d+")


@dataclass(frozen=True)
class Coverage:
    """What the tests prove of one rulebook; `proofs` gives the tests of each rule."""

    game: str
    proofs: dict[str, list[str]]
    untestable: dict[str, str]
    missing: list[str]
    unplayed: list[str]
    rules: int
    examples: int

    @property
    def testable(self) -> int:
        """How many rules a test can prove."""
        return self.rules - len(self.untestable)

    @property
    def share(self) -> float:
        """The share of testable rules that are proved, in percent."""
        return 100 * (self.testable - len(self.missing)) / self.testable if self.testable else 100


def tests_in(folder: pathlib.Path) -> Iterator[tuple[str, Test]]:
    """Every test function that runs, with its place."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Test) and node.name.startswith("test_") and runs(node):
                yield f"{path.as_posix()}::{node.name}", node


def runs(test: Test) -> bool:
    """Whether a test is neither skipped nor expected to fail; those prove nothing."""
    marks = " ".join(ast.unparse(decorator) for decorator in test.decorator_list)
    return not re.search(r"mark\.(skip|xfail)", marks)


def marked(test: Test) -> list[str]:
    """The rule ids that a test is marked with, on itself or on single parameter sets."""
    return [
        argument.value
        for decorator in test.decorator_list
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call) and _is_rule(call.func)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _is_rule(called: ast.expr) -> bool:
    """Whether `rule(...)` or `pytest.mark.rule(...)` is called."""
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name == "rule"


def played(test: Test) -> list[str]:
    """The example ids that a test is named after, itself or by the ids of its parameters."""
    words = [test.name]
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.append(node.value)
    found = [id.replace("_", "-") for word in words for id in NAMED.findall(word)]
    return list(dict.fromkeys(found))


def measure(book: Rulebook, game: str, folder: pathlib.Path, reasons: dict[str, str]) -> Coverage:
    """Compare a rulebook with the tests of a folder."""
    proofs: dict[str, list[str]] = defaultdict(list)
    examples = {example.id: example for example in book.examples}
    shown: set[str] = set()
    for place, test in tests_in(folder):
        ids = marked(test)
        for id in played(test):
            if id in examples:
                shown.add(id)
                ids += examples[id].rules
        for id in dict.fromkeys(ids):
            proofs[id].append(place)
    testable = [rule.id for rule in book.rules if rule.id not in reasons]
    return Coverage(
        game=game,
        proofs=proofs,
        untestable=reasons,
        missing=[id for id in testable if id not in proofs],
        unplayed=[id for id in examples if id not in shown],
        rules=len(book.rules),
        examples=len(examples),
    )


def untestable(path: pathlib.Path, game: Game) -> dict[str, str]:
    """The rules that no test can prove, each with its reason, from `untestable.toml`."""
    known = tomllib.loads(path.read_text(encoding="utf-8")).get(game.name, {})
    for id, reason in known.items():
        if id not in game.rulebook.by_id:
            raise GameError(f"{path.name} names {id}, which the rulebook of {game.name} lacks")
        if not reason.strip():
            raise GameError(f"{path.name} gives no reason for {id}: write one sentence")
    return dict(known)


def report(coverage: Coverage, game: Game) -> str:
    """The page's part about one game."""
    lines = [
        f"## {game.texts.say('game-title', {}, 'en')}",
        "",
        f"{coverage.rules} rules, {len(coverage.untestable)} of them not testable; "
        f"{coverage.testable - len(coverage.missing)} of {coverage.testable} are proved "
        f"({coverage.share:.0f} %).",
        f"{coverage.examples - len(coverage.unplayed)} of {coverage.examples} worked examples "
        "are tests.",
        "",
        *_listed("No test cites", coverage.missing),
        *_listed("No test plays", coverage.unplayed),
        "| rule | chapter | proved by |",
        "|---|---|---|",
        *(_row(rule.id, rule.chapter, coverage) for rule in game.rulebook.rules),
    ]
    return "\n".join(lines) + "\n"


def _listed(title: str, ids: list[str]) -> list[str]:
    return [f"{title}: {', '.join(ids)}.", ""] if ids else []


def _row(id: str, chapter: str, coverage: Coverage) -> str:
    if id in coverage.untestable:
        return f"| {id} | {chapter} | not testable: {coverage.untestable[id]} |"
    places = coverage.proofs.get(id, [])
    first = f"`{places[0].partition('::')[2]}`" if places else "**nothing**"
    more = f" and {len(places) - 1} more" if len(places) > 1 else ""
    return f"| {id} | {chapter} | {first}{more} |"


def main(arguments: list[str]) -> int:
    """Print what is missing and write the page; with `--check` fail when something is."""
    parts = ["# Rule coverage", "", "Written by `make rules`; do not edit.", ""]
    incomplete = False
    for name in games.names():
        game = games.load(name)
        found = measure(game.rulebook, name, TESTS, untestable(TESTS / "untestable.toml", game))
        print(f"{name}: {found.share:.0f} % of {found.testable} testable rules are proved.")
        print("".join(f"  no test cites {id}\n" for id in found.missing), end="")
        print("".join(f"  no test plays {id}\n" for id in found.unplayed), end="")
        parts.append(report(found, game))
        incomplete = incomplete or bool(found.missing or found.unplayed)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text("\n".join(parts), encoding="utf-8")
    return 1 if incomplete and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
