"""The rulebook: numbered rules and worked examples are read as they are printed."""

from __future__ import annotations

import pathlib

import pytest

from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.rulebook import Rulebook

BOOK = Rulebook(pathlib.Path(__file__).parent / "murmur" / "rulebook.md")


def test_every_numbered_rule_is_read_in_order() -> None:
    """Seven rules, in the order of the book."""
    assert [rule.id for rule in BOOK.rules] == [f"TIN-{number}" for number in range(1, 8)]


def test_a_rule_knows_its_chapter_and_sources() -> None:
    """The source tags leave the text and are kept apart."""
    rule = BOOK.rule("TIN-4")
    assert rule.chapter == "The turn"
    assert rule.source == "seed; audited; design — its shape"
    assert rule.text.endswith("same parity.")
    assert BOOK.rule("TIN-7").source == ""


def test_examples_are_read_with_their_rules() -> None:
    """The table's five columns."""
    first, second = BOOK.examples
    assert (first.id, first.given, first.choices) == ("TIN-E1", "a new game", "none")
    assert (second.expected, second.rules) == ("seat 0 has 3 points", ("TIN-2", "TIN-4"))


def test_an_unknown_rule_is_named() -> None:
    """The sentence repeats the id."""
    with pytest.raises(GameError, match="no rule XYZ-1"):
        BOOK.rule("XYZ-1")


def test_rules_may_stand_in_several_books(tmp_path: pathlib.Path) -> None:
    """They are read one after the other, each with ids of its own."""
    (tmp_path / "one.md").write_text("## First\n\n**ONE-1** Begin. [design]\n")
    (tmp_path / "two.md").write_text("## Second\n\n**TWO-1** End. [design]\n")
    both = Rulebook(tmp_path / "one.md", tmp_path / "two.md")
    assert [rule.id for rule in both.rules] == ["ONE-1", "TWO-1"]
    assert both.rule("TWO-1").chapter == "Second"
