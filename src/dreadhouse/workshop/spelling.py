"""Spelling (W17): words that neither the language's list nor `[spelling]` knows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.games.danger.story.model import At, Card, Story
from dreadhouse.workshop.texts import all_texts, words

MISSING = "spelling was not checked: pip install 'dreadhouse[stories]' brings the word lists"
ENDING = re.compile(r"(n't|'(s|d|ll|re|ve|m|t)?)$")
# The list of English words is American; the house also writes in British.
BRITISH = (
    (r"our", "or"),
    (r"is(e|ed|es|ing|ation)$", r"iz\1"),
    (r"ll(ed|ing|er)$", r"l\1"),
    (r"re$", "er"),
    (r"ence$", "ense"),
    (r"ogue$", "og"),
    (r"aught", "aft"),
)
Knows = Callable[[str], bool]


@cache
def word_list(language: str) -> Knows | None:
    """What knows the words of a language; None where nothing does or its library is missing."""
    try:
        return {"en": _english, "ru": _russian}[language.partition("-")[0].lower()]()
    except (KeyError, ImportError):
        return None


def _english() -> Knows:
    from spellchecker import SpellChecker

    listed = SpellChecker(language="en", distance=1)

    def knows(word: str) -> bool:
        bare = ENDING.sub("", word)
        spelled = [re.sub(british, american, bare) for british, american in BRITISH]
        return any(one in listed for one in (word, bare, *spelled))

    return knows


def _russian() -> Knows:
    from pymorphy3 import MorphAnalyzer

    forms = MorphAnalyzer(lang="ru")
    return lambda word: bool(forms.word_is_known(word))


def check_spelling(
    story: Story,
    cards: Mapping[str, Card],
    language: str,
    knows: Knows,
    sources: Mapping[str, Sequence[str]],
) -> Iterator[Finding]:
    """Each unknown word once, at the card where it is first met."""
    accepted = {word.lower() for word in story.spelling}
    told: set[str] = set()
    for card, text in all_texts(story, cards):
        for word in words(text):
            bare = word.replace("’", "'").lower()
            stem = ENDING.sub("", bare)
            if stem in told or is_known(bare, accepted, knows):
                continue
            told.add(stem)
            message = f"{word} is not in the dictionary of {language}; [spelling] may accept it"
            yield Finding(_place(card, word, sources), "W17", message, card.id)


def _place(card: Card, word: str, sources: Mapping[str, Sequence[str]]) -> At:
    """Where a word stands first on a card."""
    lines = sources.get(card.at.file, ())
    for number in range(card.at.line, len(lines) + 1):
        line = lines[number - 1]
        if number > card.at.line and line.startswith("::"):
            break
        if found := re.search(rf"(?<!\w){re.escape(word)}(?!\w)", line):
            return At(card.at.file, number, found.start() + 1)
    return card.at


def is_known(word: str, accepted: set[str], knows: Knows) -> bool:
    """Whether a word, or each part of a word with hyphens, is known."""
    if len(word) < 2 or word in accepted or ENDING.sub("", word) in accepted or knows(word):
        return True
    parts = word.split("-")
    return len(parts) > 1 and all(is_known(part, accepted, knows) for part in parts)
