"""The state of a game: plain data, a stack of frames, and the loop that runs them."""

from __future__ import annotations

from typing import Any, Final, cast

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.errors import GameError, IllegalAction, NotYourTurn
from dreadhouse.kernel.frames import Ask, AskAll, Frame
from dreadhouse.kernel.journal import EVERYONE, Event, entries, only_for
from dreadhouse.kernel.secrets import Secrets

SPECTATOR: Final = -1
NO_PICK: Final = -1


class Past:
    """One decision made, linked to the one before it, with what chance and secrets stood at."""

    def __init__(
        self, before: Past | None, seat: int, action: int, drawn: int, lessons: int
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.drawn = drawn
        self.lessons = lessons


class State:
    """What every game's state has; a game's own state class adds what lies on its table.

    `seats` is the number of seats, `settings` the options the game was started with, `result` is
    None until the game ends, then one float a seat: 1 won, 0 lost, shares between.
    """

    def __init__(
        self, game: Any, seats: int, settings: dict[str, Any], dice: Dice, secrets: Secrets
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.dice = dice
        self.secrets = secrets
        self.seed = b""
        self.stack: list[Frame] = []
        self.result: list[float] | None = None
        self.offered: list[int] = []
        self.picks: list[int] = []
        self.past: Past | None = None
        self.hears = False
        self.log: Event | None = None

    # ---- what a game's own state class provides

    def copy(self) -> State:
        """An independent copy; playing one never changes the other."""
        raise NotImplementedError

    def copy_common(self, twin: State) -> None:
        """Give a fresh twin everything that this class knows of; called by each game's `copy`."""
        twin.seed = self.seed
        twin.stack = self.stack[:]
        twin.result = self.result
        twin.offered = self.offered
        twin.picks = self.picks[:]
        twin.past = self.past
        twin.hears = self.hears
        twin.log = self.log

    # ---- the public protocol

    @property
    def to_act(self) -> list[int]:
        """The seats that are asked now, in order; empty when the game is over."""
        if self.result is not None:
            return []
        top = self.stack[-1]
        if isinstance(top, Ask):
            return [top.seat]
        both = cast(AskAll, top)
        return [seat for seat in both.seats(self) if self.picks[seat] == NO_PICK]

    @property
    def seat(self) -> int:
        """The first seat that is asked now."""
        if self.result is not None:
            raise GameError("the game is over: nobody is asked any more")
        ask = self.stack[-1].as_ask()
        if ask is not None:
            return ask.seat
        return self.to_act[0]

    def options(self, seat: int) -> list[int]:
        """The legal actions of a seat that is asked: never empty, each once."""
        if self.result is None:
            top = self.stack[-1]
            ask = top.as_ask()
            if ask is not None:
                if ask.seat == seat:
                    return self.offered[:]
            elif seat in self.to_act:
                return cast(AskAll, top).options(self, seat)
        return []

    def apply(self, action: int, seat: int) -> None:
        """Carry out a seat's pick and run on to the next question or the end.

        IllegalAction (with the rule's id) or NotYourTurn when it is not among `options(seat)`;
        nothing has changed then.
        """
        if self.result is not None:
            raise NotYourTurn("the game is over: nothing can be done any more")
        top = self.stack[-1]
        ask = top.as_ask()
        if ask is not None:
            if seat != ask.seat:
                raise NotYourTurn("another seat is asked now: wait for your turn", ask.rule)
            if not _is_among(action, self.offered):
                raise self._refusal(action, ask.forbids(self, action))
            self.past = Past(self.past, seat, action, self.dice.drawn, self.secrets.lessons)
            self.stack.pop()
            ask.choose(self, action)
        else:
            self._pick(cast(AskAll, top), seat, action)
        self.advance()

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see, built from nothing; -1 is a spectator. The only way out."""
        return cast(dict[str, Any], self.game.look(self, seat))

    def journal(self, seat: int) -> list[Event]:
        """The journal entries a seat may read, oldest first; -1 is a spectator."""
        return entries(self.log, seat)

    def determinize(self, seat: int, dice: Dice) -> State:
        """A world that a seat cannot tell from this one: hidden things re-dealt, other dice."""
        twin = self.copy()
        twin.dice = dice
        twin.seed = b""
        twin.past = None
        twin.log = only_for(self.log, seat)
        self.game.redeal(twin, seat, dice)
        twin._offer_again(seat, dice)
        return twin

    def evaluate(self, seat: int) -> float:
        """How good the game looks for a seat, from 0 (lost) to 1 (won), for bots."""
        if self.result is not None:
            return self.result[seat]
        return cast(float, self.game.evaluate(self, seat))

    # ---- for frames

    def push(self, frame: Frame) -> None:
        """Put a frame on the stack: it comes next."""
        self.stack.append(frame)

    def tell(self, id: str, args: dict[str, Any], rule: str) -> None:
        """Write into the journal for everybody. Ask `hears` first where speed matters."""
        if self.hears:
            self.log = Event(self.log, id, args, rule, EVERYONE)

    def whisper(self, id: str, args: dict[str, Any], rule: str, seats: int) -> None:
        """Write into the journal for the seats of a bit mask only."""
        if self.hears:
            self.log = Event(self.log, id, args, rule, seats)

    def end(self, result: list[float]) -> None:
        """End the game at once; frames that still wait are dropped."""
        self.result = result

    def advance(self) -> None:
        """Run frames until a seat has something to choose or the game is over."""
        stack = self.stack
        while self.result is None:
            frame = stack.pop()
            step = frame.as_step()
            if step is not None:
                step.run(self)
                continue
            stack.append(frame)
            ask = frame.as_ask()
            if ask is None:
                if self._waits_for_all(cast(AskAll, frame)):
                    return
            elif self._stops_at(ask):
                return
        self.offered = []

    # ---- inside

    def _stops_at(self, ask: Ask) -> bool:
        """Offer a seat its options, or take one unasked and go on."""
        options = ask.options(self)
        is_choice = len(options) > 1
        unasked = ask.moot(self, options) if is_choice else self._single(ask, options)
        if unasked < 0:
            self.offered = options
            return True
        if is_choice and self.hears:
            self._tell_passed(ask)
        self.stack.pop()
        ask.choose(self, unasked)
        return False

    def _single(self, ask: Ask, options: list[int]) -> int:
        """A single option that is taken at once, or -1 when it is the player's own act."""
        return options[0] if options and not ask.is_own_act() else -1

    def _tell_passed(self, ask: Ask) -> None:
        """Say to a seat why it was not asked."""
        self.whisper(ask.moot_reason(), {"seat": ask.seat}, ask.rule, 1 << ask.seat)

    def _waits_for_all(self, ask: AskAll) -> bool:
        """Start a round of secret picks, or reveal it once everybody has picked."""
        if not self.picks:
            self.picks = [NO_PICK] * self.seats
        if ask.waits(self):
            self.offered = []
            return True
        picks = self.picks
        self.picks = []
        self.secrets.learn()
        self.stack.pop()
        ask.reveal(self, picks)
        return False

    def _pick(self, ask: AskAll, seat: int, action: int) -> None:
        if seat not in self.to_act:
            raise NotYourTurn("this seat is not asked now: wait for the others", ask.rule)
        if action not in ask.options(self, seat):
            raise self._refusal(action, ask.forbids(self, seat, action))
        self._remember(seat, action)
        self.picks[seat] = action
        ask.picked(self, seat, action)

    def _remember(self, seat: int, action: int) -> None:
        self.past = Past(self.past, seat, action, self.dice.drawn, self.secrets.lessons)

    def _refusal(self, action: int, rule: str) -> IllegalAction:
        size: int = self.game.vocabulary.size
        if not 0 <= action < size:
            return IllegalAction(f"there is no action {action}: the last one is {size - 1}")
        word: str = self.game.vocabulary.word(action)
        return IllegalAction(f"{word!r} is not legal now ({rule}): pick a listed action", rule)

    def _offer_again(self, seat: int, dice: Dice) -> None:
        """After a re-deal: fresh options, and other seats' secret picks made anew."""
        if self.result is not None:
            return
        top = self.stack[-1]
        if isinstance(top, Ask):
            self.offered = top.options(self)
            return
        both = cast(AskAll, top)
        for other in range(self.seats):
            if other != seat and self.picks[other] != NO_PICK:
                self.picks[other] = dice.pick(both.options(self, other))


def _is_among(action: int, offered: list[int]) -> bool:
    """Whether an action is offered. Written out: compiled, it is twice as fast as `in`."""
    for other in offered:
        if other == action:
            return True
    return False
