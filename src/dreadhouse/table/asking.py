"""What every route needs: the visitor, the table, the fields of a form, and fitting answers."""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec
from htpy import Node
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from dreadhouse.kernel.errors import BadOption, GameError, IllegalAction, NotYourTurn
from dreadhouse.table.house import House
from dreadhouse.table.pages.about import trouble_page
from dreadhouse.table.pages.place import Place, place_at
from dreadhouse.table.pages.table import message
from dreadhouse.table.pages.visitor import Visitor, remember_seats, remember_settings, visitor_of
from dreadhouse.table.problems import (
    CannotStore,
    NoSuchGame,
    NoSuchTable,
    NotSeated,
    Problem,
    TooMuch,
)

CODES: tuple[tuple[type[GameError], int], ...] = (
    (NoSuchTable, 404),
    (NoSuchGame, 404),
    (NotSeated, 403),
    (CannotStore, 503),
    (TooMuch, 429),
    (BadOption, 400),
    (GameError, 409),
)
JSON = "application/json"
LARGEST_NUMBER = 10**9


@dataclass(frozen=True)
class Deed:
    """A posted form or JSON body: its fields, and where the browser that sent it stands."""

    request: Request
    visitor: Visitor
    place: Place
    fields: dict[str, Any]

    @property
    def seat(self) -> int:
        """The seat that the deed is for; it must be held by this browser."""
        seat = number(self.fields.get("seat"), self.place.seat)
        if seat not in self.place.held:
            raise NotSeated("this browser holds no such seat: open your seat's link first")
        return seat

    def words(self, name: str) -> list[str]:
        """All values of a field."""
        value = self.fields.get(name, [])
        return [str(part) for part in value] if isinstance(value, list) else [str(value)]

    def text(self, name: str) -> str:
        """One value of a field."""
        return str(self.fields.get(name, ""))


def house_of(request: Request) -> House:
    """The house that this application opens."""
    house: House = request.app.state.house
    return house


def number(value: Any, otherwise: int) -> int:
    """A whole number from a field, or another one where it is none or beyond all reason."""
    try:
        found = int(str(value))
    except ValueError:
        return otherwise
    return found if abs(found) <= LARGEST_NUMBER else otherwise


def origin_of(request: Request) -> str:
    """Scheme and host, as the browser sees them."""
    return f"{request.url.scheme}://{request.url.netloc}"


def reader_of(request: Request) -> Visitor:
    """The visitor, with the seat that a script names by its secret."""
    visitor = visitor_of(request)
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    table = request.path_params.get("table", "")
    if scheme.lower() == "bearer" and secret and table:
        return replace(visitor, held=((table, secret.strip()),))
    return visitor


async def standing(request: Request) -> Place:
    """Where the browser stands at the table that the address names."""
    table = await house_of(request).table(request.path_params["table"])
    wanted = request.query_params.get("seat")
    return place_at(table, reader_of(request), number(wanted, -1))


async def deed_of(request: Request) -> Deed:
    """Read a posted deed."""
    place = await standing(request)
    fields = await fields_of(request)
    wanted = number(fields.get("seat"), -1)
    return Deed(request, place.visitor, place_at(place.table, place.visitor, wanted), fields)


async def fields_of(request: Request) -> dict[str, Any]:
    """The fields of a form or of a JSON object; `action` and `words` are always lists."""
    if request.headers.get("content-type", "").startswith(JSON):
        return _json_fields(await request.body())
    form = await request.form(max_files=0, max_fields=300)
    fields: dict[str, Any] = {name: str(value) for name, value in form.multi_items()}
    if "action" in form:
        fields["words"] = [str(value) for value in form.getlist("action")]
    return fields


def _json_fields(body: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except msgspec.MsgspecError as problem:
        raise BadOption("the body is not a JSON object: send one, such as {}") from problem


def page(content: Node, status: int = 200) -> HTMLResponse:
    """A page."""
    return HTMLResponse(str(content), status)


def answer(data: Any, status: int = 200) -> Response:
    """JSON."""
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def wants_json(request: Request) -> bool:
    """Whether the answer goes to a script."""
    return JSON in request.headers.get("accept", "")


def done(deed: Deed, seat: int | None = None) -> Response:
    """After a deed: a script gets the fresh table, a form goes back to it."""
    shown = deed.place.seat if seat is None else seat
    fresh = place_at(deed.place.table, deed.visitor, shown)
    if wants_json(deed.request):
        return answer(message(fresh, origin_of(deed.request)))
    return RedirectResponse(fresh.address, 303)


def go(request: Request, address: str, visitor: Visitor, seats: bool = False) -> Response:
    """Send a browser to another page, and let it remember settings or seats."""
    response: Response = (
        answer({"go": address}) if wants_json(request) else RedirectResponse(address, 303)
    )
    secure = request.url.scheme == "https"
    if seats:
        remember_seats(response, visitor, secure)
    remember_settings(response, visitor, secure)
    return response


def code_of(problem: GameError) -> int:
    """The status of an answer that tells of a problem."""
    return next(code for kind, code in CODES if isinstance(problem, kind))


def sentence_of(visitor: Visitor, problem: GameError) -> str:
    """A problem in the reader's language."""
    if isinstance(problem, NotYourTurn):
        return visitor.say("problem-turn")
    if isinstance(problem, IllegalAction):
        rule = f" ({problem.rule})" if problem.rule else ""
        return visitor.say("problem-illegal") + rule
    if isinstance(problem, Problem) and visitor.language != "en":
        return visitor.say(problem.id, **problem.about)
    text = str(problem)
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


async def tell_problem(request: Request, problem: Exception) -> Response:
    """Answer with a problem: to a script as JSON, to a person as a page."""
    assert isinstance(problem, GameError)
    visitor = reader_of(request)
    sentence = sentence_of(visitor, problem)
    rule = getattr(problem, "rule", "")
    code = code_of(problem)
    if wants_json(request):
        return answer({"error": sentence, "rule": rule}, code)
    return page(trouble_page(visitor, visitor.say("problem-title"), sentence), code)
