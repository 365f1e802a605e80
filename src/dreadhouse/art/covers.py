"""Box covers of the five games and of other people's stories, drawn from plain shapes and icons."""

from collections.abc import Sequence
from zlib import crc32

from dreadhouse.art.icons import placed
from dreadhouse.art.lettering import lettered, line
from dreadhouse.art.measure import fit, one_line
from dreadhouse.art.scenes import SCENES, Scene

WIDE = 240
HIGH = 336
TITLE_SIZES = (40.0, 37.0, 34.0, 31.0, 28.0, 25.0, 22.0)
BOOK_SIZES = (32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0)
TAGLINE_SIZES = (13.0, 12.0, 11.0, 10.0)

PAPERS = ("#e6832f", "#d3b24c", "#6fa596", "#cf7a6a")
INK = "#1b0d03"
WORN = (
    '<g fill="#fff3da" opacity="0.55"><path d="M240 0H226L240 12Z"/>'
    '<path d="M240 336V322L228 336Z"/></g>'
)
EDGES = (
    f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="none" stroke="#000" stroke-opacity="0.5" '
    'stroke-width="3"/><path d="M6.5 0V336" stroke="#fff" stroke-opacity="0.12" '
    'stroke-width="1.5"/><path d="M8.5 0V336" stroke="#000" stroke-opacity="0.3"/>'
)


def cover(game: str, title_lines: Sequence[str], tagline: str = "") -> str:
    """The front of the game's box as a whole picture."""
    scene = _scene(game)
    return (
        f'<svg class="cover-art" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true" focusable="false">'
        f"<defs>{scene.paints}</defs>{scene.picture(placed)}"
        f"{lettered(_title(scene, title_lines) + _tagline(scene, tagline))}{EDGES}</svg>"
    )


def paperback(title: str, author: str, picture: str) -> str:
    """The front of a book: its title, a whole picture in a frame, and who wrote it."""
    paper = PAPERS[crc32(title.encode()) % len(PAPERS)]
    return (
        f'<svg class="cover-art" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true" focusable="false">'
        f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="{paper}"/>'
        f'<svg x="20" y="84" width="200" height="192">{picture}</svg>'
        f'<path d="M20 84H220V276H20Z" fill="none" stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="M0 288H{WIDE}V{HIGH}H0Z" fill="#f8edd2"/>'
        f'<path d="M0 288H{WIDE}" stroke="{INK}" stroke-width="1.5"/>'
        f"{WORN}{lettered(_book_title(title) + _book_author(author))}{EDGES}</svg>"
    )


def _book_title(title: str) -> str:
    """One or two lines, in the middle of the room above the picture."""
    size, lines = fit(title, BOOK_SIZES, WIDE - 36, 2, "display")
    first = 42 + size * (0.32 - 0.51 * (len(lines) - 1))
    return "".join(
        line(words, 120, first + row * size * 1.02, size, INK, face="display")
        for row, words in enumerate(lines)
    )


def _book_author(author: str) -> str:
    if not author:
        return ""
    size, lines = fit(author, TAGLINE_SIZES, WIDE - 40, 1, "text")
    return line(lines[0], 120, 317, size, "#7a2412", more='font-style="italic"')


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
