"""The traitor, hidden traitors and what stays with explorers (BET-258 to BET-260, BET-289 to
BET-299, BET-321 to BET-334, BET-443 to BET-446)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.drawing import draw
from dreadhouse.games.betrayal.rules.haunting import free_traitor
from dreadhouse.games.betrayal.rules.house import refresh
from dreadhouse.games.betrayal.rules.rolls import check
from dreadhouse.games.betrayal.state import (
    EVENT,
    KNOWLEDGE,
    MIGHT,
    PART_SECRET,
    SPEED,
    UPPER,
    Link,
)
from dreadhouse.kernel.dice import Dice
from tests.games.betrayal.positions import IDS, ROOMS, Sheet, Table, position, refused
from tests.rules import rule

RIFT = ["groaning_passage cellar 0 1 0", "rift cellar 0 2 0", "cobweb_passage cellar 0 3 0"]


def at(name: str) -> int:
    """A room's number."""
    return ROOMS.index(name)


def traitor(sheet: Sheet, **more: object) -> Table:
    """The known traitor's turn."""
    return position(sheet, haunt="made_up", traitor=sheet.name, **more)  # type: ignore[arg-type]


def hidden(*sheets: Sheet, cuckoo: str, **more: object) -> Table:
    """A haunt whose traitor is not known yet."""
    table = position(*sheets, haunt="made_up", traitor=cuckoo, **more)  # type: ignore[arg-type]
    table.night.is_hidden = True
    for seat in range(table.night.seats):
        table.night.secrets.known[PART_SECRET + seat] = 1 << seat
    table.again()
    return table


# ---- the known traitor


@rule("BET-254", "BET-289")
def test_BET_E219_the_traitor_keeps_everything() -> None:
    """Axe and Madman; monsters move after the round."""
    table = traitor(Sheet("leona", cards=["axe", "madman"]))
    assert table.cards("leona") == ["axe", "madman"]
    assert table.offers("drop") == ["axe"]


@rule("BET-248", "BET-299")
def test_the_fog_leaves_the_traitor() -> None:
    """What the fog took comes back when the traitor is known."""
    table = traitor(Sheet("leona"))
    speed = table.step("leona", "speed")
    table.player("leona").steps[SPEED] -= 1
    table.player("leona").fog = table.player("leona").fog_turns = 1
    free_traitor(table.night, table.seat("leona"))
    assert (table.step("leona", "speed"), table.player("leona").fog) == (speed, 0)


@rule("BET-290")
def test_BET_E220_harmful_text_is_ignored() -> None:
    """No point in the Boiler Room; +1 Sanity in the Oratory."""
    table = traitor(Sheet("leona", room="boiler_room"), house=["boiler_room cellar 0 1 1"])
    before = table.steps("leona")
    table.pick("leona", "end")
    assert table.steps("leona") == before
    table = traitor(Sheet("leona", room="oratory"), house=["oratory ground 1 1 3"])
    table.pick("leona", "end")
    assert table.step("leona", "sanity") == 4


@rule("BET-291")
def test_BET_E221_the_house_makes_way() -> None:
    """The Rift without rolling."""
    table = traitor(Sheet("leona", room="rift", side=1), house=RIFT)
    table.pick("leona", "cross")
    assert table.side("leona") == 2
    assert table.night.dice.drawn == 0


@rule("BET-292")
def test_BET_E222_a_lock_is_a_lock() -> None:
    """5 does not open the Vault."""
    table = traitor(
        Sheet("constance", room="vault"), house=["vault cellar 0 1 2"], rolls="1 1 1 1 1"
    )
    table.pick("constance", "try vault")
    assert not table.night.is_vault_open


@rule("BET-293")
def test_BET_E223_the_traitor_slides() -> None:
    """To the Cellar Landing."""
    table = traitor(Sheet("leona", room="great_hall"), house=["laundry_drop ground 1 1 3"])
    table.pick("leona", "go laundry_drop")
    assert table.room("leona") == "cellar_landing"


@rule("BET-294")
def test_BET_E224_the_traitor_chooses_the_floor() -> None:
    """Upper, without rolling."""
    table = traitor(Sheet("leona", room="great_hall"), house=["wandering_lift ground 1 1 3"])
    table.pick("leona", "go wandering_lift", "floor upper", "door top_landing n")
    assert table.place("wandering_lift")[0] == UPPER
    assert table.night.dice.drawn == 0


@rule("BET-296", "BET-297")
def test_BET_E225_the_traitor_refuses() -> None:
    """The first Event without a roll; the own part in the Gale too."""
    table = traitor(Sheet("leona"), events=["thing_in_the_drain"])
    draw(table.night, 0, EVENT, 1)
    table.night.advance()
    table.pick("leona", "refuse")
    assert table.discarded("thing_in_the_drain")
    assert table.night.dice.drawn == 0
    table = position(
        Sheet("bram", room="great_hall"),
        Sheet("leona", room="terrace"),
        haunt="made_up",
        traitor="leona",
        house=["terrace upper 0 1 1"],
        events=["gale"],
    )
    draw(table.night, 0, EVENT, 1)
    table.night.advance()
    assert (table.asked, table.frame) == ("leona", "AcceptEvent")
    table.pick("leona", "refuse")
    assert table.night.dice.drawn == 0


@rule("BET-296")
def test_the_traitor_refuses_the_bite() -> None:
    """It is discarded before any die."""
    table = traitor(Sheet("leona"), omens=["bite"])
    draw(table.night, 0, 3, 1)
    table.night.advance()
    table.pick("leona", "refuse")
    assert table.cards("leona") == []
    assert table.night.gone == [IDS.index("bite")]


@rule("BET-298")
def test_BET_E226_no_second_thoughts() -> None:
    """Who accepts bears 2 mental and 1 physical points."""
    table = traitor(Sheet("leona"), events=["thing_in_the_drain"], rolls="1 0 0 0 2 1")
    draw(table.night, 0, EVENT, 1)
    table.night.advance()
    table.pick("leona", "accept", "lose sanity", "lose knowledge", "lose might")
    assert table.steps("leona") == [3, 3, 2, 3]


# ---- the hidden traitor


@rule("BET-299", "BET-322")
def test_BET_E227_first_the_token_then_the_powers() -> None:
    """Not revealed, the Cuckoo takes the Tomb's point; revealed, not."""
    tomb = ["family_tomb cellar 0 1 2"]
    table = hidden(Sheet("bram", room="family_tomb"), cuckoo="bram", house=tomb)
    table.pick("bram", "end")
    assert table.frame == "TakePoint"
    table = hidden(Sheet("bram", room="family_tomb"), cuckoo="bram", house=tomb)
    table.pick("bram", "show_part", "end")
    assert table.asked != "bram"


@rule("BET-322", "BET-323")
def test_BET_E242_who_may_show_a_token() -> None:
    """The Cuckoo at any time, a guest not."""
    table = hidden(Sheet("bram"), Sheet("wren"), cuckoo="bram")
    assert "show_part" in table.offered
    table = hidden(Sheet("bram"), Sheet("wren"), cuckoo="wren")
    assert "show_part" not in table.offered


@rule("BET-324")
def test_BET_E243_a_dead_explorers_token() -> None:
    """It is turned up at once."""
    table = hidden(Sheet("bram"), Sheet("wren"), cuckoo="bram")
    assert table.view("bram")["players"][1]["team"] == "hidden"
    die(table.night, 1)
    assert table.view("")["players"][1]["team"] == "hero"
    assert table.night.is_hidden


@rule("BET-262", "BET-321")
def test_BET_E241_everybody_sees_only_their_own() -> None:
    """One Cuckoo, four tokens."""
    table = hidden(Sheet("bram"), Sheet("wren"), cuckoo="wren", seats=4)
    own = [table.view(name)["players"][seat]["team"] for seat, name in enumerate(("bram", "wren"))]
    assert own == ["hero", "traitor"]
    assert [p["team"] for p in table.view("bram")["players"]] == ["hero", *["hidden"] * 3]
    assert table.view("bram")["haunt"]["traitor"] == -1
    assert table.view("wren")["haunt"]["traitor"] == 1
    worlds = {table.night.determinize(0, Dice(bytes([n]) * 32)).traitor for n in range(40)}  # type: ignore[attr-defined]
    assert worlds == {1, 2, 3}
    own_worlds = {table.night.determinize(1, Dice(bytes([n]) * 32)).traitor for n in range(9)}  # type: ignore[attr-defined]
    assert own_worlds == {1}


@rule("BET-94", "BET-259")
def test_BET_E71_nobody_slows_while_the_traitor_is_hidden() -> None:
    """Leaving costs 1 space, and everybody is everybody's opponent."""
    table = hidden(Sheet("wren"), Sheet("bram"), Sheet("teo"), cuckoo="bram")
    assert table.offers("attack") == ["1", "2"]
    table.pick("wren", "go great_hall")
    assert table.left("wren") == 3


@rule("BET-259", "BET-322")
def test_BET_E356_after_the_token_is_shown() -> None:
    """Wren may no longer attack Teo."""
    table = hidden(Sheet("bram"), Sheet("wren"), Sheet("teo"), cuckoo="bram")
    table.pick("bram", "show_part", "end")
    assert table.asked == "wren"
    assert table.offers("attack") == ["0"]


@rule("BET-406", "BET-443")
def test_BET_E347_a_hidden_traitor_counts_as_a_hero() -> None:
    """1 extra die in Kind Light."""
    table = hidden(
        Sheet("bram"),
        Sheet("wren"),
        cuckoo="bram",
        tokens=["kind_light vestibule"],
        rolls="1 1 1 1",
    )
    check(table.night, 0, KNOWLEDGE, -1)
    assert len(table.night.faces) == 4


@rule("BET-406")
def test_BET_E311_kind_light() -> None:
    """Bram 5 + 1 dice, the traitor none; before the haunt everybody."""
    rolls = "1 1 1 1 1 1 1 1 1 1"
    light = ["kind_light vestibule"]
    table = position(
        Sheet("bram"), Sheet("leona"), haunt="made_up", traitor="leona", tokens=light, rolls=rolls
    )
    check(table.night, 0, MIGHT, -1)
    assert len(table.night.faces) == 6
    check(table.night, 1, MIGHT, -1)
    assert len(table.night.faces) == 4
    table = position(Sheet("leona"), tokens=light, rolls=rolls)
    check(table.night, 0, MIGHT, -1)
    assert len(table.night.faces) == 5


@rule("BET-53", "BET-407")
def test_BET_E312_a_leaking_ceiling() -> None:
    """Knowledge 2 rolls 1 die."""
    table = position(Sheet("dita"), tokens=["leaking_ceiling vestibule"], rolls="1")
    check(table.night, 0, KNOWLEDGE, -1)
    assert table.night.faces == [1]


# ---- events that stay


@rule("BET-327", "BET-389")
def test_BET_E244_trapped() -> None:
    """1 point, and then nothing but trying to get free."""
    table = position(
        Sheet("teo", cards=["axe", "goose_fat_balm"]),
        events=["falling_chandelier"],
        rolls="1 1 0 0 1",
    )
    draw(table.night, 0, EVENT, 1)
    table.night.advance()
    table.pick("teo", "lose might")
    assert table.offered == ["free 0", "end"]
    for word in ("go great_hall", "explore e", "drop axe", "use goose_fat_balm"):
        refused(table, "teo", word, "BET-327")


@rule("BET-328", "BET-330")
def test_BET_E245_freed_by_another() -> None:
    """4+: Teo is free and discards the card."""
    table = position(Sheet("bram"), Sheet("teo", trap="sticky_curtain"), rolls="1 1 1 1 0")
    table.pick("bram", "free 1")
    assert table.player("teo").trap == -1
    assert table.discarded("sticky_curtain")


@rule("BET-329")
def test_BET_E246_three_failures_in_all() -> None:
    """Teo is free at the start of his next turn."""
    table = position(Sheet("teo", trap="sticky_curtain"), Sheet("bram"), rolls="1 1 1 1 1 1 0 0")
    table.player("teo").fails = 1
    table.pick("teo", "free 0")
    assert table.player("teo").fails == 2
    assert table.offered == ["end"]
    table.pick("teo", "end")
    table.pick("bram", "free 0", "end")
    assert (table.player("teo").fails, table.player("teo").trap) == (3, IDS.index("sticky_curtain"))
    table.night.apply(table.night.options(2)[-1], 2)
    assert table.asked == "teo"
    assert table.player("teo").trap == -1
    assert "go great_hall" in table.offered


@rule("BET-330", "BET-331")
def test_BET_E247_moved_is_no_longer_held() -> None:
    """Sent elsewhere by an effect, Teo is free."""
    from dreadhouse.games.betrayal.rules.moving import go_to

    table = position(Sheet("bram"), Sheet("teo", trap="sticky_curtain"))
    go_to(table.night, 1, at("great_hall"))
    table.night.advance()
    assert table.player("teo").trap == -1
    assert table.discarded("sticky_curtain")


@rule("BET-332", "BET-333")
def test_BET_E248_links_move_with_their_tiles() -> None:
    """The link still joins the two rooms, for 1 space; nobody sees through it."""
    from dreadhouse.games.betrayal.rules.house import put, take_up
    from dreadhouse.games.betrayal.rules.sight import rooms_in_sight
    from dreadhouse.games.betrayal.state import EMPTY, MIDDLE, SIZE

    table = position(
        Sheet("bram", room="surgery"),
        house=["surgery cellar 0 1 1", "terrace upper 0 1 1"],
    )
    night = table.night
    night.links = [Link(at("surgery"), 0, at("terrace"), 0)]
    take_up(night, at("terrace"), EMPTY)
    put(night, at("terrace"), MIDDLE + SIZE * -1, 0)
    refresh(night)
    table.again()
    assert "terrace" in table.offers("go")
    assert at("terrace") not in rooms_in_sight(night, at("surgery"))
    table.pick("bram", "go terrace")
    assert table.left("bram") == 2


@pytest.mark.parametrize(
    ("rolls", "room", "left"), [("2 1", "box_room", 1), ("1 1", "great_hall", 2)]
)
@rule("BET-411", "BET-445")
def test_a_panel_takes_a_space_and_a_roll(rolls: str, room: str, left: int) -> None:
    """3+ goes through; a failure keeps the space, and there is one try a turn."""
    table = position(
        Sheet("dita", room="great_hall", speed=1, knowledge=2),
        house=["box_room ground 1 1 0"],
        rolls=rolls,
    )
    table.night.panels = [Link(at("great_hall"), 0, at("box_room"), 0)]
    table.night.spaces = 1
    refresh(table.night)
    table.again()
    table.pick("dita", "panel box_room")
    assert (table.room("dita"), table.left("dita")) == (room, left)
    assert table.offers("panel") == []


@rule("BET-445")
def test_BET_E349_nobody_is_walled_in() -> None:
    """No other way out: she passes without rolling for 1 space."""
    table = position(
        Sheet("dita", room="box_room", knowledge=1, speed=1),
        house=["box_room ground 1 1 1", "principal_bedchamber ground 2 1 0"],
    )
    table.night.panels = [Link(at("great_hall"), 0, at("box_room"), 0)]
    table.night.spaces = 1
    refresh(table.night)
    table.again()
    assert table.offers("go") == []
    table.pick("dita", "panel great_hall")
    assert (table.room("dita"), table.left("dita")) == ("great_hall", 1)


@rule("BET-314")
def test_BET_E237_monsters_pass_panels() -> None:
    """Without rolling, for 1 space."""
    from dreadhouse.games.betrayal.rules.monsters import ways_of
    from dreadhouse.games.betrayal.rules.stunning import place_monster

    table = traitor(Sheet("leona"), house=["box_room ground 1 1 1"])
    table.night.panels = [Link(at("great_hall"), 0, at("box_room"), 0)]
    refresh(table.night)
    monster = place_monster(table.night, 0, at("great_hall"), 0)
    assert at("box_room") in ways_of(table.night, monster)
