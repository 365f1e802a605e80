"""Setup (DAN-12 to DAN-19)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.danger.rules.chances import fresh_deck
from dreadhouse.games.danger.rules.items import gain
from dreadhouse.games.danger.rules.printed import Printed
from dreadhouse.games.danger.rules.rounds import ROUND
from dreadhouse.games.danger.state import SEEN, UNREAD, Agreed, Tale
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Step
from dreadhouse.kernel.secrets import Secrets


class Setup(Step):
    """The first reader takes the start card of the first chapter (DAN-18, DAN-19)."""

    rule = "DAN-18"

    def run(self, s: Tale) -> None:
        """The group has named a reader, or lots are drawn."""
        named = s.agreed.first_reader
        if 0 < named <= s.seats:
            s.reader = named - 1
        elif s.seats > 1:
            s.reader = s.dice.below(s.seats)
            if s.hears:
                s.tell("lot", {"seat": s.reader}, "DAN-18")
        s.push(ROUND)


def lay_out(game: Any, seats: int, settings: dict[str, Any], dice: Dice, printed: Printed) -> Tale:
    """Movers on their starts, the starter items in the inventory (DAN-13 to DAN-16)."""
    agreed = Agreed(settings)
    s = Tale(game, seats, settings, dice, Secrets(len(printed.cards)), printed, agreed)
    s.known = [UNREAD] * len(printed.cards)
    s.leaves = [0] * seats
    for item in printed.starters:
        gain(s, item)
        s.known[printed.item_card[item]] = SEEN
        s.secrets.disclose(printed.item_card[item], (2 << seats) - 1)
    if agreed.has_deck:
        s.deck = fresh_deck()
    s.push(Setup())
    return s
