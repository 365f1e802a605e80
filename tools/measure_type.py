"""Measure the shipped faces, so that card texts can be wrapped without a browser.

Usage:  pip install fonttools brotli;  python tools/measure_type.py
"""

import json
from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent / "src" / "dreadhouse"
FACES = {"text": "literata-{}-400", "bold": "literata-{}-600", "display": "forum-{}-400"}
LETTERS = (
    "".join(map(chr, range(32, 127)))
    + "".join(map(chr, range(0x0410, 0x0450)))
    + "ЁёÉéØøÖöÜü«»–—…‘’“”„№·−×"
)


def advances(file: Path) -> dict[str, int]:
    """The width of every letter this file has, in thousandths of the type size."""
    font = TTFont(file)
    shapes = font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    return {
        letter: round(font["hmtx"][shapes[ord(letter)]][0] * scale)
        for letter in LETTERS
        if ord(letter) in shapes
    }


def measure(pattern: str) -> dict[str, int]:
    """The widths of a face, joined from its Cyrillic and its Latin file."""
    fonts = ROOT / "table" / "static" / "fonts"
    return {
        **advances(fonts / f"{pattern.format('cyrillic')}-normal.woff2"),
        **advances(fonts / f"{pattern.format('latin')}-normal.woff2"),
    }


if __name__ == "__main__":
    widths = {face: measure(pattern) for face, pattern in FACES.items()}
    text = json.dumps(widths, ensure_ascii=False, sort_keys=True)
    (ROOT / "art" / "widths.json").write_text(text + "\n", encoding="utf-8")
