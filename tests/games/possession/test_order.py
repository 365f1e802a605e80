"""The order of turns (POS-134 to POS-141, POS-400) and a turn's actions (POS-142 to POS-147)."""

from __future__ import annotations

from tests.games.possession.positions import NAMES, Sheet, Table, position, refused
from tests.rules import rule


def acted(table: Table) -> list[str]:
    """Who acts, one after the other, when everybody just ends the turn."""
    found: list[str] = []
    while table.frame in ("Act", "Hunt"):
        found.append(table.asked)
        table.pick(table.asked, "end")
        if len(found) == len([p for p in table.night.players if not p.is_dead]):
            break
    return found


@rule("POS-109", "POS-142")
def test_POS_E41_the_chip_gives_actions() -> None:
    """Chip 4, four actions."""
    assert position(Sheet(chip=4)).actions == 4


@rule("POS-134")
def test_POS_E54_by_initiative() -> None:
    """2, 4, 7, 9."""
    table = position(
        Sheet(chip=2, room="dining_hall"), Sheet(chip=2, room="tool_shed"),
        Sheet(chip=2, room="sun_porch"), Sheet(chip=2, room="study"),
        phase="order", goes_on=True, rolls="green green green green",
    )  # fmt: skip
    assert [NAMES[seat] for seat in table.seen()["order"]] == ["ben", "dan", "cleo", "ann"]
    assert acted(table) == ["ben", "dan", "cleo", "ann"]


@rule("POS-135", "POS-141")
def test_POS_E55_one_turn_a_round() -> None:
    """Ben's chip is rotated; the washroom is not his again."""
    table = position(
        Sheet(chip=2, room="washroom"), Sheet(chip=6, room="tool_shed"),
        seats=2, turn="ben", goes_on=True,
    )  # fmt: skip
    table.ben("go study", "go dining_hall", "go bedroom", "go washroom", "end")
    assert table.asked == "ann"
    assert table.seen()["players"][1]["has_played"]
    assert table.seen()["order"] == [0]


@rule("POS-137", "POS-138", "POS-139")
def test_POS_E56_state_and_life_in_one_room() -> None:
    """Normal first, more life first; possessed with less life first."""
    table = position(
        Sheet(chip=2, room="kitchen", life=9), Sheet(chip=2, room="kitchen", life=12),
        Sheet(possessed=True, room="kitchen", life=8),
        Sheet(possessed=True, room="kitchen", life=3),
        phase="order", goes_on=True, rolls="red red red red",
    )  # fmt: skip
    assert acted(table) == ["ben", "ann", "dan", "cleo"]


@rule("POS-140")
def test_POS_E57_tied_players_roll() -> None:
    """Tied at 2, then Ben leads 2 to 1."""
    table = position(
        Sheet(chip=2, room="study", life=11), Sheet(chip=2, room="study", life=11),
        Sheet(chip=2, room="nursery"), Sheet(chip=2, room="bedroom", has_played=True),
        phase="order", goes_on=True, rolls="W W S W - W W - - WW S S",
    )  # fmt: skip
    assert table.asked == "ben"
    table.ben("end")
    assert table.asked == "ann"


@rule("POS-136", "POS-138", "POS-262")
def test_POS_E58_life_has_changed_meanwhile() -> None:
    """Dan's arm takes Ann below Ben, who acts first now."""
    table = position(
        Sheet(chip=2, life=9), Sheet(chip=2, life=8), Sheet(chip=2, has_played=True),
        Sheet(possessed=True, room="washroom", lost={"left_arm": "dining_hall"}),
        turn="dan", goes_on=True, rolls="WW",
    )  # fmt: skip
    table.dan("crawl left_arm stairs", "bite left_arm 0", "end")
    assert (table.life("ann"), table.asked) == (7, "ben")


@rule("POS-141")
def test_POS_E59_a_sign_for_a_turn_taken() -> None:
    """Without a chip Dan is marked all the same."""
    table = position(dan=Sheet(possessed=True), turn="dan")
    table.dan("end")
    assert table.seen()["players"][3]["has_played"]
    assert table.seen()["players"][3]["chip"] == 0


@rule("POS-143")
def test_POS_E60_ending_early() -> None:
    """Two unspent actions are lost."""
    table = position(Sheet(chip=4, room="study"))
    table.ann("bar tool_shed", "unbar tool_shed")
    assert table.actions == 2
    table.ann("end")
    assert (table.actions, table.player("ann").has_played) == (0, True)


@rule("POS-144", "POS-335")
def test_POS_E61_free_effects_without_actions() -> None:
    """The whisky lets Ann play on."""
    table = position(Sheet(chip=2, room="study", hand=["whisky_bottle_1"]))
    table.ann("bar tool_shed", "bar dining_hall")
    assert (table.asked, table.actions) == ("ann", 0)
    table.ann("use whisky_bottle_1")
    assert table.actions == 2
    table.ann("unbar tool_shed")


@rule("POS-147", "POS-335", "POS-366", "POS-367")
def test_POS_E72_a_turn_without_actions() -> None:
    """0 actions, and the whisky all the same."""
    table = position(Sheet(chip=2, actions_lost=2, hand=["whisky_bottle_1"]))
    assert (table.asked, table.actions, table.offered) == ("ann", 0, ["use whisky_bottle_1", "end"])
    refused(table, "go parlour", "POS-142")
    table.ann("use whisky_bottle_1")
    assert table.actions == 2


@rule("POS-136", "POS-140", "POS-400")
def test_POS_E250_a_tie_roll_settles_only_who_is_next() -> None:
    """Ann first; then Ben and Cleo roll anew."""
    eleven = Sheet(chip=2, room="study", life=11)
    table = position(
        eleven, Sheet(chip=2, room="study", life=11), Sheet(chip=2, room="study", life=11),
        Sheet(has_played=True), phase="order", goes_on=True,
        rolls="W W - W - S W S S - - S W - -",
    )  # fmt: skip
    assert table.asked == "ann"
    table.ann("end")
    assert table.asked == "cleo"
    table.cleo("end")
    assert (table.asked, table.dice_left) == ("ben", 0)
