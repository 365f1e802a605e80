"""Grids of options as typed: `life=60:140:20` is 60, 80, 100, 120 and 140."""

from __future__ import annotations

import itertools
from typing import Any

from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game, Option

ON = ("on", "true", "yes")
OFF = ("off", "false", "no")
MOST_CELLS = 2000

Values = list[Any]


def find_option(game: Game, name: str) -> Option:
    """An option by its id or by the end of it, `life` for `start_life`, where only one fits."""
    fitting = [option for option in game.options if option.id == name]
    fitting = fitting or [option for option in game.options if option.id.endswith(f"_{name}")]
    if len(fitting) == 1:
        return fitting[0]
    known = ", ".join(option.id for option in game.options)
    raise BadOption(f"{game.name} has no option {name}: it has {known}")


def read_option(game: Game, typed: str) -> tuple[Option, str]:
    """An option and what was typed behind its `=`."""
    name, sign, text = (part.strip() for part in typed.lower().partition("="))
    if not (name and sign and text):
        raise BadOption(f"{typed!r} is no option: write NAME=VALUE, NAME=1,2,3 or NAME=LOW:HIGH")
    return find_option(game, name), text


def read_values(option: Option, text: str) -> Values:
    """All values of an option that were typed: single ones and ranges, between commas."""
    found: Values = []
    for part in text.split(","):
        found += _range(option, part) if ":" in part else _single(option, part.strip())
    return list(dict.fromkeys(option.check(value) for value in found))


def read_grid(game: Game, options: tuple[str, ...]) -> list[dict[str, Any]]:
    """Every combination of the values of all options, the last one changing fastest."""
    axes: dict[str, Values] = {}
    for typed in options:
        option, text = read_option(game, typed)
        if option.id in axes:
            raise BadOption(f"option {option.id} is named twice: write all its values after one =")
        axes[option.id] = read_values(option, text)
    cells = [dict(zip(axes, chosen, strict=True)) for chosen in itertools.product(*axes.values())]
    if len(cells) > MOST_CELLS:
        raise BadOption(f"{len(cells)} settings are too many: name at most {MOST_CELLS}")
    return cells


def in_words(options: dict[str, Any]) -> str:
    """Options as they are typed: `start_life=60 fresh=on`."""
    return " ".join(f"{id}={_word(value)}" for id, value in options.items()) or "defaults"


def _word(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def whole(option: Option, text: str) -> int:
    """A whole number, or a sentence that says where it is missing."""
    if not text.strip().lstrip("-").isdecimal():
        raise BadOption(f"option {option.id} needs whole numbers: write {option.id}=20:60:10")
    return int(text)


def _range(option: Option, text: str) -> Values:
    if option.is_switch:
        raise BadOption(f"option {option.id} is on or off: write {option.id}=on,off")
    low, high, *step = (whole(option, part) for part in text.split(":"))
    if len(step) > 1 or high < low or (step and step[0] < 1):
        raise BadOption(f"{text!r} is no range: write LOW:HIGH or LOW:HIGH:STEP, as in 60:140:20")
    option.check(low)
    option.check(high)
    return list(range(low, high + 1, step[0] if step else 1))


def _single(option: Option, text: str) -> Values:
    if option.is_switch:
        if text not in ON + OFF:
            raise BadOption(f"option {option.id} is on or off: write {option.id}=on,off")
        return [text in ON]
    if text in option.names:
        return [option.least + option.names.index(text)]
    return [whole(option, text)]
