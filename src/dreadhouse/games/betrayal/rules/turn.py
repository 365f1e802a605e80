"""The turn of an explorer (BET-79 to BET-83, BET-131, BET-136, BET-141 to BET-153, BET-169,
BET-327 to BET-329)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules import combat, moving, trying, using
from dreadhouse.games.betrayal.rules.effects import Effect
from dreadhouse.games.betrayal.rules.ending import TURN_ENDS
from dreadhouse.games.betrayal.rules.exploring import drop_down, explore, fall
from dreadhouse.games.betrayal.rules.haunt import Haunt
from dreadhouse.games.betrayal.rules.haunting import (
    can_fetch_stair,
    fetch_stair,
    free_traitor,
)
from dreadhouse.games.betrayal.rules.house import neighbours, side_at, tiles_left
from dreadhouse.games.betrayal.rules.stunning import MONSTER
from dreadhouse.games.betrayal.rules.why import act_ban
from dreadhouse.games.betrayal.rules.words import (
    ATTACK,
    CLIMB,
    CROSS,
    DROP,
    END,
    EXPLORE,
    FALL,
    FETCH_STAIR,
    FREE,
    GIVE,
    GO,
    HIT,
    PANEL,
    SHOW_PART,
    SLIDE_DOWN,
    STRIKE,
    TAKE,
    TRY,
    USE,
)
from dreadhouse.games.betrayal.state import (
    DANCE_HALL,
    MINSTRELS_LOFT,
    MOST_SEATS,
    NO_CARD,
    PART_SECRET,
    ROOMS,
    ROTTEN_FLOOR,
    WANDERING_LIFT,
    Night,
    Player,
)
from dreadhouse.kernel.frames import Ask, Step

CARD_WORDS: Final = 180

# ---- beginning


class Turn(Step):
    """An explorer's turn begins (BET-28)."""

    rule = "BET-79"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Traps that have held long enough open, kept events strike, companions come."""
        seat = self.seat
        p = s.players[seat]
        clear_turn(s, seat)
        if s.hears:
            s.tell("turn-begins", {"seat": seat, "round": s.round}, "BET-79")
        s.push(TURN_ENDS[seat])
        s.push(GOES_ON[seat])
        for card in p.cards:
            if s.printed.on_turn_start[card]:
                s.push(Effect(seat, s.printed.on_turn_start[card], card))
        if p.trap != NO_CARD and p.fails >= trying.MOST_FAILS:
            moving.set_free(s, seat)
        if s.waiting:
            moving.take_waiting(s, seat)
        if s.haunt is not None:
            s.haunt.turn_begins(s, seat)


def clear_turn(s: Night, seat: int) -> None:
    """Nothing has been done in this turn."""
    s.acting = seat
    s.spaces = 0
    s.is_halted = s.has_moved = s.has_ridden = s.is_turn_over = False
    s.has_given = s.has_dropped = s.has_picked = s.has_attacked = s.has_tasked = False
    s.stayed = s.players[seat].room == WANDERING_LIFT
    s.acted = []
    s.tried = []
    s.refused = []
    s.tray = []
    s.fight = []


class GoesOn(Step):
    """The turn goes on while its explorer lives and nothing has ended it (BET-315)."""

    rule = "BET-79"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Ask for the next thing."""
        if s.players[self.seat].is_in_play() and not s.is_turn_over:
            s.push(ACTS[self.seat])


# ---- acting


class Act(Ask):
    """Move, explore, use cards, handle items, try, attack, or end the turn (BET-79, BET-81)."""

    rule = "BET-79"

    def is_own_act(self) -> bool:
        """The turn ends only when the player says so (BET-82)."""
        return True

    def options(self, s: Night) -> list[int]:
        """Whatever no rule forbids."""
        seat = self.seat
        p = s.players[seat]
        found: list[int] = []
        if p.trap == NO_CARD:
            self._add_ways(s, p, found)
            if p.cards:
                using.add_uses(s, seat, p, found)
                using.add_gifts(s, seat, p, found)
                using.add_drops(s, seat, p, found)
            using.add_picks(s, seat, found)
            if s.haunt is not None and not s.has_attacked:
                combat.add_attacks(s, seat, found)
        trying.add_tries(s, seat, p, found)
        haunt: Haunt | None = s.haunt
        if haunt is not None:
            haunt.add_actions(s, seat, found)
            if s.is_hidden and seat == s.traitor:
                found.append(SHOW_PART)
            if s.rules.lost_below and can_fetch_stair(s, seat):
                found.append(FETCH_STAIR)
        found.append(END)
        return found

    def _add_ways(self, s: Night, p: Player, found: list[int]) -> None:
        if moving.can_move(s, self.seat):
            for room in neighbours(s, p.room, p.side):
                found.append(GO + room)
            self._add_doorways(s, p, found)
            if s.panels:
                trying.add_panels(s, self.seat, p, found)
            if can_climb(s, p):
                found.append(CLIMB)
        if s.printed.barrier[p.room] >= 0 and trying.cross_ban(s, p) == "":
            found.append(CROSS)
        if p.room == MINSTRELS_LOFT and s.is_in_house(DANCE_HALL):
            found.append(SLIDE_DOWN)
        if p.room == ROTTEN_FLOOR:
            found.append(FALL)

    def _add_doorways(self, s: Night, p: Player, found: list[int]) -> None:
        floor = s.floor_of(p.room)
        is_open = -1
        for way in range(4):
            if (s.doors[p.room] >> way) & 1 == 1 and s.near[4 * p.room + way] == -1:
                if is_open < 0:
                    is_open = tiles_left(s, floor)
                if is_open > 0 and (p.side == 0 or side_at(s, p.room, way) == p.side):
                    found.append(EXPLORE + way)

    def choose(self, s: Night, action: int) -> None:
        """One line a verb; then the turn goes on."""
        s.tray = []
        if action == END:
            return
        seat = self.seat
        s.push(GOES_ON[seat])
        if action < EXPLORE + 4:
            self._move(s, action)
        elif USE <= action < USE + CARD_WORDS and action - USE in s.players[seat].cards:
            self._use(s, action - USE)
        elif GIVE <= action < GIVE + CARD_WORDS:
            using.give(s, seat, action - GIVE)
        elif DROP <= action < DROP + CARD_WORDS:
            using.drop(s, seat, action - DROP)
        elif TAKE <= action < TAKE + CARD_WORDS:
            using.pick_up(s, seat, action - TAKE)
        elif ATTACK <= action < HIT:
            self._attack(s, action)
        else:
            self._other(s, action)

    def _move(self, s: Night, action: int) -> None:
        if GO <= action < GO + ROOMS:
            moving.walk(s, self.seat, action - GO)
        else:
            explore(s, self.seat, action - EXPLORE)

    def _use(self, s: Night, card: int) -> None:
        if s.printed.uses[card]:
            using.use(s, self.seat, card)
        else:
            s.haunt.choose(s, self.seat, USE + card)

    def _attack(self, s: Night, action: int) -> None:
        if action < STRIKE:
            combat.begin_attack(s, self.seat, action - ATTACK)
        else:
            combat.begin_attack(s, self.seat, MONSTER + action - STRIKE)

    def _other(self, s: Night, action: int) -> None:
        seat = self.seat
        if action == CROSS:
            trying.cross(s, seat)
        elif action == SLIDE_DOWN:
            drop_down(s, seat)
        elif action == FALL:
            fall(s, seat)
        elif action == CLIMB:
            climb(s, seat)
        elif PANEL <= action < PANEL + ROOMS:
            trying.try_panel(s, seat, action - PANEL)
        elif TRY <= action < TRY + len(trying.SOURCES):
            trying.try_source(s, seat, action - TRY)
        elif FREE <= action < FREE + MOST_SEATS:
            trying.try_free(s, seat, action - FREE)
        elif action == SHOW_PART:
            show_part(s, seat)
        elif action == FETCH_STAIR:
            fetch_stair(s, seat)
        else:
            s.haunt.choose(s, seat, action)

    def forbids(self, s: Night, action: int) -> str:
        """The rule by which a verb is refused."""
        return act_ban(s, self.seat, action)

    def about(self, s: Night) -> dict[str, Any]:
        """The spaces left."""
        return {"count": max(0, moving.limit(s, self.seat) - s.spaces)}


def can_climb(s: Night, p: Player) -> bool:
    """Whether a card lets the explorer climb up the way one falls (BET-357)."""
    return climb_goal(s, p) >= 0


def climb_goal(s: Night, p: Player) -> int:
    """The room above, for who holds a rope, or -1 (BET-353, BET-357)."""
    for card in p.cards:
        rooms = s.printed.climbs[card]
        if rooms and p.room == DANCE_HALL and s.is_in_house(MINSTRELS_LOFT):
            return MINSTRELS_LOFT
        if rooms and p.room == s.pit and s.is_in_house(ROTTEN_FLOOR):
            return ROTTEN_FLOOR
    return -1


def climb(s: Night, seat: int) -> None:
    """Back up the way one fell, for 1 space (BET-353)."""
    moving.walk(s, seat, climb_goal(s, s.players[seat]))


def show_part(s: Night, seat: int) -> None:
    """The hidden traitor shows the part token, and is the known traitor from now on (BET-322)."""
    s.secrets.show(PART_SECRET + seat, s.everyone)
    s.is_hidden = False
    free_traitor(s, seat)
    if s.hears:
        s.tell("part-shown", {"seat": seat, "is_traitor": True}, "BET-322")


TURN_OF: Final = [Turn(seat) for seat in range(MOST_SEATS)]
GOES_ON: Final = [GoesOn(seat) for seat in range(MOST_SEATS)]
ACTS: Final = [Act(seat) for seat in range(MOST_SEATS)]
