"""Combos: party, card, row, targets, one roll, one total for all (PAN-337 to PAN-355)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.act import add_sorting, sort
from dreadhouse.games.pandemonium.rules.allies import allies_at
from dreadhouse.games.pandemonium.rules.attack import (
    Wield,
    ask_stun_die,
    extra_dice,
    nearer,
    note_fired,
)
from dreadhouse.games.pandemonium.rules.deciding import edge_word, in_order, word_edge
from dreadhouse.games.pandemonium.rules.decks import COMBO_DECK, take_up
from dreadhouse.games.pandemonium.rules.dice import ATTACK_ROLL, helps, roll_combat
from dreadhouse.games.pandemonium.rules.printed import BOSSES, CARDS, OLD_MASTER
from dreadhouse.games.pandemonium.rules.reaching import (
    barricades_within,
    edge_distance,
    may_fire,
    may_join,
    range_of,
)
from dreadhouse.games.pandemonium.rules.values import attack_of
from dreadhouse.games.pandemonium.rules.why import why_no_card
from dreadhouse.games.pandemonium.rules.words import DONE, EDGE, EQUIP, NO, ROW, STOW, TARGET, YES
from dreadhouse.games.pandemonium.state import Attack, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

UPPER: Final = 0
MIDDLE: Final = 1


class Row:
    """One row of a Combo card (PAN-338): Hits needed, bonus, and what else it does."""

    def __init__(self, hits: int) -> None:
        self.hits = hits
        self.bonus = 0
        self.more_targets = 0
        self.most_targets = 0
        self.covers_tile = False
        self.best_twice = False
        self.per_ranged = 0
        self.outright = 0
        self.push = 0
        self.stuns = False
        self.is_fire = False
        self.blessed = 0
        self.blessed_breeds = 0
        self.after: list[Any] = []


def launch(s: Pandemonium, who: int) -> None:
    """The launcher takes a card as part of the Attack action (PAN-337)."""
    a = Attack(who)
    a.weapons = []
    s.attack = a
    s.push(TakeCombo())
    for other in reversed(in_order(s)):
        if may_join(s, who, other):
            s.push(Join(s.cast[other].seat, other))


class Join(Ask):
    """Others in the launcher's space may join if they wish (PAN-341)."""

    rule = "PAN-341"

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Pandemonium) -> list[int]:
        """Yes with a weapon in hand, or no; before that the own weapons may be sorted."""
        found = [YES, NO] if s.cast[self.who].hands else [NO]
        add_sorting(s, self.who, found)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """Participants are named first (PAN-342)."""
        if action == YES and s.attack is not None:
            s.attack.party.append(self.who)
        elif action != NO:
            s.push(self)
            sort(s, self.who, action)

    def forbids(self, s: Pandemonium, action: int) -> str:
        """Without a weapon in hand nobody joins."""
        if EQUIP <= action < STOW + CARDS:
            return why_no_card(s, self.who, action)
        return self.rule

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who is asked, and who launches."""
        a = s.attack
        return s.spoken({"who": self.who, "other": a.launcher if a is not None else -1})


class TakeCombo(Step):
    """Then the card is taken (PAN-342)."""

    rule = "PAN-342"

    def run(self, s: Pandemonium) -> None:
        """It is out of the game afterwards (PAN-9)."""
        if s.attack is None:
            return
        s.push(ComboTaken())
        take_up(s, s.attack.launcher, COMBO_DECK)


class ComboTaken(Step):
    """The launcher reads the card and chooses the row (PAN-339)."""

    rule = "PAN-339"

    def run(self, s: Pandemonium) -> None:
        """The card lies open."""
        a = s.attack
        if a is None:
            return
        a.combo = s.in_play.pop()
        s.combo_gone.append(a.combo)
        if s.hears:
            s.tell("takes-combo", {"who": a.launcher, "card": a.combo}, "PAN-337")
        s.push(ChooseRow(s.cast[a.launcher].seat, a.combo))


class ChooseRow(Ask):
    """The strong row or the weaker one (PAN-339)."""

    rule = "PAN-339"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Pandemonium) -> list[int]:
        """Upper or middle."""
        return [ROW + UPPER, ROW + MIDDLE]

    def choose(self, s: Pandemonium, action: int) -> None:
        """Next the targets are named."""
        a = s.attack
        if a is not None:
            a.row = action - ROW
            s.push(NameTargets(self.seat))

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """The card."""
        return {"card": self.card}


def row_of(s: Pandemonium, a: Attack) -> Row:
    """The row chosen."""
    row: Row = s.printed.rows[a.combo][a.row]
    return row


def most_targets(s: Pandemonium, a: Attack) -> int:
    """One more than there are participants, and what the row adds (PAN-346)."""
    row = row_of(s, a)
    if row.most_targets:
        return row.most_targets
    return len(a.party) + 1 + row.more_targets


class NameTargets(Ask):
    """Targets in one space; a boss or an Evil Barricade is the only one (PAN-346, PAN-347)."""

    rule = "PAN-346"
    gathers = True

    def options(self, s: Pandemonium) -> list[int]:
        """Within reach of one participant at least."""
        a = s.attack
        found: list[int] = []
        if a is not None:
            for foe in reachable(s, a):
                if foe not in a.targets and fits(s, a, foe):
                    found.append(TARGET + foe)
            if not a.targets:
                for edge in edges_reachable(s, a):
                    found.append(EDGE + edge_word(s, edge))
        if not found or (a is not None and a.targets):
            found.append(DONE)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """Then weapons and the roll."""
        a = s.attack
        if a is None:
            return
        if action == DONE:
            arm(s, a)
        elif TARGET <= action < TARGET + 72:
            foe = action - TARGET
            a.targets.append(foe)
            a.at = s.foe_cell[foe]
            if foe >= BOSSES or len(a.targets) >= most_targets(s, a):
                arm(s, a)
            else:
                s.push(NameTargets(self.seat))
        else:
            a.edge = word_edge(s, action - EDGE)
            a.at = nearer(s, a.launcher, a.edge)
            arm(s, a)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """How many targets there may be."""
        a = s.attack
        return {"n": most_targets(s, a) if a is not None else 0}

    def forbids(self, s: Pandemonium, action: int) -> str:
        """One space only, creatures or a boss."""
        return "PAN-347"


def fits(s: Pandemonium, a: Attack, foe: int) -> bool:
    """Whether a foe may be named beside those named already (PAN-324, PAN-347, PAN-525)."""
    if not a.targets:
        return True
    return foe < BOSSES and s.foe_cell[foe] == a.at


def reachable(s: Pandemonium, a: Attack) -> list[int]:
    """The foes that a participant's weapon reaches; all are listed, for each may be a target."""
    cell = s.cell[a.launcher]
    far = -1
    has_ranged = False
    for who in a.party:
        reach = range_of(s, who)
        has_ranged = has_ranged or reach > 0
        far = reach if reach > far else far
    row = s.ground.reach(cell)
    covers = row_of(s, a).covers_tile and has_ranged
    found: list[int] = []
    for foe in s.foes:
        at = s.foe_cell[foe]
        if row[at] <= far or (covers and at >> 4 == cell >> 4):
            found.append(foe)
    return found


def edges_reachable(s: Pandemonium, a: Attack) -> list[int]:
    """The Evil Barricades that a participant's weapon reaches (PAN-643)."""
    far = -1
    for who in a.party:
        reach = range_of(s, who)
        far = reach if reach > far else far
    return barricades_within(s, s.cell[a.launcher], far)


def arm(s: Pandemonium, a: Attack) -> None:
    """Every participant names weapons that reach; then one roll (PAN-342)."""
    if not a.targets and a.edge < 0:
        s.attack = None
        return
    cell = s.cell[a.launcher]
    far = edge_distance(s, cell, a.edge) if a.edge >= 0 else s.ground.reach(cell)[a.at]
    covers = row_of(s, a).covers_tile and a.at >> 4 == cell >> 4
    a.weapons = []
    for who in a.party:
        a.weapons.append(
            [
                weapon
                for weapon in s.cast[who].hands
                if may_fire(s, who, weapon)
                and (s.printed.range[weapon] >= far or (covers and s.printed.range[weapon] > 0))
            ]
        )
    s.push(RollCombo())
    for at in range(len(a.party) - 1, -1, -1):
        if a.weapons[at]:
            s.push(Wield(s.cast[a.party[at]].seat, at))


class RollCombo(Step):
    """The participants roll their dice together (PAN-344)."""

    rule = "PAN-344"

    def run(self, s: Pandemonium) -> None:
        """Each rolls the own dice, so that each may roll them again (PAN-351)."""
        a = s.attack
        if a is None:
            return
        note_fired(s, a)
        a.hits = 0
        a.is_critical = True
        s.push(NextDice(0, 0))


class NextDice(Step):
    """The dice of the next participant."""

    rule = "PAN-344"

    def __init__(self, at: int, dice: int) -> None:
        self.at = at
        self.dice = dice

    def run(self, s: Pandemonium) -> None:
        """All Hits add up."""
        a = s.attack
        if a is None:
            return
        if self.at > 0:
            a.hits += s.hits
        if self.at == len(a.party):
            a.is_critical = self.dice >= 2 and a.hits == self.dice
            s.push(ComboRolled())
            return
        who = a.party[self.at]
        dice = attack_of(s, who) + extra_dice(a, self.at)
        s.push(NextDice(self.at + 1, self.dice + dice))
        roll_combat(s, who, dice, ATTACK_ROLL)


class ComboRolled(Step):
    """The Hits of allies join in; then the number needed decides (PAN-327, PAN-345)."""

    rule = "PAN-345"

    def run(self, s: Pandemonium) -> None:
        """Reached: total damage. Not reached: the penalty (PAN-352, PAN-353)."""
        from dreadhouse.games.pandemonium.rules.sharing import ComboMissed, ComboReached

        a = s.attack
        if a is None:
            return
        a.hits += allies_at(s, a.launcher)
        if helps(s, a.launcher, OLD_MASTER):
            a.hits += 1
        if a.hits < needed(s, a):
            s.push(ComboMissed())
        else:
            s.push(ComboReached())
            ask_stun_die(s, a)


def needed(s: Pandemonium, a: Attack) -> int:
    """Each participant beyond the first raises the number of Hits needed (PAN-345)."""
    return row_of(s, a).hits + len(a.party) - 1
