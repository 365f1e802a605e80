"""Rule coverage: every testable rule is proved, every worked example is played."""

from __future__ import annotations

import pathlib

import pytest

from dreadhouse import games
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.rulebook import Rulebook
from dreadhouse.lab import coverage

TESTS = pathlib.Path(__file__).parent.parent
BOOK = Rulebook(TESTS / "kernel" / "murmur" / "rulebook.md")
WRITTEN = """
@rule("TIN-1", "TIN-3")
def test_setup(): ...

@pytest.mark.parametrize("cards", [pytest.param(3, marks=rule("TIN-5"))])
async def test_bids(cards): ...

def test_TIN_E2_playing(): ...

@pytest.mark.parametrize("row", ["TIN-E1"])
def test_rows(row): ...

@rule("TIN-6")
@pytest.mark.skip(reason="TIN-E1")
def test_idle(): ...

@rule("TIN-7")
def not_a_test(): ...
"""


def measured(folder: pathlib.Path, text: str, reasons: dict[str, str]) -> coverage.Coverage:
    """The coverage of the test game's book by one written test file."""
    (folder / "test_written.py").write_text(text, encoding="utf-8")
    return coverage.measure(BOOK, "murmur", folder, reasons)


def test_marks_and_names_are_counted(tmp_path: pathlib.Path) -> None:
    """On tests, on parameters and by the rows of examples; idle tests prove nothing."""
    found = measured(tmp_path, WRITTEN, {})
    assert found.missing == ["TIN-6", "TIN-7"]
    assert found.unplayed == []
    assert [place.partition("::")[2] for place in found.proofs["TIN-1"]] == [
        "test_setup",
        "test_rows",
    ]
    assert found.proofs["TIN-4"][0].endswith("::test_TIN_E2_playing")


def test_untestable_rules_are_left_out_of_the_count(tmp_path: pathlib.Path) -> None:
    """Five of five testable rules are proved."""
    found = measured(tmp_path, WRITTEN, {"TIN-6": "why", "TIN-7": "why"})
    assert (found.missing, found.testable, found.share) == ([], 5, 100)


def test_an_unplayed_example_is_named(tmp_path: pathlib.Path) -> None:
    """Without its test the example is listed, and its rules with it."""
    found = measured(tmp_path, WRITTEN.replace("E2", "X2"), {})
    assert found.unplayed == ["TIN-E2"]
    assert found.missing == ["TIN-2", "TIN-4", "TIN-6", "TIN-7"]


@pytest.mark.parametrize(
    ("line", "sentence"), [('XYZ-1 = "x"', "lacks"), ('INS-1 = " "', "gives no reason")]
)
def test_untestable_rules_must_exist_and_have_a_reason(
    tmp_path: pathlib.Path, line: str, sentence: str
) -> None:
    """A slip in the list is an error, not a hidden gap."""
    (tmp_path / "untestable.toml").write_text(f"[insanity]\n{line}\n", encoding="utf-8")
    with pytest.raises(GameError, match=sentence):
        coverage.untestable(tmp_path / "untestable.toml", games.load("insanity"))


@pytest.mark.parametrize("name", games.names())
def test_every_testable_rule_is_proved_and_every_example_played(name: str) -> None:
    """`make rules` lists what is missing."""
    game = games.load(name)
    reasons = coverage.untestable(TESTS / "untestable.toml", game)
    found = coverage.measure(game.rulebook, name, TESTS, reasons)
    assert (found.missing, found.unplayed) == ([], [])
    assert len(reasons) < found.rules / 20
