"""The pictures of a book: a scene from a place and its tags, and a thing on a luggage tag."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from dreadhouse.art.backdrops import KINDS, kind_of, paint_of
from dreadhouse.art.layout import Spot, arrange, is_close_up
from dreadhouse.art.lights import INK, finish, paints, tint
from dreadhouse.art.motifs import AIRS, THINGS, seen, width
from dreadhouse.art.paint import HIGH, WIDE, Backdrop, Light, Paint, box, disc, shape, stroke
from dreadhouse.art.standing import set_down, things, tint_of
from dreadhouse.art.weather import Air

ROOM_NIGHTS = ("night", "night", "dusk", "storm", "dawn")
BETTER_TWICE = frozenset(["mirror", "portrait", "coat", "clock", "fern", "bed", "gate", "door"])
MOODS = {"death": "#ff5a36", "ending": "#ffd27a"}
SMALL = 200


def scene(place: str, tags: Sequence[str], seed: str) -> str:
    """The picture of a card, 640 by 360: always the same for the same three.

    `place` is a kind of place or a story's own word for one; `tags` name what is to be seen, the
    main thing first (`death` or `ending` among them changes the light); `seed` is the card's id
    and stands before every id of the drawing.
    """
    return _whole(_picture(place, tags, seed), seed, WIDE, HIGH, "page-scene")


def thing(tags: Sequence[str], seed: str) -> str:
    """The picture of a clue or an item, 200 square: the main thing on a luggage tag."""
    r = Random(f"tag {seed}")
    words = seen(tags)
    names = [word for word in words if word in THINGS]
    inner = _tagged(names[:2], r) if names else _framed(tags, seed)
    return _whole(inner, seed, SMALL, SMALL, "page-thing")


def _picture(place: str, tags: Sequence[str], seed: str) -> str:
    """A scene's drawing, its ids still open."""
    words = seen(tags)
    kind = kind_of(place, words)
    r = Random(f"{kind} {seed}")
    paint = _in_mood(paint_of(kind, r), tags, words)
    spot = KINDS[kind].draw(paint, r)
    side, zoom = r.random() < 0.5, r.choice((1.0, 1.0, 1.14, 1.3))
    seen_place = _seen_from(spot, side, zoom)
    airs = _airs(words, spot, paint, r)
    names = [w for n, w in enumerate(words) if w in THINGS and not _is_there(w, n, spot)]
    spots = arrange(names, seen_place, r)
    tints = [tint_of(one) for one in spots]
    return (
        paints(paint, spot, seen_place.light, tints, r.choice(ROOM_NIGHTS))
        + _turned(spot.drawing, spot, side, zoom)
        + "".join(air.behind for air in airs)
        + things(spots, seen_place, paint)
        + _before(spot, airs, names, side)
        + finish()
    )


def _in_mood(paint: Paint, tags: Sequence[str], words: Sequence[str]) -> Paint:
    """The colours with the light of a death or an ending, and a moon if it matters."""
    glow = next((MOODS[tag] for tag in tags if tag in MOODS), paint.glow)
    return paint._replace(glow=glow, moon=1.55 if "moon" in words else 1)


def _is_there(word: str, n: int, place: Backdrop) -> bool:
    """Whether the place shows this already, so that a second one would be too many."""
    if word == "window" and not place.is_inside:
        return True
    return word in place.shows and not (n == 0 and word in BETTER_TWICE)


def _airs(words: Sequence[str], place: Backdrop, paint: Paint, r: Random) -> list[Air]:
    """What fills the picture, without a second moon."""
    has_moon = "#@shine" in place.drawing
    return [
        AIRS[word](paint, place, r, n == 0)
        for n, word in enumerate(words)
        if word in AIRS
        and (word not in place.shows or word == "tide")
        and not (word == "moon" and has_moon)
    ]


def _seen_from(place: Backdrop, side: bool, zoom: float) -> Backdrop:
    """The place with its light and its free room where turning and nearing has brought them."""

    def across(x: float) -> float:
        near = WIDE / 2 + (x - WIDE / 2) * zoom
        return WIDE - near if side else near

    y = place.floor + (place.light.y - place.floor) * zoom
    light = Light(across(place.light.x), y, place.light.reach)
    lean = min(max(across(place.lean), 70), WIDE - 70) if place.lean else 0
    return replace(place, light=light, free=across(place.free), lean=lean)


def _turned(drawing: str, place: Backdrop, side: bool, zoom: float) -> str:
    """The place seen from the other side or from nearer; its floor line stays."""
    x, y = WIDE / 2 * (1 - zoom), place.floor * (1 - zoom)
    if side:
        move = f"translate({WIDE - x:g} {y:g}) scale({-zoom:g} {zoom:g})"
    else:
        move = f"translate({x:g} {y:g}) scale({zoom:g})"
    return f'<g transform="{move}">{drawing}</g>'


def _before(place: Backdrop, airs: list[Air], names: list[str], side: bool) -> str:
    """What stands before all things."""
    front = "" if is_close_up(names) else place.front
    if side and front:
        front = f'<g transform="translate({WIDE} 0) scale(-1 1)">{front}</g>'
    return front + "".join(air.front for air in airs)


def _tagged(names: Sequence[str], r: Random) -> str:
    """One thing, large, on a luggage tag that hangs a little askew, and a second beside it."""
    paper, ground = r.choice(
        (("#e9d3a0", "#0f3a42"), ("#e2c48a", "#3a1f10"), ("#ecdcb4", "#4a1a17"))
    )
    outline = "M64 22H136L172 58V178Q172 188 162 188H38Q28 188 28 178V58Z"
    tag = (
        shape(outline, INK, 'opacity=".45" transform="translate(4 5)"')
        + shape(outline, paper)
        + stroke("M68 30H132L164 62V180H36V62Z", "#a9743a", 2)
        + stroke("M100 40Q92 8 128 -8", "#c9a15c", 3)
        + disc(100, 42, 9, "#a9743a")
        + disc(100, 42, 5, ground)
    )
    spots = [_on_tag(name, n == 0, len(names) == 1) for n, name in enumerate(names)]
    drawn = "".join(set_down(spot) for spot in spots)
    tints = "".join(tint(name, True) for name in sorted({tint_of(spot) for spot in spots}))
    return (
        f"<defs>{tints}{_tag_glow()}</defs>"
        + box(0, 0, SMALL, SMALL, ground)
        + f'<g transform="rotate({r.randint(-7, 7)} 100 100)">{tag}{drawn}</g>'
    )


def _on_tag(word: str, is_main: bool, is_alone: bool) -> Spot:
    """The main thing in the middle; the second one low at the right."""
    made = THINGS[word]
    if is_main:
        h = min(112.0, 122 * 100 / width(made))
        return Spot(
            word, made, 100 if is_alone else 94, (112 if is_alone else 108) + h / 2, h, True
        )
    h = min(54.0, 62 * 100 / width(made))
    return Spot(word, made, 148, 190, h)


def _tag_glow() -> str:
    """The light that lamps give on paper."""
    return (
        '<radialGradient id="@glow"><stop stop-color="#ff9a2e" stop-opacity=".7"/>'
        '<stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>'
        '<linearGradient id="@sky" x2="0" y2="1"><stop stop-color="#06202b"/>'
        '<stop offset="1" stop-color="#237078"/></linearGradient>'
        '<linearGradient id="@veil" x2="0" y2="1"><stop stop-color="#6fa9a2"/>'
        '<stop offset="1" stop-color="#6fa9a2" stop-opacity=".2"/></linearGradient>'
    )


def _framed(tags: Sequence[str], seed: str) -> str:
    """A small scene in a paper mount, for what fills the air."""
    return (
        box(0, 0, SMALL, SMALL, "#e9d3a0")
        + '<svg x="14" y="14" width="172" height="172" viewBox="140 0 360 360" '
        f'preserveAspectRatio="xMidYMid slice">{_picture("", tags, seed)}</svg>'
        + '<rect x="14" y="14" width="172" height="172" fill="none" '
        'stroke="#a9743a" stroke-width="2"/>'
    )


def _whole(drawing: str, seed: str, wide: int, high: int, css: str) -> str:
    """The drawing with its ids made its own."""
    name = re.sub(r"[^A-Za-z0-9]+", "-", f"{css}-{seed}") + "-"
    drawing = drawing.replace('id="@', f'id="{name}').replace("url(#@", f"url(#{name}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{css}" viewBox="0 0 {wide} {high}" '
        f'aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">{drawing}</svg>'
    )
