"""Words inside drawings: seen, but left to the label of the drawing when a page is read aloud."""

from hashlib import blake2b
from html import escape

FACES = {"display": "Forum, serif", "text": "Literata, serif"}


def line(
    words: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    css: str = "",
    face: str = "text",
    more: str = "",
) -> str:
    """One centred line of words."""
    name = f' class="{css}"' if css else ""
    extra = f" {more}" if more else ""
    return (
        f'<text{name} x="{x:g}" y="{y:.4g}" text-anchor="middle" font-family="{FACES[face]}" '
        f'font-size="{size:.3g}" fill="{colour}"{extra}>{escape(words)}</text>'
    )


def lettered(lines: str) -> str:
    """The lines as a picture of themselves.

    A button that holds a drawing is named by its label; words inside it that differ from the
    label would be a second name (WCAG 2.5.3), so they stand aside and are only drawn from there.
    """
    name = f"w-{blake2b(lines.encode(), digest_size=6).hexdigest()}"
    return f'<defs display="none"><g id="{name}">{lines}</g></defs><use href="#{name}"/>'
