"""Why something is refused in a character's own turn: the rule behind each missing action."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.act import (
    MOST_DASHES,
    barricade_price,
    is_portal,
    may_explore,
    trap_price,
)
from dreadhouse.games.pandemonium.rules.inventory import MOST_SORTED
from dreadhouse.games.pandemonium.rules.printed import EVENTS
from dreadhouse.games.pandemonium.rules.values import actions_left, backpack_size
from dreadhouse.games.pandemonium.rules.words import (
    ASSAULT,
    ATTACK,
    BARRICADE,
    BUY,
    CLEAR,
    CLOSE,
    DASH,
    ENTER,
    EQUIP,
    EXCHANGE,
    EXPLORE,
    FIGHT,
    GIVE,
    HEAL,
    LAUNCH,
    LEAD,
    LOOT,
    MOVE,
    OPEN,
    PICK_UP,
    PLAY,
    REANIMATE,
    REINFORCE,
    RUN,
    SCRAP,
    SET_TRAP,
    STEP,
    STOW,
    TASK,
    TURN_UP,
    USE,
    USE_TOKEN,
)
from dreadhouse.games.pandemonium.state import FOES, MOST_TRAPS, Pandemonium


def why_not(s: Pandemonium, who: int, action: int) -> str:
    """The rule that forbids an action now."""
    own: str = s.chapter.forbids(s, who, action)
    if own:
        return own
    if MOVE <= action < RUN:
        return why_no_step(s, who, action)
    if action == RUN:
        return "PAN-197" if s.cast[who].has_run else "PAN-132"
    if action < EXPLORE:
        return why_no_opening(s, who, action)
    if action < TASK + 16 and actions_left(s, who) <= 0 and action != SET_TRAP:
        return "PAN-132"
    if action < GIVE:
        return why_no_deed(s, who, action)
    if action < USE:
        return why_no_token(s, who, action)
    return why_no_card(s, who, action)


def why_no_step(s: Pandemonium, who: int, action: int) -> str:
    """A wall, a closed opening, a Barricade, no neighbour, or no Action."""
    plan = s.ground.plan
    to = plan.cell_of_space[(action - MOVE) % 128]
    edge = plan.between(s.cell[who], to) if to >= 0 else -1
    if edge < 0:
        return "PAN-32"
    if not plan.is_opening(edge) and not s.ground.is_free(edge):
        return "PAN-177"
    if not s.ground.is_free(edge):
        return why_barred(s, edge)
    return "PAN-199" if action >= STEP else "PAN-132"


def why_barred(s: Pandemonium, edge: int) -> str:
    """What stops a step through a door or window."""
    if s.ground.barricade[edge] == 2:
        return "PAN-553"
    return "PAN-228" if s.ground.barricade[edge] else "PAN-196"


def why_no_opening(s: Pandemonium, who: int, action: int) -> str:
    """Doors and windows: state, side, Barricades, or no Action."""
    ground = s.ground
    side = (action - DASH) % 4
    edge = ground.plan.edge[4 * s.cell[who] + side]
    if not ground.is_opening(edge):
        return why_no_door(s, who, edge, action)
    if ground.barricade[edge] == 2:
        return "PAN-554"
    if action < OPEN:
        return "PAN-650" if s.cast[who].dashes >= MOST_DASHES else "PAN-55"
    if OPEN <= action < CLOSE:
        return "PAN-190" if ground.is_closed(edge) else "PAN-195"
    if CLOSE <= action < BARRICADE:
        return "PAN-188" if ground.state[edge] == 2 else "PAN-191"
    if BARRICADE <= action < CLEAR:
        if ground.barricade[edge]:
            return "PAN-227"
        return "PAN-231" if actions_left(s, who) < barricade_price(s, who) else "PAN-223"
    return "PAN-231"


def why_no_door(s: Pandemonium, who: int, edge: int, action: int) -> str:
    """There is no door or window there, or the rim of the board."""
    plan = s.ground.plan
    if plan.first[edge] < 0 or plan.second[edge] < 0:
        return "PAN-37"
    if action < OPEN:
        return "PAN-212"
    if BARRICADE <= action < EXPLORE:
        return "PAN-225"
    return "PAN-35" if plan.first[edge] >> 4 != plan.second[edge] >> 4 else "PAN-184"


def why_no_deed(s: Pandemonium, who: int, action: int) -> str:
    """Exploring, Reinforce, Traps, portals, attacks, exchanges."""
    c = s.cast[who]
    if action == EXPLORE:
        return "PAN-245" if may_explore(s, who) else "PAN-247"
    if action == REINFORCE:
        return "PAN-286"
    if action == SET_TRAP:
        return "PAN-236" if c.traps and trap_price(s, who) else "PAN-62"
    if action == ENTER:
        return "PAN-276" if not is_portal(s, s.cell[who]) else "PAN-633"
    if ATTACK <= action < FIGHT:
        if not c.hands:
            return "PAN-305"
        if action == LAUNCH:
            return "PAN-337" if s.combos else "PAN-9"
        return why_out_of_reach(s, who, action)
    if EXCHANGE <= action < GIVE:
        return "PAN-257"
    return "PAN-168"


def why_out_of_reach(s: Pandemonium, who: int, action: int) -> str:
    """No Range, or no open way within it; the Crossbow only once."""
    foe = action - ATTACK
    if action < ASSAULT and (foe >= FOES or s.foe_cell[foe] < 0):
        return "PAN-306"
    c = s.cast[who]
    if c.fired and len(c.fired) == len(c.hands):
        return "PAN-273"
    for weapon in c.hands:
        if s.printed.range[weapon] > 0:
            return "PAN-268"
    return "PAN-266"


def why_no_token(s: Pandemonium, who: int, action: int) -> str:
    """Tokens, bodies and tasks."""
    if PICK_UP <= action < USE_TOKEN:
        return "PAN-171"
    if USE_TOKEN <= action < TURN_UP:
        kind = action - USE_TOKEN
        if kind == 7:
            return "PAN-304" if s.was_started else "PAN-297"
        return "PAN-290"
    if TURN_UP <= action < LOOT:
        return "PAN-291"
    if LOOT <= action < REANIMATE:
        return "PAN-543"
    if REANIMATE <= action < TASK:
        return "PAN-606"
    return "PAN-258"


def why_no_card(s: Pandemonium, who: int, action: int) -> str:
    """Cards, Souls, sorting, skills, allies."""
    c = s.cast[who]
    if USE <= action < PLAY:
        return "PAN-274"
    if PLAY <= action < BUY:
        return "PAN-430" if action - PLAY >= EVENTS else "PAN-168"
    if BUY <= action < SCRAP:
        return "PAN-366" if c.has_boosted else "PAN-362"
    if SCRAP <= action < EQUIP:
        return "PAN-235" if c.traps >= MOST_TRAPS else "PAN-233"
    if EQUIP <= action < STOW + 136:
        if c.sorted >= MOST_SORTED:
            return "PAN-651"
        if action >= STOW and len(c.backpack) >= backpack_size(s, who):
            return "PAN-250"
        return "PAN-249"
    if action == HEAL:
        return "PAN-50"
    if LEAD <= action < LEAD + 12:
        if s.ally_who[action - LEAD] == who and s.ally_round[action - LEAD] == s.round:
            return "PAN-646"
        return "PAN-538"
    return "PAN-139"
