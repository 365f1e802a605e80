"""A whole game in one terminal: people type, bots answer, the journal tells what happened."""

from __future__ import annotations

import pathlib

import click

from dreadhouse.kernel import seal
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.journal import Event
from dreadhouse.kernel.record import Record
from dreadhouse.kernel.state import SPECTATOR, State
from dreadhouse.kernel.text import Texts
from dreadhouse.terminal import tables
from dreadhouse.terminal.answers import Choice, understand
from dreadhouse.terminal.commands import COMMANDS
from dreadhouse.terminal.screen import Screen
from dreadhouse.terminal.seats import Seats

TEXTS = Texts(pathlib.Path(__file__).parent / "text")
LEAVE = "q"
DONE = "done"


# What a result that all seats share means: a win or a loss together, else a draw.
TOGETHER = {1.0: "result-all-won", 0.0: "result-all-lost"}


class Sitting:
    """One game, its seats and the screen they share."""

    def __init__(
        self, state: State, seats: Seats, screen: Screen, language: str, save: pathlib.Path | None
    ) -> None:
        self.state = state
        self.game: Game = state.game
        self.seats = seats
        self.screen = screen
        self.language = language
        self.save_path = save
        self.read_up_to: dict[int, int] = {}
        self.table_shown = ""
        self.hinted: set[str] = set()
        self.in_front = self.seats.people[0] if len(self.seats.people) == 1 else SPECTATOR

    # ---- the game

    def play(self) -> None:
        """Play to the end, or until somebody leaves; what was played is saved then."""
        self._greet()
        while self.state.result is None:
            if not self._one_decision():
                self._leave()
                return
        self._finish()

    def _one_decision(self) -> bool:
        """Let the next seat decide; False when the person leaves."""
        seat = self._whose_turn()
        bot = self.seats.bots.get(seat)
        if bot is not None:
            self.state.apply(bot.pick(self.state, seat), seat)
            return True
        return self._ask(seat)

    def _whose_turn(self) -> int:
        """The first seat that is asked, the one in front of the screen before others."""
        asked = self.state.to_act
        return self.in_front if self.in_front in asked else asked[0]

    def _ask(self, seat: int) -> bool:
        if not self._bring_to_front(seat):
            return False
        self._tell_news(seat)
        self.show_table(seat)
        choices = self.offer(seat)
        self.show_question(seat, choices)
        before = self.state.past
        while self.state.past is before:
            line = self.screen.read()
            if line is None:
                return False
            if line and self._answer(line, seat, choices) == LEAVE:
                return False
        return True

    def _answer(self, line: str, seat: int, choices: list[Choice]) -> str:
        """Carry out a typed line; a mistake is told and changes nothing."""
        command, _, rest = line.partition(" ")
        try:
            if command == LEAVE:
                return LEAVE
            if command in COMMANDS:
                COMMANDS[command](self, rest.strip(), seat)
            else:
                self._apply(understand(line, choices, self._gathers()), seat)
        except GameError as problem:
            self.screen.show(click.style(str(problem), fg="red"))
        return ""

    def _apply(self, actions: list[int], seat: int) -> None:
        """Apply one pick, or a named set in the order of the options and then "done"."""
        frame = type(self.state.stack[-1])
        for action in actions:
            self.state.apply(action, seat)
        if len(actions) > 1 and self.state.result is None:
            words = {self.game.vocabulary.word(a): a for a in self.state.options(seat)}
            if DONE in words and type(self.state.stack[-1]) is frame:
                self.state.apply(words[DONE], seat)

    def _gathers(self) -> bool:
        return bool(getattr(self.state.stack[-1], "gathers", False))

    # ---- what is shown

    def say(self, id: str, **args: object) -> str:
        """A sentence of the terminal's own."""
        return TEXTS.say(id, args, self.language)

    def _greet(self) -> None:
        title = self.game.title(self.language)
        names = ", ".join(self.seats.names)
        self.screen.rule_off(self.say("seats-heading", title=title, names=names))
        fingerprint = seal.published(self.state.seed)
        self.screen.show(self.say("sealed", fingerprint=fingerprint))

    def _bring_to_front(self, seat: int) -> bool:
        """With two people at one terminal, veil the screen when it changes hands."""
        if seat == self.in_front:
            return True
        self.in_front = seat
        self.table_shown = ""
        id = "veil" if self.screen.is_terminal else "veil-pipe"
        return self.screen.veil(self.say(id, seat=self.seats.names[seat]))

    def _tell_news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        entries = self.state.journal(seat)
        news = entries[self.read_up_to.get(seat, 0) :]
        self.read_up_to[seat] = len(entries)
        if news:
            self.screen.show()
            self.screen.rule_off(self.say("happened"))
            self.tell(news, seat)

    def tell(self, entries: list[Event], seat: int) -> None:
        """Journal entries as sentences, each with its rule."""
        for event in entries:
            sentence = self.game.tell(event.id, event.args, self.language, self.seats.names, seat)
            self.screen.tell(sentence, event.rule, 1)

    def show_table(self, seat: int) -> None:
        """The table, unless it looks just as when it was last shown."""
        drawn = tables.written(
            self.game, self.state, seat, self.language, self.screen.width, self.seats.names
        )
        if drawn != self.table_shown:
            self.table_shown = drawn
            self.screen.show()
            self.screen.show(drawn)

    def offer(self, seat: int) -> list[Choice]:
        """The options of a seat as they are numbered on the screen."""
        return [
            Choice(
                action,
                self.game.vocabulary.word(action),
                self.game.say(self.state, action, self.language, self.seats.names),
            )
            for action in self.state.options(seat)
        ]

    def show_question(self, seat: int, choices: list[Choice]) -> None:
        """The prompt with its rule, and the numbered options."""
        ask = self.state.view(seat)["ask"]
        prompt = self.game.tell(
            f"ask-{ask['frame']}", ask["about"], self.language, self.seats.names, seat
        )
        self.screen.show()
        if len(self.seats.people) > 1:
            self.screen.show(self.say("turn-of", seat=self.seats.names[seat]))
        self.screen.tell(click.style(prompt, bold=True), ask["rule"])
        for number, choice in enumerate(choices, 1):
            self.screen.show(f"{number:3}  {choice.button}")
        self._hint("choose-several" if ask["gathers"] else "choose")

    def _hint(self, id: str) -> None:
        """How to answer, said once."""
        if id not in self.hinted:
            self.hinted.add(id)
            self.screen.show(click.style(self.say(id), dim=True))

    # ---- the end

    def record(self) -> Record:
        """The game so far, with the fingerprint that was shown at its start."""
        record = self.game.record(self.state)
        record.sealed = seal.published(self.state.seed)
        return record

    def save(self, path: pathlib.Path | None) -> None:
        """Write the record, into a new file in this folder when none was named."""
        self.save_path = path or self.save_path or _free_name(self.game.name)
        try:
            self.record().save(self.save_path)
        except OSError as problem:
            raise GameError(f"cannot save as {self.save_path}: {problem.strerror}") from problem
        self.screen.show(self.say("saved", path=str(self.save_path)))

    def _leave(self) -> None:
        """Save what was decided and say how to go on."""
        if self.state.past is None:
            self.screen.show(self.say("nothing-to-save"))
            return
        self.save(None)
        path, seats = str(self.save_path), self.seats.plan
        game = f"{self.game.name} --story FOLDER" if self.game.face else self.game.name
        self.screen.show(self.say("resume-hint", game=game, path=path, seats=seats))

    def _finish(self) -> None:
        """The last news, the table as it stands, and who has won."""
        for seat in self.seats.people or [SPECTATOR]:
            self._tell_news(seat)
        self.show_table(SPECTATOR)
        self.screen.show()
        self.screen.show(click.style(self._verdict(), bold=True))
        if self.save_path is not None:
            self.save(None)

    def _verdict(self) -> str:
        if self.game.reading is not None:
            seen = self.state.view(SPECTATOR) | {"names": self.seats.names}
            return self.game.reading.leaf(seen, self.language).verdict
        result = self.state.result or []
        best = [seat for seat, share in enumerate(result) if share == max(result)]
        names = [self.seats.names[seat] for seat in best]
        if len(best) == len(result):
            return self.say(TOGETHER.get(result[0], "result-draw"))
        if len(best) > 1:
            return self.say("result-shared", seats=", ".join(names))
        mine = "me" if best == self.seats.people else "other"
        return self.say("result-won", seat=names[0], mine=mine)


def _free_name(game: str) -> pathlib.Path:
    """A file name in this folder that is not taken yet."""
    number = 1
    while (path := pathlib.Path(f"{game}-{number}.json")).exists():
        number += 1
    return path
