"""House of Danger: an adventure told in cards, for one to six who steer one hero together.

`build(story, name)` makes a game of any story; `GAME` is the one that comes with the house.
"""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
from typing import Any

from dreadhouse.games.danger import board, guess, plain, senses, view
from dreadhouse.games.danger.book import StoryBook
from dreadhouse.games.danger.box import StoryBox
from dreadhouse.games.danger.content import compile_story, fingerprint
from dreadhouse.games.danger.rules.printed import CLUE, NONE, Printed
from dreadhouse.games.danger.rules.setup import lay_out
from dreadhouse.games.danger.spoken import Speaker, vocabulary_of
from dreadhouse.games.danger.state import (
    CHECKPOINT,
    FREE,
    MOST_LEAVES,
    MOST_SEATS,
    READING,
    SEEN,
    Tale,
)
from dreadhouse.games.danger.story import Story, read_story
from dreadhouse.games.danger.story.bounds import bound_of_chapter
from dreadhouse.kernel.counts import Counts
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game, Option
from dreadhouse.kernel.undo import TakeBack, count, take_backs

FOLDER = pathlib.Path(__file__).parent

OPTIONS = (
    Option("show_odds", True, "DAN-186"),
    Option("take_back", 0, "DAN-188", 0, 2, ("strict", "checkpoint", "free")),
    Option("dice_deck", False, "DAN-191"),
    Option("majority", False, "DAN-194"),
    Option("private_premonitions", False, "DAN-195"),
    Option("gentle_night", False, "DAN-196"),
    Option("first_reader", 0, "DAN-18", 0, MOST_SEATS),
)


def pieces(s: Tale) -> list[str]:
    """Every card, item, mover and card of the dice deck with its place."""
    p = s.printed
    places = dict.fromkeys(s.inventory, "inventory")
    found = [f"{id}@{places.get(card) or place(s, card)}" for card, id in enumerate(p.cards)]
    found += [f"inventory {card}@{at}" for at, card in enumerate(s.inventory) if card not in places]
    found += [f"danger mover@{s.danger}", f"psychic mover@{s.psychic}"]
    for face, left in enumerate(s.deck):
        found += [f"die {face + 1} {copy}@{'deck' if copy < left else 'out'}" for copy in (0, 1)]
    return found


def place(s: Tale, card: int) -> str:
    """Where a card lies that is not in the inventory (DAN-17, DAN-32, DAN-116, DAN-168)."""
    p = s.printed
    item = p.item_of[card]
    if item != NONE and (s.gone >> item) & 1:
        return "gone"
    if p.chapter[card] != s.chapter:
        return "put away" if p.chapter[card] < s.chapter else "box"
    if card == s.card or card in s.clues:
        return "hand"
    deck = "clue" if p.kind[card] >= CLUE else "story"
    return f"{deck} discard" if s.known[card] in (READING, SEEN) else f"{deck} deck"


def most_on_a_card(p: Printed) -> int:
    """The most questions that one reading of a card can ask, texts to be read among them."""
    most = 0
    for card in range(len(p.cards)):
        challenges = range(p.first_challenge[card], p.first_challenge[card + 1])
        # Dare, slot, roll, and after each try the question whether to try again.
        asked = sum(1 + 3 * p.tries[challenge] for challenge in challenges)
        ways = p.first_way[card + 1] - p.first_way[card]
        most = max(most, asked + ways)
    texts = len(p.effects) + len(p.cards)  # a generous bound of clues read in one round
    return most + min(texts, 4 * most + 8)


def bound_of(story: Story, printed: Printed) -> int:
    """The most decisions of a story: readings of story cards, times what one can ask of all seats.

    Each question is answered by every seat and then perhaps by the reader. Each item that is used
    asks one question anew, and each seat may go and come back so many times.
    """
    readings = sum(bound_of_chapter(story, chapter.number) for chapter in story.chapters)
    questions = readings * most_on_a_card(printed) + len(printed.items)
    rounds = questions + MOST_SEATS * MOST_LEAVES
    return rounds * (MOST_SEATS + 1) + 2 * MOST_SEATS * MOST_LEAVES


def take_back(s: Tale, seat: int) -> list[TakeBack]:
    """As strict as agreed (DAN-188 to DAN-190)."""
    if s.agreed.take_back == FREE:
        return [TakeBack(kept) for kept in range(count(s.past) - 1, -1, -1)]
    found = take_backs(s, seat)
    if s.agreed.take_back == CHECKPOINT:
        start = count(s.chapter_past)
        if start < count(s.past):
            found.append(TakeBack(start, "chapter"))
    return found


def build(story: Story, name: str = "danger") -> Game:
    """The game of a story. Its edition is a checksum of what decides how the story plays."""
    printed = compile_story(story)
    vocabulary = vocabulary_of(printed)
    bound = bound_of(story, printed)

    def deal(game: Game, seats: int, settings: dict[str, Any], dice: Dice) -> Tale:
        return lay_out(game, seats, settings, dice, printed)

    return Game(
        name=name,
        edition=fingerprint(printed),
        seats=range(1, MOST_SEATS + 1),
        options=OPTIONS,
        bound=bound,
        vocabulary=vocabulary,
        folder=FOLDER,
        deal=deal,
        table=view.table,
        redeal=guess.redeal,
        evaluate=guess.evaluate,
        draw=board.drawing(story),
        plain=plain.telling(story),
        reading=StoryBook(story),
        face=None if name == "danger" else StoryBox(story).face,
        argument=Speaker(story, printed, vocabulary).argument,
        pieces=pieces,
        bound_for=functools.partial(_always, bound),
        take_back=take_back,
        advise=guess.advise,
        is_open=True,
        minutes=(story.minutes, story.minutes * len(story.chapters)),
        usual_seats=1,
        senses=senses.senses(printed, [(option.id, option.least) for option in OPTIONS]),
        counts=Counts(first="", ending="card", things=("card", "item"), is_shared=True),
    )


def _always(bound: int, settings: dict[str, Any]) -> int:
    """No option makes a story longer."""
    return bound


GAME = build(read_story(FOLDER / "stories" / "hollow-reach"))

__all__ = ("GAME", "build")
