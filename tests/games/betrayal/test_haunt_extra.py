"""The fifteenth haunt, which is a data file and nothing else (docs/new-haunt.md)."""

from __future__ import annotations

import pathlib
import random
import re
import tomllib

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.haunts import FOLDER
from dreadhouse.games.betrayal.haunts.reading import read_file, read_folder
from dreadhouse.kernel.errors import GameError
from tests.games.betrayal.haunting import (
    begun,
    company,
    counts,
    end_of_round,
    fixtures,
    haunted,
    mobs,
)
from tests.games.betrayal.positions import PRINTED
from tests.rules import rule

NUMBER = 15
DOCS = pathlib.Path(__file__).parents[3] / "docs" / "new-haunt.md"


def test_the_page_shows_the_file() -> None:
    """What the page prints is the file that is played."""
    shown = re.search(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    file = (FOLDER / "thirteenth_hour.toml").read_text(encoding="utf-8")
    assert tomllib.loads(shown.group(1)) == tomllib.loads(file)


@pytest.mark.parametrize(("seats", "clocks", "minutes"), [(3, 4, 1), (4, 5, 1), (6, 7, 2)])
@rule("BET-425")
def test_it_begins(seats: int, clocks: int, minutes: int) -> None:
    """Clocks and Minutes as the file says."""
    order = [1, 2, 3, 4]
    table = begun("thirteenth_hour", *company(seats), orders=[order])
    assert len(fixtures(table, "tall_clock")) == clocks
    assert len(mobs(table)) == minutes


def test_the_last_clock() -> None:
    """Whoever stops it wins for all."""
    table = haunted(
        "thirteenth_hour", *company(3), things="tall_clock vestibule", rolls="2 1 1 1 0"
    )
    table.pick("bram", "task 1")
    assert table.over == "heroes"


def test_the_tenth_round() -> None:
    """The house has won."""
    table = haunted("thirteenth_hour", *company(3), things="tall_clock top_landing")
    counts(table, clock=9)
    end_of_round(table)
    assert table.over == "house"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_can_be_played_at_random(seats: int) -> None:
    """Every night comes to its end, by the haunt's own rules."""
    chance = random.Random(seats)
    state = GAME.start(seats, {"chosen_haunt": NUMBER}, seed=bytes([seats]) * 32)
    while state.result is None:
        state.apply(chance.choice(state.options(state.seat)), state.seat)
    assert PRINTED.haunt_ids[state.haunt_number] == "thirteenth_hour"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('at = "tall_clock"', 'at = "tall_block"', "no token 'tall_block'"),
        ("clocks = [4, 5, 6, 7]", "clocks = [4, 5, 6]", "row of four amounts 'clocks'"),
        ('do = "remove_here"', 'do = "sing"', "no result 'sing'"),
        ('way = "nobody"', 'way = "tallest"', "no way to name a traitor 'tallest'"),
        ("spread = true", "sprayed = true", "sprayed"),
        ('id = "thirteenth_hour"', "id = ", "thirteenth_hour.toml"),
        ('counter = "clock"', 'counter = "cloak"', "no counter 'cloak'"),
        ('{ none_left = "tall_clock" }', '{ task = "stop" }', "no task with a need 'stop'"),
        ('do = "remove_here"', 'do = "gain_token"', "something is missing: 'token'"),
    ],
)
def test_a_slip_is_told(tmp_path: pathlib.Path, old: str, new: str, told: str) -> None:
    """With the file, and what is wrong there."""
    text = (FOLDER / "thirteenth_hour.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "thirteenth_hour.toml").write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(GameError, match=told) as problem:
        read_folder(tmp_path, PRINTED)
    assert "haunts/thirteenth_hour.toml" in str(problem.value)


def test_every_file_is_named_after_its_haunt() -> None:
    """And numbers count from 1 without a gap."""
    files = [(path.stem, read_file(path)) for path in FOLDER.glob("*.toml")]
    assert all(name == file.id for name, file in files)
    assert sorted(file.number for _, file in files) == list(range(1, NUMBER + 1))
