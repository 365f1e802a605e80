"""Cards and items (BET-171 to BET-224, BET-440, BET-441)."""

from __future__ import annotations

import itertools

import pytest

from dreadhouse.games.betrayal.rules.damage import hurt
from dreadhouse.games.betrayal.rules.drawing import draw
from dreadhouse.games.betrayal.rules.items import discard, lose_card, receive
from dreadhouse.games.betrayal.rules.traits import lose
from dreadhouse.games.betrayal.state import ITEM, MIGHT, OMEN, PHYSICAL, SANITY, Token
from tests.games.betrayal.positions import IDS, PRINTED, ROOMS, Sheet, Table, position, refused
from tests.rules import rule

MADE_UP = "made_up"


def card(name: str) -> int:
    """A card's number."""
    return IDS.index(name)


def gains(table: Table, name: str, *names: str) -> None:
    """Somebody gains cards."""
    for one in names:
        receive(table.night, table.seat(name), card(one))


def loses(table: Table, name: str, one: str) -> None:
    """Somebody loses a card into the pile of the room."""
    discard(table.night, table.seat(name), card(one))


def take_out(table: Table, *names: str) -> None:
    """Take cards out of their decks, to be given out."""
    for name in names:
        for deck in (table.night.items, table.night.omens, table.night.events):
            if card(name) in deck:
                deck.remove(card(name))


def with_out(table: Table, *names: str) -> Table:
    """The same, for a position."""
    take_out(table, *names)
    return table


# ---- cards


@rule("BET-177")
def test_BET_E128_any_number_of_items() -> None:
    """Thirteen are allowed."""
    table = position(Sheet("bram"))
    draw(table.night, 0, ITEM, 13)
    assert len(table.cards("bram")) == 13


@rule("BET-172", "BET-173", "BET-189", "BET-206")
def test_BET_E125_used_once_in_each_own_turn() -> None:
    """At once, not again in this turn, and again in the next."""
    table = position(
        Sheet("leona", room="great_hall"),
        stack=["box_room", "..."],
        items=["field_dressings"],
        rolls="0 0 0 0 0 0 0 0",
    )
    table.pick("leona", "explore e")
    assert table.offers("use") == ["field_dressings"]
    table.pick("leona", "use field_dressings")
    while table.frame == "ChooseSeat":
        table.pick("leona", "on 0")
    refused(table, "leona", "use field_dressings", "BET-189")
    table.pick("leona", "end")
    for _ in range(2):
        table.night.apply(table.night.options(table.night.seat)[-1], table.night.seat)
    assert table.offers("use") == ["field_dressings"]


@rule("BET-83", "BET-174", "BET-175", "BET-225")
def test_BET_E126_an_omen_and_one_roll() -> None:
    """The Omen is hers; one roll at the very end."""
    table = position(
        Sheet("constance", room="cellar_landing"),
        stack=["scullery", "..."],
        omens=["black_almanac"],
        rolls="1 1 1 1 1 1",
    )
    table.pick("constance", "explore n")
    while table.frame == "TurnTile":
        table.pick("constance", table.offered[0])
    assert table.cards("constance") == ["black_almanac"]
    table.pick("constance", "end")
    assert len(table.told("house-sleeps")) == 1


@rule("BET-17", "BET-176", "BET-277", "BET-358")
def test_BET_E127_the_bite() -> None:
    """4 against 2: 2 points of physical damage; the card stays."""
    table = position(Sheet("dita"), omens=["bite"], rolls="2 1 1 0 1 1 0 0")
    draw(table.night, 0, OMEN, 1)
    table.night.advance()
    table.pick("dita", "lose might", "lose speed")
    assert table.cards("dita") == ["bite"]
    assert table.steps("dita")[:2] == [3, 3]


@rule("BET-358", "BET-432")
def test_BET_E336_nobodys_dice() -> None:
    """Constance may not reroll the Bite's dice."""
    table = position(
        Sheet("dita"),
        Sheet("pip"),
        Sheet("constance", cards=["river_pebble"]),
        omens=["bite"],
        rolls="2 1 1 0 1 1 2 0",
    )
    draw(table.night, 0, OMEN, 1)
    table.night.advance()
    assert table.asked == "dita"
    assert table.frame == "Act"


@rule("BET-178", "BET-179", "BET-180")
def test_BET_E131_an_inner_effect_is_finished_first() -> None:
    """Knuckle Dice, the Event drawn by them, the room it leads to, and then the turn."""
    table = position(
        Sheet("leona", room="great_hall", cards=["knuckle_dice"]),
        stack=["surgery", "..."],
        events=["swallowing_wall", "cold_supper"],
        rolls="1 0 0",
    )
    table.pick("leona", "use knuckle_dice")
    table.pick("leona", "door cellar_landing n")
    while table.frame == "TurnTile":
        table.pick("leona", table.offered[0])
    assert (table.room("leona"), table.frame) == ("surgery", "ChooseOption")
    table.pick("leona", "option eat")
    assert table.frame == "Act"
    assert table.discarded("swallowing_wall")
    assert table.discarded("cold_supper")


@rule("BET-183", "BET-391")
def test_BET_E132_clockwise_from_the_drawer() -> None:
    """Teo nothing, Agnes 1 mental point, Bram 3."""
    table = position(
        Sheet("teo", room="great_hall"),
        Sheet("agnes"),
        Sheet("bram"),
        stack=["glasshouse", "..."],
        events=["house_scream"],
        rolls="1 1 1 1 1 1 1 0 0 0 1 0 0 0 0 2 1",
    )
    table.pick("teo", "explore e", "turn 2")
    table.pick("agnes", "lose sanity")
    table.pick("bram", "lose sanity", "lose knowledge", "lose sanity")
    assert table.steps("bram")[2:] == [2, 2]
    assert table.frame == "Act"


@rule("BET-184")
def test_BET_E133_the_discard_pile_is_shuffled() -> None:
    """30 Events lie discarded; he draws one of them."""
    table = position(Sheet("bram", room="great_hall"), stack=["dance_hall", "..."])
    night = table.night
    night.event_discard, night.events = night.events, []
    order = sorted(night.event_discard)
    order.remove(card("helpful_double"))
    night.dice.orders = [[*order, card("helpful_double")]]  # type: ignore[attr-defined]
    table.pick("bram", "explore e")
    assert len(table.cards("bram")) == 1
    assert table.discarded("helpful_double")


@rule("BET-184")
def test_BET_E134_no_card_no_stop() -> None:
    """Deck and discard pile are empty: he may move on."""
    table = position(Sheet("bram", room="great_hall"), stack=["box_room", "..."])
    table.night.gone, table.night.items = table.night.items, []
    table.pick("bram", "explore e")
    assert (table.room("bram"), table.cards("bram")) == ("box_room", [])
    assert table.offers("go") == ["great_hall"]


@rule("BET-185")
def test_BET_E135_no_omen_no_stop() -> None:
    """All 13 Omens are drawn."""
    table = position(Sheet("bram", room="cellar_landing"), stack=["scullery", "..."])
    table.night.gone, table.night.omens = table.night.omens, []
    table.pick("bram", "explore n")
    while table.frame == "TurnTile":
        table.pick("bram", table.offered[0])
    assert table.offers("go") == ["cellar_landing"]
    assert table.night.owed == []


@rule("BET-171", "BET-326")
def test_BET_E124_what_becomes_of_events() -> None:
    """One is discarded, one stays with him, one leaves a token."""
    table = position(
        Sheet("teo"), events=["crawling_skin", "blackout", "wall_strongbox"], rolls="1 1 1 2"
    )
    for _ in range(3):
        draw(table.night, 0, 1, 1)
        table.night.advance()
    assert table.cards("teo") == ["blackout"]
    assert table.discarded("crawling_skin")
    assert table.discarded("wall_strongbox")
    assert table.view()["tokens"] == [{"kind": "wall_strongbox", "room": 0, "side": 0}]


@rule("BET-186")
@pytest.mark.parametrize("traitor", ["bram", "constance"])
def test_BET_E136_everybody_uses_items(traitor: str) -> None:
    """Hero or traitor."""
    table = position(
        Sheet("bram", cards=["goose_fat_balm"], might=1), haunt=MADE_UP, traitor=traitor
    )
    assert table.offers("use") == ["goose_fat_balm"]


# ---- giving


@rule("BET-190")
def test_BET_E138_one_gift_a_turn() -> None:
    """The second is not offered."""
    table = position(Sheet("bram", cards=["axe", "river_pebble"]), Sheet("teo"), Sheet("wren"))
    table.pick("bram", "give axe", "give_to 1")
    table.pick("teo", "accept")
    assert table.cards("teo") == ["axe"]
    assert table.offers("give") == []
    refused(table, "bram", "give river_pebble", "BET-190")


@rule("BET-190", "BET-191")
def test_BET_E139_a_refusal_spends_nothing() -> None:
    """He offers the Axe to Wren, who agrees."""
    table = position(Sheet("bram", cards=["axe"]), Sheet("teo"), Sheet("wren"))
    table.pick("bram", "give axe", "give_to 1")
    table.pick("teo", "refuse")
    assert table.cards("bram") == ["axe"]
    table.pick("bram", "give axe")
    table.pick("wren", "accept")
    assert table.cards("wren") == ["axe"]


@rule("BET-192")
def test_BET_E140_a_swap_is_two_gifts() -> None:
    """In two turns."""
    table = position(Sheet("bram", cards=["axe"]), Sheet("teo", cards=["revolver"]))
    table.night.players[2].room = ROOMS.index("great_hall")
    table.pick("bram", "give axe")
    table.pick("teo", "accept")
    table.pick("bram", "end")
    table.pick("teo", "give revolver")
    table.pick("bram", "accept")
    assert (table.cards("bram"), table.cards("teo")) == (["revolver"], ["axe"])


@rule("BET-193")
def test_BET_E141_nobody_to_give_to() -> None:
    """A dead explorer's pile is no explorer."""
    table = position(
        Sheet("bram", cards=["axe"]),
        Sheet("teo", dead=True),
        Sheet("wren", room="great_hall"),
        piles={"vestibule": ["spear"]},
        haunt=MADE_UP,
    )
    assert table.offers("give") == []


@rule("BET-194")
def test_BET_E142_hero_and_traitor() -> None:
    """Both agree."""
    table = position(Sheet("bram", cards=["hartshorn"]), Sheet("teo"), haunt=MADE_UP, traitor="teo")
    table.night.players[2].room = ROOMS.index("great_hall")
    table.pick("bram", "give hartshorn")
    table.pick("teo", "accept")
    assert table.cards("teo") == ["hartshorn"]


# ---- dropping and picking up


@rule("BET-195", "BET-196", "BET-197", "BET-198", "BET-441")
def test_BET_E143_one_pile() -> None:
    """Three in one action, no fourth; two are picked up, then the last."""
    table = position(
        Sheet("teo", cards=["axe", "revolver", "signet", "spear"]), Sheet("bram"), Sheet("wren")
    )
    table.pick("teo", "drop axe", "drop revolver", "drop spear", "done")
    assert table.pile("vestibule") == ["axe", "revolver", "spear"]
    refused(table, "teo", "drop signet", "BET-195")
    table.pick("teo", "end")
    table.pick("bram", "take axe", "take revolver", "done", "end")
    assert table.pile("vestibule") == ["spear"]
    table.pick("wren", "take spear")
    assert table.night.piles == []


@rule("BET-197", "BET-201")
def test_BET_E144_the_one_who_dropped_it() -> None:
    """Not this turn, but the next."""
    table = position(Sheet("teo", cards=["spear"]))
    table.pick("teo", "drop spear")
    assert table.offers("take") == []
    refused(table, "teo", "take spear", "BET-201")
    table.pick("teo", "end")
    for _ in range(2):
        table.night.apply(table.night.options(table.night.seat)[-1], table.night.seat)
    assert table.offers("take") == ["spear"]


@rule("BET-199", "BET-336", "BET-339")
def test_BET_E145_each_card_says_what_may_be_done() -> None:
    """The Coat may not be stolen, the Dagger only stolen."""
    table = position(Sheet("bram", cards=["buff_coat", "blood_dagger"]), Sheet("teo"))
    assert table.offers("give") == table.offers("drop") == ["buff_coat"]
    refused(table, "bram", "give blood_dagger", "BET-199")
    refused(table, "bram", "drop blood_dagger", "BET-199")
    assert not PRINTED.steals[card("buff_coat")]
    assert PRINTED.steals[card("blood_dagger")]


@rule("BET-200")
def test_BET_E146_omens_that_are_no_items() -> None:
    """None of them is offered."""
    omens = ["bite", "dog", "girl", "madman"]
    table = position(Sheet("mirela", cards=omens), Sheet("teo"))
    assert table.offers("give") == table.offers("drop") == []
    assert not any(PRINTED.steals[card(omen)] for omen in omens)
    refused(table, "mirela", "drop dog", "BET-200")


ACTIONS = ["use", "give", "drop", "steal", "take"]


@pytest.mark.parametrize(("first", "second"), list(itertools.product(ACTIONS, ACTIONS)))
@rule("BET-201", "BET-202")
def test_BET_E147_one_action_with_each_item(first: str, second: str) -> None:
    """The second action is never allowed."""
    from dreadhouse.games.betrayal.rules.combat import stealable
    from dreadhouse.games.betrayal.rules.using import can_drop, can_give, pickable

    table = position(Sheet("bram", cards=["field_dressings"]), Sheet("teo"), haunt=MADE_UP)
    night = table.night
    one = card("field_dressings")
    night.acted = [one]
    bram, teo = night.players[0], night.players[1]
    if second == "steal":
        bram.cards, teo.cards = [], [one]
        assert stealable(night, 0, 1) == []
    elif second == "take":
        bram.cards = []
        night.piles = []
        from dreadhouse.games.betrayal.rules.piles import to_pile

        to_pile(night, 0, 0, one)
        assert pickable(night, 0, -1) == []
    elif second == "drop":
        assert not can_drop(night, 0, one)
    else:
        assert can_give(night, one)
        table.again()
        assert table.offers(second) == []
    assert first in ACTIONS


@rule("BET-203")
def test_BET_E150_a_constant_effect_is_no_use() -> None:
    """Teo's Coat worked, and he gives it away."""
    table = position(Sheet("teo", cards=["buff_coat"]), Sheet("bram"))
    hurt(table.night, 0, PHYSICAL, 1)
    assert table.offers("give") == ["buff_coat"]


@rule("BET-204")
def test_BET_E151_a_reroll_is_a_use() -> None:
    """The Penny may not be given away this turn."""
    from dreadhouse.games.betrayal.rules.rolls import check

    table = position(Sheet("teo", cards=["bent_penny"]), Sheet("bram"), rolls="0 1 1 1 2")
    check(table.night, 0, SANITY, -1)
    table.night.advance()
    table.pick("teo", "reroll 0")
    assert table.offers("give") == []
    refused(table, "teo", "give bent_penny", "BET-201")


@rule("BET-205")
def test_BET_E153_the_limits_are_personal() -> None:
    """Teo uses in his turn what Bram gave him."""
    table = position(
        Sheet("bram", cards=["goose_fat_balm"]),
        Sheet("teo", might=1),
        Sheet("wren", room="great_hall"),
    )
    table.pick("bram", "give goose_fat_balm")
    table.pick("teo", "accept")
    table.pick("bram", "end")
    assert table.offers("use") == ["goose_fat_balm"]


@rule("BET-206", "BET-344")
def test_BET_E154_a_card_just_drawn() -> None:
    """Anselm uses the Pebble on his next roll of the same turn."""
    from dreadhouse.games.betrayal.rules.rolls import check

    table = position(Sheet("anselm"), items=["river_pebble"], rolls="0 0 0 2 2 2")
    draw(table.night, 0, ITEM, 1)
    check(table.night, 0, SANITY, -1)
    table.night.advance()
    table.pick("anselm", "use river_pebble", "reroll 0", "reroll 1", "reroll 2")
    if table.frame == "RerollDice":
        table.pick("anselm", "done")
    assert table.night.total == 6


# ---- notes


@rule("BET-208", "BET-216", "BET-341")
@pytest.mark.parametrize("how", ["discard", "drop"])
def test_BET_E156_the_torque_says_what_losing_means(how: str) -> None:
    """Each time its own text applies."""
    table = position(Sheet("bram", cards=["heirloom_torque"]))
    before = table.steps("bram")
    if how == "drop":
        table.pick("bram", "drop heirloom_torque")
    else:
        loses(table, "bram", "heirloom_torque")
    assert table.steps("bram") == [max(1, step - 2) for step in before]


@rule("BET-210", "BET-211", "BET-212", "BET-361")
def test_BET_E157_only_the_steps_made_are_noted() -> None:
    """Step 8, noted 1; without him step 7."""
    table = with_out(position(Sheet("leona", might=7)), "madman")
    gains(table, "leona", "madman")
    assert table.step("leona", "might") == 8
    assert table.note("madman") == [0, 1, -1, 0]
    lose_card(table.night, 0, card("madman"))
    table.night.gone.append(card("madman"))
    assert table.step("leona", "might") == 7


@rule("BET-211", "BET-213")
def test_BET_E158_no_cushion() -> None:
    """8, then 6, then step 5."""
    table = with_out(position(Sheet("leona", might=7)), "madman")
    gains(table, "leona", "madman")
    lose(table.night, 0, MIGHT, 2)
    assert table.step("leona", "might") == 6
    loses(table, "leona", "madman")
    assert table.step("leona", "might") == 5


@rule("BET-210", "BET-211")
def test_BET_E159_the_whole_bonus() -> None:
    """Step 6, noted 2; then step 4."""
    table = with_out(position(Sheet("leona")), "madman")
    gains(table, "leona", "madman")
    assert (table.step("leona", "might"), table.note("madman")[1]) == (6, 2)
    loses(table, "leona", "madman")
    assert table.step("leona", "might") == 4


@rule("BET-215", "BET-361")
def test_BET_E160_the_bottom_mirrors_the_top() -> None:
    """Sanity cannot fall: noted 0, and it stays on step 1."""
    table = with_out(position(Sheet("saoirse", sanity=1)), "madman")
    gains(table, "saoirse", "madman")
    assert table.note("madman") == [0, 2, 0, 0]
    loses(table, "saoirse", "madman")
    assert (table.step("saoirse", "might"), table.step("saoirse", "sanity")) == (3, 1)


@rule("BET-423")
def test_BET_E328_hard_bargain() -> None:
    """The whole printed penalty comes back."""
    table = with_out(position(Sheet("saoirse", sanity=1), hard_bargain=True), "madman")
    gains(table, "saoirse", "madman")
    loses(table, "saoirse", "madman")
    assert table.step("saoirse", "sanity") == 2


@rule("BET-214", "BET-340", "BET-364")
def test_BET_E161_each_card_its_own_note() -> None:
    """Finger noted 1, Brooch noted 0."""
    table = with_out(position(Sheet("agnes", sanity=7)), "saints_finger", "mourning_brooch")
    gains(table, "agnes", "saints_finger", "mourning_brooch")
    assert table.note("saints_finger")[2] == 1
    assert table.note("mourning_brooch") == [0, 0, 0, 0]
    loses(table, "agnes", "mourning_brooch")
    assert table.step("agnes", "sanity") == 8
    loses(table, "agnes", "saints_finger")
    assert table.step("agnes", "sanity") == 7


@rule("BET-216", "BET-341")
def test_BET_E162_the_torque() -> None:
    """First +1 in each trait, then -2."""
    table = with_out(position(Sheet("wren")), "heirloom_torque")
    gains(table, "wren", "heirloom_torque")
    assert table.steps("wren") == [5, 4, 4, 5]
    table.again()
    table.pick("wren", "drop heirloom_torque")
    assert table.steps("wren") == [3, 2, 2, 3]
    assert (table.value("wren", "might"), table.value("wren", "sanity")) == (2, 4)


@rule("BET-217", "BET-364")
def test_BET_E163_losing_a_bonus_may_kill() -> None:
    """Sanity to the skull."""
    table = with_out(
        position(Sheet("bram", sanity=1), haunt=MADE_UP, traitor="constance"), "saints_finger"
    )
    gains(table, "bram", "saints_finger")
    lose(table.night, 0, SANITY, 1)
    assert table.step("bram", "sanity") == 2
    loses(table, "bram", "saints_finger")
    assert table.player("bram").is_dead


@rule("BET-218", "BET-316", "BET-363")
def test_BET_E164_the_new_owners_own_note() -> None:
    """Teo: step 8, noted 1."""
    from dreadhouse.games.betrayal.rules.death import die

    table = position(
        Sheet("wren", cards=["black_almanac"]),
        Sheet("teo", knowledge=7),
        haunt=MADE_UP,
        traitor="saoirse",
        turn="teo",
    )
    die(table.night, 0)
    table.again()
    table.pick("teo", "take black_almanac")
    assert (table.step("teo", "knowledge"), table.note("black_almanac")[3]) == (8, 1)


@rule("BET-219", "BET-223")
def test_the_weapons_and_companions() -> None:
    """Five weapons, three companions."""
    weapons = [IDS[n] for n in range(80) if PRINTED.is_weapon[n]]
    assert weapons == ["axe", "blood_dagger", "revolver", "sacrificial_dagger", "spear"]
    assert [IDS[n] for n in range(80) if PRINTED.is_companion[n]] == ["dog", "girl", "madman"]


@rule("BET-223", "BET-224")
def test_BET_E167_a_waiting_companion_is_no_target() -> None:
    """The Dog waits here, and Teo has nobody to attack."""
    table = with_out(position(Sheet("teo", room="great_hall"), haunt=MADE_UP), "dog")
    table.night.waiting = [Token(card("dog"), ROOMS.index("great_hall"), 0)]
    table.again()
    assert table.offers("attack") == table.offers("strike") == []


@rule("BET-181")
def test_BET_E93_a_part_that_cannot_be_done_is_skipped() -> None:
    """Neither the Tomb nor the Burying Ground is in the house: the going is skipped."""
    table = position(Sheet("leona"), events=["lidded_box"], rolls="1 0 0")
    draw(table.night, 0, 1, 1)
    table.night.advance()
    assert table.steps("leona")[1:3] == [3, 2]
    assert table.room("leona") == "vestibule"
