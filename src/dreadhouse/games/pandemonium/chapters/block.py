"""A building block of chapters, and the chapter that is built of them."""

from __future__ import annotations

from typing import Any, ClassVar

from dreadhouse.games.pandemonium.chapters.marks import CALLED
from dreadhouse.games.pandemonium.ground.plan import Plan
from dreadhouse.games.pandemonium.rules.chapter import Chapter
from dreadhouse.games.pandemonium.rules.deciding import FIRST_IN_ORDER
from dreadhouse.games.pandemonium.state import (
    ABOARD,
    NOBODY,
    ONE_AGAINST_ALL,
    Attack,
    Pandemonium,
)


class Block:
    """One mechanic of a chapter; it says only what it does itself (see rules/chapter.py)."""

    never_changes: ClassVar[bool] = True

    def begin(self, s: Pandemonium) -> None:
        """After the setup, before the first round."""

    def round_begins(self, s: Pandemonium) -> None:
        """Right after everybody stood up (PAN-636)."""

    def creatures_appear(self, s: Pandemonium) -> bool:
        """Whether creatures appear at round starts."""
        return True

    def after_evil_die(self, s: Pandemonium) -> None:
        """After the Evil Die step of a round start."""

    def evil_turn(self, s: Pandemonium) -> None:
        """After the players' turn."""

    def creatures_turn_ends(self, s: Pandemonium) -> None:
        """At the end of the creatures' turn."""

    def has_won(self, s: Pandemonium) -> bool:
        """Whether the goal is met."""
        return False

    def has_lost(self, s: Pandemonium) -> bool:
        """Whether the chapter is lost before the Round Counter runs out."""
        return False

    def lasts(self, s: Pandemonium) -> bool:
        """Whether the end of round 8 is a win (DIA-47)."""
        return False

    def died(self, s: Pandemonium, who: int, slayer: int) -> None:
        """A character has died."""

    def add_actions(self, s: Pandemonium, who: int, found: list[int]) -> None:
        """Add the block's actions; an Action is left."""

    def choose(self, s: Pandemonium, who: int, action: int) -> bool:
        """Carry out one of them, its cost included; False when it is another's."""
        return False

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """The rule that refuses an action for the block's reasons, or nothing."""
        return ""

    def may_use_token(self, s: Pandemonium, kind: int) -> bool:
        """Whether a token may be used now."""
        return True

    def token_used(self, s: Pandemonium, who: int, kind: int) -> bool:
        """True when something else comes than an ally."""
        return False

    def after_challenge(self, s: Pandemonium, who: int) -> bool:
        """True when the block sees to the journey."""
        return False

    def attack_bonus(self, s: Pandemonium, attack: Attack) -> int:
        """Damage added to an attack."""
        return 0

    def boss_fury(self, s: Pandemonium, boss: int) -> int:
        """What is added to a boss's Fury."""
        return 0

    def moves_boss(self, s: Pandemonium, boss: int) -> bool:
        """True when the block has pushed a boss's turn itself."""
        return False

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """How far the goal has come: [id, done, needed] rows."""
        return []

    def table(self, s: Pandemonium, seat: int, found: dict[str, Any]) -> None:
        """Add what a seat sees of it."""


class BuiltChapter(Chapter):
    """A chapter built of blocks, which are asked in their order."""

    never_changes: ClassVar[bool] = True

    def __init__(self, id: str, number: int, plan: Plan, blocks: list[Block]) -> None:
        super().__init__(id, number, plan)
        self.blocks = blocks
        self.night_dice = 1
        self.still_allies: list[int] = []
        self.generator_again = False

    # ---- setup and rounds

    def begin(self, s: Pandemonium) -> None:
        """Every block's part of the setup."""
        for block in self.blocks:
            block.begin(s)

    def round_begins(self, s: Pandemonium) -> None:
        """Every block's round start."""
        for block in self.blocks:
            block.round_begins(s)

    def creatures_appear(self, s: Pandemonium) -> bool:
        """No block says otherwise."""
        for block in self.blocks:
            if not block.creatures_appear(s):
                return False
        return True

    def evil_dice(self, s: Pandemonium) -> int:
        """One, or two in chapter 3 (DIA-49)."""
        return self.night_dice

    def after_evil_die(self, s: Pandemonium) -> None:
        """A boss may come (DIA-50)."""
        for block in self.blocks:
            block.after_evil_die(s)

    def evil_turn(self, s: Pandemonium) -> None:
        """The Evil One player's Evil Actions (DIA-129)."""
        for block in self.blocks:
            block.evil_turn(s)

    def creatures_turn_ends(self, s: Pandemonium) -> None:
        """Tiles may fall (DIA-110)."""
        for block in self.blocks:
            block.creatures_turn_ends(s)

    def time_is_up(self, s: Pandemonium) -> None:
        """Round 8 is over: lost, unless lasting was the goal (DIA-16, DIA-47)."""
        for block in self.blocks:
            if block.lasts(s):
                players_win(s)
                return
        players_lose(s, "time")

    def judge(self, s: Pandemonium) -> None:
        """A goal counts before a defeat of the same step (PAN-82)."""
        if s.result is not None:
            return
        for block in self.blocks:
            if block.has_won(s):
                players_win(s)
                return
        for block in self.blocks:
            if block.has_lost(s):
                players_lose(s, "lost")
                return
        if s.is_solo and is_solo_lost(s):
            players_lose(s, "lost")

    # ---- characters

    def evil_seat(self, seats: int) -> int:
        """The last seat is the head of the table (DIA-120)."""
        return seats - 1 if self.mode == ONE_AGAINST_ALL else NOBODY

    def decider(self, s: Pandemonium) -> int:
        """The Evil One player, if there is one (DIA-127)."""
        return s.evil_seat if s.evil_seat >= 0 else FIRST_IN_ORDER

    def died(self, s: Pandemonium, who: int, slayer: int) -> None:
        """Deaths may count."""
        for block in self.blocks:
            block.died(s, who, slayer)

    def add_actions(self, s: Pandemonium, who: int, left: int, found: list[int]) -> None:
        """Every block's actions; each costs 1 Action (DIA-7)."""
        if left > 0:
            for block in self.blocks:
                block.add_actions(s, who, found)

    def choose(self, s: Pandemonium, who: int, action: int) -> bool:
        """The block whose action it is carries it out."""
        for block in self.blocks:
            if block.choose(s, who, action):
                return True
        return False

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """The first block with a reason."""
        for block in self.blocks:
            rule = block.forbids(s, who, action)
            if rule:
                return rule
        return ""

    # ---- tokens, portals, allies

    def may_use_token(self, s: Pandemonium, kind: int) -> bool:
        """No block refuses it."""
        for block in self.blocks:
            if not block.may_use_token(s, kind):
                return False
        return True

    def token_used(self, s: Pandemonium, who: int, kind: int) -> bool:
        """The block that puts something else in the ally's place."""
        for block in self.blocks:
            if block.token_used(s, who, kind):
                return True
        return False

    def may_start_generator(self, s: Pandemonium) -> bool:
        """Once, or in chapter 4 again until the call is made (PAN-303, DIA-59)."""
        if not s.was_started:
            return True
        return self.generator_again and s.energy <= 1 and not s.plot.flags & CALLED

    def keeps_generator(self) -> bool:
        """Where it may be started again its token stays (DIA-59)."""
        return self.generator_again

    def after_challenge(self, s: Pandemonium, who: int) -> bool:
        """A seal may take the place of the journey (DIA-107)."""
        for block in self.blocks:
            if block.after_challenge(s, who):
                return True
        return False

    def may_turn(self, s: Pandemonium, persona: int) -> bool:
        """The Kid of chapter 2 never turns evil (DIA-41)."""
        return persona not in self.still_allies

    def hides(self, s: Pandemonium, persona: int) -> bool:
        """The Kid hides behind a character in its space (DIA-39)."""
        at = s.ally_cell[persona]
        return persona in self.still_allies and at >= 0 and at in s.cell

    def is_noticed(self, s: Pandemonium, persona: int) -> bool:
        """The Kid of chapter 2 is noticed in its own space only (DIA-39)."""
        return persona not in self.still_allies

    # ---- fighting

    def attack_bonus(self, s: Pandemonium, attack: Attack) -> int:
        """The sum of all blocks."""
        bonus = 0
        for block in self.blocks:
            bonus += block.attack_bonus(s, attack)
        return bonus

    def boss_fury(self, s: Pandemonium, boss: int) -> int:
        """The sum of all blocks."""
        fury = 0
        for block in self.blocks:
            fury += block.boss_fury(s, boss)
        return fury

    def moves_boss(self, s: Pandemonium, boss: int) -> bool:
        """Whether a player moves it (DIA-141)."""
        for block in self.blocks:
            if block.moves_boss(s, boss):
                return True
        return False

    # ---- what is seen

    def table(self, s: Pandemonium, seat: int) -> dict[str, Any]:
        """The goal's rows, which prose may be read, and what the blocks add."""
        found: dict[str, Any] = {"goal": [], "story": story_of(s)}
        for block in self.blocks:
            found["goal"] += block.goal(s)
            block.table(s, seat, found)
        return found


def players_win(s: Pandemonium) -> None:
    """The goal is met: the players' side wins (PAN-81)."""
    s.finish("won", list(range(len(s.cast))))


def players_lose(s: Pandemonium, word: str) -> None:
    """The house wins, and with it the Evil One player, if there is one (DIA-16, DIA-125)."""
    if s.evil_seat >= 0:
        s.finish_seat("evil_one", s.evil_seat)
    else:
        s.finish(word, [])


def is_solo_lost(s: Pandemonium) -> bool:
    """Whether both characters of a solo game are dead (PAN-626)."""
    for who in range(len(s.cast)):
        if s.is_in_play(who) or s.cast[who].posture == ABOARD:
            return False
    return True


def story_of(s: Pandemonium) -> str:
    """Which text may be read aloud now (DIA-3)."""
    if s.result is None:
        return "intro"
    return "won" if s.winner == "won" else "lost"
