"""Pandemonium: eight nights and days at Hollin House, for one to five."""

# mypyc: no

from __future__ import annotations

import pathlib
from typing import Any

from dreadhouse.games.pandemonium import board, fields, guess, plain, spread, view
from dreadhouse.games.pandemonium.advice.advising import advise
from dreadhouse.games.pandemonium.content import printed
from dreadhouse.games.pandemonium.rules.printed import CHARACTERS
from dreadhouse.games.pandemonium.rules.setup import lay_out
from dreadhouse.games.pandemonium.spoken import argument, besides, vocabulary
from dreadhouse.games.pandemonium.state import (
    ABOARD,
    LEAST_SEATS,
    MOST_SEATS,
    ROUNDS,
    Pandemonium,
)
from dreadhouse.kernel.counts import Counts
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game, Option

FOLDER = pathlib.Path(__file__).parent

OPTIONS = (
    Option("chapter", 1, "PAN-67", 1, 8, tuple(printed().chapter_ids)),
    Option("easy", False, "PAN-617"),
    Option("free_play", 0, "PAN-649", 0, 3, ("none", "mother_moth", "collector", "foreman")),
    Option("reanimation", False, "PAN-625"),
)

MOST_IN_A_TURN = 1200
MOST_FOR_CREATURES = 800


def deal(game: Game, seats: int, settings: dict[str, Any], dice: Dice) -> Pandemonium:
    """A new game, before its first step."""
    chapter = printed().chapters[settings["chapter"] - 1]
    if seats < chapter.least_seats:
        raise BadOption(
            f"this chapter is for {chapter.least_seats} seats or more (DIA-18): choose another"
        )
    s: Pandemonium = lay_out(game, seats, settings, dice, printed())
    return s


def bound_for(settings: dict[str, Any]) -> int:
    """The most decisions a game can take: eight rounds of turns and of creatures' choices.

    A turn has at most 12 Actions, 12 Dashes and 12 sorted cards, each with a few answers.
    """
    return ROUNDS * (MOST_SEATS * MOST_IN_A_TURN + MOST_FOR_CREATURES)


def pieces(s: Pandemonium) -> list[str]:
    """Every card and figure with its place; figures off the board stand in the box."""
    found = view.all_cards(s)
    for figure in range(60):
        cell = s.foe_cell[figure]
        found.append(f"figure {figure}@{cell if cell >= 0 else 'box'}")
    for persona in range(CHARACTERS):
        found.append(f"sheet {persona}@{place_of_sheet(s, persona)}")
    return found


def place_of_sheet(s: Pandemonium, persona: int) -> str:
    """Which character of the game has a sheet, and where the figure is."""
    for who, c in enumerate(s.cast):
        if c.persona == persona:
            return f"{who} {c.posture} {s.cell[who]}"
    return "box"


def figures(s: Pandemonium) -> dict[str, float]:
    """Deaths of characters, and how many were aboard or in play at the end."""
    there = [c for who, c in enumerate(s.cast) if c.posture == ABOARD or s.is_in_play(who)]
    return {"deaths": float(sum(c.deaths for c in s.cast)), "survivors": float(len(there))}


GAME = Game(
    name="pandemonium",
    edition=1,
    seats=range(LEAST_SEATS, MOST_SEATS + 1),
    options=OPTIONS,
    bound=bound_for({}),
    vocabulary=vocabulary(),
    folder=FOLDER,
    deal=deal,
    table=view.table,
    redeal=guess.redeal,
    evaluate=guess.evaluate,
    advise=advise,
    draw=board.draw_table,
    hold=spread.draw_hand,
    plain=plain.text_table,
    argument=argument,
    besides=besides,
    pieces=pieces,
    bound_for=bound_for,
    minutes=(60, 90),
    usual_seats=3,
    senses=fields.senses([(option.id, option.least) for option in OPTIONS]),
    counts=Counts(
        first="",
        length="round",
        unit="rounds",
        things=("card", "token", "breed"),
        figures=figures,
    ),
    books=("rulebook.md", "diary.md"),
)
