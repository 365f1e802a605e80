"""Every chapter can be won and lost: recorded games, played again to their ends.

After a change of the rules `python -m tests.games.pandemonium.seeking` finds anew those that no
longer end as they should.
"""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.chapters.marks import ENGINE_RUNNING, INVOKED, LANDED, LEFT
from dreadhouse.games.pandemonium.rules.printed import BOSSES, EVIL_ONE, OARS
from dreadhouse.games.pandemonium.state import ABOARD, OUT, ROUNDS, STANDING, Pandemonium
from dreadhouse.kernel.record import load
from tests.games.pandemonium.seeking import CHAPTERS, FOLDER
from tests.rules import rule


def replayed(chapter: str, ending: str) -> Pandemonium:
    """The state at the end of a recorded game."""
    record = load(FOLDER / f"{chapter}-{ending}.json")
    assert record.options["chapter"] == CHAPTERS.index(chapter) + 1
    s = record.replay(game=GAME)
    assert isinstance(s, Pandemonium)
    return s


def winners(s: Pandemonium) -> list[int]:
    """The seats that have won."""
    assert s.result is not None
    return [seat for seat, share in enumerate(s.result) if share > 0]


def characters(s: Pandemonium) -> list[int]:
    """The seats that play characters."""
    return [seat for seat in range(s.seats) if seat != s.evil_seat]


@rule("DIA-22", "DIA-35", "DIA-47", "DIA-57", "DIA-90", "DIA-105", "DIA-124")
@pytest.mark.parametrize("chapter", [name for name in CHAPTERS if name != "last_one_standing"])
def test_the_chapter_is_won(chapter: str) -> None:
    """All who play characters win, and the ending is read."""
    s = replayed(chapter, "won")
    assert winners(s) == characters(s)
    assert s.chapter.table(s, 0)["story"] == "won"
    assert goal_is_met(s)


def goal_is_met(s: Pandemonium) -> bool:
    """What the chapter asks for, read off the table."""
    flags = s.plot.flags
    all_aboard = all(one.posture == ABOARD for one in s.cast)
    match s.chapter.id:
        case "flat_battery":
            return bool(flags & ENGINE_RUNNING) and all_aboard
        case "someone_is_knocking":
            return bool(flags & LEFT)
        case "hold_until_sunrise":
            standing = sum(one.posture == STANDING for one in s.cast)
            return s.round == ROUNDS and 2 * standing >= len(s.cast)
        case "current":
            return bool(flags & LANDED) and all_aboard
        case "the_house_comes_down":
            needed = 1 if len(s.cast) <= 2 else 3
            has_oars = any(OARS in one.carried for one in s.cast)
            return s.sealed.bit_count() >= needed and all_aboard and has_oars
        case _:
            return bool(flags & INVOKED) and s.boss_life[EVIL_ONE - BOSSES] == 0


@rule("DIA-16", "DIA-30", "DIA-43", "DIA-53", "DIA-66", "DIA-101", "DIA-119", "DIA-125")
@pytest.mark.parametrize("chapter", [name for name in CHAPTERS if name != "last_one_standing"])
def test_the_chapter_is_lost(chapter: str) -> None:
    """No character wins; in chapter 8 the Evil One's player does."""
    s = replayed(chapter, "lost")
    assert winners(s) == ([s.evil_seat] if s.evil_seat >= 0 else [])
    assert s.chapter.table(s, 0)["story"] == "lost"
    assert not goal_is_met(s)


@rule("DIA-70", "DIA-71", "DIA-87")
def test_somebody_is_the_last_one_standing() -> None:
    """One seat alone wins: the last in the game, or the one with the most Trophies."""
    s = replayed("last_one_standing", "won")
    (winner,) = winners(s)
    left = [one for one in s.cast if one.posture != OUT]
    assert s.cast[winner] in left
    assert len(left) == 1 or s.cast[winner].trophies == max(one.trophies for one in left)


@rule("DIA-86")
def test_nobody_is_the_last_one_standing() -> None:
    """The last ones died in the same step."""
    s = replayed("last_one_standing", "lost")
    assert winners(s) == []
    assert all(one.posture == OUT for one in s.cast)
