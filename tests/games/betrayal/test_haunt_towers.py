"""The Toll and House of Glass (HAU-171 to HAU-189)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.damage import hurt
from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.traits import lose
from dreadhouse.games.betrayal.state import MIGHT, PHYSICAL
from tests.games.betrayal.haunting import (
    Sheet,
    begun,
    company,
    count,
    counts,
    haunted,
    mobs,
)
from tests.rules import rule

TURRET = ["bell_turret upper 0 1 0"]

# ---- H09 The Toll


@rule("HAU-171", "HAU-172", "HAU-173")
def test_HAU_E131_the_ringer() -> None:
    """Agnes has the highest Sanity and stands in the Turret, whose barrier is gone."""
    people = [Sheet("bram"), Sheet("agnes"), Sheet("teo")]
    table = begun("the_toll", *people, house=TURRET)
    assert (table.night.traitor, table.room("agnes"), table.side("agnes")) == (1, "bell_turret", 0)
    assert mobs(table) == ["bell_turret"]
    turret = next(tile for tile in table.view()["tiles"] if tile["room"] == 32)
    assert not turret["barrier"]


@rule("HAU-174")
def test_HAU_E132_a_stroke() -> None:
    """4 is one of 6."""
    people = [Sheet("agnes", room="bell_turret"), Sheet("bram"), Sheet("teo")]
    table = haunted("the_toll", *people, house=TURRET, traitor="agnes", rolls="1 1 1 1 0 0")
    table.pick("agnes", "task 2")
    assert (count(table, "toll"), table.view()["haunt"]["needs"]["toll"]) == (1, 6)


@rule("HAU-179")
def test_HAU_E133_the_sixth_stroke() -> None:
    """The traitor has won."""
    people = [Sheet("agnes", room="bell_turret"), Sheet("bram"), Sheet("teo")]
    table = haunted("the_toll", *people, house=TURRET, traitor="agnes", rolls="1 1 1 1 0 0")
    counts(table, toll=5)
    table.pick("agnes", "task 2")
    assert table.over == "traitor"


@rule("HAU-176")
def test_HAU_E134_no_shield_outside() -> None:
    """Leona may attack the Ringer in the Top Landing though Sextons stand in the Turret."""
    people = [
        Sheet("leona", room="top_landing"),
        Sheet("agnes", room="top_landing"),
        Sheet("teo"),
    ]
    table = haunted(
        "the_toll",
        *people,
        house=TURRET,
        traitor="agnes",
        monsters="sexton bell_turret, sexton bell_turret",
    )
    assert table.offers("attack") == ["1"]


@rule("HAU-178")
def test_the_ringers_death_wins() -> None:
    """The heroes have won as soon as the Ringer is dead."""
    table = haunted("the_toll", *company(3), house=TURRET, traitor="wren")
    die(table.night, 1)
    assert table.over == "heroes"


# ---- H10 House of Glass


@rule("HAU-180", "HAU-181", "HAU-182")
def test_HAU_E135_each_far_from_its_twin() -> None:
    """Three Reflections, each in the room farthest from its own twin; all on one side."""
    people = [Sheet("bram"), Sheet("wren", room="top_landing"), Sheet("teo")]
    table = begun("house_of_glass", *people, house=["cellar_stair cellar 1 0 3"])
    assert mobs(table) == ["top_landing", "cellar_landing", "top_landing"]
    assert [monster.twin for monster in table.night.monsters] == [0, 1, 2]
    assert {p.team for p in table.night.players} == {0}


@rule("HAU-182")
def test_HAU_E136_fixed_from_the_start() -> None:
    """Bram's Reflection: Speed 3, Might 6, whatever happens to Bram."""
    table = begun("house_of_glass", *company(3))
    lose(table.night, 0, MIGHT, 2)
    assert table.night.monsters[0].values == [3, 6, -1, -1]


@rule("HAU-184", "HAU-185")
def test_HAU_E137_shattered_or_stunned() -> None:
    """By 2 and by 1 with four explorers, by 1 with three."""
    for seats, margin, fate in [(4, "2 2", "-"), (4, "2 1", "stunned"), (3, "2 1", "-")]:
        people = [Sheet("wren"), Sheet("bram", room="great_hall"), Sheet("teo"), Sheet("leona")]
        table = haunted(
            "house_of_glass",
            *people[:seats],
            monsters="reflection vestibule 1, reflection top_landing 2",
            rolls=f"{margin} 1  2 1 0 0 0 0",
        )
        table.pick("wren", "strike 0")
        double = table.night.monsters[0]
        assert ("-" if double.is_gone else "stunned") == fate
        assert double.is_gone or double.is_stunned


@rule("HAU-186")
def test_HAU_E138_its_own_twin() -> None:
    """Bram beats it by 4: it is only stunned."""
    table = haunted(
        "house_of_glass",
        *company(3),
        monsters="reflection vestibule 0",
        rolls="2 2 1 1 1  1 1 1 0 0 0",
    )
    table.pick("bram", "strike 0")
    double = table.night.monsters[0]
    assert (double.is_stunned, double.is_gone) == (True, False)


@rule("HAU-187")
def test_HAU_E139_it_fades() -> None:
    """With Bram's death his Reflection is removed."""
    table = haunted(
        "house_of_glass",
        *company(3),
        monsters="reflection top_landing 0, reflection top_landing 1",
    )
    die(table.night, 0)
    assert (mobs(table), table.over) == (["-", "top_landing"], "")


@rule("HAU-188", "HAU-189")
def test_HAU_E140_won_and_lost() -> None:
    """The last one shattered has won; with one of four alive the house has."""
    people = [Sheet("wren"), Sheet("bram"), Sheet("teo"), Sheet("leona")]
    table = haunted(
        "house_of_glass",
        *people,
        monsters="reflection vestibule 1",
        rolls="2 2 1  1 1 1 0 0 0",
    )
    table.pick("wren", "strike 0")
    assert table.over == "heroes"
    table = haunted("house_of_glass", *people, monsters="reflection top_landing 0")
    die(table.night, 1)
    die(table.night, 2)
    assert table.over == ""
    die(table.night, 3)
    assert table.over == "house"


@rule("HAU-187", "HAU-189")
def test_HAU_E171_the_death_is_judged_first() -> None:
    """Only Bram's Reflection is left and he dies as the second of three: the house has won."""
    for acting in ("bram", "wren"):
        people = [Sheet("bram", might=1), Sheet("wren"), Sheet("teo", dead=True)]
        table = haunted("house_of_glass", *people, monsters="reflection vestibule 0", turn=acting)
        hurt(table.night, 0, PHYSICAL, 20)
        while table.over == "":
            table.night.advance()
            table.pick("bram", "lose might")
        assert table.over == "house"
        assert not table.told("destroyed")
