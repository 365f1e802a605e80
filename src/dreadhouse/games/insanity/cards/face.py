"""What a card is: its numbers, its printed parts, and the questions other rules may ask it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

MONSTER: Final = 0
PERSON: Final = 1
LOCATION: Final = 2
BOOK: Final = 3
CURSE: Final = 4
ACTION: Final = 5
KINDS = ["monster", "person", "location", "book", "curse", "action"]

# One bit for each standing question that is asked at nearly every decision, and answered by few
# cards: `Duel.answers` says at once that nothing in play answers it.
BANS_PLAYING: Final = 1
LETS_ATTACK: Final = 2
FORCES_ATTACK: Final = 4
ALLOWS_ONE_ATTACKER: Final = 8
BANS_BLOCKING: Final = 16
DRAWN: Final = 32
QUESTIONS = {
    "bans_playing": BANS_PLAYING,
    "lets_attack": LETS_ATTACK,
    "forces_attack": FORCES_ATTACK,
    "allows_one_attacker": ALLOWS_ONE_ATTACKER,
    "bans_blocking": BANS_BLOCKING,
    "drawn": DRAWN,
}


class Part:
    """One part of a card's text, done in printed order (INS-81)."""

    def lacks(self, s: Any, seat: int, hand: int) -> int:
        """The number of the rule by which this part cannot be carried out, or 0 (INS-73).

        `hand` is how many cards the seat would hold when the part is reached.
        """
        return 0

    def hand_change(self, s: Any, seat: int) -> int:
        """How many cards this part adds to the seat's own hand, for the parts after it."""
        return 0

    def is_loss(self) -> bool:
        """Whether the part only takes sanity, so that its order among its like cannot matter."""
        return False

    def is_gain(self) -> bool:
        """Whether the part only gives sanity."""
        return False

    def toll(self) -> int:
        """The sanity the part takes, for warnings."""
        return 0

    def do(self, s: Any, seat: int, card: int) -> None:
        """Carry it out for the seat that uses the card, as far as it can be (INS-70)."""
        raise NotImplementedError


class Condition:
    """A test on the table, made when an effect happens or a card is played."""

    def holds(self, s: Any, seat: int, card: int) -> bool:
        """Whether it holds for the seat, for a card of that seat."""
        return True


class Timed:
    """A timed effect: the step it belongs to, in whose turns, on which condition (INS-33, 34)."""

    def __init__(
        self, step: int, is_for_each: bool, condition: Condition, parts: list[Part]
    ) -> None:
        self.step = step
        self.is_for_each = is_for_each
        self.condition = condition
        self.parts = parts
        self.only_loses = all(part.is_loss() for part in parts)
        self.only_sanity = all(part.is_loss() or part.is_gain() for part in parts)
        self.toll = sum(part.toll() for part in parts)


class Face:
    """One card of the deck. A card with a standing effect has a class of its own.

    `is_standing` says that the card must be asked the standing questions below while in play,
    `answers` has a bit for each of QUESTIONS that it answers itself, `steps` a bit for each step
    in which it has a timed effect. `action_needs` and `effect_needs` are those texts as far as
    something in them may be lacking. `rule` is the number of the card's own rule.
    """

    never_changes: ClassVar[bool] = True

    def __init__(self, number: int, id: str, kind: int, cost: int, power: int, rule: int) -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.cost = cost
        self.power = power
        self.rule = rule
        self.icon = ""
        self.is_standing = False
        self.answers = 0
        self.is_being = kind == MONSTER or kind == PERSON
        self.enter: list[Part] = []
        self.action: list[Part] = []
        self.action_needs: list[Part] = []
        self.effect: list[Part] = []
        self.effect_needs: list[Part] = []
        self.timed: list[Timed] = []
        self.steps = 0
        self.play_if: list[Condition] = []
        self.gnaws = 0

    def bans_playing(self, face: Face) -> bool:
        """Whether its controller may not play such a card."""
        return False

    def bans_own_attack(self, s: Any, seat: int) -> bool:
        """Whether it may not attack now, by its own text."""
        return False

    def lets_attack(self, s: Any, card: int, seat: int) -> bool:
        """Whether it allows a person to attack; `card` and `seat` are the person's."""
        return False

    def bans_blocking(self, kind: int) -> bool:
        """Whether its controller's beings of a kind may not block."""
        return False

    def bans_bearer_attack(self) -> bool:
        """Whether the being that bears it may not attack."""
        return False

    def bans_bearer_block(self) -> bool:
        """Whether the being that bears it may not block."""
        return False

    def is_unblockable(self) -> bool:
        """Whether no blocker may be assigned to it."""
        return False

    def forces_attack(self) -> bool:
        """Whether everything its controller has that is able has to attack."""
        return False

    def bonus(self, s: Any, seat: int) -> int:
        """Power added to its own."""
        return 0

    def blocker_bonus(self) -> int:
        """Power added to every blocker while an attack lasts."""
        return 0

    def spares_blockers(self) -> bool:
        """Whether blocked attackers do no harm."""
        return False

    def allows_one_attacker(self) -> bool:
        """Whether no attack may contain more than one being."""
        return False

    def frees_monsters(self) -> bool:
        """Whether its controller may play any number of monsters."""
        return False

    def returns_from_battle(self) -> bool:
        """Whether it goes to its controller's hand when damage destroys it in an attack."""
        return False

    def drawn(self) -> int:
        """Cards its controller draws in the draw phase, 0 for the ordinary number."""
        return 0

    def draw_discards(self) -> int:
        """Cards its controller discards in the draw phase, when `drawn` is not 0."""
        return 0

    def answer_monster_played(self, s: Any, player: int) -> None:
        """Answer that a player has played a monster."""

    def answer_destroyed(self, s: Any, seat: int, own_monsters: int) -> None:
        """Answer that monsters of its controller `seat` were destroyed."""
