"""What lies on the table of The Possession, and small questions about it."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import Printed
from dreadhouse.games.possession.rules.plan import HouseRules, Plan
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.secrets import Secrets
from dreadhouse.kernel.state import State

MOST_SEATS: Final = 5
ROOMS: Final = 13
STAIRS: Final = 10
ATTIC: Final = 11
BASEMENT: Final = 12
BEDROOM: Final = 2
WASHROOM: Final = 4
KITCHEN: Final = 5
SUN_PORCH: Final = 6
NURSERY: Final = 7
TOOL_SHED: Final = 1

UP: Final = 1
DOWN: Final = 2
EITHER: Final = 3

NOBODY: Final = -1
NO_CARD: Final = -1
ON_BODY: Final = -1
GONE: Final = -2

START_LIFE: Final = 15
CUBES: Final = 5
KEYS: Final = 10
BRANCHES: Final = 10
TROPHIES: Final = 25
ALL_CHIPS: Final = 0b1111100

POSSESSION_ROLL: Final = 0
ACTION_CHIPS: Final = 1
EVENT: Final = 2
TURNS: Final = 3
END_OF_ROUND: Final = 4
PHASES = ["possession_roll", "action_chips", "event", "turns", "end_of_round"]

LINES = ["green", "blue", "yellow", "orange", "red", "zero"]
COLOURS = ["green", "blue", "yellow", "orange", "red", "black"]
BLACK: Final = 5
PARTS = ["left_arm", "right_arm", "right_leg", "left_leg", "head"]
HEAD: Final = 4
LEGS: Final = 0b01100


def line(life: int) -> int:
    """The coloured line on which a life marker stands, 0 green to 4 red, 5 for 0 (POS-18)."""
    return (15 - life) // 3


class Player:
    """One player's sheet and what lies before it.

    `chips` and `played` are bit masks by the chips' numbers, `cubes` one of rooms, `lost` one of
    Parts. `side` holds the directions in which the figure may leave the stairs (POS-153). `marks`
    are trophies won when no trophy chip was left (POS-261). `used` is a mask of house chips.
    """

    def __init__(self) -> None:
        self.life = START_LIFE
        self.is_possessed = False
        self.is_dead = False
        self.room = STAIRS
        self.side = EITHER
        self.hand: list[int] = []
        self.weapon = NO_CARD
        self.chips = ALL_CHIPS
        self.played = 0
        self.revealed = 0
        self.cubes = 0
        self.cubes_left = CUBES
        self.keys = 0
        self.trophies = 0
        self.marks = 0
        self.house_chips: list[int] = []
        self.used = 0
        self.parts = [ON_BODY, ON_BODY, ON_BODY, ON_BODY, ON_BODY]
        self.lost = 0
        self.lost_count = 0
        self.has_played = False
        self.hideout = 0
        self.is_cursed = False
        self.hears_whispers = False
        self.whispered_actions = 0
        self.actions_lost = 0

    def copy(self) -> Player:
        """The same player, apart."""
        twin = Player()
        twin.life = self.life
        twin.is_possessed = self.is_possessed
        twin.is_dead = self.is_dead
        twin.room = self.room
        twin.side = self.side
        twin.hand = self.hand[:]
        twin.weapon = self.weapon
        twin.chips = self.chips
        twin.played = self.played
        twin.revealed = self.revealed
        twin.cubes = self.cubes
        twin.cubes_left = self.cubes_left
        twin.keys = self.keys
        twin.trophies = self.trophies
        twin.marks = self.marks
        twin.house_chips = self.house_chips[:]
        twin.used = self.used
        twin.parts = self.parts[:]
        twin.lost = self.lost
        twin.lost_count = self.lost_count
        twin.has_played = self.has_played
        twin.hideout = self.hideout
        twin.is_cursed = self.is_cursed
        twin.hears_whispers = self.hears_whispers
        twin.whispered_actions = self.whispered_actions
        twin.actions_lost = self.actions_lost
        return twin

    def is_normal(self) -> bool:
        """Living and not possessed (POS-39)."""
        return not (self.is_possessed or self.is_dead)

    def is_for_good(self) -> bool:
        """Possessed for the rest of the game (POS-98, POS-99, POS-100)."""
        return self.life == 0 or self.lost_count >= 3 or (self.lost >> HEAD) & 1 == 1

    def points(self) -> int:
        """Trophy points (POS-33, POS-261)."""
        return self.trophies + self.marks

    def has_unused(self, chip: int) -> bool:
        """Whether a house chip is held whose effect is still to come (POS-295)."""
        return chip in self.house_chips and (self.used >> chip) & 1 == 0


class Fight:
    """An attack by a figure under way (POS-253).

    `weapon` is the weapon with which the defender strikes back, a shotgun given up included;
    `armed` the weapon that the attacker uses (POS-387).
    """

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.weapon = NO_CARD
        self.has_placed = False
        self.gave_up = False
        self.hides = False
        self.armed = NO_CARD
        self.armed_gave_up = False

    def copy(self) -> Fight:
        """The same attack, apart."""
        twin = Fight(self.attacker, self.defender)
        twin.attack = self.attack[:]
        twin.defence = self.defence[:]
        twin.weapon = self.weapon
        twin.has_placed = self.has_placed
        twin.gave_up = self.gave_up
        twin.hides = self.hides
        twin.armed = self.armed
        twin.armed_gave_up = self.armed_gave_up
        return twin


class Attempt:
    """An attempt to burn pages under way: the pages shown, the torn page's number, circles."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.shown: list[int] = []
        self.number = 0
        self.circles = 0

    def copy(self) -> Attempt:
        """The same attempt, apart."""
        twin = Attempt(self.seat)
        twin.shown = self.shown[:]
        twin.number = self.number
        twin.circles = self.circles
        return twin


class House(State):
    """The house and who is in it.

    `order` is the seat order (POS-49). `barred` and `broken` are masks of doors, `branches` one
    of rooms.
    """

    def __init__(
        self,
        game: Any,
        seats: int,
        settings: dict[str, Any],
        dice: Dice,
        secrets: Secrets,
        rules: HouseRules,
        printed: Printed,
    ) -> None:
        super().__init__(game, seats, settings, dice, secrets)
        self.rules = rules
        self.printed = printed
        self.everyone = (2 << seats) - 1
        self.plan = Plan()
        self.players: list[Player] = []
        self.order: list[int] = []
        self.round = 0
        self.phase = TURNS
        self.first = NOBODY
        self.barred = 0
        self.broken = 0
        self.branches = 0
        self.keys = KEYS
        self.trophies = TROPHIES
        self.keys_gone = 0
        self.trophies_gone = 0

    def copy_house(self, twin: House) -> None:
        """Lay the same house on another table; what never changes is shared."""
        twin.plan = self.plan
        twin.players = [player.copy() for player in self.players]
        twin.order = self.order
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.barred = self.barred
        twin.broken = self.broken
        twin.branches = self.branches
        twin.keys = self.keys
        twin.trophies = self.trophies
        twin.keys_gone = self.keys_gone
        twin.trophies_gone = self.trophies_gone


class Piles(House):
    """The piles of cards and house chips; the top of every pile is its last item.

    `looked` holds cards on their way: those seen while searching. `gone` lists the cards that left
    the game openly, `graves` those of dead players that nobody was shown, `undrawn` the house
    chips that left undrawn (POS-411).
    """

    def __init__(
        self,
        game: Any,
        seats: int,
        settings: dict[str, Any],
        dice: Dice,
        secrets: Secrets,
        rules: HouseRules,
        printed: Printed,
    ) -> None:
        super().__init__(game, seats, settings, dice, secrets, rules, printed)
        self.search_deck: list[int] = []
        self.event_deck: list[int] = []
        self.event_discard: list[int] = []
        self.attic: list[int] = []
        self.basement: list[int] = []
        self.aside: list[int] = []
        self.looked: list[int] = []
        self.gone: list[int] = []
        self.graves: list[int] = []
        self.undrawn: list[int] = []
        self.event = NO_CARD
        self.event_drawn = NO_CARD
        self.has_seal = False
        self.whispers = NO_CARD

    def copy_piles(self, twin: Piles) -> None:
        """Lay the same piles on another table."""
        twin.search_deck = self.search_deck[:]
        twin.event_deck = self.event_deck[:]
        twin.event_discard = self.event_discard[:]
        twin.attic = self.attic[:]
        twin.basement = self.basement[:]
        twin.aside = self.aside[:]
        twin.looked = self.looked[:]
        twin.gone = self.gone[:]
        twin.graves = self.graves[:]
        twin.undrawn = self.undrawn[:]
        twin.event = self.event
        twin.event_drawn = self.event_drawn
        twin.has_seal = self.has_seal
        twin.whispers = self.whispers


class Night(Piles):
    """The whole table: house, piles, and the turn under way.

    Of the turn: `actions` left, whether any was spent (`has_acted`), the cube roll made
    (`has_recovered`), the first room left (`has_left`), whether attic or basement must be left
    (`must_leave`), the seats attacked, the Parts moved, and whether anybody was hurt.
    `rolls` are the newest rolls, packed (see rolling.py). `is_shaken` tells that somebody died or
    changed state since the end was tested last.
    """

    def __init__(
        self,
        game: Any,
        seats: int,
        settings: dict[str, Any],
        dice: Dice,
        secrets: Secrets,
        rules: HouseRules,
        printed: Printed,
    ) -> None:
        super().__init__(game, seats, settings, dice, secrets, rules, printed)
        self.affected = 0
        self.rolled = 0
        self.is_spared = False
        self.acting = NOBODY
        self.actions = 0
        self.has_acted = False
        self.has_recovered = False
        self.has_left = False
        self.must_leave = False
        self.has_hurt = False
        self.attacked = 0
        self.moved = 0
        self.fight: Fight | None = None
        self.attempt: Attempt | None = None
        self.rolls: list[int] = []
        self.is_shaken = False
        self.ending = ""

    def copy(self) -> Night:
        """An independent copy."""
        twin = Night(
            self.game,
            self.seats,
            self.settings,
            self.dice.copy(),
            self.secrets.copy(),
            self.rules,
            self.printed,
        )
        self.copy_common(twin)
        self.copy_house(twin)
        self.copy_piles(twin)
        self._copy_turn(twin)
        return twin

    def _copy_turn(self, twin: Night) -> None:
        twin.affected = self.affected
        twin.rolled = self.rolled
        twin.is_spared = self.is_spared
        twin.acting = self.acting
        twin.actions = self.actions
        twin.has_acted = self.has_acted
        twin.has_recovered = self.has_recovered
        twin.has_left = self.has_left
        twin.must_leave = self.must_leave
        twin.has_hurt = self.has_hurt
        twin.attacked = self.attacked
        twin.moved = self.moved
        fight = self.fight
        if fight is not None:
            twin.fight = fight.copy()
        attempt = self.attempt
        if attempt is not None:
            twin.attempt = attempt.copy()
        twin.rolls = self.rolls[:]
        twin.is_shaken = self.is_shaken
        twin.ending = self.ending

    # ---- questions

    def knows(self, card: int, seat: int) -> bool:
        """Whether a seat, or a spectator (-1), knows where a card lies."""
        return (self.secrets.known[card] >> (seat if seat >= 0 else self.seats)) & 1 == 1

    def living(self) -> int:
        """How many players are still in the game (POS-39)."""
        found = 0
        for player in self.players:
            if not player.is_dead:
                found += 1
        return found

    def branch_supply(self) -> int:
        """How many branch chips are left (POS-34)."""
        return BRANCHES - self.branches.bit_count()
