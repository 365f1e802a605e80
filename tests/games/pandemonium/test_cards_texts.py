"""The cards as a whole: their numbers, their texts in two languages, and no effect left out."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.cards import SPECIALS
from dreadhouse.games.pandemonium.cards.challenges import Test as Challenge
from dreadhouse.games.pandemonium.content import printed
from dreadhouse.games.pandemonium.rules.effects import Nothing
from dreadhouse.games.pandemonium.rules.printed import (
    ALLIES,
    CARDS,
    CHALLENGES,
    COMBOS,
    EVENTS,
    HELICOPTER,
    ITEMS,
    PACTS,
    SURVIVAL,
)
from dreadhouse.kernel.text import LANGUAGES
from tests.rules import rule

PRINTED = printed()
WEAPONS = [card for card in range(ITEMS, EVENTS) if PRINTED.is_weapon[card]]
CONTENT = GAME.folder / "content"
# What a row of a Combo card counts in by itself, without a part of its own.
ROW_NUMBERS = {
    "best_weapon_twice",
    "range_whole_tile",
    "per_ranged_weapon",
    "one_dies",
    "more_targets",
    "max_targets",
    "push",
}


def say(id: str, language: str) -> str:
    """A text of the game."""
    return GAME.texts.say(id, {}, language)


def numbers(text: str) -> list[int]:
    """The numbers in a text."""
    return [int(number) for number in re.findall(r"\d+", text)]


def specials(ops: Any) -> Iterator[str]:
    """The names of the special effects in a piece of data, however deep."""
    if isinstance(ops, dict):
        if ops.get("op") == "special":
            yield ops["id"]
        for value in ops.values():
            yield from specials(value)
    elif isinstance(ops, list):
        for value in ops:
            yield from specials(value)


@rule("PAN-7")
def test_how_many_cards_there_are() -> None:
    """81 Items, 44 Events, 16 Pacts, 24 Combos, 24 Allies and 28 Dimensional cards."""
    bounds = [ITEMS, EVENTS, PACTS, COMBOS, ALLIES, CHALLENGES, HELICOPTER]
    copies = [sum(PRINTED.copies[a:b]) for a, b in itertools.pairwise(bounds)]
    assert copies == [81, 44, 16, 24, 24, 28]
    assert len(PRINTED.cards) == CARDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_an_effect_and_a_line_to_read(language: str) -> None:
    """All 136 faces; combos have their three rows besides."""
    for number, card in enumerate(PRINTED.cards):
        for part in ("", ".effect", ".aloud"):
            assert GAME.texts.has(f"card-{card}{part}", language), f"card-{card}{part}"
        if COMBOS <= number < ALLIES:
            for part in (".upper", ".middle", ".missed"):
                assert GAME.texts.has(f"card-{card}{part}", language), f"card-{card}{part}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_character_and_skill_is_described(language: str) -> None:
    """Eleven breeds, four bosses, eight characters, four trees of six spaces."""
    breeds = {figure.rpartition("_")[0] for figure in PRINTED.figures[:44]}
    ids = [f"figure-{id}" for id in [*breeds, *PRINTED.figures[56:60]]]
    ids += [f"character-{id}" for id in PRINTED.characters]
    for id in ids:
        for part in ("", ".effect", ".aloud"):
            assert GAME.texts.has(id + part, language), id + part
    for skill in PRINTED.skill_ids:
        assert GAME.texts.has(f"skill-{skill}.effect", language), skill
    assert (len(breeds), len(PRINTED.skill_ids)) == (11, 24)


@rule("PAN-262", "PAN-263", "PAN-265")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_weapons_text_says_its_numbers(language: str) -> None:
    """Damage and Difficulty first, then Range where it has one."""
    for card in WEAPONS:
        said = numbers(say(f"card-{PRINTED.cards[card]}.effect", language))
        assert said[:2] == [PRINTED.damage[card], PRINTED.difficulty[card]], PRINTED.cards[card]
        if PRINTED.range[card]:
            assert said[2] == PRINTED.range[card], PRINTED.cards[card]
    assert len(WEAPONS) == 25


@rule("PAN-338")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_combos_text_says_its_hits(language: str) -> None:
    """The numbers of Hits of both rows stand in the text."""
    for card in range(COMBOS, ALLIES):
        text = say(f"card-{PRINTED.cards[card]}.effect", language)
        needed = [row.hits for row in PRINTED.rows[card]]
        hits = [int(n) for n in re.findall(r"(\d+) (?:Hit|Попадан)", text)]
        assert hits == needed, PRINTED.cards[card]
        for part, row in zip(("upper", "middle"), PRINTED.rows[card], strict=True):
            if row.bonus:
                said = say(f"card-{PRINTED.cards[card]}.{part}", language)
                assert row.bonus in numbers(said), PRINTED.cards[card]


@rule("PAN-597", "PAN-277")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rewards_stand_in_the_text(language: str) -> None:
    """Souls, Items and skills of Pacts and Dimensional cards, in this order."""
    for card in [*range(PACTS, COMBOS), *range(CHALLENGES, HELICOPTER)]:
        text = say(f"card-{PRINTED.cards[card]}.effect", language)
        reward = re.split(r"Reward: |Награда: ", text)[1]
        given = [PRINTED.souls[card], PRINTED.items[card], PRINTED.skills[card]]
        assert numbers(reward) == [n for n in given if n], PRINTED.cards[card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_told_apart(language: str) -> None:
    """No two cards of one deck have the same title."""
    bounds = [ITEMS, EVENTS, PACTS, COMBOS, ALLIES, CHALLENGES, CARDS]
    for first, last in itertools.pairwise(bounds):
        titles = [say(f"card-{card}", language) for card in PRINTED.cards[first:last]]
        assert len(set(titles)) == len(titles)


def test_every_special_of_the_data_is_built() -> None:
    """No effect of a card falls under the table."""
    for path in sorted(CONTENT.glob("*.toml")):
        for id in specials(tomllib.loads(path.read_text(encoding="utf-8"))):
            assert id in SPECIALS or id in ROW_NUMBERS, f"{path.name}: {id}"


def test_only_adrenaline_has_no_part_of_its_own() -> None:
    """The blow itself asks for Adrenaline; every other Event, Pact and object does something."""
    empty = [
        PRINTED.cards[card]
        for card in range(EVENTS, COMBOS)
        if not PRINTED.uses[card] or isinstance(PRINTED.uses[card][0], Nothing)
    ]
    assert empty == ["adrenaline"]
    used = [card for card in range(ITEMS, EVENTS) if PRINTED.uses[card]]
    assert not any(isinstance(PRINTED.uses[card][0], Nothing) for card in used)
    assert all(isinstance(PRINTED.challenge[n], Challenge) for n in range(CHALLENGES, HELICOPTER))
    assert all(PRINTED.skill_parts[SURVIVAL + space] for space in range(6))
