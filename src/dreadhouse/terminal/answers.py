"""What a typed line means: option numbers, an action's word, or the words on its button."""

from __future__ import annotations

from dataclasses import dataclass

from dreadhouse.kernel.errors import GameError


@dataclass(frozen=True)
class Choice:
    """One numbered option: the action, its word, and what its button says."""

    action: int
    word: str
    button: str


def understand(line: str, choices: list[Choice], gathers: bool) -> list[int]:
    """The actions that a line names; several numbers only where picks name one set."""
    parts = line.replace(",", " ").split()
    if parts and all(part.isdecimal() for part in parts):
        return _numbered([int(part) for part in parts], choices, gathers)
    return [_worded(line, choices).action]


def _numbered(numbers: list[int], choices: list[Choice], gathers: bool) -> list[int]:
    for number in numbers:
        if not 1 <= number <= len(choices):
            raise GameError(f"there is no option {number}: type 1 to {len(choices)}")
    if len(numbers) > 1 and not gathers:
        raise GameError("one choice at a time here: type a single number")
    return [choices[number - 1].action for number in sorted(set(numbers))]


def _worded(line: str, choices: list[Choice]) -> Choice:
    """The one option whose word or button is, begins with, or else contains the line."""
    wanted = line.casefold()
    exact = [choice for choice in choices if wanted in _names(choice)]
    if exact:
        return exact[0]
    begun = [c for c in choices if any(name.startswith(wanted) for name in _names(c))]
    held = [c for c in choices if any(wanted in name for name in _names(c))]
    for found in (begun, held):
        if len(found) == 1:
            return found[0]
    if held:
        raise GameError(f"{line!r} fits {len(held)} options: type more of it, or a number")
    raise GameError(f"{line!r} is not offered now: type a number from the list, or ? for help")


def _names(choice: Choice) -> tuple[str, str]:
    return choice.word.casefold(), choice.button.casefold()
