"""A view in a language: what the page, the map and the terminal all ask of it."""

# mypyc: no

from __future__ import annotations

import pathlib
from typing import Any

from dreadhouse.games.danger.story.model import (
    All,
    Card,
    Condition,
    Effect,
    Item,
    Not,
    Story,
    Test,
)
from dreadhouse.games.danger.wording import Wording
from dreadhouse.kernel.text import Texts

TEXTS = Texts(pathlib.Path(__file__).parent / "text")
MINUS = "−"


def signed(amount: int) -> str:
    """A change as it is printed: +2, −1."""
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}"


class Sight:
    """One seat's view of a story, in a language."""

    def __init__(self, story: Story, seen: dict[str, Any], language: str) -> None:
        self.story = story
        self.table: dict[str, Any] = seen["table"]
        self.language = language
        self.words = Wording(story, language)
        self.seats: int = seen["seats"]
        self.names: list[str] = seen.get("names") or [str(seat + 1) for seat in range(self.seats)]
        ask = seen.get("ask")
        self.is_asked = bool(ask and ask["asked"])

    def say(self, id: str, **args: Any) -> str:
        """A sentence of the game's texts."""
        return TEXTS.say(id, args, self.language)

    def card(self) -> Card:
        """The story card that lies open."""
        return self.story.cards[self.table["card"]]

    def type_said(self, type: str | None) -> str:
        """A type of challenge."""
        return self.say(f"page-type-{type}") if type else ""

    def item(self, id: str) -> str:
        """The name of an item."""
        return self.words.item(id).text

    def use_said(self, item: Item) -> str:
        """What an item is good for."""
        return self.say(
            f"page-use-{item.use}", type=self.type_said(item.type), amount=item.amount
        ).strip()

    def price(self, effects: tuple[Effect, ...], is_seen: bool) -> str:
        """The printed changes of a way; a seen card gives nothing that helps."""
        found = []
        for effect in effects:
            helps = effect.amount < 0 if effect.kind == "danger" else effect.amount > 0
            if effect.kind == "drop":
                found.append(self.say("page-give", item=self.item(effect.item)))
            elif effect.kind in ("danger", "psychic") and not (is_seen and helps):
                found.append(self.say(f"page-{effect.kind}", by=signed(effect.amount)))
        return ", ".join(found)

    def condition(self, asked: Condition) -> str:
        """A printed condition in words."""
        if isinstance(asked, Test):
            return self._test(asked)
        if isinstance(asked, Not):
            return self.say("page-not", what=self.condition(asked.of))
        joined = "page-and" if isinstance(asked, All) else "page-or"
        told = self.condition(asked.of[0])
        for part in asked.of[1:]:
            told = self.say(joined, first=told, second=self.condition(part))
        return told

    def _test(self, asked: Test) -> str:
        if asked.kind == "item":
            return self.say("page-with-item", item=self.item(asked.word))
        if asked.kind == "seen":
            return self.say("page-after", card=asked.word)
        bound = "least" if asked.kind == "level >=" else "below"
        return self.say(f"page-level-{bound}", level=asked.number)
