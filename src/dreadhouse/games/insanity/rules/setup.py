"""Setup: life, sanity, the shuffled deck, five cards each, and who begins (INS-17 to INS-21)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.insanity.cards.face import Face
from dreadhouse.games.insanity.rules.turn import Turn
from dreadhouse.games.insanity.state import Duel, HouseRules, Player
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Step
from dreadhouse.kernel.secrets import Secrets

STARTING_HAND: Final = 5


class Setup(Step):
    """Deal the hands and let chance decide who takes the first turn (INS-19, INS-20)."""

    rule = "INS-19"

    def run(self, s: Duel) -> None:
        """Hands are taken up in order of seats."""
        s.deck = list(range(len(s.faces)))
        s.dice.shuffle(s.deck)
        for seat in range(2):
            for _ in range(STARTING_HAND):
                card = s.deck.pop()
                s.players[seat].hand.append(card)
                s.secrets.show(card, 1 << seat)
        first = s.dice.below(2)
        if s.hears:
            s.tell("begins", {"seat": first}, "INS-20")
        s.push(Turn(first))


def lay_out(game: Any, settings: dict[str, Any], dice: Dice, faces: list[Face]) -> Duel:
    """An empty table with the setup to come."""
    rules = HouseRules(settings)
    s = Duel(game, settings, dice, Secrets(len(faces)), rules, faces)
    s.players = [Player(rules.start_life, rules.start_sanity, []) for _ in range(2)]
    if rules.start_sanity == 0:
        s.zero_turn = [1, 1]
    s.push(Setup())
    return s
