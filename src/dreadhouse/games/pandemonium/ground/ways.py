"""Distances between spaces (PAN-42), kept once they have been measured."""

from __future__ import annotations

from typing import ClassVar, Final

FAR: Final = 99


class Ways:
    """What is one step from each space, and the distances that follow; never changed."""

    never_changes: ClassVar[bool] = True

    def __init__(self, near: list[list[int]]) -> None:
        self.near = near
        self.rows: list[list[int] | None] = [None] * len(near)

    def row(self, start: int) -> list[int]:
        """The distances from a space to all spaces, FAR where no way leads."""
        row = self.rows[start]
        if row is None:
            row = measured(self.near, start)
            self.rows[start] = row
        return row


def measured(near: list[list[int]], start: int) -> list[int]:
    """The smallest number of steps to every space."""
    row = [FAR] * len(near)
    row[start] = 0
    queue = [start]
    for cell in queue:
        further = row[cell] + 1
        for beside in near[cell]:
            if row[beside] == FAR:
                row[beside] = further
                queue.append(beside)
    return row
