"""Icons of the game-icons.net collection, as SVG text to be placed in a box of 512 by 512."""

import json
from functools import cache
from html import escape
from importlib.resources import files

BOX = 512


class UnknownIcon(LookupError):
    """Somebody asked for an icon that is not shipped."""


@cache
def _bodies() -> dict[str, str]:
    text = files("dreadhouse.art").joinpath("icons.json").read_text(encoding="utf-8")
    return {name: entry["body"] for name, entry in json.loads(text).items()}


def names() -> list[str]:
    """Every icon name that is shipped."""
    return sorted(_bodies())


def icon(name: str) -> str:
    """The icon's paths, painted in the current colour."""
    try:
        return _bodies()[name]
    except KeyError:
        raise UnknownIcon(
            f"There is no icon '{name}': add it to tools/icon_names.txt "
            "and run tools/pick_icons.py."
        ) from None


def icon_svg(name: str, css: str = "icon", label: str = "") -> str:
    """A whole picture of the icon; silent for screen readers unless it has a label."""
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="{escape(css)}" viewBox="0 0 {BOX} {BOX}" {spoken} focusable="false">'
        f"{icon(name)}</svg>"
    )


def placed(name: str, x: float, y: float, size: float, colour: str = "", opacity: float = 1) -> str:
    """The icon inside a drawing, its upper left corner at (x, y), `size` wide."""
    paint = f' color="{colour}"' if colour else ""
    veil = f' opacity="{opacity:g}"' if opacity != 1 else ""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / BOX:.4g})"{paint}{veil}>'
        f"{icon(name)}</g>"
    )
