"""What the pages of balance count; never what comes out of it."""

from __future__ import annotations

import pathlib

import pytest
from click.testing import CliRunner

from dreadhouse import bots, games
from dreadhouse.games.possession import GAME
from dreadhouse.kernel.errors import GameError
from dreadhouse.lab import balance, page
from dreadhouse.lab.playing import row_of, seed_of

FEW = 12


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_game_is_counted_once(seats: int) -> None:
    """Give away one win a game, among the seats, with one ending and one length each."""
    tally = balance.counted(GAME, seats, FEW, "random")
    assert tally.games == FEW
    assert len(tally.by_seat) == seats
    assert sum(share.points for share in tally.by_seat) == pytest.approx(FEW)
    assert 0.0 <= tally.by_first.points <= FEW
    assert sum(tally.endings.values()) == len(tally.lengths) == FEW
    assert set(tally.endings) <= {"burned", "possessed", "last_living"}
    assert min(tally.lengths) >= 1
    assert tally.decisions > FEW


def test_the_first_possessed_is_read_before_play() -> None:
    """Count the wins of exactly the seats that the dice of the setup made possessed."""
    expected = 0.0
    for number in range(FEW):
        state = GAME.start(4, {}, seed_of(balance.SEED, number))
        first = [player["possessed"] for player in state.view(-1)["table"]["players"]].index(True)
        seated = [bots.load("random", state.seed + bytes([seat])) for seat in range(4)]
        while state.result is None:
            state.apply(seated[state.seat].pick(state, state.seat), state.seat)
        expected += state.result[first]
    counted = balance.counted(GAME, 4, FEW, "random")
    assert counted.by_first.points == pytest.approx(expected)


def test_a_game_is_not_counted_before_its_end() -> None:
    """Refuse a game that still goes on."""
    state = GAME.start(3, {}, bytes(32))
    with pytest.raises(GameError, match="play it to its end"):
        row_of(GAME, state, 0, 0)


def test_bots_are_counted_too() -> None:
    """Count games of greedy bots, whose lengths are those of the duel's turns."""
    tally = balance.counted(games.load("insanity"), 2, 2, "greedy")
    assert tally.games == 2
    assert sum(share.points for share in tally.by_seat) == 2
    assert min(tally.lengths) > 1


def test_the_page_has_a_row_for_every_number_of_seats(tmp_path: pathlib.Path) -> None:
    """Write wins, endings and lengths, every share with its interval."""
    title, text = next(balance.sections(GAME, FEW, 0))
    path = tmp_path / "possession.md"
    page.put_section(path, title, text)
    rows = [line.split("|") for line in path.read_text().splitlines() if line.startswith("| ")]
    assert [row[1].strip(" -") for row in rows] == ["seats", "", "2", "3", "4", "5"] * 3
    assert balance.share(3, 12) == "25.0 (8.9 to 53.2)"


def test_every_option_is_turned_alone() -> None:
    """Play without options, then with each switch and each end of a number by itself."""
    turned = balance.variants(GAME)
    assert turned[0] == {}
    assert {"altar_shift": -2} in turned
    assert {"altar_shift": 2} in turned
    assert {"calm_start": True} in turned
    assert all(len(chosen) == 1 for chosen in turned[1:])
    text = balance.options_section(GAME, 4)
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    assert len(rows) == 2 + len(turned)


def test_the_command_writes_a_page_of_its_own(tmp_path: pathlib.Path) -> None:
    """Write a page under the game's name, and refuse a game that nobody counts."""
    options = ["--game", "insanity", "--games", "2", "--greedy", "1", "--workers", "1"]
    options += ["--folder", str(tmp_path)]
    told = CliRunner().invoke(balance.main, options)
    assert told.exit_code == 0, told.output
    titles = [
        line for line in (tmp_path / "insanity.md").read_text().splitlines() if line[:1] == "#"
    ]
    assert titles[:2] == ["# The balance of Insanity", "## Random play"]
    assert titles[-1] == "## Greedy play"
    refused = CliRunner().invoke(balance.main, ["--game", "chess"])
    assert isinstance(refused.exception, GameError)
