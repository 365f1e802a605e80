"""What a learner sees of the house: the same as `view.py`, as a row of bytes."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.ground.plan import EDGES
from dreadhouse.games.pandemonium.rules.printed import (
    EVENTS,
    ITEMS,
    PACTS,
    PERSONAS,
    SKILLS,
)
from dreadhouse.games.pandemonium.rules.values import (
    action_of,
    actions_left,
    agility_of,
    attack_of,
    defence_of,
    will_of,
)
from dreadhouse.games.pandemonium.state import (
    CELLS,
    FOES,
    MOST_SEATS,
    PACT_CARDS,
    TILES,
    Pandemonium,
)
from dreadhouse.kernel.senses import Row, byte, seen_from

CAST: Final = MOST_SEATS
PORTALS: Final = 8
COUNTERS: Final = 8
FLAGS: Final = 24
TOKEN_KINDS: Final = 12
MIDDLE: Final = 8
CHARACTER_SIZE: Final = 120

IN_BACKPACK: Final = 4
BARRICADED: Final = 4
DOWN: Final = 16


def flag(is_so: bool) -> int:
    """A yes as 1."""
    return 1 if is_so else 0


def bits(mask: int, count: int, out: Row) -> None:
    """The bits of a mask."""
    for at in range(count):
        out.append((mask >> at) & 1)


def fill(s: Pandemonium, seat: int, out: Row) -> None:
    """All fields in order."""
    out.extend([s.chapter.number, s.mode, s.phase, byte(s.round), flag(s.is_night())])
    out.append(seen_from(seat, s.evil_seat, s.seats))
    out.extend([s.acting + 1, byte(s.limit), byte(s.evil_face), flag(s.final_battle)])
    out.extend([byte(s.energy), flag(s.was_started), byte(s.blood_moon), byte(s.feeding_hour)])
    out.extend([byte(s.evil_spent), byte(s.deaths), byte(s.run_left), flag(s.is_running)])
    out.extend([len(s.items), len(s.events), len(s.pacts), len(s.combos), len(s.allies)])
    out.append(len(s.challenges))
    out.extend([s.challenge + 1, s.challenger + 1])
    bits(s.sealed, PORTALS, out)
    bits(s.ground.fallen, TILES, out)
    bits(s.plot.flags, FLAGS, out)
    for at in range(COUNTERS):
        out.append(byte(s.plot.counts[at]) if at < len(s.plot.counts) else 0)
    fill_attack(s, out)
    fill_ground(s, out)
    fill_foes(s, out)
    fill_allies(s, out)
    fill_pacts(s, seat, out)
    for who in range(CAST):
        if who < len(s.cast):
            fill_character(s, who, seat, out)
        else:
            out.zeros(CHARACTER_SIZE)


def fill_attack(s: Pandemonium, out: Row) -> None:
    """The attack being made, and the newest roll."""
    party = [0] * CAST
    a = s.attack
    if a is None:
        out.zeros(6)
    else:
        for who in a.party:
            party[who] = 1
        out.extend([a.launcher + 1, a.rival + 1, a.combo + 1, byte(a.hits)])
        out.extend([flag(a.is_critical), byte(a.damage)])
    out.extend(party)
    if s.tray:
        out.extend([s.tray[-1][1] + 1, byte(s.tray[-1][2])])
    else:
        out.zeros(2)


def fill_ground(s: Pandemonium, out: Row) -> None:
    """Openings, then what lies in each space (PAN-24: all of it is open)."""
    edges = [0] * EDGES
    for edge in s.ground.plan.openings:
        edges[edge] = 1 + s.ground.state[edge] + BARRICADED * s.ground.barricade[edge]
    tokens = [0] * CELLS
    for token in s.tokens:
        if token.cell >= 0:
            tokens[token.cell] = token.kind + 1 + (DOWN if token.is_down else 0)
    out.extend(edges)
    out.sparse(tokens)
    out.sparse(s.soul_at)
    out.sparse(s.is_explored)
    out.sparse(s.flare)
    out.sparse(s.ground.traps)
    out.sparse(s.ground.evil_traps)
    out.sparse(s.lamp)
    out.sparse(s.decoy)
    out.sparse(s.extra_activity)


def fill_foes(s: Pandemonium, out: Row) -> None:
    """Creatures, evil allies and bosses by their figures, and who of them is attacked."""
    targets = [0] * FOES
    if s.attack is not None:
        for foe in s.attack.targets:
            targets[foe] = 1
    for foe in range(FOES):
        out.append(s.foe_cell[foe] + 1)
    out.sparse(s.foe_stunned)
    for foe in range(FOES):
        out.append(s.foe_goaded[foe] + 2 * s.foe_fury[foe])
    out.sparse(targets)
    for life in s.boss_life:
        out.append(byte(life))


def fill_allies(s: Pandemonium, out: Row) -> None:
    """Good allies: where, whose, whether they have done their part, and where a dead one lies."""
    for persona in range(PERSONAS):
        out.extend([s.ally_cell[persona] + 1, s.ally_who[persona] + 1])
        out.append(flag(s.ally_round[persona] == s.round))
        out.append(s.body[persona] + 1)


def fill_pacts(s: Pandemonium, seat: int, out: Row) -> None:
    """Who of the own characters holds each Pact (PAN-592)."""
    pacts = [0] * PACT_CARDS
    for who in range(len(s.cast)):
        if s.cast[who].seat == seat:
            for card in s.cast[who].pacts:
                pacts[card - PACTS] = who + 1
    out.sparse(pacts)


def fill_character(s: Pandemonium, who: int, seat: int, out: Row) -> None:
    """One sheet; all of it is open but the Pacts."""
    c = s.cast[who]
    is_picked = c.persona >= 0
    at = s.cell[who] if s.stands(who) else c.tomb
    out.extend([c.persona + 1, seen_from(seat, c.seat, s.seats), c.posture, at + 1])
    out.extend([byte(s.life[who]), byte(s.fear[who]), byte(s.souls[who]), byte(c.traps)])
    if is_picked:
        out.extend([byte(attack_of(s, who)), byte(defence_of(s, who)), byte(agility_of(s, who))])
        out.extend([byte(action_of(s, who)), byte(will_of(s, who))])
        out.append(byte(actions_left(s, who)) if s.acting == who else 0)
    else:
        out.zeros(6)
    out.extend([c.tree + 1, byte(c.attack_up + MIDDLE), byte(c.defence_up + MIDDLE)])
    out.extend([byte(c.action_up + MIDDLE), flag(c.is_reinforced), flag(c.has_run)])
    out.extend([flag(c.has_played), byte(c.trophies), byte(c.deaths), len(c.pacts)])
    out.append(place_in(s.order, who))
    bits(c.skills, SKILLS, out)
    fill_held(c.hands, c.backpack, c.kept, c.carried, out)


def place_in(order: list[int], who: int) -> int:
    """The place of a character in the turn order, 0 where it has none."""
    for at in range(len(order)):
        if order[at] == who:
            return at + 1
    return 0


def fill_held(
    hands: list[int], backpack: list[int], kept: list[int], carried: list[int], out: Row
) -> None:
    """Items, kept Events and board tokens that a character has."""
    items, events = [0] * (EVENTS - ITEMS), [0] * (EVENTS_KEPT)
    tokens = 0
    for card in hands:
        if card < EVENTS:
            items[card] += 1
    for card in backpack:
        if card < EVENTS:
            items[card] += IN_BACKPACK
    for card in kept:
        if EVENTS <= card < PACTS:
            events[card - EVENTS] = 1
    for kind in carried:
        tokens |= 1 << kind
    out.sparse(items)
    out.sparse(events)
    out.append(byte(tokens & 255))
    out.append(byte(tokens >> 8))


EVENTS_KEPT: Final = PACTS - EVENTS
