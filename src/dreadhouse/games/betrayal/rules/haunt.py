"""What a haunt may say where the common rules ask: the hooks, each of which does nothing here."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from dreadhouse.games.betrayal.state import HERO, NOBODY, Affair, Monster, Night
from dreadhouse.kernel.dice import Dice

NOTHING: Final = 0
STUN: Final = 1
DESTROY: Final = 2


class MonsterKind:
    """A kind of monster: its traits (-1 for those it lacks), how it attacks and behaves (HAU-24).

    `attack` is a trait, `defeat` what happens when it loses (STUN or DESTROY), `behaviour` one of
    those in monsters.py with `range` for guards and `token` for what it seeks.
    """

    def __init__(self, id: str, values: list[int], attack: int, defeat: int) -> None:
        self.id = id
        self.values = values
        self.attack = attack
        self.defeat = defeat
        self.behaviour = 0
        self.range = 0
        self.goal = -1
        self.token = ""
        self.can_carry = False
        self.rolls_alone = False


class Haunt:
    """One haunt, never changed; what changes lies in `Night.affair`."""

    never_changes: ClassVar[bool] = True

    def __init__(self, id: str) -> None:
        self.id = id
        self.kinds: list[MonsterKind] = []

    # ---- beginning and end

    def traitor_of(self, s: Night) -> int:
        """The seat that the haunt names as its traitor, or NOBODY (BET-239)."""
        return NOBODY

    def has_sides(self) -> bool:
        """Whether there are sides at all (BET-252)."""
        return True

    def is_hidden(self) -> bool:
        """Whether the traitor's part is secret (BET-321)."""
        return False

    def allows_volunteer(self) -> bool:
        """Whether the haunt names its traitor by seat, trait or age (BET-427)."""
        return False

    def begin(self, s: Night) -> None:
        """Set the haunt up: push what has to be placed and chosen (HAU-3)."""

    def judge(self, s: Night) -> None:
        """End the game when somebody has won; asked after every step (BET-31)."""

    def round_ends(self, s: Night) -> None:
        """What happens at the end of a round, after the monster phase (BET-256)."""

    def times_out(self, s: Night) -> None:
        """The haunt's 20 rounds are over (BET-37): called only where it did not end itself."""

    # ---- sides

    def opposes(self, s: Night, seat: int, other: int) -> bool:
        """Whether two explorers are opponents (BET-258 to BET-260)."""
        if not s.has_sides or s.is_hidden:
            return seat != other
        return s.players[seat].team != s.players[other].team

    def monster_opposes(self, s: Night, monster: Monster, seat: int) -> bool:
        """Whether a monster and an explorer are opponents (BET-258, BET-260)."""
        return s.players[seat].team == HERO

    # ---- turns and movement

    def turn_begins(self, s: Night, seat: int) -> None:
        """At the start of an explorer's turn."""

    def turn_ends(self, s: Night, seat: int) -> None:
        """What the haunt ties to the end of a turn (BET-83)."""

    def takes_turn(self, s: Night, seat: int) -> bool:
        """Whether a living explorer has a turn at all."""
        return True

    def exit_cost(self, s: Night, seat: int) -> int:
        """Extra spaces for leaving the explorer's room."""
        return 0

    def speed_of(self, s: Night, seat: int, speed: int) -> int:
        """The spaces of a turn, by Speed."""
        return speed

    def has_barrier(self, s: Night, room: int) -> bool:
        """Whether a barrier room keeps its barrier (BET-179)."""
        return True

    def entered(self, s: Night, seat: int) -> None:
        """An explorer has come into a room, by whatever way."""

    def phase_begins(self, s: Night) -> None:
        """The monster phase begins, before any monster moves (HAU-40)."""

    def monster_moved(self, s: Night, monster: Monster) -> None:
        """A monster has come into a room."""

    # ---- what an explorer may do in their turn

    def add_actions(self, s: Night, seat: int, found: list[int]) -> None:
        """Add the haunt's own actions: tasks, steps through the door, uses of tokens."""

    def choose(self, s: Night, seat: int, action: int) -> None:
        """Carry out one of the haunt's own actions."""

    def ban(self, s: Night, seat: int, action: int) -> str:
        """The rule by which one of the haunt's own actions is refused."""
        return "BET-79"

    def may_pick(self, s: Night, seat: int, card: int) -> bool:
        """Whether an explorer may pick a card or token up, take it as a gift or steal it."""
        return True

    def uses_card(self, s: Night, seat: int, card: int) -> bool:
        """Whether an explorer may use a token now as if it were a card with a use."""
        return False

    # ---- rolls, fights, deaths

    def extra_dice(self, s: Night, seat: int, kind: int, trait: int) -> int:
        """Dice more or fewer for a roll of an explorer."""
        return 0

    def may_attack(self, s: Night, seat: int, target: int) -> bool:
        """Whether a shield leaves an explorer open to attack; for monsters see `may_strike`."""
        return True

    def may_strike(self, s: Night, seat: int, monster: Monster) -> bool:
        """Whether a shield leaves a monster open to attack."""
        return True

    def has_won(self, s: Night, fight: list[int], margin: int) -> bool:
        """An attack was won by so much; true when the haunt has settled what follows.

        `fight` is [attacker, target, trait, weapon, is_ranged, attack total, defence total]; a
        negative margin means that the defender won, 0 that nobody did.
        """
        return False

    def takes_damage(self, s: Night, seat: int, kind: int, points: int) -> bool:
        """True when the haunt puts something else in the place of damage."""
        return False

    def cannot_fall(self, s: Night, seat: int) -> bool:
        """Whether an explorer's traits stop at their first step."""
        return False

    def can_be_stunned(self, s: Night, monster: Monster, by: int, margin: int) -> int:
        """What happens to a monster beaten by a seat (or by nobody, -1): a card's stun counts."""
        return self.kinds[monster.kind].defeat

    def grabs(self, s: Night, attacker: int, target: int) -> list[int]:
        """The tokens that the winner of an attack may grab besides items (HAU-67)."""
        return []

    def grab(self, s: Night, attacker: int, target: int, card: int) -> None:
        """Take a grabbed token that is no item."""

    def stunned(self, s: Night, monster: Monster) -> None:
        """A monster was stunned."""

    def died(self, s: Night, seat: int) -> None:
        """An explorer has died; cards lie in the room already."""

    def held_changed(self, s: Night, seat: int) -> None:
        """An explorer has gained or lost a card or token."""

    def prey_of(self, s: Night, monster: Monster) -> int:
        """The seat that a monster hunts first of all, or NOBODY."""
        return monster.twin

    def aim(self, s: Night, monster: Monster) -> list[int]:
        """The room that a monster makes for and its prey there, where its behaviour is the
        haunt's own; empty for the common behaviours."""
        return []

    def turn_missed(self, s: Night, seat: int) -> None:
        """An explorer has missed a turn (HAU-231)."""

    def fresh_affair(self, s: Night) -> Affair:
        """What the haunt keeps for itself, as it begins."""
        return Affair()

    # ---- what is seen

    def table(self, s: Night, seat: int) -> dict[str, Any]:
        """What a seat sees of the haunt, besides what every haunt has."""
        return {}

    def redeal(self, s: Night, seat: int, dice: Dice) -> None:
        """Deal anew what only the haunt hides from a seat."""

    def pieces(self, s: Night) -> list[str]:
        """The haunt's own pieces with their places, for the law of pieces."""
        return []


def judge(s: Night) -> None:
    """Look whether somebody has won, after every single step (BET-31)."""
    haunt: Haunt | None = s.haunt
    if haunt is not None and s.result is None:
        haunt.judge(s)


def finish(s: Night, winner: str, winners: list[int]) -> None:
    """End the game: a side wins or loses as one (BET-430)."""
    s.winner = winner
    if s.hears:
        s.tell("game-over", {"winner": winner}, "BET-30")
    s.end([1.0 if seat in winners else 0.0 for seat in range(s.seats)])


def side_wins(s: Night, team: int) -> None:
    """Heroes or the traitor's side win, the dead and the escaped with them (BET-430)."""
    winners = [seat for seat in range(s.seats) if s.players[seat].team == team]
    finish(s, "heroes" if team == HERO else "traitor", winners)


def house_wins(s: Night) -> None:
    """Nobody of the explorers wins (BET-37)."""
    finish(s, "house", [])
