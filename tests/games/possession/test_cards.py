"""Cards used in the own turn, and who knows what (POS-321, POS-329 to POS-335, POS-378)."""

from __future__ import annotations

import pytest

from tests.games.possession.positions import IDS, Sheet, position, refused
from tests.rules import rule


@rule("POS-177", "POS-329")
def test_POS_E196_first_aid_kit() -> None:
    """One action, two shields; the kit leaves the game."""
    table = position(Sheet(room="study", life=8, hand=["first_aid_kit_1"]), rolls="S - S")
    table.ann("use first_aid_kit_1")
    assert (table.life("ann"), table.actions, table.gone()) == (10, 5, ["first_aid_kit_1"])


@rule("POS-332", "POS-333")
def test_POS_E197_steal_from_the_possessed() -> None:
    """The axe in play goes to Ann's hand."""
    dan = Sheet(possessed=True, room="study", weapon="axe_1", hand=["page_1", "page_2", "page_3"])
    table = position(Sheet(room="study", hand=["steal_1"]), dan=dan)
    table.ann("use steal_1")
    assert table.offered == ["rob_hand", "rob_weapon"]
    table.ann("rob_weapon")
    assert (table.hand("ann"), table.weapon("dan"), table.actions) == (["axe_1"], "", 5)


@rule("POS-321", "POS-332")
def test_POS_E198_pages_can_be_stolen() -> None:
    """The only card is page 9."""
    ben = Sheet(room="study", hand=["page_9"])
    table = position(Sheet(room="study", hand=["steal_1"]), ben, rolls="0")
    table.ann("use steal_1")
    assert (table.hand("ann"), table.hand("ben")) == (["page_9"], [])


@rule("POS-334")
def test_POS_E199_nothing_to_take() -> None:
    """Ben cannot be chosen."""
    table = position(Sheet(room="study", hand=["steal_1"]), Sheet(room="study"))
    refused(table, "use steal_1", "POS-334")
    rich = Sheet(room="study", hand=["page_1"])
    table = position(
        Sheet(room="study", hand=["steal_1"]), Sheet(room="study"), rich,
        Sheet(room="study", hand=["page_2"]),
    )  # fmt: skip
    table.ann("use steal_1")
    assert table.offers("rob") == ["2", "3"]
    refused(table, "rob 1", "POS-334")


@rule("POS-146", "POS-335")
def test_POS_E200_whisky() -> None:
    """3 + 2 actions."""
    table = position(Sheet(chip=3, hand=["whisky_bottle_2"]))
    table.ann("use whisky_bottle_2")
    assert (table.actions, table.gone()) == (5, ["whisky_bottle_2"])


@rule("POS-294", "POS-378", "POS-379")
def test_POS_E234_across_the_table() -> None:
    """Open: life, trophies, cubes, keys, weapon, played chips, numbers; nothing else."""
    ann = Sheet(
        room="study", life=9, trophies=2, keys=1, weapon="axe_1", cubes=["study"], chip=0,
        hand=["page_1", "torch_1"], chips=["saved_limb"], played=[3],
    )  # fmt: skip
    table = position(ann, phase="chips")
    table.ann("pick 5")
    seen = table.seen("ben")["players"][0]
    assert (seen["life"], seen["trophies"], seen["keys"], seen["cubes_left"]) == (9, 2, 1, 4)
    assert (seen["weapon"], seen["played_chips"]) == (IDS.index("axe_1"), [3])
    assert (seen["hand_size"], seen["house_chip_count"]) == (2, 1)
    assert (seen["hand"], seen["house_chips"], seen["chip_pending"]) == ([], [], 0)
    own = table.seen("ann")["players"][0]
    assert (len(own["hand"]), len(own["house_chips"]), own["chip_pending"]) == (2, 1, 5)


@rule("POS-378", "POS-410", "POS-411")
def test_POS_E260_what_a_third_player_knows() -> None:
    """The curse and the whisky, but neither the stolen card nor the hand."""
    ann = Sheet(room="study", hand=["whisky_bottle_1", "steal_1"], chips=["curse"], used=["curse"])
    table = position(ann, Sheet(room="study", hand=["page_9", "axe_1"]), rolls="0")
    table.ann("use whisky_bottle_1", "use steal_1")
    seen = table.seen("cleo")
    assert seen["players"][0]["hand"] == []
    assert seen["players"][0]["used_chips"] == [IDS.index("curse")]
    assert IDS.index("whisky_bottle_1") in seen["gone"]
    assert table.seen("ben")["players"][0]["hand"] == [IDS.index("page_9")]
    assert not table.events("steals", "cleo")
    assert table.events("steals-hidden", "cleo")


@rule("POS-332", "POS-142")
@pytest.mark.parametrize("card", ["steal_1", "first_aid_kit_1"])
def test_cards_that_cost_an_action(card: str) -> None:
    """Without one they cannot be used."""
    ann = Sheet(room="study", chip=2, actions_lost=2, hand=[card, "whisky_bottle_1"], life=8)
    table = position(ann, Sheet(room="study", hand=["page_1"]))
    refused(table, f"use {card}", "POS-142")


@rule("POS-403")
def test_no_cure_at_15_life() -> None:
    """Neither kit nor brew."""
    table = position(Sheet(hand=["first_aid_kit_1"], chips=["cellar_brew"]))
    refused(table, "use first_aid_kit_1", "POS-403")
    refused(table, "use cellar_brew", "POS-403")


@rule("POS-411")
def test_a_known_hand_blurs_when_a_card_is_stolen() -> None:
    """All saw Ben's two pages; after a theft nobody else can tell them apart."""
    ben = Sheet(room="study", hand=["page_8", "page_9"])
    table = position(Sheet(room="study", hand=["steal_1"]), ben, rolls="1")
    for card in table.player("ben").hand:
        table.night.secrets.known[card] = table.night.everyone
    table.ann("use steal_1")
    assert table.hand("ann") == ["page_9"]
    seen = table.seen("cleo")["players"]
    assert (seen[0]["hand"], seen[1]["hand"]) == ([], [])
    assert table.seen("ann")["players"][1]["hand"] == [IDS.index("page_8")]


@rule("POS-172", "POS-378")
def test_nobody_sees_whether_a_key_was_found() -> None:
    """While Ann decides about the key, the others see that something is settled."""
    table = position(Sheet(room="study"), deck=["knife_1"])
    table.ann("search")
    assert table.night.view(0)["ask"]["frame"] == "TradeKey"
    for seat in (-1, 1, 2, 3):
        view = table.night.view(seat)
        assert (view["ask"]["frame"], view["to_act"]) == ("Settling", [])
        assert view["table"]["players"][0]["hand"] == []
