"""The haunt roll, the haunt's beginning, rounds and sides (BET-30 to BET-37, BET-225 to BET-265,
BET-418 to BET-427)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.rules.drawing import draw
from dreadhouse.games.betrayal.rules.haunting import BeginHaunt, chosen_number
from dreadhouse.games.betrayal.state import CELLAR, OMEN
from dreadhouse.games.betrayal.view import chance
from tests.games.betrayal.positions import IDS, PRINTED, ROOMS, Sheet, Table, position, refused
from tests.rules import rule


def at(name: str) -> int:
    """A room's number."""
    return ROOMS.index(name)


def haunt_for(omen: str, room: str, **options: Any) -> str:
    """The haunt that an omen wakes in a room."""
    table = position(Sheet("bram", cards=[omen]), **options)
    number = chosen_number(table.night, 0, IDS.index(omen), at(room))
    return printed().haunt_ids[number]


def omen_drawn(name: str, omens: list[str], rolls: str, drawn: int, **options: Any) -> Table:
    """Somebody has drawn omens and ends the turn."""
    table = position(Sheet(name), omens=omens, rolls=rolls, omens_drawn=drawn, **options)
    draw(table.night, 0, OMEN, len(omens))
    table.night.advance()
    table.pick(name, "end")
    return table


def settle(table: Table) -> None:
    """Answer the questions of a haunt's setup by the first option, up to the next turn."""
    while table.night.result is None and table.frame != "Act":
        seat = table.night.seat
        table.night.apply(table.night.options(seat)[0], seat)


@pytest.mark.parametrize(("rolls", "begins"), [("1 1 1 1 0 0", True), ("1 1 1 1 1 0", False)])
@rule("BET-226", "BET-227", "BET-235")
def test_BET_E169_lower_than_the_omens(rolls: str, begins: bool) -> None:
    """The fifth Omen: 4 begins the haunt, 5 does not."""
    table = omen_drawn("teo", ["spear"], rolls, 4, orders=[])
    assert table.night.is_haunted() == begins
    if begins:
        assert table.night.revealer == 0


@rule("BET-226")
def test_BET_E170_the_first_omen() -> None:
    """Only a total of 0 begins the haunt."""
    assert not omen_drawn("teo", ["spear"], "1 0 0 0 0 0", 0).night.is_haunted()
    assert omen_drawn("teo", ["spear"], "0 0 0 0 0 0", 0).night.is_haunted()
    assert chance(1) == 1


@rule("BET-49", "BET-226")
def test_BET_E171_all_729_rolls() -> None:
    """1, 7, 28, 78, 168, 294, 435, 561, 651, 701, 722, 728 ways."""
    totals = [sum(faces) for faces in itertools.product(range(3), repeat=6)]
    counted = [sum(total < omens for total in totals) for omens in range(1, 13)]
    assert counted == [1, 7, 28, 78, 168, 294, 435, 561, 651, 701, 722, 728]
    assert [chance(omens) for omens in range(1, 14)] == [*counted, 729]


@rule("BET-225", "BET-226", "BET-228")
def test_BET_E172_not_lower_no_haunt() -> None:
    """4 is not lower than 4."""
    table = position(
        Sheet("leona", room="cellar_landing"),
        stack=["scullery", "..."],
        omens=["spear"],
        omens_drawn=3,
        rolls="1 1 1 1 0 0",
    )
    table.pick("leona", "explore n")
    while table.frame == "TurnTile":
        table.pick("leona", table.offered[0])
    table.pick("leona", "end")
    assert not table.night.is_haunted()
    assert table.told("house-sleeps")[0].args == {"seat": 0, "total": 4, "count": 4}


@rule("BET-227", "BET-229")
def test_BET_E173_two_omens_two_rolls() -> None:
    """7 is not lower than 7; 6 is: the haunt belongs to the second Omen."""
    table = omen_drawn(
        "leona", ["spear", "signet"], "2 2 1 1 1 0 2 2 1 1 0 0", 5, stack=["cellar_stair"]
    )
    assert len(table.told("house-sleeps")) == 1
    assert table.night.is_haunted()
    assert table.night.omen == IDS.index("signet")


@rule("BET-230", "BET-235")
def test_BET_E174_the_drawer_rolls() -> None:
    """In Bram's turn Agnes drew the 6th Omen: she rolls 5 and is the revealer."""
    table = position(
        Sheet("bram"), Sheet("agnes"), omens=["spear"], omens_drawn=5, rolls="1 1 1 1 1 0"
    )
    draw(table.night, 1, OMEN, 1)
    table.pick("bram", "end")
    assert table.told("rolls")[0].args["seat"] == 1
    assert table.night.revealer == 1


@rule("BET-231", "BET-344")
def test_BET_E175_cards_on_the_haunt_roll() -> None:
    """The Pebble works, the Ampoule does not: 6 is not lower than 6."""
    table = position(
        Sheet("teo", cards=["river_pebble", "stimulant_ampoule"]),
        omens=["spear"],
        omens_drawn=5,
        rolls="2 1 1 1 0 0 1 0",
    )
    draw(table.night, 0, OMEN, 1)
    table.pick("teo", "end")
    assert table.offers("add") == []
    table.pick("teo", "use river_pebble", "reroll 4", "reroll 5")
    assert not table.night.is_haunted()
    assert table.asked != "teo"


@rule("BET-232")
def test_BET_E176_only_a_draw_counts() -> None:
    """Picking the Spear up causes no roll."""
    table = position(Sheet("dita"), piles={"vestibule": ["spear"]}, omens_drawn=5)
    table.pick("dita", "take spear", "end")
    assert table.told("rolls") == []


@rule("BET-233")
def test_BET_E177_the_thirteenth() -> None:
    """12 is lower than 13."""
    assert omen_drawn("teo", ["spear"], "2 2 2 2 2 2", 12).night.is_haunted()


@rule("BET-234")
def test_BET_E178_omens_in_the_haunt() -> None:
    """Pip keeps the Omen; no haunt roll."""
    table = position(Sheet("pip"), omens=["spear"], haunt="made_up")
    draw(table.night, 0, OMEN, 1)
    table.pick("pip", "end")
    assert table.cards("pip") == ["spear"]
    assert table.night.owed == []


@rule("BET-236", "BET-237")
def test_BET_E179_the_room_of_the_draw() -> None:
    """Jawbone and Root: The Buried Name, though Anselm has moved on."""
    assert haunt_for("jawbone", "terrace") == "buried_name"
    assert haunt_for("jawbone", "vestibule") == "the_toll"
    table = position(
        Sheet("anselm", room="terrace"),
        house=["terrace upper 0 1 1"],
        omens=["jawbone"],
        omens_drawn=8,
        rolls="1 1 0 0 0 0",
    )
    draw(table.night, 0, OMEN, 1)
    table.night.players[0].room = at("vestibule")
    table.pick("anselm", "end")
    assert table.night.omen_room == at("terrace")
    assert printed().haunt_ids[table.night.haunt_number] == "buried_name"


@rule("BET-236", "BET-238")
def test_BET_E180_the_selection_table() -> None:
    """Green Hunger; Feeding the Cistern."""
    assert haunt_for("bite", "scullery") == "green_hunger"
    assert haunt_for("spear", "chalk_circle") == "feeding_the_cistern"
    assert all(0 <= sign < 4 for sign in PRINTED.sign)
    assert len(PRINTED.selection) == 13
    assert all(len(row) == 4 for row in PRINTED.selection)


@rule("BET-121", "BET-247")
def test_BET_E186_the_cellar_stair_is_fetched() -> None:
    """The revealer picks a Cellar doorway; it is linked to the Great Hall."""
    table = position(Sheet("bram"), stack=["cellar_stair"], orders=[[]], chosen_haunt=4)
    table.night.push(BeginHaunt(0, IDS.index("dog"), 0))
    table.night.advance()
    assert (table.asked, table.frame) == ("bram", "ChooseDoorway")
    assert all(word.startswith("cellar_landing") for word in table.offers("door"))
    table.pick("bram", "door cellar_landing e")
    assert table.place("cellar_stair")[0] == CELLAR
    assert at("cellar_stair") in table.night.walks[at("great_hall")]


@rule("BET-35")
def test_BET_E15_twenty_rounds() -> None:
    """The haunt begins by the latest Omen."""
    table = position(
        Sheet("bram"),
        Sheet("teo"),
        Sheet("wren"),
        turn="wren",
        round=20,
        omens_drawn=1,
        stack=[],
        orders=[[1, 2, 3, 4]],
    )
    table.night.last_omen = [1, IDS.index("jawbone"), at("terrace")]
    table.pick("wren", "end")
    assert table.night.is_haunted()
    assert table.night.revealer == 1
    assert printed().haunt_ids[table.night.haunt_number] == "buried_name"


@rule("BET-36", "BET-238")
def test_BET_E16_nobody_has_drawn_an_omen() -> None:
    """The next player draws one in the room where they stand."""
    table = position(
        Sheet("wren", room="great_hall"),
        Sheet("teo"),
        Sheet("bram"),
        turn="bram",
        round=20,
        omens=["spear"],
        stack=[],
        orders=[[1, 2, 3, 4]],
    )
    table.pick("bram", "end")
    assert table.night.is_haunted()
    assert (table.night.revealer, table.cards("wren")) == (0, ["spear"])
    assert printed().haunt_ids[table.night.haunt_number] == "the_will"


@rule("BET-37")
def test_BET_E17_twenty_rounds_of_a_haunt() -> None:
    """The explorers lose, the house wins."""
    table = position(Sheet("bram"), Sheet("teo"), Sheet("wren"), haunt="made_up", turn="wren")
    table.night.affair.round = 20
    table.pick("wren", "end")
    assert (table.over, table.winners) == ("house", [])


@rule("BET-37")
def test_the_twentieth_round_of_a_haunt_is_played() -> None:
    """After the nineteenth nothing is over yet."""
    table = position(Sheet("bram"), Sheet("teo"), Sheet("wren"), haunt="made_up", turn="wren")
    table.night.affair.round = 19
    table.pick("wren", "end")
    assert (table.over, table.night.affair.round) == ("", 20)


@rule("BET-37", "BET-430")
def test_twenty_rounds_with_a_traitor() -> None:
    """The traitor's side wins, the dead with it."""
    table = position(
        Sheet("bram"), Sheet("teo"), Sheet("wren"), haunt="made_up", turn="wren", traitor="teo"
    )
    table.night.affair.round = 20
    table.pick("wren", "end")
    assert (table.over, table.winners) == ("traitor", ["teo"])


@rule("BET-253", "BET-257")
def test_BET_E193_the_dead_are_passed_over() -> None:
    """Seat 1 is dead, seat 2 has escaped; the round still has its monster phase."""
    table = position(
        Sheet("bram"), Sheet("teo", dead=True), Sheet("wren"), Sheet("agnes"), haunt="made_up"
    )
    table.night.players[2].has_escaped = True
    table.pick("bram", "end")
    assert table.asked == "agnes"
    table.pick("agnes", "end")
    assert (table.asked, table.night.affair.round) == ("bram", 2)


@rule("BET-249", "BET-251", "BET-253")
def test_BET_E190_the_order_of_the_haunt() -> None:
    """Traitor 3: 4, 0, 1, 2, 3, and again."""
    from dreadhouse.games.betrayal.rules.haunting import FirstTurn

    names = ["bram", "teo", "wren", "agnes", "leona"]
    table = position(*[Sheet(name) for name in names], haunt="made_up", traitor="agnes")
    table.night.stack = table.night.stack[:1]
    table.night.push(FirstTurn())
    table.night.advance()
    order = []
    for _ in range(6):
        order.append(table.asked)
        table.pick(table.asked, "end")
    assert order == ["leona", "bram", "teo", "wren", "agnes", "leona"]


@rule("BET-252", "BET-255")
def test_BET_E191_without_a_traitor() -> None:
    """The first turn is that of the player on the revealer's left."""
    from dreadhouse.games.betrayal.rules.haunting import FirstTurn

    table = position(Sheet("bram"), Sheet("teo"), Sheet("wren"), haunt="made_up")
    table.night.stack = table.night.stack[:1]
    table.night.push(FirstTurn())
    table.night.advance()
    assert table.asked == "teo"


@rule("BET-248")
def test_BET_E187_the_traitor_is_free() -> None:
    """Both cards are discarded."""
    from dreadhouse.games.betrayal.rules.haunting import free_traitor

    table = position(Sheet("leona", cards=["blackout"], trap="sticky_curtain"))
    free_traitor(table.night, 0)
    assert table.cards("leona") == []
    assert table.player("leona").trap == -1
    assert table.discarded("blackout")
    assert table.discarded("sticky_curtain")


@rule("BET-260")
def test_BET_E195_no_opponents_without_a_traitor() -> None:
    """Attacking Wren is not offered."""
    table = position(Sheet("bram"), Sheet("wren"), haunt="made_up")
    assert table.offers("attack") == []
    refused(table, "bram", "attack 1", "BET-267")


@rule("BET-261", "BET-262")
def test_BET_E197_what_lies_open() -> None:
    """All traits, cards and figures; not the order of decks and tiles."""
    table = position(Sheet("anselm"), Sheet("bram", cards=["axe"]), piles={"great_hall": ["spear"]})
    seen = table.view("anselm")
    assert seen["players"][1]["steps"] == table.steps("bram")
    assert seen["players"][1]["cards"] == [IDS.index("axe")]
    assert seen["piles"] == [{"room": 1, "side": 0, "cards": [IDS.index("spear")]}]
    assert seen["stack"]["known"] == []
    assert seen["decks"]["known"] == {"item": [], "omen": [], "event": []}


@pytest.mark.parametrize(("drawn", "dice", "begins"), [(2, 3, True), (9, 8, False)])
@rule("BET-52", "BET-418")
def test_BET_E323_the_gathering_roll(drawn: int, dice: int, begins: bool) -> None:
    """3 Omens roll 3 dice; 10 would roll 8."""
    rolls = "2 2 1" if begins else "1 1 1 1 0 0 0 0"
    table = omen_drawn("teo", ["spear"], rolls, drawn, gathering_roll=True)
    assert len(table.told("rolls")[0].args["faces"]) == dice
    assert table.night.is_haunted() == begins


@pytest.mark.parametrize("options", [{"grace_omens": 3}, {"grace_rounds": 1}])
@rule("BET-419")
def test_BET_E324_grace(options: dict[str, int]) -> None:
    """No haunt roll yet."""
    table = omen_drawn("teo", ["spear"], "", 2, **options)
    assert table.told("rolls") == []


@rule("BET-420")
def test_BET_E325_cautious_steps() -> None:
    """A room without a symbol ends her movement too."""
    table = position(
        Sheet("dita", room="great_hall"), stack=["groaning_passage", "..."], cautious_steps=True
    )
    table.pick("dita", "explore e")
    assert table.offers("go") == []


@rule("BET-422")
def test_BET_E327_lost_below() -> None:
    """The traitor may fetch the Stair while the monsters reach no hero."""
    from dreadhouse.games.betrayal.rules.stunning import place_monster

    table = position(
        Sheet("leona"), Sheet("bram"), haunt="made_up", traitor="leona", lost_below=True
    )
    place_monster(table.night, 0, at("cellar_landing"), 0)
    table.again()
    table.night.dice.orders = [  # type: ignore[attr-defined]
        sorted(tile for tile in table.night.stack_of_tiles if tile != at("cellar_stair"))
    ]
    table.pick("leona", "fetch_stair", "door cellar_landing n")
    assert table.is_in_house("cellar_stair")
    assert "fetch_stair" not in table.offered
    table = position(
        Sheet("leona"), Sheet("bram"), haunt="made_up", traitor="leona", lost_below=True
    )
    assert "fetch_stair" not in table.offered


@rule("BET-424")
def test_BET_E329_no_repeats() -> None:
    """Pale Fever was played: Hearth, Grave and Mirror give it, Root gives Green Hunger."""
    played = 1 << printed().haunt_ids.index("pale_fever")
    assert haunt_for("bite", "boiler_room") == "pale_fever"
    assert haunt_for("bite", "boiler_room", no_repeats=played) == "green_hunger"
    every = (1 << 14) - 1
    assert haunt_for("bite", "boiler_room", no_repeats=every) == "pale_fever"
    both = played | 1 << printed().haunt_ids.index("green_hunger")
    assert haunt_for("bite", "boiler_room", no_repeats=both) == "unquiet_choir"


@rule("BET-425")
def test_BET_E330_the_chosen_haunt() -> None:
    """The Dog, 5th Omen, roll 3: The Toll begins."""
    toll = printed().haunt_ids.index("the_toll") + 1
    table = omen_drawn("teo", ["dog"], "1 1 1 0 0 0", 4, chosen_haunt=toll)
    assert printed().haunt_ids[table.night.haunt_number] == "the_toll"


@rule("BET-442", "BET-265")
def test_the_dead_see_what_is_open() -> None:
    """No page for the dead, save a dead traitor's own."""
    from dreadhouse.games.betrayal.view import page

    table = position(Sheet("bram"), Sheet("teo", dead=True), haunt="made_up", traitor="bram")
    assert [page(table.night, seat) for seat in (-1, 0, 1, 2)] == ["", "traitor", "", "heroes"]
    table.night.players[0].is_dead = True
    assert page(table.night, 0) == "traitor"
