"""The numbers that the book of haunts prints are those of the data files."""

from __future__ import annotations

import re

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.haunts import FOLDER
from dreadhouse.games.betrayal.haunts.reading import read_file
from dreadhouse.games.betrayal.haunts.shapes import HauntFile
from dreadhouse.games.betrayal.rules.haunt import DESTROY, MonsterKind
from dreadhouse.games.betrayal.state import TRAITS
from tests.games.betrayal.positions import PRINTED

BOOK = (GAME.folder / "haunts.md").read_text(encoding="utf-8")
IN_BOOK = 14
COMPANY = [3, 4, 5, 6]


def table(title: str) -> list[list[str]]:
    """The rows of a table of the book's last chapter, cell by cell."""
    text = BOOK.partition(f"### {title}\n")[2].partition("\n### ")[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def section(number: int) -> str:
    """What the book says of one haunt."""
    return BOOK.partition(f"\n## H{number:02} ")[2].partition("\n## ")[0]


def file_of(id: str) -> HauntFile:
    """A haunt's data file."""
    return read_file(FOLDER / f"{id}.toml")


@pytest.mark.parametrize("number", range(1, IN_BOOK + 1))
def test_amounts(number: int) -> None:
    """Every row of amounts, a/b/c/d, stands in both."""
    found = re.findall(r"^\| [^|]+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", section(number), re.M)
    printed = [[int(cell) for cell in row] for row in found]
    amounts = list(file_of(PRINTED.haunt_ids[number - 1]).amounts.values())
    assert sorted(row for row in printed if row != COMPANY or row in amounts) == sorted(amounts)


def kind(id: str) -> MonsterKind:
    """A kind of monster by its id."""
    kinds: list[MonsterKind] = PRINTED.haunts[0].kinds
    return next(one for one in kinds if one.id == id)


@pytest.mark.parametrize("row", table("Monsters"), ids=lambda row: row[0])
def test_monsters(row: list[str]) -> None:
    """Traits, attack, what becomes of it when it loses, and behaviour."""
    monster = kind(row[0])
    for trait, cell in enumerate(row[4:8]):
        if not cell.startswith("twin"):
            assert monster.values[trait] == (-1 if cell == "–" else int(cell))
    assert TRAITS[monster.attack] == row[8].lower()
    if row[9] != "see rules":
        assert (monster.defeat == DESTROY) == (row[9] == "destroyed")
    behaviour = ["HUNT", "HUNT(twin)", "GUARD", "SEEK"][monster.behaviour]
    assert row[10].startswith(behaviour)


@pytest.mark.parametrize("row", table("Haunts"), ids=lambda row: row[0])
def test_haunts(row: list[str]) -> None:
    """Number and first rule."""
    file = file_of(row[0])
    assert f"H{file.number:02}" == row[1]
    assert file.rule == row[-1]


def test_every_haunt_has_its_words() -> None:
    """Opening, pages and endings in both languages, for every haunt that is in the house."""
    for haunt in PRINTED.haunts:
        names = ["", "-opening"]
        file = file_of(haunt.id)
        is_common = file.traitor.way in ("nobody", "hidden")
        names += ["-common"] if is_common else ["-heroes", "-traitor"]
        if file.win.heroes:
            names.append("-ending-heroes")
        if not file.free_for_all:
            names.append("-ending-house" if file.win.house else "-ending-traitor")
        for language in ("en", "ru"):
            for name in names:
                assert GAME.texts.has(f"haunt-{haunt.id}{name}", language), f"{haunt.id}{name}"


def test_the_common_rules_name_no_haunt() -> None:
    """Neither rules nor cards know a haunt by its id, nor do the blocks."""
    parts = ("rules", "cards", "haunts")
    files = [path for part in parts for path in (GAME.folder / part).glob("*.py")]
    assert len(files) > 50
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert not [id for id in PRINTED.haunt_ids if id in text], path.name
