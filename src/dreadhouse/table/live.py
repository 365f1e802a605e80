"""Live updates: one stream of server-sent events a page, and a long poll for scripts."""

# mypyc: no

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from dreadhouse.table.asking import answer, number, origin_of, standing
from dreadhouse.table.pages.place import GUEST, Place, place_at
from dreadhouse.table.pages.prompt import choices, sentence
from dreadhouse.table.pages.table import message

HEARTBEAT = 15.0
LONGEST_POLL = 20.0
MOST_STREAMS = 500
MANY = "Too many pages are open: close one."


async def live(request: Request) -> Response:
    """`/t/<table>/live`: every change of the table, drawn for the seat that looks at it."""
    place = await standing(request)
    if are_many(request):
        return Response(MANY, 429)
    known = request.headers.get("last-event-id") or request.query_params.get("after")
    stream = _counted(request, _stream(place, origin_of(request), number(known, -1)))
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


async def _counted(request: Request, stream: AsyncIterator[str]) -> AsyncIterator[str]:
    with counted(request):
        async for piece in stream:
            yield piece


def are_many(request: Request) -> bool:
    """Whether one address keeps as many pages and polls open as it may."""
    streams: dict[str, int] = request.app.state.streams
    return streams.get(who(request), 0) >= MOST_STREAMS


@contextlib.contextmanager
def counted(request: Request) -> Iterator[None]:
    """One more page or poll of an address is open."""
    streams: dict[str, int] = request.app.state.streams
    address = who(request)
    streams[address] = streams.get(address, 0) + 1
    try:
        yield
    finally:
        streams[address] -= 1
        if not streams[address]:
            del streams[address]


def who(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


async def _stream(place: Place, origin: str, known: int) -> AsyncIterator[str]:
    """Everything that changes, part by part; a comment now and then keeps the line open.

    Somebody's absence changes no version, so the parts are compared at every heartbeat as well.
    """
    table, seat = place.table, place.seat
    sent: dict[str, str] = {}
    if table.version == known:
        # The page was drawn a moment ago: it already shows all this.
        sent = dict(message(place_at(table, place.visitor, seat), origin)["parts"])
    yield "retry: 800\n\n"
    with table.present(seat):
        while True:
            fresh = message(place_at(table, place.visitor, seat), origin)
            if table.version != known or fresh["parts"] != sent:
                known = table.version
                yield _event(known, fresh, sent)
            if await table.changed(known, timeout=HEARTBEAT) == known:
                yield ": still here\n\n"


def _event(version: int, fresh: dict[str, Any], sent: dict[str, str]) -> str:
    """One event that holds only the parts which this stream has not sent alike before."""
    parts: dict[str, str] = fresh["parts"]
    changed = {id: text for id, text in parts.items() if sent.get(id) != text}
    sent.update(changed)
    data = msgspec.json.encode(fresh | {"parts": changed}).decode()
    return f"id: {version}\ndata: {data}\n\n"


async def view_json(request: Request) -> Response:
    """`/t/<table>/view.json?after=N`: the view as data, as soon as it is newer than N."""
    place = await standing(request)
    after = request.query_params.get("after")
    if after is not None:
        if are_many(request):
            return Response(MANY, 429)
        with counted(request), place.table.present(place.seat):
            await place.table.changed(number(after, -1), timeout=LONGEST_POLL)
        place = await standing(request)
    return answer(as_data(place))


def as_data(place: Place) -> dict[str, Any]:
    """A place's view, its options in words, and its journal, for scripts."""
    table = place.table
    return {
        "table": table.id,
        "game": table.game.name,
        "stage": table.stage,
        "version": table.version,
        "seen": table.newest,
        "seat": place.seat,
        "names": table.names,
        "result": table.result,
        "dice": {"commitment": table.commitment, "fingerprint": table.fingerprint},
        "prompt": sentence(place) if place.has_started else "",
        "options": [{"word": choice.word, "text": choice.text} for choice in choices(place)],
        "view": place.view if place.has_started else None,
        "journal": [
            {"text": place.tell(event.id, event.args), "rule": event.rule} for event in place.events
        ],
        "chat": [
            {"seat": line.seat, "name": line.name, "text": line.text}
            for line in table.chat
            if line.seat >= GUEST
        ],
    }
