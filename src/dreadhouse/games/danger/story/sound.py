"""Whether a story holds together: ways on, circles, goals, endings, items (E17 to E26)."""

# mypyc: no

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dreadhouse.games.danger.story.conditions import tests
from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.games.danger.story.model import At, Card, Chapter, Story
from dreadhouse.games.danger.story.targets import conditions
from dreadhouse.games.danger.story.web import Web, circles


def check_sound(story: Story, loose: frozenset[str], is_whole: bool = True) -> list[Finding]:
    """All errors of structure; a card that could not be read wholly gives none of its own.

    Where chapters are missing (`is_whole` is false) nothing is said of endings.
    """
    web = Web(story, loose)
    found = list(_circles(web))
    for card in story.cards.values():
        if card.id not in loose:
            found += _ways_on(web, card)
            found += _death(story, card)
            found += _items(web, card)
    for chapter in story.chapters:
        found += _goal(web, chapter)
    return found + (list(_endings(web)) if is_whole else [])


def leads_on(story: Story, card: Card) -> list[str]:
    """The story cards that a card's choices and its @go name."""
    named = [way.link.target for way in card.choices] + ([card.go.target] if card.go else [])
    return [id for id in named if id in story.cards and id[0] == "S"]


def _is_death(story: Story, id: str) -> bool:
    return id in story.cards and story.cards[id].kind == "death"


def _ways_on(web: Web, card: Card) -> Iterator[Finding]:
    story = web.story
    ways = leads_on(story, card)
    if card.kind == "goal" and not ways and not card.next:
        yield Finding(card.at, "E17", "this goal has no way on: it needs @next or @choice", card.id)
    if card.kind != "story":
        return
    if not ways:
        yield _no_way(web, card)
        return
    free = [
        way.link.target
        for way in card.choices
        if way.condition is None and not way.is_once and way.link.target[0] == "S"
    ]
    if card.go:
        free.append(card.go.target)
    if not [id for id in free if not _is_death(story, id)]:
        message = (
            "every way on has a condition, is marked once or leads to a death: "
            "one free choice is needed (DAN-64)"
        )
        yield Finding(card.at, "E18", message, card.id)


def _no_way(web: Web, card: Card) -> Finding:
    deaths = [id for id in web.out if _is_death(web.story, id) and card.id in web.comers(id)]
    if deaths:
        message = f"leads to the death {deaths[0]} and has no other way on: add a @choice or @go"
        return Finding(card.at, "E22", message, card.id)
    message = "no way on: a card that is no ending needs @go or a @choice to a story card"
    return Finding(card.at, "E17", message, card.id)


def _death(story: Story, card: Card) -> Iterator[Finding]:
    if card.kind != "death" or card.back_link is None:
        return
    target = story.cards.get(card.back_link.target)
    if target is not None and target.kind in ("death", "goal", "ending"):
        message = f"a death cannot return to a card of kind {target.kind}"
        yield Finding(card.back_link.at, "E26", message, card.id)


def _circles(web: Web) -> Iterator[Finding]:
    for circle in circles(web):
        names = " > ".join([edge.source for edge in circle] + [circle[0].source])
        first = next((edge for edge in circle if edge.way), circle[0])
        at = first.link.at if first.link else web.story.cards[first.source].at
        message = f"circle without a once: {names}"
        yield Finding(replace(at, column=1), "E19", message, circle[0].source)


def _items(web: Web, card: Card) -> Iterator[Finding]:
    """E23; where a card before could not be read, it might have been the source."""
    story = web.story
    if any(id[1] <= card.id[1] for id in web.loose):
        return
    for condition in conditions(card):
        for test in tests(condition):
            item = story.items.get(test.word) if test.kind == "item" else None
            if item is None or test.word in story.starter_items:
                continue
            if not (web.comers(item.card) and web.may_come_before(item.card, card.id)):
                message = f"the item {test.word} cannot be had before this card"
                yield Finding(test.at, "E23", message, card.id)


def _goal(web: Web, chapter: Chapter) -> Iterator[Finding]:
    story = web.story
    start, goal = story.cards.get(chapter.start), story.cards.get(chapter.goal)
    if start is None or goal is None or start.id[1] != goal.id[1]:
        return
    met = web.met_in(start.id)
    if goal.id not in met:
        message = f"the goal {goal.id} cannot be reached from the start {start.id}"
        yield Finding(goal.at, "E20", message, goal.id)
    ends = {goal.id} | {id for id in met if story.cards[id].kind == "ending"}
    safe = ends | {id for id in met if ends & web.after(id)}
    for id in sorted(met - safe):
        card = story.cards[id]
        if id[0] == "S" or card.go:
            message = "from this card neither the goal nor an ending can be reached"
            yield Finding(card.at, "E21", message, id)


def _endings(web: Web) -> Iterator[Finding]:
    story = web.story
    endings = {card.id for card in story.cards.values() if card.kind == "ending"}
    last = story.chapters[-1] if story.chapters else None
    goal = story.cards.get(last.goal) if last else None
    at = goal.at if goal else At("story.toml", 1)
    card = goal.id if goal else ""
    if not endings and not web.loose:
        yield Finding(at, "E25", "the story has no ending: one card has to be tagged ending", card)
    elif goal is not None and goal.id not in web.loose and endings:
        free = [way.link.target for way in goal.choices if way.condition is None]
        ways = [id for id in free if id in story.cards and id[0] == "S"]
        if not any(id in endings or endings & web.after(id) for id in ways):
            message = "the last goal needs a choice without a condition that leads to an ending"
            yield Finding(at, "E25", message, card)
