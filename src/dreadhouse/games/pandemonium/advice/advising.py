"""The hook of the game: one question, one answer, by what the asked seat knows."""

from __future__ import annotations

from dreadhouse.games.pandemonium.advice import answers, evil
from dreadhouse.games.pandemonium.advice.acting import act
from dreadhouse.games.pandemonium.chapters.commanding import EvilAction, MoveEvilOne
from dreadhouse.games.pandemonium.chapters.sealing import SealOrTravel
from dreadhouse.games.pandemonium.chapters.siege import ChooseBoard
from dreadhouse.games.pandemonium.rules.allies import Lead
from dreadhouse.games.pandemonium.rules.attack import Wield
from dreadhouse.games.pandemonium.rules.challenge import ChoosePortal
from dreadhouse.games.pandemonium.rules.combos import ChooseRow, Join, NameTargets
from dreadhouse.games.pandemonium.rules.death import ChooseTomb
from dreadhouse.games.pandemonium.rules.deciding import FirstPortal, LeastPortal
from dreadhouse.games.pandemonium.rules.decks import SwapCard
from dreadhouse.games.pandemonium.rules.dice import RerollCombat, RerollD6
from dreadhouse.games.pandemonium.rules.exchange import Agree, Propose
from dreadhouse.games.pandemonium.rules.inventory import DiscardItem, MakeRoom
from dreadhouse.games.pandemonium.rules.life import PayLoss
from dreadhouse.games.pandemonium.rules.moments import Offer
from dreadhouse.games.pandemonium.rules.moving import SecondStep
from dreadhouse.games.pandemonium.rules.sharing import Divide
from dreadhouse.games.pandemonium.rules.skills import Learn
from dreadhouse.games.pandemonium.rules.turn import Act, OutOfPanic
from dreadhouse.games.pandemonium.rules.words import (
    ACCEPT,
    BUY,
    DONE,
    KEEP,
    PORTAL,
    REROLL,
    REROLL_MISS,
    ROLL,
    SEAL,
    STRIKE,
    YES,
)
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Frame

NONE = -1
CALM = 1
HIGH_ENOUGH = 4


def advise(s: Pandemonium, seat: int, dice: Dice) -> int:
    """What a sensible player picks; where nothing speaks for any option, chance picks one."""
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    frame = s.stack[-1]
    if isinstance(frame, Act):
        return act(s, frame, options, dice)
    found = in_a_fight(s, frame, options)
    if found == NONE:
        found = at_a_loss(s, frame, options)
    if found == NONE:
        found = elsewhere(s, seat, frame, options, dice)
    return found if found in options else int(dice.pick(options))


def in_a_fight(s: Pandemonium, frame: Frame, options: list[int]) -> int:
    """Dice, weapons, combos."""
    if isinstance(frame, (RerollCombat, RerollD6)):
        return reroll(s, frame, options)
    if isinstance(frame, Wield):
        return STRIKE
    if isinstance(frame, Join):
        return YES
    if isinstance(frame, ChooseRow):
        return answers.row(s, options)
    if isinstance(frame, NameTargets):
        return answers.target(s, options)
    if isinstance(frame, Divide):
        return answers.fell(s, options)
    return NONE


def reroll(s: Pandemonium, frame: Frame, options: list[int]) -> int:
    """Misses and low numbers are rolled again."""
    if REROLL_MISS in options:
        return REROLL_MISS
    if REROLL in options and s.total < HIGH_ENOUGH:
        return REROLL
    return KEEP


def at_a_loss(s: Pandemonium, frame: Frame, options: list[int]) -> int:
    """Losses, Panic, death, full hands."""
    if isinstance(frame, PayLoss):
        return answers.pay(s, frame, options)
    if isinstance(frame, OutOfPanic):
        return BUY + CALM if BUY + CALM in options else ROLL
    if isinstance(frame, ChooseTomb):
        return answers.to_place(s, frame.who, options, PORTAL)
    if isinstance(frame, (MakeRoom, DiscardItem)):
        return answers.worst_item(s, options)
    if isinstance(frame, SwapCard):
        return answers.swap(s, frame)
    return NONE


def elsewhere(s: Pandemonium, seat: int, frame: Frame, options: list[int], dice: Dice) -> int:
    """Journeys, skills, allies, kept Events, the Evil One."""
    if isinstance(frame, ChoosePortal):
        return answers.to_place(s, frame.who, options, PORTAL)
    if isinstance(frame, SealOrTravel):
        return SEAL
    if isinstance(frame, Learn):
        return answers.learn(options)
    if isinstance(frame, Lead):
        return answers.lead(s, frame, options)
    if isinstance(frame, (FirstPortal, LeastPortal)):
        return evil.near_portal(s, options) if seat == s.evil_seat else far(s, options)
    if isinstance(frame, SecondStep):
        return answers.second_step(s, frame.who, options)
    if isinstance(frame, Propose):
        return DONE
    if isinstance(frame, ChooseBoard):
        return answers.board_up(s, options)
    if isinstance(frame, Agree):
        return ACCEPT
    if isinstance(frame, Offer):
        return answers.by_looking(s, seat, options, dice)
    if isinstance(frame, EvilAction):
        return evil.evil_action(s, options, dice)
    if isinstance(frame, MoveEvilOne):
        return evil.move(s, options)
    return NONE


def far(s: Pandemonium, options: list[int]) -> int:
    """Creatures come as far away as can be."""
    return answers.far_portal(s, options, PORTAL)
