"""Board tokens: First Aid, carried tokens, Radio, Telephone, Generator (PAN-171, PAN-172, PAN-289
to PAN-304)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.rules.allies import call_ally
from dreadhouse.games.pandemonium.rules.appearing import AppearAt
from dreadhouse.games.pandemonium.rules.checking import TOKEN_USED, happen
from dreadhouse.games.pandemonium.rules.dice import GENERATOR_ROLL, roll_d6
from dreadhouse.games.pandemonium.rules.life import gain_life
from dreadhouse.games.pandemonium.rules.printed import FIRST_AID_KIT, GENERATOR
from dreadhouse.games.pandemonium.state import MOST_ENERGY, MOST_LIFE, Pandemonium
from dreadhouse.kernel.frames import Step

BAD: Final = 6


def pick_up(s: Pandemonium, who: int, kind: int) -> None:
    """A First Aid Kit heals at once and is gone; the others are carried (PAN-357, PAN-171)."""
    token = s.token_at(s.cell[who], kind)
    if token is None:
        return
    s.tokens.remove(token)
    if s.hears:
        s.tell("picks-up", {"who": who, "token": kind}, "PAN-171")
    if kind == FIRST_AID_KIT:
        gain_life(s, who, MOST_LIFE)
    else:
        s.cast[who].carried.append(kind)


def use_token(s: Pandemonium, who: int, kind: int) -> None:
    """Radio and Telephone call an ally and turn face down (PAN-289); or start the Generator."""
    if kind == GENERATOR:
        start_generator(s, who)
        return
    token = s.token_at(s.cell[who], kind)
    if token is None:
        return
    token.is_down = True
    if s.hears:
        s.tell("uses-token", {"who": who, "token": kind}, "PAN-289")
    happen(s, TOKEN_USED, who, s.cell[who])
    if not s.chapter.token_used(s, who, kind):
        call_ally(s, who)


def turn_up(s: Pandemonium, who: int, kind: int) -> None:
    """A face-down Radio or Telephone is turned up again (PAN-291)."""
    token = s.token_at(s.cell[who], kind)
    if token is not None:
        token.is_down = False
        if s.hears:
            s.tell("turns-up", {"who": who, "token": kind}, "PAN-291")


def start_generator(s: Pandemonium, who: int) -> None:
    """Roll the D6 for the Generator (PAN-297)."""
    s.push(GeneratorRolled(who, s.cell[who]))
    roll_d6(s, who, GENERATOR_ROLL)


class GeneratorRolled(Step):
    """2 to 5 it is on, 6 brings a creature (PAN-298 to PAN-300)."""

    rule = "PAN-298"

    def __init__(self, who: int, cell: int) -> None:
        self.who = who
        self.cell = cell

    def run(self, s: Pandemonium) -> None:
        """After a 1 or a 6 another Action may be spent (PAN-301)."""
        if 1 < s.total <= MOST_ENERGY:
            switch_on(s, s.total)
        elif s.total == BAD:
            s.push(AppearAt(self.cell))


def switch_on(s: Pandemonium, energy: int) -> None:
    """The Generator is on; its token leaves the board, unless the chapter keeps it (PAN-298)."""
    s.energy = energy
    s.was_started = True
    if s.hears:
        s.tell("generator-on", {"n": energy}, "PAN-298")
    token = s.generator()
    if token is not None and not s.chapter.keeps_generator():
        s.tokens.remove(token)
