"""Events that give, take and trade cards, and those that look ahead (BET-386, BET-399 to
BET-401, BET-417)."""

from __future__ import annotations

from tests.games.betrayal.drawn import draws, rolling, suffers, wake
from tests.games.betrayal.positions import IDS, ROOMS, Sheet, position
from tests.rules import rule


@rule("BET-399")
def test_BET_E304_helpful_double() -> None:
    """The drawer draws an Item."""
    table = draws(position(Sheet("bram"), items=["axe"]), "bram", "helpful_double")
    assert table.cards("bram") == ["axe"]


@rule("BET-400")
def test_BET_E305_barter_at_the_hatch() -> None:
    """Axe and Hartshorn are discarded, the Revolver kept; the Spear could not be traded in."""
    dita = Sheet("dita", cards=["axe", "spear"])
    table = position(dita, items=["revolver", "hartshorn"])
    draws(table, "dita", "barter_at_the_hatch")
    assert table.offered == ["no", "card axe"]
    table.pick("dita", "card axe")
    assert table.offered == ["card revolver", "card hartshorn"]
    table.pick("dita", "card revolver")
    assert table.cards("dita") == ["spear", "revolver"]
    assert [IDS[card] for card in table.night.item_discard] == ["axe", "hartshorn"]


@rule("BET-400")
def test_barter_may_be_declined_and_needs_an_item_card() -> None:
    """With nothing but an Omen she is not even asked."""
    table = draws(position(Sheet("dita", cards=["axe"])), "dita", "barter_at_the_hatch")
    table.pick("dita", "no")
    assert table.cards("dita") == ["axe"]
    table = draws(position(Sheet("dita", cards=["spear"])), "dita", "barter_at_the_hatch")
    assert (table.frame, table.cards("dita")) == ("Act", ["spear"])


@rule("BET-400", "BET-440")
def test_BET_E344_a_card_not_kept_was_never_hers() -> None:
    """The Torque is drawn and not kept: no trait changes."""
    dita = Sheet("dita", cards=["revolver"])
    table = position(dita, items=["heirloom_torque", "axe"])
    draws(table, "dita", "barter_at_the_hatch").pick("dita", "card revolver", "card axe")
    assert (table.steps("dita"), table.cards("dita")) == ([4, 4, 3, 3], ["axe"])
    assert table.discarded("heirloom_torque")


@rule("BET-401")
def test_BET_E306_butterfingers() -> None:
    """One of Axe and Pebble at random; Wren, who holds only the Spear, loses a step of Speed."""
    teo = Sheet("teo", cards=["axe", "river_pebble", "signet"])
    table = draws(position(teo, rolls="1"), "teo", "butterfingers")
    assert (table.cards("teo"), table.discarded("river_pebble")) == (["axe", "signet"], True)
    table = draws(position(Sheet("wren", cards=["spear"])), "wren", "butterfingers")
    assert (table.steps("wren"), table.cards("wren")) == ([3, 3, 3, 4], ["spear"])


@rule("BET-386")
def test_BET_E293_ledger_of_names() -> None:
    """4: he looks at the top 2 tiles and orders them; 3: a step of Knowledge."""
    anselm = Sheet("anselm")
    table = position(anselm, stack=["rafters", "vault", "map_room"], rolls="1 1 1 1 0 0")
    draws(table, "anselm", "ledger_of_names")
    rafters, vault = ROOMS.index("rafters"), ROOMS.index("vault")
    assert table.offered == ["tile vault", "tile rafters"]
    assert table.view("anselm")["stack"]["known"] == [[0, rafters], [1, vault]]
    table.pick("anselm", "tile vault")
    assert table.view("anselm")["stack"]["known"] == [[0, vault], [1, rafters]]
    assert table.view()["stack"]["known"] == []
    table = draws(position(anselm, rolls="1 1 1 0 0 0"), "anselm", "ledger_of_names")
    assert table.step("anselm", "knowledge") == 3


@rule("BET-417", "BET-433")
def test_BET_E321_foretelling_banked() -> None:
    """5 is kept; later, with 2 dice, it counts as 4, and the card is discarded."""
    mirela = Sheet("mirela", knowledge=1)
    table = draws(position(mirela, rolls="2 1 1 1"), "mirela", "foretelling")
    table.pick("mirela", "option store")
    assert (table.cards("mirela"), table.player("mirela").bank) == (["foretelling"], 5)
    draws(table, "mirela", "under_the_boards")
    assert table.offered == ["bank", "roll"]
    table.pick("mirela", "bank")
    assert (len(table.cards("mirela")), table.discarded("foretelling")) == (1, True)
    assert table.player("mirela").bank == -1


@rule("BET-417")
def test_the_banked_number_works_on_any_roll_of_ones_own() -> None:
    """In another's turn as well, and only once: the damage that follows is rolled."""
    people = [Sheet("mirela"), Sheet("teo"), Sheet("bram")]
    table = draws(position(*people, rolls="1 0 0 0"), "mirela", "foretelling")
    table.pick("mirela", "option store", "end")
    draws(rolling(table, "1 1 1 1  1 1 1 1  1"), "teo", "house_scream")
    assert (table.asked, table.offered) == ("mirela", ["bank", "roll"])
    table.pick("mirela", "bank", "lose sanity")
    assert (table.steps("mirela"), table.rolls_left) == ([3, 3, 3, 4], [])


@rule("BET-262", "BET-417")
def test_BET_E322_foretelling_looks_at_omens() -> None:
    """The top 3 Omens go back in another order; the card is discarded."""
    order = ["dog", "girl", "spear"]
    table = draws(position(Sheet("mirela"), omens=order), "mirela", "foretelling")
    assert table.offered == ["option look", "option store"]
    table.pick("mirela", "option look")
    assert table.offered == ["deck tiles", "deck item", "deck omen", "deck event"]
    table.pick("mirela", "deck omen", "card spear")
    assert table.offered == ["card dog", "card girl"]
    table.pick("mirela", "card girl")
    assert [IDS[card] for card in table.night.omens[:-4:-1]] == ["spear", "girl", "dog"]
    assert table.discarded("foretelling")


@rule("BET-417", "BET-442")
def test_BET_E346_she_alone_knows_them() -> None:
    """Before a haunt, and in one with hidden parts, nobody shares; in an open one heroes do."""
    for haunt, known in (("", 0), ("hidden", 0), ("open", 3)):
        table = position(Sheet("pip"), Sheet("teo"), Sheet("bram"), omens=["dog", "girl", "spear"])
        if haunt:
            wake(table, "bram")
            table.night.is_hidden = haunt == "hidden"
        draws(table, "pip", "foretelling").pick("pip", "option look", "deck omen")
        table.pick("pip", "card dog", "card girl")
        assert len(table.view("pip")["decks"]["known"]["omen"]) == 3
        assert len(table.view("teo")["decks"]["known"]["omen"]) == known
        assert table.view("bram")["decks"]["known"]["omen"] == []


@rule("BET-442")
def test_what_is_put_back_in_secret_is_lost_to_those_who_looked_before() -> None:
    """Teo looked at the top tile; after Pip's new order he cannot know where it lies."""
    pip, teo = Sheet("pip"), Sheet("teo", cards=["talking_board"])
    table = position(teo, pip, stack=["rafters", "vault", "map_room"])
    table.pick("teo", "use talking_board", "end")
    assert len(table.view("teo")["stack"]["known"]) == 1
    draws(table, "pip", "foretelling").pick("pip", "option look", "deck tiles")
    table.pick("pip", "tile vault", "tile rafters")
    assert table.view("teo")["stack"]["known"] == []
    assert len(table.view("pip")["stack"]["known"]) == 3


@rule("BET-417")
def test_the_number_dies_with_its_explorer() -> None:
    """Foretelling is discarded like every kept event."""
    table = draws(position(Sheet("mirela", sanity=1), rolls="1 1 1 1"), "mirela", "foretelling")
    table.pick("mirela", "option store")
    suffers(wake(table, "saoirse"), "mirela", "mental", 1).pick("mirela", "lose sanity")
    assert table.discarded("foretelling")
    assert table.player("mirela").bank == -1
