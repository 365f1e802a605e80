"""The web of a story: which card leads to which, whatever is chosen and rolled."""

# mypyc: no

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from dreadhouse.games.danger.story.model import Card, Challenge, Effect, Link, Story, Way

EdgeKind = Literal[
    "choice", "pick", "return", "go", "win", "lose", "on", "premonition", "back", "price"
]


@dataclass(frozen=True, slots=True)
class Edge:
    """One printed way from a card to another, a story card or a clue."""

    source: str
    target: str
    kind: EdgeKind
    link: Link | None = None
    way: Way | None = None
    challenge: Challenge | None = None

    @property
    def is_once(self) -> bool:
        """Whether it closes for the chapter after it was taken (DAN-61)."""
        return self.way is not None and self.way.is_once


def edges(card: Card) -> Iterator[Edge]:
    """Every way that is printed on a card, in the order of DAN-28."""
    yield from _effects(card, card.on, "on")
    if card.premonition:
        link = card.premonition.link
        yield Edge(card.id, link.target, "premonition", link)
    for challenge in card.challenges:
        yield from _effects(card, challenge.win, "win", challenge)
        yield from _effects(card, challenge.lose, "lose", challenge)
    for way in card.ways:
        yield Edge(card.id, way.link.target, way.kind, way.link, way)
        yield from _effects(card, way.effects, "price")
    if card.go:
        yield Edge(card.id, card.go.target, "go", card.go)
    if card.back_link:
        yield Edge(card.id, card.back_link.target, "back", card.back_link)


def _effects(
    card: Card, effects: tuple[Effect, ...], kind: EdgeKind, challenge: Challenge | None = None
) -> Iterator[Edge]:
    for effect in effects:
        if effect.link:
            yield Edge(card.id, effect.link.target, kind, effect.link, None, challenge)


class Web:
    """All edges between the cards of a story that exist, with a death's way back.

    `loose` are cards that could not be read wholly: they may lead anywhere in their chapter.
    """

    def __init__(self, story: Story, loose: Iterable[str] = ()) -> None:
        self.story = story
        self.loose = frozenset(loose)
        self.out: dict[str, list[Edge]] = {
            id: [edge for edge in edges(card) if edge.target in story.cards]
            for id, card in story.cards.items()
        }
        self.into: dict[str, list[Edge]] = {id: [] for id in story.cards}
        for found in self.out.values():
            for edge in found:
                self.into[edge.target].append(edge)
        self._reached: dict[str, frozenset[str]] = {}
        self._add_ways_back()

    def _add_ways_back(self) -> None:
        """A death that returns to the card left just before returns to any that leads to it."""
        for id, card in self.story.cards.items():
            if card.back == "previous":
                for source in sorted(self.comers(id)):
                    edge = Edge(id, source, "back")
                    self.out[id].append(edge)
                    self.into[source].append(edge)

    def comers(self, id: str) -> set[str]:
        """The story cards that lead to a card at once, or by a clue drawn there."""
        return {one for one in self.before(id, self._is_clue) if one[0] == "S"}

    def _is_clue(self, id: str) -> bool:
        return self.story.cards[id].id[0] == "C"

    def before(self, id: str, through: Callable[[str], bool] = lambda id: True) -> set[str]:
        """The cards from which a card can be reached, passing only such cards."""
        found: set[str] = set()
        waiting = deque([id])
        while waiting:
            for edge in self.into[waiting.popleft()]:
                if edge.source not in found:
                    found.add(edge.source)
                    if through(edge.source):
                        waiting.append(edge.source)
        return found

    def after(self, id: str) -> frozenset[str]:
        """The cards that can be reached from a card, itself only round a loop."""
        if id not in self._reached:
            self._reached[id] = frozenset(self._walk(id))
        return self._reached[id]

    def _walk(self, id: str) -> set[str]:
        found: set[str] = set()
        waiting = deque([id])
        while waiting:
            for target in self.targets(waiting.popleft()):
                if target not in found:
                    found.add(target)
                    waiting.append(target)
        return found

    def targets(self, id: str) -> list[str]:
        """Where a card leads at once; a loose card leads to all of its chapter."""
        if id in self.loose:
            return [one for one in self.story.cards if one[1] == id[1]]
        return [edge.target for edge in self.out[id]]

    def met_in(self, start: str) -> frozenset[str]:
        """A chapter's cards that can be met at all, from its start on."""
        return self.after(start) | {start} if start in self.story.cards else frozenset()

    def may_come_before(self, first: str, then: str) -> bool:
        """Whether the reading of one card may come before, or on, another."""
        chapters = [chapter.number for chapter in self.story.chapters]
        one, two = self.story.cards[first].chapter, self.story.cards[then].chapter
        if one != two and one in chapters and two in chapters:
            return chapters.index(one) < chapters.index(two)
        return any(then == source or then in self.after(source) for source in self._read_on(first))

    def _read_on(self, id: str) -> set[str]:
        return self.comers(id) if id[0] == "C" else {id}


def circles(web: Web) -> list[list[Edge]]:
    """One shortest circle of each knot of cards that no `once` ever unties (E19)."""
    lasting = {
        id: [edge for edge in found if _lasts(edge, web.story)] for id, found in web.out.items()
    }
    found: list[list[Edge]] = []
    done: set[str] = set()
    for id in sorted(lasting, key=lambda one: (one[1:2], one[0] != "S", one)):
        if id not in done and (circle := _shortest_circle(id, lasting)):
            found.append(circle)
            done |= _knot(id, lasting)
    return found


def _lasts(edge: Edge, story: Story) -> bool:
    is_free = edge.kind in ("return", "back") or edge.is_once
    return not is_free and story.cards[edge.target].kind != "death"


def _shortest_circle(start: str, lasting: dict[str, list[Edge]]) -> list[Edge]:
    came: dict[str, Edge] = {}
    waiting = deque([start])
    while waiting:
        for edge in lasting[waiting.popleft()]:
            if edge.target not in came:
                came[edge.target] = edge
                waiting.append(edge.target)
            if edge.target == start:
                return _trace(start, came)
    return []


def _trace(start: str, came: dict[str, Edge]) -> list[Edge]:
    circle = [came[start]]
    while circle[0].source != start:
        circle.insert(0, came[circle[0].source])
    return circle


def _knot(start: str, lasting: dict[str, list[Edge]]) -> set[str]:
    """All cards that lie on a circle with this one."""
    turned: dict[str, list[str]] = {id: [] for id in lasting}
    for id, found in lasting.items():
        for edge in found:
            turned[edge.target].append(id)
    ahead = _spread(start, lambda id: [edge.target for edge in lasting[id]])
    return ahead & _spread(start, lambda id: turned[id])


def _spread(start: str, near: Callable[[str], list[str]]) -> set[str]:
    found = {start}
    waiting = [start]
    while waiting:
        for one in near(waiting.pop()):
            if one not in found:
                found.add(one)
                waiting.append(one)
    return found
