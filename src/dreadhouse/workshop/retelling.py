"""A play told again from its journal, and counted.

A tally counts under keys of words and numbers, so that tallies of many plays simply add up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from dreadhouse.games.danger.rules.printed import Printed
from dreadhouse.games.danger.story.conditions import holds, tests
from dreadhouse.games.danger.story.model import Card, Condition, Story, Test

Key = tuple[str | int, ...]
Tally = Counter[Key]
Args = dict[str, Any]
FACES = 6


@dataclass(frozen=True, slots=True)
class Door:
    """A condition with the place it stands at."""

    key: str
    condition: Condition


def doors(card: Card) -> Iterator[Door]:
    """The conditions of a card that open a way or a challenge, and its premonition line."""
    for challenge in card.challenges:
        if challenge.condition:
            yield Door(challenge.id, challenge.condition)
    for way in card.ways:
        if way.condition:
            yield Door(way.id, way.condition)
    if card.premonition:
        test = Test("level >=", "", card.premonition.level, card.premonition.link.at)
        yield Door(f"{card.id}-premonition", test)


def asks_level(condition: Condition) -> bool:
    """Whether a condition asks for a psychic level."""
    return any(test.kind.startswith("level") for test in tests(condition))


class Retelling:
    """Follows the journal of a play and counts into a tally."""

    def __init__(self, story: Story, printed: Printed) -> None:
        self.story = story
        self.printed = printed
        self.doors = {id: tuple(doors(card)) for id, card in story.cards.items()}
        self.chapters = [chapter.number for chapter in story.chapters]
        self.goals = {chapter.goal: chapter.number for chapter in story.chapters}
        self.challenges = {
            one.id: (card, one) for card in story.cards.values() for one in card.challenges
        }
        self.listeners: dict[str, Callable[[Args], None]] = {
            "reads": self._reads,
            "reads-again": self._reads,
            "draws": self._draws,
            "foresees": self._draws,
            "takes": self._takes,
            "returns": self._returns,
            "draws-from-list": self._takes,
            "must-face": self._faces,
            "tries": self._tries,
            "leaves": self._faces,
            "rolls": self._rolls,
            "wins": self._wins,
            "danger-up": self._danger,
            "danger-down": self._danger,
            "overflow": self._overflow,
            "psychic-up": self._psychic,
            "psychic-down": self._psychic,
            "dies": self._dies,
            "escapes": self._escapes,
            "gains": self._gains,
            "gives-away": self._loses,
            "breaks": self._loses,
            "uses": self._uses,
            "spends": self._uses,
            "ends": self._ends,
        }

    def retell(self, events: Iterable[tuple[str, Args]], tally: Tally) -> None:
        """Count one play."""
        self.tally = tally
        tally["plays",] += 1
        self._begin()
        for id, args in events:
            if listener := self.listeners.get(id):
                listener(args)
        self._finish()

    def _begin(self) -> None:
        tracks = self.story.tracks
        self.danger = tracks.danger_start
        self.psychic = tracks.psychic_start
        self.held = set(self.story.starter_items)
        self.once: set[Key] = set()
        self.read: set[str] = {self.story.items[item].card for item in self.held}
        self.card: Card | None = None
        self.number = 0
        self.chapter = -1
        self.rolled: str = ""
        self.is_weighed = True
        self.since_return: set[str] | None = None
        for item in self.held:
            self.once.add(("item", item, "found"))

    def _finish(self) -> None:
        self._weigh()
        self._close_return()
        tally = self.tally
        tally.update(self.once)
        tally["found", "story"] += sum(1 for id in self.read if id[0] == "S")
        tally["found", "clues"] += sum(1 for id in self.read if id[0] == "C")

    # ---- cards

    def _reads(self, args: Args) -> None:
        self._weigh()
        id = self.printed.cards[args["card"]]
        card = self.story.cards[id]
        if card.chapter != self.chapter:
            self._close_return()
            self.chapter = card.chapter
            self.number = 0
        self.number += 1
        self._met(id)
        self.card = card
        self.is_weighed = False
        tally = self.tally
        tally["readings",] += 1
        tally["danger", self.chapter, "sum"] += self.danger
        tally["danger", self.chapter, "count"] += 1
        tally["danger at", self.chapter, self.number, "sum"] += self.danger
        tally["danger at", self.chapter, self.number, "count"] += 1
        if id in self.goals:
            self._arrives(id)

    def _met(self, id: str) -> None:
        self.once.add(("card", id))
        if self.since_return is not None and id not in self.read:
            self.since_return.add(id)
        self.read.add(id)

    def _arrives(self, goal: str) -> None:
        """The first arrival at a goal counts for the way's length and the gift."""
        if ("reach", self.chapter) not in self.once:
            self.once.add(("reach", self.chapter))
            self.tally["length", self.chapter, self.number] += 1
            self.tally["psychic", self.chapter, self.psychic] += 1
        self._close_return()

    def _draws(self, args: Args) -> None:
        self._met(self.printed.cards[args["card"]])

    # ---- ways

    def _takes(self, args: Args) -> None:
        self._weigh()
        self.once.add(("way", self.printed.ways[args["way"]]))

    def _returns(self, args: Args) -> None:
        self._takes(args)
        self._close_return()
        self.since_return = set()

    def _close_return(self) -> None:
        """A Story Return ends at the goal, at another return or with the chapter."""
        if self.since_return is None:
            return
        new = self.since_return
        self.tally["returns",] += 1
        self.tally["gain", "story"] += sum(1 for id in new if id[0] == "S")
        self.tally["gain", "clues"] += sum(1 for id in new if id[0] == "C")
        self.since_return = None

    def _weigh(self) -> None:
        """Ask the doors of the card in hand once, before it is left or a way is taken."""
        if self.is_weighed or self.card is None:
            return
        self.is_weighed = True
        for door in self.doors[self.card.id]:
            self.once.add(("door", door.key, "passed"))
            if holds(door.condition, self._answer):
                self.once.add(("door", door.key, "open"))

    def _answer(self, test: Test) -> bool:
        if test.kind == "item":
            return test.word in self.held
        if test.kind == "seen":
            return test.word in self.read
        levels = self.story.tracks.psychic_levels
        level = sum(1 for first in levels if self.psychic >= first)
        return level >= test.number if test.kind == "level >=" else level < test.number

    # ---- challenges

    def _named(self, args: Args) -> str:
        return self.printed.challenges[args["challenge"]]

    def _faces(self, args: Args) -> None:
        id = self._named(args)
        self.tally["faced", id] += 1
        self.rolled = id
        challenge = self.challenges[id][1]
        fitting = any(
            item.use == "booster" and item.type == challenge.type and item.id in self.held
            for item in self.story.items.values()
        )
        key = ("cover", self.chapter, challenge.type)
        self.tally[*key, "met"] += 1
        self.tally[*key, "fitting"] += fitting
        if challenge.is_required:
            self.tally["tried", id] += 1

    def _tries(self, args: Args) -> None:
        self._faces(args)
        self.tally["tried", self._named(args)] += 1

    def _rolls(self, args: Args) -> None:
        self.tally["rolls", self.rolled] += 1
        target, bonus = args["target"], args["bonus"]
        faces = sum(1 for face in range(2, FACES + 1) if face + bonus >= target)
        key = ("odds", self.chapter, self.number)
        self.tally[*key, "target"] += target
        self.tally[*key, "faces"] += faces
        self.tally[*key, "count"] += 1

    def _wins(self, args: Args) -> None:
        self.tally["won", self._named(args)] += 1

    # ---- tracks

    def _danger(self, args: Args) -> None:
        self.danger = args["space"]

    def _overflow(self, args: Args) -> None:
        self.danger = args["space"]
        self.tally["overflow", self.chapter] += 1

    def _psychic(self, args: Args) -> None:
        self.psychic = args["space"]

    # ---- deaths, items, the end

    def _dies(self, args: Args) -> None:
        self.tally["death", self.printed.cards[args["card"]]] += 1

    def _escapes(self, args: Args) -> None:
        self.tally["escape", self.printed.cards[args["card"]]] += 1

    def _gains(self, args: Args) -> None:
        item = self.printed.items[args["item"]]
        self.held.add(item)
        self.once.add(("item", item, "found"))

    def _loses(self, args: Args) -> None:
        item = self.printed.items[args["item"]]
        self.held.discard(item)
        self.once.add(("item", item, "lost"))

    def _uses(self, args: Args) -> None:
        item = self.printed.items[args["item"]]
        self.held.discard(item)
        self.once.add(("item", item, "used"))

    def _ends(self, args: Args) -> None:
        id = self.printed.cards[args["card"]]
        self.tally["ending", id] += 1
        self.tally["rank", self.story.cards[id].rank] += 1
