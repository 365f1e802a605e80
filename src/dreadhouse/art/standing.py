"""A thing set down in a scene: lit from its side, with its shadow, its cord or its post."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dreadhouse.art.handy import arm
from dreadhouse.art.layout import LEDGE, Spot, is_close_up
from dreadhouse.art.lights import INK
from dreadhouse.art.motifs import TINTS, drawn
from dreadhouse.art.paint import Backdrop, Paint, box, disc, halo, oval, shape, stroke

UNTURNED = frozenset({"hand", "clock"})


def tint_of(spot: Spot) -> str:
    """The name of the thing's paint, `-s` when it is not the main thing."""
    return TINTS.get(spot.word, "gold") + ("" if spot.is_main else "-s")


def things(spots: Sequence[Spot], place: Backdrop, p: Paint) -> str:
    """All things, the distant ones first, the ledge before what lies on it."""
    close = is_close_up([spot.word for spot in spots])
    far = sorted((s for s in spots if _depth(s) == 0), key=lambda s: not s.is_beyond)
    floor = sorted((s for s in spots if _depth(s) == 1), key=lambda spot: spot.y)
    near = sorted((s for s in spots if _depth(s) == 2), key=lambda s: (s.is_main, s.y))
    out = "".join(_thing(spot, place) for spot in far + floor)
    if close:
        out += place.front + _ledge(place, p, spots[0])
    return out + "".join(_thing(spot, place) for spot in near)


def _depth(spot: Spot) -> int:
    if spot.thing.stand in ("wall", "far", "hung") or spot.is_beyond:
        return 0
    return 2 if spot.thing.stand in ("near", "edge") else 1


def _ledge(place: Backdrop, p: Paint, main: Spot) -> str:
    """What the main thing lies on: a table, a rock, planks."""
    top = LEDGE - 14
    if place.is_inside:
        edge = f"M0 {top + 6}Q320 {top - 10} 640 {top + 6}V360H0Z"
        low, lower = top + 24, top + 40
        grain = f"M0 {low}Q320 {low - 16} 640 {low}M0 {lower}Q320 {lower - 16} 640 {lower}"
        face, line = "#4a2811", "#c07a38"
    else:
        edge = (
            f"M0 {top + 18}L90 {top - 2}L210 {top + 4}L330 {top - 8}L470 {top + 2}L560 {top - 6}"
            f"L640 {top + 12}V360H0Z"
        )
        grain = f"M60 {top + 28}l60 -8l40 10M300 {top + 20}l80 6M480 {top + 26}l70 -6"
        face, line = p.near, p.trim
    return (
        shape(edge, face)
        + stroke(edge.split("V360")[0], line, 3)
        + stroke(grain, INK, 2, 'opacity=".6"')
        + oval(
            round(main.x, 1),
            round(main.y, 1),
            round(main.w * 0.5 + 90),
            30,
            "url(#@glow)",
            'opacity=".8"',
        )
    )


def _thing(spot: Spot, place: Backdrop) -> str:
    """One thing in its light."""
    if spot.is_beyond:
        return _beyond(spot) if place.has_walls else set_down(spot)
    return _air_round(spot) + _foot(spot, place) + set_down(spot, spot.x > place.light.x)


def set_down(spot: Spot, is_turned: bool = False) -> str:
    """The thing itself, painted."""
    scale = spot.h / 100
    across = -scale if is_turned and spot.word not in UNTURNED else scale
    body = drawn(spot.thing)
    is_dark = TINTS.get(spot.word) == "night"
    if isinstance(spot.thing.look, str):
        body = _cut_out(body, scale, 3.4 if is_dark else 5)
    if spot.word == "hand":
        body = arm() + body
    edge = "#d9963f" if is_dark else INK
    return (
        f'<g transform="translate({spot.x:.1f} {spot.y:.1f}) scale({across:.3g} {scale:.3g})" '
        f'fill="url(#@{tint_of(spot)})" stroke="{edge}" stroke-width="{1.5 / scale:.3g}" '
        f'stroke-linejoin="round">{body}</g>'
    )


def _cut_out(body: str, scale: float, width: float) -> str:
    """An icon on an edge of its own, so that it stands out like a paper cut."""
    inner = float(re.findall(r"scale\(([\d.]+)\)", body)[0]) * scale
    edge = f'<path stroke-width="{width / inner:.3g}" paint-order="stroke" '
    return body.replace("<path ", edge)


def _air_round(spot: Spot) -> str:
    """The light round a main thing or a lamp."""
    x, y = round(spot.x, 1), round(spot.y - spot.h * 0.55, 1)
    if spot.is_main:
        return halo(x, y, round(max(spot.h, spot.w) * 0.86), 0.75)
    return halo(x, y, round(spot.h * 0.9), 0.8) if spot.thing.is_lamp else ""


def _foot(spot: Spot, place: Backdrop) -> str:
    """The shadow below, or what holds the thing up."""
    x, y, top = round(spot.x, 1), round(spot.y, 1), round(spot.y - spot.h, 1)
    if spot.thing.stand == "hung":
        if place.is_inside:
            return stroke(f"M{x} 0V{top + 4:g}", INK, 3)
        return stroke(
            f"M{x + spot.w / 2 + 24:.1f} {place.floor + 20:g}V{top - 6:g}H{x - 8:g}", INK, 7
        )
    if spot.thing.stand == "wall":
        if place.is_inside and place.has_walls:
            return ""
        return stroke(f"M{x} {place.floor + 20:g}V{top:g}", INK, 8)
    if spot.thing.stand in ("edge", "far"):
        return ""
    return oval(x, y, round(spot.w * 0.56, 1), round(4 + spot.h * 0.03, 1), INK, 'opacity=".55"')


def _beyond(spot: Spot) -> str:
    """Something outside, seen through a window of the room."""
    h, w = round(spot.h), round(spot.w)
    x, y = round(spot.x - w / 2), round(spot.y - h)
    scale = min(0.56 * h / 100, 0.86 * w / spot.breadth)
    return (
        box(x - 6, y - 6, w + 12, h + 12, INK)
        + box(x, y, w, h, "url(#@sky)")
        + disc(x + w * 0.78, y + h * 0.22, h * 0.08, "#f8e9c4")
        + box(x, y + h - 14, w, 14, "#0b2a33")
        + f'<g transform="translate({x + w / 2:g} {y + h - 8}) scale({scale:.3g})" '
        f'fill="#0a1f28" stroke="{INK}" stroke-width="1">{drawn(spot.thing)}</g>'
        + stroke(f"M{x + w / 2:g} {y}v{h}M{x} {y + h * 0.36:.0f}h{w}", INK, 4)
        + box(x - 10, y + h + 4, w + 20, 6, "#a5672f")
    )
