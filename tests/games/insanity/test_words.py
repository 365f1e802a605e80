"""The words of the duel: the numbers in the rules are the numbers in the vocabulary."""

from __future__ import annotations

import pytest

from dreadhouse import games
from dreadhouse.games.insanity.rules import words


@pytest.mark.parametrize("verb", [verb for verb, _ in words.VERBS])
def test_a_verb_begins_where_the_rules_say(verb: str) -> None:
    """A verb out of its place would turn one action into another."""
    assert getattr(words, verb.upper()) == games.load("insanity").vocabulary.base(verb)
