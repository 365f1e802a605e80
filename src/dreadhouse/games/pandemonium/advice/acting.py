"""The own turn: fight what is here, see to the best errand, spend what is left well."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.advice.errand import NOTHING, Errand
from dreadhouse.games.pandemonium.advice.errands import foes_near
from dreadhouse.games.pandemonium.advice.goals import way_out
from dreadhouse.games.pandemonium.advice.odds import (
    break_share,
    expected_wound,
    kill_share,
    worth_of,
)
from dreadhouse.games.pandemonium.advice.plans import Plan, rated
from dreadhouse.games.pandemonium.rules.deciding import word_edge
from dreadhouse.games.pandemonium.rules.printed import BOSSES, EVIL_ONE
from dreadhouse.games.pandemonium.rules.turn import Act
from dreadhouse.games.pandemonium.rules.values import actions_left, fits_hands
from dreadhouse.games.pandemonium.rules.words import (
    ASSAULT,
    ATTACK,
    BUY,
    CLEAR,
    DASH,
    END,
    EQUIP,
    EXPLORE,
    FIGHT,
    HEAL,
    LAUNCH,
    LEAD,
    LEAP,
    MOVE,
    OPEN,
    PLAY,
    REINFORCE,
    RUN,
    SET_TRAP,
    STEP,
    STOW,
    USE,
)
from dreadhouse.games.pandemonium.state import MOST_LIFE, Pandemonium
from dreadhouse.kernel.dice import Dice

LIFE: Final = 0
CALM: Final = 1
ACTION: Final = 4
FAIR_ODDS: Final = 0.3
LATE_ODDS: Final = 0.55
MORE_FROM_AFAR: Final = 0.15
LAST_ODDS: Final = 0.1
FAR_TO_RUN: Final = 6
GAIN: Final = 0.003


def act(s: Pandemonium, frame: Act, options: list[int], dice: Dice) -> int:
    """One of the options of the own turn."""
    who = frame.who
    action = prepare(s, who, options, dice)
    if action >= 0:
        return action
    plans = rated(s, who)
    is_late = bool(plans) and plans[0].is_pressing
    action = fight(s, who, options, is_late)
    if action >= 0:
        return action
    action = see_to(s, who, plans, options)
    if action >= 0:
        return action
    return last_things(s, who, options, is_late)


# ---- what is free


def prepare(s: Pandemonium, who: int, options: list[int], dice: Dice) -> int:
    """Weapons in hand, Life and calm bought, cards used that help at once."""
    for action in options:
        if EQUIP <= action < STOW and is_better_armed(s, who, action - EQUIP):
            return action
        if LEAD <= action < LEAD + 12 and is_to_go_ahead(s, who, action - LEAD):
            return action
    if HEAL in options and wounded(s):
        return HEAL
    bought = buy(s, who, options)
    if bought >= 0:
        return bought
    return use_card(s, who, options, dice)


def is_to_go_ahead(s: Pandemonium, who: int, persona: int) -> bool:
    """Whether an ally that has to be brought out goes first, from its leader's side."""
    if s.cast[who].has_acted or s.ally_cell[persona] != s.cell[who]:
        return False
    return way_out(s, persona) >= 0 and s.life[who] >= 3


def is_better_armed(s: Pandemonium, who: int, item: int) -> bool:
    """A weapon for a free hand, or in the place of a worse one."""
    hands = s.cast[who].hands
    if fits_hands(s, who, [*hands, item]):
        return True
    value = worth_of(s, item)
    for held in hands:
        rest = hands[:]
        rest.remove(held)
        if fits_hands(s, who, [*rest, item]):
            return value > worth_of(s, held)
    return False


def wounded(s: Pandemonium) -> bool:
    """Whether anybody has lost Life."""
    for who in range(len(s.cast)):
        if s.is_in_play(who) and s.life[who] < MOST_LIFE:
            return True
    return False


def buy(s: Pandemonium, who: int, options: list[int]) -> int:
    """Calm before Panic, Life before death, an Action for what is left to do (PAN-362)."""
    souls = s.souls[who]
    if BUY + CALM in options and s.fear[who] >= 4 and souls > 1:
        return BUY + CALM
    if BUY + LIFE in options and s.life[who] <= 2:
        return BUY + LIFE
    if BUY + ACTION in options and souls >= 4 and actions_left(s, who) == 0:
        return BUY + ACTION
    return -1


def use_card(s: Pandemonium, who: int, options: list[int], dice: Dice) -> int:
    """A card is used if the table looks better afterwards, by what the player knows."""
    cards = [action for action in options if USE <= action < PLAY or PLAY <= action < PLAY + 136]
    if not cards:
        return -1
    seat = s.cast[who].seat
    before = s.evaluate(seat)
    best, highest = -1, before + GAIN
    for action in cards:
        world = s.determinize(seat, dice.copy())
        world.apply(action, seat)
        worth = world.evaluate(seat)
        if worth > highest:
            best, highest = action, worth
    return best


# ---- fighting


def fight(s: Pandemonium, who: int, options: list[int], is_late: bool) -> int:
    """The attack that is worth most, if one is worth its Action; few are when time is short."""
    best, highest = -1, 0.0
    least = LATE_ODDS if is_late else FAIR_ODDS
    for action in options:
        if ATTACK <= action < ASSAULT:
            worth = attack_worth(s, who, action - ATTACK, least)
        elif ASSAULT <= action < LAUNCH:
            share = break_share(s, who, word_edge(s, action - ASSAULT))
            worth = 60 * share if share >= FAIR_ODDS else 0.0
        elif FIGHT <= action < FIGHT + 8:
            worth = 60.0
        else:
            continue
        if worth > highest:
            best, highest = action, worth
    if LAUNCH in options and is_combo_better(s, who, highest):
        return LAUNCH
    return best


def attack_worth(s: Pandemonium, who: int, foe: int, least: float) -> float:
    """What killing a foe is worth, by the odds and by the harm it does."""
    if foe == EVIL_ONE and s.boss_life[foe - BOSSES] > 0:
        return 70.0
    share = kill_share(s, who, foe)
    here = s.foe_cell[foe] == s.cell[who]
    if share < (least if here else least + MORE_FROM_AFAR) or (foe >= BOSSES and not here):
        return 0.0
    worth = 30.0 + 6 * expected_wound(s, who, s.printed.fury[foe])
    if here:
        worth += 25.0
    if s.foe_stunned[foe]:
        worth -= 12.0
    return worth * share


def is_combo_better(s: Pandemonium, who: int, worth: float) -> bool:
    """A combo is for several creatures here, or for one that no single blow kills."""
    cell = s.cell[who]
    foes = s.foes_at(cell)
    armed = 0
    for other in range(len(s.cell)):
        if s.cell[other] == cell and s.cast[other].hands:
            armed += 1
    if not s.chapter.may_join(s):
        armed = 1
    if len(foes) >= 2 and armed >= 2:
        return True
    return worth == 0.0 and bool(foes) and armed >= 2


# ---- errands


def see_to(s: Pandemonium, who: int, plans: list[Plan], options: list[int]) -> int:
    """The next action for the errand that is worth most for its way."""
    if actions_left(s, who) == 0 and not s.is_running:
        if plans and plans[0].errand.is_goal and s.cast[who].dashes == 0:
            return towards(s, who, plans[0].errand, plans[0].cost, options)
        return -1
    cell = s.cell[who]
    stays = False
    for plan in plans:
        if stays and plan.cost[cell] > 0:
            continue
        action = towards(s, who, plan.errand, plan.cost, options)
        if action >= 0:
            return action
        stays = stays or (plan.cost[cell] == 0 and plan.errand.is_stay())
    return -1


def towards(s: Pandemonium, who: int, errand: Errand, cost: list[int], options: list[int]) -> int:
    """Do the errand where it is done, else the next thing on the way; -1 if nothing can be."""
    if errand.action != NOTHING and errand.action in options:
        if not (ASSAULT <= errand.action < LAUNCH):
            return errand.action
    cell = s.cell[who]
    if cost[cell] == 0:
        return -1
    if RUN in options and (cost[cell] >= FAR_TO_RUN or s.foes_at(cell)):
        if is_way_free(s, cell, cost):
            return RUN
    return next_step(s, who, cost, options)


def is_way_free(s: Pandemonium, cell: int, cost: list[int]) -> bool:
    """Whether the first step of the way is a free one."""
    best, least = -1, cost[cell]
    for side in range(4):
        to = s.ground.plan.beside[4 * cell + side]
        if to >= 0 and cost[to] < least:
            best, least = side, cost[to]
    return best >= 0 and s.ground.is_free(s.ground.plan.edge[4 * cell + best])


def next_step(s: Pandemonium, who: int, cost: list[int], options: list[int]) -> int:
    """Towards the cheapest space beside; openings are opened, removed or dashed through."""
    plan = s.ground.plan
    cell = s.cell[who]
    ways: list[tuple[int, int]] = []
    for side in range(4):
        to = plan.beside[4 * cell + side]
        if to >= 0 and cost[to] < cost[cell]:
            ways.append((cost[to], side))
    ways.sort()
    for _, side in ways:
        space = plan.space[plan.beside[4 * cell + side]]
        for action in (STEP + space, MOVE + space, LEAP + side, OPEN + side, CLEAR + side):
            if action in options and not (action == MOVE + space and is_costly(s, who)):
                return action
        price = s.ground.dash_price(plan.edge[4 * cell + side])
        if DASH + side in options and can_bear(s, who, price):
            return DASH + side
    return -1


def can_bear(s: Pandemonium, who: int, price: int) -> bool:
    """Whether a Dash leaves Life to go on with; leaving creatures costs too (PAN-219)."""
    if s.foes_at(s.cell[who]) and not s.is_running:
        price += 1
    return s.life[who] + s.souls[who] - price >= 2 and s.cast[who].dashes < 2


def is_costly(s: Pandemonium, who: int) -> bool:
    """Whether walking out of here could kill (PAN-178)."""
    return s.life[who] + s.souls[who] <= 1 and bool(s.foes_at(s.cell[who]))


# ---- the rest of a turn


def last_things(s: Pandemonium, who: int, options: list[int], is_late: bool) -> int:
    """Strike all the same, explore, reinforce where creatures are near, set a Trap, end."""
    if actions_left(s, who) > 0:
        action = fight_on(s, who, options)
        if action >= 0:
            return action
        if EXPLORE in options:
            return EXPLORE
    if REINFORCE in options and foes_near(s, s.cell[who], 4):
        return REINFORCE
    if SET_TRAP in options:
        return SET_TRAP
    if RUN not in options and REINFORCE in options:
        return REINFORCE
    for action in options:
        if LEAD <= action < LEAD + 12:
            return action
    return END if END in options else options[-1]


def fight_on(s: Pandemonium, who: int, options: list[int]) -> int:
    """An attack with poor odds is better than none."""
    best, highest = -1, LAST_ODDS
    for action in options:
        if ATTACK <= action < ATTACK + BOSSES and not s.foe_stunned[action - ATTACK]:
            share = kill_share(s, who, action - ATTACK)
            if share > highest:
                best, highest = action, share
    return best
