"""The table as text: a game's own drawing, or else everything its view holds, line by line."""

from __future__ import annotations

from typing import Any

from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import State


def written(
    game: Game, state: State, seat: int, language: str, width: int, names: list[str]
) -> str:
    """The table of a seat's view as text."""
    view = state.view(seat) | {"width": width, "names": names}
    if game.plain is not None:
        return game.plain(view, language).rstrip()
    return "\n".join(_lines(view["table"], 0))


def _lines(thing: Any, depth: int) -> list[str]:
    """Nested names and values, two blanks deeper each level."""
    pad = "  " * depth
    lines: list[str] = []
    for name, value in thing.items() if isinstance(thing, dict) else enumerate(thing, 1):
        if isinstance(value, (dict, list)) and value and not _is_flat(value):
            lines += [f"{pad}{name}:", *_lines(value, depth + 1)]
        else:
            lines.append(f"{pad}{name}: {_short(value)}")
    return lines


def _is_flat(value: Any) -> bool:
    return isinstance(value, list) and not any(isinstance(item, (dict, list)) for item in value)


def _short(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return "-" if value is None else str(value)
