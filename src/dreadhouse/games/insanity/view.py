"""What one seat may see of the duel, built from nothing (INS-147 to INS-153, INS-279)."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreadhouse.games.insanity.cards.face import MONSTER
from dreadhouse.games.insanity.rules.acting import Act, attacking_ban
from dreadhouse.games.insanity.rules.attacking import (
    NameAttackers,
    NameBlockers,
    attack_ban,
    block_ban,
)
from dreadhouse.games.insanity.rules.damage import blocking_power
from dreadhouse.games.insanity.rules.playing import play_ban, use_ban
from dreadhouse.games.insanity.rules.words import ATTACK, BLOCK, NAME, PLAY, USE
from dreadhouse.games.insanity.state import INSANITY_PHASE, STEPS, Duel, Thing


def table(s: Duel, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; -1 is a spectator."""
    return {
        "turn": s.turn,
        "cap": s.rules.turn_cap,
        "on_turn": s.on_turn,
        "step": STEPS[s.step],
        "start_life": s.rules.start_life,
        "start_sanity": s.rules.start_sanity,
        "players": [player(s, owner, seat) for owner in range(2)],
        "things": [thing_seen(s, thing) for thing in s.things],
        "deck_size": len(s.deck),
        "deck_known": deck_known(s, seat),
        "discard": s.discard[:],
        "aside": s.aside[:],
        "attack": attack(s),
        "monsters_played": s.monsters_played,
        "attacked": s.has_attacked,
        "acts": s.acts,
        "why_not": why_not(s, seat),
        "omens": omens(s),
        "given": s.given[:],
        "zero_turn": s.zero_turn[:],
        "ending": s.ending,
    }


def player(s: Duel, owner: int, seat: int) -> dict[str, Any]:
    """Life, sanity, the size of the hand, and the cards of it that the seat knows (INS-279)."""
    hand = s.players[owner].hand
    known = [card for card in hand if s.secrets.is_known(card, seat)]
    return {
        "life": s.players[owner].life,
        "sanity": s.players[owner].sanity,
        "hand_size": len(hand),
        "hand": known if owner == seat else sorted(known),
    }


def thing_seen(s: Duel, thing: Thing) -> dict[str, Any]:
    """A thing on the table: everything about it is open (INS-149)."""
    return {
        "card": thing.card,
        "seat": thing.seat,
        "power": power_seen(s, thing),
        "base": thing.face.power,
        "used": thing.is_used,
        "fresh": thing.is_fresh,
        "curses": thing.curses[:],
        "may_attack": attack_ban(s, thing) == 0,
        "may_block": block_ban(s, thing) == 0,
    }


def power_seen(s: Duel, thing: Thing) -> int:
    """A being's power now, what a location adds to blockers included (INS-225)."""
    if not thing.face.is_being:
        return -1
    if s.attack is not None and thing.card in s.attack.blockers:
        return blocking_power(s, thing.card)
    return s.power(thing)


def deck_known(s: Duel, seat: int) -> list[int]:
    """The cards on top of the draw deck that the seat knows, the next one first (INS-148)."""
    found: list[int] = []
    for card in reversed(s.deck):
        if not s.secrets.is_known(card, seat):
            break
        found.append(card)
    return found


def attack(s: Duel) -> dict[str, Any] | None:
    """The attack under way."""
    fight = s.attack
    if fight is None:
        return None
    pairs = list(zip(fight.blockers, fight.against, strict=True))
    whom = dict(pairs)
    deals = [[whom[b], b, n] for b, n in zip(fight.dealt, fight.amounts, strict=True)]
    return {
        "seat": fight.seat,
        "attackers": fight.attackers[:],
        "blocks": [[blocker, attacker] for blocker, attacker in pairs],
        "deals": deals,
    }


def why_not(s: Duel, seat: int) -> list[list[str]]:
    """What a seat that is asked cannot do now with its own cards and things, with the rule that
    forbids it (INS-51 to INS-58, INS-105 to INS-118)."""
    if s.result is not None or seat not in s.to_act:
        return []
    top = s.stack[-1]
    if isinstance(top, Act):
        bans = acting_bans(s, seat)
    elif isinstance(top, NameAttackers):
        bans = naming_bans(s, top, NAME, attack_ban)
    elif isinstance(top, NameBlockers):
        bans = naming_bans(s, top, BLOCK, block_ban)
    else:
        return []
    word = s.game.vocabulary.word
    return [[word(action), rule] for action, rule in bans]


def acting_bans(s: Duel, seat: int) -> list[tuple[int, str]]:
    """Cards that cannot be played, actions that cannot be used, and an attack that cannot be."""
    bans = [(PLAY + card, play_ban(s, seat, s.faces[card])) for card in s.players[seat].hand]
    for thing in s.things:
        if thing.seat == seat and thing.face.action:
            bans.append((USE + thing.card, use_ban(s, seat, thing)))
    bans.append((ATTACK, attacking_ban(s, seat)))
    return [(action, f"INS-{ban}") for action, ban in bans if ban]


def naming_bans(
    s: Duel, ask: NameAttackers | NameBlockers, verb: int, ban: Callable[[Duel, Thing], int]
) -> list[tuple[int, str]]:
    """Beings that are kept from attacking or blocking; who was passed over needs no reason."""
    offered = ask.options(s)
    found: list[tuple[int, str]] = []
    for thing in s.things:
        action = verb + thing.card
        if thing.seat != ask.seat or not thing.face.is_being or action in offered:
            continue
        rule = ask.forbids(s, action)
        if ban(s, thing) or (thing.born > ask.after and rule != ask.rule):
            found.append((action, rule))
    return found


def omens(s: Duel) -> list[list[Any]]:
    """What the coming steps of this turn will take, as things stand now."""
    if s.result is not None:
        return []
    found: list[list[Any]] = []
    for thing in s.things:
        for timed in thing.face.timed:
            is_due = timed.step > s.step and (timed.is_for_each or thing.seat == s.on_turn)
            toll = timed.toll
            if is_due and toll and timed.condition.holds(s, s.on_turn, thing.card):
                args = {"seat": s.on_turn, "card": thing.card, "amount": toll}
                found.append(["omen-toll", args])
    loser = s.players[s.on_turn]
    if s.step < INSANITY_PHASE and loser.sanity == 0 and s.count(s.on_turn, MONSTER):
        found.append(["omen-give", {"seat": s.on_turn}])
    return found
