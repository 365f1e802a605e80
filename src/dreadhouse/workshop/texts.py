"""Words of a story: how many there are, and which are too many (W11 to W14)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.games.danger.story.model import Card, Link, Story
from dreadhouse.games.danger.story.web import edges

WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
STORY_WORDS, CLUE_WORDS, CHOICE_WORDS, TITLE_WORDS, NAME_WORDS = 90, 60, 12, 8, 6


def words(text: str) -> list[str]:
    """The words of a text as they stand."""
    return WORD.findall(text)


def count(text: str) -> int:
    """How many words a text has; numbers count too."""
    return len([part for part in text.split() if any(sign.isalnum() for sign in part)])


def prose_words(card: Card) -> int:
    """How many words a card has to be read out."""
    return sum(count(paragraph) for paragraph in card.prose)


def check_texts(cards: Mapping[str, Card], titles: Mapping[str, Card]) -> Iterator[Finding]:
    """The texts of a story or of a translation, card by card."""
    for card in cards.values():
        yield from _lengths(card)
        if not card.prose:
            yield Finding(card.at, "W12", "no prose yet", card.id)
        if "draft" in card.tags:
            yield Finding(card.at, "W12", "still tagged draft", card.id)
        if card.picture and not card.picture.alt:
            message = "this picture has no words for those who do not see it"
            yield Finding(card.at, "W13", message, card.id)
        for edge in edges(card):
            if edge.link and (stale := _stale(edge.link, titles)):
                yield Finding(edge.link.at, "W14", stale, card.id)


def _stale(link: Link, titles: Mapping[str, Card]) -> str:
    target = titles.get(link.target)
    if target is None or target.title == link.title:
        return ""
    return f"the title of {link.target} is now {target.title or 'empty'}; story fmt repairs it"


def _lengths(card: Card) -> Iterator[Finding]:
    most = STORY_WORDS if card.id[0] == "S" else CLUE_WORDS
    yield from _too_long(card, card, "the text", prose_words(card), most)
    yield from _too_long(card, card, "the title", count(card.title), TITLE_WORDS)
    for way in card.ways:
        yield from _too_long(card, way, "this choice", count(way.link.text), CHOICE_WORDS)
    for challenge in card.challenges:
        number = count(challenge.name)
        yield from _too_long(card, challenge, "the challenge's name", number, NAME_WORDS)


def _too_long(card: Card, thing: object, what: str, number: int, most: int) -> Iterator[Finding]:
    if number > most:
        at = getattr(thing, "at", None) or card.at
        yield Finding(at, "W11", f"{what} has {number} words, {most} are enough", card.id)


def all_texts(story: Story, cards: Mapping[str, Card]) -> Iterator[tuple[Card, str]]:
    """Every text of the cards that players read, in order."""
    for card in cards.values():
        yield card, card.title
        for paragraph in card.prose:
            yield card, paragraph
        for way in card.ways:
            yield card, way.link.text
        for challenge in card.challenges:
            yield card, challenge.name
        if card.next:
            yield card, card.next
        if card.picture:
            yield card, card.picture.alt
