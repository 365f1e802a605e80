"""Searching (POS-164 to POS-179, POS-213 to POS-217, POS-336 to POS-338)."""

from __future__ import annotations

from tests.games.possession.positions import IDS, Sheet, position, refused
from tests.rules import rule


@rule("POS-164", "POS-165", "POS-170")
def test_POS_E73_search() -> None:
    """One cube, one secret card, and no second search there."""
    table = position(Sheet(room="study"), deck=["page_3"])
    table.ann("search")
    assert (table.hand("ann"), table.cubes("ann")) == (["page_3"], ["study"])
    assert table.seen("ben")["players"][0]["hand"] == []
    assert table.seen("ben")["players"][0]["hand_size"] == 1
    refused(table, "search", "POS-165")


@rule("POS-165", "POS-166")
def test_POS_E74_one_cube_a_room_whatever_the_icon() -> None:
    """No rest where Ann searched."""
    table = position(Sheet(room="dining_hall", cubes=["dining_hall"], played=[3]))
    refused(table, "rest 3", "POS-165")


@rule("POS-168")
def test_POS_E75_other_cubes_do_not_block() -> None:
    """Ben's cube lies in the study."""
    table = position(Sheet(room="study"), Sheet(cubes=["study"]), deck=["page_3"])
    table.ann("search")
    assert table.hand("ann") == ["page_3"]


@rule("POS-167")
def test_POS_E76_no_cube_in_hand() -> None:
    """Nothing that needs one."""
    away = ["kitchen", "nursery", "sun_porch", "tool_shed", "washroom"]
    shrine = Sheet(room="shrine_room", cubes=away, played=[3], life=8, hand=["page_1"])
    shrine.chips = ["saved_limb"]
    table = position(shrine)
    for word in ("rest 3", "heal", "burn"):
        refused(table, word, "POS-167")
    refused(position(Sheet(room="study", cubes=away)), "search", "POS-167")


@rule("POS-169")
def test_POS_E77_possessed_players_do_not_search() -> None:
    """Nor activate anything."""
    table = position(dan=Sheet(possessed=True, room="study"), turn="dan")
    refused(table, "search", "POS-169")
    refused(table, "heal", "POS-169")


@rule("POS-171")
def test_POS_E78_two_actions_draw_two() -> None:
    """Page 4 is kept, the axe goes under the deck."""
    table = position(Sheet(room="study", chip=3), deck=["axe_1", "page_4"])
    table.ann("search_two", "keep page_4")
    assert (table.hand("ann"), table.deck()[-1]) == (["page_4"], "axe_1")
    assert (table.cubes("ann"), table.actions) == (["study"], 1)


@rule("POS-5", "POS-26", "POS-172", "POS-177")
def test_POS_E79_a_key_at_once() -> None:
    """The knife leaves the game for a key."""
    table = position(Sheet(room="study"), deck=["knife_1"])
    table.ann("search", "trade")
    assert (table.player("ann").keys, table.hand("ann"), table.gone()) == (1, [], ["knife_1"])
    assert table.seen()["supply"]["keys"] == 9


@rule("POS-173")
def test_POS_E80_no_key_later() -> None:
    """Kept in hand, the torch is no key any more."""
    table = position(Sheet(room="study"), deck=["torch_1"])
    table.ann("search", "hold")
    assert table.hand("ann") == ["torch_1"]
    refused(table, "trade", "POS-173")
    refused(table, "use torch_1", "POS-146")


@rule("POS-171", "POS-174")
def test_POS_E81_only_the_kept_card() -> None:
    """The shovel goes under the deck; no key is offered for it."""
    table = position(Sheet(room="study"), deck=["shovel_1", "page_2"])
    table.ann("search_two", "keep page_2")
    assert (table.frame, table.deck()[-1], table.player("ann").keys) == ("Act", "shovel_1", 0)


@rule("POS-175")
def test_POS_E82_empty_deck() -> None:
    """Searching is illegal."""
    table = position(Sheet(room="study"), deck_is=[])
    refused(table, "search", "POS-175")
    refused(table, "search_two", "POS-175")


@rule("POS-176")
def test_POS_E83_fewer_cards_than_due() -> None:
    """Two actions draw the one that is left."""
    table = position(Sheet(room="study"), deck_is=["page_7"])
    table.ann("search_two")
    assert (table.hand("ann"), table.deck(), table.actions) == (["page_7"], [], 4)


@rule("POS-178")
def test_POS_E84_no_hand_limit() -> None:
    """Ten cards are fine."""
    hand = IDS[15:24]
    table = position(Sheet(room="study", hand=hand), deck=["axe_1"])
    table.ann("search")
    assert len(table.hand("ann")) == 10


@rule("POS-179")
def test_POS_E85_no_giving() -> None:
    """No word hands a card to somebody else."""
    table = position(Sheet(room="study", hand=["page_3"]), Sheet(room="study"))
    assert not [word for word in table.offered if "page_3" in word or word.startswith("rob")]
    refused(table, "keep page_3", "POS-142")


@rule("POS-213", "POS-214", "POS-215", "POS-380")
def test_POS_E114_search_for_a_weapon() -> None:
    """Four cards are shown; Ann keeps the shovel, without a key."""
    shown = ["page_3", "axe_1", "whisky_bottle_1", "shovel_1"]
    rest = [id for id in IDS[:25] if id != "shovel_1"]
    table = position(Sheet(room="tool_shed"), deck=shown, orders=[rest])
    table.ann("search_weapon")
    assert table.offers("keep") == ["axe_1", "shovel_1"]
    assert [IDS[card] for card in table.events("searches-weapon")[0].args["cards"]] == shown
    table.ann("keep shovel_1")
    assert (table.frame, table.actions, table.cubes("ann")) == ("Act", 5, ["tool_shed"])
    assert (table.hand("ann"), table.player("ann").keys) == (["shovel_1"], 0)
    assert table.deck() == rest
    assert table.seen("ben")["players"][0]["hand"] == [IDS.index("shovel_1")]


@rule("POS-216")
def test_POS_E115_the_last_weapon() -> None:
    """Ann takes it unasked."""
    table = position(
        Sheet(room="tool_shed"),
        deck_is=["page_1", "chainsaw_1", "page_2"],
        orders=[["page_2", "page_1"]],
    )
    table.ann("search_weapon")
    assert table.hand("ann") == ["chainsaw_1"]
    assert table.deck() == ["page_2", "page_1"]


@rule("POS-216")
def test_POS_E116_no_weapon() -> None:
    """Action and cube are spent for nothing."""
    table = position(
        Sheet(room="tool_shed"), deck_is=["page_1", "page_2"], orders=[["page_2", "page_1"]]
    )
    table.ann("search_weapon")
    assert (table.hand("ann"), table.actions, table.cubes("ann")) == ([], 5, ["tool_shed"])


@rule("POS-217", "POS-338")
def test_POS_E117_no_torch_and_no_second_action() -> None:
    """There is one kind of weapon search; ordinary searches are legal beside it."""
    table = position(Sheet(room="tool_shed", hand=["torch_1"]))
    kinds = [word for word in table.offered if word.startswith("search")]
    assert kinds == [
        "search",
        "search_two",
        "search_torch",
        "search_two_torch",
        "search_weapon",
    ]
    refused(position(Sheet(room="study")), "search_weapon", "POS-213")
    refused(position(Sheet(room="study")), "search_torch", "POS-336")


@rule("POS-336", "POS-337", "POS-338")
def test_POS_E201_torch() -> None:
    """One action sees two, two actions see three; the rest goes under in the order picked."""
    deck = ["page_1", "page_2", "page_3"]
    table = position(Sheet(room="study", hand=["torch_1"]), deck=deck)
    table.ann("search_torch")
    assert table.offers("keep") == ["page_1", "page_2"]
    table.ann("keep page_2")
    assert (table.hand("ann"), table.deck()[-1], table.gone()) == (
        ["page_2"],
        "page_1",
        ["torch_1"],
    )
    table = position(Sheet(room="study", hand=["torch_1"]), deck=deck)
    table.ann("search_two_torch", "keep page_3", "under page_2")
    assert table.deck()[-2:] == ["page_2", "page_1"]
    assert table.seen("ann")["search_known"] == [IDS.index("page_1"), IDS.index("page_2")]
