"""What a chapter may change; every default is the rulebook's own (PAN-79, DIA-4)."""

from __future__ import annotations

from typing import Any, ClassVar

from dreadhouse.games.pandemonium.ground.plan import Plan
from dreadhouse.games.pandemonium.state import (
    COOPERATIVE,
    NOBODY,
    ROUNDS,
    Attack,
    Pandemonium,
    Plot,
)

PACT_DEATH = 0
REANIMATION = 1
OUT_OF_GAME = 2
ALL = 99
DEATHS = ["pact", "reanimation", "out"]


class Chapter:
    """One chapter of the Survival Diary: board, start, tokens, and its rules as answers.

    The fields come from content/chapters/<id>.toml. Objects are shared by all games: what changes
    in a game lies in `Pandemonium.plot`.
    """

    never_changes: ClassVar[bool] = True

    def __init__(self, id: str, number: int, plan: Plan) -> None:
        self.id = id
        self.number = number
        self.plan = plan
        self.mode = COOPERATIVE
        self.start: list[int] = []
        self.first_round = 1
        self.death = PACT_DEATH
        self.least_seats = 1
        self.has_pacts = True
        self.tokens: list[list[int]] = []
        self.evil_barricades: list[int] = []
        self.allies: list[list[int]] = []
        self.bosses: list[list[int]] = []
        self.without: list[int] = []
        self.token_bonus = True
        self.items = 0
        self.souls = 0
        self.pair_items = 0
        self.pair_souls = 0
        self.most_appear = ALL
        self.pair_most_appear = ALL

    # ---- setup and rounds

    def fresh_plot(self, s: Pandemonium) -> Plot:
        """What the chapter keeps for itself in a new game."""
        return Plot()

    def begin(self, s: Pandemonium) -> None:
        """After the setup, before the first round; push frames."""

    def round_begins(self, s: Pandemonium) -> None:
        """Right after the entombed have stood up (PAN-636); push frames."""

    def creatures_appear(self, s: Pandemonium) -> bool:
        """Whether creatures appear at round starts (DIA-97)."""
        return True

    def evil_dice(self, s: Pandemonium) -> int:
        """How often the Evil Die is rolled at the start of a night round (PAN-95, DIA-49)."""
        return 1

    def after_evil_die(self, s: Pandemonium) -> None:
        """After the Evil Die step of a round start; push frames."""

    def evil_turn(self, s: Pandemonium) -> None:
        """After the players' turn, before the creatures act (DIA-129); push frames."""

    def creatures_turn_ends(self, s: Pandemonium) -> None:
        """At the end of the creatures' turn (DIA-110); push frames."""

    def is_over(self, s: Pandemonium) -> bool:
        """Whether the Round Counter has run out (PAN-571)."""
        return s.round >= ROUNDS

    def time_is_up(self, s: Pandemonium) -> None:
        """The Round Counter has run out: everybody loses (PAN-83)."""
        s.finish("time", [])

    def judge(self, s: Pandemonium) -> None:
        """After every completed step: end the game by `s.finish` if it is won or lost (PAN-82)."""

    # ---- characters

    def decider(self, s: Pandemonium) -> int:
        """The seat that decides, NOBODY for a die, or -2 for the first in turn order (PAN-23)."""
        return -2

    def died(self, s: Pandemonium, who: int, slayer: int) -> None:
        """A character has died; the rules for death have run (DIA-82, DIA-126)."""

    def may_exchange(self, s: Pandemonium) -> bool:
        """Whether Items may be exchanged (DIA-74)."""
        return True

    def may_join(self, s: Pandemonium) -> bool:
        """Whether others may join a combo (DIA-74)."""
        return True

    def add_actions(self, s: Pandemonium, who: int, left: int, found: list[int]) -> None:
        """Actions of the chapter's own in a character's turn (DIA-7); `left` Actions are left."""

    def choose(self, s: Pandemonium, who: int, action: int) -> bool:
        """Carry out such an action (its cost is the chapter's to take); False if it is not one."""
        return False

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """The rule that refuses an action for the chapter's reasons, or nothing."""
        return ""

    # ---- tokens, portals, allies

    def may_use_token(self, s: Pandemonium, kind: int) -> bool:
        """Whether Radio, Telephone or Generator may be used now (DIA-58)."""
        return True

    def token_used(self, s: Pandemonium, who: int, kind: int) -> bool:
        """True when the chapter does something else than bring an ally (DIA-60)."""
        return False

    def may_start_generator(self, s: Pandemonium) -> bool:
        """The Generator can be started once per game (PAN-303, DIA-59)."""
        return not s.was_started

    def keeps_generator(self) -> bool:
        """Whether the Generator's token stays on the board (DIA-59)."""
        return False

    def after_challenge(self, s: Pandemonium, who: int) -> bool:
        """A challenge was passed: True when the chapter sees to the journey (DIA-107)."""
        return False

    def ally_helps(self, s: Pandemonium, persona: int, who: int) -> bool:
        """Whether a good ally helps a character (DIA-75)."""
        return True

    def may_turn(self, s: Pandemonium, persona: int) -> bool:
        """Whether a good ally can turn evil (DIA-41)."""
        return True

    def hides(self, s: Pandemonium, persona: int) -> bool:
        """Whether a good ally is safe from an attack in its space (DIA-39)."""
        return False

    def is_noticed(self, s: Pandemonium, persona: int) -> bool:
        """Whether creatures notice a good ally from a distance (DIA-39)."""
        return True

    def may_lead(self, s: Pandemonium, persona: int) -> bool:
        """Whether a good ally can be moved by its controller (DIA-36)."""
        return True

    def ally_died(self, s: Pandemonium, persona: int) -> None:
        """A good ally has died (DIA-43)."""

    # ---- fighting

    def attack_bonus(self, s: Pandemonium, attack: Attack) -> int:
        """Damage added to an attack, even without a Hit (DIA-98)."""
        return 0

    def boss_fury(self, s: Pandemonium, boss: int) -> int:
        """What is added to a boss's Fury (DIA-99)."""
        return 0

    def moves_boss(self, s: Pandemonium, boss: int) -> bool:
        """True when the chapter has pushed a boss's turn itself (DIA-141)."""
        return False

    def boss_hurt(self, s: Pandemonium, boss: int, damage: int) -> None:
        """A boss has lost Life (PAN-523)."""

    def killed(self, s: Pandemonium, who: int, foes: list[int]) -> None:
        """An attack of a character has killed creatures (DIA-80)."""

    def resolve_rival(self, s: Pandemonium, attack: Attack) -> None:
        """The roll of an attack on another character is done (DIA-77, DIA-78); push frames."""

    # ---- what is seen

    def table(self, s: Pandemonium, seat: int) -> dict[str, Any]:
        """What the chapter adds to the view: goal, story, panel of the Evil One."""
        return {"goal": [], "story": "intro"}

    def evil_seat(self, seats: int) -> int:
        """The seat of the Evil One player (DIA-120)."""
        return NOBODY
