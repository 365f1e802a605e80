"""The finite bound of a chapter: how many story cards it can take at most (DAN-179, DAN-180)."""

# mypyc: no

from __future__ import annotations

from collections.abc import Iterator

from dreadhouse.games.danger.story.model import STORY_KINDS, Card, Effect, Story

SLACK = 3


def bound_of_chapter(story: Story, number: int) -> int:
    """The longest way plus 3, times 1 and all that may lead back.

    A way leads on but for deaths, Story Returns and choices that close; each of those can be taken
    once, and between two of them no card comes twice. The slack is for the card on which a death
    or a return ends the one way and begins the next.
    """
    cards = [card for card in story.cards.values() if card.chapter == number]
    deaths = sum(card.kind == "death" for card in cards)
    once = sum(way.is_once for card in cards for way in card.ways)
    returns = sum(len(card.returns) for card in cards)
    return (longest_way(story, number) + SLACK) * (1 + deaths + once + returns)


def longest_way(story: Story, number: int) -> int:
    """The most story cards in a row without a death, a Story Return or a choice that closes."""
    lengths: dict[str, int] = {}
    for card in story.cards.values():
        if card.chapter == number and card.kind in STORY_KINDS:
            _measure(story, card, lengths)
    return max(lengths.values(), default=0)


def _measure(story: Story, card: Card, lengths: dict[str, int]) -> int:
    if card.id not in lengths:
        lengths[card.id] = 1  # a circle is an error of its own (E19); here it only must not hang
        after = (
            _measure(story, story.cards[id], lengths) for id in sorted(set(leads(story, card)))
        )
        lengths[card.id] = 1 + max(after, default=0)
    return lengths[card.id]


def leads(story: Story, card: Card) -> Iterator[str]:
    """The story cards that may follow, by choices that stay open and by what cards say."""
    for id in _named(story, card, set()):
        if story.cards[id].kind != "death":
            yield id


def _named(story: Story, card: Card, through: set[str]) -> Iterator[str]:
    """The story cards that a card leads to, itself or by the clues that it draws."""
    for target in _targets(card):
        if target[0] == "S":
            yield target
        elif target not in through:
            through.add(target)
            yield from _named(story, story.cards[target], through)


def _targets(card: Card) -> Iterator[str]:
    for way in card.ways:
        if way.kind != "return" and not way.is_once:
            yield way.link.target
    lines: list[Effect] = [*card.on]
    for challenge in card.challenges:
        lines += [*challenge.win, *challenge.lose]
    for effect in lines:
        if effect.link:
            yield effect.link.target
    if card.premonition:
        yield card.premonition.link.target
    if card.go:
        yield card.go.target
