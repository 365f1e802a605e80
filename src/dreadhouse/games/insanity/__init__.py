"""Insanity: Cthulhu Will Drive You Insane, a duel for two."""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
from typing import Any

from dreadhouse.games.insanity import guess, view
from dreadhouse.games.insanity.cards.face import Face
from dreadhouse.games.insanity.content import load_faces
from dreadhouse.games.insanity.rules.setup import lay_out
from dreadhouse.games.insanity.rules.words import AMOUNTS, VERBS
from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game, Option
from dreadhouse.kernel.text import Texts
from dreadhouse.kernel.words import Vocabulary

FOLDER = pathlib.Path(__file__).parent

OPTIONS = (
    Option("start_life", 100, "INS-260", 10, 300),
    Option("start_sanity", 100, "INS-261", 0, 300),
    Option("turn_cap", 200, "INS-262", 20, 1000),
    Option("life_decides", False, "INS-263"),
    Option("dazed", False, "INS-264"),
    Option("fresh", False, "INS-265"),
    Option("slow_start", False, "INS-266"),
    Option("ceiling", False, "INS-267"),
    Option("set_order", False, "INS-268"),
)

MOST_IN_A_TURN = 4 * 99 + 2 + 100 * (1 + 99) + 1 + 99 + 3 * 99 + 99 + 1


@functools.cache
def faces() -> list[Face]:
    """The 99 cards, read from the data files when first asked for."""
    return load_faces(FOLDER / "content")


def deal(game: Game, seats: int, settings: dict[str, Any], dice: Dice) -> Duel:
    """A new duel, before its first step."""
    return lay_out(game, settings, dice, faces())


def bound_for(settings: dict[str, Any]) -> int:
    """The most decisions a duel can take: in each turn the orders of four steps, the draw's
    discards, 100 plays with all that each may ask, the attack, blocks and damage, the discard
    phase and the insanity phase (INS-26, INS-62)."""
    return int(settings["turn_cap"]) * MOST_IN_A_TURN


def argument(name: str, value: Any, language: str, texts: Texts) -> Any:
    """Cards and lists of cards as titles; numbers stay numbers."""
    if name in ("card", "blocker", "attacker", "bearer"):
        return texts.say(f"card-{faces()[value].id}", {}, language) if value >= 0 else ""
    if name == "cards":
        return ", ".join(texts.say(f"card-{faces()[card].id}", {}, language) for card in value)
    return value


def pieces(s: Duel) -> list[str]:
    """Every card with its place, for the law of conservation."""
    found = [f"{card}@deck" for card in s.deck] + [f"{card}@discard" for card in s.discard]
    found += [f"{card}@aside" for card in s.aside]
    for seat, player in enumerate(s.players):
        found += [f"{card}@hand {seat}" for card in player.hand]
    for thing in s.things:
        found.append(f"{thing.card}@play {thing.seat}")
        found += [f"{curse}@on {thing.card}" for curse in thing.curses]
    return found


def draw(seen: dict[str, Any], language: str) -> str:
    """The table as SVG."""
    from dreadhouse.games.insanity.board import draw_table

    return draw_table(seen, language)


GAME = Game(
    name="insanity",
    edition=1,
    seats=range(2, 3),
    options=OPTIONS,
    bound=bound_for({"turn_cap": 200}),
    vocabulary=Vocabulary(
        VERBS,
        {
            "card": [face.id for face in faces()],
            "amount": [str(amount) for amount in range(AMOUNTS)],
        },
    ),
    folder=FOLDER,
    deal=deal,
    table=view.table,
    redeal=guess.redeal,
    evaluate=guess.evaluate,
    draw=draw,
    argument=argument,
    pieces=pieces,
    bound_for=bound_for,
    minutes=(30, 60),
)
