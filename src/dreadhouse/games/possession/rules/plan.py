"""Where the rooms lie, and the options a night is played with."""

from __future__ import annotations

from typing import Any


class Plan:
    """Where the rooms lie: fixed once the house is built, hence shared by all copies.

    `near[room]` lists the neighbours through doors and `doors[room]` the number of each of these
    doors; the ways to attic and basement, which have none, start at `upper` and `lower`.
    """

    def __init__(self) -> None:
        self.room_at: list[int] = []
        self.near: list[list[int]] = []
        self.doors: list[list[int]] = []
        self.distance: list[list[int]] = []
        self.ends = 0
        self.windows = 0
        self.upper = 0
        self.lower = 0

    def door_between(self, room: int, other: int) -> int:
        """The number of the door between two rooms, or -1."""
        near = self.near[room]
        for i in range(len(near)):
            if near[i] == other:
                return self.doors[room][i]
        return -1


class HouseRules:
    """The options a night is played with (POS-386 to POS-397); `round_limit` 0 is off."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.armed_possessed: bool = settings["armed_possessed"]
        self.altar_shift: int = settings["altar_shift"]
        self.maimed_bodies: bool = settings["maimed_bodies"]
        self.calm_start: bool = settings["calm_start"]
        self.no_first_page: bool = settings["no_first_page"]
        self.quiet_house: bool = settings["quiet_house"]
        self.windows_everywhere: bool = settings["windows_everywhere"]
        self.round_limit: int = settings["round_limit"]
