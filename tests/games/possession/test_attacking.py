"""Attacks and weapons (POS-184 to POS-188, POS-250 to POS-271, POS-322 to POS-328, POS-339)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.possession.positions import IDS, Sheet, Table, position, refused
from tests.rules import rule


def attacked(ann: Sheet, rolls: str, dan: Sheet | None = None, **more: Any) -> Table:
    """Dan attacks Ann in her room: his dice, then hers."""
    dan = dan or Sheet()
    dan.possessed, dan.room = True, ann.room
    table = position(ann, dan=dan, turn="dan", rolls=rolls, **more)
    table.dan("attack 0")
    return table


@rule("POS-251", "POS-253", "POS-255", "POS-256", "POS-257", "POS-258")
def test_POS_E142_attack_and_defence() -> None:
    """4 - 2: Ann loses 2, one action, one trophy."""
    table = attacked(Sheet(room="study"), "WW W W S S -")
    assert (table.life("ann"), table.player("dan").trophies, table.actions) == (13, 1, 4)


@rule("POS-257", "POS-259")
def test_POS_E143_no_loss_no_trophy() -> None:
    """1 - 3 is 0."""
    table = attacked(Sheet(room="study"), "W - - S S S")
    assert (table.life("ann"), table.player("dan").trophies) == (15, 0)


@rule("POS-184", "POS-185", "POS-187", "POS-188", "POS-258", "POS-270")
def test_POS_E144_hiding() -> None:
    """1 + 2 against 4; without a weapon the wounds do nothing."""
    table = attacked(Sheet(room="washroom"), "WW WW - W WW S")
    assert table.frame == "Hide"
    assert table.night.view(0)["ask"]["about"] == {"attacker_seat": 3, "amount": 4}
    table.ann("hide")
    assert (table.life("ann"), table.cubes("ann")) == (14, ["washroom"])
    assert (table.lost("dan"), table.player("dan").trophies) == ({}, 1)


@pytest.mark.parametrize(
    "ann",
    [
        Sheet(room="washroom", cubes=["washroom"]),
        Sheet(room="washroom", cubes=["kitchen", "nursery", "sun_porch", "tool_shed", "study"]),
        Sheet(room="study"),
    ],
)
@rule("POS-184", "POS-186")
def test_POS_E145_hiding_takes_icon_and_cube(ann: Sheet) -> None:
    """Ann is not asked."""
    table = attacked(ann, "W - - S - -")
    assert table.frame == "Hunt"


@rule("POS-184", "POS-187", "POS-259")
def test_POS_E146_hiding_on_the_stairs() -> None:
    """1 + 2 against 2: no loss, no trophy."""
    table = attacked(Sheet(room="stairs"), "W W - S - W")
    table.ann("hide")
    assert (table.life("ann"), table.player("dan").trophies) == (15, 0)
    assert table.cubes("ann") == ["stairs"]


@rule("POS-254", "POS-266", "POS-267", "POS-269", "POS-273", "POS-279", "POS-280", "POS-328")
def test_POS_E147_a_weapon_is_revealed() -> None:
    """Ann loses 1; the trophy first, then the left arm; the shovel stays in play."""
    table = attacked(Sheet(room="study", hand=["shovel_1"]), "W W W S WW S")
    assert (table.frame, table.offered) == ("Prepare", ["reveal shovel_1", "pass"])
    table.ann("reveal shovel_1")
    assert (table.life("ann"), table.weapon("ann")) == (14, "shovel_1")
    assert (table.lost("dan"), table.player("dan").trophies) == ({"left_arm": "study"}, 1)
    ids = [event.id for event in table.night.journal(-1)]
    assert ids.index("takes-trophy") < ids.index("loses-part")


@rule("POS-38", "POS-252")
def test_POS_E148_the_same_target_once() -> None:
    """Neither figure nor Part again."""
    dan = Sheet(lost={"left_arm": "tool_shed"})
    table = attacked(Sheet(room="study"), "W - - S - -", dan)
    refused(table, "attack 0", "POS-252")
    table.dan("crawl left_arm study")
    refused(table, "bite left_arm 0", "POS-252")


@rule("POS-251", "POS-260")
def test_POS_E149_one_trophy_for_each() -> None:
    """Two targets, two trophies, no penalty."""
    dan = Sheet(possessed=True, room="study", life=11)
    table = position(
        Sheet(room="study"), Sheet(room="study"), dan=dan, turn="dan",
        rolls="W W - - - - W - - - - -",
    )  # fmt: skip
    table.dan("attack 0", "attack 1")
    assert (table.life("ann", "ben"), table.player("dan").trophies) == ((13, 14), 2)
    assert table.actions == 3
    table.dan("end")
    assert table.life("dan") == 11


@rule("POS-98", "POS-250")
def test_POS_E150_possessed_players_are_no_targets() -> None:
    """Ann has just dropped to 0."""
    dan = Sheet(possessed=True, room="study")
    table = position(Sheet(room="study", life=0), dan=dan, turn="dan")
    refused(table, "attack 0", "POS-250")


@rule("POS-261")
def test_POS_E151_trophies_beyond_the_supply() -> None:
    """The point counts all the same."""
    table = attacked(Sheet(room="study"), "W - - - - -", trophies_left=0)
    assert table.seen()["players"][3]["trophies"] == 1
    assert table.seen()["supply"]["trophies"] == 0


@rule("POS-262")
def test_POS_E152_a_part_must_have_moved() -> None:
    """The arm lies with Ann."""
    dan = Sheet(possessed=True, lost={"left_arm": "study"})
    table = position(Sheet(room="study"), dan=dan, turn="dan")
    refused(table, "bite left_arm 0", "POS-262")


@rule("POS-242", "POS-247", "POS-262", "POS-263", "POS-264", "POS-265")
def test_POS_E153_a_part_attacks() -> None:
    """No defence, no trophy, no penalty; 1 + 1 actions."""
    dan = Sheet(possessed=True, life=11, lost={"left_arm": "dining_hall"})
    table = position(Sheet(room="study"), dan=dan, turn="dan", rolls="WW")
    table.dan("crawl left_arm study", "bite left_arm 0")
    assert (table.life("ann"), table.player("dan").trophies, table.actions) == (13, 0, 3)
    table.dan("end")
    assert table.life("dan") == 11


@rule("POS-264")
def test_POS_E154_no_answer_to_a_part() -> None:
    """Neither hiding nor the axe."""
    dan = Sheet(possessed=True, lost={"left_arm": "bedroom"})
    ann = Sheet(room="washroom", hand=["axe_1"])
    table = position(ann, dan=dan, turn="dan", rolls="W")
    table.dan("crawl left_arm washroom", "bite left_arm 0")
    assert (table.asked, table.frame, table.life("ann")) == ("dan", "Hunt", 14)


@rule("POS-266", "POS-268")
def test_POS_E155_a_new_weapon_replaces_the_old() -> None:
    """The shovel is discarded."""
    table = attacked(Sheet(room="study", weapon="shovel_1", hand=["axe_1"]), "- - - S - -")
    table.ann("reveal axe_1")
    assert (table.weapon("ann"), table.gone()) == ("axe_1", ["shovel_1"])


@pytest.mark.parametrize(
    ("defence", "part"),
    [
        ("- - -", ""),
        ("W - -", ""),
        ("W W -", "left_arm"),
        ("W W W", "right_arm"),
        ("WW W W", "right_leg"),
        ("WW WW W", "left_leg"),
        ("WW WW WW", "head"),
    ],
)
@rule("POS-272", "POS-273", "POS-274", "POS-275", "POS-276", "POS-277")
def test_POS_E156_what_is_cut_off(defence: str, part: str) -> None:
    """0 to 6 wounds with the shovel."""
    table = attacked(Sheet(room="study", weapon="shovel_1"), f"- - - {defence}")
    assert table.lost("dan") == ({part: "study"} if part else {})


@rule("POS-271", "POS-272", "POS-322")
def test_POS_E157_axe_on_a_roll_of_0() -> None:
    """0 + 1 = 1: nothing."""
    assert attacked(Sheet(room="study", weapon="axe_1"), "- - - S S S").lost("dan") == {}


@rule("POS-271", "POS-274", "POS-322")
def test_POS_E158_axe() -> None:
    """2 + 1 = 3."""
    table = attacked(Sheet(room="study", weapon="axe_1"), "- - - WW - -")
    assert table.lost("dan") == {"right_arm": "study"}


@rule("POS-278", "POS-279", "POS-323", "POS-374", "POS-375")
def test_POS_E159_the_chainsaw_kills() -> None:
    """A trophy first, then death without any."""
    dan = Sheet(trophies=4)
    table = attacked(Sheet(room="study", weapon="chainsaw_1"), "W W - WW WW W", dan)
    assert (table.life("ann"), table.player("dan").is_dead) == (13, True)
    assert table.seen()["players"][3]["trophies"] == 0
    assert table.events("takes-trophy")[0].args["count"] == 5


@rule("POS-276", "POS-324", "POS-325", "POS-408")
def test_POS_E160_the_shotgun_given_up() -> None:
    """2 + 3 = 5, and no weapon left."""
    table = attacked(Sheet(room="study", weapon="shotgun_1"), "- - - W W S")
    table.ann("give_up")
    assert (table.lost("dan"), table.weapon("ann")) == ({"left_leg": "study"}, "")


@rule("POS-274", "POS-324")
def test_POS_E161_the_shotgun_kept() -> None:
    """2 + 1 = 3."""
    table = attacked(Sheet(room="study", weapon="shotgun_1"), "- - - W W S")
    table.ann("pass")
    assert (table.lost("dan"), table.weapon("ann")) == ({"right_arm": "study"}, "shotgun_1")


@rule("POS-275", "POS-326", "POS-327")
def test_POS_E162_the_knife() -> None:
    """The shield becomes WW: 4 wounds, no defence."""
    table = attacked(Sheet(room="study", weapon="knife_1"), "W - - W W S 3")
    assert table.frame == "RerollKnife"
    table.ann("reroll 2")
    assert (table.lost("dan"), table.life("ann")) == ({"right_leg": "study"}, 14)


@rule("POS-339", "POS-340")
def test_POS_E163_hideout_lasts_for_the_round() -> None:
    """0 to Dan, 0 to Cleo."""
    ann = Sheet(room="study", hand=["hideout_1"])
    evil = Sheet(possessed=True, room="study")
    table = position(
        ann, Sheet(), Sheet(possessed=True, room="study", life=14), evil, turn="dan",
        goes_on=True, rolls="W W W S - - WW W W S S -",
    )  # fmt: skip
    table.night.players[0].has_played = table.night.players[1].has_played = True
    table.dan("attack 0")
    table.ann("hideout hideout_1")
    assert (table.life("ann"), table.gone()) == (15, ["hideout_1"])
    table.dan("end")
    table.cleo("attack 0")
    assert table.life("ann") == 15


@rule("POS-187", "POS-340")
def test_POS_E164_hideout_and_hiding() -> None:
    """6 - 1 - 2 - 2."""
    table = attacked(Sheet(room="washroom", hand=["hideout_1"]), "WW WW WW S W -")
    table.ann("hideout hideout_1", "hide")
    assert table.life("ann") == 14


@rule("POS-42", "POS-98", "POS-275", "POS-279")
def test_POS_E165_the_last_blow() -> None:
    """Ann is possessed for good; Dan takes a trophy and loses a leg."""
    table = attacked(Sheet(room="study", life=1, weapon="shovel_1"), "W W W WW W W")
    assert (table.life("ann"), table.player("ann").is_for_good()) == (0, True)
    assert (table.player("dan").trophies, table.lost("dan")) == (1, {"right_leg": "study"})


@rule("POS-79", "POS-84", "POS-277", "POS-279", "POS-322")
def test_POS_E166_the_end_after_the_whole_attack() -> None:
    """Trophy, head, and only then the end on trophies."""
    dan = Sheet(possessed=True, room="study")
    table = position(
        Sheet(room="study", life=1, weapon="axe_1"), Sheet(possessed=True),
        dan, seats=3, turn="cleo", rolls="WW WW - WW WW W",
    )  # fmt: skip
    table.cleo("attack 0")
    assert table.lost("cleo") == {"head": "study"}
    assert (table.winners, table.night.ending) == (["cleo"], "possessed")


@rule("POS-259", "POS-273", "POS-405")
def test_POS_E254_the_defence_roll_is_always_made() -> None:
    """Value 0, and an arm all the same."""
    table = attacked(Sheet(room="study", weapon="shovel_1"), "S - S WW - -")
    assert (table.life("ann"), table.player("dan").trophies) == (15, 0)
    assert table.lost("dan") == {"left_arm": "study"}


@rule("POS-242", "POS-247", "POS-265", "POS-406")
def test_POS_E255_a_part_attacks_two() -> None:
    """One action each."""
    dan = Sheet(possessed=True, life=11, lost={"left_arm": "dining_hall"})
    study = Sheet(room="study")
    table = position(study, Sheet(room="study"), dan=dan, turn="dan", rolls="W -")
    table.dan("crawl left_arm study", "bite left_arm 0", "bite left_arm 1")
    assert (table.life("ann", "ben"), table.actions) == ((14, 15), 2)
    table.dan("end")
    assert (table.life("dan"), table.player("dan").trophies) == (11, 0)


@rule("POS-268", "POS-407", "POS-408")
def test_POS_E256_one_weapon_an_attack() -> None:
    """No axe beside the shotgun given up against Dan; against Cleo it is legal."""
    ann = Sheet(room="study", weapon="shotgun_1", hand=["axe_1", "hideout_1"], has_played=True)
    evil = Sheet(possessed=True, room="study", life=14)
    table = position(
        ann, Sheet(has_played=True), Sheet(possessed=True, room="study"), evil, turn="dan",
        goes_on=True, rolls="- - - S S S - - - S S S",
    )  # fmt: skip
    table.dan("attack 0")
    table.ann("give_up")
    refused(table, "reveal axe_1", "POS-408")
    table.ann("pass")
    table.dan("end")
    table.cleo("attack 0")
    table.ann("reveal axe_1")
    assert table.weapon("ann") == "axe_1"
    later = attacked(Sheet(room="study", hand=["axe_1", "knife_1", "hideout_1"]), "- - - S S S")
    later.ann("reveal axe_1")
    refused(later, "reveal knife_1", "POS-407")


@rule("POS-339", "POS-409")
def test_POS_E257_two_hideouts() -> None:
    """5 - 1 - 4."""
    table = attacked(Sheet(room="study", hand=["hideout_1", "hideout_2"]), "WW WW W S - W")
    table.ann("hideout hideout_1", "hideout hideout_2")
    assert table.life("ann") == 15


ARMED = {"armed_possessed": True}


@rule("POS-386", "POS-387", "POS-388")
def test_POS_E239_armed_possessed() -> None:
    """2 + 1 - 1: Ann loses 2."""
    table = attacked(Sheet(room="study"), "W W - S - -", Sheet(hand=["axe_1"]), options=ARMED)
    table.dan("arm axe_1")
    assert (table.life("ann"), table.weapon("dan")) == (13, "axe_1")


@rule("POS-388")
def test_POS_E240_armed_with_the_shotgun() -> None:
    """1 + 3 - 2: Ann loses 2."""
    table = attacked(Sheet(room="study"), "W - - S S -", Sheet(hand=["shotgun_1"]), options=ARMED)
    table.dan("arm shotgun_1", "give_up")
    assert (table.life("ann"), table.weapon("dan"), table.gone()) == (13, "", ["shotgun_1"])


@rule("POS-387", "POS-412")
def test_a_weapon_in_play_arms_too() -> None:
    """Dan picks between the axe in play and the shovel in hand, which would replace it."""
    dan = Sheet(hand=["shovel_1"], weapon="axe_1")
    for weapon, life, gone in (("axe_1", 13, []), ("shovel_1", 14, ["axe_1"])):
        table = attacked(Sheet(room="study"), "W - - - - -", dan, options=ARMED)
        assert table.offered == ["arm shovel_1", "arm axe_1", "pass"]
        table.dan(f"arm {weapon}")
        assert (table.life("ann"), table.weapon("dan"), table.gone()) == (life, weapon, gone)


@rule("POS-188", "POS-388", "POS-412")
def test_POS_E261_the_knife_before_the_hiding() -> None:
    """Value 3; only then Ann decides; the knife stays in play."""
    table = attacked(
        Sheet(room="washroom"), "W - S 3 S S -", Sheet(hand=["knife_1"]), options=ARMED
    )
    table.dan("arm knife_1", "reroll 2")
    assert (table.asked, table.frame) == ("ann", "Hide")
    assert table.night.view(0)["ask"]["about"]["amount"] == 3
    table.ann("pass")
    assert (table.life("ann"), table.weapon("dan")) == (14, "knife_1")


@rule("POS-386", "POS-387")
def test_without_the_option_nobody_is_armed() -> None:
    """Dan is not asked for a weapon."""
    table = attacked(Sheet(room="study"), "W - - S - -", Sheet(hand=["axe_1"]))
    assert (table.frame, table.life("ann")) == ("Hunt", 15)


@rule("POS-254", "POS-378")
def test_the_waiting_tells_nothing() -> None:
    """The others see that reactions are settled, not whose."""
    table = attacked(Sheet(room="study", hand=["axe_1"]), "- - - - - -")
    for seat in (-1, 1, 2, 3):
        view = table.night.view(seat)
        assert (view["ask"]["frame"], view["to_act"]) == ("Settling", [])
    assert table.night.view(0)["ask"]["frame"] == "Prepare"
    other = attacked(Sheet(room="study", hand=["page_1"]), "- - - - - -")
    assert other.frame == "Hunt"


@rule("POS-266", "POS-410")
def test_a_weapon_in_play_is_seen_by_all() -> None:
    """Spectators too."""
    table = attacked(Sheet(room="study", hand=["axe_1"]), "- - - - - -")
    table.ann("reveal axe_1")
    assert table.seen()["players"][0]["weapon"] == IDS.index("axe_1")
