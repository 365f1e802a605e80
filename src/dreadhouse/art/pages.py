"""The pictures of a book: a scene from a place and its tags, and a thing on a luggage tag."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from dreadhouse.art.backdrops import KINDS, kind_of, paint_of
from dreadhouse.art.layout import LEDGE, Spot, arrange, is_close_up
from dreadhouse.art.motifs import AIRS, THINGS, drawn, seen
from dreadhouse.art.objects import arm
from dreadhouse.art.paint import HIGH, WIDE, Backdrop, Light, Paint, box, disc, halo, oval, shape, stroke
from dreadhouse.art.weather import Air

INK = "#120805"


def scene(place: str, tags: Sequence[str], seed: str) -> str:
    """The picture of a card, 640 by 360: always the same for the same three.

    `place` is a kind of place or a story's own word for one; `tags` name what is to be seen, the
    main thing first; `seed` is the card's id, and stands before every id of the drawing.
    """
    words = seen(list(tags))
    kind = kind_of(place, words)
    r = Random(f"{kind} {seed}")
    paint = paint_of(kind, r)
    place_ = KINDS[kind].draw(paint, r)
    side, zoom = r.random() < 0.5, r.choice((1.0, 1.0, 1.14, 1.28))
    light = _light(place_, side, zoom)
    airs = [AIRS[word](paint, place_, r, n == 0) for n, word in enumerate(words)
            if word in AIRS and (word not in place_.shows or word == "tide")]  # fmt: skip
    things = [word for n, word in enumerate(words)
              if word in THINGS and (n == 0 or word not in place_.shows)]  # fmt: skip
    spots = arrange(things, place_, light.x, r)
    body = (
        _turned(place_.drawing, place_, side, zoom)
        + "".join(air.behind for air in airs)
        + _things(spots, place_, paint, light, r)
        + _before(place_, airs, things, side)
    )
    return _whole(_paints(paint, place_, light) + body + _finish(), seed)


def _light(place: Backdrop, side: bool, zoom: float) -> Light:
    """Where the backdrop's light has come to by turning and nearing."""
    x = WIDE / 2 + (place.light.x - WIDE / 2) * zoom
    y = place.floor + (place.light.y - place.floor) * zoom
    return Light(WIDE - x if side else x, y, place.light.reach)


def _turned(drawing: str, place: Backdrop, side: bool, zoom: float) -> str:
    """The place seen from the other side or from nearer; its floor line stays."""
    x, y = WIDE / 2 * (1 - zoom), place.floor * (1 - zoom)
    across = f"translate({WIDE - x:g} {y:g}) scale({-zoom:g} {zoom:g})"
    along = f"translate({x:g} {y:g}) scale({zoom:g})"
    return f'<g transform="{across if side else along}">{drawing}</g>'


def _paints(p: Paint, place: Backdrop, light: Light) -> str:
    """The gradients that all parts of the scene share."""
    def stops(*pairs: tuple[float, str, float]) -> str:
        return "".join(f'<stop offset="{at:g}" stop-color="{colour}" stop-opacity="{veil:g}"/>'
                       for at, colour, veil in pairs)
    def down(name: str, more: str, *pairs: tuple[float, str, float]) -> str:
        return f'<linearGradient id="@{name}" {more}>{stops(*pairs)}</linearGradient>'
    def round_(name: str, more: str, *pairs: tuple[float, str, float]) -> str:
        return f'<radialGradient id="@{name}" {more}>{stops(*pairs)}</radialGradient>'
    upright = 'x1="0" y1="0" x2="0" y2="1"'
    own = place.light
    wall = f'gradientUnits="userSpaceOnUse" cx="{own.x:g}" cy="{own.y:g}" r="{own.reach * 1.5:g}"'
    night = ("#06202b", "#237078", 0.75) if place.is_inside else (p.top, p.low, 0.58)
    lean = 'x1="0" y1="0" x2="1" y2=".7"' if light.x < WIDE / 2 else 'x1="1" y1="0" x2="0" y2=".7"'
    return "<defs>" + (
        down("sky", upright, (0, night[0], 1), (night[2], night[1], 1), (1, night[1], 1))
        + round_("wall", wall, (0, p.low, 1), (0.45, p.mid, 1), (1, p.top, 1))
        + down("floor", upright, (0, p.mid, 1), (1, p.near, 1))
        + round_("glow", "", (0, p.glow, 0.75), (0.4, p.glow, 0.26), (1, p.glow, 0))
        + round_("shine", "", (0, p.lit, 0.42), (0.3, p.lit, 0.16), (1, p.lit, 0))
        + down("hero", lean, (0, "#fdeec4", 1), (0.5, "#f0a24a", 1), (1, "#8f4a1c", 1))
        + down("side", lean, (0, "#e9b46a", 1), (0.6, "#a9602a", 1), (1, "#54290f", 1))
        + down("veil", upright, (0, "#f1f3dc", 0.9), (0.6, "#a7d3c8", 0.6), (1, "#a7d3c8", 0.1))
        + round_("dusk", 'cx=".5" cy=".46" r=".72"', (0.55, INK, 0), (1, INK, 0.62))
        + '<pattern id="@dots" width="5" height="5" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(35)"><circle cx="2" cy="2" r="1.05" fill="{INK}"/></pattern>'
        + down("fade", upright, (0.35, "#fff", 0), (1, "#fff", 0.55))
        + f'<mask id="@tone"><rect width="{WIDE}" height="{HIGH}" fill="url(#@fade)"/></mask>'
    ) + "</defs>"  # fmt: skip


def _things(spots: list[Spot], place: Backdrop, p: Paint, light: Light, r: Random) -> str:
    """All things, the distant ones first, the ledge before what lies on it."""
    close = is_close_up([spot.word for spot in spots])
    far = [spot for spot in spots if _depth(spot) == 0]
    floor = sorted((s for s in spots if _depth(s) == 1), key=lambda spot: spot.y)
    near = sorted((s for s in spots if _depth(s) == 2), key=lambda spot: (spot.is_main, spot.y))
    front = place.front if close else ""
    out = "".join(_thing(spot, place, light) for spot in far + floor) + front
    if close:
        out += _ledge(place, p, spots[0])
    return out + "".join(_thing(spot, place, light) for spot in near)


def _depth(spot: Spot) -> int:
    if spot.thing.stand in ("wall", "far", "hung"):
        return 0
    return 2 if spot.thing.stand in ("near", "edge") else 1


def _ledge(place: Backdrop, p: Paint, main: Spot) -> str:
    """What the main thing lies on: a table, a rock, planks."""
    top = LEDGE - 14
    if place.is_inside:
        edge = f"M0 {top + 6}Q320 {top - 10} 640 {top + 6}V360H0Z"
        grain = f"M0 {top + 24}Q320 {top + 8} 640 {top + 24}M0 {top + 40}Q320 {top + 24} 640 {top + 40}"
        face, line = "#4a2811", "#c07a38"
    else:
        edge = f"M0 {top + 18}L90 {top - 2}L210 {top + 4}L330 {top - 8}L470 {top + 2}L560 {top - 6}L640 {top + 12}V360H0Z"
        grain = f"M60 {top + 28}l60 -8l40 10M300 {top + 20}l80 6M480 {top + 26}l70 -6"
        face, line = p.dark, p.trim
    return (
        shape(edge, face)
        + stroke(edge.split("V360")[0], line, 3)
        + stroke(grain, INK, 2, 'opacity=".6"')
        + oval(main.x, main.y, main.w * 0.5 + 90, 30, "url(#@glow)", 'opacity=".8"')
    )


def _thing(spot: Spot, place: Backdrop, light: Light) -> str:
    """One thing, lit from the light's side, with what it stands in or hangs on."""
    if spot.thing.stand == "far" and place.is_inside:
        return _beyond(spot)
    scale = spot.h / 100
    tone = "hero" if spot.is_main else "side"
    edge = 3.2 / scale if not spot.thing.is_painted else 2 / scale
    if isinstance(spot.thing.look, str):
        edge = 2.6
    flip = -1 if spot.x > light.x and spot.word != "hand" else 1
    body = drawn(spot.thing)
    if isinstance(spot.thing.look, str):
        body = _cut_out(body, scale)
    if spot.word == "hand":
        body = arm() + body
    del edge
    return (
        _air_round(spot)
        + _foot(spot)
        + f'<g transform="translate({spot.x:.1f} {spot.y:.1f}) scale({scale * flip:.3g} {scale:.3g})" '
        f'fill="url(#@{tone})" stroke="{INK}" stroke-width="{1.4 / scale:.3g}" '
        f'stroke-linejoin="round">{body}</g>'
    )


def _cut_out(body: str, scale: float) -> str:
    """An icon on a dark edge, so that it stands out like a paper cut."""
    inner = float(re.findall(r"scale\(([\d.]+)\)", body)[0]) * scale
    return body.replace("<path ", f'<path stroke-width="{5 / inner:.3g}" paint-order="stroke" ')


def _air_round(spot: Spot) -> str:
    """The light round a main thing or a lamp."""
    y = spot.y - spot.h * 0.55
    if spot.is_main:
        return halo(spot.x, y, max(spot.h, spot.w) * 0.86, 0.7)
    return halo(spot.x, y, spot.h * 0.9, 0.8) if spot.thing.is_lamp else ""


def _foot(spot: Spot) -> str:
    """The shadow below, or the cord above."""
    if spot.thing.stand == "hung":
        return stroke(f"M{spot.x:.1f} 0V{spot.y - spot.h + 4:.1f}", INK, 3)
    if spot.thing.stand in ("wall", "edge", "far"):
        return ""
    return oval(round(spot.x, 1), round(spot.y, 1), round(spot.w * 0.56, 1), round(4 + spot.h * 0.03, 1),
                INK, 'opacity=".55"')  # fmt: skip


def _beyond(spot: Spot) -> str:
    """Something outside, seen through a window of the room."""
    h, w = spot.h, spot.h * 0.92
    x, y = spot.x - w / 2, spot.y - h
    scale = min(0.62 * h, 0.84 * w * 100 / max(width_of(spot), 1)) / 100
    inner = replace(spot, h=scale * 100)
    return (
        box(x - 6, y - 6, w + 12, h + 12, INK)
        + box(x, y, w, h, "url(#@sky)")
        + disc(x + w * 0.76, y + h * 0.22, h * 0.08, "#f8e9c4")
        + f'<g transform="translate({spot.x:.1f} {y + h - 8:.1f}) scale({inner.h / 100:.3g})" '
        f'fill="#0a1f28" stroke="{INK}" stroke-width="1">{drawn(spot.thing)}</g>'
        + stroke(f"M{spot.x:.1f} {y:.1f}v{h:.1f}M{x:.1f} {y + h * 0.4:.1f}h{w:.1f}", INK, 4)
        + box(x - 10, y + h + 4, w + 20, 6, "#a5672f")
    )


def width_of(spot: Spot) -> float:
    """How wide the spot's thing is, 100 high."""
    return spot.w * 100 / spot.h


def _before(place: Backdrop, airs: list[Air], things: list[str], side: bool) -> str:
    """What stands before all things."""
    front = "" if is_close_up(things) else place.front
    turned = f'<g transform="translate({WIDE} 0) scale(-1 1)">{front}</g>' if side else front
    return turned + "".join(air.front for air in airs)


def _finish() -> str:
    """The dark corners and the printed tone of a cheap paperback."""
    full = f'<rect width="{WIDE}" height="{HIGH}" fill="url(#@{{}})"{{}}/>'
    return full.format("dusk", "") + full.format("dots", ' mask="url(#@tone)" opacity=".5"')


def _whole(drawing: str, seed: str) -> str:
    """The drawing with its ids made its own."""
    name = re.sub(r"[^A-Za-z0-9]+", "-", f"art-{seed}") + "-"
    drawing = drawing.replace('id="@', f'id="{name}').replace("url(#@", f"url(#{name}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 {WIDE} {HIGH}" '
        f'aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">{drawing}</svg>'
    )
