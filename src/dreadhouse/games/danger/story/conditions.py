"""Conditions: read from a line, written down, and asked whether they can ever be true."""

# mypyc: no

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping

from dreadhouse.games.danger.story.model import All, Any, Condition, Not, Test
from dreadhouse.games.danger.story.scan import Misread, Scan

LEVELS = range(1, 6)
MOST_QUESTIONS = 10
DEEPEST = 40


def read_condition(scan: Scan, depth: int = 0) -> Condition:
    """`not` binds tightest, then `and`, then `or`."""
    found = [_all_of(scan, depth)]
    while scan.has("or"):
        found.append(_all_of(scan, depth))
    return found[0] if len(found) == 1 else Any(tuple(found))


def _all_of(scan: Scan, depth: int) -> Condition:
    found = [_factor(scan, depth)]
    while scan.has("and"):
        found.append(_factor(scan, depth))
    return found[0] if len(found) == 1 else All(tuple(found))


def _factor(scan: Scan, depth: int) -> Condition:
    if depth > DEEPEST:
        raise Misread("E03", scan.place + 1, "this condition is nested too deep: make it simpler")
    if scan.has("not"):
        return Not(_factor(scan, depth + 1))
    if scan.has("("):
        inside = read_condition(scan, depth + 1)
        if not scan.has(")"):
            scan.fail('")"')
        return inside
    return _test(scan)


def _test(scan: Scan) -> Test:
    scan.skip()
    at = scan.at()
    if scan.has("item"):
        return Test("item", scan.word("the id of an item"), 0, at)
    if scan.has("seen"):
        return Test("seen", scan.card_id(), 0, at)
    if scan.has("level"):
        if scan.has(">="):
            return Test("level >=", "", scan.number_(1, 5, "a psychic level"), at)
        if scan.has("<"):
            return Test("level <", "", scan.number_(1, 5, "a psychic level"), at)
        scan.fail("level >= n or level < n")
    scan.fail("item, seen, level, not or a bracket")


def write_condition(condition: Condition, inside: str = "") -> str:
    """A condition as it is written, with brackets only where they are needed."""
    if isinstance(condition, Test):
        return _write_test(condition)
    if isinstance(condition, Not):
        return f"not {write_condition(condition.of, 'not')}"
    word = "and" if isinstance(condition, All) else "or"
    text = f" {word} ".join(write_condition(one, word) for one in condition.of)
    needs = inside == "not" or inside == word or (word == "or" and inside == "and")
    return f"({text})" if needs else text


def _write_test(test: Test) -> str:
    if test.kind in ("item", "seen"):
        return f"{test.kind} {test.word}"
    return f"{test.kind} {test.number}"


def tests(condition: Condition | None) -> Iterator[Test]:
    """Every question of a condition, from left to right."""
    if isinstance(condition, Test):
        yield condition
    elif isinstance(condition, Not):
        yield from tests(condition.of)
    elif condition is not None:
        for one in condition.of:
            yield from tests(one)


def holds(condition: Condition | None, answer: Callable[[Test], bool]) -> bool:
    """Whether a condition is true; `answer` answers its questions."""
    if condition is None:
        return True
    if isinstance(condition, Test):
        return answer(condition)
    if isinstance(condition, Not):
        return not holds(condition.of, answer)
    if isinstance(condition, All):
        return all(holds(one, answer) for one in condition.of)
    return any(holds(one, answer) for one in condition.of)


def may_hold(condition: Condition) -> bool:
    """Whether some level, items and cards make a condition true (E30)."""
    asked: list[tuple[str, str]] = sorted(
        {(one.kind, one.word) for one in tests(condition) if one.word}
    )
    if len(asked) > MOST_QUESTIONS:
        return True
    for yes in itertools.product((False, True), repeat=len(asked)):
        known = dict(zip(asked, yes, strict=True))
        if any(holds(condition, functools.partial(_answer, level, known)) for level in LEVELS):
            return True
    return False


def _answer(level: int, known: Mapping[tuple[str, str], bool], test: Test) -> bool:
    if test.kind == "level >=":
        return level >= test.number
    if test.kind == "level <":
        return level < test.number
    return known[test.kind, test.word]
