"""The comparison with other engines: medians, ratios, and plain words for what is not there."""

from __future__ import annotations

import sys

import pytest

from dreadhouse.lab import peers
from dreadhouse.lab.peers import Entry, compared


def telling(name: str, *rates: float) -> Entry:
    """An entry that has been measured."""
    entry = Entry(name, [])
    entry.rates = list(rates)
    return entry


def test_the_median_of_the_rounds_counts() -> None:
    """One slow round does not."""
    assert telling("slow once", 10, 2, 12).rate == 10


def test_everybody_is_held_against_the_first() -> None:
    """The fastest stands first, what was not measured last, with its reason."""
    missing = Entry("elsewhere", [], "node and npm are not here")
    table = compared([telling("first", 100), telling("ours", 250), missing], 0, 1).splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]
    assert cells == [
        ["ours", "250", "2.50"],
        ["first", "100", "1.00"],
        ["elsewhere", "not measured: node and npm are not here", "-"],
    ]


def test_a_command_that_fails_is_named_and_not_run_again() -> None:
    """The last line of its error says why."""
    entry = Entry("broken", [sys.executable, "-c", "import sys; sys.exit('no such game')"])
    entry.measure(1)
    assert (entry.rates, entry.why_not) == ([], "no such game")


def test_a_measurement_is_the_last_line_that_its_command_prints() -> None:
    """With the seconds put in."""
    code = "import sys; print('hello'); print('{\"rate\": %s}' % sys.argv[1])"
    entry = Entry("told", [sys.executable, "-c", code, "SECONDS"])
    entry.measure(2.5)
    assert entry.rates == [2.5]


def test_without_node_the_row_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is installed then."""
    monkeypatch.setattr("dreadhouse.lab.peers.shutil.which", lambda name: None)
    assert peers.node_modules() == ("", "node and npm are not here")


def test_our_own_rate_is_that_of_whole_games() -> None:
    """Something is measured even in a moment."""
    assert peers.play_rate("insanity", 0.01) > 100
