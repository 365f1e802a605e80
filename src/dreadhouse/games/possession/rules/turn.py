"""The turn of a normal player (POS-142 to POS-147, POS-300 to POS-304) and every turn's begin and
end (POS-102 to POS-105, POS-227 to POS-233, POS-246, POS-391)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import ALTAR_ICON, HEAL_ICON, REST_ICON, SEARCH_ICON
from dreadhouse.games.possession.rules import moving, rooms, searching, special_rooms, using
from dreadhouse.games.possession.rules.burning import burn, burn_ban
from dreadhouse.games.possession.rules.ending import judge
from dreadhouse.games.possession.rules.hunting import HUNTS
from dreadhouse.games.possession.rules.life import lose_life
from dreadhouse.games.possession.rules.words import (
    BAR,
    BREAK,
    BURN,
    END,
    GO,
    HEAL,
    KEEP,
    PORCH,
    RECOVER,
    REST,
    SEARCH,
    SEARCH_WEAPON,
    TRADE,
    UNBAR,
    USE,
    WINDOW,
)
from dreadhouse.games.possession.state import (
    ATTIC,
    BEDROOM,
    LEGS,
    MOST_SEATS,
    NOBODY,
    NURSERY,
    SUN_PORCH,
    Night,
    Player,
    line,
)
from dreadhouse.kernel.frames import Ask, Step

PENALTY: Final = 2


def chip_actions(s: Night, p: Player) -> int:
    """The chip's number (POS-109), less lost Parts (POS-391), less event losses (POS-367)."""
    number = p.revealed
    if s.rules.maimed_bodies:
        number = max(1, number - p.lost_count)  # the minimum belongs to the Parts only (POS-392)
    return max(0, number - p.actions_lost)


def possessed_actions(s: Night, p: Player) -> int:
    """By the life line, one less for each lost leg, Whispers added (POS-227 to POS-232)."""
    return s.printed.line_actions[line(p.life)] - (p.lost & LEGS).bit_count() + p.whispered_actions


class Turn(Step):
    """A player's own part of phase 4 begins (POS-36)."""

    rule = "POS-142"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Life and legs are read once (POS-233); attic and basement must be left (POS-300)."""
        p = s.players[self.seat]
        s.acting = self.seat
        s.has_acted = s.has_recovered = s.has_left = s.has_hurt = False
        s.attacked = s.moved = 0
        s.must_leave = p.room >= ATTIC
        s.actions = possessed_actions(s, p) if p.is_possessed else chip_actions(s, p)
        if s.must_leave or s.actions == 0:
            s.secrets.learn()  # whether anything is asked may hang on secret cards
        if s.hears:
            args = {"seat": self.seat, "count": s.actions}
            s.tell("hunt-begins" if p.is_possessed else "turn-begins", args, "POS-142")
        s.push(TURN_OVER[self.seat])
        s.push(HUNTS[self.seat] if p.is_possessed else ACTS[self.seat])


class TurnOver(Step):
    """The chip is rotated (POS-141); who hurt nobody while possessed loses 2 life (POS-246)."""

    rule = "POS-246"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The dead lose nothing more (POS-401)."""
        p = s.players[self.seat]
        p.has_played = True
        s.acting = NOBODY
        s.actions = 0
        if p.is_possessed and not p.is_dead and not s.has_hurt:
            lose_life(s, self.seat, PENALTY, "POS-246")
        judge(s)


class Act(Ask):
    """Spend an action, use something free, or end the turn (POS-142, POS-145)."""

    rule = "POS-142"

    def options(self, s: Night) -> list[int]:
        """Whatever no rule forbids; at 0 life the turn is over (POS-103)."""
        p = s.players[self.seat]
        if p.is_possessed or p.is_dead:
            return [END]
        found: list[int] = []
        if s.actions > 0:
            moving.add_steps(s, p, found)
            if not s.must_leave:
                moving.add_doors(s, p, found)
                self._add_room(s, p, found)
        if not s.has_acted:
            self._add_untouched(s, p, found)
        if p.hand or p.house_chips:
            using.add_uses(s, self.seat, p, found)
        if s.actions == 0 or not s.must_leave:
            found.append(END)
        return found

    def _add_room(self, s: Night, p: Player, found: list[int]) -> None:
        icons = s.printed.icons[p.room]
        if p.cubes_left > 0 and (p.cubes >> p.room) & 1 == 0:
            if icons & SEARCH_ICON:
                searching.add_searches(s, p, found)
            if icons & REST_ICON:
                rooms.add_rests(s, p, found)
            if icons & HEAL_ICON and p.life < 15:
                found.append(HEAL)
            if icons & ALTAR_ICON and p.house_chips and burn_ban(s, p) == 0:
                found.append(BURN)
        if p.room == NURSERY and s.actions > 1 and not s.has_left:
            special_rooms.add_windows(s, p, found)

    def _add_untouched(self, s: Night, p: Player, found: list[int]) -> None:
        if p.room == BEDROOM and special_rooms.recover_ban(s, p) == 0:
            found.append(RECOVER)
        if p.room == SUN_PORCH and special_rooms.porch_ban(s, p) == 0:
            found.append(PORCH)

    def choose(self, s: Night, action: int) -> None:
        """One line a verb: end, go, bar, unbar, and what the room and the cards offer."""
        if action == END:
            self.end(s)
            return
        s.push(self)
        if action < BAR:
            self.go(s, action - GO)
        elif action < UNBAR:
            self.bar(s, action - BAR)
        elif action < SEARCH:
            self.unbar(s, action - UNBAR)
        elif action < USE:
            self._activate(s, action)
        else:
            self.use(s, action - USE)

    def _activate(self, s: Night, action: int) -> None:
        if action < SEARCH_WEAPON:
            searching.search(s, self.seat, action)
        elif action == SEARCH_WEAPON:
            searching.search_weapon(s, self.seat)
        elif action < HEAL:
            rooms.rest(s, self.seat, action - REST + 2)
        elif action == HEAL:
            rooms.heal(s, self.seat)
        elif action == BURN:
            burn(s, self.seat)
        elif action == RECOVER:
            special_rooms.recover(s, self.seat)
        elif action == PORCH:
            special_rooms.porch(s, self.seat)
        else:
            special_rooms.cross(s, self.seat, action - WINDOW)

    def go(self, s: Night, room: int) -> None:
        """Step into a neighbouring room (POS-148)."""
        moving.pay(s, 1)
        moving.step(s, self.seat, room)

    def bar(self, s: Night, room: int) -> None:
        """Bar a door of the room (POS-158)."""
        moving.pay(s, 1)
        moving.flip_door(s, self.seat, room)

    def unbar(self, s: Night, room: int) -> None:
        """Unbar a door of the room (POS-159)."""
        moving.pay(s, 1)
        moving.flip_door(s, self.seat, room)

    def use(self, s: Night, card: int) -> None:
        """Use a card or a kept chip (POS-146)."""
        using.use(s, self.seat, card)

    def end(self, s: Night) -> None:
        """Unspent actions are lost (POS-143)."""

    def forbids(self, s: Night, action: int) -> str:
        """The rule by which a verb is refused."""
        return f"POS-{self._ban(s, action)}"

    def _ban(self, s: Night, action: int) -> int:
        p = s.players[self.seat]
        if action == END:
            return 300
        if USE <= action < USE + 52:
            return using.use_ban(s, self.seat, action - USE)
        if action == PORCH:
            return special_rooms.porch_ban(s, p)
        if action == RECOVER:
            return special_rooms.recover_ban(s, p)
        ban = self._action_ban(s, p, action)
        if ban:
            return ban
        return 300 if s.must_leave else 142

    def _action_ban(self, s: Night, p: Player, action: int) -> int:
        if GO <= action < BAR:
            return moving.step_ban(s, p, action - GO)
        if BAR <= action < UNBAR:
            return moving.door_ban(s, p, action - BAR, True)
        if UNBAR <= action < SEARCH:
            return moving.door_ban(s, p, action - UNBAR, False)
        if SEARCH <= action < KEEP:
            return searching.search_ban(s, p, action)
        if REST <= action < HEAL:
            return rooms.rest_ban(s, p, action - REST + 2)
        if action == HEAL:
            return rooms.heal_ban(s, p)
        if action == BURN:
            return burn_ban(s, p)
        if WINDOW <= action < USE:
            return special_rooms.window_ban(s, p, action - WINDOW)
        if action == TRADE:
            return 173
        return 145 if BREAK <= action < END else 142

    def about(self, s: Night) -> dict[str, Any]:
        """How many actions are left."""
        return {"count": s.actions}


TURN_OF: Final = [Turn(seat) for seat in range(MOST_SEATS)]
TURN_OVER: Final = [TurnOver(seat) for seat in range(MOST_SEATS)]
ACTS: Final = [Act(seat) for seat in range(MOST_SEATS)]
