"""Figures from above: a disc for a character, other shapes for allies, creatures and bosses.

Each kind has a shape of its own, and each being its own silhouette on it, so that none is told by
its colour alone. All stand around (0, 0) in a space of 100 by 100.
"""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.pandemonium.picture import (
    COLOURS,
    DARK,
    FOE_ICONS,
    PERSONA_ICONS,
    number,
    placed,
)

SHADOW = '<ellipse class="shadow" cx="0" cy="30" rx="30" ry="9"/>'
HEX = "M0-36L31-18V18L0 36L-31 18V-18Z"
CREATURE = "M0-42Q5-42 8-36L41 26Q45 35 36 36H-36Q-45 35-41 26L-8-36Q-5-42 0-42Z"
TURNED = "M0 42Q5 42 8 36L41-26Q45-35 36-36H-36Q-45-35-41-26L-8 36Q-5 42 0 42Z"
BOSS = (
    "M0-47L11-35L27-38L30-22L45-14L37 0L45 14L30 22L27 38L11 35L0 47L-11 35L-27 38L-30 22"
    "L-45 14L-37 0L-45-14L-30-22L-27-38L-11-35Z"
)


def character(id: str, css: str = "", letter: str = "") -> str:
    """A character: a disc in their colour with their sign."""
    return (
        f'{SHADOW}<circle class="disc-rim {css}" r="34"/>'
        f'<circle class="disc" r="30" fill="{COLOURS[id]}"/>'
        f"{placed(PERSONA_ICONS[id], -22, -22, 44, DARK)}"
        f"{number(25, 33, letter, 20) if letter else ''}"
    )


def ally(id: str, css: str = "") -> str:
    """A good ally: six corners, with the persona's sign."""
    return (
        f'{SHADOW}<path class="ally-shape {css}" d="{HEX}"/>'
        f"{placed(PERSONA_ICONS.get(id, 'person'), -19, -19, 38)}"
    )


def creature(id: str, css: str = "") -> str:
    """A creature: its silhouette before a dark triangle."""
    return (
        f'{SHADOW}<path class="creature-shape {css}" d="{CREATURE}"/>'
        f"{placed(FOE_ICONS[id], -26, -22, 52)}"
    )


def evil_ally(persona: str, css: str = "") -> str:
    """An evil ally: the persona's sign on a triangle that stands on its head."""
    return (
        f'{SHADOW}<path class="creature-shape turned {css}" d="{TURNED}"/>'
        f"{placed(PERSONA_ICONS.get(persona, 'person'), -20, -31, 40)}"
    )


def boss(id: str, css: str = "") -> str:
    """A boss: a great thorned seal."""
    return (
        f'<ellipse class="shadow" cx="0" cy="36" rx="38" ry="11"/>'
        f'<path class="boss-shape {css}" d="{BOSS}"/>{placed(FOE_ICONS[id], -29, -29, 58)}'
    )


def stars() -> str:
    """What goes round the head of somebody stunned."""
    star = "l2.4 5 5.4.6-4 3.8 1.1 5.4-4.9-2.8-4.9 2.8 1.1-5.4-4-3.8 5.4-.6z"
    return (
        f'<path class="dazed" d="M-24-40{star}M0-48{star}M24-40{star}"/>'
        '<path class="dazed-ring" d="M-34-24Q0-46 34-24"/>'
    )


def body(id: str) -> str:
    """A dead ally that lies in its space."""
    return f'<g class="body" transform="rotate(76) scale(0.86)">{ally(id)}</g>'
