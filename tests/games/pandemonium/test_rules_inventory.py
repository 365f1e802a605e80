"""Inventory, board tokens, Generator, decks (PAN-8, PAN-171, PAN-248 to PAN-304)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.inventory import receive
from dreadhouse.games.pandemonium.rules.printed import GENERATOR, RADIO, TELEPHONE
from dreadhouse.games.pandemonium.rules.turn import TakeOrLeave
from dreadhouse.games.pandemonium.rules.values import backpack_size, is_dark
from dreadhouse.games.pandemonium.state import CREATURES_TURN, Token
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.games.pandemonium.test_rules_moving import at, last
from tests.rules import rule


def generator(rolls: str, name: str = "doctor") -> CardTable:
    """A character at the Generator of chapter 4."""
    t = cards(name, "geek", chapter="current", rolls=rolls)
    t.put(name, "G31").put("geek", "F44").begin(name)
    return t


@rule("PAN-8", "PAN-245")
def test_PAN_E38_the_discards_are_a_new_deck() -> None:
    """The 20 cards are shuffled and the top one is taken."""
    t = at("A22")
    t.s.item_discard, t.s.items = t.s.items[:20], []
    order = sorted(t.s.item_discard)
    t.scripted.orders.append(order)
    t.begin("doctor").pick("doctor", "explore")
    assert t.s.cast[0].backpack == [order[-1]]
    assert len(t.s.items) == 19


@rule("PAN-8", "PAN-246")
def test_PAN_E39_no_cards_at_all() -> None:
    """Action spent, Explored token placed, no card."""
    t = at("A22")
    t.s.items = []
    t.begin("doctor").pick("doctor", "explore")
    assert (t.s.cast[0].backpack, t.s.cast[0].spent) == ([], 1)
    assert t.s.is_explored[t.cell("A22")] == 1


@rule("PAN-249", "PAN-264")
def test_PAN_E163_two_hands() -> None:
    """A Shotgun needs both: refused, and so until they are free."""
    t = at("A22").arm("doctor", "hatchet", "machete").pack("doctor", "shotgun", "torch")
    t.begin("doctor").refused("equip shotgun", "PAN-249")


@rule("PAN-255", "PAN-256", "PAN-250", "PAN-251")
def test_PAN_E164_making_room() -> None:
    """Equips the Torch, stores the Flashlight."""
    t = at("A22").pack("doctor", "bandages", "torch").top("flashlight").begin("doctor")
    t.pick("doctor", "explore")
    assert t.asked == "MakeRoom"
    t.pick("doctor", "equip torch")
    assert t.hands("doctor") == ["torch"]
    assert [PRINTED.cards[card] for card in t.s.cast[0].backpack] == ["bandages", "flashlight"]


@rule("PAN-255", "PAN-256")
def test_PAN_E165_no_room() -> None:
    """Must discard it or another Item at once."""
    t = at("A22").pack("doctor", "bandages", "painkillers").arm("doctor", "torch", "torch")
    t.top("floor_plan").begin("doctor").pick("doctor", "explore")
    assert t.offers("discard") == ["bandages", "painkillers", "floor_plan", "torch"]
    t.pick("doctor", "discard floor_plan")
    assert t.discarded("floor_plan")


@rule("PAN-252", "PAN-305", "PAN-261")
def test_PAN_E166_an_axe_in_the_backpack() -> None:
    """Refused without an equipped weapon."""
    t = at("A22").pack("doctor", "two_handed_axe").foe("psycho", "A22").begin("doctor")
    t.refused("attack psycho_1", "PAN-305")


@rule("PAN-254")
def test_PAN_E167_nothing_is_sorted_in_the_creatures_turn() -> None:
    """A Riot Shield stays in the backpack; only a new Item may go to a hand."""
    t = at("A22").pack("doctor", "riot_shield", "torch")
    t.s.phase = CREATURES_TURN
    t.s.stack = [TakeOrLeave(0, 0)]
    receive(t.s, 0, PRINTED.cards.index("bandages"))
    t.go()
    assert t.offers("equip") == []
    t.refused("equip riot_shield", "PAN-255")


@rule("PAN-253")
def test_PAN_E168_sorting_in_anothers_turn() -> None:
    """The Doctor may take a weapon in hand to make room in the Geek's turn, for nothing."""
    t = at("A22").pack("doctor", "riot_shield", "torch").begin("geek")
    t.now(receive, 0, PRINTED.cards.index("bandages"))
    t.pick("doctor", "equip riot_shield")
    assert t.hands("doctor") == ["riot_shield"]


@rule("PAN-257", "PAN-173", "PAN-174")
def test_PAN_E169_an_exchange() -> None:
    """1 Action."""
    t = at("A22").put("geek", "A22").pack("doctor", "bandages", "torch").arm("geek", "revolver")
    t.begin("doctor").pick("doctor", "exchange geek")
    t.pick("doctor", "give bandages", "give torch", "take revolver")
    t.pick("geek", "accept")
    assert t.s.cast[0].spent == 1
    assert [PRINTED.cards[card] for card in t.s.cast[0].backpack] == ["revolver"]
    assert [PRINTED.cards[card] for card in t.s.cast[1].backpack] == ["bandages", "torch"]


@rule("PAN-258", "PAN-259", "PAN-244")
def test_PAN_E170_what_is_never_exchanged() -> None:
    """Event, Trap token and Dagger."""
    t = at("A22").put("geek", "A22").keep("geek", "second_wind").pack("geek", "torch")
    t.s.cast[1].traps = 1
    t.carry("geek", "battery").begin("doctor").pick("doctor", "exchange geek")
    assert t.words == ["take torch", "done"]
    t.refused("take second_wind", "PAN-258")


@rule("PAN-248", "PAN-431")
def test_PAN_E171_what_takes_room() -> None:
    """3 Items; Events and Pact take none."""
    t = at("A22").arm("geek", "revolver").pack("geek", "torch", "bandages")
    t.keep("geek", "second_wind", "adrenaline").pact("geek", "tithe")
    c = t.s.cast[1]
    assert len(c.hands + c.backpack) == 3
    assert len(c.backpack) <= backpack_size(t.s, 1)


@rule("PAN-172", "PAN-168", "PAN-175")
def test_PAN_E184_the_radio() -> None:
    """1 Action."""
    t = at("A24").top("ally_janitor")
    t.s.tokens.append(Token(RADIO, t.cell("A24")))
    last(t.begin("doctor"), 1).pick("doctor", "use_token radio")
    assert t.ally_at("ally_janitor") == "a24"
    assert t.s.cast[0].spent == 3


@rule("PAN-175")
def test_PAN_E185_actions_in_the_own_turn_only() -> None:
    """The Doctor is not even asked."""
    t = at("A22").begin("geek")
    assert t.s.to_act == [1]


@rule("PAN-289", "PAN-290", "PAN-291", "PAN-527")
def test_PAN_E222_the_telephone() -> None:
    """Used; refused; turned up; allowed."""
    t = at("A34").top("ally_janitor").begin("doctor")
    t.pick("doctor", "use_token telephone")
    t.refused("use_token telephone", "PAN-290")
    t.pick("doctor", "turn_up telephone")
    assert "use_token telephone" in t.words
    assert t.s.cast[0].spent == 2


@rule("PAN-296", "PAN-576", "PAN-171")
def test_PAN_E225_the_dagger_lies_where_its_carrier_fell() -> None:
    """Picking it up costs 1 Action."""
    t = cards("doctor", "geek", chapter="the_name_in_the_book").carry("doctor", "dagger")
    t.put("doctor", "D22").put("geek", "D22").has("doctor", life=1).foe("psycho", "D22")
    t.top("second_wind").begin("doctor", then=("geek",))
    t.pick("doctor", "move d23", "portal c11", "end")
    assert t.s.acting == 1
    t.pick("geek", "pick_up dagger")
    assert (t.s.cast[1].carried, t.s.cast[1].spent) == ([1], 1)


@rule("PAN-297", "PAN-299", "PAN-300", "PAN-301", "PAN-298")
def test_PAN_E226_starting_the_generator() -> None:
    """Off; off and a creature; on with Energy 5."""
    t = generator("1 6 3 5")
    t.pick("doctor", "use_token generator")
    assert t.s.energy == 0
    t.pick("doctor", "use_token generator")
    assert t.foe_at("psycho_1") == "g31"
    t.pick("doctor", "use_token generator")
    assert t.s.energy == 5


@rule("PAN-302", "PAN-96")
def test_PAN_E227_light_to_the_end() -> None:
    """Energy 4, 3, 2."""
    t = at("A22").put("geek", "A22")
    t.s.energy = 5
    seen = []
    for round in (6, 7, 8):
        t.roll("1 1").start(round)
        seen.append(t.s.energy)
    assert seen == [4, 3, 2]
    assert not is_dark(t.s, t.cell("A22"))


@rule("PAN-302", "PAN-303", "PAN-304")
def test_PAN_E228_it_goes_out() -> None:
    """Dark again; a new start is refused."""
    t = cards("doctor", "geek", chapter="the_name_in_the_book").put("doctor", "G44")
    t.s.energy, t.s.was_started = 2, True
    t.roll("1 1 1 1 1").start(6)
    t.seat_picks(t.s.to_act[0], t.words[0])
    assert t.s.energy == 1
    assert is_dark(t.s, t.cell("A22"))
    t.begin("doctor", 6).refused("use_token generator", "PAN-304")


@rule("PAN-418", "PAN-298")
def test_PAN_E229_the_huntress_at_the_generator() -> None:
    """On at 3, no creature."""
    t = generator("6 3", "huntress").pick("huntress", "use_token generator", "reroll")
    assert (t.s.energy, t.s.foes) == (3, [])


@rule("PAN-357", "PAN-171")
def test_PAN_E150_first_aid() -> None:
    """1 Action, Life 6, kit removed."""
    t = at("F14", life=2).begin("doctor").pick("doctor", "pick_up first_aid_kit")
    assert (t.s.life[0], t.s.cast[0].spent) == (6, 1)
    assert t.s.token_at(t.cell("F14"), 0) is None


@rule("PAN-358", "PAN-359")
def test_PAN_E151_wasted() -> None:
    """It cannot be kept."""
    t = at("F14").begin("doctor").pick("doctor", "pick_up first_aid_kit")
    assert (t.s.life[0], t.s.cast[0].carried) == (6, [])


@rule("PAN-413")
def test_PAN_E280_a_bigger_backpack() -> None:
    """Holds 4 cards."""
    t = at("A22").learn("doctor", "illumination_1", "illumination_3", "illumination_5")
    assert backpack_size(t.s, 0) == 4


@rule("PAN-403")
def test_PAN_E275_a_third_weapon() -> None:
    """The Axe too; all three in one attack."""
    t = at("A22").learn("doctor", "corruption_1", "corruption_3")
    t.arm("doctor", "hatchet", "hatchet").pack("doctor", "two_handed_axe")
    t.foe("psycho", "A22").roll("M M").begin("doctor")
    t.pick("doctor", "equip two_handed_axe")
    assert len(t.hands("doctor")) == 3
    t.pick("doctor", "attack psycho_1")


@rule("PAN-397", "PAN-422", "PAN-423", "PAN-384", "PAN-140")
def test_PAN_E12_survival() -> None:
    """Fear stays 0; Life 3; both spaces are done."""
    t = at("A22", life=1).begin("doctor").upgrade("doctor", 2)
    t.pick("doctor", "learn survival_1", "learn survival_2")
    assert (t.s.fear[0], t.s.life[0]) == (0, 3)
    assert t.skills("doctor") == ["survival_1", "survival_2"]


def test_the_tokens_of_the_tests_are_the_printed_ones() -> None:
    """Numbers and names agree."""
    from dreadhouse.games.pandemonium.rules.printed import TOKENS

    assert (TOKENS[GENERATOR], TOKENS[RADIO], TOKENS[TELEPHONE]) == (
        "generator",
        "radio",
        "telephone",
    )


@rule("PAN-253", "PAN-139")
def test_a_weapon_from_an_exchange_may_be_taken_in_hand_at_once() -> None:
    """The Geek, whose turn it is not, may equip what he is given."""
    t = at("A22").put("geek", "A22").pack("doctor", "riot_shield").begin("doctor")
    t.pick("doctor", "exchange geek", "give riot_shield")
    if t.asked == "Propose":
        t.pick("doctor", "done")
    t.pick("geek", "accept", "equip riot_shield")
    assert t.hands("geek") == ["riot_shield"]


@rule("PAN-357")
def test_first_aid_fills_the_bar_from_the_bottom() -> None:
    """Life 1 becomes 6."""
    t = at("F14", life=1).begin("doctor").pick("doctor", "pick_up first_aid_kit")
    assert t.s.life[0] == 6
