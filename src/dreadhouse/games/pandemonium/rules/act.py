"""What a character may do in the own turn (PAN-132 to PAN-135, PAN-168 to PAN-175)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.ground.plan import DOOR
from dreadhouse.games.pandemonium.rules.allies import may_lead
from dreadhouse.games.pandemonium.rules.chapter import REANIMATION
from dreadhouse.games.pandemonium.rules.effects import Part
from dreadhouse.games.pandemonium.rules.inventory import MOST_SORTED
from dreadhouse.games.pandemonium.rules.moments import ANSWERS, is_usable, wish
from dreadhouse.games.pandemonium.rules.printed import (
    DOCTOR,
    FURY,
    GENERATOR,
    MECHANIC,
    OARS,
    RADIO,
    RETRIBUTION,
    TELEPHONE,
)
from dreadhouse.games.pandemonium.rules.reaching import add_attacks
from dreadhouse.games.pandemonium.rules.values import (
    FREE_TRAPS,
    actions_left,
    backpack_size,
    fits_hands,
    has_skill,
)
from dreadhouse.games.pandemonium.rules.words import (
    ALWAYS,
    BARRICADE,
    BUY,
    CLEAR,
    CLOSE,
    DASH,
    END,
    ENTER,
    EQUIP,
    EXCHANGE,
    EXPLORE,
    HEAL,
    LEAD,
    LEAP,
    LOOT,
    LOOT_BODY,
    MOVE,
    NEVER,
    OPEN,
    PICK_UP,
    PLAY,
    REANIMATE,
    REINFORCE,
    RUN,
    SCRAP,
    SET_TRAP,
    SOMETIMES,
    STEP,
    STOW,
    TURN_UP,
    USE,
    USE_TOKEN,
)
from dreadhouse.games.pandemonium.state import (
    LYING,
    MOST_LIFE,
    MOST_TRAPS,
    Pandemonium,
    Token,
)

CROWBAR: Final = 1
TOOLBOX: Final = 30
MOST_DASHES: Final = 12

# Bits of `Character.free_done`: what was free once in this turn.
CROWBAR_USED: Final = 1
TOOLBOX_USED: Final = 2
LEAPT: Final = 4

# Boons in the order of the words.
LIFE: Final = 0
CALM: Final = 1
BOOST: Final = 2


def options_in_turn(s: Pandemonium, who: int) -> list[int]:
    """Ways first, then actions, then what is free; ending comes last."""
    found: list[int] = []
    left = actions_left(s, who)
    add_ways(s, who, left, found)
    if left > 0:
        add_actions(s, who, found)
    elif s.cast[who].traps and trap_price(s, who) == 0:
        found.append(SET_TRAP)
    s.chapter.add_actions(s, who, left, found)
    add_free(s, who, found)
    add_leading(s, who, left, found)
    found.append(END)
    return found


def add_ways(s: Pandemonium, who: int, left: int, found: list[int]) -> None:
    """Steps, Dashes, and what can be done to the doors and windows of the space."""
    ground = s.ground
    plan = ground.plan
    cell = s.cell[who]
    runs = s.is_running and s.run_left > 0
    for side in range(4):
        edge = plan.edge[4 * cell + side]
        if ground.is_free(edge):
            space = plan.space[plan.beside[4 * cell + side]]
            if left > 0:
                found.append(MOVE + space)
            if runs:
                found.append(STEP + space)
        if plan.kind[edge] != 0 and ground.is_opening(edge):
            add_opening(s, who, edge, side, left, found)


def add_opening(
    s: Pandemonium, who: int, edge: int, side: int, left: int, found: list[int]
) -> None:
    """What can be done to one door or window."""
    ground = s.ground
    cell = s.cell[who]
    if may_dash(s, who, edge):
        found.append(DASH + side)
        if may_leap(s, who):
            found.append(LEAP + side)
    if left >= open_price(s, who, edge) and ground.may_open(edge, cell):
        found.append(OPEN + side)
    if left > 0 and ground.may_close(edge, cell):
        found.append(CLOSE + side)
    if left >= barricade_price(s, who) and ground.may_barricade(edge):
        found.append(BARRICADE + side)
    if left >= clear_price(s, who) and ground.may_unbarricade(edge):
        found.append(CLEAR + side)


def may_dash(s: Pandemonium, who: int, edge: int) -> bool:
    """A Dash, as often as the turn allows (PAN-213, PAN-650); in a Run only with spaces left."""
    if s.cast[who].dashes >= MOST_DASHES or not s.ground.may_dash(edge):
        return False
    return not s.is_running or s.run_left > 0


def may_leap(s: Pandemonium, who: int) -> bool:
    """Fury's Dash that costs no Life, once per turn (PAN-55)."""
    c = s.cast[who]
    return c.persona == FURY and not c.free_done & LEAPT


def open_price(s: Pandemonium, who: int, edge: int) -> int:
    """Opening costs 1 Action; a door once per turn none with the Crowbar (PAN-195)."""
    return 0 if s.ground.plan.kind[edge] == DOOR and has_crowbar(s, who) else 1


def clear_price(s: Pandemonium, who: int) -> int:
    """Removing a Barricade costs 1 Action, once per turn none with the Crowbar (PAN-231)."""
    return 0 if has_crowbar(s, who) else 1


def has_crowbar(s: Pandemonium, who: int) -> bool:
    """Whether the Crowbar is in hand and not yet used for this (PAN-273)."""
    c = s.cast[who]
    return CROWBAR in c.hands and not c.free_done & CROWBAR_USED


def barricade_price(s: Pandemonium, who: int) -> int:
    """Raising costs 1 Action; none for the Mechanic or the first with a Toolbox (PAN-61)."""
    c = s.cast[who]
    if c.persona == MECHANIC:
        return 0
    return 0 if TOOLBOX in c.backpack and not c.free_done & TOOLBOX_USED else 1


def trap_price(s: Pandemonium, who: int) -> int:
    """Setting a Trap costs 1 Action; none for some (PAN-61, PAN-236, PAN-405)."""
    return 0 if s.cast[who].persona == MECHANIC or has_skill(s, who, FREE_TRAPS) else 1


def add_actions(s: Pandemonium, who: int, found: list[int]) -> None:
    """The actions that cost 1 Action (PAN-168, PAN-169)."""
    c = s.cast[who]
    cell = s.cell[who]
    if not c.has_run:
        found.append(RUN)
    if may_explore(s, who):
        found.append(EXPLORE)
    if not c.has_reinforced:
        found.append(REINFORCE)
    if c.traps:
        found.append(SET_TRAP)
    if is_portal(s, cell):
        found.append(ENTER)
    if c.hands:
        add_attacks(s, who, found)
    add_company(s, who, found)
    for token in s.tokens:
        if token.cell == cell:
            add_token(s, token, found)
    for persona in range(12):
        if s.body[persona] == cell:
            found.append(LOOT + persona)


def may_explore(s: Pandemonium, who: int) -> bool:
    """No Explored token, or a skill for it (PAN-247, PAN-415)."""
    return not s.is_explored[s.cell[who]] or has_skill(s, who, RETRIBUTION)


def is_portal(s: Pandemonium, cell: int) -> bool:
    """Whether a usable portal is here (PAN-276, PAN-633)."""
    if not s.ground.plan.is_portal[cell]:
        return False
    return not s.sealed >> s.ground.plan.portals.index(cell) & 1


def add_company(s: Pandemonium, who: int, found: list[int]) -> None:
    """Exchanging with others here, reanimating or looting those who lie here."""
    cell = s.cell[who]
    mine = s.cast[who]
    for other in range(len(s.cast)):
        c = s.cast[other]
        if other == who:
            continue
        if s.cell[other] == cell:
            if may_trade(s, who, other) and other not in mine.refused:
                found.append(EXCHANGE + c.persona)
        elif c.posture == LYING and c.tomb == cell:
            if may_reanimate(s):
                found.append(REANIMATE + c.persona)
            if s.is_solo and not c.is_looted:
                found.append(LOOT_BODY + c.persona)


def may_trade(s: Pandemonium, who: int, other: int) -> bool:
    """Somebody has an Item to exchange (PAN-257, DIA-74)."""
    mine, theirs = s.cast[who], s.cast[other]
    return bool(s.chapter.may_exchange(s)) and bool(
        mine.hands or mine.backpack or theirs.hands or theirs.backpack
    )


def may_reanimate(s: Pandemonium) -> bool:
    """Whether the Reanimation rule is in force (PAN-601, PAN-625)."""
    if s.chapter.death == REANIMATION:
        return True
    return s.is_solo and bool(s.settings["reanimation"])


def add_token(s: Pandemonium, token: Token, found: list[int]) -> None:
    """Picking up, using or turning up a board token (PAN-171, PAN-172, PAN-291)."""
    kind = token.kind
    if kind <= OARS:
        if PICK_UP + kind not in found:
            found.append(PICK_UP + kind)
    elif kind == RADIO or kind == TELEPHONE:
        if token.is_down:
            found.append(TURN_UP + kind)
        elif s.chapter.may_use_token(s, kind):
            found.append(USE_TOKEN + kind)
    elif kind == GENERATOR and s.energy <= 1 and s.chapter.may_start_generator(s):
        found.append(USE_TOKEN + kind)


def add_free(s: Pandemonium, who: int, found: list[int]) -> None:
    """What costs no Action: cards, Souls, the own skill, sorting (PAN-135, PAN-160)."""
    c = s.cast[who]
    if c.persona == DOCTOR and not c.has_used_skill:
        found.append(HEAL)
    if s.souls[who]:
        add_boons(s, who, found)
    if c.backpack or c.hands:
        add_items(s, who, found)
    if c.kept:
        add_kept(s, who, found)


def add_boons(s: Pandemonium, who: int, found: list[int]) -> None:
    """What Souls buy (PAN-363 to PAN-366)."""
    c = s.cast[who]
    if s.life[who] < MOST_LIFE and c.cannot_heal < s.round:
        found.append(BUY + LIFE)
    if s.fear[who] > 0:
        found.append(BUY + CALM)
    if s.souls[who] >= 2 and not c.has_boosted:
        found.append(BUY + BOOST)
        found.append(BUY + BOOST + 1)
        found.append(BUY + BOOST + 2)


def add_items(s: Pandemonium, who: int, found: list[int]) -> None:
    """Using objects, sorting, giving Items up for Traps; of equal cards only one is offered."""
    c = s.cast[who]
    scraps = c.traps < MOST_TRAPS
    seen = 0
    for item in c.backpack:
        if not seen >> item & 1 and not s.printed.is_weapon[item] and may_use(s, who, item):
            found.append(USE + item)
        if scraps and not seen >> item & 1:
            found.append(SCRAP + item)
        seen |= 1 << item
    if scraps:
        for item in c.hands:
            if not seen >> item & 1:
                found.append(SCRAP + item)
            seen |= 1 << item
    add_sorting(s, who, found)


def add_sorting(s: Pandemonium, who: int, found: list[int]) -> None:
    """Equipping and storing weapons, in anybody's turn (PAN-139, PAN-253)."""
    c = s.cast[who]
    if c.sorted >= MOST_SORTED:
        return
    seen = 0
    for item in c.backpack:
        if s.printed.is_weapon[item] and not seen >> item & 1 and may_equip(s, who, item):
            found.append(EQUIP + item)
        seen |= 1 << item
    if len(c.backpack) < backpack_size(s, who):
        held = 0
        for item in c.hands:
            if not held >> item & 1:
                found.append(STOW + item)
            held |= 1 << item


def may_equip(s: Pandemonium, who: int, item: int) -> bool:
    """Hands are free, or one weapon changes places with it (PAN-249, PAN-252)."""
    c = s.cast[who]
    if fits_hands(s, who, [*c.hands, item]):
        return True
    return weapon_to_swap(s, who, item) >= 0


def weapon_to_swap(s: Pandemonium, who: int, item: int) -> int:
    """The equipped weapon that makes room for another, or -1."""
    c = s.cast[who]
    for held in c.hands:
        rest = c.hands[:]
        rest.remove(held)
        rest.append(item)
        if fits_hands(s, who, rest):
            return held
    return -1


def sort(s: Pandemonium, who: int, action: int) -> None:
    """Equip or store a weapon (PAN-249, PAN-250)."""
    c = s.cast[who]
    if action < STOW:
        equip(s, who, action - EQUIP)
    else:
        c.sorted += 1
        c.hands.remove(action - STOW)
        c.backpack.append(action - STOW)


def equip(s: Pandemonium, who: int, weapon: int) -> None:
    """Take a weapon in hand; without a free hand it changes places with one (PAN-253)."""
    c = s.cast[who]
    c.sorted += 1
    c.backpack.remove(weapon)
    if not fits_hands(s, who, [*c.hands, weapon]):
        other = weapon_to_swap(s, who, weapon)
        c.hands.remove(other)
        c.backpack.append(other)
    c.hands.append(weapon)


def may_use(s: Pandemonium, who: int, item: int) -> bool:
    """Whether an object can be used now (PAN-274)."""
    if s.printed.carried[item] or not s.printed.uses[item]:
        return False
    part: Part = s.printed.uses[item][0]
    return part.is_possible(s, who)


def add_kept(s: Pandemonium, who: int, found: list[int]) -> None:
    """Kept Events, and when to be asked about them (PAN-430)."""
    c = s.cast[who]
    for card in c.kept:
        if PLAY + card in found or ALWAYS + card in found or NEVER + card in found:
            continue
        if card not in ANSWERS and is_usable(s, who, card):
            found.append(PLAY + card)
        if c.sorted < MOST_SORTED:
            level = wish(s, who, card)
            if level != 2:
                found.append(ALWAYS + card)
            if level != 1:
                found.append(NEVER + card)
            if level != 0:
                found.append(SOMETIMES + card)


def add_leading(s: Pandemonium, who: int, left: int, found: list[int]) -> None:
    """Good allies move before the first action or after the last (PAN-538)."""
    if left > 0 and s.cast[who].has_acted:
        return
    for persona in range(12):
        if s.ally_who[persona] == who and may_lead(s, who, persona):
            found.append(LEAD + persona)
