"""Carrying out what a character does in the own turn (PAN-168 to PAN-304, PAN-362 to PAN-367)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.ground.plan import DOOR
from dreadhouse.games.pandemonium.rules.act import (
    BOOST,
    CALM,
    CROWBAR_USED,
    LEAPT,
    TOOLBOX_USED,
    barricade_price,
    clear_price,
    open_price,
    sort,
    trap_price,
)
from dreadhouse.games.pandemonium.rules.allies import lead
from dreadhouse.games.pandemonium.rules.attack import attack_edge, attack_foe
from dreadhouse.games.pandemonium.rules.challenge import enter_portal
from dreadhouse.games.pandemonium.rules.checking import note_break
from dreadhouse.games.pandemonium.rules.combos import launch
from dreadhouse.games.pandemonium.rules.deciding import choose_character, who_is, word_edge
from dreadhouse.games.pandemonium.rules.effects import carry_out
from dreadhouse.games.pandemonium.rules.exchange import exchange
from dreadhouse.games.pandemonium.rules.inventory import discard_item, take_items
from dreadhouse.games.pandemonium.rules.life import gain_life, lose_fear, lose_souls
from dreadhouse.games.pandemonium.rules.looting import loot_ally, loot_body, reanimate
from dreadhouse.games.pandemonium.rules.moments import play_event, set_wish
from dreadhouse.games.pandemonium.rules.moving import dash, end_run, move, run, run_step
from dreadhouse.games.pandemonium.rules.printed import MECHANIC
from dreadhouse.games.pandemonium.rules.tokens import pick_up, turn_up, use_token
from dreadhouse.games.pandemonium.rules.values import EXPLORES_TWO, has_skill
from dreadhouse.games.pandemonium.rules.words import (
    ALWAYS,
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
    HEAL,
    LAUNCH,
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
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Step

DEEDS = ["opens", "closes", "barricades", "clears"]


def do_action(s: Pandemonium, who: int, action: int) -> None:
    """Ways and openings first, then actions, then what is free."""
    if action < EXPLORE:
        do_way(s, who, action)
    elif s.chapter.choose(s, who, action):
        return
    elif action < USE and action != LEAD:
        end_run(s)
        s.cast[who].has_acted = True
        do_paid(s, who, action)
    else:
        do_free(s, who, action)


def spend(s: Pandemonium, who: int, n: int) -> None:
    """Spend Actions; anything but a Dash or a step of a Run ends the Run (PAN-169, PAN-203)."""
    s.cast[who].spent += n
    s.cast[who].has_acted = True
    end_run(s)


def do_way(s: Pandemonium, who: int, action: int) -> None:
    """Moving, and what is done to doors and windows."""
    plan = s.ground.plan
    if action < STEP:
        spend(s, who, 1)
        move(s, who, plan.cell_of_space[action - MOVE])
    elif action < RUN:
        run_step(s, who, plan.cell_of_space[action - STEP])
    elif action == RUN:
        spend(s, who, 1)
        run(s, who)
    elif action < LEAP:
        s.cast[who].has_acted = True
        dash(s, who, action - DASH, False)
    elif action < OPEN:
        s.cast[who].has_acted = True
        s.cast[who].free_done |= LEAPT
        dash(s, who, action - LEAP, True)
    else:
        do_opening(s, who, action)


def do_opening(s: Pandemonium, who: int, action: int) -> None:
    """Open, close, barricade or clear a door or window (PAN-195, PAN-231)."""
    side = (action - OPEN) % 4
    edge = s.ground.plan.edge[4 * s.cell[who] + side]
    c = s.cast[who]
    if action < CLOSE:
        price = open_price(s, who, edge)
        if price == 0 and s.ground.plan.kind[edge] == DOOR:
            c.free_done |= CROWBAR_USED
        s.ground.open(edge)
    elif action < BARRICADE:
        price = 1
        s.ground.close(edge)
    elif action < CLEAR:
        price = barricade_price(s, who)
        if price == 0 and c.persona != MECHANIC:
            c.free_done |= TOOLBOX_USED
        s.ground.raise_barricade(edge)
    else:
        price = clear_price(s, who)
        if price == 0:
            c.free_done |= CROWBAR_USED
        note_break(s, edge)
        s.ground.remove_barricade(edge)
    spend(s, who, price)
    if s.hears:
        s.tell(DEEDS[(action - OPEN) // 4], {"who": who, "edge": edge}, "PAN-195")


def do_paid(s: Pandemonium, who: int, action: int) -> None:
    """The actions that cost 1 Action."""
    c = s.cast[who]
    if action == SET_TRAP:
        c.spent += trap_price(s, who)
        c.traps -= 1
        s.ground.set_trap(s.cell[who])
        if s.hears:
            s.tell("sets-trap", {"who": who}, "PAN-236")
        return
    if EXCHANGE <= action < EXCHANGE + 8:
        exchange(s, who, who_is(s, action - EXCHANGE), 1)
        return
    c.spent += 1
    if action == EXPLORE:
        explore(s, who)
    elif action == REINFORCE:
        c.has_reinforced = True
        c.is_reinforced = True
        if s.hears:
            s.tell("reinforces", {"who": who}, "PAN-285")
    elif action == ENTER:
        enter_portal(s, who)
    else:
        do_more(s, who, action)


def do_more(s: Pandemonium, who: int, action: int) -> None:
    """Attacks, tokens, bodies."""
    if action < ASSAULT:
        attack_foe(s, who, action - ATTACK)
    elif action < LAUNCH:
        attack_edge(s, who, word_edge(s, action - ASSAULT))
    elif action == LAUNCH:
        launch(s, who)
    elif PICK_UP <= action < USE_TOKEN:
        pick_up(s, who, action - PICK_UP)
    elif USE_TOKEN <= action < TURN_UP:
        use_token(s, who, action - USE_TOKEN)
    elif TURN_UP <= action < LOOT:
        turn_up(s, who, action - TURN_UP)
    elif LOOT <= action < LOOT_BODY:
        loot_ally(s, who, action - LOOT)
    elif LOOT_BODY <= action < REANIMATE:
        loot_body(s, who, who_is(s, action - LOOT_BODY))
    else:
        reanimate(s, who, who_is(s, action - REANIMATE))


def explore(s: Pandemonium, who: int) -> None:
    """Take the top Item and leave an Explored token (PAN-245, PAN-246)."""
    s.is_explored[s.cell[who]] = 1
    take_items(s, who, 2 if has_skill(s, who, EXPLORES_TWO) else 1)


def do_free(s: Pandemonium, who: int, action: int) -> None:
    """Cards, Souls, sorting: no action, so no Run ends (PAN-135, PAN-208)."""
    c = s.cast[who]
    if USE <= action < PLAY:
        use_object(s, who, action - USE)
    elif PLAY <= action < PLAY + 136:
        play_event(s, who, action - PLAY)
    elif BUY <= action < SCRAP:
        buy(s, who, action - BUY)
    elif SCRAP <= action < EQUIP:
        discard_item(s, who, action - SCRAP)
        c.traps += 1
    elif EQUIP <= action < STOW + 136:
        sort(s, who, action)
    elif action == HEAL:
        c.has_used_skill = True
        s.push(Healed())
        them = [other for other in range(len(s.cast)) if s.is_in_play(other)]
        choose_character(s, who, -1, them)
    elif LEAD <= action < LEAD + 12:
        lead(s, who, action - LEAD)
    elif ALWAYS <= action < NEVER + 136:
        c.sorted += 1
        card = (action - ALWAYS) % 136
        set_wish(s, who, card, 2 if action < SOMETIMES else 0 if action < NEVER else 1)


def use_object(s: Pandemonium, who: int, item: int) -> None:
    """Use an object: it works once and is discarded (PAN-274, PAN-275)."""
    s.cast[who].backpack.remove(item)
    s.item_discard.append(item)
    if s.hears:
        s.tell("uses-item", {"who": who, "card": item}, "PAN-275")
    carry_out(s, who, s.printed.uses[item])


def buy(s: Pandemonium, who: int, boon: int) -> None:
    """Souls buy Life, relief from Fear, or one boost per turn (PAN-363 to PAN-366)."""
    c = s.cast[who]
    if boon < BOOST:
        lose_souls(s, who, 1)
        if boon == CALM:
            lose_fear(s, who, 1)
        else:
            gain_life(s, who, 1)
        return
    lose_souls(s, who, 2)
    c.has_boosted = True
    if boon == BOOST:
        c.attack_up += 1
    elif boon == BOOST + 1:
        c.defence_up += 1
    else:
        c.action_up += 1


class Healed(Step):
    """The Doctor's skill: 1 Life for the chosen character (PAN-51)."""

    rule = "PAN-51"

    def run(self, s: Pandemonium) -> None:
        """The answer lies in `choice`."""
        gain_life(s, s.choice, 1)
