"""A story's words in one language: its translation where there is one, else the original."""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass

from dreadhouse.games.danger.story.model import Card, Challenge, Story, Translation, Way


@dataclass(frozen=True)
class Said:
    """Words and the language that they are in."""

    text: str
    language: str


class Wording:
    """A story read in a language."""

    def __init__(self, story: Story, language: str) -> None:
        self.story = story
        self.language = language
        self.translation: Translation | None = story.translations.get(language)

    def book(self) -> Said:
        """The title of the story."""
        found = self.translation.title if self.translation else ""
        return self._either(found, self.story.title)

    def chapter(self, number: int) -> Said:
        """The title of a chapter."""
        found = self.translation.chapters.get(number, "") if self.translation else ""
        titles = {chapter.number: chapter.title for chapter in self.story.chapters}
        return self._either(found, titles[number])

    def rank(self, letter: str) -> Said:
        """The name of a rank."""
        found = self.translation.ranks.get(letter, "") if self.translation else ""
        return self._either(found, self.story.ranks.get(letter, letter))

    def place(self, id: str) -> Said:
        """The name of a place."""
        found = self.translation.places.get(id, "") if self.translation else ""
        return self._either(found, self.story.places.get(id, ""))

    def title(self, id: str) -> Said:
        """The title of a card."""
        told = self._told(id)
        return self._either(told.title if told else "", self.card(id).title)

    def prose(self, id: str) -> tuple[tuple[str, ...], str]:
        """The paragraphs of a card and the language that they are in."""
        told = self._told(id)
        if told is not None and told.prose:
            return told.prose, self.language
        return self.card(id).prose, self.story.language

    def way(self, id: str) -> Said:
        """The words of a way."""
        number = int(id.partition("-")[2]) - 1
        own = self.card(id.partition("-")[0]).ways[number]
        told = self._told(id.partition("-")[0])
        ways = told.ways if told else ()
        return self._either(ways[number].link.text if number < len(ways) else "", own.link.text)

    def onward(self, id: str) -> Said:
        """The words of a goal's way on to the next chapter."""
        told = self._told(id)
        return self._either(told.next if told else "", self.card(id).next)

    def challenge(self, id: str) -> Said:
        """The name of a challenge."""
        own = challenge_of(self.story, id)
        told = self._told(id.partition("-")[0])
        names = {each.id: each.name for each in told.challenges} if told else {}
        return self._either(names.get(id, ""), own.name)

    def item(self, id: str) -> Said:
        """The name of an item: the title of its card."""
        return self.title(self.story.items[id].card)

    def card(self, id: str) -> Card:
        """A card as it is printed."""
        return self.story.cards[id]

    def _told(self, id: str) -> Card | None:
        return self.translation.cards.get(id) if self.translation else None

    def _either(self, found: str, original: str) -> Said:
        return Said(found, self.language) if found else Said(original, self.story.language)


def way_of(story: Story, id: str) -> Way:
    """A way by its id."""
    card, _, number = id.partition("-")
    return story.cards[card].ways[int(number) - 1]


def challenge_of(story: Story, id: str) -> Challenge:
    """A challenge by its id."""
    card = story.cards[id.partition("-")[0]]
    return next(each for each in card.challenges if each.id == id)
