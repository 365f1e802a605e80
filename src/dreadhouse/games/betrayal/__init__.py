"""Betrayal: the night at Harrowmere, for three to six."""

# mypyc: no

from __future__ import annotations

import pathlib
from typing import Any

from dreadhouse.games.betrayal import board, fields, guess, plain, spread, view
from dreadhouse.games.betrayal.advice.advising import advise
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.rules.setup import lay_out
from dreadhouse.games.betrayal.spoken import MONSTERS, argument, besides, vocabulary
from dreadhouse.games.betrayal.state import HOLE, LEAST_SEATS, MOST_SEATS, ROOMS, Night
from dreadhouse.kernel.counts import Counts
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game, Option

FOLDER = pathlib.Path(__file__).parent

OPTIONS = (
    Option("month", 3, "BET-27", 1, 12),
    Option("day", 1, "BET-27", 1, 31),
    Option("gathering_roll", False, "BET-418"),
    Option("grace_omens", 0, "BET-419", 0, 12),
    Option("grace_rounds", 0, "BET-419", 0, 19),
    Option("cautious_steps", False, "BET-420"),
    Option("honest_foes", False, "BET-421"),
    Option("lost_below", False, "BET-422"),
    Option("hard_bargain", False, "BET-423"),
    Option("no_repeats", 0, "BET-424", 0, (1 << 14) - 1),
    Option("chosen_haunt", 0, "BET-425", 0, len(printed().haunts)),
    Option("first_by_lot", False, "BET-426"),
    Option("volunteer", False, "BET-427"),
    Option("mindless_monsters", False, "BET-428"),
)

ROUNDS = 40
MOST_IN_A_TURN = 600
MOST_IN_A_PHASE = 60 * 20
FIXTURES = 20


def deal(game: Game, seats: int, settings: dict[str, Any], dice: Dice) -> Night:
    """A new night, before its first step."""
    return lay_out(game, seats, settings, dice, printed())


def bound_for(settings: dict[str, Any]) -> int:
    """The most decisions a night can take: 20 rounds before the haunt and 20 in it.

    In a turn each of at most 60 cards may be used, given, dropped or picked up once, with a few
    answers each; a monster moves at most 16 spaces.
    """
    return ROUNDS * (MOST_SEATS * MOST_IN_A_TURN + MOST_IN_A_PHASE)


def pieces(s: Night) -> list[str]:
    """Every card, tile, figure, monster and fixture with its place; the unused lie in the box."""
    found = view.all_cards(s)
    for room in range(ROOMS):
        if s.cell and s.cell[room] >= 0:
            found.append(f"tile {room}@cell {s.cell[room]}")
    found += [f"tile {tile}@stack {at}" for at, tile in enumerate(s.stack_of_tiles)]
    found += [f"tile {tile}@aside {at}" for at, tile in enumerate(s.aside)]
    if s.fresh >= 0 and s.cell[s.fresh] < 0:
        found.append(f"tile {s.fresh}@hand")
    lying = {piece.partition("@")[0] for piece in found}
    left = [f"tile {room}@gone" for room in range(ROOMS) if f"tile {room}" not in lying]
    if s.cell and len(left) <= list(s.at.values()).count(HOLE):
        found += left
    for seat, p in enumerate(s.players):
        found.append(f"figure {seat}@{p.room if p.is_in_play() else 'gone'} {p.side}")
    monsters = [f"{m.room} {m.side}" for m in s.monsters if not m.is_gone]
    fixtures = s.haunt.pieces(s) if s.haunt is not None else []
    return found + boxed("monster", monsters, MONSTERS) + boxed("fixture", fixtures, FIXTURES)


def boxed(name: str, places: list[str], count: int) -> list[str]:
    """Pieces that are all alike, numbered: those that lie somewhere, then those in the box."""
    everywhere = [place.rpartition("@")[2] for place in places] + ["box"] * (count - len(places))
    return [f"{name} {number}@{place}" for number, place in enumerate(everywhere)]


GAME = Game(
    name="betrayal",
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
    usual_seats=4,
    senses=fields.senses([(option.id, option.least) for option in OPTIONS]),
    counts=Counts(
        is_first_late=True,
        length="round",
        unit="rounds of the haunt",
        things=("card", "room", "haunt", "explorer"),
    ),
    books=("rulebook.md", "haunts.md"),
    sealed=r"H\d\d ",
)
