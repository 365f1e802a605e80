"""What the data files may contain: characters, figures, cards, skills and chapters.

Every row is checked; a mistake is told with its file, its row and its field.
"""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
import tomllib
from typing import Any, Literal, TypeVar

import msgspec

from dreadhouse.games.pandemonium.cards.challenges import test_of
from dreadhouse.games.pandemonium.chapters import read_chapters
from dreadhouse.games.pandemonium.parts_read import SURVIVAL, combo_row, effect
from dreadhouse.games.pandemonium.rules.checking import TRIGGERS
from dreadhouse.games.pandemonium.rules.printed import (
    ALLIES,
    BOSSES,
    CARDS,
    CHALLENGES,
    COMBOS,
    COPIES,
    DOOR_MANNERS,
    EVENTS,
    EVIL_ALLIES,
    FIGURES,
    GOOD_ALLIES,
    HELICOPTER,
    ITEMS,
    PACTS,
    TRAITS,
    Printed,
)
from dreadhouse.kernel.errors import GameError

FOLDER = pathlib.Path(__file__).parent / "content"
RowType = TypeVar("RowType")
PLURALS = {"ally": "allies", "boss": "bosses"}
Ops = list[dict[str, Any]]
Doors = Literal["open", "break", "pass"]


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """Every row has an id."""

    id: str


class CharacterRow(Row):
    """A character's values (PAN-44 to PAN-49)."""

    attack: int
    defence: int
    agility: int
    action: int
    will: int


class BreedRow(Row):
    """A breed's values (PAN-436 to PAN-442)."""

    life: int
    agility: int
    fury: int
    mobility: int
    perception: int
    terror: int
    doors: Doors


class BossRow(Row):
    """A boss's values (PAN-517)."""

    agility: int
    fury: int
    mobility: int
    terror: int
    free_play: bool = False


class AllyRow(Row):
    """An ally, good, or evil with values like a creature's (PAN-540, PAN-547)."""

    persona: str
    good: bool = False
    life: int = 1
    agility: int = 0
    fury: int = 0
    mobility: int = 0
    terror: int = 0
    doors: Doors = "open"


class ItemRow(Row):
    """A weapon or an object (PAN-260 to PAN-275)."""

    copies: int
    weapon: bool = False
    damage: int = 0
    difficulty: int = 0
    hands: int = 0
    range: int = 0
    traits: list[Literal["single", "fire", "light", "blessed"]] = []
    defence: int = 0
    will: int = 0
    run_bonus: int = 0
    critical: int = 0
    once_a_turn: bool = False
    against: int = 0
    against_breeds: list[str] = []
    against_barricade: int = 0
    noise: int = 0
    blast: int = 0
    flares: bool = False
    stuns: bool = False
    carried: bool = False
    free: list[str] = []
    reroll: str = ""
    do: Ops = []


class EventRow(Row):
    """An Event (PAN-429, PAN-430)."""

    copies: int
    negative: bool = False
    do: Ops = []


class PactRow(Row):
    """A Pact: what sets it off, its effect and rewards (PAN-594, PAN-597)."""

    trigger: str
    souls: int
    items: int
    skills: int
    do: Ops


class ComboRow(Row):
    """A Combo: two rows and the penalty for a miss (PAN-338)."""

    copies: int
    upper: dict[str, Any]
    middle: dict[str, Any]
    penalty: Ops


class ChallengeRow(Row):
    """A Dimensional card (PAN-276)."""

    copies: int
    souls: int
    items: int
    skills: int
    pass_if: dict[str, Any]


class SkillRow(Row):
    """A space of a Skill Tree (PAN-387 to PAN-391)."""

    needs: list[int] = []
    do: Ops = []


@functools.cache
def printed() -> Printed:
    """Everything printed, read once."""
    p = Printed()
    blank_cards(p)
    read_characters(p)
    read_figures(p)
    read_items(p)
    read_events(p)
    read_pacts(p)
    read_combos(p)
    read_challenges(p)
    read_allies(p)
    read_skills(p)
    p.chapters = read_chapters(p)
    p.chapter_ids = [chapter.id for chapter in p.chapters]
    return p


def rows(name: str, kind: type[RowType]) -> list[RowType]:
    """The rows of one file, checked."""
    path = FOLDER / f"{PLURALS.get(name, name + 's')}.toml"
    found = []
    for number, row in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))[name]):
        try:
            found.append(msgspec.convert(row, kind))
        except msgspec.ValidationError as problem:
            where = row.get("id", f"row {number}")
            raise GameError(f"content/{path.name}: {where}: {problem}") from problem
    return found


def blank_cards(p: Printed) -> None:
    """Lists that hold one value a card; the empty ones say "nothing printed"."""
    p.cards = [""] * CARDS
    p.rule = [""] * CARDS
    p.copies = [1] * CARDS
    for name in ("is_weapon", "stuns", "flares", "once_a_turn", "carried", "is_negative"):
        setattr(p, name, [False] * CARDS)
    for name in NUMBERS:
        setattr(p, name, [0] * CARDS)
    for name in ("uses", "rows", "penalty"):
        setattr(p, name, [[] for _ in range(CARDS)])
    p.challenge = [None] * CARDS
    p.cards[HELICOPTER] = "rescue_helicopter"
    p.rule[HELICOPTER] = "PAN-530"


NUMBERS = (
    "damage",
    "difficulty",
    "hands",
    "range",
    "traits",
    "defence",
    "will",
    "run_bonus",
    "against",
    "against_breeds",
    "against_barricade",
    "critical",
    "noise",
    "blast",
    "trigger",
    "souls",
    "items",
    "skills",
)


def read_characters(p: Printed) -> None:
    """Characters in the order of the file."""
    for row in rows("character", CharacterRow):
        p.characters.append(row.id)
        p.attack.append(row.attack)
        p.guard.append(row.defence)
        p.agility.append(row.agility)
        p.action.append(row.action)
        p.resolve.append(row.will)


def read_figures(p: Printed) -> None:
    """Four figures a breed, the evil allies, the bosses, the good allies."""
    p.figures = [""] * FIGURES
    for name in ("life", "quickness", "fury", "mobility", "perception", "terror", "doors"):
        setattr(p, name, [0] * FIGURES)
    for breed, row in enumerate(rows("breed", BreedRow)):
        for number in range(COPIES):
            set_figure(p, breed * COPIES + number, f"{row.id}_{number + 1}", row)
    evil = [row for row in rows("ally", AllyRow) if not row.good]
    good = [row for row in rows("ally", AllyRow) if row.good]
    p.personas = [row.persona for row in good]
    for ally in evil:
        set_figure(p, EVIL_ALLIES + p.personas.index(ally.persona), ally.id, ally)
    for number, boss in enumerate(rows("boss", BossRow)):
        set_figure(p, BOSSES + number, boss.id, boss)
    for ally in good:
        p.figures[GOOD_ALLIES + p.personas.index(ally.persona)] = ally.id


def set_figure(p: Printed, figure: int, id: str, row: BreedRow | AllyRow | BossRow) -> None:
    """The values of one figure."""
    p.figures[figure] = id
    p.quickness[figure] = row.agility
    p.fury[figure] = row.fury
    p.mobility[figure] = row.mobility
    p.terror[figure] = row.terror
    if not isinstance(row, BossRow):
        p.life[figure] = row.life
        p.doors[figure] = DOOR_MANNERS.index(row.doors)
    if isinstance(row, BreedRow):
        p.perception[figure] = row.perception


def read_items(p: Printed) -> None:
    """Items; what an object does when it is used stands in `uses`."""
    breeds = [figure.rpartition("_")[0] for figure in p.figures[:EVIL_ALLIES:COPIES]]
    for card, row in enumerate(rows("item", ItemRow), ITEMS):
        p.cards[card] = row.id
        p.rule[card] = "PAN-273"
        p.copies[card] = row.copies
        p.is_weapon[card] = row.weapon
        for name in PLAIN:
            getattr(p, name)[card] = getattr(row, name)
        p.traits[card] = sum(1 << TRAITS.index(trait) for trait in row.traits)
        p.against_breeds[card] = sum(1 << breeds.index(breed) for breed in row.against_breeds)
        p.uses[card] = effect(f"content/items.toml: {row.id}", row.do)


PLAIN = (
    "damage",
    "difficulty",
    "hands",
    "range",
    "defence",
    "will",
    "run_bonus",
    "critical",
    "once_a_turn",
    "against",
    "against_barricade",
    "noise",
    "blast",
    "flares",
    "stuns",
    "carried",
)


def read_events(p: Printed) -> None:
    """Events."""
    for card, row in enumerate(rows("event", EventRow), EVENTS):
        p.cards[card] = row.id
        p.rule[card] = "PAN-429" if row.negative else "PAN-430"
        p.copies[card] = row.copies
        p.is_negative[card] = row.negative
        p.uses[card] = effect(f"content/events.toml: {row.id}", row.do)


def read_pacts(p: Printed) -> None:
    """Pacts; a Pact's trigger is its number."""
    for card, row in enumerate(rows("pact", PactRow), PACTS):
        if TRIGGERS.index(row.trigger) != card - PACTS:
            raise GameError(f"content/pacts.toml: {row.id}: the triggers stand in another order")
        p.cards[card] = row.id
        p.rule[card] = "PAN-593"
        p.trigger[card] = card - PACTS
        p.souls[card] = row.souls
        p.items[card] = row.items
        p.skills[card] = row.skills
        p.uses[card] = effect(f"content/pacts.toml: {row.id}", row.do)


def read_combos(p: Printed) -> None:
    """Combos."""
    breeds = [figure.rpartition("_")[0] for figure in p.figures[:EVIL_ALLIES:COPIES]]
    for card, combo in enumerate(rows("combo", ComboRow), COMBOS):
        where = f"content/combos.toml: {combo.id}"
        p.cards[card] = combo.id
        p.rule[card] = "PAN-338"
        p.copies[card] = combo.copies
        p.rows[card] = [
            combo_row(where, combo.upper, breeds),
            combo_row(where, combo.middle, breeds),
        ]
        p.penalty[card] = effect(where, combo.penalty)


def read_challenges(p: Printed) -> None:
    """Dimensional cards; Sea of Glass is rolled as if running."""
    for card, row in enumerate(rows("challenge", ChallengeRow), CHALLENGES):
        p.cards[card] = row.id
        p.rule[card] = "PAN-276"
        p.copies[card] = row.copies
        p.souls[card] = row.souls
        p.items[card] = row.items
        p.skills[card] = row.skills
        p.challenge[card] = test_of(row.pass_if, row.id == "sea_of_glass")


def read_allies(p: Printed) -> None:
    """Ally cards: of each persona the good one, then the evil one."""
    for row in rows("ally", AllyRow):
        card = ALLIES + 2 * p.personas.index(row.persona) + (0 if row.good else 1)
        p.cards[card] = row.id
        p.rule[card] = "PAN-529"


def read_skills(p: Printed) -> None:
    """Spaces of the Skill Trees; only Survival does something at once."""
    for row in rows("skill", SkillRow):
        p.skill_ids.append(row.id)
        p.skill_parts.append([])
    first = p.skill_ids.index("survival_1")
    for number, reward in enumerate(SURVIVAL):
        p.skill_parts[first + number] = [reward()]
