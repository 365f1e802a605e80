"""Phase 3: is an event drawn, and for whom (POS-112 to POS-121, POS-395)?"""

from __future__ import annotations

from dreadhouse.games.possession.rules.events import attraction
from tests.games.possession.positions import IDS, Sheet, Table, position
from tests.rules import rule

QUIET = ["false_alarm_1"]


def drawn(table: Table) -> str:
    """The event that was drawn this round, "" for none."""
    card = table.seen()["event"]
    return IDS[card] if card >= 0 else ""


@rule("POS-106", "POS-107", "POS-108", "POS-112", "POS-113", "POS-115")
def test_POS_E29_the_sum_and_the_affected_player() -> None:
    """6 + 1 = 7, at least 5: one event, for Dan only."""
    table = position(seats=5, eve=Sheet(possessed=True), first="eve", phase="chips", events=QUIET)
    for name, chip in (("ann", 2), ("ben", 4), ("cleo", 3), ("dan", 5)):
        assert name in [("ann", "ben", "cleo", "dan")[seat] for seat in table.night.to_act]
        table.pick(name, f"pick {chip}")
    assert (drawn(table), table.seen()["affected"]) == ("false_alarm_1", [3])


@rule("POS-115", "POS-118")
def test_POS_E30_several_affected() -> None:
    """Two share the highest attraction."""
    table = position(
        Sheet(chip=2),
        Sheet(chip=5),
        Sheet(chip=3),
        Sheet(chip=5),
        Sheet(possessed=True),
        seats=5,
        phase="event",
        events=QUIET,
        rolls="W - - W - - W - -",
    )
    assert table.seen()["affected"] == [1, 3]


@rule("POS-113", "POS-115")
def test_POS_E31_exactly_enough() -> None:
    """3 + 1 = 4 with four players: an event for all three."""
    three = Sheet(chip=3)
    table = position(
        three, Sheet(chip=3, room="study"), Sheet(chip=3, room="kitchen", life=14),
        Sheet(possessed=True), phase="event", events=QUIET,
    )  # fmt: skip
    assert table.seen()["affected"] == [0, 1]  # Cleo's kitchen lowers her attraction
    table = position(
        three, Sheet(chip=3, room="study"), Sheet(chip=3, room="nursery"),
        Sheet(possessed=True), phase="event", events=QUIET,
    )  # fmt: skip
    assert (drawn(table), table.seen()["affected"]) == ("false_alarm_1", [0, 1, 2])


@rule("POS-113")
def test_POS_E32_not_enough() -> None:
    """3 is less than 4."""
    table = position(
        Sheet(chip=2), Sheet(chip=2, room="study"), Sheet(chip=3, room="nursery"),
        Sheet(chip=4, room="bedroom"), phase="event",
    )  # fmt: skip
    assert drawn(table) == ""


@rule("POS-114")
def test_POS_E33_only_the_living_count() -> None:
    """3 + 1 = 4 against 4 living of five."""
    table = position(
        Sheet(chip=4), Sheet(chip=3, room="study"), Sheet(chip=2, room="nursery"),
        Sheet(possessed=True), Sheet(dead=True), seats=5, phase="event", events=QUIET,
    )  # fmt: skip
    assert (drawn(table), table.seen()["affected"]) == ("false_alarm_1", [0])


@rule("POS-108", "POS-112")
def test_POS_E34_possessed_players_pull_without_a_chip() -> None:
    """0 + 2 = 2, less than 3."""
    table = position(ben=Sheet(possessed=True), cleo=Sheet(possessed=True), seats=3, phase="chips")
    assert table.night.to_act == [0]
    table.ann("pick 2")
    assert drawn(table) == ""


@rule("POS-115", "POS-116", "POS-218")
def test_POS_E35_the_kitchen_lowers() -> None:
    """2 - 1 = 1 equals Cleo's 1: both are affected."""
    table = position(
        Sheet(chip=4, room="kitchen"), Sheet(possessed=True), Sheet(chip=3),
        seats=3, phase="event", events=QUIET,
    )  # fmt: skip
    assert (drawn(table), table.seen()["affected"]) == ("false_alarm_1", [0, 2])


@rule("POS-219")
def test_POS_E36_never_below_0() -> None:
    """Chip 2 in the kitchen attracts 0."""
    table = position(Sheet(chip=2, room="kitchen"))
    assert attraction(table.night, table.player("ann")) == 0


@rule("POS-113", "POS-218")
def test_POS_E37_two_players() -> None:
    """0 + 1 = 1, less than 2."""
    table = position(Sheet(chip=3, room="kitchen"), Sheet(possessed=True), seats=2, phase="event")
    assert drawn(table) == ""


@rule("POS-87", "POS-112", "POS-115")
def test_POS_E38_three_possessed() -> None:
    """1 + 3 = 4: the event is Ann's, after the chips and before the turns."""
    evil = Sheet(possessed=True, room="study")
    table = position(ben=evil, cleo=evil, dan=evil, phase="chips", events=QUIET)
    table.ann("pick 3")
    assert (drawn(table), table.seen()["affected"]) == ("false_alarm_1", [0])
    ids = [event.id for event in table.night.journal(-1)]
    assert ids.index("reveals-chip") < ids.index("draws-event")


@rule("POS-113", "POS-116")
def test_POS_E39_two_in_the_kitchen() -> None:
    """0 + 0 + 2 = 2: no event."""
    evil = Sheet(possessed=True)
    three = Sheet(chip=3, room="kitchen")
    table = position(three, Sheet(chip=3, room="kitchen", life=14), evil, evil, phase="event")
    assert drawn(table) == ""


@rule("POS-120", "POS-121")
def test_POS_E40_an_empty_event_deck() -> None:
    """The sixteen discards are shuffled and one is drawn."""
    order = ["false_alarm_1", *(id for id in IDS[28:44] if id not in ("false_alarm_1",))]
    order.remove("seal_of_ash_1")
    order.append("glass_storm_1")
    table = position(
        Sheet(chip=3, room="study", whispers=True), Sheet(possessed=True), Sheet(possessed=True),
        seats=3, phase="event", events_are=[], seal=True, orders=[order],
    )  # fmt: skip
    assert len(order) == 16
    assert drawn(table) == "false_alarm_1"
    assert table.seen()["event_deck"] == 15


@rule("POS-395")
def test_POS_E246_quiet_house() -> None:
    """1 + 1 + 2, and 1: an event for the 5."""
    table = position(
        Sheet(chip=3), Sheet(chip=4, room="study"), Sheet(chip=5, room="nursery"),
        Sheet(possessed=True), phase="event", events=QUIET, options={"quiet_house": True},
    )  # fmt: skip
    assert (drawn(table), table.seen()["affected"]) == ("false_alarm_1", [2])
    assert table.events("no-event") == []


@rule("POS-119")
def test_no_chip_no_event() -> None:
    """With everybody else dead or possessed for good nobody could be affected."""
    table = position(Sheet(possessed=True), Sheet(possessed=True), seats=2, phase="chips")
    assert drawn(table) == ""
    assert not table.events("no-event")[0].args["amount"] < 2
