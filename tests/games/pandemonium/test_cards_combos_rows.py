"""What the rows and penalties of the Combo cards do, one card after the other (PAN-352)."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.rules.values import defence_of
from tests.games.pandemonium.launching import fight, launch
from tests.rules import rule


@rule("PAN-352")
def test_battering_pair() -> None:
    """Battering Pair: the best counting weapon adds its Damage twice; missed, a weapon goes."""
    table = fight("soldier", combo="battering_pair", demon="a22")
    table.arm("soldier", "hatchet", "machete").roll("H H H H")
    launch(table, "soldier", row="upper", targets="demon_1")
    assert table.heard("combo-reached")[0]["damage"] == 4 + 5 + 6 + 6 + 1
    table = fight("soldier", combo="battering_pair", demon="a22")
    table.arm("soldier", "hatchet", "machete").roll("H M M M")
    launch(table, "soldier", row="upper", targets="demon_1")
    table.pick("soldier", "discard machete")
    assert table.hands("soldier") == ["hatchet"]
    assert table.discarded("machete")


@rule("PAN-352", "PAN-268")
def test_crossfire() -> None:
    """Crossfire: above, ranged weapons reach the whole tile; in the middle 2 for each of them."""
    table = fight("soldier", combo="crossfire", demon="a31")
    table.foe("psycho", "a22").arm("soldier", "nail_gun").roll("H H H M")
    table.again().pick("soldier", "launch", "row upper", "target demon_1")
    if table.asked == "NameTargets":
        table.pick("soldier", "done")
    assert table.heard("combo-reached")[0]["damage"] == 3 + 4 + 1 + 6
    table = fight("soldier", combo="crossfire", demon="a22")
    table.arm("soldier", "revolver", "nail_gun").roll("H H M M")
    launch(table, "soldier", row="middle", targets="demon_1")
    assert table.heard("combo-reached")[0]["damage"] == 2 + 6 + 1 + 4 + 1 + 2 + 2


@rule("PAN-354")
def test_crossfire_missed() -> None:
    """Crossfire missed: each participant gains 1 Fear."""
    table = fight("soldier", "doctor", combo="crossfire", demon="a22")
    table.arm("soldier", "machete").arm("doctor", "machete").roll("M M M M M M")
    launch(table, "soldier", "doctor", row="upper", targets="demon_1")
    assert (table.fear("soldier"), table.fear("doctor")) == (1, 1)


@rule("PAN-352", "PAN-330")
def test_hammer_and_anvil() -> None:
    """Hammer and Anvil: 3 more, and the targets that survive are stunned."""
    table = fight("soldier", combo="hammer_and_anvil", demon="a22", aberration="a22")
    table.arm("soldier", "kitchen_knife").roll("H H H H")
    launch(table, "soldier", row="upper", targets="demon_1 aberration_1")
    assert table.is_stunned("demon_1")
    assert table.is_stunned("aberration_1")


@rule("PAN-354")
def test_last_reel_missed() -> None:
    """Last Reel missed: each participant loses 2 Life."""
    table = fight("soldier", combo="last_reel", demon="a22")
    table.arm("soldier", "machete").roll("H H H H")
    launch(table, "soldier", row="upper", targets="demon_1")
    assert table.life("soldier") == 4


@rule("PAN-352", "PAN-354")
def test_midnight_feature() -> None:
    """Midnight Feature: above an Item for the launcher; missed, an Event."""
    table = fight("soldier", combo="midnight_feature", demon="a22")
    table.top("torch").arm("soldier", "kitchen_knife").roll("H H H M")
    launch(table, "soldier", row="upper", targets="demon_1")
    assert "torch" in table.items("soldier")
    table = fight("soldier", combo="midnight_feature", demon="a22")
    table.top("decoy").arm("soldier", "kitchen_knife").roll("M M M M")
    launch(table, "soldier", row="middle", targets="demon_1")
    assert table.kept("soldier") == ["decoy"]


@rule("PAN-352", "PAN-354")
def test_scream_together() -> None:
    """Scream Together: each participant loses 1 Fear; missed, each gains one."""
    table = fight("soldier", "doctor", combo="scream_together", demon="a22")
    table.arm("soldier", "machete").arm("doctor", "machete").has("doctor", fear=2)
    table.roll("H H M M M M")
    launch(table, "soldier", "doctor", row="middle", targets="demon_1")
    table.pick("soldier", "learn corruption_1")
    assert (table.fear("soldier"), table.fear("doctor")) == (0, 1)
    table = fight("soldier", "doctor", combo="scream_together", demon="a22")
    table.arm("soldier", "machete").arm("doctor", "machete").roll("M M M M M M")
    launch(table, "soldier", "doctor", row="middle", targets="demon_1")
    assert (table.fear("soldier"), table.fear("doctor")) == (1, 1)


@rule("PAN-352", "PAN-354", "PAN-572")
def test_cheap_shot() -> None:
    """Cheap Shot has one target; missed, the launcher has 1 Defence less until the round ends."""
    table = fight("soldier", combo="cheap_shot", demon="a22", psycho="a22")
    table.arm("soldier", "kitchen_knife").roll("M M M M").again()
    table.pick("soldier", "launch", "row upper", "target psycho_1")
    assert table.heard("combo-missed")
    assert defence_of(table.s, 0) == 2
    table.s.limit = 0
    for foe in table.s.foes[:]:
        table.s.foes.remove(foe)
        table.s.foe_cell[foe] = -1
    table.end_round(2)
    assert defence_of(table.s, 0) == 3


@rule("PAN-354")
def test_fire_and_blade_missed() -> None:
    """Fire and Blade missed: each participant discards an Item of their own choice."""
    table = fight("soldier", "doctor", combo="fire_and_blade", demon="a22")
    table.arm("soldier", "machete").arm("doctor", "hatchet").pack("doctor", "torch")
    table.roll("M M M M M M")
    launch(table, "soldier", "doctor", row="upper", targets="demon_1")
    table.pick("doctor", "discard torch")
    assert (table.items("soldier"), table.items("doctor")) == ([], ["hatchet"])


@rule("PAN-350", "PAN-352")
def test_fire_and_blade_blesses() -> None:
    """The middle row of Fire and Blade: 3 more, and 4 that only some breeds feel."""
    table = fight("soldier", combo="fire_and_blade", spectre="a22", psycho="a22")
    table.arm("soldier", "kitchen_knife").roll("H H M M")
    launch(table, "soldier", row="middle", targets="spectre_1 psycho_1")
    assert table.heard("combo-reached")[0]["damage"] == 2 + 3 + 3 + 4


@rule("PAN-354")
@pytest.mark.parametrize(
    ("combo", "lost"), [("whirlwind", 1), ("sacrifice_play", 2), ("drive_them_back", 0)]
)
def test_what_a_miss_costs(combo: str, lost: int) -> None:
    """Whirlwind costs 1 Life, Sacrifice Play 2, Drive Them Back 1 Fear."""
    table = fight("soldier", combo=combo, demon="a22")
    table.arm("soldier", "machete").roll("M M M M")
    launch(table, "soldier", row="middle", targets="demon_1")
    assert table.life("soldier") == 6 - lost
    assert table.fear("soldier") == (0 if lost else 1)


@rule("PAN-326", "PAN-539")
def test_the_old_master_adds_a_hit() -> None:
    """Combos launched from the Old Master's space: 1 Hit as an ally, and 1 more."""
    table = fight("doctor", demon="a22")
    table.ally("ally_old_master", "a22").arm("doctor", "kitchen_knife").roll("M M")
    launch(table, "doctor", row="middle", targets="demon_1")
    assert table.heard("combo-reached")[0]["hits"] == 2


@rule("PAN-639", "PAN-341", "PAN-174")
def test_PAN_E446_in_panic_geek_joins_no_combo() -> None:
    """PAN-E446: in Panic the Geek joins no combo, but may be the partner of an exchange."""
    table = fight("soldier", "geek", psycho="a22")
    table.arm("soldier", "machete").arm("geek", "machete").has("geek", fear=5).again()
    assert "exchange geek" in table.words
    table.pick("soldier", "launch")
    assert table.asked == "ChooseRow"
