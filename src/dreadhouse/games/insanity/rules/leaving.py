"""Destroying, discarding and changing sides (INS-84 to INS-92, INS-100, INS-101, INS-278)."""

from __future__ import annotations

from dreadhouse.games.insanity.cards.face import MONSTER
from dreadhouse.games.insanity.state import ACTION_PHASE, BOTH, Duel, Thing


def destroy(s: Duel, cards: list[int], to_hand: bool, in_battle: bool) -> None:
    """Destroy things, all at one moment (INS-89). They lie in the discard pile in the order in
    which they entered play, curses on top of their bearer (INS-278), or go to a hand (INS-88)."""
    gone = [thing for thing in s.things if thing.card in cards]
    if not gone:
        return
    answer(s, gone)
    for thing in gone:
        s.remove(thing)
        if to_hand or (in_battle and thing.face.returns_from_battle()):
            return_to_hand(s, thing)
        else:
            s.discard.append(thing.card)
            if s.hears:
                s.tell("destroyed", {"seat": thing.seat, "card": thing.card}, "INS-84")
        drop_curses(s, thing)


def answer(s: Duel, gone: list[Thing]) -> None:
    """Cards in play at the common moment before answer the destruction (INS-71, INS-216)."""
    for thing in s.standing:
        monsters = 0
        for lost in gone:
            if lost.seat == thing.seat and lost.kind == MONSTER:
                monsters += 1
        if monsters > 0:
            thing.face.answer_destroyed(s, thing.seat, monsters)


def return_to_hand(s: Duel, thing: Thing) -> None:
    """A thing goes to the hand of the player who controls it; both saw it (INS-87, INS-279)."""
    s.players[thing.seat].hand.append(thing.card)
    s.secrets.disclose(thing.card, BOTH)
    if s.hears:
        s.tell("returns", {"seat": thing.seat, "card": thing.card}, "INS-88")


def drop_curses(s: Duel, thing: Thing) -> None:
    """The curses of a being that leaves play go to the discard pile (INS-100, INS-101)."""
    for curse in thing.curses:
        s.discard.append(curse)
        if s.hears:
            s.tell("curse-falls", {"card": curse}, "INS-100")


def take_control(s: Duel, thing: Thing, seat: int) -> None:
    """A thing changes sides and keeps its curses; it does not come into play (INS-90 to 92)."""
    s.move(thing, seat)
    thing.is_moved = s.step == ACTION_PHASE
    if s.hears:
        s.tell("takes-control", {"seat": seat, "card": thing.card}, "INS-90")
