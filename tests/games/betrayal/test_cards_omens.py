"""The omens: the Bite, companions and omens that are items (BET-358 to BET-372)."""

from __future__ import annotations

import pytest

from tests.games.betrayal.drawn import draws, monster, offer_again, suffers, wake
from tests.games.betrayal.positions import IDS, ROOMS, Sheet, position, refused
from tests.rules import rule

# ---- the Bite


@rule("BET-17", "BET-176", "BET-277", "BET-358")
def test_BET_E127_bite() -> None:
    """4 against 2: two points; the card stays."""
    table = draws(position(Sheet("dita"), rolls="2 1 1 0  1 1 0 0"), "dita", "bite")
    table.pick("dita", "lose might", "lose speed")
    assert (table.steps("dita"), table.cards("dita")) == ([3, 3, 3, 3], ["bite"])


@rule("BET-358", "BET-432")
def test_BET_E336_the_bites_dice_are_nobodys_own() -> None:
    """Constance holds the River Pebble and is never asked."""
    constance = Sheet("constance", cards=["river_pebble"])
    table = position(Sheet("dita"), Sheet("teo"), constance, rolls="1 1 1 1  1 1 1 1")
    draws(table, "dita", "bite")
    assert (table.asked, table.frame, table.rolls_left) == ("dita", "Act", [])


@rule("BET-200", "BET-358")
def test_BET_E146_bite_and_companions_are_no_items() -> None:
    """None is offered for giving, dropping or stealing."""
    mirela = Sheet("mirela", cards=["bite", "dog", "girl", "madman"])
    table = position(mirela, Sheet("teo"))
    assert table.offers("give") == table.offers("drop") == []
    for card in ("bite", "dog", "girl", "madman"):
        refused(table, "mirela", f"give {card}", "BET-200")
    table = position(Sheet("teo", cards=["cutpurse_hook"]), mirela)
    refused(table, "teo", "use cutpurse_hook", "BET-355")


@rule("BET-296", "BET-358")
def test_the_traitor_may_refuse_the_bite() -> None:
    """It is discarded without any roll."""
    table = wake(position(Sheet("dita")), "dita")
    draws(table, "dita", "bite").pick("dita", "refuse")
    assert (table.cards("dita"), table.discarded("bite")) == ([], True)


# ---- companions


@rule("BET-212", "BET-359")
def test_BET_E270_dog() -> None:
    """Might step 4 (value 4), Sanity step 5 (value 5)."""
    table = draws(position(Sheet("teo")), "teo", "dog")
    assert (table.step("teo", "might"), table.step("teo", "sanity")) == (4, 5)
    assert (table.value("teo", "might"), table.value("teo", "sanity")) == (4, 5)
    assert table.note("dog") == [0, 1, 1, 0]


@rule("BET-360")
def test_BET_E272_girl() -> None:
    """Sanity step 4 (value 5), Knowledge step 5 (value 4)."""
    table = draws(position(Sheet("wren")), "wren", "girl")
    assert table.steps("wren")[2:] == [4, 5]
    assert (table.value("wren", "sanity"), table.value("wren", "knowledge")) == (5, 4)


@rule("BET-210", "BET-361")
def test_BET_E159_madman() -> None:
    """Might from step 4 to step 6, noted 2; Sanity one step down, noted too."""
    table = draws(position(Sheet("leona")), "leona", "madman")
    assert (table.steps("leona"), table.note("madman")) == ([3, 6, 2, 4], [0, 2, -1, 0])


@rule("BET-215", "BET-361")
def test_BET_E160_a_loss_cut_off_is_noted_as_it_was() -> None:
    """Sanity on step 1 cannot fall before the haunt: noted 0."""
    table = draws(position(Sheet("saoirse", sanity=1)), "saoirse", "madman")
    assert (table.steps("saoirse"), table.note("madman")) == ([3, 5, 1, 4], [0, 2, 0, 0])


WAY = [f"{room} ground {x} 0 1" for x, room in enumerate(["billiard_room", "bust_corridor"], 1)]
LONG = [
    "billiard_room ground 1 0 1",
    "bust_corridor ground 2 0 1",
    "groaning_passage ground 3 0 0",
    "cobweb_passage ground 4 0 0",
    "dance_hall ground 5 0 0",
    "flagged_court ground 6 0 0",
    "lumber_room ground 7 0 0",
]


@rule("BET-201", "BET-371", "BET-372")
def test_BET_E271_the_dog_fetches() -> None:
    """From 6 spaces away, not from 7; the Axe may not be used this turn, the Dog not again."""
    piles = {"flagged_court": ["axe"], "lumber_room": ["revolver"]}
    table = position(Sheet("teo", cards=["dog"]), house=LONG, piles=piles)
    wake(table, "saoirse")
    table.pick("teo", "use dog")
    assert table.cards("teo") == ["dog", "axe"]
    assert table.pile("flagged_court") == []
    refused(table, "teo", "use dog", "BET-189")
    refused(table, "teo", "drop axe", "BET-201")
    assert table.left("teo") == 4


@rule("BET-371")
def test_BET_E271_the_dog_crosses_no_barrier() -> None:
    """A pile four spaces away beyond the Rift is out of reach; on the near side it is not."""
    house = ["bottle_cellar cellar 0 1 0", "rift cellar 0 2 0", "surgery cellar 0 3 1"]
    teo = Sheet("teo", room="cellar_landing", cards=["dog"])
    table = position(teo, house=house, piles={"surgery": ["axe"]})
    refused(table, "teo", "use dog", "BET-359")
    table = position(teo, house=house, piles={"rift 1": ["axe"]})
    refused(table, "teo", "use dog", "BET-359")
    table = position(teo, house=house, piles={"rift 2": ["axe"]})
    table.pick("teo", "use dog")
    assert table.cards("teo") == ["dog", "axe"]


@rule("BET-371")
def test_the_dog_takes_neither_slide_nor_lift() -> None:
    """Piles there, and beyond, are out of reach; stairs and links are ways."""
    house = ["laundry_drop ground 1 1 3", "wandering_lift ground 1 0 3"]
    teo = Sheet("teo", cards=["dog"])
    table = position(
        teo, house=house, piles={"cellar_landing": ["axe"], "wandering_lift": ["spear"]}
    )
    refused(table, "teo", "use dog", "BET-359")
    table = position(teo, house=house, piles={"top_landing": ["axe"]})
    table.pick("teo", "use dog")
    assert table.cards("teo") == ["dog", "axe"]
    table = position(teo, house=["cellar_stair cellar 0 1 2"], piles={"cellar_landing": ["axe"]})
    table.pick("teo", "use dog")
    assert table.cards("teo") == ["dog", "axe"]


@rule("BET-372")
def test_the_dog_leaves_an_item_far_away() -> None:
    """It may be dropped nowhere else this turn, and what cannot be dropped stays."""
    teo = Sheet("teo", cards=["dog", "axe", "blood_dagger", "mourning_brooch"], sanity=5)
    table = position(teo, house=WAY)
    table.pick("teo", "use dog")
    assert table.offered == ["drop axe", "drop mourning_brooch"]
    table.pick("teo", "drop axe", "to bust_corridor")
    assert (table.pile("bust_corridor"), table.cards("teo")) == (
        ["axe"],
        ["dog", "blood_dagger", "mourning_brooch"],
    )
    assert table.offers("drop") == ["mourning_brooch"]


@rule("BET-372", "BET-438")
def test_the_dog_may_be_sent_to_either_side_it_can_reach() -> None:
    """Both sides of the Rift lie on one loop, 2 and 6 spaces away."""
    house = [
        "bottle_cellar cellar 0 1 0",
        "rift cellar 0 2 0",
        "lumber_room cellar 0 3 0",
        "staff_quarters cellar 1 3 0",
        "groaning_passage cellar 1 2 0",
        "cobweb_passage cellar 1 1 0",
        "shut_room cellar 1 0 3",
    ]
    teo = Sheet("teo", room="cellar_landing", cards=["dog", "axe"])
    table = position(teo, house=house)
    table.pick("teo", "use dog", "to rift")
    assert table.offered == ["side first", "side second"]
    table.pick("teo", "side first")
    assert (table.pile("rift", 1), table.pile("rift", 2)) == (["axe"], [])


@rule("BET-318", "BET-319", "BET-359")
def test_a_companion_of_the_dead_follows_whoever_comes() -> None:
    """The Dog waits; the next to enter must take it, with its bonus."""
    teo = Sheet("teo", sanity=1, room="great_hall", cards=["dog"])
    table = wake(position(Sheet("bram"), teo), "saoirse")
    suffers(table, "teo", "mental", 1).pick("teo", "lose sanity")
    assert [token.kind for token in table.night.waiting] == [IDS.index("dog")]
    offer_again(table).pick("bram", "go great_hall")
    assert (table.cards("bram"), table.steps("bram")) == (["dog"], [3, 5, 5, 3])


# ---- omens that are items


@rule("BET-363", "BET-364")
def test_BET_E273_almanac_and_finger() -> None:
    """Knowledge step 6 (value 6); Sanity step 6 (value 7)."""
    table = position(Sheet("constance"), Sheet("agnes"))
    draws(draws(table, "constance", "black_almanac"), "agnes", "saints_finger")
    assert (table.step("constance", "knowledge"), table.value("constance", "knowledge")) == (6, 6)
    assert (table.step("agnes", "sanity"), table.value("agnes", "sanity")) == (6, 7)


@rule("BET-214", "BET-340", "BET-364")
def test_BET_E161_each_card_keeps_its_own_note() -> None:
    """Sanity on step 7: the Finger notes 1, the Brooch 0."""
    table = position(Sheet("agnes", sanity=7))
    draws(draws(table, "agnes", "saints_finger"), "agnes", "mourning_brooch")
    assert (table.note("saints_finger")[2], table.note("mourning_brooch")[2]) == (1, 0)
    table.pick("agnes", "drop mourning_brooch")
    assert table.step("agnes", "sanity") == 8
    table.pick("agnes", "drop saints_finger")
    assert table.step("agnes", "sanity") == 7


@rule("BET-365")
def test_BET_E274_scrying_bowl() -> None:
    """4: the Revolver lies on top; 2: a step of Sanity; 0: two steps."""
    mirela = Sheet("mirela", cards=["scrying_bowl"])
    refused(position(mirela), "mirela", "use scrying_bowl", "BET-365")
    rest = [card for card in range(22) if IDS[card] != "revolver"]
    table = wake(position(mirela, rolls="1 1 1 1", orders=[rest]), "saoirse")
    table.pick("mirela", "use scrying_bowl")
    assert len(table.offers("card")) == 22 + 45
    table.pick("mirela", "card revolver")
    assert IDS[table.night.items[-1]] == "revolver"
    for rolls, step in (("1 1 0 0", 3), ("0 0 0 0", 2)):
        table = wake(position(mirela, rolls=rolls), "saoirse")
        table.pick("mirela", "use scrying_bowl")
        assert table.step("mirela", "sanity") == step


@rule("BET-264", "BET-365", "BET-442")
def test_only_the_seekers_side_knows_what_the_bowl_has_found() -> None:
    """All heroes see the card on top; the traitor and a spectator do not."""
    order = [card for card in range(22) if IDS[card] != "axe"]
    mirela = Sheet("mirela", cards=["scrying_bowl"])
    table = position(mirela, Sheet("teo"), Sheet("bram"), rolls="1 1 1 1", orders=[order])
    wake(table, "bram").pick("mirela", "use scrying_bowl", "card axe")
    known = {name: table.view(name)["decks"]["known"]["item"] for name in ("mirela", "teo")}
    assert known == {"mirela": [[0, IDS.index("axe")]], "teo": [[0, IDS.index("axe")]]}
    assert table.view("bram")["decks"]["known"]["item"] == []
    assert table.view()["decks"]["known"]["item"] == []
    assert table.told("sees-card") == []


@rule("BET-211", "BET-366")
def test_BET_E275_porcelain_face() -> None:
    """On: Knowledge step 5 (value 4), Sanity step 1 (value 3); stolen, both are undone."""
    juniper = Sheet("juniper", cards=["porcelain_face"])
    teo = Sheet("pip", cards=["cutpurse_hook"])
    table = position(juniper, teo, rolls="1 1 1 1")
    table.pick("juniper", "use porcelain_face", "yes")
    assert table.steps("juniper") == [4, 4, 1, 5]
    assert (table.value("juniper", "knowledge"), table.value("juniper", "sanity")) == (4, 3)
    assert table.view()["players"][0]["worn"]
    table.pick("juniper", "end")
    table.pick("pip", "use cutpurse_hook")
    assert (table.steps("juniper"), table.cards("pip")) == ([4, 4, 3, 3], ["porcelain_face"])
    assert not table.player("juniper").is_worn


@rule("BET-366")
def test_the_face_is_taken_off_by_another_check() -> None:
    """4+ again; below that, and by one's own wish, it stays as it is."""
    table = position(Sheet("juniper", cards=["porcelain_face"]), rolls="1 1 1 1  1 1 1")
    table.pick("juniper", "use porcelain_face", "yes", "end")
    while table.asked != "juniper":
        table.pick(table.asked, "end")
    assert table.value("juniper", "sanity") == 3
    table.pick("juniper", "use porcelain_face")
    assert table.player("juniper").is_worn
    table = position(Sheet("juniper", cards=["porcelain_face"]), rolls="1 1 1 1")
    table.pick("juniper", "use porcelain_face", "no")
    assert table.steps("juniper") == [4, 4, 3, 3]


@rule("BET-203", "BET-367")
def test_BET_E276_ward_pendant() -> None:
    """No damage in the Family Tomb, no roll on leaving the Chalk Circle or Burying Ground."""
    house = ["family_tomb cellar 0 1 2", "chalk_circle cellar 1 0 1"]
    teo = Sheet("teo", room="family_tomb", cards=["ward_pendant"])
    table = position(teo, house=house)
    table.pick("teo", "end")
    assert table.steps("teo") == [3, 3, 4, 4]
    for room, extra in (("chalk_circle", []), ("burying_ground", ["burying_ground ground 1 0 3"])):
        table = position(Sheet("teo", room=room, cards=["ward_pendant"]), house=house + extra)
        out = table.offers("go")
        table.pick("teo", f"go {out[0]}")
        assert table.rolls_left == []


@rule("BET-369")
def test_BET_E277_jawbone() -> None:
    """2 points of mental damage become 2 steps in Might and Speed, if she wishes."""
    leona = Sheet("leona", cards=["jawbone"])
    table = suffers(position(leona), "leona", "mental", 2)
    assert (table.frame, table.offered) == ("ConvertDamage", ["yes", "no"])
    table.pick("leona", "yes", "lose might", "lose speed")
    assert table.steps("leona") == [2, 3, 3, 4]
    table = suffers(position(leona), "leona", "mental", 2)
    table.pick("leona", "no", "lose sanity", "lose sanity")
    assert table.steps("leona") == [3, 4, 1, 4]


@rule("BET-77", "BET-369")
def test_BET_E357_jawbone_coat_and_brooch() -> None:
    """Of 3 points taken as physical the Coat takes one off, the Brooch none."""
    mirela = Sheet("mirela", cards=["jawbone", "mourning_brooch", "buff_coat"])
    table = suffers(position(mirela), "mirela", "mental", 3)
    table.pick("mirela", "yes", "lose might", "lose might")
    assert (table.steps("mirela"), table.frame) == ([3, 1, 4, 4], "Act")


@rule("BET-370", "BET-442")
def test_BET_E278_talking_board() -> None:
    """Before moving he sees the top tile, alone; after one space he may not look."""
    pip = Sheet("pip", cards=["talking_board"])
    table = position(pip, stack=["rafters", "vault"])
    table.pick("pip", "use talking_board")
    assert table.view("pip")["stack"]["known"] == [[0, ROOMS.index("rafters")]]
    assert table.view("saoirse")["stack"]["known"] == table.view()["stack"]["known"] == []
    table = position(pip)
    table.pick("pip", "go great_hall")
    refused(table, "pip", "use talking_board", "BET-370")


@rule("BET-101", "BET-370")
def test_the_board_looks_into_a_new_stack_when_the_old_one_is_empty() -> None:
    """The tiles set aside are shuffled first."""
    pip = Sheet("pip", cards=["talking_board"])
    order = [ROOMS.index("vault"), ROOMS.index("rafters")]
    table = position(pip, stack=[], aside=["rafters", "vault"], orders=[order])
    table.pick("pip", "use talking_board")
    assert table.view("pip")["stack"]["known"] == [[0, ROOMS.index("rafters")]]
    assert table.view()["stack"]["aside"] == 0


@rule("BET-370", "BET-449")
@pytest.mark.parametrize("traitor", ["saoirse", ""])
def test_BET_E353_the_board_calls_monsters(traitor: str) -> None:
    """The traitor moves any that are not stunned; without a traitor all of them come."""
    table = position(Sheet("pip", cards=["talking_board"]), seats=4, stack=["rafters"])
    wake(table, traitor)
    for room in ("main_stair", "main_stair", "top_landing"):
        monster(table, room)
    table.night.monsters[1].is_stunned = True
    table.pick("pip", "use talking_board")
    if traitor:
        assert (table.asked, table.offered) == (traitor, ["command 0", "command 2", "done"])
        table.pick(traitor, "command 2")
        places = ["main_stair", "main_stair", "main_stair"]
    else:
        places = ["great_hall", "main_stair", "main_stair"]
    assert [ROOMS[one.room] for one in table.night.monsters] == places
    assert table.asked == "pip"
