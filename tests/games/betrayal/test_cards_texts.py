"""The cards as a whole: their number, their texts in two languages, and no effect left out."""

from __future__ import annotations

import pathlib
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.cards import SPECIALS
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.rules.parts import Nothing
from dreadhouse.games.betrayal.rules.printed import EVENTS, OMENS, TOKENS
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
    stems = {"Speed": "Скорост", "Might": "Сил", "Sanity": "Разум", "Knowledge": "Знани"}
    for id in CARDS:
        english = GAME.texts.say(f"card-{id}.effect", {}, "en")
        russian = GAME.texts.say(f"card-{id}.effect", {}, "ru")
        assert (trait in english) == (stems[trait] in russian), id


def test_every_number_of_an_effect_stands_in_both_languages() -> None:
    """The targets of checks (5+, 1–4) are the same."""
    for id in CARDS:
        marks = []
        for language in LANGUAGES:
            words = GAME.texts.say(f"card-{id}.effect", {}, language).replace(":", "").split()
            marks.append(
                [w.strip(".,") for w in words if w[0].isdigit() and ("+" in w or "–" in w)]
            )
        assert sorted(marks[0]) == sorted(marks[1]), id
