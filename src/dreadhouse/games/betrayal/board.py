"""The drawing of the night from a view: the floors, the explorers' sheets, and the strip below."""

# mypyc: no

from __future__ import annotations

import re
from html import escape
from typing import Any

from dreadhouse.art.icons import icon
from dreadhouse.games.betrayal import walls
from dreadhouse.games.betrayal.book import HauntPage
from dreadhouse.games.betrayal.house import House
from dreadhouse.games.betrayal.picture import say
from dreadhouse.games.betrayal.sheets import Sheets
from dreadhouse.games.betrayal.sight import Sight
from dreadhouse.games.betrayal.spread import Spread
from dreadhouse.games.betrayal.state import FLOORS
from dreadhouse.games.betrayal.strip import Strip

STAMPED = re.compile(r'href="#i-([a-z0-9-]+)"')
ALL = "all"


def draw_table(seen: dict[str, Any], language: str) -> str:
    """The table as one SVG.

    A page may add to the view: `names`, the seats' names, and `shape`, "tall" for a phone.
    """
    sight = Sight(seen, language)
    at = sight.at
    picture = "".join(
        (
            f'<g id="layer-house">{House(sight).draw()}</g>',
            f'<g id="layer-strip">{Strip(sight).draw()}</g>',
            f'<g id="layer-sheets">{Sheets(sight).draw()}</g>',
            Spread(sight).draw(),
            HauntPage(sight).draw(),
            tabs(sight),
        )
    )
    return (
        f'<svg class="board-svg betrayal{" tall" if at.is_tall else ""}" '
        f'viewBox="0 0 {at.wide:.0f} {at.foot(sight.seats):.0f}" role="group" '
        f'aria-label="{escape(say("board-label", language))}">'
        f"{walls.defs()}{stamps(picture)}{picture}</svg>"
    )


def stamps(picture: str) -> str:
    """The icons that a picture wants, each once; they take the colour of where they are used."""
    wanted = sorted(set(STAMPED.findall(picture)))
    drawn = "".join(f'<g id="i-{name}">{icon(name)}</g>' for name in wanted)
    return f"<defs>{drawn}</defs>"


def tabs(sight: Sight) -> str:
    """Which floors are shown: all, or one that fills the place; works without scripts.

    The names of the switches tell where something happens, so that a phone follows it.
    """
    at, usual = sight.at.tabs, FLOORS[sight.focus()] if sight.at.is_tall else ALL
    drawn = ""
    for key in (ALL, *FLOORS):
        count = sum(1 for tile in sight.tiles.values() if key in (ALL, FLOORS[tile["floor"]]))
        words = escape(say("board-tab", sight.language, floor=key, count=count))
        checked = ' checked="checked"' if key == usual else ""
        drawn += (
            f'<label id="tab-{key}"><input type="radio" name="look" class="look-{key}" '
            f'id="look-{key}-{usual}"{checked}/><span>{words}</span></label>'
        )
    legend = escape(say("board-tabs", sight.language))
    return (
        f'<foreignObject class="floor-tabs-place" x="{at.x:g}" y="{at.y:g}" width="{at.wide:g}" '
        f'height="{at.high:g}"><fieldset xmlns="http://www.w3.org/1999/xhtml" class="floor-tabs">'
        f'<legend class="visually-hidden">{legend}</legend>{drawn}</fieldset></foreignObject>'
    )
