"""The possessed turn (POS-225 to POS-252, POS-262 to POS-265, POS-303, POS-406)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.rules import moving, special_rooms
from dreadhouse.games.possession.rules.attacking import begin_attack
from dreadhouse.games.possession.rules.ending import judge
from dreadhouse.games.possession.rules.events import break_chip, hinges
from dreadhouse.games.possession.rules.life import lose_life
from dreadhouse.games.possession.rules.rolling import (
    BITING,
    BREAKING,
    fresh_tray,
    roll,
    wounds,
)
from dreadhouse.games.possession.rules.words import (
    ATTACK,
    BAR,
    BITE,
    BREAK,
    BURN,
    CRAWL,
    END,
    GO,
    HEAL,
    KEEP,
    PORCH,
    RECOVER,
    REST,
    SEARCH,
    USE,
    WINDOW,
)
from dreadhouse.games.possession.state import (
    ATTIC,
    BEDROOM,
    MOST_SEATS,
    ROOMS,
    STAIRS,
    Night,
    Player,
)
from dreadhouse.kernel.frames import Ask

BREAK_DICE: Final = 3
UNBARRED_HOLDS: Final = 3
BARRED_HOLDS: Final = 4
BITE_DICE: Final = 1
PARTS_EACH: Final = 5


class Hunt(Ask):
    """Move, cross windows, break a door, move an own Part, attack, or end the turn (POS-234)."""

    rule = "POS-234"

    def options(self, s: Night) -> list[int]:
        """Whatever no rule forbids; the dead act no more (POS-401)."""
        p = s.players[self.seat]
        if p.is_dead:
            return [END]
        found: list[int] = []
        if s.actions > 0:
            moving.add_steps(s, p, found)
            if s.must_leave:
                return found
            if (s.plan.windows >> p.room) & 1 == 1 and s.actions > 1:
                special_rooms.add_windows(s, p, found)
            self._add_violence(s, p, found)
        if not s.has_acted and p.room == BEDROOM and special_rooms.recover_ban(s, p) == 0:
            found.append(RECOVER)
        found.append(END)
        return found

    def _add_violence(self, s: Night, p: Player, found: list[int]) -> None:
        for other in hinges(s, p.room):
            found.append(BREAK + other)
        for seat in range(s.seats):
            target = s.players[seat]
            if (s.attacked >> seat) & 1 == 0 and target.is_normal():
                if target.room == p.room:
                    found.append(ATTACK + seat)
                if s.moved:
                    self._add_bites(s, p, seat, target.room, found)
        if p.lost:
            self._add_crawls(s, p, found)

    def _add_bites(self, s: Night, p: Player, seat: int, room: int, found: list[int]) -> None:
        for part in range(PARTS_EACH):
            if (s.moved >> part) & 1 == 1 and p.parts[part] == room:
                found.append(BITE + part * MOST_SEATS + seat)

    def _add_crawls(self, s: Night, p: Player, found: list[int]) -> None:
        for part in range(PARTS_EACH):
            room = p.parts[part]
            if room >= 0:
                near = s.plan.near[room]
                doors = s.plan.doors[room]
                for i in range(len(near)):
                    if (s.barred >> doors[i]) & 1 == 0:
                        found.append(CRAWL + part * ROOMS + near[i])

    def choose(self, s: Night, action: int) -> None:
        """One line a verb: end, go, window, recover, break, crawl, attack, bite."""
        if action == END:
            self.end(s)
            return
        s.push(self)
        if action < BAR:
            self.go(s, action - GO)
        elif action == RECOVER:
            special_rooms.recover(s, self.seat)
        elif action < USE:
            special_rooms.cross(s, self.seat, action - WINDOW)
        elif action < CRAWL:
            self.break_door(s, action - BREAK)
        elif action < ATTACK:
            self.crawl(s, (action - CRAWL) // ROOMS, (action - CRAWL) % ROOMS)
        elif action < BITE:
            self.attack(s, action - ATTACK)
        else:
            self.bite(s, (action - BITE) // MOST_SEATS, (action - BITE) % MOST_SEATS)

    def end(self, s: Night) -> None:
        """Unspent actions are lost (POS-143)."""

    def go(self, s: Night, room: int) -> None:
        """Step into a neighbouring room (POS-235)."""
        moving.pay(s, 1)
        moving.step(s, self.seat, room)

    def break_door(self, s: Night, other: int) -> None:
        """Roll three dice against a door of the room (POS-238 to POS-241)."""
        moving.pay(s, 1)
        room = s.players[self.seat].room
        door = s.plan.door_between(room, other)
        is_barred = (s.barred >> door) & 1 == 1
        fresh_tray(s)
        faces = roll(s, self.seat, BREAKING, BREAK_DICE)
        is_broken = wounds(faces) >= (BARRED_HOLDS if is_barred else UNBARRED_HOLDS)
        if is_broken:
            break_chip(s, room, other)
        if s.hears:
            args = {"seat": self.seat, "room": room, "other_room": other, "faces": faces}
            rule = "POS-240" if is_barred else "POS-239"
            s.tell("breaks-door" if is_broken else "door-holds", args, rule)

    def crawl(self, s: Night, part: int, room: int) -> None:
        """Move an own lost Part; that alone strikes nobody (POS-242, POS-285)."""
        moving.pay(s, 1)
        s.players[self.seat].parts[part] = room
        s.moved |= 1 << part
        if s.hears:
            s.tell("crawls", {"seat": self.seat, "part": part, "room": room}, "POS-242")

    def attack(self, s: Night, seat: int) -> None:
        """The figure attacks a normal player in the same room (POS-250, POS-251)."""
        moving.pay(s, 1)
        s.attacked |= 1 << seat
        begin_attack(s, self.seat, seat)

    def bite(self, s: Night, part: int, seat: int) -> None:
        """A Part that has moved attacks: no defence, no trophy (POS-262 to POS-265)."""
        moving.pay(s, 1)
        s.attacked |= 1 << seat
        fresh_tray(s)
        faces = roll(s, self.seat, BITING, BITE_DICE)
        if s.hears:
            args = {"seat": self.seat, "part": part, "target_seat": seat, "faces": faces}
            s.tell("bites", args, "POS-262")
        if lose_life(s, seat, wounds(faces), "POS-263") > 0:
            s.has_hurt = True
        judge(s)

    def forbids(self, s: Night, action: int) -> str:
        """The rule by which a verb is refused."""
        return f"POS-{self._ban(s, action)}"

    def _ban(self, s: Night, action: int) -> int:
        p = s.players[self.seat]
        ban = self._violence_ban(s, p, action) if action >= BREAK else self._ban_of(s, p, action)
        if ban:
            return ban
        return (303 if p.room >= ATTIC else 300) if s.must_leave else 142

    def _ban_of(self, s: Night, p: Player, action: int) -> int:
        if GO <= action < BAR:
            return moving.step_ban(s, p, action - GO)
        if BAR <= action < SEARCH:
            return 161
        if action == BURN:
            return 192
        if SEARCH <= action < KEEP or REST <= action <= HEAL:
            return 169
        if action == RECOVER:
            return special_rooms.recover_ban(s, p)
        if action == PORCH:
            return 212
        if WINDOW <= action < USE:
            return special_rooms.window_ban(s, p, action - WINDOW)
        return 225 if USE <= action < USE + 52 else 234

    def _violence_ban(self, s: Night, p: Player, action: int) -> int:
        if action < CRAWL:
            return 0 if action - BREAK in hinges(s, p.room) else 238
        if action < ATTACK:
            part, room = (action - CRAWL) // ROOMS, (action - CRAWL) % ROOMS
            return crawl_ban(s, p, part, room)
        if action < BITE:
            return target_ban(s, p, action - ATTACK, p.room)
        if action < END:
            part, seat = (action - BITE) // MOST_SEATS, (action - BITE) % MOST_SEATS
            if p.parts[part] < 0 or (s.moved >> part) & 1 == 0:
                return 262
            return target_ban(s, p, seat, p.parts[part])
        return 300 if action == END else 234

    def about(self, s: Night) -> dict[str, Any]:
        """How many actions are left."""
        return {"count": s.actions}


def crawl_ban(s: Night, p: Player, part: int, room: int) -> int:
    """The number of the rule by which a Part cannot move into a room, or 0."""
    if p.parts[part] < 0:
        return 242
    if room > STAIRS:
        return 244
    door = s.plan.door_between(p.parts[part], room)
    if door < 0:
        return 242
    return 243 if (s.barred >> door) & 1 == 1 else 0


def target_ban(s: Night, p: Player, seat: int, room: int) -> int:
    """The number of the rule by which a player cannot be attacked in a room, or 0."""
    if seat >= s.seats:
        return 250
    target = s.players[seat]
    if not target.is_normal() or target.room != room:
        return 250
    return 252 if (s.attacked >> seat) & 1 == 1 else 0


HUNTS: Final = [Hunt(seat) for seat in range(MOST_SEATS)]
