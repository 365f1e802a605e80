"""What the things of the story look like: an icon each, and a picture on the slip."""

from __future__ import annotations

from dreadhouse.games.danger import GAME
from dreadhouse.games.danger.signs import icon_of, motifs
from dreadhouse.games.danger.story import read_story
from tests.games.danger.positions import STORIES

STORY = read_story(STORIES.parents[3] / "src/dreadhouse/games/danger/stories/hollow-reach")


def test_the_ticket_and_its_punch_are_told_apart() -> None:
    """Both lie in the inventory at the same time."""
    ticket, punch = STORY.cards["C104"], STORY.cards["C102"]
    assert (icon_of(ticket), icon_of(punch)) == ("ticket", "pincers")


def test_a_clue_shows_its_thing_and_a_page_its_place() -> None:
    """The first clue of the night lies as a slip with a small picture on the page."""
    reading = GAME.reading
    assert reading is not None
    state = GAME.start(1)
    page = reading.leaf(GAME.look(state, 0), "en").page
    assert 'class="page-scene"' in page.picture
    state.apply(GAME.vocabulary.action("read"), 0)
    slip = reading.leaf(GAME.look(state, 0), "en").page
    assert motifs(STORY.cards[slip.id])
    assert (slip.look, slip.icon) == ("slip", "")
    assert 'class="page-thing"' in slip.picture
