"""Branches that reach into the house (POS-122 to POS-133, POS-399)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.rules.words import BRANCH
from dreadhouse.games.possession.state import MOST_SEATS, Night
from dreadhouse.kernel.frames import Ask, Step


def branch_rooms(s: Night, room: int) -> list[int]:
    """The nearest suitable rooms without a branch (POS-124 to POS-127)."""
    if s.branch_supply() == 0:
        return []
    suitable = (s.printed.windows | s.plan.ends) & ~s.branches
    distance = s.plan.distance[room]
    nearest = 99
    found: list[int] = []
    for other in range(len(distance)):
        if (suitable >> other) & 1 == 1:
            if distance[other] < nearest:
                nearest = distance[other]
                found = []
            if distance[other] == nearest:
                found.append(other)
    return found


class BranchDue(Step):
    """An affected player places a branch, at 0 life too (POS-399)."""

    rule = "POS-122"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """None where no suitable room or chip is left (POS-128)."""
        if branch_rooms(s, s.players[self.seat].room):
            s.push(PLACES[self.seat])


class PlaceBranch(Ask):
    """Pick one of several rooms that are equally near (POS-126)."""

    rule = "POS-126"

    def options(self, s: Night) -> list[int]:
        """The nearest suitable rooms."""
        return [BRANCH + room for room in branch_rooms(s, s.players[self.seat].room)]

    def choose(self, s: Night, action: int) -> None:
        """One verb: branch."""
        self.branch(s, action - BRANCH)

    def branch(self, s: Night, room: int) -> None:
        """The branch does not strike now (POS-133) and stays for good (POS-129)."""
        s.branches |= 1 << room
        if s.hears:
            s.tell("branch-grows", {"seat": self.seat, "room": room}, "POS-122")

    def forbids(self, s: Night, action: int) -> str:
        """One branch a room, the nearest suitable room, windows and end rooms only."""
        room = action - BRANCH
        if 0 <= room < 13 and (s.branches >> room) & 1 == 1:
            return "POS-127"
        return "POS-125"

    def about(self, s: Night) -> dict[str, Any]:
        """Where the player stands."""
        return {"room": s.players[self.seat].room}


BRANCHES_DUE: Final = [BranchDue(seat) for seat in range(MOST_SEATS)]
PLACES: Final = [PlaceBranch(seat) for seat in range(MOST_SEATS)]
