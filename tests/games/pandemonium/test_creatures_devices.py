"""Evil Barricades and bosses under attack (PAN-516 to PAN-525, PAN-552 to PAN-561), by example."""

from __future__ import annotations

from tests.games.pandemonium.cards_table import CardTable, cards
from tests.rules import rule


def before_the_bars(name: str, weapon: str, at: str = "b34", rolls: str = "") -> CardTable:
    """Chapter 1: an Evil Barricade bars B34-B44; somebody armed stands before it."""
    table = cards(name, "geek", rolls=rolls)
    table.put(name, at).put("geek", "f11").arm(name, weapon)
    table.begin(name, 2)
    return table


@rule("PAN-555", "PAN-556", "PAN-559", "PAN-560", "PAN-561", "PAN-313")
def test_PAN_E80_nine_damage_destroy_it() -> None:
    """PAN-E80: 2 + 6 + 1 = 9: Broken Door, a creature in B34, no Soul, no skill space."""
    table = before_the_bars("doctor", "machete", rolls="H H 1")
    table.pick("doctor", "assault b34 s")
    assert table.state_of("B34-B44") == "broken"
    assert table.foes() == {"killer_toy_1": "b34"}
    assert (table.souls("doctor"), table.skills("doctor"), table.soul_in("b34")) == (0, [], 0)


@rule("PAN-557", "PAN-556")
def test_PAN_E81_damage_to_it_does_not_add_up() -> None:
    """PAN-E81: 8 and 8 again; it stands both times."""
    table = before_the_bars("soldier", "baseball_bat", rolls="H H H M H H H M")
    table.pick("soldier", "assault b34 s")
    assert table.state_of("B34-B44") == "barricaded"
    table.pick("soldier", "assault b34 s")
    assert table.state_of("B34-B44") == "barricaded"
    assert table.foes() == {}


@rule("PAN-553", "PAN-554")
def test_PAN_E82_it_can_only_be_attacked() -> None:
    """PAN-E82: open, Dash, raise a Barricade and walk are all refused."""
    table = before_the_bars("doctor", "machete")
    table.refused("open s", "PAN-554")
    table.refused("dash s", "PAN-554")
    table.refused("barricade s", "PAN-554")
    table.refused("move b44", "PAN-553")


@rule("PAN-558", "PAN-265")
def test_PAN_E83_range_reaches_it_from_two_steps_away() -> None:
    """PAN-E83: a Revolver from B14, no Machete."""
    assert "b34 s" in before_the_bars("doctor", "revolver", at="b14").offers("assault")
    table = before_the_bars("doctor", "machete", at="b14")
    assert table.offers("assault") == []
    table.refused("assault b34 s", "PAN-266")


@rule("PAN-516", "PAN-524")
def test_PAN_E361_the_collector_is_driven_off_by_fourteen() -> None:
    """PAN-E361: 13 do nothing; 14 drive it to a portal of least Activity, without any reward."""
    table = cards("soldier", "geek", rolls="H M M M H H M M")
    table.put("soldier", "a22").put("geek", "a22").arm("soldier", "two_handed_axe")
    table.foe("collector", "a22").begin("soldier", 2)
    table.pick("soldier", "attack collector")
    assert table.foe_at("collector") == "a22"
    table.pick("soldier", "attack collector")
    assert table.asked == "LeastPortal"
    assert table.offers("portal") == ["e41", "f32", "b41"]
    table.pick("geek", "portal e41")
    assert table.foe_at("collector") == "e41"
    assert (table.souls("soldier"), table.skills("soldier")) == (0, [])


@rule("PAN-33")
def test_PAN_E58_any_number_of_figures_may_share_a_space() -> None:
    """PAN-E58: five characters and three creatures in A22, and a sixth figure enters."""
    cast = ["doctor", "geek", "preacher", "soldier", "dancer"]
    table = cards(*cast)
    for name in cast[1:]:
        table.put(name, "a22")
    for _ in range(3):
        table.foe("psycho", "a22")
    table.put("doctor", "a21").begin("doctor", 2)
    table.pick("doctor", "move a22")
    assert table.at("doctor") == "a22"
