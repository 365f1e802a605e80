"""What lies about in the house: portals, board tokens, Souls, Traps, explored spaces."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.picture import (
    TOKEN_ICONS,
    named,
    number,
    pick,
    placed,
    placed_at,
    say,
    shown,
)
from dreadhouse.games.pandemonium.sight import Sight

GREAT = {"car", "boat", "altar", "landing_place", "helicopter", "generator"}
GREAT_SIZE, SMALL_SIZE = 74.0, 40.0
SMALL_PLACES = ((10, 10), (50, 10), (10, 50), (50, 50))


class Lying:
    """Everything that lies in spaces, under the figures."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.table = sight.table
        self.language = sight.language

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def at(self, cell: int, inside: str, x: float = 0, y: float = 0, id: str = "") -> str:
        """Something in a space."""
        left, top = self.sight.spot(cell)
        return placed_at(left + x, top + y, inside, "", id)

    def stands(self, cell: int) -> bool:
        """Whether a space's tile still stands."""
        return cell >= 0 and cell >> 4 not in self.sight.fallen

    def draw(self) -> str:
        """From the floor upwards."""
        explored = "".join(self.explored(cell) for cell in self.table["explored"])
        portals = "".join(self.portal(each) for each in self.table["portals"])
        return (
            f'<g class="lying">{explored}{portals}{self.tokens()}'
            f"{''.join(self.trap(cell, count) for cell, count in self.table['traps'])}"
            f"{''.join(self.evil_trap(cell) for cell in self.table['evil_traps'])}"
            f"{''.join(self.soul(cell, count) for cell, count in self.table['souls'])}</g>"
        )

    def explored(self, cell: int) -> str:
        """The mark of an explored space (PAN-246)."""
        if not self.stands(cell):
            return ""
        mark = placed("search", 5, 74, 20)
        words = self.say("board-explored", at=self.sight.space_name(cell))
        return self.at(cell, shown(words, mark, "explored"), id=f"explored-{cell}")

    # ---- portals

    def portal(self, each: dict[str, Any]) -> str:
        """A portal: a green whirl of light, or its seal (PAN-40, DIA-108)."""
        cell = each["cell"]
        if not self.stands(cell):
            return ""
        if each["sealed"]:
            inside = (
                f'<circle class="sealed-ring" cx="50" cy="50" r="36"/>{placed("seal", 24, 24, 52)}'
            )
            words = self.say("board-sealed", at=self.sight.space_name(cell))
            return self.at(cell, shown(words, inside, "sealed"), id=f"portal-{cell}")
        inside = (
            '<circle class="portal-glow" cx="50" cy="50" r="62" fill="url(#pan-portal)"/>'
            '<circle class="portal-rim" cx="50" cy="50" r="37"/>'
            f'<g class="whirl">{placed("vortex", 16, 16, 68)}</g>'
        )
        words = self.say("board-portal", at=self.sight.space_name(cell))
        return self.at(cell, shown(words, inside, "portal"), id=f"portal-{cell}")

    # ---- tokens

    def tokens(self) -> str:
        """Board tokens, great ones over their whole space, small ones in its corners."""
        placed_in: dict[int, int] = {}
        drawn = ""
        tokens = self.table["tokens"]
        if self.table.get("helicopter"):
            tokens = [*tokens, {"kind": "helicopter", "cell": self.table["landing_place"]}]
        for each in tokens:
            if not self.stands(each["cell"]):
                continue
            place = placed_in.get(each["cell"], 1)
            placed_in[each["cell"]] = place + 1
            drawn += self.token(each, place)
        return drawn

    def token(self, each: dict[str, Any], place: int) -> str:
        """One board token."""
        kind, cell = each["kind"], each["cell"]
        words = self.sight.at_thing("token", kind)
        is_great = kind in GREAT
        size = GREAT_SIZE if is_great else SMALL_SIZE
        css = f"token {kind}{' great' if is_great else ''}{' down' if each.get('down') else ''}"
        css += " glow" if words else ""
        icon = placed(TOKEN_ICONS[kind], size * 0.14, size * 0.14, size * 0.72)
        plate = (
            f'<rect class="plate" width="{size:g}" height="{size:g}" rx="{14 if is_great else 9}"/>'
        )
        label = self.say(
            "board-token",
            token=named("token", kind, self.language),
            at=self.sight.space_name(cell),
            down=int(bool(each.get("down"))),
        )
        slash = '<path class="slash" d="M6 34L34 6"/>' if each.get("down") else ""
        why = self.sight.reason("token", kind)
        thing = pick(f"token-{kind}-{cell}", label, words, why, plate + icon + slash, css)
        x, y = (13.0, 13.0) if is_great else SMALL_PLACES[place % 4]
        return self.at(cell, thing, x, y)

    # ---- traps and Souls

    def trap(self, cell: int, count: int) -> str:
        """Traps set for creatures (PAN-236)."""
        if not count or not self.stands(cell):
            return ""
        inside = f'<g class="trap">{placed("wolf-trap", 4, 60, 36)}</g>'
        inside += number(38, 94, count, 15) if count > 1 else ""
        words = self.say("board-trap", count=count, at=self.sight.space_name(cell))
        return self.at(cell, shown(words, inside), id=f"trap-{cell}")

    def evil_trap(self, cell: int) -> str:
        """A Trap for characters (PAN-565)."""
        if not self.stands(cell):
            return ""
        inside = (
            '<path class="evil-ring" d="M78 60L96 78L78 96L60 78Z"/>'
            f'<g class="evil-trap">{placed("mantrap", 64, 64, 28)}</g>'
        )
        words = self.say("board-evil-trap", at=self.sight.space_name(cell))
        return self.at(cell, shown(words, inside), id=f"evil-trap-{cell}")

    def soul(self, cell: int, count: int) -> str:
        """Souls that wait to be collected (PAN-373)."""
        if not count or not self.stands(cell):
            return ""
        inside = f'<g class="soul">{placed("ghost", 66, 66, 30)}</g>'
        inside += number(93, 96, count, 16) if count > 1 else ""
        words = self.say("board-soul", count=count, at=self.sight.space_name(cell))
        return self.at(cell, shown(words, inside), id=f"soul-{cell}")
