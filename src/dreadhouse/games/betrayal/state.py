"""What lies on the table of Betrayal, and small questions about it."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules.printed import CARDS, Printed
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.secrets import Secrets
from dreadhouse.kernel.state import State

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 6
ROOMS: Final = 47
START_ROOMS: Final = 5
EXPLORERS: Final = 12

VESTIBULE: Final = 0
GREAT_HALL: Final = 1
MAIN_STAIR: Final = 2
TOP_LANDING: Final = 3
CELLAR_LANDING: Final = 4
BOILER_ROOM: Final = 8
MINSTRELS_LOFT: Final = 13
DANCE_HALL: Final = 18
FLAGGED_COURT: Final = 29
BELL_TURRET: Final = 32
VAULT: Final = 34
RIFT: Final = 40
LAUNDRY_DROP: Final = 41
ROTTEN_FLOOR: Final = 42
WANDERING_LIFT: Final = 45
CELLAR_STAIR: Final = 46

UPPER: Final = 0
GROUND: Final = 1
CELLAR: Final = 2
FLOORS = ["upper", "ground", "cellar"]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS = ["n", "e", "s", "w"]

HEARTH: Final = 0
GRAVE: Final = 1
MIRROR: Final = 2
ROOT: Final = 3
SIGNS = ["hearth", "grave", "mirror", "root"]

NO_SYMBOL: Final = 0
EVENT: Final = 1
ITEM: Final = 2
OMEN: Final = 3
SYMBOLS = ["", "event", "item", "omen"]

SPEED: Final = 0
MIGHT: Final = 1
SANITY: Final = 2
KNOWLEDGE: Final = 3
TRAITS = ["speed", "might", "sanity", "knowledge"]
PHYSICAL: Final = 0
MENTAL: Final = 1
KINDS = ["physical", "mental"]

SIZE: Final = 128
CELLS: Final = 16384
MIDDLE: Final = 64 * 128 + 64
STEP: Final = [128, 1, -128, -1]
AWAY: Final = -1
EMPTY: Final = -1
HOLE: Final = -2
UNREACHED: Final = 99

NOBODY: Final = -1
NO_CARD: Final = -1
NO_ROOM: Final = -1
SKULL: Final = 0
LAST_STEP: Final = 8

HERO: Final = 0
TRAITOR: Final = 1

TILE_SECRET: Final = CARDS
PART_SECRET: Final = CARDS + ROOMS
SECRETS: Final = CARDS + ROOMS + MOST_SEATS

PICKING: Final = 0
EXPLORING: Final = 1
HAUNTING: Final = 2
PHASES = ["picking", "exploring", "haunt"]

# Kinds of room tokens, in the order of the events that put them (BET-403 to BET-408).
WALL_STRONGBOX: Final = 0
SMALL_BONES: Final = 1
CUPBOARD: Final = 2
KIND_LIGHT: Final = 3
LEAKING_CEILING: Final = 4
LAMP_SMOKE: Final = 5
TOKEN_KINDS = [
    "wall_strongbox",
    "small_bones",
    "cupboard",
    "kind_light",
    "leaking_ceiling",
    "lamp_smoke",
]


class Player:
    """One explorer: sheet, place, and cards in the order gained.

    `side` is 0 except in a barrier room: 1 at its first doorway, 2 at its second. `boosts` is a
    mask of the traits raised by rooms (BET-131). `trap` is the event that holds the explorer
    (BET-327), `fails` counts failed attempts to free a trapped
    explorer, `fog` the steps of Speed that come back, `fog_turns` after how many ends of a turn.
    `bank` is a number kept by Foretelling, or -1. `misses` counts turns still to be missed.
    """

    def __init__(self) -> None:
        self.explorer = -1
        self.steps = [1, 1, 1, 1]
        self.room = VESTIBULE
        self.side = 0
        self.cards: list[int] = []
        self.is_dead = False
        self.has_escaped = False
        self.is_off = False
        self.trap = NO_CARD
        self.is_worn = False
        self.is_stunned = False
        self.boosts = 0
        self.fails = 0
        self.fog = 0
        self.fog_turns = 0
        self.bank = -1
        self.misses = 0
        self.team = HERO

    def copy(self) -> Player:
        """The same player, apart."""
        twin = Player()
        twin.explorer = self.explorer
        twin.steps = self.steps[:]
        twin.room = self.room
        twin.side = self.side
        twin.cards = self.cards[:]
        twin.is_dead = self.is_dead
        twin.has_escaped = self.has_escaped
        twin.is_off = self.is_off
        twin.trap = self.trap
        twin.is_worn = self.is_worn
        twin.is_stunned = self.is_stunned
        twin.boosts = self.boosts
        twin.fails = self.fails
        twin.fog = self.fog
        twin.fog_turns = self.fog_turns
        twin.bank = self.bank
        twin.misses = self.misses
        twin.team = self.team
        return twin

    def is_in_play(self) -> bool:
        """Whether the explorer's figure stands in the house (BET-257, HAU-46, HAU-57)."""
        return not (self.is_dead or self.has_escaped or self.is_off)


class Monster:
    """A creature that a haunt puts in play (BET-10); `values` are its traits, -1 those it lacks.

    `is_fresh` marks one placed in this very phase (HAU-28), `misses` one that sits the phase out,
    `twin` the seat that it doubles or -1,
    `goal` a room of its own or -1. `left` are the spaces still to move in this phase.
    """

    def __init__(self, number: int, kind: int, values: list[int], room: int, side: int) -> None:
        self.number = number
        self.kind = kind
        self.values = values
        self.room = room
        self.side = side
        self.is_stunned = False
        self.is_gone = False
        self.is_fresh = False
        self.has_acted = False
        self.has_attacked = False
        self.has_moved = False
        self.misses = False
        self.left = 0
        self.twin = NOBODY
        self.goal = NO_ROOM
        self.cards: list[int] = []

    def copy(self) -> Monster:
        """The same monster, apart."""
        twin = Monster(self.number, self.kind, self.values[:], self.room, self.side)
        twin.is_stunned = self.is_stunned
        twin.is_gone = self.is_gone
        twin.is_fresh = self.is_fresh
        twin.has_acted = self.has_acted
        twin.has_attacked = self.has_attacked
        twin.has_moved = self.has_moved
        twin.misses = self.misses
        twin.left = self.left
        twin.twin = self.twin
        twin.goal = self.goal
        twin.cards = self.cards[:]
        return twin


class Pile:
    """The items that lie on one side of a room (BET-441)."""

    def __init__(self, room: int, side: int, cards: list[int]) -> None:
        self.room = room
        self.side = side
        self.cards = cards


class Token:
    """An event's token in a room (BET-326), or a companion that waits there (BET-318).

    `kind` is a token kind, or a companion's card.
    """

    def __init__(self, kind: int, room: int, side: int) -> None:
        self.kind = kind
        self.room = room
        self.side = side


class Link:
    """A two-way link or a Turning Panel between two rooms, with the sides of its ends (BET-438)."""

    def __init__(self, one: int, one_side: int, other: int, other_side: int) -> None:
        self.one = one
        self.one_side = one_side
        self.other = other
        self.other_side = other_side


class Affair:
    """What a haunt keeps for itself; each haunt mechanic adds what it needs.

    `round` counts the rounds of the haunt from 1.
    """

    def __init__(self) -> None:
        self.round = 0

    def copy(self) -> Affair:
        """The same, apart."""
        twin = Affair()
        twin.round = self.round
        return twin


class HouseRules:
    """The options agreed on before the game (BET-418 to BET-428)."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.gathering_roll: bool = settings["gathering_roll"]
        self.grace_omens: int = settings["grace_omens"]
        self.grace_rounds: int = settings["grace_rounds"]
        self.cautious_steps: bool = settings["cautious_steps"]
        self.honest_foes: bool = settings["honest_foes"]
        self.lost_below: bool = settings["lost_below"]
        self.hard_bargain: bool = settings["hard_bargain"]
        self.no_repeats: int = settings["no_repeats"]
        self.chosen_haunt: int = settings["chosen_haunt"]
        self.first_by_lot: bool = settings["first_by_lot"]
        self.volunteer: bool = settings["volunteer"]
        self.mindless_monsters: bool = settings["mindless_monsters"]
        self.day: int = settings["month"] * 100 + settings["day"]


class House(State):
    """The house as it lies, and its tiles still to come.

    `cell` says where a room lies (AWAY if not in the house), `at` what lies in a cell. `near` holds
    four neighbours a room, EMPTY or HOLE where there is none; `ways` the rooms joined by doorways,
    `walks` those and the far ends of stairs and links, `joins` those one step away by BET-13, and
    `open` the open doorways of each floor as room * 4 + way.
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
        self.everyone = (1 << seats) - 1
        self.cell: list[int] = []
        self.at: dict[int, int] = {}
        self.turned: list[int] = []
        self.doors: list[int] = []
        self.marked: list[int] = []
        self.near: list[int] = []
        self.ways: list[list[int]] = []
        self.walks: list[list[int]] = []
        self.joins: list[list[int]] = []
        self.open: list[list[int]] = []
        self.far: list[list[int]] = []
        self.stack_of_tiles: list[int] = []
        self.aside: list[int] = []
        self.fresh = NO_ROOM
        self.spent = 0
        self.links: list[Link] = []
        self.panels: list[Link] = []
        self.pit = NO_ROOM
        self.is_vault_open = False
        self.is_door_open = False
        self.tokens: list[Token] = []
        self.waiting: list[Token] = []
        self.piles: list[Pile] = []

    def copy_house(self, twin: House) -> None:
        """Lay the same house on another table; lists that are never changed are shared."""
        twin.cell = self.cell[:]
        twin.at = self.at.copy()
        twin.turned = self.turned[:]
        twin.doors = self.doors[:]
        twin.marked = self.marked[:]
        twin.near = self.near[:]
        twin.ways = self.ways[:]
        twin.walks = self.walks[:]
        twin.joins = self.joins[:]
        twin.open = self.open[:]
        twin.far = self.far[:]
        twin.stack_of_tiles = self.stack_of_tiles[:]
        twin.aside = self.aside[:]
        twin.fresh = self.fresh
        twin.spent = self.spent
        twin.links = self.links[:]
        twin.panels = self.panels[:]
        twin.pit = self.pit
        twin.is_vault_open = self.is_vault_open
        twin.is_door_open = self.is_door_open
        twin.tokens = self.tokens[:]
        twin.waiting = self.waiting[:]
        twin.piles = [Pile(pile.room, pile.side, pile.cards[:]) for pile in self.piles]

    def is_in_house(self, room: int) -> bool:
        """Whether a room lies in the house."""
        return self.cell[room] >= 0

    def floor_of(self, room: int) -> int:
        """The floor on which a room lies; it must lie in the house."""
        return self.cell[room] // CELLS


class Night(House):
    """The whole table: house, explorers, decks, the turn under way, and the haunt.

    Of the turn: `spaces` used, `is_halted` once movement has ended (BET-89), the cards acted with
    (`acted`), the checks tried (`tried`) and gifts refused (`refused`). `in_play` holds events
    being carried out and `readers` who drew them, `owed` haunt rolls owed as [seat, omen, room].
    `total` and `faces` are the newest roll of this moment, `tray` the rolls shown. `choice` is what
    was picked last, `checked` the trait checked last, `source` the token tried (room * 8 + kind).
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
        self.players: list[Player] = []
        self.notes: list[int] = []
        self.items: list[int] = []
        self.omens: list[int] = []
        self.events: list[int] = []
        self.item_discard: list[int] = []
        self.event_discard: list[int] = []
        self.gone: list[int] = []
        self.in_play: list[int] = []
        self.readers: list[int] = []
        self.looked: list[int] = []
        self.omens_drawn = 0
        self.last_omen: list[int] = []
        self.owed: list[list[int]] = []
        self.phase = PICKING
        self.round = 1
        self.first = 0
        self.turns_left = 0
        self.acting = NOBODY
        self.spaces = 0
        self.is_halted = False
        self.has_moved = False
        self.has_ridden = False
        self.stayed = False
        self.acted: list[int] = []
        self.tried: list[int] = []
        self.refused: list[int] = []
        self.has_given = False
        self.has_dropped = False
        self.has_picked = False
        self.has_attacked = False
        self.has_tasked = False
        self.is_attack_lost = False
        self.is_turn_over = False
        self.total = 0
        self.faces: list[int] = []
        self.tray: list[list[int]] = []
        self.added = 0
        self.target = NOBODY
        self.choice = 0
        self.checked = 0
        self.source = 0
        self.fight: list[int] = []
        self.haunt: Any = None
        self.haunt_number = -1
        self.affair = Affair()
        self.revealer = NOBODY
        self.omen = NO_CARD
        self.omen_room = NO_ROOM
        self.traitor = NOBODY
        self.is_hidden = False
        self.has_sides = False
        self.can_be_seen = True
        self.monsters: list[Monster] = []
        self.in_monster_phase = False
        self.winner = ""

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
        self._copy_cards(twin)
        self._copy_turn(twin)
        self._copy_haunt(twin)
        return twin

    def _copy_cards(self, twin: Night) -> None:
        twin.players = [player.copy() for player in self.players]
        twin.notes = self.notes[:]
        twin.items = self.items[:]
        twin.omens = self.omens[:]
        twin.events = self.events[:]
        twin.item_discard = self.item_discard[:]
        twin.event_discard = self.event_discard[:]
        twin.gone = self.gone[:]
        twin.in_play = self.in_play[:]
        twin.readers = self.readers[:]
        twin.looked = self.looked[:]
        twin.omens_drawn = self.omens_drawn
        twin.last_omen = self.last_omen
        twin.owed = self.owed[:]

    def _copy_turn(self, twin: Night) -> None:
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.turns_left = self.turns_left
        twin.acting = self.acting
        twin.spaces = self.spaces
        twin.is_halted = self.is_halted
        twin.has_moved = self.has_moved
        twin.has_ridden = self.has_ridden
        twin.stayed = self.stayed
        twin.acted = self.acted[:]
        twin.tried = self.tried[:]
        twin.refused = self.refused[:]
        twin.has_given = self.has_given
        twin.has_dropped = self.has_dropped
        twin.has_picked = self.has_picked
        twin.has_attacked = self.has_attacked
        twin.has_tasked = self.has_tasked
        twin.is_attack_lost = self.is_attack_lost
        twin.is_turn_over = self.is_turn_over
        twin.total = self.total
        twin.faces = self.faces[:]
        twin.tray = self.tray[:]
        twin.added = self.added
        twin.target = self.target
        twin.choice = self.choice
        twin.checked = self.checked
        twin.source = self.source
        twin.fight = self.fight[:]

    def _copy_haunt(self, twin: Night) -> None:
        twin.haunt = self.haunt
        twin.haunt_number = self.haunt_number
        twin.affair = self.affair.copy()
        twin.revealer = self.revealer
        twin.omen = self.omen
        twin.omen_room = self.omen_room
        twin.traitor = self.traitor
        twin.is_hidden = self.is_hidden
        twin.has_sides = self.has_sides
        twin.can_be_seen = self.can_be_seen
        twin.monsters = [monster.copy() for monster in self.monsters]
        twin.in_monster_phase = self.in_monster_phase
        twin.winner = self.winner

    # ---- questions

    def is_haunted(self) -> bool:
        """Whether the haunt has begun (BET-30)."""
        return self.phase == HAUNTING

    def value(self, seat: int, trait: int) -> int:
        """What a trait is worth at the marker's present step (BET-41)."""
        p = self.players[seat]
        return self.printed.tracks[p.explorer][trait][p.steps[trait]]

    def is_here(self, seat: int, room: int, side: int) -> bool:
        """Whether an explorer stands in a room and, in a barrier room, on that side (BET-11)."""
        p = self.players[seat]
        return p.room == room and p.side == side and p.is_in_play()

    def knows(self, secret: int, seat: int) -> bool:
        """Whether a seat knows where a hidden thing lies; a spectator (-1) knows open ones only."""
        known = self.secrets.known[secret]
        return known == self.everyone if seat < 0 else (known >> seat) & 1 == 1

    def is_traitor(self, seat: int) -> bool:
        """Whether a seat is the known traitor, with the traitor's powers (BET-299)."""
        return seat == self.traitor and not self.is_hidden and self.phase == HAUNTING

    def left_of(self, seat: int) -> int:
        """The next seat clockwise (BET-17)."""
        return (seat + 1) % self.seats
