"""Vocabulary: an int inside, a word outside, dense and both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.words import Vocabulary

WORDS = Vocabulary(
    [("enter", "room"), ("wait", ""), ("pay", "amount")],
    {"room": ["attic", "crypt"], "amount": ["0", "1", "2"]},
)
NAMES = st.from_regex(r"[a-z]{1,6}", fullmatch=True)


def test_actions_are_numbered_densely_in_order() -> None:
    """Verb by verb, and within a verb in the order of its domain."""
    said = [WORDS.word(action) for action in range(WORDS.size)]
    assert said == ["enter attic", "enter crypt", "wait", "pay 0", "pay 1", "pay 2"]


@given(st.lists(NAMES, unique=True, min_size=1), st.lists(NAMES, unique=True, min_size=1))
def test_words_and_actions_are_each_others_inverse(verbs: list[str], values: list[str]) -> None:
    """Every action has one word and every word one action."""
    words = Vocabulary([(verb, "thing") for verb in verbs], {"thing": values})
    assert words.size == len(verbs) * len(values)
    for action in range(words.size):
        assert words.action(words.word(action)) == action
        assert words.word(action) == f"{words.verb(action)} {values[words.argument(action)]}"
        assert action == words.base(words.verb(action)) + words.argument(action)


def test_a_verb_without_argument_has_none() -> None:
    """Its argument is -1 and its domain is empty."""
    wait = WORDS.action("wait")
    assert (WORDS.verb(wait), WORDS.argument(wait), WORDS.domain("wait")) == ("wait", -1, "")
    assert WORDS.domain("enter") == "room"


@pytest.mark.parametrize("action", [-1, 6])
def test_an_action_outside_says_where_it_ends(action: int) -> None:
    """The sentence names the last action."""
    with pytest.raises(GameError, match="the last one is 5"):
        WORDS.word(action)


def test_an_unknown_word_or_verb_is_named() -> None:
    """The sentence repeats what was asked for."""
    with pytest.raises(GameError, match="no action called 'enter hell'"):
        WORDS.action("enter hell")
    with pytest.raises(GameError, match="no verb called 'fly'"):
        WORDS.domain("fly")


def test_one_word_never_means_two_actions() -> None:
    """A vocabulary that repeats a word is refused when it is built."""
    with pytest.raises(GameError, match="the same word"):
        Vocabulary([("go", "way"), ("go", "way")], {"way": ["up"]})
