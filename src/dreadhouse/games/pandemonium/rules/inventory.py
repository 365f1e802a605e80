"""The inventory: hands, backpack, making room, discarding (PAN-248 to PAN-260)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.decks import ITEM_DECK, take_up
from dreadhouse.games.pandemonium.rules.values import backpack_size, fits_hands
from dreadhouse.games.pandemonium.rules.words import DISCARD, EQUIP, KEEP
from dreadhouse.games.pandemonium.state import PLAYERS_TURN, ROUND_START, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

MOST_SORTED: Final = 12


def take_items(s: Pandemonium, who: int, n: int) -> None:
    """Take Items from the top of the deck, one after the other (PAN-260)."""
    if n > 0:
        s.push(TakeItems(who, n))


class TakeItems(Step):
    """Take the next of several Items."""

    rule = "PAN-260"

    def __init__(self, who: int, n: int) -> None:
        self.who = who
        self.n = n

    def run(self, s: Pandemonium) -> None:
        """Without cards nothing is taken (PAN-8)."""
        if self.n > 1:
            s.push(TakeItems(self.who, self.n - 1))
        s.push(PutIn(self.who))
        if not take_up(s, self.who, ITEM_DECK):
            s.stack.pop()


class PutIn(Step):
    """The Item just taken goes into the inventory (PAN-256)."""

    rule = "PAN-256"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Told openly: only Pacts are secret (PAN-24)."""
        card = s.in_play.pop()
        if s.hears:
            s.tell("takes-item", {"who": self.who, "card": card}, "PAN-260")
        receive(s, self.who, card)


def receive(s: Pandemonium, who: int, item: int, may_arm: bool = False) -> None:
    """A new Item lies in the backpack; without room its owner chooses at once (PAN-255).

    `may_arm` asks whether a weapon goes to a free hand, where the own turn is not to come.
    """
    c = s.cast[who]
    c.backpack.append(item)
    if len(c.backpack) > backpack_size(s, who) or may_go_to_hand(s, who, item, may_arm):
        s.push(MakeRoom(c.seat, who, item))


def may_sort(s: Pandemonium) -> bool:
    """Whether inventories may be sorted now (PAN-253, PAN-254)."""
    return s.phase == ROUND_START or s.phase == PLAYERS_TURN


def may_go_to_hand(s: Pandemonium, who: int, item: int, may_arm: bool) -> bool:
    """Outside the sorting time only the new Item may go to a free hand (PAN-256)."""
    if (may_sort(s) and not may_arm) or not s.printed.is_weapon[item]:
        return False
    return fits_hands(s, who, [*s.cast[who].hands, item])


class MakeRoom(Ask):
    """No room: discard the new Item or another, or equip to make room (PAN-255, PAN-256)."""

    rule = "PAN-255"

    def __init__(self, seat: int, who: int, item: int) -> None:
        super().__init__(seat)
        self.who = who
        self.item = item

    def options(self, s: Pandemonium) -> list[int]:
        """Each kind of card once."""
        c = s.cast[self.who]
        found = []
        if len(c.backpack) <= backpack_size(s, self.who):
            found.append(KEEP)
        else:
            for item in [*c.backpack, *c.hands]:
                if DISCARD + item not in found:
                    found.append(DISCARD + item)
        for item in c.backpack if may_sort(s) else [self.item]:
            if s.printed.is_weapon[item] and EQUIP + item not in found:
                if fits_hands(s, self.who, [*c.hands, item]):
                    found.append(EQUIP + item)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """On until all cards fit."""
        if action == KEEP:
            return
        c = s.cast[self.who]
        if EQUIP <= action < EQUIP + 136:
            c.backpack.remove(action - EQUIP)
            c.hands.append(action - EQUIP)
        else:
            discard_item(s, self.who, action - DISCARD)
        if len(c.backpack) > backpack_size(s, self.who):
            s.push(MakeRoom(self.seat, self.who, self.item))

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """The new card."""
        return s.spoken({"who": self.who, "card": self.item})


def discard_item(s: Pandemonium, who: int, item: int) -> None:
    """Discard an Item from backpack or hands."""
    c = s.cast[who]
    if item in c.backpack:
        c.backpack.remove(item)
    else:
        c.hands.remove(item)
    s.item_discard.append(item)
    if s.hears:
        s.tell("discards-item", {"who": who, "card": item}, "PAN-255")


def items_of(s: Pandemonium, who: int) -> list[int]:
    """All Items of a character (PAN-248)."""
    return s.cast[who].hands + s.cast[who].backpack


def ask_discard(s: Pandemonium, who: int, n: int) -> None:
    """The owner discards Items of their own choice, as far as there are any."""
    if n > 0 and items_of(s, who):
        s.push(DiscardItem(s.cast[who].seat, who, n, False))


class DiscardItem(Ask):
    """Discard an Item of one's own choice (PAN-630)."""

    rule = "PAN-630"

    def __init__(self, seat: int, who: int, n: int, only_weapons: bool) -> None:
        super().__init__(seat)
        self.who = who
        self.n = n
        self.only_weapons = only_weapons

    def options(self, s: Pandemonium) -> list[int]:
        """Each kind of card once."""
        found: list[int] = []
        for item in s.cast[self.who].hands if self.only_weapons else items_of(s, self.who):
            if DISCARD + item not in found:
                found.append(DISCARD + item)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """The next, if several are due."""
        item = action - DISCARD
        if self.only_weapons:
            s.cast[self.who].hands.remove(item)
            s.item_discard.append(item)
        else:
            discard_item(s, self.who, item)
            ask_discard(s, self.who, self.n - 1)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Whose Items."""
        return s.spoken({"who": self.who, "n": self.n})


def shed_surplus(s: Pandemonium, who: int) -> None:
    """Discard what no longer fits after a lost skill (PAN-603)."""
    c = s.cast[who]
    if not fits_hands(s, who, c.hands):
        s.push(ShedWeapon(c.seat, who, 1, True))
    surplus = len(c.backpack) - backpack_size(s, who)
    if surplus > 0:
        s.push(ShedCard(c.seat, who, surplus, False))


class ShedWeapon(DiscardItem):
    """A weapon that no hand holds any more (PAN-603)."""

    rule = "PAN-603"


class ShedCard(DiscardItem):
    """A card that the backpack holds no more (PAN-603)."""

    rule = "PAN-603"

    def options(self, s: Pandemonium) -> list[int]:
        """Each kind of card in the backpack once."""
        found: list[int] = []
        for item in s.cast[self.who].backpack:
            if DISCARD + item not in found:
                found.append(DISCARD + item)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """The next, if several are too many."""
        s.cast[self.who].backpack.remove(action - DISCARD)
        s.item_discard.append(action - DISCARD)
        if self.n > 1:
            s.push(ShedCard(self.seat, self.who, self.n - 1, False))
