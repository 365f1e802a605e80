"""Where a browser stands at a table: one seat, several at one screen, or none."""

from __future__ import annotations

from dreadhouse.table.house import House, Opened
from dreadhouse.table.pages.place import GUEST, asked_of, place_at
from dreadhouse.table.pages.visitor import Visitor
from dreadhouse.table.tables import Table
from tests.table.playing import open_table, words


def visitor_with(opened: Opened, *seats: int) -> Visitor:
    """A browser that holds these seats."""
    held = tuple((opened.table.id, opened.secrets[seat]) for seat in seats)
    return Visitor(held=held)


async def until_secretly_asked(table: Table) -> int:
    """Play cards until somebody is asked whether to hush one; gives that seat."""
    for _ in range(50):
        if not table.view(GUEST)["to_act"]:
            return next(seat for seat in (0, 1) if words(table, seat))
        seat = table.view(GUEST)["to_act"][0]
        plays = [word for word in words(table, seat) if word.startswith("play")]
        await table.act(seat, (plays or words(table, seat))[:1], table.newest)
    raise AssertionError("no secret question came")


async def test_a_secret_question_reaches_a_shared_screen(quick_house: House) -> None:
    """Two seats at one screen: the veil calls the one that is asked, then its question is shown."""
    opened = await open_table(quick_house, quiet=False)
    table, both = opened.table, visitor_with(opened, 0, 1)
    seat = await until_secretly_asked(table)
    assert asked_of(table, (0, 1)) == [seat]
    for shown in (None, 1 - seat):
        veiled = place_at(table, both, shown)
        assert (veiled.veiled, veiled.seat) == (seat, GUEST)
    lifted = place_at(table, both, seat)
    assert (lifted.veiled, lifted.seat, lifted.is_asked) == (None, seat, True)


async def test_a_secret_question_calls_nobody_else(quick_house: House) -> None:
    """The other browser is neither asked nor told that somebody is."""
    opened = await open_table(quick_house, quiet=False)
    seat = await until_secretly_asked(opened.table)
    other = place_at(opened.table, visitor_with(opened, 1 - seat))
    assert not other.is_asked
    assert other.view["to_act"] == []
    assert asked_of(opened.table, [1 - seat]) == []
    assert place_at(opened.table, visitor_with(opened, seat)).is_asked
