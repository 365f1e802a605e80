"""Whole games by chance in every chapter, and the numbers of the words."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.rules import words
from dreadhouse.games.pandemonium.rules.printed import CARDS, FIGURES, SKILLS
from dreadhouse.games.pandemonium.state import Pandemonium
from tests.games.pandemonium.cards_table import PRINTED
from tests.rules import rule

MOST_SEEN = 3000


def played(seats: int, options: dict[str, Any], number: int) -> tuple[Pandemonium, int]:
    """A game played by chance to its end, and its number of decisions."""
    chance = random.Random(number)
    s = cast(Pandemonium, GAME.start(seats, options, chance.randbytes(32)))
    before: Counter[str] = Counter()
    count = 0
    while s.result is None:
        s.apply(chance.choice(s.options(s.seat)), s.seat)
        count += 1
        assert count < GAME.bound_for(options)
        if count % 25 == 0 and s.round:
            pieces = Counter(piece.partition("@")[0] for piece in GAME.pieces(s))
            assert not before or pieces == before
            before = pieces
    return s, count


@rule("PAN-88", "PAN-571")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_every_chapter_comes_to_an_end(chapter: int) -> None:
    """By chance, in at most eight rounds, with every card and figure in one place."""
    least = 2 if chapter in (5, 8) else 1
    for number in range(3):
        seats = least + number
        s, count = played(seats, {"chapter": chapter, "easy": number == 2}, 100 * chapter + number)
        assert s.round <= 8
        assert len(s.result or []) == seats
        assert count < MOST_SEEN


@rule("PAN-625", "PAN-649")
@pytest.mark.parametrize("number", range(3))
def test_solo_and_free_play_come_to_an_end(number: int) -> None:
    """A lone player with Reanimation, and a boss who joins."""
    s, _ = played(1, {"chapter": 1, "reanimation": True, "free_play": number + 1}, number)
    assert [c.seat for c in s.cast] == [0, 0]


def test_the_words_have_the_numbers_of_the_rules() -> None:
    """Every verb's first action, and every domain's size."""
    vocabulary = GAME.vocabulary
    assert vocabulary.size == words.ACTIONS
    for verb, domain in words.VERBS:
        assert vocabulary.base(verb) == getattr(words, verb.upper())
        if domain:
            assert len(vocabulary.domains[domain]) == words.SIZES[domain]


def test_everything_printed_has_a_name() -> None:
    """136 faces of cards, 72 figures, 24 skills; none twice."""
    for names, count in ((PRINTED.cards, CARDS), (PRINTED.figures, FIGURES)):
        assert len(set(names)) == len(names) == count
        assert all(names)
    assert len(PRINTED.skill_ids) == len(PRINTED.skill_parts) == SKILLS
