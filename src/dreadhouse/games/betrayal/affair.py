"""The haunt as a viewer sees it, sorted for drawing: counts, the clock, tokens, zones."""

# mypyc: no

from __future__ import annotations

from typing import Any, NamedTuple

NO_CLOCK = -1


class Count(NamedTuple):
    """Something that is counted, and how many are needed, 0 where that is not known."""

    id: str
    done: int
    need: int


class Sign(NamedTuple):
    """A token of a haunt in a room, with its state in a word or nothing."""

    kind: str
    room: int
    side: int
    state: str


class Affair:
    """A haunt's part of the view; empty before the haunt."""

    def __init__(self, haunt: dict[str, Any] | None) -> None:
        self.haunt = haunt or {}
        needs = self.haunt.get("needs", {})
        self.counts = [
            Count(id, done, needs.get(id, 0)) for id, done in self.haunt.get("counts", {}).items()
        ]
        self.clock: int = self.haunt["clock"] if self.haunt.get("has_clock") else NO_CLOCK
        self.fevers: list[int] = self.haunt.get("fevers", [])
        self.zone: list[int] = self.haunt.get("zone", [])
        self.zone_id = str(self.haunt.get("zone_id", ""))
        self.faces: dict[str, str] = self.haunt.get("faces", {})
        self.signs = [self._sign(fixture) for fixture in self.haunt.get("fixtures", [])]
        target = self.haunt.get("object")
        if target and target["room"] >= 0:
            state = "shielded" if target["shielded"] else ""
            self.signs.append(Sign(target["id"], target["room"], 0, state))

    def _sign(self, fixture: dict[str, Any]) -> Sign:
        kind, is_on = fixture["kind"], fixture["on"]
        states = {"lamp": ("dark", "lit"), "altar": ("marked", "")}
        state = states[kind][is_on] if kind in states else ""
        return Sign(kind, fixture["room"], fixture["side"], state)

    def kind_of(self, card: int) -> str:
        """The kind of an item token that is numbered like a card, or nothing."""
        for kind, (first, most) in self.haunt.get("things", {}).items():
            if first <= card < first + most:
                return str(kind)
        return ""

    def number_of(self, card: int) -> int:
        """Which of several like tokens it is, from 1; 0 where there is only one."""
        for first, most in self.haunt.get("things", {}).values():
            if most > 1 and first <= card < first + most:
                return int(card - first + 1)
        return 0

    def face_of(self, card: int) -> str:
        """The face of a token as far as the viewer knows it, or nothing."""
        return self.faces.get(str(card), "")
