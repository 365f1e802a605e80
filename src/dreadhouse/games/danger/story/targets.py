"""Names that have to exist: the targets of links, places, items and ranks (E10 to E14)."""

# mypyc: no

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dreadhouse.games.danger.story.conditions import tests
from dreadhouse.games.danger.story.directives import Draft
from dreadhouse.games.danger.story.findings import Finding, nearest, suggest
from dreadhouse.games.danger.story.model import At, Card, Condition, Effect, Link, Story
from dreadhouse.games.danger.story.web import Edge, edges


def check_names(story: Story, drafts: Mapping[str, Draft]) -> list[Finding]:
    """Everything that a card names and that does not exist or does not fit."""
    found: list[Finding] = []
    for card in story.cards.values():
        for code, at, message in _card(story, card, drafts[card.id]):
            found.append(Finding(at, code, message, card.id))
    return found


Problem = tuple[str, At, str]


def _card(story: Story, card: Card, draft: Draft) -> Iterator[Problem]:
    if card.place and card.place not in story.places:
        yield (
            "E14",
            draft.found["place"],
            f"there is no place {card.place}{suggest(card.place, story.places)}",
        )
    if card.rank and card.rank not in story.ranks:
        yield "E14", draft.found["rank"], f"there is no rank {card.rank} in [ranks]"
    for edge in edges(card):
        yield from _target(story, edge)
    for id, at in draft.warns_at.items():
        yield from _warned(story, id, at)
    for effect in _effects(card):
        if effect.kind == "drop" and effect.item not in story.items:
            near = suggest(effect.item, story.items)
            yield "E14", effect.at or card.at, f"there is no item {effect.item}{near}"
    for condition in conditions(card):
        yield from _questions(story, condition)


def _effects(card: Card) -> Iterator[Effect]:
    yield from card.on
    for challenge in card.challenges:
        yield from challenge.win
        yield from challenge.lose
    for way in card.ways:
        yield from way.effects


def conditions(card: Card) -> Iterator[Condition]:
    """Every condition of a card."""
    for challenge in card.challenges:
        if challenge.condition:
            yield challenge.condition
        for ease in challenge.eases:
            if ease.condition:
                yield ease.condition
    for way in card.ways:
        if way.condition:
            yield way.condition


def _questions(story: Story, condition: Condition) -> Iterator[Problem]:
    for test in tests(condition):
        if test.kind == "item" and test.word not in story.items:
            near = suggest(test.word, story.items)
            yield "E14", test.at, f"there is no item {test.word}{near}"
        if test.kind == "seen" and test.word not in story.cards:
            yield "E10", test.at, missing(story, test.word, "")


def _warned(story: Story, id: str, at: At) -> Iterator[Problem]:
    if id not in story.cards:
        yield "E10", at, missing(story, id, "")
    elif story.cards[id].kind != "death":
        yield "E12", at, f"{id} is no death: @warns names death cards only"


def missing(story: Story, id: str, title: str) -> str:
    """A card that is not there, with the nearest one that is."""
    deck = {f"{card.id} {card.title}": card for card in story.cards.values() if card.id[0] == id[0]}
    by_title = [name for name, card in deck.items() if title and card.title == title]
    near = by_title[0] if by_title else nearest(f"{id} {title}".strip(), deck)
    if not near and (close := nearest(id, [card.id for card in deck.values()])):
        near = f"{close} {story.cards[close].title}"
    return f"there is no card {id}" + (f"; nearest is {near}" if near else "")


def _target(story: Story, edge: Edge) -> Iterator[Problem]:
    link = edge.link
    assert link is not None
    target = story.cards.get(link.target)
    if target is None:
        yield "E10", link.at, missing(story, link.target, link.title)
    elif wrong := _unfit(story, edge, link, target):
        yield "E12", link.at, wrong
    elif target.chapter != story.cards[edge.source].chapter:
        chapter = story.cards[edge.source].chapter
        message = f"{link.target} is in chapter {target.chapter}, this card in chapter {chapter}"
        yield "E13", link.at, f"{message}: only @next leads to another chapter"


def _unfit(story: Story, edge: Edge, link: Link, target: Card) -> str:
    """Why a way cannot lead to such a card."""
    if edge.kind == "premonition":
        is_right = target.kind == "premonition"
        return "" if is_right else f"{link.target} is no premonition but a card of {target.kind}"
    deck = _deck(story.cards[edge.source], edge, link)
    if deck and target.id[0] != deck:
        wanted = "a clue card (C...)" if deck == "C" else "a story card (S...)"
        return f"this way needs {wanted}, {link.target} is in the other deck"
    return ""


def _deck(card: Card, edge: Edge, link: Link) -> str:
    if edge.kind in ("return", "go", "back"):
        return "S"
    if edge.kind == "pick":
        return "C"
    if edge.kind == "choice":
        return ""
    return "C" if any(one.link is link and one.kind == "clue" for one in _effects(card)) else "S"
