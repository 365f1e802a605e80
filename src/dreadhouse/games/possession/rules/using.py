"""Cards and kept chips used in the own turn (POS-146, POS-306, POS-316, POS-329, POS-332 to
POS-335)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import (
    ATTIC_CHIPS,
    BREW,
    BURST,
    FIRST_AID,
    HIDEOUTS,
    STEAL,
    TORCH,
    WHISKY,
)
from dreadhouse.games.possession.rules.events import blur
from dreadhouse.games.possession.rules.house_chips import use_up
from dreadhouse.games.possession.rules.leaving import discard_card
from dreadhouse.games.possession.rules.life import MOST_LIFE, gain_life
from dreadhouse.games.possession.rules.moving import pay
from dreadhouse.games.possession.rules.rooms import heal_by_dice
from dreadhouse.games.possession.rules.words import ROB, ROB_HAND, ROB_WEAPON, USE
from dreadhouse.games.possession.state import MOST_SEATS, NO_CARD, Night, Player
from dreadhouse.kernel.frames import Ask

WHISKY_ACTIONS: Final = 2
BURST_ACTIONS: Final = 3
BREW_LIFE: Final = 4


def is_first_aid(card: int) -> bool:
    """One of the two first-aid kits."""
    return FIRST_AID <= card < WHISKY


def is_whisky(card: int) -> bool:
    """One of the two whisky bottles."""
    return WHISKY <= card < TORCH


def is_steal(card: int) -> bool:
    """One of the two cards Steal."""
    return STEAL <= card < HIDEOUTS


def add_uses(s: Night, seat: int, p: Player, found: list[int]) -> None:
    """Every card and chip that may be used now."""
    may_act = s.actions > 0 and not s.must_leave
    for card in p.hand:
        if FIRST_AID <= card < HIDEOUTS:
            if is_whisky(card):
                found.append(USE + card)
            elif may_act and is_first_aid(card):
                if p.life < MOST_LIFE:
                    found.append(USE + card)
            elif may_act and is_steal(card) and has_victim(s, seat):
                found.append(USE + card)
    if p.house_chips:
        if p.has_unused(BURST):
            found.append(USE + BURST)
        if p.life < MOST_LIFE and p.has_unused(BREW):
            found.append(USE + BREW)


def use_ban(s: Night, seat: int, card: int) -> int:
    """The number of the rule by which a card or chip cannot be used now, or 0."""
    p = s.players[seat]
    if card >= ATTIC_CHIPS:
        return chip_ban(p, card)
    if card not in p.hand:
        return 146
    if is_whisky(card):
        return 0
    if not (is_first_aid(card) or is_steal(card)):
        return 146
    if s.must_leave:
        return 300
    if s.actions < 1:
        return 142
    if is_first_aid(card):
        return 0 if p.life < MOST_LIFE else 403
    return 0 if has_victim(s, seat) else 334


def chip_ban(p: Player, chip: int) -> int:
    """The number of the rule by which a house chip cannot be used now, or 0."""
    if chip not in p.house_chips or (chip != BURST and chip != BREW):
        return 146
    if not p.has_unused(chip):
        return 295
    return 403 if chip == BREW and p.life >= MOST_LIFE else 0


def use(s: Night, seat: int, card: int) -> None:
    """Discard the card, or use the chip up, and take the effect."""
    if card >= ATTIC_CHIPS:
        use_chip(s, seat, card)
        return
    discard_card(s, seat, card)
    if s.hears:
        s.tell("uses-card", {"seat": seat, "card": card}, "POS-177")
    if is_whisky(card):
        gain_actions(s, seat, WHISKY_ACTIONS, "POS-335")
    elif is_first_aid(card):
        pay(s, 1)
        heal_by_dice(s, seat, "POS-329")
    else:
        pay(s, 1)
        s.push(VICTIMS[seat])


def use_chip(s: Night, seat: int, chip: int) -> None:
    """Burst of strength or cellar brew; the chip stays (POS-295)."""
    use_up(s, seat, chip)
    if s.hears:
        s.tell("uses-card", {"seat": seat, "card": chip}, "POS-295")
    if chip == BURST:
        gain_actions(s, seat, BURST_ACTIONS, "POS-306")
    else:
        gain_life(s, seat, BREW_LIFE, "POS-316")


def gain_actions(s: Night, seat: int, count: int, rule: str) -> None:
    """More actions for this turn only (POS-38)."""
    s.actions += count
    if s.hears:
        s.tell("gains-actions", {"seat": seat, "count": count}, rule)


def can_be_robbed(s: Night, thief: int, seat: int) -> bool:
    """Somebody in the room with a hand card or a weapon in play (POS-332 to POS-334)."""
    p = s.players[seat]
    if seat == thief or p.is_dead or p.room != s.players[thief].room:
        return False
    return len(p.hand) > 0 or p.weapon != NO_CARD


def has_victim(s: Night, thief: int) -> bool:
    """Whether anybody can be robbed."""
    for seat in range(s.seats):
        if can_be_robbed(s, thief, seat):
            return True
    return False


class ChooseVictim(Ask):
    """Steal: choose one player in the room, who may be possessed (POS-332, POS-333)."""

    rule = "POS-332"

    def options(self, s: Night) -> list[int]:
        """Whoever has something to take (POS-334)."""
        return [ROB + seat for seat in range(s.seats) if can_be_robbed(s, self.seat, seat)]

    def choose(self, s: Night, action: int) -> None:
        """One verb: rob."""
        self.rob(s, action - ROB)

    def rob(self, s: Night, victim: int) -> None:
        """A hand card or the weapon comes next."""
        s.push(ChooseLoot(self.seat, victim))

    def forbids(self, s: Night, action: int) -> str:
        """Only somebody in the room who has something."""
        return "POS-334" if ROB <= action < ROB_HAND else self.rule


class ChooseLoot(Ask):
    """Steal: a random hand card, or the weapon in play (POS-332)."""

    rule = "POS-332"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def options(self, s: Night) -> list[int]:
        """What the victim has."""
        found: list[int] = []
        if s.players[self.victim].hand:
            found.append(ROB_HAND)
        if s.players[self.victim].weapon != NO_CARD:
            found.append(ROB_WEAPON)
        return found

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: rob_hand, rob_weapon."""
        if action == ROB_HAND:
            self.rob_hand(s)
        else:
            self.rob_weapon(s)

    def rob_hand(self, s: Night) -> None:
        """Chance picks the card; pages count too (POS-321). The others do not see it (POS-411)."""
        hand = s.players[self.victim].hand
        card = hand[s.dice.below(len(hand))]
        blur(s, self.victim, self.seat)
        hand.remove(card)
        s.players[self.seat].hand.append(card)
        pair = 1 << self.seat | 1 << self.victim
        s.secrets.show(card, pair)
        if s.hears:
            args = {"seat": self.seat, "victim_seat": self.victim}
            s.whisper("steals", args | {"card": card}, "POS-332", pair)
            s.whisper("steals-hidden", args, "POS-332", ~pair)

    def rob_weapon(self, s: Night) -> None:
        """A stolen weapon goes to the thief's hand (POS-333)."""
        p = s.players[self.victim]
        card = p.weapon
        p.weapon = NO_CARD
        s.players[self.seat].hand.append(card)
        if s.hears:
            args = {"seat": self.seat, "victim_seat": self.victim, "card": card}
            s.tell("steals-weapon", args, "POS-333")

    def about(self, s: Night) -> dict[str, Any]:
        """Whom it strikes."""
        return {"victim_seat": self.victim}


VICTIMS: Final = [ChooseVictim(seat) for seat in range(MOST_SEATS)]
