"""Hints: what a search would pick in a person's place, from what that person can see."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec

from dreadhouse.kernel.dice import SEED_BYTES
from dreadhouse.kernel.state import State
from dreadhouse.table.problems import NotNow
from dreadhouse.table.thinker import Answer, Pick, hint_for
from dreadhouse.table.thinkers import Thinkers, errand_for

if TYPE_CHECKING:
    from dreadhouse.table.tables import Table

SHOWN = 3
SECONDS = 1.0


class Hint(msgspec.Struct, frozen=True):
    """The best picks for a seat as the table stood after the decision numbered `newest`."""

    newest: int
    picks: list[Pick]


async def give(table: Table, seat: int, thinkers: Thinkers) -> None:
    """Let a search think for a seat that is asked, and keep its best picks until the next decision.

    It is dealt the hidden cards anew, again and again, so it knows no more than the seat.
    """
    if not table.has_hints:
        raise NotNow("this table plays without hints: decide by yourself")
    position = table.position
    state = position.playing()
    if table.bot_in(seat) or seat not in state.to_act:
        raise NotNow("a hint is for who is asked: wait for your turn")
    if table.hint(seat) is not None:
        return
    errand = errand_for(position, seat, "", SECONDS)
    if errand is not None:
        answer = await thinkers.think(errand)
    else:
        answer = await asyncio.to_thread(_think_here, state.copy(), seat)
    if not answer.picks:
        raise NotNow("no hint was found: decide by yourself")
    table.keep_hint(seat, Hint(position.sheet.newest, answer.picks[:SHOWN]))


def _think_here(state: State, seat: int) -> Answer:
    return hint_for(state, seat, secrets.token_bytes(SEED_BYTES), SECONDS)
