"""The contents page of a game: everything the rest of the house needs to know of it."""

# mypyc: no

from __future__ import annotations

import pathlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from dreadhouse.kernel import seal, undo
from dreadhouse.kernel.counts import USUAL, Counts
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.errors import BadOption, BadRecord
from dreadhouse.kernel.face import Face
from dreadhouse.kernel.frames import Ask, AskAll
from dreadhouse.kernel.leaf import Reading
from dreadhouse.kernel.record import Record
from dreadhouse.kernel.rulebook import Rulebook
from dreadhouse.kernel.senses import Senses
from dreadhouse.kernel.state import Past, State
from dreadhouse.kernel.text import Texts
from dreadhouse.kernel.words import Vocabulary


@dataclass(frozen=True)
class Option:
    """One thing to agree on before a game: a whole number with bounds, or a switch.

    `names` gives each number from `least` on a name of its own; the text of a name is
    `option-<id>-<name>`.
    """

    id: str
    default: int | bool
    rule: str
    least: int = 0
    most: int = 0
    names: tuple[str, ...] = ()

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off rather than a number."""
        return isinstance(self.default, bool)

    def check(self, value: Any) -> int | bool:
        """The value, or BadOption with a sentence that names what is allowed."""
        if self.is_switch:
            if not isinstance(value, bool):
                raise BadOption(f"option {self.id} is on or off ({self.rule}): say true or false")
            return value
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadOption(f"option {self.id} is a whole number ({self.rule})")
        if not self.least <= value <= self.most:
            raise BadOption(
                f"option {self.id} goes from {self.least} to {self.most}, "
                f"{value} is outside ({self.rule})"
            )
        return value


def no_hand(seen: dict[str, Any], language: str) -> list[tuple[str, str, str]]:
    """The hand of a game without one."""
    return []


def nothing_more(state: Any, action: int) -> dict[str, Any]:
    """The words of a game's buttons need nothing from its state."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game of the house.

    `bound` is the most decisions a game with default options can take. `deal` sets up a state,
    `look` builds a seat's view, `redeal` hides again what a seat cannot know, `evaluate` guesses
    how good a state is for a seat, `draw` draws the table from a view, `hold` the
    seat's hand as (argument, title, SVG) in order, and `plain` writes the table as text.
    A game that is read has a `reading`: its leaf lies in the middle, the drawing beside it.
    Its rules stand in `books`, one file or several.
    `usual_seats` is how many sit down when nobody says otherwise, the fewest if it is left out.
    `take_back` lists where a seat may go back to without asking, and `advise`, where there is one,
    is a sensible player of the game's own: a state, a seat and dice give an action. `is_open` says
    that nothing is dealt in secret, so that a re-deal has nothing to move but secret picks.
    `face` gives the front of the box in a language, where the house has none for this game.
    `besides` gives what an action's words need from the state and every seat may know, such as
    the name of the monster that has a number. `sealed` matches the chapters of the books that tell
    a secret of the story: the page of the rules keeps them shut. `senses` lays out what a learner
    sees of the game.
    """

    name: str
    edition: int
    seats: range
    options: tuple[Option, ...]
    bound: int
    vocabulary: Vocabulary
    folder: pathlib.Path
    deal: Callable[[Game, int, dict[str, Any], Dice], State]
    table: Callable[[Any, int], dict[str, Any]]
    redeal: Callable[[Any, int, Dice], None]
    evaluate: Callable[[Any, int], float]
    draw: Callable[[dict[str, Any], str], str]
    argument: Callable[[str, Any, str, Texts], Any]
    pieces: Callable[[Any], list[str]]
    bound_for: Callable[[dict[str, Any]], int]
    hold: Callable[[dict[str, Any], str], list[tuple[str, str, str]]] = no_hand
    minutes: tuple[int, int] = (30, 60)
    usual_seats: int = 0
    plain: Callable[[dict[str, Any], str], str] | None = None
    take_back: Callable[[Any, int], list[undo.TakeBack]] = undo.take_backs
    advise: Callable[[Any, int, Dice], int] | None = None
    is_open: bool = False
    reading: Reading | None = None
    face: Callable[[str], Face] | None = None
    besides: Callable[[Any, int], dict[str, Any]] = nothing_more
    books: tuple[str, ...] = ("rulebook.md",)
    sealed: str = r"(?!)"
    counts: Counts = USUAL
    senses: Senses | None = None
    texts: Texts = field(init=False)
    rulebook: Rulebook = field(init=False)

    def __post_init__(self) -> None:
        """Open the game's texts and rulebook (both read when first asked)."""
        object.__setattr__(self, "usual_seats", self.usual_seats or self.seats[0])
        object.__setattr__(self, "texts", Texts(self.folder / "text"))
        books = [self.folder / book for book in self.books]
        object.__setattr__(self, "rulebook", Rulebook(*books))

    def title(self, language: str) -> str:
        """What the game is called."""
        if self.face is not None:
            return self.face(language).title
        return self.texts.say("game-title", {}, language)

    def check_edition(self, edition: int, what: str) -> None:
        """BadRecord where something (`what`: "this record") was played by other rules."""
        if edition != self.edition:
            mending = " or with the story as it was" if self.face else ""
            raise BadRecord(
                f"{what} was played by edition {edition} of {self.name}, this house plays "
                f"edition {self.edition}: replay it with that release{mending}"
            )

    def settle(self, options: dict[str, Any]) -> dict[str, Any]:
        """All options with the given ones checked and the rest at their defaults."""
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(f"{self.name} has no option {name}: it has {', '.join(known)}")
        return {
            id: option.check(options[id]) if id in options else option.default
            for id, option in known.items()
        }

    def check_seats(self, count: int) -> None:
        """BadOption where the game is not for so many."""
        if count not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            allowed = f"{least} to {most}" if most > least else f"{least}"
            raise BadOption(f"{self.name} is for {allowed} seats, not {count}")

    def start(
        self,
        seats: int,
        options: dict[str, Any] | None = None,
        seed: bytes | None = None,
        journal: bool = False,
        dice: Dice | None = None,
    ) -> State:
        """A new game, run on to its first question. `seed` None draws a fresh one."""
        self.check_seats(seats)
        settings = self.settle(options or {})
        chosen = seal.fresh_secret() if seed is None else seed
        state = self.deal(self, seats, settings, dice or Dice(chosen))
        state.seed = chosen
        state.hears = journal
        state.advance()
        return state

    def record(self, state: State) -> Record:
        """The record of a game that was started here and not re-dealt."""
        if not state.seed:
            raise BadRecord("a re-dealt state has no record: take the record of the real game")
        decisions: list[tuple[int, str]] = []
        past: Past | None = state.past
        while past is not None:
            decisions.append((past.seat, self.vocabulary.word(past.action)))
            past = past.before
        decisions.reverse()
        return Record(
            game=self.name,
            edition=self.edition,
            options=state.settings,
            seats=state.seats,
            seed=state.seed.hex(),
            decisions=decisions,
        )

    def look(self, state: State, seat: int) -> dict[str, Any]:
        """A seat's view: who is asked what, the seat's options, and the game's table."""
        return {
            "game": self.name,
            "seat": seat,
            "seats": state.seats,
            "result": None if state.result is None else state.result[:],
            "to_act": _seen_to_act(state, seat),
            "ask": _ask(state, seat),
            "table": self.table(state, seat),
        }

    def say(self, state: State, action: int, language: str, names: Sequence[str] = ()) -> str:
        """An action in words, as it reads on the button: "Bar the door to the Nursery"."""
        verb = self.vocabulary.verb(action)
        frame = type(state.stack[-1]).__name__ if state.stack else ""
        args = self._particulars(action, language, names) | self.besides(state, action)
        for id in (f"do-{frame}-{verb}", f"do-{verb}"):
            if self.texts.has(id, language):
                return self.texts.say(id, args, language)
        return self.texts.say(f"do-{verb}", args, language)

    def _particulars(self, action: int, language: str, names: Sequence[str]) -> dict[str, Any]:
        """What an action is about, in words: a game may take one value apart into several; a
        value that reads as a number is that number, and a seat goes by its name if it has one."""
        domain = self.vocabulary.domain(self.vocabulary.verb(action))
        if not domain:
            return {}
        value = self.vocabulary.word(action).partition(" ")[2]
        number = int(value) if value.isdigit() else self.vocabulary.argument(action)
        spoken = self.argument(domain, number, language, self.texts)
        args: dict[str, Any] = spoken if isinstance(spoken, dict) else {domain: spoken}
        if "seat" in args:
            seat = args["seat"]
            args["seat"] = names[seat] if names else str(seat + 1)
        return args

    def tell(
        self, id: str, args: dict[str, Any], language: str, names: list[str], seat: int = -1
    ) -> str:
        """A journal entry or prompt as a sentence for a seat; `names` are the seats' names.

        Every argument that is a seat (its name is `seat` or ends in `_seat`) also gives
        `<argument>-is`: "me" for the reader's own seat, else "other".
        """
        spoken: dict[str, Any] = {}
        for name, value in args.items():
            if name == "seat" or name.endswith("_seat"):
                spoken[name] = names[value]
                spoken[f"{name}-is"] = "me" if value == seat else "other"
            else:
                spoken[name] = self.argument(name, value, language, self.texts)
        return self.texts.say(id, spoken, language)


def _seen_to_act(state: State, seat: int) -> list[int]:
    """The seats that are asked, as far as a seat may see it."""
    if state.result is None:
        top = state.stack[-1]
        if isinstance(top, Ask) and top.is_secret and top.seat != seat:
            return []
    return list(state.to_act)


def _ask(state: State, seat: int) -> dict[str, Any] | None:
    """What is asked now; options and particulars only for a seat that is asked."""
    if state.result is not None:
        return None
    top = state.stack[-1]
    asked = seat in state.to_act
    if isinstance(top, Ask) and top.is_secret and not asked:
        return {"frame": "Settling", "rule": "", "asked": False, "options": [], "about": {}}
    about: dict[str, Any] = {}
    if asked:
        about = top.about(state) if isinstance(top, Ask) else _about_all(top, state, seat)
    return {
        "frame": type(top).__name__,
        "rule": top.rule,
        "asked": asked,
        "gathers": isinstance(top, Ask) and top.gathers,
        "options": state.options(seat) if asked else [],
        "about": about,
    }


def _about_all(top: Any, state: State, seat: int) -> dict[str, Any]:
    assert isinstance(top, AskAll)
    return top.about(state, seat)
