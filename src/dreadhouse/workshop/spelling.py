"""Spelling (W17): words that neither the language's list nor `[spelling]` knows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.games.danger.story.model import Card, Story
from dreadhouse.workshop.texts import all_texts, words

MISSING = "spelling was not checked: pip install 'dreadhouse[stories]' brings the word lists"
ENDING = re.compile(r"['’](s|d|ll|re|ve|m|t)?$", re.IGNORECASE)


def word_list(language: str) -> Any:
    """The word list of a language; None where there is none, or its library is missing."""
    try:
        from spellchecker import SpellChecker
    except ImportError:
        return None
    try:
        return SpellChecker(language=language.partition("-")[0].lower(), distance=1)
    except ValueError:
        return None


def check_spelling(
    story: Story, cards: Mapping[str, Card], language: str, known_words: Any
) -> Iterator[Finding]:
    """Each unknown word once, at the card where it is first met."""
    accepted = {word.lower() for word in story.spelling}
    told: set[str] = set()
    for card, text in all_texts(story, cards):
        for word in words(text):
            bare = ENDING.sub("", word.replace("’", "'").lower())
            if bare in told or is_known(bare, accepted, known_words):
                continue
            told.add(bare)
            message = f"{word} is not in the dictionary of {language}; [spelling] may accept it"
            yield Finding(card.at, "W17", message, card.id)


def is_known(word: str, accepted: set[str], known_words: Any) -> bool:
    """Whether a word, or each part of a word with hyphens, is known."""
    if len(word) < 2 or word in accepted or word in known_words:
        return True
    parts = word.split("-")
    return len(parts) > 1 and all(is_known(part, accepted, known_words) for part in parts)
