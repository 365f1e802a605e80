"""The drawing of the table from a view: clock, house, figures, strip, sheets, the other world."""

# mypyc: no

from __future__ import annotations

import re
from html import escape
from typing import Any

from dreadhouse.art.icons import icon
from dreadhouse.games.pandemonium import paints
from dreadhouse.games.pandemonium.book import DiaryPage
from dreadhouse.games.pandemonium.clock import clock
from dreadhouse.games.pandemonium.figures import Figures
from dreadhouse.games.pandemonium.house import House
from dreadhouse.games.pandemonium.picture import say
from dreadhouse.games.pandemonium.sheets import Sheets
from dreadhouse.games.pandemonium.sight import Sight
from dreadhouse.games.pandemonium.spread import Spread
from dreadhouse.games.pandemonium.strip import Strip
from dreadhouse.games.pandemonium.world import World

MANY = 20
STAMPED = re.compile(r'href="#i-([a-z0-9-]+)"')


def draw_table(seen: dict[str, Any], language: str) -> str:
    """The table as one SVG.

    A page may add to the view: `names`, the seats' names, and `shape`, "tall" for a phone.
    """
    sight = Sight(seen, language)
    strip, foot = Strip(sight).draw()
    sight.at = at = sight.at.lowered(foot)
    picture = "".join(
        (
            f'<g id="layer-clock">{clock_of(sight)}</g>',
            f'<g id="layer-house">{House(sight).draw()}</g>',
            f'<g id="layer-figures">{Figures(sight).draw()}</g>',
            f'<g id="layer-strip">{strip}</g>',
            f'<g id="layer-sheets">{Sheets(sight).draw()}</g>',
            World(sight).draw(),
            Spread(sight).draw(),
            DiaryPage(sight).draw(),
        )
    )
    css = f"board-svg pandemonium{' tall' if at.is_tall else ''}"
    css += " by-night" if sight.is_night else " by-day"
    # Where nearly every space can be chosen, the glow would hide the house.
    css += " many" if picture.count('class="pick space glow') > MANY else ""
    return (
        f'<svg class="{css}" viewBox="0 0 {at.wide:.0f} {at.foot(len(sight.cast)):.0f}" '
        f'role="group" aria-label="{escape(say("board-label", language))}">'
        f"{paints.defs()}{stamps(picture)}{picture}</svg>"
    )


def clock_of(sight: Sight) -> str:
    """The clock in its place."""
    return clock(sight.at.clock, sight.table["round"], sight.table["phase"], sight.language)


def stamps(picture: str) -> str:
    """The icons that a picture wants, each once; they take the colour of where they are used."""
    wanted = sorted(set(STAMPED.findall(picture)))
    drawn = "".join(f'<g id="i-{name}">{icon(name)}</g>' for name in wanted)
    return f"<defs>{drawn}</defs>"
