"""Pictures that come with a story: which kinds there are, and one as an SVG of its own."""

# mypyc: no

from __future__ import annotations

import base64
from typing import Final

MOST_SHOWN: Final = 300_000
TYPES_OF_FILES: Final = {
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "webp": "image/webp",
    "gif": "image/gif",
}
KINDS_SHOWN: Final = "use svg, png, jpg, webp or gif"


def media_type(file: str) -> str:
    """The media type by the ending of a file's name; nothing where pages do not show it."""
    return TYPES_OF_FILES.get(file.rpartition(".")[2].lower(), "")


def framed(file: str, content: bytes, width: int, height: int) -> str:
    """An SVG that shows a picture whole, width and height in its own units.

    The picture is an image in it, so whatever script an author's SVG holds never runs.
    """
    data = base64.b64encode(content).decode("ascii")
    source = f"data:{media_type(file)};base64,{data}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<image width="{width}" height="{height}" preserveAspectRatio="xMidYMid meet" '
        f'href="{source}"/></svg>'
    )
