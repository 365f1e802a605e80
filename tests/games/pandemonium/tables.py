"""Tables for the tests of creatures: figures in named spaces, played until the creatures rest."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import dreadhouse
from dreadhouse.games.pandemonium.creatures.turn import CreatureActs, CreaturesTurn
from dreadhouse.games.pandemonium.ground.ground import Ground
from dreadhouse.games.pandemonium.ground.names import cell_name
from dreadhouse.games.pandemonium.rules.chapter import Chapter
from dreadhouse.games.pandemonium.rules.deciding import Decide
from dreadhouse.games.pandemonium.rules.printed import GOOD_ALLIES, Printed
from dreadhouse.games.pandemonium.rules.words import CHARACTER, FIGURE, PAY, TILE, TO, WAY
from dreadhouse.games.pandemonium.state import (
    CREATURES_TURN,
    ENTOMBED,
    NOWHERE,
    Character,
    Pandemonium,
)
from dreadhouse.kernel.dice import Dice, ScriptedDice
from dreadhouse.kernel.frames import Ask, Frame
from dreadhouse.kernel.journal import Event
from dreadhouse.kernel.secrets import Secrets
from tests.games.pandemonium.boards import cell, edge, ground_of

CONTENT = Path(dreadhouse.__file__).parent / "games/pandemonium/content"
DOORS = ["open", "break", "pass"]


def rows(name: str, kind: str) -> list[dict[str, Any]]:
    """The rows of a data file."""
    found: list[dict[str, Any]] = tomllib.loads((CONTENT / f"{name}.toml").read_text())[kind]
    return found


@functools.cache
def printed_figures() -> Printed:
    """What is printed on figures and sheets; no cards."""
    printed = Printed()
    for row in rows("breeds", "breed"):
        for copy in range(1, 5):
            add_figure(printed, row, f"{row['id']}_{copy}")
    allies = rows("allies", "ally")
    for row in allies:
        if not row.get("good"):
            add_figure(printed, row, row["id"])
    for row in rows("bosses", "boss"):
        add_figure(printed, row, row["id"])
    for row in allies:
        if row.get("good"):
            printed.figures.append(row["id"])
            printed.personas.append(row["persona"])
    for row in rows("characters", "character"):
        printed.characters.append(row["id"])
        printed.guard.append(row["defence"])
        printed.agility.append(row["agility"])
        printed.action.append(row["action"])
        printed.resolve.append(row["will"])
        printed.attack.append(row["attack"])
    return printed


def add_figure(printed: Printed, row: dict[str, Any], name: str) -> None:
    """One foe's values."""
    printed.figures.append(name)
    printed.life.append(row.get("life") or 0)
    printed.quickness.append(row["agility"])
    printed.fury.append(row["fury"])
    printed.mobility.append(row["mobility"])
    printed.perception.append(row.get("perception") or 0)
    printed.terror.append(row["terror"])
    printed.doors.append(DOORS.index(row.get("doors") or "open"))


class Table:
    """A position of chapter 1's board, or another one; characters named before anything moves."""

    def __init__(self, letters: str = "AEBF", ground: Ground | None = None, seed: int = 1) -> None:
        self.ground = ground or ground_of(letters)
        self.printed = printed_figures()
        dice = Dice(seed.to_bytes(32, "big"))
        chapter = Chapter("none", 1, self.ground.plan)
        self.s = Pandemonium(None, 1, {}, dice, Secrets(16), self.printed, chapter, self.ground)
        self.s.hears = True
        self.s.phase = CREATURES_TURN
        self.s.round = 2
        self.s.stack = [Decide(0, TILE, [0, 1], -1, -1)]
        self.asked: list[str] = []

    # ---- laying out

    def character(self, name: str, at: str, life: int = 6) -> int:
        """Put a character into a space; gives its number."""
        one = Character()
        one.persona = self.printed.characters.index(name)
        self.s.cast.append(one)
        self.s.cell.append(cell(self.ground, at))
        self.s.life.append(life)
        self.s.fear.append(0)
        self.s.souls.append(0)
        self.s.order.append(len(self.s.cast) - 1)
        return len(self.s.cast) - 1

    def entombed(self, name: str, at: str) -> int:
        """Lay a dead character on a portal: invisible to creatures."""
        who = self.character(name, at)
        self.s.cast[who].posture = ENTOMBED
        self.s.cast[who].tomb = self.s.cell[who]
        self.s.cell[who] = NOWHERE
        return who

    def foe(self, name: str, at: str) -> int:
        """Put a foe into a space: psycho, psycho_2, deserter, collector; gives its number."""
        figures = self.printed.figures
        number = figures.index(name if name in figures else f"{name}_1")
        self.s.foes.append(number)
        self.s.foe_cell[number] = cell(self.ground, at)
        return number

    def ally(self, name: str, at: str) -> int:
        """Put a good ally into a space: ally_janitor; gives its persona."""
        persona = self.printed.figures.index(name) - GOOD_ALLIES
        self.s.ally_cell[persona] = cell(self.ground, at)
        self.s.ally_who[persona] = 0
        return persona

    def edge(self, name: str) -> int:
        """A door or window by name."""
        return edge(self.ground, name)

    def dice(self, *rolls: str | int) -> None:
        """Script what comes: "HHM" for Combat dice, a number for one D6 or D12."""
        script: list[int] = []
        for roll in rolls:
            if isinstance(roll, int):
                script.append(roll - 1)
            else:
                script += [0 if face == "H" else 3 for face in roll]
        self.s.dice = ScriptedDice(script, [])

    def at(self, foe: int) -> str:
        """The space of a foe."""
        return cell_name(self.ground.plan, self.s.foe_cell[foe]).upper()

    # ---- playing

    def act(self, foe: int, choose: Callable[[str, list[str]], str] | None = None) -> list[str]:
        """Let one foe have its turn."""
        return self.play(CreatureActs(foe), choose)

    def turn(self, choose: Callable[[str, list[str]], str] | None = None) -> list[str]:
        """Play a whole creatures' turn."""
        return self.play(CreaturesTurn(), choose)

    def play(
        self, frame: Frame, choose: Callable[[str, list[str]], str] | None = None
    ) -> list[str]:
        """Run a frame to its end; gives what happened, questions included, in short words."""
        rest = self.s.stack[-1]
        told: list[str] = []
        heard = len(self.s.journal(-1))
        self.s.push(frame)
        self.s.advance()
        while True:
            told += [word for word in map(self.in_short, self.s.journal(-1)[heard:]) if word]
            heard = len(self.s.journal(-1))
            top = self.s.stack[-1]
            if top is rest or self.s.result is not None:
                return told
            assert isinstance(top, Ask)
            told += self.answer(top, choose)

    def answer(self, ask: Ask, choose: Callable[[str, list[str]], str] | None) -> list[str]:
        """Put a question to the test, if it is one about creatures; else take the first option."""
        options = self.s.options(ask.seat)
        named = {self.option_name(action): action for action in options}
        question = self.question(options[0])
        if not question or choose is None:
            assert not question, f"nobody answers: {question} {sorted(named)}"
            self.s.apply(options[0], ask.seat)
            return []
        picked = choose(question, sorted(named))
        self.asked.append(f"{question} {' '.join(sorted(named))}")
        self.s.apply(named[picked], ask.seat)
        return [f"ask {question} {' '.join(sorted(named))}"]

    def question(self, action: int) -> str:
        """Which of the creatures' questions an option belongs to."""
        for verb, size, question in (
            (TO, 128, "target"),
            (WAY, 128, "way"),
            (TILE, 4, "tile"),
            (FIGURE, 72, "first"),
            (CHARACTER, 8, "defender"),
        ):
            if verb <= action < verb + size:
                return question
        return ""

    def option_name(self, action: int) -> str:
        """A space, a tile's letter, a figure or a character."""
        question = self.question(action)
        if question in ("target", "way"):
            number = action - (TO if question == "target" else WAY)
            return f"{'ABCDEFGH'[number >> 4]}{(number >> 2 & 3) + 1}{(number & 3) + 1}"
        if question == "tile":
            return self.ground.plan.letters[action - TILE]
        if question == "first":
            return self.printed.figures[action - FIGURE]
        if question == "defender":
            return self.printed.characters[action - CHARACTER]
        return str(action - PAY)

    def in_short(self, event: Event) -> str:
        """One journal entry as the reference would log it; nothing for the others."""
        args = event.args
        at = str(args.get("at", "")).upper()
        door = "-".join(sorted(str(args.get("edge", "")).upper().split("-")))
        return {
            "creature-steps": f"step {at}",
            "creature-trapped": f"trap {at}",
            "creature-attacks": f"attack {at}",
            "creature-opens-door": f"door {door} open",
            "creature-breaks-door": f"door {door} broken",
            "creature-closes-door": f"close {door}",
            "creature-hits-barricade": f"barricade {door}",
            "creature-wrecks": f"wreck {door}",
        }.get(event.id, "")

    def told(self, id: str) -> list[dict[str, Any]]:
        """The arguments of all journal entries of one kind."""
        return [event.args for event in self.s.journal(-1) if event.id == id]
