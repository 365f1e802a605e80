"""Box covers of the five games, drawn from plain shapes and icons."""

from collections.abc import Sequence
from html import escape

from dreadhouse.art.icons import placed
from dreadhouse.art.measure import fit, one_line
from dreadhouse.art.scenes import SCENES, Scene

WIDE = 240
HIGH = 336
TITLE_SIZES = (40.0, 37.0, 34.0, 31.0, 28.0, 25.0, 22.0)
TAGLINE_SIZES = (13.0, 12.0, 11.0, 10.0)


def cover(game: str, title_lines: Sequence[str], tagline: str = "") -> str:
    """The front of the game's box as a whole picture."""
    scene = _scene(game)
    return (
        f'<svg class="cover-art" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true" focusable="false">'
        f"<defs>{scene.paints}</defs>{scene.picture(placed)}"
        f"{_title(scene, title_lines)}{_tagline(scene, tagline)}"
        f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="none" stroke="#000" stroke-opacity="0.5" '
        'stroke-width="3"/><path d="M6.5 0V336" stroke="#fff" stroke-opacity="0.12" '
        'stroke-width="1.5"/><path d="M8.5 0V336" stroke="#000" stroke-opacity="0.3"/></svg>'
    )


def _scene(game: str) -> Scene:
    try:
        return SCENES[game]
    except KeyError:
        raise ValueError(f"There is no cover for '{game}': use one of {', '.join(SCENES)}.") from None


def _title(scene: Scene, lines: Sequence[str]) -> str:
    room = WIDE - 36
    size = min(fit(line, TITLE_SIZES, room, 1, "display").size for line in lines)
    top = scene.title_top + size * 0.8
    return "".join(
        _words(line, top + row * size * 1.02, size, scene.title) for row, line in enumerate(lines)
    )


def _tagline(scene: Scene, tagline: str) -> str:
    if not tagline:
        return ""
    setting = one_line(tagline, TAGLINE_SIZES, WIDE - 40, "text")
    lines = setting or fit(tagline, TAGLINE_SIZES[1:], WIDE - 40, 2, "text")
    step = lines.size * 1.2
    top = scene.tagline_foot - step * (len(lines.lines) - 1)
    return "".join(
        f'<text x="120" y="{top + row * step:.4g}" text-anchor="middle" font-style="italic" '
        f'font-family="Literata, serif" font-size="{lines.size:.3g}" fill="{scene.tagline}">'
        f"{escape(line)}</text>"
        for row, line in enumerate(lines.lines)
    )


def _words(text: str, y: float, size: float, colour: str) -> str:
    return (
        f'<text x="120" y="{y:.4g}" text-anchor="middle" font-family="Forum, serif" '
        f'font-size="{size:.3g}" fill="{colour}">{escape(text)}</text>'
    )
