"""How a game in the terminal begins: a new one from options and seed, or a saved one."""

from __future__ import annotations

import hashlib
import pathlib

from dreadhouse.kernel import seal
from dreadhouse.kernel.dice import SEED_BYTES
from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game, Option
from dreadhouse.kernel.record import Record
from dreadhouse.kernel.state import State
from dreadhouse.terminal.play import TEXTS, Sitting
from dreadhouse.terminal.screen import Screen
from dreadhouse.terminal.seats import Seats

ON = {"on", "true", "yes", "1"}
OFF = {"off", "false", "no", "0"}


def begin(
    game: Game,
    plan: str,
    options: tuple[str, ...],
    seed: str | None,
    language: str,
    save: pathlib.Path | None,
) -> None:
    """Start a new game and play it."""
    chosen = seal.fresh_secret() if seed is None else seed_of(seed)
    seats = Seats(plan, game, chosen, TEXTS, language)
    settings = read_options(game, options)
    state = game.start(len(seats.names), settings, chosen, journal=True)
    _sit(state, seats, language, save)


def resume(record: Record, plan: str, language: str, save: pathlib.Path | None) -> None:
    """Go on where a record ends."""
    state = record.replay(journal=True)
    seats = Seats(plan, state.game, state.seed, TEXTS, language)
    if len(seats.names) != record.seats:
        raise BadOption(f"the saved game has {record.seats} seats: name as many in --seats")
    _sit(state, seats, language, save)


def _sit(state: State, seats: Seats, language: str, save: pathlib.Path | None) -> None:
    Sitting(state, seats, Screen(), language, save).play()


def seed_of(text: str) -> bytes:
    """64 hexadecimal digits as they are; any other text by its fingerprint."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else hashlib.sha256(text.encode()).digest()


def read_options(game: Game, options: tuple[str, ...]) -> dict[str, int | bool]:
    """Options as typed, `start_life=20`, `fresh=on` or `take_back=free`, as the game wants them."""
    known = {option.id: option for option in game.options}
    settings: dict[str, int | bool] = {}
    for typed in options:
        name, _, value = (part.strip() for part in typed.lower().partition("="))
        if name not in known:
            raise BadOption(f"{game.name} has no option {name}: it has {', '.join(known)}")
        settings[name] = _read(known[name], value)
    return settings


def _read(option: Option, value: str) -> int | bool:
    if option.is_switch:
        return _switch(option.id, value)
    return _named(option, value) if option.names else _number(option.id, value)


def _named(option: Option, value: str) -> int:
    if value in option.names:
        return option.least + option.names.index(value)
    if value.isdecimal():
        return int(value)
    names = ", ".join(option.names)
    raise BadOption(f"option {option.id} is one of {names}: write {option.id}={option.names[0]}")


def _switch(name: str, value: str) -> bool:
    if value not in ON | OFF:
        raise BadOption(f"option {name} is on or off: write {name}=on")
    return value in ON


def _number(name: str, value: str) -> int:
    if not value.lstrip("-").isdecimal():
        raise BadOption(f"option {name} needs a whole number: write {name}=20")
    return int(value)
