"""Insanity: Cthulhu Will Drive You Insane, a duel for two."""

# mypyc: no

from __future__ import annotations

import pathlib
from typing import Any

from dreadhouse.games.insanity import board, guess, plain, senses, view
from dreadhouse.games.insanity.content import faces
from dreadhouse.games.insanity.rules.setup import lay_out
from dreadhouse.games.insanity.rules.words import AMOUNTS, VERBS
from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.counts import Counts
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


def deal(game: Game, seats: int, settings: dict[str, Any], dice: Dice) -> Duel:
    """A new duel, before its first step."""
    return lay_out(game, settings, dice, faces())


def bound_for(settings: dict[str, Any]) -> int:
    """The most decisions a duel can take: in each turn the orders of four steps, the draw's
    discards, 100 plays with all that each may ask, the attack, blocks and damage, the discard
    phase and the insanity phase (INS-26, INS-62)."""
    return int(settings["turn_cap"]) * MOST_IN_A_TURN


def argument(name: str, value: Any, language: str, texts: Texts) -> Any:
    """Cards and lists of cards as titles, "none" where there is no card; numbers stay numbers."""
    if name in ("card", "blocker", "attacker", "bearer"):
        return listed([value] if value >= 0 else [], language, texts)
    if name == "cards":
        return listed(value, language, texts)
    return value


def listed(cards: list[int], language: str, texts: Texts) -> str:
    """Titles as people list them; the messages know "none" and say it in their own words."""
    titles = [texts.say(f"card-{faces()[card].id}", {}, language) for card in cards]
    if len(titles) < 2:
        return titles[0] if titles else "none"
    args = {"first": ", ".join(titles[:-1]), "last": titles[-1]}
    return texts.say("listed", args, language)


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


def is_last_loss_by_attack(s: Duel) -> bool:
    """Whether the newest loss of life was damage of an attack and not a card's effect (INS-128)."""
    event = s.log
    while event is not None and event.id != "loses-life":
        event = event.before
    return event is not None and event.args["card"] == -1


def figures(s: Duel) -> dict[str, float]:
    """What a measurement records besides winner and length (INS-271): whether an attack ended the
    duel, whether anybody was at 0 sanity and when first, what was given away, the lives left."""
    found = {
        "ended_by_attack": float(s.ending in ("life", "both") and is_last_loss_by_attack(s)),
        "anybody_at_zero": float(any(s.zero_turn)),
    }
    for seat, player in enumerate(s.players):
        found[f"zero_turn_{seat + 1}"] = s.zero_turn[seat]
        found[f"given_{seat + 1}"] = s.given[seat]
        found[f"life_{seat + 1}"] = player.life
    return found


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
    draw=board.draw_table,
    hold=board.draw_hand,
    plain=plain.text_table,
    argument=argument,
    pieces=pieces,
    bound_for=bound_for,
    minutes=(30, 60),
    senses=senses.senses([(option.id, option.least) for option in OPTIONS]),
    counts=Counts(
        first="on_turn",
        length="turn",
        unit="turns",
        things=("card", "cards"),
        figures=figures,
    ),
)
