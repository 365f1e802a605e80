"""What lies on the table of Pandemonium, and small questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dreadhouse.games.pandemonium.ground.ground import Ground
from dreadhouse.games.pandemonium.ground.names import edge_name, opening_kind
from dreadhouse.games.pandemonium.rules.printed import (
    BOSSES,
    EVENTS,
    GENERATOR,
    PACTS,
    PERSONAS,
    Printed,
)
from dreadhouse.games.pandemonium.rules.sheet import Attack as Attack
from dreadhouse.games.pandemonium.rules.sheet import Character as Character
from dreadhouse.games.pandemonium.rules.sheet import Plot as Plot
from dreadhouse.games.pandemonium.rules.sheet import Token as Token
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.secrets import Secrets
from dreadhouse.kernel.state import State

if TYPE_CHECKING:
    from dreadhouse.games.pandemonium.rules.chapter import Chapter

LEAST_SEATS: Final = 1
MOST_SEATS: Final = 5
CELLS: Final = 64
TILES: Final = 4
FOES: Final = 60
PACT_CARDS: Final = 16

ROUNDS: Final = 8
FIRST_NIGHT: Final = 5
MOST_LIFE: Final = 6
PANIC: Final = 5
MOST_SOULS: Final = 5
MOST_TRAPS: Final = 3
HANDS: Final = 2
BACKPACK: Final = 2
MOST_ENERGY: Final = 5

NOBODY: Final = -1
NOWHERE: Final = -1
NO_TREE: Final = -1

# What a character does just now.
STANDING: Final = 0
ENTOMBED: Final = 1
LYING: Final = 2
ABOARD: Final = 3
OUT: Final = 4
POSTURES = ["standing", "entombed", "lying", "aboard", "out"]

PICKING: Final = 0
ROUND_START: Final = 1
PLAYERS_TURN: Final = 2
EVIL_TURN: Final = 3
CREATURES_TURN: Final = 4
PHASES = ["picking", "round_start", "players", "evil_one", "creatures"]

COOPERATIVE: Final = 0
ELIMINATION: Final = 1
ONE_AGAINST_ALL: Final = 2
MODES = ["cooperative", "elimination", "one_against_all"]

# When a seat wants to be asked about a kept Event outside its own turn (PAN-430).
SOMETIMES: Final = 0
NEVER: Final = 1
ALWAYS: Final = 2


class Pandemonium(State):
    """The whole table: board, characters, creatures, decks, and the turn under way.

    Lists by character: `cell` (NOWHERE unless standing), `life`, `fear`, `souls`. By foe:
    `foe_cell`, `foe_stunned` (the round it was stunned in, 0 standing), `foe_goaded` (+1 Mobility).
    By persona: `ally_cell`, `ally_who` (who controls it), `ally_round` (the round in which it last
    used its points), `body` (where a dead ally lies). `order` is the turn order of this round.
    `choice` is what was picked last, `choices` several picks; `happened` what set off Pacts since
    the last check (checking.py), `subject` and `subject_at` whom and where the Pact
    being fulfilled is about. `pact_order` holds the held Pacts, the longest held first.
    """

    def __init__(
        self,
        game: Any,
        seats: int,
        settings: dict[str, Any],
        dice: Dice,
        secrets: Secrets,
        printed: Printed,
        chapter: Chapter,
        ground: Ground,
    ) -> None:
        super().__init__(game, seats, settings, dice, secrets)
        self.printed = printed
        self.chapter = chapter
        self.ground = ground
        self.mode = COOPERATIVE
        self.evil_seat = NOBODY
        self.is_solo = False
        self.is_easy = False
        self.limit = 0
        self.phase = PICKING
        self.round = 0
        self.is_first_round = True
        self.plot = Plot()
        self._begin_figures()
        self._begin_board()
        self._begin_cards()
        self._begin_moment()

    def _begin_figures(self) -> None:
        self.cast: list[Character] = []
        self.cell: list[int] = []
        self.life: list[int] = []
        self.fear: list[int] = []
        self.souls: list[int] = []
        self.foe_cell = [NOWHERE] * FOES
        self.foe_stunned = [0] * FOES
        self.foe_goaded = [0] * FOES
        self.foe_fury = [0] * FOES
        self.foes: list[int] = []
        self.boss_life = [0] * 4
        self.boss_most = [0] * 4
        self.ally_cell = [NOWHERE] * PERSONAS
        self.ally_who = [NOBODY] * PERSONAS
        self.ally_round = [0] * PERSONAS
        self.body = [NOWHERE] * PERSONAS
        self.last_breed = -1

    def _begin_board(self) -> None:
        self.tokens: list[Token] = []
        self.soul_at = [0] * CELLS
        self.is_explored = [0] * CELLS
        self.flare = [0] * CELLS
        self.lamp = [0] * TILES
        self.extra_activity = [0] * TILES
        self.decoy = [0] * TILES
        self.sealed = 0
        self.energy = 0
        self.was_started = False
        self.blood_moon = 0
        self.feeding_hour = 0
        self.final_battle = False

    def _begin_cards(self) -> None:
        self.items: list[int] = []
        self.events: list[int] = []
        self.pacts: list[int] = []
        self.combos: list[int] = []
        self.allies: list[int] = []
        self.challenges: list[int] = []
        self.item_discard: list[int] = []
        self.event_discard: list[int] = []
        self.pact_discard: list[int] = []
        self.combo_gone: list[int] = []
        self.ally_discard: list[int] = []
        self.challenge_discard: list[int] = []
        self.boxed: list[int] = []
        self.in_play: list[int] = []
        self.pact_order: list[int] = []

    def _begin_moment(self) -> None:
        self.order: list[int] = []
        self.waiting: list[int] = []
        self.acting = NOBODY
        self.run_left = 0
        self.is_running = False
        self.steps_left = 0
        self.ally_points = 0
        self.ally_moving = NOBODY
        self.choice = 0
        self.choices: list[int] = []
        self.happened: list[int] = []
        self.subject = NOBODY
        self.subject_at = NOWHERE
        self.attack: Attack | None = None
        self.faces: list[int] = []
        self.hits = 0
        self.total = 0
        self.is_critical = False
        self.evil_face = 0
        self.is_cancelled = False
        self.tray: list[list[int]] = []
        self.challenge = -1
        self.challenger = NOBODY
        self.is_passed = False
        self.evil_spent = 0
        self.evil_used = 0
        self.deaths = 0
        self.damaged: list[int] = []
        self.winner = ""

    def copy(self) -> Pandemonium:
        """An independent copy."""
        twin = Pandemonium(
            self.game,
            self.seats,
            self.settings,
            self.dice.copy(),
            self.secrets.copy(),
            self.printed,
            self.chapter,
            self.ground.copy(),
        )
        self.copy_common(twin)
        twin.mode = self.mode
        twin.evil_seat = self.evil_seat
        twin.is_solo = self.is_solo
        twin.is_easy = self.is_easy
        twin.limit = self.limit
        twin.phase = self.phase
        twin.round = self.round
        twin.is_first_round = self.is_first_round
        twin.plot = self.plot.copy()
        self._copy_figures(twin)
        self._copy_board(twin)
        self._copy_cards(twin)
        self._copy_moment(twin)
        return twin

    def _copy_figures(self, twin: Pandemonium) -> None:
        twin.cast = [one.copy() for one in self.cast]
        twin.cell = self.cell[:]
        twin.life = self.life[:]
        twin.fear = self.fear[:]
        twin.souls = self.souls[:]
        twin.foe_cell = self.foe_cell[:]
        twin.foe_stunned = self.foe_stunned[:]
        twin.foe_goaded = self.foe_goaded[:]
        twin.foe_fury = self.foe_fury[:]
        twin.foes = self.foes[:]
        twin.boss_life = self.boss_life[:]
        twin.boss_most = self.boss_most[:]
        twin.ally_cell = self.ally_cell[:]
        twin.ally_who = self.ally_who[:]
        twin.ally_round = self.ally_round[:]
        twin.body = self.body[:]
        twin.last_breed = self.last_breed

    def _copy_board(self, twin: Pandemonium) -> None:
        twin.tokens = [Token(one.kind, one.cell, one.is_down) for one in self.tokens]
        twin.soul_at = self.soul_at[:]
        twin.is_explored = self.is_explored[:]
        twin.flare = self.flare[:]
        twin.lamp = self.lamp[:]
        twin.extra_activity = self.extra_activity[:]
        twin.decoy = self.decoy[:]
        twin.sealed = self.sealed
        twin.energy = self.energy
        twin.was_started = self.was_started
        twin.blood_moon = self.blood_moon
        twin.feeding_hour = self.feeding_hour
        twin.final_battle = self.final_battle

    def _copy_cards(self, twin: Pandemonium) -> None:
        twin.items = self.items[:]
        twin.events = self.events[:]
        twin.pacts = self.pacts[:]
        twin.combos = self.combos[:]
        twin.allies = self.allies[:]
        twin.challenges = self.challenges[:]
        twin.item_discard = self.item_discard[:]
        twin.event_discard = self.event_discard[:]
        twin.pact_discard = self.pact_discard[:]
        twin.combo_gone = self.combo_gone[:]
        twin.ally_discard = self.ally_discard[:]
        twin.challenge_discard = self.challenge_discard[:]
        twin.boxed = self.boxed[:]
        twin.in_play = self.in_play[:]
        twin.pact_order = self.pact_order[:]

    def _copy_moment(self, twin: Pandemonium) -> None:
        twin.order = self.order[:]
        twin.waiting = self.waiting[:]
        twin.acting = self.acting
        twin.run_left = self.run_left
        twin.is_running = self.is_running
        twin.steps_left = self.steps_left
        twin.ally_points = self.ally_points
        twin.ally_moving = self.ally_moving
        twin.choice = self.choice
        twin.choices = self.choices[:]
        twin.happened = self.happened[:]
        twin.subject = self.subject
        twin.subject_at = self.subject_at
        twin.attack = self.attack.copy() if self.attack is not None else None
        twin.faces = self.faces[:]
        twin.hits = self.hits
        twin.total = self.total
        twin.is_critical = self.is_critical
        twin.evil_face = self.evil_face
        twin.is_cancelled = self.is_cancelled
        twin.tray = self.tray[:]
        twin.challenge = self.challenge
        twin.challenger = self.challenger
        twin.is_passed = self.is_passed
        twin.evil_spent = self.evil_spent
        twin.evil_used = self.evil_used
        twin.deaths = self.deaths
        twin.damaged = self.damaged[:]
        twin.winner = self.winner

    # ---- telling

    def tell(self, id: str, args: dict[str, Any], rule: str) -> None:
        """Write into the journal, in words that need no table to be read."""
        if self.hears:
            super().tell(id, self.spoken(args), rule)

    def whisper(self, id: str, args: dict[str, Any], rule: str, seats: int) -> None:
        """The same for some seats only."""
        if self.hears:
            super().whisper(id, self.spoken(args), rule, seats)

    def spoken(self, args: dict[str, Any]) -> dict[str, Any]:
        """Characters by their personas, places by their names or words."""
        plan = self.ground.plan
        said: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, int) and value >= 0:
                if name == "who" or name == "other" or name == "whom":
                    said[name] = self.cast[value].persona
                elif name == "space":
                    said[name] = plan.space[value]
                elif name == "edge":
                    said[name] = edge_name(plan, value)
                    said["opening"] = opening_kind(plan, value)
                else:
                    said[name] = value
            else:
                said[name] = value
        return said

    # ---- small questions

    def is_night(self) -> bool:
        """Rounds 5 to 8 are night rounds (PAN-14)."""
        return self.round >= FIRST_NIGHT

    def stands(self, who: int) -> bool:
        """Whether a character stands on the board (PAN-632)."""
        return self.cell[who] != NOWHERE

    def is_in_play(self, who: int) -> bool:
        """Whether "every character" means this one (DIA-11, DIA-15)."""
        posture = self.cast[who].posture
        return posture == STANDING or posture == ENTOMBED

    def standing_at(self, cell: int) -> list[int]:
        """The standing characters in a space."""
        return [who for who in range(len(self.cell)) if self.cell[who] == cell]

    def foes_at(self, cell: int) -> list[int]:
        """The creatures and evil allies in a space, no bosses (PAN-515, PAN-550)."""
        return [foe for foe in self.foes if foe < BOSSES and self.foe_cell[foe] == cell]

    def knows_pact(self, card: int, seat: int) -> bool:
        """Whether a seat knows where a Pact lies (PAN-592)."""
        return self.secrets.is_known(card - PACTS, seat)

    def token_at(self, cell: int, kind: int) -> Token | None:
        """A token of a kind in a space, if there is one."""
        for token in self.tokens:
            if token.cell == cell and token.kind == kind:
                return token
        return None

    def is_generator_on(self) -> bool:
        """The Generator gives light while its Energy is above 1 (PAN-302)."""
        return self.energy > 1

    def generator(self) -> Token | None:
        """The Generator's token, while it lies on the board."""
        for token in self.tokens:
            if token.kind == GENERATOR:
                return token
        return None

    def is_event(self, card: int) -> bool:
        """Whether a card is an Event."""
        return EVENTS <= card < PACTS

    def finish(self, word: str, winners: list[int]) -> None:
        """End the game: `winners` are characters; the cursed lose (PAN-84, PAN-85)."""
        self.winner = word
        seats = [0.0] * self.seats
        for who in winners:
            if not self.cast[who].pacts or not self.chapter.has_pacts:
                seats[self.cast[who].seat] = 1.0
        for who in winners:
            if self.cast[who].pacts and self.chapter.has_pacts:
                seats[self.cast[who].seat] = 0.0
        if self.hears:
            self.tell("game-over", {"word": word}, "PAN-81")
        self.end(seats)

    def finish_seat(self, word: str, seat: int) -> None:
        """End the game: one seat alone wins, such as the Evil One player (DIA-125)."""
        self.winner = word
        result = [0.0] * self.seats
        result[seat] = 1.0
        if self.hears:
            self.tell("game-over", {"word": word}, "PAN-81")
        self.end(result)
