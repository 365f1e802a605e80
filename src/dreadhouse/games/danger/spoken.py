"""Arguments of buttons, prompts and journal entries as the texts take them.

Names of cards, ways, items and challenges come from the story, in the language wanted where the
story has been translated.
"""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreadhouse.games.danger.rules.printed import NONE, Printed
from dreadhouse.games.danger.rules.words import VERBS
from dreadhouse.games.danger.story.model import Story
from dreadhouse.games.danger.wording import Wording
from dreadhouse.kernel.text import Texts
from dreadhouse.kernel.words import Vocabulary


def vocabulary_of(printed: Printed) -> Vocabulary:
    """The words of a story's game."""
    return Vocabulary(VERBS, {"item": printed.items, "way": printed.ways})


class Speaker:
    """Says a story's own words; numbers are places in the printed story, ids are taken too."""

    def __init__(self, story: Story, printed: Printed, vocabulary: Vocabulary) -> None:
        self.story = story
        self.printed = printed
        self.vocabulary = vocabulary
        self.wordings: dict[str, Wording] = {}
        self.named: dict[str, Callable[[Wording, Any], Any]] = {
            "card": self.card,
            "item": self.item,
            "way": self.way,
            "challenge": self.challenge,
            "chapter": self.chapter,
            "place": lambda words, id: words.place(id).text,
            "rank": self.rank,
        }

    def argument(self, name: str, value: Any, language: str, texts: Texts) -> Any:
        """One argument in words; `pick` is a whole action."""
        if name == "pick":
            return self.action(value, language, texts)
        say = self.named.get(name)
        return say(self.wording(language), value) if say else value

    def wording(self, language: str) -> Wording:
        """The story in a language."""
        if language not in self.wordings:
            self.wordings[language] = Wording(self.story, language)
        return self.wordings[language]

    def action(self, action: int, language: str, texts: Texts) -> str:
        """What was picked, as its button says it."""
        verb = self.vocabulary.verb(action)
        domain = self.vocabulary.domain(verb)
        args: dict[str, Any] = {}
        if domain:
            args[domain] = self.argument(domain, self.vocabulary.argument(action), language, texts)
        return texts.say(f"do-{verb}", args, language)

    def card(self, words: Wording, value: int | str) -> str:
        """A card's title."""
        return words.title(self._id(self.printed.cards, value)).text

    def item(self, words: Wording, value: int | str) -> str:
        """An item's name, which is its card's title."""
        id = self._id(self.printed.items, value)
        return words.title(self.story.items[id].card).text

    def way(self, words: Wording, value: int | str) -> str:
        """The words of a way."""
        return words.way(self._id(self.printed.ways, value)).text

    def challenge(self, words: Wording, value: int | str) -> str:
        """A challenge's name, "none" where there is none."""
        if value == NONE:
            return "none"
        return words.challenge(self._id(self.printed.challenges, value)).text

    def chapter(self, words: Wording, value: int) -> str:
        """A chapter's title, by its place in the story."""
        return words.chapter(self.printed.chapters[value]).text

    def rank(self, words: Wording, value: int | str) -> str:
        """A rank with its letter."""
        letter = self._id(self.printed.ranks, value)
        return f"{letter}, {words.rank(letter).text}"

    def _id(self, ids: list[str], value: int | str) -> str:
        return ids[value] if isinstance(value, int) else value
