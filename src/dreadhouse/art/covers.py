"""Box covers of the five games, drawn from plain shapes and icons."""

from collections.abc import Sequence

from dreadhouse.art.icons import placed
from dreadhouse.art.lettering import lettered, line
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
        f"{lettered(_title(scene, title_lines) + _tagline(scene, tagline))}"
        f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="none" stroke="#000" stroke-opacity="0.5" '
        'stroke-width="3"/><path d="M6.5 0V336" stroke="#fff" stroke-opacity="0.12" '
        'stroke-width="1.5"/><path d="M8.5 0V336" stroke="#000" stroke-opacity="0.3"/></svg>'
    )


def _scene(game: str) -> Scene:
    try:
        return SCENES[game]
    except KeyError:
        raise ValueError(
            f"There is no cover for '{game}': use one of {', '.join(SCENES)}."
        ) from None


def _title(scene: Scene, lines: Sequence[str]) -> str:
    room = WIDE - 36
    size = min((fit(words, TITLE_SIZES, room, 1, "display").size for words in lines), default=1)
    top = scene.title_top + size * 0.8
    return "".join(
        line(words, 120, top + row * size * 1.02, size, scene.title, face="display")
        for row, words in enumerate(lines)
    )


def _tagline(scene: Scene, tagline: str) -> str:
    if not tagline:
        return ""
    setting = one_line(tagline, TAGLINE_SIZES, WIDE - 40, "text")
    size, lines = setting or fit(tagline, TAGLINE_SIZES[1:], WIDE - 40, 2, "text")
    top = scene.tagline_foot - size * 1.2 * (len(lines) - 1)
    return "".join(
        line(words, 120, top + row * size * 1.2, size, scene.tagline, more='font-style="italic"')
        for row, words in enumerate(lines)
    )
