"""Card faces as SVG: pure functions from what is printed on a card to its drawing."""

from collections.abc import Iterable
from html import escape

from dreadhouse.art.icons import placed
from dreadhouse.art.kinds import KINDS, Kind, kind_of, window_path
from dreadhouse.art.lettering import lettered, line
from dreadhouse.art.measure import Setting, balanced, fit, one_line, wrap

WIDE = 150
HIGH = 210
TITLE_ROOM = 132.0
TEXT_ROOM = 130.0
TEXT_FOOT = 175.0
WINDOW_TOP = 31.0
TEXT_GAP = 5.0
TITLE_SIZES = (16.5, 15.5, 14.5, 13.6)
TITLE_SIZES_TWO = (12.8, 11.8, 11.0, 10.2)
# Size of the type and height of the window: the longer the effect, the smaller both.
STEPS = (
    *((11.4, 88.0), (10.8, 86.0), (10.4, 80.0), (10.0, 76.0), (9.8, 70.0), (9.3, 66.0)),
    *((8.8, 62.0), (8.3, 60.0), (7.9, 60.0), (7.5, 58.0)),
)
KIND_SIZES = (7.2, 6.6, 6.0, 5.4)
LEADING = 1.17
HEAVY = 'font-weight="600"'
SIGNS = {"used": "hourglass", "attacking": "swords", "blocking": "shield", "picked": "check"}

_HALO = (
    '<rect class="card-halo" x="-3" y="-3" width="156" height="216" rx="12" '
    'fill="none" stroke="none"/>'
)


def height(width: float = WIDE) -> float:
    """How high a card of this width is."""
    return width * HIGH / WIDE


def defs() -> str:
    """Colours shared by all cards: to be placed once in a page, before any card."""
    return (
        '<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        + "".join(_paints(kind) for kind in KINDS.values())
        + _radial("card-back-glow", "#1d6257", "#04100f")
        + _linear("card-back-frame", "#16463f", "#06191a")
        + '<marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" '
        'markerHeight="5" orient="auto-start-reverse"><path d="M0 0L10 5L0 10Z" '
        'fill="#ffa05a"/></marker></defs></svg>'
    )


def _paints(kind: Kind) -> str:
    return _linear(f"frame-{kind.name}", *kind.frame) + _radial(f"window-{kind.name}", *kind.window)


def _linear(name: str, top: str, foot: str) -> str:
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{foot}"/>'
        "</linearGradient>"
    )


def _radial(name: str, middle: str, rim: str) -> str:
    return (
        f'<radialGradient id="{name}" cx="0.5" cy="0.45" r="0.72">'
        f'<stop offset="0" stop-color="{middle}"/><stop offset="1" stop-color="{rim}"/>'
        "</radialGradient>"
    )


def card_face(
    *,
    number: int,
    title: str,
    kind: str,
    icon: str,
    cost: int | None,
    power: int | None,
    effect: str,
    width: float = WIDE,
    kind_name: str = "",
    bonus: int = 0,
    curses: Iterable[tuple[str, str]] = (),
    state: str = "",
    card_id: str = "",
) -> str:
    """One card as a group whose upper left corner lies at (0, 0)."""
    paint = kind_of(kind)
    window, setting = _effect_setting(effect)
    words = (
        _title(title, paint)
        + _effect(setting, paint, WINDOW_TOP + window)
        + _foot(paint, number, kind_name or kind)
        + _numbers(cost, power, bonus)
    )
    parts = (
        _frame(paint),
        _window(paint, icon, window),
        _badges(cost, power, bonus),
        lettered(words),
        _curses(curses),
        _signs(state),
    )
    return _group(f"card kind-{kind} {state}".strip(), card_id, width, "".join(parts))


def _group(css: str, card_id: str, width: float, inside: str) -> str:
    name = f' id="card-{escape(card_id)}"' if card_id else ""
    scale = f' transform="scale({width / WIDE:.4g})"' if width != WIDE else ""
    return f'<g{name} class="{escape(css)}"><g{scale}>{inside}</g></g>'


def _frame(paint: Kind) -> str:
    dashes = ' stroke-dasharray="5 3"' if paint.name == "curse" else ""
    return _HALO + (
        f'<rect class="card-edge" x="1" y="1" width="148" height="208" rx="9" '
        f'fill="url(#frame-{paint.name})" stroke="{paint.edge}" stroke-width="2"/>'
        f'<path class="card-line" d="M12 5.5H138Q138 12 144.5 12V198Q138 198 138 204.5H12'
        f'Q12 198 5.5 198V12Q12 12 12 5.5Z" fill="none" stroke="{paint.edge}" '
        f'stroke-width="0.8" opacity="0.6"{dashes}/>'
    )


def title_setting(title: str) -> Setting:
    """How a title is set: on one line if it can be large, else on two."""
    single = one_line(title, TITLE_SIZES, TITLE_ROOM, "display")
    return single or fit(title, TITLE_SIZES_TWO, TITLE_ROOM, 2, "display")


def _title(title: str, paint: Kind) -> str:
    size, lines = title_setting(title)
    first = 23.0 if len(lines) == 1 else 17.0
    return "".join(
        line(words, 75, first + row * 11, size, paint.title, css="card-title", face="display")
        for row, words in enumerate(lines)
    )


def _window(paint: Kind, icon: str, high: float) -> str:
    size = high - 14
    outline = window_path(paint.name, 10, WINDOW_TOP, 130, high)
    spine = (
        f'<path d="M14 {WINDOW_TOP}V{WINDOW_TOP + high}" stroke="{paint.edge}" stroke-width="4"/>'
        if paint.name == "book"
        else ""
    )
    return (
        f'<path class="card-window" d="{outline}" fill="url(#window-{paint.name})" '
        f'stroke="{paint.edge}" stroke-opacity="0.55"/>{spine}'
        f'<g class="card-icon">{placed(icon, 75 - size / 2, WINDOW_TOP + 7, size, paint.icon)}</g>'
    )


def _effect_setting(effect: str) -> tuple[float, Setting]:
    """The height of the window, and the effect set as large as the room below it allows."""
    for size, window in STEPS:
        lines = wrap(effect, size, TEXT_ROOM)
        if len(lines) * size * LEADING <= _room_below(window):
            return window, Setting(size, tuple(balanced(effect, size, TEXT_ROOM)))
    size, window = STEPS[-1]
    most = int(_room_below(window) / (size * LEADING))
    return window, fit(effect, (size,), TEXT_ROOM, most, "text")


def _room_below(window: float) -> float:
    return TEXT_FOOT - WINDOW_TOP - window - TEXT_GAP


def effect_setting(effect: str) -> tuple[float, Setting]:
    """How an effect is set: the room it has in height, and its lines."""
    window, setting = _effect_setting(effect)
    return _room_below(window), setting


def _effect(setting: Setting, paint: Kind, top: float) -> str:
    size, lines = setting
    step = size * LEADING
    first = top + (TEXT_FOOT - top - step * len(lines)) / 2 + size
    return "".join(
        line(words, 75, first + row * step, size, paint.text, css="card-text")
        for row, words in enumerate(lines)
    )


def _foot(paint: Kind, number: int, kind_name: str) -> str:
    size = (one_line(kind_name.upper(), KIND_SIZES, 62, "text") or Setting(5, ())).size
    spaced = f'letter-spacing="{size / 7:.3g}"'
    return line(kind_name.upper(), 75, 193, size, paint.quiet, css="card-kind", more=spaced) + line(
        str(number), 75, 202, 6, paint.quiet, css="card-number"
    )


def _badges(cost: int | None, power: int | None, bonus: int) -> str:
    """Two shapes: what it costs in a ring, how strong it is on a shield."""
    ring = (
        '<circle class="card-cost" cx="20" cy="191" r="12.5" fill="#0b3a38" stroke="#6fc7b4" '
        'stroke-width="1.6"/>'
        if cost is not None
        else ""
    )
    if power is None:
        return ring
    fill, rim = _power_paints(bonus)
    return (
        ring
        + (
            f'<path class="card-power" d="M130 177L143 181V192C143 199 136 203.5 130 205.5'
            f'C124 203.5 117 199 117 192V181Z" fill="{fill}" stroke="{rim}" stroke-width="1.6"/>'
        )
        + _bonus_plate(bonus, rim)
    )


def _power_paints(bonus: int) -> tuple[str, str]:
    if bonus == 0:
        return "#6d1514", "#ef8f78"
    return ("#14521f", "#8fe08f") if bonus > 0 else ("#3a0f45", "#d79af0")


def _bonus_plate(bonus: int, rim: str) -> str:
    if bonus == 0:
        return ""
    return (
        '<rect class="card-bonus" x="112" y="164" width="22" height="13" rx="6.5" '
        f'fill="#08130b" stroke="{rim}"/>'
    )


def _numbers(cost: int | None, power: int | None, bonus: int) -> str:
    figures = "" if cost is None else _figure(20, cost, "#e6fff7")
    if power is not None:
        figures += _figure(130, power + bonus, "#fff1ea")
    if bonus != 0:
        sign = f"+{bonus}" if bonus > 0 else f"−{-bonus}"
        figures += line(sign, 123, 173.6, 9.5, _power_paints(bonus)[1], more=HEAVY)
    return figures


def _figure(x: float, number: int, colour: str) -> str:
    size = 14.5 if number < 10 else 13
    return line(str(number), x, 191 + size * 0.34, size, colour, more=HEAVY)


def _curses(curses: Iterable[tuple[str, str]]) -> str:
    paint = KINDS["curse"]
    return "".join(
        f'<g class="card-curse" transform="translate({106 - 16 * place} {26 + 7 * place}) '
        f'rotate({12 - 7 * place} 22 30)"><title>{escape(title)}</title>'
        f'<rect width="44" height="60" rx="4" fill="url(#frame-curse)" stroke="{paint.edge}" '
        f'stroke-width="1.6" stroke-dasharray="5 2"/>{placed(icon, 6, 13, 32, paint.icon)}</g>'
        for place, (icon, title) in enumerate(curses)
    )


def _signs(state: str) -> str:
    signs = [SIGNS[word] for word in state.split() if word in SIGNS]
    return "".join(
        f'<g class="card-sign" transform="translate({6 + 26 * place} -8)">'
        f'<circle cx="11" cy="11" r="12" fill="#0a0a0c" stroke="#ffd76a" stroke-width="1.6"/>'
        f"{placed(sign, 3.5, 3.5, 15, '#ffe7a6')}</g>"
        for place, sign in enumerate(signs)
    )


def card_back(width: float = WIDE, count: int | None = None) -> str:
    """A card face down; a pile of them shows its count."""
    figure = (
        ""
        if count is None
        else lettered(line(str(count), 75, 188, 24, "#b4efdc", css="card-count", face="display"))
    )
    inside = (
        _HALO + '<rect class="card-edge" x="1" y="1" width="148" height="208" rx="9" '
        'fill="url(#card-back-frame)" stroke="#37907e" stroke-width="2"/>'
        '<path d="M75 12L136 105L75 198L14 105Z" fill="url(#card-back-glow)" stroke="#37907e" '
        'stroke-opacity="0.7"/>'
        '<path d="M12 8H138Q138 14 142 14V196Q138 196 138 202H12Q12 196 8 196V14Q12 14 12 8Z" '
        'fill="none" stroke="#37907e" stroke-width="0.9" opacity="0.8"/>'
        f"{placed('octopus', 45, 72, 60, '#4fae99')}{figure}"
    )
    return _group("card back", "", width, inside)


def empty_place(width: float = WIDE, label: str = "") -> str:
    """Where a card may lie but none does."""
    inside = (
        '<rect class="card-empty" x="2" y="2" width="146" height="206" rx="9" fill="none" '
        'stroke="#7f9a94" stroke-opacity="0.5" stroke-width="2" stroke-dasharray="7 6"/>'
    ) + lettered(line(label, 75, 110, 15, "#a9c0ba", css="card-empty-label"))
    return _group("card empty", "", width, inside)


def card_svg(
    *,
    number: int,
    title: str,
    kind: str,
    icon: str,
    cost: int | None,
    power: int | None,
    effect: str,
    kind_name: str = "",
    bonus: int = 0,
    curses: Iterable[tuple[str, str]] = (),
    state: str = "",
) -> str:
    """One card as a whole picture, for a hand or a menu."""
    face = card_face(
        number=number,
        title=title,
        kind=kind,
        icon=icon,
        cost=cost,
        power=power,
        effect=effect,
        kind_name=kind_name,
        bonus=bonus,
        curses=curses,
        state=state,
    )
    return (
        f'<svg class="card-svg" viewBox="-6 -10 162 226" aria-hidden="true" focusable="false">'
        f"{face}</svg>"
    )
