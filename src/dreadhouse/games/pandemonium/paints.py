"""Paints of the house: floors, pools of light, the glow of portals, marks of the dark."""

# mypyc: no

from __future__ import annotations


def defs() -> str:
    """All paints; their colours come from the style sheet."""
    return (
        "<defs>"
        + _floor("boards", 50, 25, "M0 0H50M0 12.5H50M18 0V12.5M40 12.5V25")
        + _floor("parquet", 25, 25, "M0 0L25 25M-12.5 12.5L12.5 37.5M12.5-12.5L37.5 12.5M0 25L25 0")
        + _floor("flags", 50, 50, "M0 0H50M0 25H50M18 0V25M40 25V50M6 25V50")
        + _floor("brick", 33.3, 20, "M0 0H33.3M0 10H33.3M8 0V10M25 10V20")
        + _floor("carpet", 25, 25, "M12.5 3L22 12.5L12.5 22L3 12.5ZM12.5 9L16 12.5L12.5 16L9 12.5Z")
        + _floor("earth", 44, 44, "M6 8h4M24 18h3M14 30h4M34 36h4M36 6h2M4 38h2M22 4h2")
        + _floor("grass", 36, 36, "M6 14l2-8l2 8M22 26l2-8l2 8M26 10l2-6l2 6M8 32l2-6l2 6")
        + _checker()
        + _glow("pan-lamp", "lamp", (0.0, 0.55, 1.0))
        + _glow("pan-near", "near", (0.0, 0.5, 1.0))
        + _glow("pan-portal", "portal", (0.0, 0.55, 1.0))
        + '<radialGradient id="pan-warm" r="0.5"><stop class="warm-core" offset="0"/>'
        '<stop class="warm-rim" offset="1"/></radialGradient>'
        '<pattern id="pan-hatch" width="12" height="12" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><path class="hatch" d="M0 0V12"/></pattern>'
        "</defs>"
    )


def _floor(name: str, wide: float, high: float, d: str) -> str:
    return (
        f'<pattern id="pan-{name}" width="{wide}" height="{high}" '
        f'patternUnits="userSpaceOnUse"><path class="seam" d="{d}"/></pattern>'
    )


def _checker() -> str:
    return (
        '<pattern id="pan-checker" width="50" height="50" patternUnits="userSpaceOnUse">'
        '<path class="dark-square" d="M0 0h25v25H0zM25 25h25v25H25z"/></pattern>'
    )


def _glow(name: str, css: str, stops: tuple[float, float, float]) -> str:
    drawn = "".join(
        f'<stop class="{css}-{place}" offset="{offset}"/>' for place, offset in enumerate(stops)
    )
    return f'<radialGradient id="{name}">{drawn}</radialGradient>'
