"""Endings, ranks, and that every story ends (DAN-173 to DAN-180)."""

from __future__ import annotations

import pytest

from dreadhouse.games.danger import GAME
from dreadhouse.games.danger.rules.rounds import ROUND
from dreadhouse.games.danger.rules.words import NEXT
from dreadhouse.games.danger.state import Tale
from dreadhouse.games.danger.story import read_story
from dreadhouse.games.danger.story.bounds import bound_of_chapter
from tests.games.danger.positions import bare, fresh_dice, position
from tests.rules import rule

CLAIM = ["ticket", "seal", "lens"]


def test_DAN_E87_the_last_goal() -> None:
    """With the lens alone: the lamp, the pen, the bus, and four returns."""
    table = position("S522", items=["lens"])
    assert sorted(table.ways) == ["S504", "S505", "S508", "S512", "S520", "S528", "S530"]
    assert table.refused("take S522-1") == "DAN-57"


@pytest.mark.parametrize(("psychic", "is_open"), [(20, False), (21, True)])
def test_DAN_E88_the_best_ending(psychic: int, is_open: bool) -> None:
    """Closed at level 4, open at level 5."""
    table = position("S522", psychic=psychic, items=CLAIM, kept=["C314"])
    assert ("S525" in table.ways) is is_open


def test_DAN_E89_rank_a() -> None:
    """Target 3: won, and the story is over."""
    table = position("S520", 4, 16, items=["lens"], seats=2).roll(3)
    assert (table.card, table.tale.result) == ("S526", [0.8, 0.8])
    assert table.table["sheet"] == {"ending": "S526", "rank": "A", "level": 4, "free": False}


def test_DAN_E90_rank_c() -> None:
    """Lost: danger 6, then S528."""
    table = position("S520", 4, 10).roll(3)
    assert (table.card, table.danger, table.table["sheet"]["rank"]) == ("S528", 6, "C")
    assert table.tale.result is not None
    assert table.tale.result[0] == pytest.approx(0.4)


def test_DAN_E91_an_ending_without_the_goal() -> None:
    """The bus: rank E."""
    table = position("S510").to("S530")
    assert (table.table["sheet"]["rank"], table.tale.result) == ("E", [0.0])


def test_DAN_E92_the_final_sheet() -> None:
    """Counts, and no total."""
    table = position("S520", 4, 17, wait=True)
    tale = table.tale
    tale.deaths, tale.escapes, tale.overflows, tale.won, tale.lost = 2, 1, 1, 19, 13
    p = tale.printed
    stories = [card for card in range(len(p.cards)) if p.kind[card] < 4 and not tale.known[card]]
    clues = [card for card in range(len(p.cards)) if p.kind[card] >= 4 and not tale.known[card]]
    ending = p.cards.index("S526")
    for card in [card for card in stories if card != ending][:59] + clues[:33]:
        tale.known[card] = 2
    table.roll(3)
    table.play("read")
    seen = table.table
    assert seen["sheet"] == {"ending": "S526", "rank": "A", "level": 4, "free": False}
    assert seen["counts"] == {"deaths": 2, "escapes": 1, "overflows": 1, "won": 20, "lost": 13}
    assert seen["found"] == {"story": 61, "story_of": 150, "clues": 33, "clues_of": 101}


def played_by_chance(number: int) -> int:
    """How many story cards chapter 2 takes, by chance and with all Story Returns."""
    tale = bare(GAME, 1, {})
    tale.dice = fresh_dice(number)
    tale.hears = False
    tale.card, tale.chapter = tale.printed.cards.index("S201"), 1
    tale.stack[:] = [ROUND]
    tale.advance()
    chance = fresh_dice(number + 1_000_000)
    while tale.chapter == 1 and tale.result is None:
        options = tale.options(0)
        more = [option for option in options if option != NEXT] if NEXT in options else []
        tale.apply(chance.pick(more or options), 0)
    return sum(
        1 for card in tale.read if tale.printed.kind[card] < 4 and tale.printed.chapter[card] == 1
    )


@rule("DAN-180")
def test_a_chapter_is_finite() -> None:
    """A few hundred of DAN-E93's plays."""
    longest = max(played_by_chance(number) for number in range(300))
    assert 40 < longest <= 171


@pytest.mark.slow
def test_DAN_E93_never_more_than_171_cards() -> None:
    """Chapter 2, 10,000 times."""
    assert max(played_by_chance(number) for number in range(10_000)) <= 171


@rule("DAN-179", "DAN-180")
def test_the_bound_of_every_chapter() -> None:
    """The longest one is chapter 2, with 171."""
    story = read_story(GAME.folder / "stories" / "hollow-reach")
    bounds = [bound_of_chapter(story, number) for number in range(1, 6)]
    assert max(bounds) == bounds[1] == 171


@rule("DAN-22", "DAN-174")
def test_all_share_the_ending() -> None:
    """From best to worst in equal steps."""
    results = {}
    for ending in ("S525", "S526", "S527", "S528", "S529", "S530"):
        tale = position(ending, seats=3).tale
        assert tale.result is not None
        assert len(set(tale.result)) == 1
        results[ending] = tale.result[0]
    assert list(results.values()) == pytest.approx([1, 0.8, 0.6, 0.4, 0.2, 0])


@rule("DAN-177")
def test_the_last_goal_has_an_unconditional_way() -> None:
    """Whatever was lost on the way."""
    table = position("S522")
    assert {"S528", "S530"} <= set(table.ways)
    assert isinstance(table.tale, Tale)
