"""Dice: Combat dice with Hits and Misses, the D6, the D12, and the Evil Die."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.pandemonium.picture import number, placed

PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}
EVIL_FACES = {2: "vortex", 3: "screaming", 4: "vortex", 5: "screaming", 6: "heart"}
COMBAT = {"attack", "defence", "panic", "combo", "combat"}
TWELVE = {"invocation", "invoke"}


def are_combat(kind: str, faces: list[int]) -> bool:
    """Whether a roll was made with Combat dice; in a challenge it may be either."""
    return kind in COMBAT or (kind == "challenge" and (len(faces) > 1 or 0 in faces))


def die(kind: str, face: int, size: float) -> str:
    """A die of a roll of this kind that shows this face."""
    if kind in COMBAT:
        return combat(bool(face), size)
    if kind in TWELVE:
        return twelve(face, size)
    return evil(face, size) if kind == "evil" else six(face, size)


def combat(is_hit: bool, size: float) -> str:
    """A Hit is three gashes, a Miss an empty ring."""
    if is_hit:
        return (
            f'<rect class="bone hit" width="{size:g}" height="{size:g}" rx="{size * 0.2:.1f}"/>'
            f'<g class="gash">{placed("triple-scratches", size * 0.14, size * 0.14, size * 0.72)}'
            "</g>"
        )
    return (
        f'<rect class="bone miss" width="{size:g}" height="{size:g}" rx="{size * 0.2:.1f}"/>'
        f'<circle class="nothing" cx="{size / 2:g}" cy="{size / 2:g}" r="{size * 0.2:.1f}"/>'
    )


def six(face: int, size: float) -> str:
    """A D6 with its pips."""
    pips = "".join(
        f'<circle class="pip" cx="{size * x / 100:.1f}" cy="{size * y / 100:.1f}" '
        f'r="{size * 0.09:.1f}"/>'
        for x, y in PIPS.get(face, ())
    )
    return f'<rect class="bone" width="{size:g}" height="{size:g}" rx="{size * 0.2:.1f}"/>{pips}'


def twelve(face: int, size: float) -> str:
    """The Invocation die with its number."""
    unit = size / 100
    d = "M50 0L85 15L100 50L85 85L50 100L15 85L0 50L15 15Z"
    return (
        f'<g transform="scale({unit:.3f})"><path class="stone-die" d="{d}"/>'
        f'<path class="stone-line" d="M50 18L80 40L68 76H32L20 40ZM50 0V18M100 50L80 40M85 85L68 76'
        f'M15 85L32 76M0 50L20 40"/></g>{number(size / 2, size * 0.64, face, size * 0.4)}'
    )


def evil(face: int, size: float) -> str:
    """The Evil Die: what the face brings, and its number (PAN-125 to PAN-128)."""
    drawn = f'<rect class="evil-die" width="{size:g}" height="{size:g}" rx="{size * 0.2:.1f}"/>'
    if face in EVIL_FACES:
        sign = placed(EVIL_FACES[face], size * 0.14, size * 0.1, size * 0.72)
        drawn += f'<g class="evil-face">{sign}</g>'
    elif face:
        r = size * 0.18
        drawn += f'<circle class="evil-nothing" cx="{size / 2:g}" cy="{size / 2:g}" r="{r:.1f}"/>'
    return drawn + (number(size * 0.84, size * 0.96, face, size * 0.32) if face else "")
