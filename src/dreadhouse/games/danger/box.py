"""The box of a story: a paperback with the scene of its first card, its blurb and its author."""

# mypyc: no

from __future__ import annotations

import functools

from dreadhouse.art.covers import paperback
from dreadhouse.art.pages import scene
from dreadhouse.games.danger.sight import TEXTS
from dreadhouse.games.danger.story.model import Story
from dreadhouse.games.danger.typeset import curled
from dreadhouse.kernel.face import Face


class StoryBox:
    """The face of a story's game in any language."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.face = functools.cache(self._face)

    def _face(self, language: str) -> Face:
        """In the story's translation if it says title and blurb, else as it was written."""
        story, told = self.story, self.story.translations.get(language)
        is_told = told is not None and bool(told.title and told.blurb)
        words, spoken = (told, language) if told and is_told else (story, story.language)
        note = words.content_note or story.content_note
        notes = [TEXTS.say("box-author", {"name": story.author}, language)] if story.author else []
        notes += [TEXTS.say("box-note", {"note": curled(note, spoken)}, language)] if note else []
        title = curled(words.title, spoken)
        return Face(
            title=title,
            blurb=curled(words.blurb, spoken),
            cover=paperback(title, story.author, first_scene(story)),
            notes=tuple(notes),
            language=spoken,
        )


def first_scene(story: Story) -> str:
    """The picture of the first card; its ids are the story's own, for boxes stand side by side."""
    card = story.cards[story.start]
    drawn = scene(story.scenes.get(card.place, card.place), (card.kind, *card.tags), card.id)
    return drawn.replace(f"page-scene-{card.id}-", f"cover-{story.id}-")
