"""The shape of a story: what its structure lets happen, and what looks odd (W01 to W10)."""

from __future__ import annotations

from collections.abc import Iterator

from dreadhouse.games.danger.story.conditions import tests
from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.games.danger.story.model import At, Card, Chapter, Effect, Story, Way
from dreadhouse.games.danger.story.targets import conditions
from dreadhouse.games.danger.story.web import Web

LARGE_DANGER, LARGE_PSYCHIC = 4, 3
MOST_FORCED = 2
RETURNS = 4
FEWEST_DEATHS, MOST_DEATHS = 2, 4


def check_shape(web: Web) -> Iterator[Finding]:
    """Every warning that needs no play."""
    yield from _reach(web)
    yield from _forced(web)
    for card in web.story.cards.values():
        yield from _items(web, card)
        yield from _questions(web, card)
        yield from _premonition(web, card)
        yield from _steps(card)
        yield from _death(web, card)
        yield from _choices(card)
    for chapter in web.story.chapters:
        yield from _returns(web, chapter)
        yield from _deaths(web.story, chapter)
    yield from _ranks(web.story)


def starters(story: Story) -> set[str]:
    """The clue cards that lie in the inventory from the start (DAN-15)."""
    return {story.items[item].card for item in story.starter_items if item in story.items}


def met(web: Web) -> set[str]:
    """Every card that can be met at all."""
    found = starters(web.story)
    for chapter in web.story.chapters:
        found |= web.met_in(chapter.start)
    return found


def _reach(web: Web) -> Iterator[Finding]:
    can_be_met = met(web)
    begun = starters(web.story)
    for id, card in web.story.cards.items():
        if id[0] == "S" and id not in can_be_met:
            yield Finding(card.at, "W01", "this card cannot be reached", id)
        elif id[0] == "S":
            yield from _one_gate(web, card)
        elif id not in begun and not web.into[id]:
            yield Finding(card.at, "W02", "no card draws this clue", id)


def _one_gate(web: Web, card: Card) -> Iterator[Finding]:
    """A card behind a single door (W21)."""
    into = [edge for edge in web.into[card.id] if edge.kind != "back"]
    if len(into) == 1 and into[0].way and into[0].way.condition and into[0].kind == "choice":
        message = f"only one choice, with a condition, leads here: that of {into[0].source}"
        yield Finding(card.at, "W21", message, card.id)


def _items(web: Web, card: Card) -> Iterator[Finding]:
    item = card.item
    if item is None:
        return
    cards = web.story.cards.values()
    if item.use == "key":
        asked = (
            test for one in cards for condition in conditions(one) for test in tests(condition)
        )
        if not any(test.kind == "item" and test.word == item.id for test in asked):
            yield Finding(card.at, "W03", f"no condition asks for the key {item.id}", card.id)
    elif item.type:
        fitting = [one for one in cards if any(c.type == item.type for c in one.challenges)]
        is_starter = item.id in web.story.starter_items
        if not any(is_starter or web.may_come_before(card.id, one.id) for one in fitting):
            message = f"no challenge of {item.type} can come after {item.id}"
            yield Finding(card.at, "W03", message, card.id)


def _questions(web: Web, card: Card) -> Iterator[Finding]:
    for condition in conditions(card):
        for test in tests(condition):
            if test.kind == "seen" and test.word in web.story.cards:
                before = test.word in starters(web.story)
                if not before and not web.may_come_before(test.word, card.id):
                    message = f"{test.word} cannot come before this card"
                    yield Finding(test.at, "W04", message, card.id)


def highest_level(web: Web, card: Card) -> int:
    """The highest psychic level that any play can have on a card: every gain counts once."""
    tracks = web.story.tracks
    gains = 0
    for one in web.story.cards.values():
        gain = _most_gain(one)
        if gain and (one.id == card.id or web.may_come_before(one.id, card.id)):
            gains += gain
    space = min(tracks.psychic_max, tracks.psychic_start + gains)
    return sum(space >= first for first in tracks.psychic_levels)


def _most_gain(card: Card) -> int:
    gain = _gain(card.on)
    gain += sum(max(_gain(one.win), _gain(one.lose)) for one in card.challenges)
    return gain + sum(_gain(way.effects) for way in card.ways)


def _gain(effects: tuple[Effect, ...]) -> int:
    return sum(one.amount for one in effects if one.kind == "psychic" and one.amount > 0)


def _premonition(web: Web, card: Card) -> Iterator[Finding]:
    if card.premonition is None:
        return
    highest = highest_level(web, card)
    if card.premonition.level > highest:
        message = f"level {card.premonition.level} cannot be reached here, at most {highest}"
        yield Finding(card.premonition.link.at, "W05", message, card.id)


def _steps(card: Card) -> Iterator[Finding]:
    for effect in all_effects(card):
        most = {"danger": LARGE_DANGER, "psychic": LARGE_PSYCHIC}.get(effect.kind, 9)
        if abs(effect.amount) > most:
            message = f"{effect.kind} {effect.amount:+d} is a large step: {most} is usual"
            yield Finding(effect.at or card.at, "W06", message, card.id)


def all_effects(card: Card) -> Iterator[Effect]:
    """Every printed change of a card."""
    yield from card.on
    for challenge in card.challenges:
        yield from challenge.win
        yield from challenge.lose
    for way in card.ways:
        yield from way.effects


def _death(web: Web, card: Card) -> Iterator[Finding]:
    if card.kind != "death":
        return
    hints = [one.id for one in web.story.cards.values() if card.id in one.warns]
    if not any(web.may_come_before(hint, card.id) for hint in hints):
        message = "no card that can come before it warns of this death (@warns)"
        yield Finding(card.at, "W07", message, card.id)
    if any(_is_sudden(web, edge.source, edge.kind) for edge in web.into[card.id]):
        message = "this death comes without a choice or a challenge just before"
        yield Finding(card.at, "W08", message, card.id)


def _is_sudden(web: Web, source: str, kind: str) -> bool:
    """Whether a way leads on without anybody having chosen or rolled."""
    if kind in ("choice", "pick", "return", "win", "lose"):
        return False
    if source[0] == "S":
        return True
    return any(_is_sudden(web, edge.source, edge.kind) for edge in web.into[source])


def _ways_on(web: Web, card: Card) -> set[str]:
    """The story cards that can come next, by whatever is printed."""
    found: set[str] = set()
    waiting = [card.id]
    seen = {card.id}
    while waiting:
        for edge in web.out[waiting.pop()]:
            if edge.target[0] == "S":
                found.add(edge.target)
            elif edge.target not in seen:
                seen.add(edge.target)
                waiting.append(edge.target)
    return found


def _forced(web: Web) -> Iterator[Finding]:
    """Rows of cards with only one way on (W09), told at the third of them."""
    only: dict[str, str] = {}
    for card in web.story.cards.values():
        ways = _ways_on(web, card) if card.kind == "story" else set()
        decisions = len(card.ways) + len(card.challenges)
        if len(ways) == 1 and decisions <= 1 and not card.challenges:
            only[card.id] = next(iter(ways))
    for first in sorted(set(only) - set(only.values())):
        row = [first]
        while (then := only[row[-1]]) in only and then not in row:
            row.append(then)
        if len(row) > MOST_FORCED:
            card = web.story.cards[row[MOST_FORCED]]
            message = f"{len(row)} cards in a row with only one way on: {' > '.join(row)}"
            yield Finding(card.at, "W09", message, card.id)


def _sameness(way: Way) -> tuple[object, ...]:
    effects = tuple((one.kind, one.amount, one.item) for one in way.effects)
    return way.link.target, way.condition, effects


def _choices(card: Card) -> Iterator[Finding]:
    seen: dict[tuple[object, ...], Way] = {}
    for way in card.choices:
        first = seen.setdefault(_sameness(way), way)
        if first is not way:
            line = first.at.line if first.at else card.at.line
            message = f"the same as the choice in line {line}: target, condition and effects"
            yield Finding(way.link.at, "W10", message, card.id)
    targets = {way.link.target for way in card.choices}
    is_free = all(way.condition is None for way in card.choices)
    if len(card.choices) > 1 and len(targets) == 1 and is_free and len(seen) > 1:
        message = "all choices lead to the same card"
        yield Finding(card.choices[0].link.at, "W10", message, card.id)


def _returns(web: Web, chapter: Chapter) -> Iterator[Finding]:
    goal = web.story.cards.get(chapter.goal)
    if goal is None:
        return
    if len(goal.returns) != RETURNS:
        message = f"{len(goal.returns)} Story Returns: {RETURNS} are usual"
        yield Finding(goal.at, "W19", message, goal.id)
    needed = needed_cards(web, chapter)
    for way in goal.returns:
        new = (_before_goal(web, way.link.target, goal.id) | {way.link.target}) - needed
        if not new - {goal.id}:
            message = f"nothing new can be met after {way.link.target}"
            yield Finding(way.link.at, "W19", message, goal.id)


def needed_cards(web: Web, chapter: Chapter) -> set[str]:
    """The cards that every way from a chapter's start to its goal meets."""
    found = set()
    for id in web.met_in(chapter.start):
        if id in (chapter.start, chapter.goal):
            found.add(id)
        elif id[0] == "S":
            if chapter.goal not in _before_goal(web, chapter.start, chapter.goal, id):
                found.add(id)
    return found


def _before_goal(web: Web, start: str, goal: str, without: str = "") -> set[str]:
    """The cards that can be met from a card on up to the goal."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for edge in web.out[waiting.pop()]:
            if edge.kind != "return" and edge.target not in found and edge.target != without:
                found.add(edge.target)
                if edge.target != goal:
                    waiting.append(edge.target)
    return found


def _deaths(story: Story, chapter: Chapter) -> Iterator[Finding]:
    deaths = [
        card.id
        for card in story.cards.values()
        if card.kind == "death" and card.chapter == chapter.number
    ]
    if not FEWEST_DEATHS <= len(deaths) <= MOST_DEATHS:
        goal = story.cards.get(chapter.goal)
        usual = f"{FEWEST_DEATHS} to {MOST_DEATHS} are usual"
        message = f"chapter {chapter.number} has {len(deaths)} deaths: {usual}"
        at = goal.at if goal else At(chapter.file, 1)
        yield Finding(at, "W23", message, goal.id if goal else "")


def _ranks(story: Story) -> Iterator[Finding]:
    used = {card.rank for card in story.cards.values() if card.kind == "ending"}
    for rank in story.ranks:
        if rank not in used:
            yield Finding(At("story.toml", 1), "W25", f"no ending has the rank {rank}")
