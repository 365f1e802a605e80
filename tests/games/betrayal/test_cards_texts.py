"""The cards as a whole: their number, their texts in two languages, and no effect left out."""

from __future__ import annotations

import pathlib
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.cards import (
    SPECIALS,
    bargains,
    calling,
    dog,
    doors,
    healing,
    looking,
    ordeals,
)
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.rules.parts import Nothing
from dreadhouse.games.betrayal.rules.printed import EVENTS, OMENS, TOKENS
from dreadhouse.kernel.frames import Ask
from dreadhouse.kernel.text import LANGUAGES
from tests.rules import rule

CONTENT = GAME.folder / "content"
CARDS = printed().cards[:TOKENS]
BUILT_IN = {"remove_token", "step_checked_trait"}


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


def rows(name: str) -> list[dict[str, Any]]:
    """The rows of a data file."""
    path: pathlib.Path = CONTENT / f"{name}.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return [row for table in tables.values() for row in table]


@rule("BET-6")
def test_22_items_13_omens_45_events() -> None:
    """80 cards, 5 of them weapons, 3 companions."""
    assert (OMENS, EVENTS - OMENS, TOKENS - EVENTS) == (22, 13, 45)
    assert sum(printed().is_weapon) == 5
    assert sum(printed().is_companion) == 3


@pytest.mark.parametrize("name", ["items", "omens", "events"])
def test_every_special_effect_in_the_data_is_known(name: str) -> None:
    """No card falls back to doing nothing."""
    for row in rows(name):
        for special in specials(row):
            assert special in SPECIALS or special in BUILT_IN, f"{row['id']}: {special}"


def test_no_card_does_nothing_where_it_should() -> None:
    """Every event has parts, and none of them is the empty part."""
    for card in range(EVENTS, TOKENS):
        parts = printed().events[card]
        assert parts, CARDS[card]
        assert not any(isinstance(part, Nothing) for part in parts), CARDS[card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_an_effect_and_words_to_read_aloud(language: str) -> None:
    """In both languages, and no two cards share a title or a text."""
    for attribute in ("", ".effect", ".aloud"):
        said = [GAME.texts.say(f"card-{id}{attribute}", {}, language) for id in CARDS]
        assert all(said)
        if attribute != ".effect":
            assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explorer_has_a_life(language: str) -> None:
    """Twelve short lives."""
    lives = [GAME.texts.say(f"life-{id}", {}, language) for id in printed().explorers]
    assert len(set(lives)) == 12
    assert all(80 < len(life) < 260 for life in lives)


@pytest.mark.parametrize("trait", ["Speed", "Might", "Sanity", "Knowledge"])
def test_russian_effects_name_the_same_traits(trait: str) -> None:
    """Whatever trait an English effect names, the Russian one names as well."""
    stems = {"Speed": "Скорост", "Might": "Сил", "Sanity": "Рассуд", "Knowledge": "Знани"}
    for id in CARDS:
        english = GAME.texts.say(f"card-{id}.effect", {}, "en")
        russian = GAME.texts.say(f"card-{id}.effect", {}, "ru")
        assert (trait in english) == (stems[trait] in russian), id


def test_every_number_of_an_effect_stands_in_both_languages() -> None:
    """The targets of checks (5+, 1–4) are the same."""
    for id in CARDS:
        marks = []
        for language in LANGUAGES:
            effect = GAME.texts.say(f"card-{id}.effect", {}, language)
            marks.append(re.findall(r"\d–\d|\d\+", effect))
        assert sorted(marks[0]) == sorted(marks[1]), id


def asks() -> list[type[Ask]]:
    """The questions that cards ask."""
    found: list[type[Ask]] = []
    for module in (bargains, calling, dog, doors, healing, looking, ordeals):
        found += [
            one
            for one in vars(module).values()
            if isinstance(one, type) and issubclass(one, Ask) and one.__module__ == module.__name__
        ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_card_has_its_words(language: str) -> None:
    """For who is asked and for who waits; each cites a rule that exists."""
    assert len(asks()) == 17
    for ask in asks():
        assert GAME.texts.has(f"ask-{ask.__name__}", language)
        assert GAME.texts.has(f"wait-{ask.__name__}", language)
        assert GAME.rulebook.rule(ask.rule).id == ask.rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_journal_entry_of_a_card_has_its_words(language: str) -> None:
    """Those that the code of the cards tells or whispers, as far as they are the cards' own."""
    own = GAME.texts.folder / f"{language}-cards-asks.ftl"
    told = set()
    for path in sorted((GAME.folder / "cards").glob("*.py")):
        told |= set(re.findall(r"(?:tell|whisper)\(\s*\"([a-z-]+)\"", path.read_text("utf-8")))
    words = own.read_text(encoding="utf-8")
    missing = {id for id in told if f"\n{id} = " not in words}
    assert missing == {"sets-aside", "tile-stays"}
