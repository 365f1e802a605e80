"""The pages without a table: shelf, new table, rules, about, settings."""

# mypyc: no

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from dreadhouse import games
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.kernel.game import Game
from dreadhouse.table.asking import (
    code_of,
    fields_of,
    go,
    house_of,
    page,
    reader_of,
    sentence_of,
    wants_json,
)
from dreadhouse.table.guard import HEADERS
from dreadhouse.table.house import House
from dreadhouse.table.pages.about import about_page, trouble_page
from dreadhouse.table.pages.new import BOTS, NO_SEAT, PACES, new_page, usual_sitter
from dreadhouse.table.pages.place import asked_of
from dreadhouse.table.pages.rules import rule_card, rules_page
from dreadhouse.table.pages.shelf import Line, box_title, shelf
from dreadhouse.table.pages.visitor import Visitor, clean_name
from dreadhouse.table.rows import Card, Plan

MOST_LISTED = 8
LONGEST_SEARCH = 60


async def show_shelf(request: Request) -> Response:
    """`/`"""
    visitor, house = reader_of(request), house_of(request)
    held = {table for table, _ in visitor.held}
    own = await house.cards([table for table, _ in reversed(visitor.held)][: MOST_LISTED * 2])
    waiting = [card for card in await house.waiting() if card.id not in held and is_here(card)]
    lines = [await _own_line(visitor, house, card) for card in _each_once(own)[:MOST_LISTED]]
    offers = [_waiting_line(visitor, card) for card in waiting[:MOST_LISTED]]
    return page(shelf(visitor, lines, offers, []))


def _each_once(cards: list[Card]) -> list[Card]:
    return list({card.id: card for card in cards}.values())


async def _own_line(visitor: Visitor, house: House, card: Card) -> Line:
    others = [seat.name for seat in card.seats if seat.name] or [visitor.say("somebody")]
    rest = visitor.say("line-with", names=", ".join(others))
    length = visitor.say("line-length", length=card.length)
    tag = await _tag(visitor, house, card)
    return Line(f"/t/{card.id}", tag, box_title(visitor, card.game), rest + length)


async def _tag(visitor: Visitor, house: House, card: Card) -> str:
    """How a table of one's own stands; gone while its game, as it was then, is not here."""
    if not is_here(card):
        return "gone"
    if card.stage != "playing":
        return {"finished": "over"}.get(card.stage, "waiting")
    table = await house.table(card.id)
    return "turn" if asked_of(table, table.held(visitor.secrets_at(card.id))) else "waiting"


def is_here(card: Card) -> bool:
    """Whether the game of a table, in the edition that was played, is in this house."""
    game = games.find(card.game)
    return game is not None and game.edition == card.edition


def _waiting_line(visitor: Visitor, card: Card) -> Line:
    taken = sum(1 for seat in card.seats if seat.kind != "open")
    rest = visitor.say("line-open", taken=taken, all=len(card.seats))
    return Line(f"/t/{card.id}", "open", box_title(visitor, card.game), rest)


def game_of(request: Request) -> Game:
    """The game that an address names."""
    name = request.path_params["game"]
    if name not in games.shelf():
        raise HTTPException(404)
    return games.load(name)


async def show_new(request: Request) -> Response:
    """`/new/<game>`"""
    return page(new_page(reader_of(request), game_of(request), {}))


async def set_table(request: Request) -> Response:
    """Open a table, with one click against a bot or as the form says."""
    game, visitor = game_of(request), reader_of(request)
    fields = await fields_of(request)
    try:
        return await _open(request, game, visitor, fields)
    except GameError as problem:
        if wants_json(request):
            raise
        sentence = sentence_of(visitor, problem)
        return page(new_page(visitor, game, fields, sentence), code_of(problem))


async def _open(
    request: Request, game: Game, visitor: Visitor, fields: Mapping[str, Any]
) -> Response:
    quick = "quick" in fields
    name = visitor.name or visitor.say("guest-name")
    plans = quick_plans(visitor, game, name) if quick else plans_from(visitor, game, fields)
    options = {} if quick else options_from(visitor, game, fields)
    pace = str(fields.get("pace", "brisk"))
    opened = await house_of(request).open_table(
        game.name,
        options,
        plans,
        pace=pace if pace in PACES else "brisk",  # type: ignore[arg-type]
        listed=not quick and fields.get("listed") == "on",
        hints=quick or fields.get("no-hints") != "on",
    )
    for secret in opened.secrets.values():
        visitor = visitor.holding(opened.table.id, secret)
    if fields.get("name0") and fields.get("seat0") == "me":
        visitor = visitor.changed({"name": str(fields["name0"])})
    return go(request, f"/t/{opened.table.id}", visitor, seats=True)


def quick_plans(visitor: Visitor, game: Game, name: str) -> list[Plan]:
    """You first, bots in all other seats."""
    others = [_bot_plan(visitor, "greedy") for _ in range(game.usual_seats - 1)]
    return [Plan("person", name=name), *others]


def _bot_plan(visitor: Visitor, bot: str) -> Plan:
    return Plan("bot", bot=bot, name=visitor.say(f"bot-name-{bot}"))


def plans_from(visitor: Visitor, game: Game, fields: Mapping[str, Any]) -> list[Plan]:
    """What the form says about each seat."""
    usual = [usual_sitter(game, seat) for seat in range(game.seats[-1])]
    wished = [str(fields.get(f"seat{seat}", usual[seat])) for seat in range(game.seats[-1])]
    plans = [
        _plan(visitor, seat, sitter, fields)
        for seat, sitter in enumerate(wished)
        if sitter != NO_SEAT
    ]
    if all(plan.kind == "bot" for plan in plans):
        raise BadOption(visitor.say("needs-person"))
    return plans


def _plan(visitor: Visitor, seat: int, sitter: str, fields: Mapping[str, Any]) -> Plan:
    kind, _, bot = sitter.partition("-")
    if kind == "bot":
        if bot not in BOTS:
            raise BadOption(f"there is no bot {bot!r}: say {', '.join(BOTS)}")
        return _bot_plan(visitor, bot)
    if kind == "open":
        return Plan("open")
    name = clean_name(str(fields.get(f"name{seat}", "")))
    word = str(fields.get("word", ""))[:64] if kind == "me" else ""
    return Plan("person", name=name or visitor.say("name-default", number=seat + 1), word=word)


def options_from(visitor: Visitor, game: Game, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the form; what is not there stays at its default."""
    found: dict[str, Any] = {}
    for option in game.options:
        text = str(fields.get(f"opt-{option.id}", "")).strip()
        if option.is_switch:
            found[option.id] = text == "on"
        elif text:
            if not text.isascii() or not text.removeprefix("-").isdigit():
                raise BadOption(visitor.say("bad-number", text=text))
            found[option.id] = int(text[:9])
    return game.settle(found)


async def show_rules(request: Request) -> Response:
    """`/rules/<game>`"""
    sought = request.query_params.get("q", "").strip()[:LONGEST_SEARCH]
    return page(rules_page(reader_of(request), game_of(request), sought))


async def show_rule(request: Request) -> Response:
    """`/rules/<game>/<rule>`: one rule, or its place in the book."""
    game, id = game_of(request), request.path_params["rule"]
    if id not in game.rulebook.by_id:
        raise HTTPException(404)
    if not wants_json(request):
        return RedirectResponse(f"/rules/{game.name}#{id}", 303)
    card = rule_card(reader_of(request), game, game.rulebook.rule(id))
    return JSONResponse({"id": id, "html": str(card)})


async def show_about(request: Request) -> Response:
    """`/about`"""
    return page(about_page(reader_of(request)))


async def change_settings(request: Request) -> Response:
    """Change language, looks, movement, sound or type, and go back to where one was."""
    fields = await fields_of(request)
    wishes = {name: str(value) for name, value in fields.items()}
    visitor = reader_of(request).changed(wishes)
    back = wishes.get("back", "/")
    return go(request, back if is_inside(back) else "/", visitor)


def is_inside(address: str) -> bool:
    """Whether an address leads to a page of this house, however a browser reads it."""
    is_plain = address.isprintable() and "\\" not in address and " " not in address
    return is_plain and address.startswith("/") and not address.startswith("//")


async def show_health(request: Request) -> Response:
    """`/healthz`"""
    return JSONResponse({"ok": True})


async def show_trouble(request: Request, problem: Exception) -> Response:
    """A page for what is not there or not allowed."""
    code = problem.status_code if isinstance(problem, HTTPException) else 500
    known = code if code in (400, 404, 405) else 500
    visitor = reader_of(request)
    text = visitor.say(f"trouble-{known}-text")
    if wants_json(request):
        response: Response = JSONResponse({"error": text}, code)
    else:
        response = page(trouble_page(visitor, visitor.say(f"trouble-{known}"), text), code)
    # A mistake of the house's own is answered outside of the guard.
    response.headers.update(HEADERS)
    return response


async def too_large(request: Request, problem: Exception) -> Response:
    """A body grew too large while it came in."""
    return JSONResponse({"error": "This is too much at once: send less than 64 KB."}, 413)
