"""What lies on the table of Insanity, and small questions about it."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.insanity.cards.face import LOCATION, MONSTER, PERSON, Face
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.secrets import Secrets
from dreadhouse.kernel.state import State

TURN_START: Final = 0
BEFORE_DRAWING: Final = 1
DRAW_PHASE: Final = 2
AFTER_DRAWING: Final = 3
ACTION_PHASE: Final = 4
AFTER_ACTING: Final = 5
DISCARD_PHASE: Final = 6
INSANITY_PHASE: Final = 7
TURN_END: Final = 8
STEPS = [
    "turn_start",
    "before_drawing",
    "draw_phase",
    "after_drawing",
    "action_phase",
    "after_acting",
    "discard_phase",
    "insanity_phase",
    "turn_end",
]

BOTH: Final = 3


class Thing:
    """A card in play (INS-4). `born` numbers entrances, so that a card that left and came back is
    another thing (INS-57)."""

    def __init__(self, face: Face, seat: int, born: int, turn: int, is_fresh: bool) -> None:
        self.face = face
        self.card = face.number
        self.kind = face.kind
        self.seat = seat
        self.born = born
        self.turn = turn
        self.is_fresh = is_fresh
        self.is_moved = False
        self.is_used = False
        self.curses: list[int] = []

    def copy(self) -> Thing:
        """The same thing, apart."""
        twin = Thing(self.face, self.seat, self.born, self.turn, self.is_fresh)
        twin.is_moved = self.is_moved
        twin.is_used = self.is_used
        if self.curses:
            twin.curses = self.curses[:]
        return twin


class Player:
    """A player's life, sanity and hand, the hand in the order in which it was taken up."""

    def __init__(self, life: int, sanity: int, hand: list[int]) -> None:
        self.life = life
        self.sanity = sanity
        self.hand = hand


class Attack:
    """An attack under way: attackers in the order named, blockers and whom each blocks, and how
    much damage each blocker gets of those that share an attacker."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.attackers: list[int] = []
        self.blockers: list[int] = []
        self.against: list[int] = []
        self.dealt: list[int] = []
        self.amounts: list[int] = []

    def copy(self) -> Attack:
        """The same attack, apart."""
        twin = Attack(self.seat)
        twin.attackers = self.attackers[:]
        twin.blockers = self.blockers[:]
        twin.against = self.against[:]
        twin.dealt = self.dealt[:]
        twin.amounts = self.amounts[:]
        return twin

    def blockers_of(self, attacker: int) -> list[int]:
        """The beings that block an attacker, in the order named."""
        found: list[int] = []
        for i in range(len(self.blockers)):
            if self.against[i] == attacker:
                found.append(self.blockers[i])
        return found


class HouseRules:
    """The options a duel is played with (INS-259 to INS-268)."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.start_life: int = settings["start_life"]
        self.start_sanity: int = settings["start_sanity"]
        self.turn_cap: int = settings["turn_cap"]
        self.life_decides: bool = settings["life_decides"]
        self.dazed: bool = settings["dazed"]
        self.fresh: bool = settings["fresh"]
        self.slow_start: bool = settings["slow_start"]
        self.ceiling: bool = settings["ceiling"]
        self.set_order: bool = settings["set_order"]


def drop(things: list[Thing], thing: Thing) -> None:
    """Strike a thing from a list that has it; `list.remove` would compare far more slowly."""
    at = 0
    while things[at] is not thing:
        at += 1
    things.pop(at)


class Duel(State):
    """The whole table. The top of the deck and of the discard pile is the last item.

    `sides` lists each player's `things`, `standing` those that have a standing effect and `timed`
    those that have a timed one; `answers` has a bit for each of QUESTIONS that anything in play
    answers. Only `add`, `remove` and `move` change them.
    `aside` holds cards on their way: an action card at work, revealed cards. `acts` counts plays
    and uses in this action phase. `zero_turn` is each player's first turn at 0 sanity (0: never),
    `given` how many things each gave away in insanity phases, `ending` how the game ended.
    """

    # CPython looks attributes up much faster while an object has no more than 30 outside of slots.
    __slots__ = (
        "acts",
        "answers",
        "aside",
        "attack",
        "births",
        "deck",
        "discard",
        "ending",
        "faces",
        "given",
        "has_attacked",
        "monsters_played",
        "on_turn",
        "players",
        "rules",
        "sides",
        "standing",
        "step",
        "things",
        "timed",
        "turn",
        "zero_turn",
    )

    def __init__(
        self,
        game: Any,
        settings: dict[str, Any],
        dice: Dice,
        secrets: Secrets,
        rules: HouseRules,
        faces: list[Face],
    ) -> None:
        super().__init__(game, 2, settings, dice, secrets)
        self.rules = rules
        self.faces = faces
        self.players: list[Player] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.aside: list[int] = []
        self.things: list[Thing] = []
        self.sides: list[list[Thing]] = [[], []]
        self.standing: list[Thing] = []
        self.timed: list[Thing] = []
        self.answers = 0
        self.attack: Attack | None = None
        self.births = 0
        self.turn = 0
        self.on_turn = 0
        self.step = TURN_START
        self.has_attacked = False
        self.monsters_played = 0
        self.acts = 0
        self.zero_turn = [0, 0]
        self.given = [0, 0]
        self.ending = ""

    def copy(self) -> Duel:
        """An independent copy."""
        twin = Duel(
            self.game, self.settings, self.dice.copy(), self.secrets.copy(), self.rules, self.faces
        )
        self.copy_common(twin)
        twin.players = [Player(p.life, p.sanity, p.hand[:]) for p in self.players]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.aside = self.aside[:]
        for thing in self.things:
            twin.add(thing.copy())
        attack = self.attack
        if attack is not None:
            twin.attack = attack.copy()
        twin.births = self.births
        twin.turn = self.turn
        twin.on_turn = self.on_turn
        twin.step = self.step
        twin.has_attacked = self.has_attacked
        twin.monsters_played = self.monsters_played
        twin.acts = self.acts
        twin.zero_turn = self.zero_turn[:]
        twin.given = self.given[:]
        twin.ending = self.ending
        return twin

    # ---- things come, go and change sides

    def add(self, thing: Thing) -> None:
        """A thing is in play; it is listed wherever the rules look for it."""
        self.things.append(thing)
        self.sides[thing.seat].append(thing)
        face = thing.face
        if face.steps:
            self.timed.append(thing)
        if face.is_standing:
            self.standing.append(thing)
            self.answers |= face.answers

    def remove(self, thing: Thing) -> None:
        """A thing is no longer in play."""
        drop(self.things, thing)
        drop(self.sides[thing.seat], thing)
        if thing.face.steps:
            drop(self.timed, thing)
        if thing.face.is_standing:
            drop(self.standing, thing)
            self.answers = 0
            for other in self.standing:
                self.answers |= other.face.answers

    def move(self, thing: Thing, seat: int) -> None:
        """A thing changes sides; each side stays in the order of entering play."""
        drop(self.sides[thing.seat], thing)
        thing.seat = seat
        self.sides[seat] = [thing for thing in self.things if thing.seat == seat]

    # ---- questions

    def thing(self, card: int) -> Thing | None:
        """The thing in play with a card's number."""
        for thing in self.things:
            if thing.card == card:
                return thing
        return None

    def count(self, seat: int, kind: int) -> int:
        """How many things of a kind a player controls."""
        found = 0
        for thing in self.sides[seat]:
            if thing.kind == kind:
                found += 1
        return found

    def monsters(self, seat: int) -> int:
        """How many monsters a player controls."""
        return self.count(seat, MONSTER)

    def persons(self, seat: int) -> int:
        """How many persons a player controls."""
        return self.count(seat, PERSON)

    def beings(self, seat: int) -> int:
        """How many beings a player controls."""
        found = 0
        for thing in self.sides[seat]:
            if thing.face.is_being:
                found += 1
        return found

    def location(self) -> Thing | None:
        """The location in play."""
        for thing in self.things:
            if thing.kind == LOCATION:
                return thing
        return None

    def is_in_play(self, id: str) -> bool:
        """Whether a card is in play, on either side."""
        for thing in self.things:
            if thing.face.id == id:
                return True
        return False

    def power(self, thing: Thing) -> int:
        """A being's current power, its own bonus included (INS-124)."""
        if thing.face.is_standing:
            return thing.face.power + thing.face.bonus(self, thing.seat)
        return thing.face.power
