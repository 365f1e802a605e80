"""What the asked seat could wish to do in its turn, with the rule that forbids it now."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.printed import DOCTOR, OARS
from dreadhouse.games.pandemonium.rules.turn import Act
from dreadhouse.games.pandemonium.rules.words import (
    ATTACK,
    BARRICADE,
    CLOSE,
    DASH,
    ENTER,
    EQUIP,
    EXCHANGE,
    EXPLORE,
    HEAL,
    LAUNCH,
    LEAD,
    MOVE,
    OPEN,
    PICK_UP,
    REINFORCE,
    RUN,
    SET_TRAP,
    TURN_UP,
    USE,
    USE_TOKEN,
)
from dreadhouse.games.pandemonium.state import Pandemonium


def why_not(s: Pandemonium, seat: int) -> list[list[str]]:
    """Words that are not offered in the own turn, each with its rule."""
    if s.result is not None or not s.stack:
        return []
    top = s.stack[-1]
    if not isinstance(top, Act) or top.seat != seat:
        return []
    word = s.game.vocabulary.word
    offered = set(s.offered)
    return [
        [word(action), top.forbids(s, action)]
        for action in wishes(s, top.who)
        if action not in offered
    ]


def wishes(s: Pandemonium, who: int) -> list[int]:
    """What lies at hand: ways, doors, tokens, foes, others, and the own cards."""
    c = s.cast[who]
    found = around(s, who)
    found += [EXPLORE, REINFORCE, RUN]
    if s.ground.plan.is_portal[s.cell[who]]:
        found.append(ENTER)
    if c.traps:
        found.append(SET_TRAP)
    if c.hands:
        found.append(LAUNCH)
    found += [ATTACK + foe for foe in s.foes]
    for other in range(len(s.cast)):
        if other != who and s.cell[other] == s.cell[who]:
            found.append(EXCHANGE + s.cast[other].persona)
    found += at_hand(s, who)
    return list(dict.fromkeys(found))


def around(s: Pandemonium, who: int) -> list[int]:
    """The four sides of the own space."""
    plan = s.ground.plan
    cell = s.cell[who]
    found = []
    for side in range(4):
        beside = plan.beside[4 * cell + side]
        if beside >= 0:
            found.append(MOVE + plan.space[beside])
        if plan.is_opening(plan.edge[4 * cell + side]):
            found += [verb + side for verb in (OPEN, CLOSE, BARRICADE, DASH)]
    return found


def at_hand(s: Pandemonium, who: int) -> list[int]:
    """Tokens in the space, cards of the own, the skill, the own allies."""
    c = s.cast[who]
    found = []
    for token in s.tokens:
        if token.cell == s.cell[who] and token.kind <= OARS:
            found.append(PICK_UP + token.kind)
        elif token.cell == s.cell[who] and token.kind < 8:
            found.append((TURN_UP if token.is_down else USE_TOKEN) + token.kind)
    for item in c.backpack:
        found.append((EQUIP if s.printed.is_weapon[item] else USE) + item)
    if c.persona == DOCTOR:
        found.append(HEAL)
    found += [LEAD + persona for persona in range(12) if s.ally_who[persona] == who]
    return found
