"""What Items do by themselves (PAN-260 to PAN-275)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.deciding import choose_character
from dreadhouse.games.pandemonium.rules.decks import ITEM_DECK, has_any, take_up
from dreadhouse.games.pandemonium.rules.effects import Part
from dreadhouse.games.pandemonium.rules.exchange import exchange
from dreadhouse.games.pandemonium.rules.inventory import items_of, receive
from dreadhouse.games.pandemonium.rules.moving import end_run
from dreadhouse.games.pandemonium.rules.printed import GENERATOR
from dreadhouse.games.pandemonium.rules.tokens import switch_on
from dreadhouse.games.pandemonium.rules.values import actions_left
from dreadhouse.games.pandemonium.rules.words import TAKE
from dreadhouse.games.pandemonium.state import PANIC, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

WALKIE_TALKIE: Final = 40


class TakeAndKeep(Part):
    """Floor Plan: take several Items, keep some and discard the others (PAN-273)."""

    def __init__(self, n: int, kept: int) -> None:
        self.n = n
        self.kept = kept

    def is_possible(self, s: Pandemonium, who: int) -> bool:
        """While Items are left."""
        return has_any(s, ITEM_DECK)

    def do(self, s: Pandemonium, who: int) -> None:
        """All are taken before any is kept."""
        s.push(KeepSome(who, self.kept, len(s.in_play)))
        for _ in range(self.n):
            s.push(TakeOne(who))


class TakeOne(Step):
    """Take the next Item; the Geek may swap it (PAN-56)."""

    rule = "PAN-260"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Without cards nothing is taken (PAN-8)."""
        take_up(s, self.who, ITEM_DECK)


class KeepSome(Step):
    """The Items taken lie open above the first `base` cards in play."""

    rule = "PAN-273"

    def __init__(self, who: int, kept: int, base: int) -> None:
        self.who = who
        self.kept = kept
        self.base = base

    def run(self, s: Pandemonium) -> None:
        """Ask which to keep; the rest is discarded."""
        taken = s.in_play[self.base :]
        if not taken:
            return
        if self.kept == 0:
            del s.in_play[self.base :]
            s.item_discard += taken
            return
        s.push(KeepSome(self.who, self.kept - 1, self.base))
        s.push(KeepOne(s.cast[self.who].seat, self.who, self.base))


class KeepOne(Ask):
    """Keep one of the Items just taken (PAN-273)."""

    rule = "PAN-273"

    def __init__(self, seat: int, who: int, base: int) -> None:
        super().__init__(seat)
        self.who = who
        self.base = base

    def options(self, s: Pandemonium) -> list[int]:
        """Each kind of card once."""
        found: list[int] = []
        for card in s.in_play[self.base :]:
            if TAKE + card not in found:
                found.append(TAKE + card)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """It goes into the inventory (PAN-255)."""
        card = action - TAKE
        at = s.in_play.index(card, self.base)
        del s.in_play[at]
        if s.hears:
            s.tell("keeps-item", {"who": self.who, "card": card}, "PAN-273")
        receive(s, self.who, card)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """What lies open."""
        return s.spoken({"who": self.who})


class StartWithFuses(Part):
    """Fuse Set: the Generator is started for its Action without a roll (PAN-273, PAN-298)."""

    def __init__(self, energy: int) -> None:
        self.energy = energy

    def is_possible(self, s: Pandemonium, who: int) -> bool:
        """In the Generator's space, with an Action left, while it can be started (PAN-303)."""
        if not s.stands(who) or s.token_at(s.cell[who], GENERATOR) is None:
            return False
        if s.energy > 1 or actions_left(s, who) == 0 or s.fear[who] >= PANIC:
            return False
        return bool(s.chapter.may_start_generator(s))

    def do(self, s: Pandemonium, who: int) -> None:
        """This is the action itself, so it ends a Run (PAN-203)."""
        c = s.cast[who]
        c.spent += 1
        c.has_acted = True
        end_run(s)
        switch_on(s, self.energy)


class ExchangeAnywhere(Part):
    """Walkie-Talkie: exchange Items with one character anywhere, no Action (PAN-174)."""

    def is_possible(self, s: Pandemonium, who: int) -> bool:
        """With somebody who stands, in your own turn."""
        return bool(partners(s, who, 1))

    def do(self, s: Pandemonium, who: int) -> None:
        """The player chooses with whom."""
        s.push(Proposed(who))
        choose_character(s, who, WALKIE_TALKIE, partners(s, who, 0))


class Proposed(Step):
    """The exchange is proposed to whom the player has chosen."""

    rule = "PAN-173"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Both must agree; it costs nothing."""
        exchange(s, self.who, s.choice, 0)


def partners(s: Pandemonium, who: int, spare: int) -> list[int]:
    """Who else stands and could exchange Items (PAN-174); `spare` of the own ones is the card."""
    if not s.stands(who) or not s.chapter.may_exchange(s):
        return []
    mine = len(items_of(s, who)) > spare
    return [
        other
        for other in range(len(s.cast))
        if other != who and s.stands(other) and (mine or items_of(s, other))
    ]
