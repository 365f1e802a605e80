"""Setup: the house, the decks, the explorers, the first player (BET-18 to BET-27, BET-426)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules.house import lay_start
from dreadhouse.games.betrayal.rules.printed import CARDS, EVENTS, ITEMS, OMENS, TOKENS, Printed
from dreadhouse.games.betrayal.rules.rounds import NEXT_TURN
from dreadhouse.games.betrayal.rules.words import PICK
from dreadhouse.games.betrayal.state import (
    EXPLORERS,
    EXPLORING,
    ROOMS,
    SECRETS,
    START_ROOMS,
    HouseRules,
    Night,
    Player,
)
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Ask, Step
from dreadhouse.kernel.secrets import Secrets

YEAR: Final = 1300


class Setup(Step):
    """Lay out the house and shuffle tiles and decks (BET-22 to BET-25)."""

    rule = "BET-22"

    def run(self, s: Night) -> None:
        """Then the players pick their explorers, one after the other (BET-19)."""
        lay_start(s)
        s.stack_of_tiles = list(range(START_ROOMS, ROOMS))
        s.dice.shuffle(s.stack_of_tiles)
        s.items = list(range(ITEMS))
        s.omens = list(range(OMENS, EVENTS))
        s.events = list(range(EVENTS, TOKENS))
        s.dice.shuffle(s.items)
        s.dice.shuffle(s.omens)
        s.dice.shuffle(s.events)
        s.push(FirstPlayer())
        for seat in range(s.seats - 1, -1, -1):
            s.push(PickExplorer(seat))


class PickExplorer(Ask):
    """Pick one explorer; no two of one colour (BET-19, BET-20)."""

    rule = "BET-19"

    def options(self, s: Night) -> list[int]:
        """Those whose colour is free."""
        colours = [s.printed.colour[p.explorer] for p in s.players if p.explorer >= 0]
        return [
            PICK + explorer
            for explorer in range(EXPLORERS)
            if s.printed.colour[explorer] not in colours
        ]

    def choose(self, s: Night, action: int) -> None:
        """Every marker stands on its start step (BET-21)."""
        explorer = action - PICK
        p = s.players[self.seat]
        p.explorer = explorer
        p.steps = s.printed.start_steps[explorer][:]
        if s.hears:
            s.tell("picks-explorer", {"seat": self.seat, "explorer": explorer}, "BET-19")

    def forbids(self, s: Night, action: int) -> str:
        """The colour is taken."""
        return "BET-20"


class FirstPlayer(Step):
    """Whose birthday comes next takes the first turn (BET-27), or a lot decides (BET-426)."""

    rule = "BET-27"

    def run(self, s: Night) -> None:
        """The day of play counts as coming."""
        s.first = s.dice.below(s.seats) if s.rules.first_by_lot else next_birthday(s)
        s.phase = EXPLORING
        s.turns_left = s.seats
        if s.hears:
            rule = "BET-426" if s.rules.first_by_lot else "BET-27"
            s.tell("first-player", {"seat": s.first}, rule)
        s.push(NEXT_TURN)


def next_birthday(s: Night) -> int:
    """The seat whose explorer's birthday comes next, as month * 100 + day."""
    best, soonest = 0, 2 * YEAR
    for seat in range(s.seats):
        birthday = s.printed.birthday[s.players[seat].explorer]
        wait = birthday - s.rules.day if birthday >= s.rules.day else birthday + YEAR - s.rules.day
        if wait < soonest:
            best, soonest = seat, wait
    return best


def lay_out(game: Any, seats: int, settings: dict[str, Any], dice: Dice, printed: Printed) -> Night:
    """An empty table with the setup to come."""
    s = Night(game, seats, settings, dice, Secrets(SECRETS), HouseRules(settings), printed)
    s.players = [Player() for _ in range(seats)]
    s.notes = [0] * CARDS
    s.push(SETUP)
    return s


SETUP: Final = Setup()
