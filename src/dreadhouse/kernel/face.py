"""The front of a game's box as data: what a shelf shows of a game that brings its own."""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Face:
    """Title and blurb in `language`, the box's front as an SVG, and short lines below the blurb."""

    title: str
    blurb: str
    cover: str
    notes: tuple[str, ...] = ()
    language: str = "en"
