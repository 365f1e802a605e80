"""Any story is a game: names, editions, words, and records of an edited story."""

from __future__ import annotations

import dataclasses

import pytest

from dreadhouse import games
from dreadhouse.games.danger import GAME, build
from dreadhouse.games.danger.content import compile_story, fingerprint
from dreadhouse.games.danger.story import Story, read_story
from dreadhouse.kernel.errors import BadRecord
from dreadhouse.kernel.record import load
from tests.games.danger.positions import STORIES, game_of, position


def well() -> Story:
    """The small story."""
    return read_story(STORIES / "the_well")


def edited(card: str, **changes: object) -> Story:
    """The small story with one card changed."""
    story = well()
    cards = dict(story.cards)
    cards[card] = dataclasses.replace(cards[card], **changes)  # type: ignore[arg-type]
    return dataclasses.replace(story, cards=cards)


def test_a_story_of_ones_own_is_a_game_of_its_own() -> None:
    """Its words are its own ways and items; it stands beside the catalogue."""
    game = build(well(), "danger-well")
    games.add(game)
    assert games.load("danger-well") is game
    assert game.vocabulary.word(game.vocabulary.action("boost lamp")) == "boost lamp"
    assert game.vocabulary.size < GAME.vocabulary.size
    assert position("S101", story="the_well").table["story"] == "the_well"


def test_prose_may_be_mended_without_a_new_edition() -> None:
    """Titles, prose and hints decide nothing."""
    kept = fingerprint(compile_story(well()))
    for changes in ({"prose": ("Other words.",)}, {"title": "Brim"}, {"warns": ("S109",)}):
        assert fingerprint(compile_story(edited("S101", **changes))) == kept


def test_what_decides_how_a_story_plays_makes_a_new_edition() -> None:
    """A way less, another price."""
    kept = fingerprint(compile_story(well()))
    fewer = edited("S101", choices=well().cards["S101"].choices[:-1])
    cheaper = [dataclasses.replace(way, effects=()) for way in well().cards["S105"].returns]
    for other in (fewer, edited("S105", returns=tuple(cheaper))):
        assert fingerprint(compile_story(other)) != kept


def test_a_record_of_an_edited_story_is_refused() -> None:
    """It says which edition played it."""
    record = load(game_of("the_well").record(game_of("the_well").start(1)).to_json())
    other = build(edited("S101", choices=well().cards["S101"].choices[:-1]), "danger-the_well")
    with pytest.raises(BadRecord, match="replay it with that release"):
        record.replay(game=other)


def test_every_way_of_a_card_has_its_words() -> None:
    """In both languages, where the story has not been translated in its own."""
    action = GAME.vocabulary.action("take S101-1")
    state = GAME.start(1)
    assert "13" in GAME.say(state, action, "en")
    assert GAME.say(state, action, "ru")
    assert "Ticket Punch" in GAME.say(state, GAME.vocabulary.action("boost punch"), "en")
