"""The round counter as a clock: eight spaces from dawn to the end of night (PAN-13 to PAN-15)."""

# mypyc: no

from __future__ import annotations

import math

from dreadhouse.games.pandemonium.layout import Box
from dreadhouse.games.pandemonium.picture import placed, placed_at, say, shown, text

ROUNDS = 8
FIRST_NIGHT = 5
HOURS = 3
FIRST_HOUR = 6
LEAST_WITH_HOURS = 90.0
SKIES = ("dawn", "morning", "noon", "afternoon", "dusk", "evening", "midnight", "small")


def clock(box: Box, now: int, phase: str, language: str) -> str:
    """The way of sun and moon over eight spaces, and where the hand stands."""
    step = box.wide / ROUNDS
    drawn = "".join(
        space(Box(box.x + step * at, box.y, step, box.high), at + 1, now) for at in range(ROUNDS)
    )
    drawn += frame(box) + way(box, now)
    if now:
        drawn += hand(box, step, now)
    key = "board-clock" if now else "board-clock-before"
    hours = (FIRST_HOUR + HOURS * (now - 1)) % 24 if now else FIRST_HOUR
    label = say(key, language, round=now, hour=hours, night=int(now >= FIRST_NIGHT))
    return shown(label, drawn, "clock", "clock")


def space(box: Box, round: int, now: int) -> str:
    """One round: its sky, its hours, stars at night."""
    css = f"sky {SKIES[round - 1]}" + (" past" if round < now else "")
    hour = (FIRST_HOUR + HOURS * (round - 1)) % 24
    inside = (
        f'<rect class="{css}" x="{box.x:.1f}" y="{box.y:.1f}" width="{box.wide:.2f}" '
        f'height="{box.high:.1f}"/>'
    )
    if round >= FIRST_NIGHT:
        inside += starry(box, round)
    side = "night" if round >= FIRST_NIGHT else "day"
    if box.wide < LEAST_WITH_HOURS:
        return inside + text(box.middle, box.foot - 8, str(round), f"round {side}", "middle")
    words = text(box.x + 7, box.foot - 7, f"{hour}:00", f"hour {side}")
    return inside + words + text(box.right - 8, box.foot - 7, str(round), f"round {side}", "end")


def starry(box: Box, round: int) -> str:
    """A few stars, others in each space."""
    d = ""
    for at in range(7 + round):
        x = box.x + 6 + (at * 37 + round * 23) % max(1, int(box.wide - 12))
        y = box.y + 5 + (at * 17 + round * 11) % max(1, int(box.high - 26))
        d += f"M{x:.0f} {y:.0f}h0"
    return f'<path class="stars" d="{d}"/>'


def frame(box: Box) -> str:
    """The horizon between day and night and the edge of the dial."""
    middle = box.x + box.wide * (FIRST_NIGHT - 1) / ROUNDS
    return (
        f'<path class="horizon" d="M{middle:.1f} {box.y:.1f}V{box.foot:.1f}"/>'
        f'<rect class="dial" x="{box.x:g}" y="{box.y:g}" width="{box.wide:g}" '
        f'height="{box.high:g}" rx="10"/>'
    )


def way(box: Box, now: int) -> str:
    """The path of the sun by day and of the moon by night, and the one that is up."""
    low, top = box.foot - 24, box.y + 12
    half = box.wide / 2
    drawn = "".join(
        f'<path class="orbit" d="M{x + 12:.1f} {low:.1f}'
        f"Q{x + half / 2:.1f} {top * 2 - low:.1f} "
        f'{x + half - 12:.1f} {low:.1f}"/>'
        for x in (box.x, box.x + half)
    )
    if not now:
        return drawn
    is_night = now >= FIRST_NIGHT
    share = ((now - 1) % 4 + 0.5) / 4
    x = box.x + half * (int(is_night) + share)
    y = low - (low - top) * math.sin(math.pi * share)
    name, css = ("moon", "moon") if is_night else ("sun", "sun")
    ball = f'<circle class="halo-of {css}" r="19"/>{placed(name, -12, -12, 24)}'
    return drawn + placed_at(x, y, ball, f"ball {css} slides", "clock-ball")


def hand(box: Box, step: float, now: int) -> str:
    """The frame around the space of this round."""
    edge = (
        f'<rect class="clock-hand" x="1.5" y="1.5" width="{step - 3:.1f}" '
        f'height="{box.high - 3:.1f}" '
        'rx="8"/>'
    )
    return placed_at(box.x + step * (now - 1), box.y, edge, "slides", "clock-hand")
