"""The Cuckoo's Dose (HAU-105 to HAU-116): what is hidden stays hidden."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.haunts.course import course_of
from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.printed import TOKENS
from dreadhouse.kernel.dice import Dice
from tests.games.betrayal.haunting import (
    Sheet,
    Table,
    begun,
    company,
    counts,
    course,
    end_of_round,
    haunted,
    refresh,
    token,
)
from tests.games.betrayal.positions import IDS, refused
from tests.rules import rule

ANTIDOTE, WATER = 0, 1


def night(
    *people: Sheet, cuckoo: str, faces: dict[str, int] | None = None, **options: Any
) -> Table:
    """The haunt with a hidden Cuckoo."""
    table = haunted("cuckoos_dose", *people, traitor=cuckoo, faces=faces or {}, **options)
    table.night.is_hidden = True
    for seat in range(table.night.seats):
        table.night.secrets.known[227 + seat] = 1 << seat
    for phial in faces or {}:
        table.night.secrets.known[IDS.index(phial)] = 1 << table.seat(cuckoo)
    refresh(table)
    return table


def cured(table: Table, *names: str) -> None:
    """These guests are cured."""
    for name in names:
        course(table).cured |= 1 << table.seat(name)


@rule("HAU-107", "HAU-108")
def test_HAU_E87_five_phials() -> None:
    """2 antidotes and 3 of water, all known to the Cuckoo and to nobody else."""
    faces = [0, 0, 1, 1, 1]
    table = begun("cuckoos_dose", *company(4), rolls="2", orders=[faces, [1, 2, 3, 4]])
    assert sum(len(pile.cards) for pile in table.night.piles) == 5
    seen = table.view("teo")["haunt"]["faces"]
    assert sorted(seen.values()) == ["antidote"] * 2 + ["water"] * 3
    for name in ("bram", "wren", "mirela", ""):
        assert table.view(name)["haunt"]["faces"] == {}


@rule("HAU-22", "HAU-106", "HAU-109")
def test_HAU_E88_drinking() -> None:
    """Not in the turn in which it was picked up; in the next she alone sees it, and is cured."""
    phial = token("phial")
    people = [Sheet("wren"), Sheet("teo"), Sheet("bram")]
    table = night(*people, cuckoo="bram", faces={phial: ANTIDOTE}, piles={"vestibule": [phial]})
    table.pick("wren", f"take {phial}")
    assert (table.offers("drink"), table.offers("smash")) == ([], [])
    refused(table, "wren", f"drink {phial}", "BET-201")
    table.pick("wren", "end")
    table.pick("teo", "end")
    table.pick("bram", "end")
    table.pick("wren", f"drink {phial}")
    assert table.view("wren")["haunt"]["faces"] == {str(IDS.index(phial)): "antidote"}
    assert table.view("wren")["haunt"]["cured_me"]
    assert table.view("teo")["haunt"]["faces"] == {}
    assert table.discarded(phial)


@rule("HAU-106", "HAU-109")
def test_HAU_E89_the_cuckoo_is_never_cured() -> None:
    """An antidote does nothing for the Cuckoo."""
    phial = token("phial")
    people = [Sheet("bram", cards=[phial]), Sheet("teo"), Sheet("wren")]
    table = night(*people, cuckoo="bram", faces={phial: ANTIDOTE})
    table.pick("bram", f"drink {phial}")
    assert (course(table).cured, table.discarded(phial)) == (0, True)


@rule("HAU-110")
def test_HAU_E90_smashing() -> None:
    """Everybody sees the face."""
    phial = token("phial")
    people = [Sheet("teo", cards=[phial]), Sheet("wren"), Sheet("bram")]
    table = night(*people, cuckoo="bram", faces={phial: WATER})
    table.pick("teo", f"smash {phial}")
    for name in ("teo", "wren", "bram", ""):
        assert table.view(name)["haunt"]["faces"] == {str(IDS.index(phial)): "water"}
    assert table.discarded(phial)


@rule("HAU-14", "HAU-111")
def test_HAU_E91_testing_is_not_using() -> None:
    """In the turn in which Teo picked it up he alone learns the face, and keeps it."""
    phial = token("phial")
    people = [Sheet("teo"), Sheet("wren"), Sheet("bram")]
    table = night(
        *people,
        cuckoo="bram",
        faces={phial: WATER},
        piles={"vestibule": [phial]},
        rolls="1 1 1 1",
    )
    assert table.offers("task") == []
    table.pick("teo", f"take {phial}", "task 3")
    assert table.view("teo")["haunt"]["faces"] == {str(IDS.index(phial)): "water"}
    assert table.view("wren")["haunt"]["faces"] == {}
    assert table.cards("teo") == [phial]


@rule("HAU-112")
def test_HAU_E92_slips() -> None:
    """Everybody learns that 2 are cured, and not who."""
    people = [Sheet("wren"), Sheet("teo"), Sheet("bram"), Sheet("leona")]
    table = night(*people, cuckoo="leona")
    cured(table, "wren", "teo")
    end_of_round(table)
    assert table.told("slips")[0].args == {"count": 2}
    assert table.view()["haunt"]["cured_shown"] == 2
    assert not table.view("bram")["haunt"]["cured_me"]


@rule("HAU-113")
def test_HAU_E93_every_living_guest() -> None:
    """Bram is dead, Wren and Teo are cured: at the end of the round the heroes win."""
    people = [Sheet("wren"), Sheet("teo"), Sheet("bram"), Sheet("leona")]
    table = night(*people, cuckoo="leona")
    cured(table, "wren", "teo")
    die(table.night, 2)
    assert table.over == ""
    end_of_round(table)
    assert (table.over, table.winners) == ("heroes", ["wren", "teo", "bram"])


@rule("HAU-114")
def test_HAU_E94_seven() -> None:
    """Two cured of three needed: the third guest dies, and the Cuckoo wins."""
    people = [Sheet("wren"), Sheet("teo"), Sheet("bram"), Sheet("leona"), Sheet("agnes")]
    table = night(*people, cuckoo="leona")
    cured(table, "wren", "teo")
    die(table.night, table.seat("agnes"))
    counts(table, clock=6)
    end_of_round(table)
    assert (table.over, table.winners) == ("traitor", ["leona"])
    assert table.player("bram").is_dead
    assert not table.player("leona").is_dead
    assert table.night.journal(-1)[-1].id == "game-over"


@rule("HAU-115")
def test_HAU_E95_no_guest_alive() -> None:
    """The Cuckoo wins at once."""
    table = night(*company(3), cuckoo="bram")
    die(table.night, 1)
    assert table.over == ""
    die(table.night, 2)
    assert table.over == "traitor"


@rule("HAU-116")
def test_HAU_E96_the_cuckoo_is_dead() -> None:
    """All Phials are turned up; at 7 the dead Cuckoo still wins if too few are cured."""
    phial = token("phial")
    people = [Sheet("wren"), Sheet("teo"), Sheet("bram")]
    table = night(*people, cuckoo="bram", faces={phial: WATER}, piles={"great_hall": [phial]})
    die(table.night, 2)
    assert table.over == ""
    assert table.view()["haunt"]["faces"] == {str(IDS.index(phial)): "water"}
    assert table.view()["haunt"]["traitor"] == 2
    counts(table, clock=6)
    end_of_round(table)
    assert (table.over, table.winners) == ("traitor", ["bram"])


@rule("BET-209", "BET-316")
def test_a_phial_of_the_dead_lies_where_they_fell() -> None:
    """It is an item, and stays face down."""
    phial = token("phial")
    people = [Sheet("wren", cards=[phial]), Sheet("teo"), Sheet("bram"), Sheet("leona")]
    table = night(*people, cuckoo="leona", faces={phial: WATER})
    die(table.night, 0)
    assert table.pile("vestibule") == [phial]
    assert table.view("teo")["haunt"]["faces"] == {}


@rule("HAU-107", "HAU-112")
def test_worlds_agree_with_what_a_guest_knows() -> None:
    """A re-dealt world moves the Cuckoo and the unknown faces, and never what was shown."""
    faces = {token("phial", n): n % 2 for n in range(1, 7)}
    people = [Sheet("wren", cards=[token("phial", 1)]), Sheet("teo"), Sheet("bram"), Sheet("leona")]
    piles = {"great_hall": [token("phial", n) for n in range(2, 7)]}
    table = night(*people, cuckoo="leona", faces=faces, piles=piles)
    table.night.secrets.known[IDS.index(token("phial", 3))] |= 1
    seen, cuckoos = set(), set()
    for number in range(40):
        world: Any = table.night.determinize(0, Dice(bytes([number]) * 32))
        assert world.view(0) == table.night.view(0)
        assert world.traitor != 0
        cuckoos.add(world.traitor)
        known = course_of(world).faces
        assert known[IDS.index(token("phial", 3)) - TOKENS] == 1
        assert sorted(known) == sorted(course(table).faces)
        seen.add(known[IDS.index(token("phial", 2)) - TOKENS])
    assert cuckoos == {1, 2, 3}
    assert seen == {ANTIDOTE, WATER}


@rule("HAU-105", "BET-246")
def test_everybody_reads_one_page() -> None:
    """The Cuckoo too, before and after the part is shown."""
    table = night(*company(3), cuckoo="bram")
    for hidden in (True, False):
        table.night.is_hidden = hidden
        for name in ("bram", "wren", ""):
            assert table.view(name)["haunt"]["page"] == "common"
