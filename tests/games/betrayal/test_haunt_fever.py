"""Pale Fever (HAU-156 to HAU-170, HAU-231, HAU-236, HAU-237)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules.damage import hurt
from dreadhouse.games.betrayal.rules.moving import cost_to_leave
from dreadhouse.games.betrayal.rules.traits import lose
from dreadhouse.games.betrayal.state import MIGHT, PHYSICAL
from tests.games.betrayal.haunting import (
    Sheet,
    Table,
    begun,
    company,
    counts,
    course,
    haunted,
    refresh,
    token,
)
from tests.rules import rule

SERUM = token("serum")
LAB = ["alembic_room upper 1 0 3"]


def night(*people: Sheet, patient: str, pale: str = "", **options: Any) -> Table:
    """The haunt with a first patient, and one more of the Pale."""
    table = haunted("pale_fever", *people, traitor=patient, **options)
    if pale:
        table.player(pale).team = 1
        refresh(table)
    return table


@rule("HAU-156")
def test_HAU_E119_the_first_patient() -> None:
    """Who holds the Bite, else the revealer."""
    people = [Sheet("wren"), Sheet("teo", cards=["bite"]), Sheet("bram")]
    assert begun("pale_fever", *people).night.traitor == 1
    people[1].cards = []
    assert begun("pale_fever", *people).night.traitor == 0


@rule("HAU-157", "HAU-158")
def test_HAU_E120_stronger() -> None:
    """Teo stands on Might 4 and Speed 4; the Alembic Room is placed."""
    people = [Sheet("teo"), Sheet("wren"), Sheet("bram")]
    table = begun("pale_fever", *people, stack=["alembic_room"], orders=[[]])
    assert (table.step("teo", "might"), table.value("teo", "might")) == (4, 4)
    assert (table.step("teo", "speed"), table.value("teo", "speed")) == (4, 5)
    assert table.is_in_house("alembic_room")


@rule("HAU-159", "HAU-160")
def test_HAU_E121_past_dying() -> None:
    """No trait falls below its first step, and damage stuns."""
    table = night(Sheet("bram"), Sheet("teo", might=1), Sheet("wren"), patient="teo")
    lose(table.night, 1, MIGHT, 3)
    assert table.step("teo", "might") == 1
    before = table.steps("teo")
    hurt(table.night, 1, PHYSICAL, 2)
    assert (table.steps("teo"), table.player("teo").is_stunned) == (before, True)


@rule("HAU-161")
def test_HAU_E122_a_missed_turn() -> None:
    """The turn is missed and then they recover; until then nobody is slowed, and no harm."""
    table = night(*company(3), patient="wren", rolls="0 0 0 0 0  2 2 2")
    hurt(table.night, 1, PHYSICAL, 2)
    refresh(table)
    assert cost_to_leave(table.night, 0) == 1
    before = table.steps("bram")
    table.pick("bram", "attack 1")
    assert (table.steps("bram"), course(table).fevers) == (before, [0, 0, 0])
    table.pick("bram", "end")
    assert table.asked == "teo"
    assert not table.player("wren").is_stunned


@rule("HAU-162")
def test_HAU_E123_fever_for_the_attacker() -> None:
    """Bram attacks the first patient and loses by 3: 1 Fever and no damage."""
    table = night(*company(3), patient="wren", rolls="1 1 0 0 0  2 2 1")
    before = table.steps("bram")
    table.pick("bram", "attack 1")
    assert (table.steps("bram"), course(table).fevers) == (before, [1, 0, 0])


@rule("HAU-163")
def test_HAU_E124_the_fever_needs_a_touch() -> None:
    """The Revolver deals ordinary damage."""
    people = [Sheet("teo", cards=["revolver"]), Sheet("bram"), Sheet("wren")]
    table = night(*people, patient="teo", rolls="1 1 1 0 0  1 0 0")
    table.pick("teo", "attack 1", "arm revolver")
    if table.frame == "Steal":
        table.pick("teo", "harm")
    top = table.night.stack[-1]
    assert (top.points, course(table).fevers) == (2, [0, 0, 0])  # type: ignore[attr-defined]


@rule("HAU-18", "HAU-166")
def test_HAU_E125_who_takes_the_serum() -> None:
    """The hero with the last success."""
    people = [
        Sheet("wren", room="alembic_room"),
        Sheet("teo", room="alembic_room"),
        Sheet("bram"),
        Sheet("leona"),
    ]
    table = night(*people, patient="bram", house=LAB, rolls="2 2 1  2 1 1 1")
    counts(table, serum=2)
    table.pick("wren", "task 3")
    assert table.cards("wren") == []
    table.pick("wren", "end")
    table.pick("teo", "task 3")
    assert table.cards("teo") == [SERUM]
    assert "task 3" not in table.offered


@rule("HAU-167")
def test_HAU_E126_attacking_with_the_serum_is_its_use() -> None:
    """Picked up in this turn it does nothing; in the next it goes with the Axe."""
    people = [Sheet("teo", cards=["axe"]), Sheet("bram"), Sheet("wren")]
    table = night(
        *people,
        patient="bram",
        piles={"vestibule": [SERUM]},
        rolls="2 2 2  0 0 0 0 1  2 2 2 0  0 0 0 0 1",
    )
    table.pick("teo", f"take {SERUM}", "attack 1", "bare")
    if table.frame == "Steal":
        table.pick("teo", "harm")
    assert (table.over, table.player("bram").is_stunned) == ("", True)
    table.pick("teo", "end")
    table.pick("wren", "end")
    table.pick("teo", "attack 1", "arm axe")
    assert table.over == "heroes"


@rule("HAU-167", "BET-201")
def test_an_attack_spends_the_serum_whatever_comes_of_it() -> None:
    """Equal totals: it cannot be given in this turn."""
    people = [Sheet("teo", cards=[SERUM]), Sheet("bram"), Sheet("wren")]
    table = night(*people, patient="bram", rolls="1 1 1  1 1 1 0 0")
    assert table.offers("give") == [SERUM]
    table.pick("teo", "attack 1")
    assert (table.over, table.offers("give")) == ("", [])


@rule("HAU-168")
def test_HAU_E127_brought_back() -> None:
    """Teo beats the Pale Bram and brings him back: a hero with Fever 0, not stunned."""
    people = [Sheet("teo", cards=[SERUM]), Sheet("bram"), Sheet("wren")]
    table = night(*people, patient="wren", pale="bram", rolls="2 2 1  1 0 0 0 0")
    course(table).fevers[1] = 2
    hurt(table.night, 1, PHYSICAL, 1)
    table.pick("teo", "attack 1", "yes")
    bram = table.player("bram")
    assert (bram.team, bram.is_stunned, bram.misses) == (0, False, 0)
    assert course(table).fevers == [0, 0, 0]


@rule("HAU-169")
def test_HAU_E128_cured() -> None:
    """5 to 4 against the first patient with the Serum: the heroes win."""
    people = [Sheet("teo", cards=[SERUM]), Sheet("bram"), Sheet("wren")]
    table = night(*people, patient="bram", rolls="2 2 1  1 1 1 1 0")
    table.pick("teo", "attack 1")
    assert table.over == "heroes"


@rule("HAU-170")
def test_HAU_E129_no_hero_left() -> None:
    """One dead, the other converted: the traitor's side wins, the convert with it."""
    table = night(*company(3), patient="wren", rolls="0 0 0 0 0  2 2 2")
    table.player("teo").is_dead = True
    course(table).fevers[0] = 1
    table.pick("bram", "attack 1")
    assert (table.over, table.winners) == ("traitor", ["bram", "wren"])


@rule("HAU-165")
def test_HAU_E130_not_for_the_pale() -> None:
    """One of the Pale stands on the Serum and may not pick it up."""
    table = night(*company(3), patient="bram", piles={"vestibule": [SERUM]})
    assert table.offers("take") == []
    table.pick("bram", "end")
    assert table.offers("take") == [SERUM]


@rule("HAU-32", "HAU-33", "HAU-35", "HAU-164")
def test_HAU_E29_converted() -> None:
    """At limit 1: Pale and stunned at once, a turn missed, then in the same seat, no powers."""
    people = [Sheet("wren"), Sheet("teo"), Sheet("bram"), Sheet("leona"), Sheet("agnes")]
    for sheet in people[3:]:
        sheet.room = "great_hall"
    table = night(*people, patient="wren", rolls="2 2 2  0 0 0 0 0")
    table.pick("wren", "attack 2")
    bram = table.player("bram")
    assert (bram.team, bram.is_stunned, bram.misses) == (1, True, 1)
    assert not table.night.is_traitor(2)
    table.pick("wren", "end")
    table.pick("teo", "end")
    assert table.asked == "leona"
    table.pick("leona", "end")
    table.pick("agnes", "end")
    table.pick("wren", "end")
    table.pick("teo", "end")
    assert (table.asked, table.offers("attack")) == ("bram", ["1"])


@rule("HAU-34", "HAU-165")
def test_HAU_E30_what_a_convert_keeps() -> None:
    """Axe and Dog stay, the Serum falls."""
    people = [Sheet("wren"), Sheet("teo"), Sheet("bram", cards=["axe", "dog", SERUM])]
    people += [Sheet("leona"), Sheet("agnes")]
    table = night(*people, patient="wren", rolls="2 2 2  0 0 0 0 0")
    table.pick("wren", "attack 2")
    assert table.cards("bram") == ["axe", "dog"]
    assert table.pile("vestibule") == [SERUM]


@rule("HAU-33", "HAU-164", "HAU-231")
def test_HAU_E164_no_half_turns() -> None:
    """Bram attacks and loses: converted, his turn ends at once, the next is missed."""
    people = [Sheet("bram"), Sheet("wren"), Sheet("teo"), Sheet("leona"), Sheet("agnes")]
    table = night(*people, patient="wren", rolls="0 0 0 0 0  2 2 2")
    table.pick("bram", "attack 1")
    assert (table.asked, table.player("bram").team) == ("wren", 1)
    for name in ("wren", "teo", "leona", "agnes"):
        table.pick(name, "end")
    assert table.asked == "wren"
    assert not table.player("bram").is_stunned


@rule("HAU-162", "HAU-236")
def test_HAU_E169_no_theft_by_a_touch() -> None:
    """A Might win by 3 gives Fever and no item; a hero's win by 2 may take the Axe instead."""
    people = [Sheet("wren", cards=["axe"]), Sheet("bram", cards=["hartshorn"]), Sheet("teo")]
    table = night(*people, patient="wren", rolls="2 2 1  1 1 0 0 0  1 1 0  0 0 0")
    table.pick("wren", "attack 1", "bare")
    assert (table.cards("bram"), course(table).fevers) == (["hartshorn"], [0, 1, 0])
    table.pick("wren", "end")
    table.pick("bram", "end")
    table.pick("teo", "attack 0")
    table.pick("teo", "steal axe")
    assert (table.cards("teo"), table.player("wren").is_stunned) == (["axe"], False)


@rule("HAU-161", "HAU-237")
def test_HAU_E170_stunned_in_the_own_turn() -> None:
    """The turn is over, and the next is missed."""
    people = [Sheet("wren"), Sheet("teo"), Sheet("bram")]
    table = night(*people, patient="wren", rolls="0 0 0  2 2 2")
    table.pick("wren", "attack 1")
    wren = table.player("wren")
    assert (table.asked, wren.is_stunned, wren.misses) == ("teo", True, 1)
    table.pick("teo", "end")
    table.pick("bram", "end")
    assert table.asked == "teo"
