"""Seats: who sits where, the secrets that open seats, and bots that play for absent people."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Iterable

import msgspec

from dreadhouse.kernel import seal
from dreadhouse.kernel.state import State
from dreadhouse.table.position import Position, rebuild
from dreadhouse.table.problems import NotNow, NotSeated, TooMuch
from dreadhouse.table.rows import Change, Plan, Seat

SECRET_BYTES = 16
NAME_LENGTH = 32
WORD_LENGTH = 64


def fresh_secret() -> str:
    """A new secret for a seat: 128 bits, fit for an address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def lock(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opened_by(seats: list[Seat], keys: Iterable[str]) -> list[int]:
    """The seats that secrets open; how long the comparison takes tells nothing."""
    locks = [lock(key) for key in keys]
    found = []
    for seat in seats:
        fits = [hmac.compare_digest(seat.lock or lock(fresh_secret()), one) for one in locks]
        if any(fits):
            found.append(seat.seat)
    return found


def clean(text: str, longest: int, what: str) -> str:
    """A person's text without control characters, or TooMuch when it is too long."""
    if len(text) > longest:
        raise TooMuch(f"{what} may have {longest} characters: shorten it")
    shown = [" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text]
    return " ".join("".join(shown).split())


def plan(number: int, wish: Plan, bots: list[str]) -> tuple[Seat, str]:
    """The seat that a plan asks for, and its secret ("" for bots and open seats)."""
    if wish.kind == "bot":
        return _bot_seat(number, wish.bot, wish.name, bots), ""
    if wish.kind == "open":
        return Seat(seat=number, kind="open"), ""
    secret = fresh_secret()
    return _person(number, wish.name, wish.word, secret), secret


def _person(number: int, name: str, word: str, secret: str) -> Seat:
    called = clean(name, NAME_LENGTH, "a name")
    if not called:
        raise NotNow("a person at the table needs a name: give one")
    return Seat(
        seat=number,
        kind="person",
        name=called,
        word=clean(word, WORD_LENGTH, "a word for the dice"),
        lock=lock(secret),
        seen=time.time(),
    )


def _bot_seat(number: int, bot: str, name: str, bots: list[str]) -> Seat:
    if bot not in bots:
        raise NotNow(f"there is no bot called {bot!r}: choose one of {', '.join(bots)}")
    called = clean(name, NAME_LENGTH, "a name") or bot.capitalize()
    return Seat(seat=number, kind="bot", name=called, bot=bot, word=fresh_secret())


def sit(position: Position, seat: int, name: str, word: str) -> tuple[Change, State | None, str]:
    """A person takes an open seat; the game starts when it was the last one."""
    _must_be(position, seat, "open")
    secret = fresh_secret()
    return *_with(position, _person(seat, name, word, secret)), secret


def seat_bot(
    position: Position, seat: int, bot: str, bots: list[str]
) -> tuple[Change, State | None]:
    """A bot takes an open seat for good."""
    _must_be(position, seat, "open")
    return _with(position, _bot_seat(seat, bot, "", bots))


def leave(position: Position, seat: int) -> tuple[Change, State | None]:
    """A person gives the seat up; the old secret opens nothing any more."""
    _must_be(position, seat, "person")
    left = Seat(seat=seat, kind="open", word=position.seats[seat].word)
    undo = position.sheet.undo
    waits = undo is not None and (undo.seat == seat or seat in undo.waits_for)
    sheet = position.next_sheet(undo=None if waits else undo)
    return Change(sheet=sheet, seats=[left]), position.state


def stand_in(
    position: Position, seat: int, bot: str, bots: list[str]
) -> tuple[Change, State | None]:
    """A bot plays a person's seat until the person takes it back."""
    if place(position, seat).kind == "open":
        return seat_bot(position, seat, bot, bots)
    _must_be(position, seat, "person")
    if bot not in bots:
        raise NotNow(f"there is no bot called {bot!r}: choose one of {', '.join(bots)}")
    position.playing()
    helped = msgspec.structs.replace(position.seats[seat], bot=bot)
    return Change(sheet=position.next_sheet(), seats=[helped]), position.state


def give_back(position: Position, seat: int) -> tuple[Change, State | None]:
    """The person plays again."""
    _must_be(position, seat, "person")
    if not position.seats[seat].bot:
        raise NotNow("no bot plays this seat: go on yourself")
    freed = msgspec.structs.replace(position.seats[seat], bot="", seen=time.time())
    return Change(sheet=position.next_sheet(), seats=[freed]), position.state


def place(position: Position, seat: int) -> Seat:
    """A seat of the table; NotSeated when there is no such seat."""
    if not 0 <= seat < len(position.seats):
        raise NotSeated(f"this table has the seats 0 to {len(position.seats) - 1}, not {seat}")
    return position.seats[seat]


def start_when_full(position: Position) -> tuple[Change, State | None]:
    """Begin the game if every seat is taken: mix everybody's word into the seed."""
    sheet = position.sheet
    if sheet.stage != "open" or any(seat.kind == "open" for seat in position.seats):
        return Change(sheet=sheet), position.state
    words = [seat.word for seat in position.seats]
    seed = sheet.seed or seal.mix(bytes.fromhex(sheet.secret), words).hex()
    begun = msgspec.structs.replace(sheet, stage="playing", seed=seed)
    state = rebuild(position.game, begun, len(position.seats), position.stands)
    if state is not None and state.result is not None:
        begun = msgspec.structs.replace(begun, stage="finished", result=state.result)
    return Change(sheet=begun), state


def _with(position: Position, seat: Seat) -> tuple[Change, State | None]:
    if position.sheet.stage != "open":
        # The word that is in the seed already stays, whoever sits here now.
        seat = msgspec.structs.replace(seat, word=position.seats[seat.seat].word)
    change = Change(sheet=position.next_sheet(), seats=[seat])
    begun, state = start_when_full(position.after(change, position.state))
    return Change(sheet=begun.sheet, seats=[seat]), state


def _must_be(position: Position, seat: int, kind: str) -> None:
    found = place(position, seat).kind
    if found != kind:
        taken = {"person": "a person sits", "bot": "a bot sits", "open": "nobody sits"}[found]
        raise NotNow(f"{taken} in seat {seat + 1}: choose another seat")
