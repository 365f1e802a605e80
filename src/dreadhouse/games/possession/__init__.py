"""The Possession: a night in a haunted house, for two to five."""

# mypyc: no

from __future__ import annotations

import pathlib
from typing import Any

from dreadhouse.games.possession import board, guess, plain, senses, view
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.rules.setup import lay_out
from dreadhouse.games.possession.spoken import argument, vocabulary
from dreadhouse.games.possession.state import BRANCHES, CUBES, MOST_SEATS, PARTS, Night
from dreadhouse.kernel.counts import Counts
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game, Option

FOLDER = pathlib.Path(__file__).parent
CHIPS = range(2, 7)

OPTIONS = (
    Option("armed_possessed", False, "POS-387"),
    Option("altar_shift", 0, "POS-390", -2, 2),
    Option("maimed_bodies", False, "POS-391"),
    Option("calm_start", False, "POS-393"),
    Option("no_first_page", False, "POS-394"),
    Option("quiet_house", False, "POS-395"),
    Option("windows_everywhere", False, "POS-396"),
    Option("round_limit", 0, "POS-397", 0, 200),
)

MOST_IN_A_ROUND = 5 * (4 + 40 * 12)
LONG_NIGHT = 2000


def deal(game: Game, seats: int, settings: dict[str, Any], dice: Dice) -> Night:
    """A new night, before its first step."""
    return lay_out(game, seats, settings, dice, printed())


def bound_for(settings: dict[str, Any]) -> int:
    """The most decisions a night can take.

    A round asks each of five players for a chip, up to three answers to a roll or an event, and a
    turn of at most 40 actions with at most 12 answers each. With a round limit that settles it.
    Without one no rule ends a night for sure, but every possession roll may end it: of 80,000
    nights played by chance the longest had 61 rounds.
    """
    rounds = int(settings["round_limit"]) or LONG_NIGHT
    return rounds * MOST_IN_A_ROUND


def pieces(s: Night) -> list[str]:
    """Every card, chip, cube, Part, figure and counter with its place."""
    found = card_pieces(s)
    for seat in range(s.seats):
        found += player_pieces(s, seat)
    found += counted("key", s.keys, [p.keys for p in s.players], s.keys_gone)
    found += counted("trophy", s.trophies, [p.trophies for p in s.players], s.trophies_gone)
    laid = [f"branch {number}@house" for number in range(s.branches.bit_count())]
    found += laid + [f"branch {number}@supply" for number in range(len(laid), BRANCHES)]
    for door in range(10):
        place = "gone" if (s.broken >> door) & 1 else "house"
        found.append(f"door {door}@{place}")
    return found


def card_pieces(s: Night) -> list[str]:
    """Cards and house chips, each with its pile and its place in it."""
    piles = {
        "search deck": s.search_deck,
        "events": s.event_deck,
        "event discard": s.event_discard,
        "attic": s.attic,
        "basement": s.basement,
        "aside": s.aside,
        "looked": s.looked,
        "gone": s.gone,
        "graves": s.graves,
        "undrawn": s.undrawn,
        "event": [s.event] if s.event >= 0 and s.event != s.whispers else [],
        "whispers": [s.whispers] if s.whispers >= 0 else [],
    }
    for seat, p in enumerate(s.players):
        piles[f"hand {seat}"] = p.hand
        piles[f"chips {seat}"] = p.house_chips
        piles[f"weapon {seat}"] = [p.weapon] if p.weapon >= 0 else []
    return [
        f"card {card}@{name} {place}"
        for name, pile in piles.items()
        for place, card in enumerate(pile)
    ]


def player_pieces(s: Night, seat: int) -> list[str]:
    """A player's figure, Parts, action chips and cubes."""
    p = s.players[seat]
    found = [f"figure {seat}@{'gone' if p.is_dead else p.room}"]
    found += [f"part {seat} {PARTS[part]}@{room}" for part, room in enumerate(p.parts)]
    for chip in CHIPS:
        if (p.chips >> chip) & 1:
            found.append(f"chip {seat} {chip}@hand")
        if (p.played >> chip) & 1:
            found.append(f"chip {seat} {chip}@played")
        if p.is_dead:
            found.append(f"chip {seat} {chip}@gone")
    laid = [f"room {room}" for room in range(13) if (p.cubes >> room) & 1]
    places = laid + ["hand"] * p.cubes_left + (["gone"] * CUBES if p.is_dead else [])
    return found + [f"cube {seat} {number}@{place}" for number, place in enumerate(places)]


def counted(name: str, supply: int, held: list[int], gone: int) -> list[str]:
    """Chips that are all alike, numbered through supply, players and the box."""
    places = ["supply"] * supply + ["gone"] * gone
    for seat, count in enumerate(held):
        places += [f"player {seat}"] * count
    return [f"{name} {number}@{place}" for number, place in enumerate(places)]


GAME = Game(
    name="possession",
    edition=1,
    seats=range(2, MOST_SEATS + 1),
    options=OPTIONS,
    bound=bound_for({"round_limit": 0}),
    vocabulary=vocabulary(),
    folder=FOLDER,
    deal=deal,
    table=view.table,
    redeal=guess.redeal,
    evaluate=guess.evaluate,
    draw=board.draw_table,
    hold=board.draw_hand,
    plain=plain.text_table,
    argument=argument,
    pieces=pieces,
    bound_for=bound_for,
    minutes=(45, 60),
    usual_seats=4,
    senses=senses.senses([(option.id, option.least) for option in OPTIONS]),
    counts=Counts(
        who="the first possessed",
        length="round",
        unit="rounds",
        things=("card", "cards", "room", "chip"),
    ),
)
