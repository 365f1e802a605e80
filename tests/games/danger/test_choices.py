"""Choices, pick lists and going on (DAN-53 to DAN-64)."""

from __future__ import annotations

from dreadhouse.games.danger import GAME
from dreadhouse.games.danger.rules.printed import STORY
from tests.games.danger.positions import position
from tests.rules import rule


def test_DAN_E15_the_price_comes_first() -> None:
    """Danger 2, then S103."""
    table = position("S101", seats=2).play("leave", "take S101-2")
    assert (table.card, table.danger) == ("S103", 2)
    ids = [event.id for event in table.tale.journal(-1)]
    assert ids.index("danger-up") < len(ids) - 1 - ids[::-1].index("reads")


def test_DAN_E16_a_condition_that_does_not_hold() -> None:
    """Without the lamp the posts cannot be read."""
    table = position("S107")
    assert table.ways == ["S110", "S111"]
    assert table.refused("take S107-3") == "DAN-57"
    assert table.refused("take S110-1") == "DAN-50"
    assert ["take S107-3", "DAN-57"] in table.table["why_not"]


def test_DAN_E17_a_look_can_open_a_choice() -> None:
    """A new level at once; the look itself is closed for this reading."""
    table = position("S425", 4, 10)
    assert table.ways == ["C418", "S426"]
    table.to("C418")
    assert (table.card, table.tracks, table.tale.level()) == ("S425", (5, 11), 3)
    assert table.ways == ["C412", "S426"]
    assert table.refused("take S425-1") == "DAN-56"


def test_DAN_E18_an_item_from_a_choice() -> None:
    """The locker: danger 4, the flare, and the other ways stay open."""
    table = position("S116", 3).to("C115")
    assert (table.danger, table.items, table.ways) == (4, ["flare"], ["S120", "S128", "S117"])


def test_DAN_E19_a_choice_marked_once() -> None:
    """The thin book is not taken twice; S207 is read as a seen card."""
    table = position("S207", 2).play("leave").to("S212").to("S207")
    assert (table.card, table.danger, table.table["seen"]) == ("S207", 3, True)
    table.wait = True
    table.play("leave")
    assert table.table["once"] == ["S207-1"]
    ways = [(way["way"], way["why"]) for way in table.table["ways"]]
    assert ways == [("S207-1", "DAN-61"), ("S207-2", "")]
    assert table.play("read").card == "S213"


def test_DAN_E20_the_soldier_is_given_back() -> None:
    """Out of the game, and what asked for him is closed."""
    table = position("S319", 1, 9, ["tin_soldier"])
    table.to("C314")
    assert (table.gone, table.items, table.kept) == (["tin_soldier"], [], ["C314"])
    assert table.psychic == 11
    assert sorted(table.ways) == ["S320", "S322"]
    later = position("S504", gone=["tin_soldier"]).play("leave")
    assert "C503" not in later.ways


def test_DAN_E21_a_pick_list() -> None:
    """The poker is taken, the cake stays in the deck."""
    table = position("S214", seats=2)
    assert (table.frame, table.ways) == ("PickClue", ["C210", "C211"])
    table.play("pick S214-1")
    assert table.items == ["poker"]
    assert table.ways == ["S218", "S219"]
    assert table.tale.known[table.ids.index("C211")] == 0


def test_DAN_E51_a_key_stays() -> None:
    """The lens opens the choice and stays in the inventory."""
    table = position("S522", items=["watch", "ticket", "lens"])
    assert "S520" in table.ways
    table.to("S520")
    assert table.items == ["watch", "ticket", "lens"]


def test_DAN_E59_a_price_that_overflows() -> None:
    """Overflow first, then S118 is read."""
    table = position("S117", 10, 6).play("leave").to("S118")
    assert (table.card, table.tracks) == ("S118", (3, 4))


def test_DAN_E107_the_way_on_has_no_condition() -> None:
    """S103 after three lost tries."""
    table = position("S103").play("try").roll(2, 2, 2)
    assert table.ways == ["S102", "S106"]


@rule("DAN-64", "DAN-179")
def test_every_story_card_has_a_way_on() -> None:
    """One without a condition, not once, and to no death."""
    p = position("S102").tale.printed
    for card in range(len(p.cards)):
        if p.kind[card] == STORY and p.go[card] < 0:
            ways = range(p.first_choice[card], p.first_way[card + 1])
            free = [way for way in ways if p.open_if[way] < 0 and not p.is_once[way]]
            assert any(p.kind[p.target[way]] not in (1, 4, 5, 6) for way in free), p.cards[card]
    assert GAME.bound < 10**6


def test_DAN_E108_kinds_of_cards() -> None:
    """Death, goal, ending, story; all of the story deck."""
    p = position("S102").tale.printed
    kinds = [p.kind[p.cards.index(id)] for id in ("S128", "S130", "S525", "S101")]
    assert kinds == [1, 2, 3, 0]
    assert all((p.kind[card] < 4) == (id[0] == "S") for card, id in enumerate(p.cards))
    assert all(p.chapters[p.chapter[card]] == int(id[1]) for card, id in enumerate(p.cards))


def test_DAN_E113_a_pick_list_with_one_open_entry() -> None:
    """The coin is drawn without a vote, and nothing else."""
    table = position("S110", story="the_well", seats=2)
    assert (table.log, table.frame, table.psychic) == (["S110", "C110"], "ChooseWay", 4)


@rule("DAN-50", "DAN-63")
def test_where_all_are_drawn_nothing_is_picked() -> None:
    """With the lamp both things in the niche are open, and two are to be drawn."""
    table = position("S110", items=["lamp"], seats=2, story="the_well")
    assert (table.log, table.frame) == (["S110", "C110", "C111"], "ChooseWay")


@rule("DAN-63")
def test_two_of_three_are_picked_one_after_the_other() -> None:
    """Each once; the third stays in the deck."""
    table = position("S112", story="the_well")
    assert table.ways == ["C112", "C113", "C114"]
    table.to("C113")
    assert table.ways == ["C112", "C114"]
    assert table.refused("pick S112-2") == "DAN-63"
    table.to("C114")
    assert table.frame == "ChooseWayAlone"
    assert table.log == ["S112", "C113", "C114"]


@rule("DAN-94")
def test_tea_before_a_pick() -> None:
    """Danger 4, then 1; the same list lies open still, and nothing of it has been drawn."""
    table = position("S214", 4, items=["thermos"])
    assert table.open == ["pick S214-1", "pick S214-2", "use thermos"]
    table.play("use thermos")
    assert (table.danger, table.open) == (1, ["pick S214-1", "pick S214-2"])
    assert table.play("pick S214-2").items == ["seed_cake"]
    assert table.frame == "ChooseWayAlone"


@rule("DAN-63")
def test_two_pick_lists_one_after_the_other() -> None:
    """One from the upper shelf, two from the lower."""
    table = position("S114", 3, items=["lamp"], story="the_well")
    assert table.ways == ["C112", "C113"]
    table.to("C113")
    assert table.ways == ["C114", "C110", "C111"]
    assert table.refused("pick S114-1") == "DAN-63"
    table.to("C114")
    assert table.ways == ["C110", "C111"]
    table.to("C111")
    assert (table.frame, table.log) == ("ChooseWayAlone", ["S114", "C113", "C114", "C111"])


@rule("DAN-31", "DAN-94")
def test_an_item_may_be_used_before_a_sole_way() -> None:
    """A way on alone is read on; with an item to use there is something to decide."""
    table = position("S125", 4, 3, ["thermos"], seats=2)
    table.roll(1)
    assert (table.frame, table.open) == ("GoOnward", ["read", "use thermos"])
    table.play("use thermos")
    assert (table.card, table.danger) == ("S130", 3)
