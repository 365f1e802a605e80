"""Acting: a decision from the click to the row, and taking decisions back."""

from __future__ import annotations

import time

from dreadhouse.kernel.errors import GameError, IllegalAction
from dreadhouse.kernel.frames import AskAll
from dreadhouse.kernel.state import NO_PICK, Past, State
from dreadhouse.kernel.undo import TakeBack, count, take_backs
from dreadhouse.table import seats
from dreadhouse.table.position import Position
from dreadhouse.table.problems import NotNow, Stale, TooMuch
from dreadhouse.table.rows import Change, Decision, UndoRequest

MOST_WORDS = 128
LAST_WORD = "done"
DECISION = "decision"


def act(
    position: Position, seat: int, words: list[str], seen: int, bot: str = ""
) -> tuple[Change, State]:
    """Carry out a seat's words on a copy: all of them, or none."""
    state = position.playing().copy()
    if seats.place(position, seat).bot != bot:
        raise NotNow("a bot plays this seat now: take your seat back first")
    if seen != position.sheet.newest and not _is_same_round(position, state, seen):
        raise Stale("the table has moved on since this page was drawn: look again, then pick")
    done = _apply(state, seat, words)
    first = position.sheet.newest + 1
    now = time.time()
    rows = [
        Decision(number=first + place, seat=seat, word=word, first=first, at=now)
        for place, word in enumerate(done)
    ]
    sheet = position.next_sheet(newest=rows[-1].number)
    if state.result is not None:
        sheet = position.next_sheet(
            newest=rows[-1].number, stage="finished", result=state.result, undo=None
        )
    return Change(sheet=sheet, decisions=rows), state


def _is_same_round(position: Position, state: State, seen: int) -> bool:
    """Whether nothing but others' secret picks of this very round has come in since.

    People who pick at the same time must not make each other's pages stale.
    """
    if not isinstance(state.stack[-1], AskAll):
        return False
    picked = sum(pick != NO_PICK for pick in state.picks)
    since = [row for row in position.rows if row.number > seen]
    return 0 < len(since) <= picked and all(row.back is None for row in since)


def _apply(state: State, seat: int, words: list[str]) -> list[str]:
    """Apply the words in order; returns those that were needed."""
    if not 0 < len(words) <= MOST_WORDS:
        raise TooMuch(f"one click can name 1 to {MOST_WORDS} picks, not {len(words)}")
    frame = state.stack[-1]
    done: list[str] = []
    for word in words:
        # A set that is complete closes by itself: the page cannot know that beforehand.
        is_asked_still = seat in state.to_act and type(state.stack[-1]) is type(frame)
        if word == LAST_WORD and done and not is_asked_still:
            break
        state.apply(_action(state, word), seat)
        done.append(word)
    return done


def _action(state: State, word: str) -> int:
    try:
        return int(state.game.vocabulary.action(word))
    except GameError:
        shown = word[:40]
        raise IllegalAction(f"there is no action called {shown!r}: pick a listed one") from None


def undo_step(position: Position, seat: int) -> int:
    """Where taking back the seat's newest decision (or set) leads to, -1 when there is none."""
    stands = position.stands
    last = next((row for row in reversed(stands) if row.seat == seat), None)
    if last is None:
        return -1
    step = next(at for at, row in enumerate(stands) if row.number >= last.first)
    return step if step >= position.first_step else -1


def may_undo(position: Position, seat: int) -> str:
    """ "free", "ask" the others, or "" when there is nothing to take back."""
    if position.sheet.stage != "playing" or position.sheet.undo is not None:
        return ""
    if _granted_step(position, seat) >= 0:
        return "free"
    step = undo_step(position, seat)
    if step < 0:
        return ""
    return "free" if _is_free(position, seat, len(position.stands) - step) else "ask"


def returns(position: Position, seat: int) -> dict[str, int]:
    """Where else a game lets its group go back to, by the game's own name for it."""
    if position.sheet.stage != "playing" or position.sheet.undo is not None:
        return {}
    return {
        back.name: step
        for back, step in _take_backs(position, seat)
        # What lies before a re-deal belongs to another game.
        if back.name != DECISION and position.first_step == 0
    }


def _granted_step(position: Position, seat: int) -> int:
    """The last place that a game's own rules on taking back let a seat go to, -1 for none."""
    found = [step for back, step in _take_backs(position, seat) if back.name == DECISION]
    return max(found, default=-1)


def _take_backs(position: Position, seat: int) -> list[tuple[TakeBack, int]]:
    """What the game itself allows, each with the number of decisions that would still stand."""
    state = position.playing()
    if state.game.take_back is take_backs:
        return []
    made = count(state.past)
    steps = [
        (back, len(position.stands) - made + back.kept)
        for back in state.game.take_back(state, seat)
    ]
    return [(back, step) for back, step in steps if step >= position.first_step]


def _is_free(position: Position, seat: int, count: int) -> bool:
    """Whether the newest decisions are the seat's own and nobody has learned anything since.

    The same as `kernel.undo.is_free`, for a whole set that was posted together.
    """
    state = position.playing()
    first: Past | None = None
    past = state.past
    for _ in range(count):
        if past is None or past.seat != seat:
            return False
        first, past = past, past.before
    return (
        first is not None
        and first.drawn == state.dice.drawn
        and first.lessons == state.secrets.lessons
    )


def undo(position: Position, seat: int, held: list[int], to: str = "") -> tuple[Change, State, str]:
    """Take back at once where that is free or nobody else minds; else ask the others.

    `to` is a game's own name for a place to go back to; a whole group goes, so all are asked.
    """
    state = position.playing()
    if position.sheet.undo is not None:
        raise NotNow("somebody has asked to take back already: answer that first")
    how, step = _how_far(position, seat, to)
    others = [
        other.seat
        for other in position.seats
        if other.kind == "person" and not other.bot and other.seat not in (seat, *held)
    ]
    if how == "free" or not others:
        return *_take_back(position, seat, step), "done"
    request = UndoRequest(seat, step, others)
    return Change(sheet=position.next_sheet(undo=request)), state, "asked"


def _how_far(position: Position, seat: int, to: str) -> tuple[str, int]:
    """Whether going back is free, and to which step."""
    if to:
        places = returns(position, seat)
        if to not in places:
            raise NotNow("this table cannot go back to there: take back a decision instead")
        return "ask", places[to]
    how = may_undo(position, seat)
    if not how:
        raise NotNow("there is no decision of yours to take back")
    granted = _granted_step(position, seat)
    return how, granted if granted >= 0 else undo_step(position, seat)


def answer_undo(position: Position, seat: int, agree: bool) -> tuple[Change, State]:
    """An asked seat agrees or refuses; the asking one may only withdraw."""
    state = position.playing()
    request = position.sheet.undo
    if request is None:
        raise NotNow("nobody has asked to take anything back")
    if seat == request.seat and not agree:
        return Change(sheet=position.next_sheet(undo=None)), state
    if seat not in request.waits_for:
        raise NotNow("this question is not for your seat: wait for the others")
    if not agree:
        return Change(sheet=position.next_sheet(undo=None)), state
    left = [other for other in request.waits_for if other != seat]
    if not left:
        return _take_back(position, request.seat, request.step)
    waiting = UndoRequest(request.seat, request.step, left)
    return Change(sheet=position.next_sheet(undo=waiting)), state


def _take_back(position: Position, seat: int, step: int) -> tuple[Change, State]:
    number = position.sheet.newest + 1
    back = position.stands[step - 1].number if step else 0
    mark = Decision(number=number, seat=seat, first=number, back=back, at=time.time())
    sheet = position.next_sheet(newest=number, undo=None)
    return Change(sheet=sheet, decisions=[mark]), position.at(step)
