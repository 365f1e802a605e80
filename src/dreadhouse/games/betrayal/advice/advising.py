"""The hook of the game: one question, one answer, by what the asked seat knows."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.advice import answers
from dreadhouse.games.betrayal.advice.acting import act
from dreadhouse.games.betrayal.haunts.child import MayLift
from dreadhouse.games.betrayal.haunts.fever import BringBack
from dreadhouse.games.betrayal.haunts.objects import ArmForObject
from dreadhouse.games.betrayal.haunts.presence import NameRoom
from dreadhouse.games.betrayal.haunts.zones import ChooseGrowth
from dreadhouse.games.betrayal.rules.choices import ChooseRoom, ChooseStep
from dreadhouse.games.betrayal.rules.combat import Arm, Steal
from dreadhouse.games.betrayal.rules.damage import ConvertDamage
from dreadhouse.games.betrayal.rules.drawing import AcceptEvent
from dreadhouse.games.betrayal.rules.monsters import CommandMonsters, MoveMonster
from dreadhouse.games.betrayal.rules.rolls import AfterRoll, BeforeRoll, RerollDice
from dreadhouse.games.betrayal.rules.turn import Act
from dreadhouse.games.betrayal.rules.using import AcceptGift, DropMore, TakeMore
from dreadhouse.games.betrayal.rules.words import (
    ACCEPT,
    DONE,
    FALL,
    GAIN,
    KEEP,
    LOSE,
    NO,
    ON,
    REFUSE,
    REMOVE,
    ROLL,
    STAY,
    TEST,
    TO,
    TOTAL,
    YES,
)
from dreadhouse.games.betrayal.state import MIGHT, SANITY, SPEED, Night
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Frame

NONE: Final = -1
MONSTER_WORDS: Final = 60


def advise(s: Night, seat: int, dice: Dice) -> int:
    """What a sensible player picks; where nothing speaks for any option, chance picks one."""
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    frame = s.stack[-1]
    if isinstance(frame, Act):
        return act(s, seat, options)
    found = for_fight(s, seat, frame, options)
    if found == NONE:
        found = for_haunt(s, seat, frame, options)
    if found == NONE:
        found = by_verb(s, seat, frame, options)
    return found if found in options else int(dice.pick(options))


def for_fight(s: Night, seat: int, frame: Frame, options: list[int]) -> int:
    """Dice, weapons and wounds."""
    if isinstance(frame, BeforeRoll):
        return answers.before_roll(s, frame, options)
    if isinstance(frame, AfterRoll):
        return answers.after_roll(s, frame, options)
    if isinstance(frame, RerollDice):
        return answers.reroll_dice(s, frame, options)
    if isinstance(frame, Arm):
        return answers.arm(s, frame, options)
    if isinstance(frame, Steal):
        return answers.steal(s, frame, options)
    if isinstance(frame, ArmForObject):
        return answers.arm_for_object(s, seat, options)
    if isinstance(frame, ConvertDamage):
        p = s.players[seat]
        mental = p.steps[SANITY] + p.steps[SANITY + 1]
        return YES if p.steps[SPEED] + p.steps[MIGHT] > mental else NO
    return NONE


def for_haunt(s: Night, seat: int, frame: Frame, options: list[int]) -> int:
    """Monsters, zones, and what belongs to single haunts."""
    if isinstance(frame, MoveMonster):
        return answers.move_monster(s, frame, options)
    if isinstance(frame, CommandMonsters):
        return answers.command(s, options)
    if isinstance(frame, ChooseGrowth):
        return answers.grow(s, seat, options)
    if isinstance(frame, NameRoom):
        return answers.haunt_room(s, seat, options)
    if isinstance(frame, BringBack):
        return YES
    if isinstance(frame, MayLift):
        return next((action for action in options if action != NO), NO)
    return NONE


def by_verb(s: Night, seat: int, frame: Frame, options: list[int]) -> int:
    """The rest goes by what is asked for."""
    if isinstance(frame, AcceptEvent):
        return REFUSE
    if isinstance(frame, AcceptGift):
        return ACCEPT
    if isinstance(frame, DropMore):
        return DONE
    if isinstance(frame, TakeMore):
        return answers.take_more(s, seat, options)
    if isinstance(frame, (ChooseRoom, ChooseStep)):
        return answers.to_room(s, seat, options, TO)
    if STAY in options and FALL in options:
        return STAY
    if ROLL in options and FALL in options:
        return ROLL
    return by_first(s, seat, options)


def by_first(s: Night, seat: int, options: list[int]) -> int:
    """Traits, patients, monsters to be removed; parts are kept."""
    first = options[0]
    if LOSE <= first < GAIN:
        return answers.lose_trait(s, seat, options)
    if GAIN <= first < TEST:
        return answers.gain_trait(s, seat, options)
    if TEST <= first < TOTAL:
        return answers.test_trait(s, seat, options)
    if REMOVE <= first < REMOVE + MONSTER_WORDS:
        return answers.remove_monster(s, options)
    if first == KEEP:
        return KEEP
    return ON + seat if ON + seat in options else NONE
