"""The table's routes: looking, sitting down, acting, and everything else one does at a table."""

# mypyc: no

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.table import hinting
from dreadhouse.table.asking import (
    Deed,
    answer,
    code_of,
    deed_of,
    done,
    go,
    house_of,
    number,
    origin_of,
    page,
    reader_of,
    sentence_of,
    standing,
    wants_json,
)
from dreadhouse.table.pages.about import trouble_page
from dreadhouse.table.pages.book import read_page
from dreadhouse.table.pages.journal import journal_page
from dreadhouse.table.pages.new import BOTS, PACES, USUAL_BOT
from dreadhouse.table.pages.place import GUEST, Place, place_at
from dreadhouse.table.pages.table import message, table_page
from dreadhouse.table.pages.visitor import clean_name
from dreadhouse.table.problems import NotSeated
from dreadhouse.table.rows import Plan
from dreadhouse.table.tables import Table


async def show_table(request: Request) -> Response:
    """`/t/<table>`"""
    place = await standing(request)
    return page(table_page(place, origin_of(request)))


async def show_journal(request: Request) -> Response:
    """`/t/<table>/journal`"""
    return page(journal_page(await standing(request)))


async def show_read(request: Request) -> Response:
    """`/t/<table>/read`: the pages of a book read so far."""
    return page(read_page(await standing(request)))


async def sit_by_link(request: Request) -> Response:
    """`/t/<table>/sit/<secret>`: this browser now holds the seat that the secret opens."""
    table = await house_of(request).table(request.path_params["table"])
    secret = request.path_params["secret"]
    visitor = reader_of(request)
    if not table.held([secret]):
        raise NotSeated("this link opens no seat: ask for the link again")
    return go(request, f"/t/{table.id}", visitor.holding(table.id, secret), seats=True)


async def act(request: Request) -> Response:
    """`/t/<table>/act`: the words of one decision or of one gathered set."""
    deed = await deed_of(request)
    words = deed.words("words")
    if not words:
        raise BadOption("there is no action in this: send its words")
    try:
        await deed.place.table.act(deed.seat, words, number(deed.fields.get("seen"), -1))
    except GameError as problem:
        return refused(deed, problem)
    return done(deed, deed.seat)


def refused(deed: Deed, problem: GameError) -> Response:
    """A stale or illegal click: a sentence, and the table as it is now."""
    fresh = place_at(deed.place.table, deed.visitor, deed.place.seat)
    sentence = sentence_of(deed.visitor, problem)
    origin, code = origin_of(deed.request), code_of(problem)
    if wants_json(deed.request):
        told = {"error": sentence, "rule": getattr(problem, "rule", "")}
        return answer(told | message(fresh, origin), code)
    return page(table_page(fresh, origin, sentence), code)


async def hint(request: Request) -> Response:
    """`/t/<table>/hint`: what a search would pick in this seat, from what the seat sees."""
    deed = await deed_of(request)
    await hinting.give(deed.place.table, deed.seat, house_of(request).thinkers)
    return done(deed, deed.seat)


async def undo(request: Request) -> Response:
    """`/t/<table>/undo`"""
    deed = await deed_of(request)
    try:
        await deed.place.table.undo(deed.seat, list(deed.place.held), deed.text("to"))
    except GameError as problem:
        return refused(deed, problem)
    return done(deed)


async def answer_undo(request: Request) -> Response:
    """`/t/<table>/undo-answer`"""
    deed = await deed_of(request)
    await deed.place.table.answer_undo(deed.seat, agree=deed.text("agree") == "yes")
    return done(deed)


async def speak(request: Request) -> Response:
    """`/t/<table>/chat`"""
    deed = await deed_of(request)
    seat = deed.place.seat if deed.place.seat >= 0 else (*deed.place.held, GUEST)[0]
    name = deed.place.name(seat) if seat >= 0 else deed.visitor.name or deed.visitor.say("guest")
    await deed.place.table.speak(seat, name, deed.text("text"))
    return done(deed)


async def sit(request: Request) -> Response:
    """`/t/<table>/sit`: take an open seat."""
    deed = await deed_of(request)
    table, seat = deed.place.table, number(deed.fields.get("seat"), -1)
    name = clean_name(deed.text("name")) or deed.visitor.say("name-default", number=seat + 1)
    secret = await table.sit(seat, name, deed.text("word")[:64])
    visitor = deed.visitor.holding(table.id, secret)
    visitor = visitor if deed.place.held else visitor.changed({"name": name})
    return go(request, f"/t/{table.id}", visitor, seats=True)


async def leave(request: Request) -> Response:
    """`/t/<table>/leave`: give a seat up."""
    deed = await deed_of(request)
    table, seat = deed.place.table, deed.seat
    visitor = deed.visitor
    for secret in visitor.secrets_at(table.id):
        if table.held([secret]) == [seat]:
            visitor = visitor.letting_go(table.id, secret)
    await table.leave(seat)
    return go(request, f"/t/{table.id}", visitor, seats=True)


async def fill(request: Request) -> Response:
    """`/t/<table>/fill`: a bot sits down in an open seat for good."""
    deed = await deed_of(request)
    _holder(deed)
    await deed.place.table.seat_bot(number(deed.fields.get("seat"), -1), _bot(deed))
    return done(deed)


async def stand_in(request: Request) -> Response:
    """`/t/<table>/stand-in`: a bot plays a seat for a while."""
    deed = await deed_of(request)
    seat = number(deed.fields.get("seat"), -1)
    by = seat if seat in deed.place.held else _holder(deed)
    await deed.place.table.stand_in(seat, by=by, bot=_bot(deed))
    return done(deed)


async def give_back(request: Request) -> Response:
    """`/t/<table>/give-back`: the bot hands the seat back to its player."""
    deed = await deed_of(request)
    await deed.place.table.give_back(deed.seat)
    return done(deed)


async def set_pace(request: Request) -> Response:
    """`/t/<table>/pace`"""
    deed = await deed_of(request)
    _holder(deed)
    pace = deed.text("pace")
    if pace not in PACES:
        raise BadOption(f"there is no pace {pace!r}: say {', '.join(PACES)}")
    await deed.place.table.set_pace(pace)  # type: ignore[arg-type]
    return done(deed)


async def report(request: Request) -> Response:
    """`/t/<table>/report`: keep record, seat, browser and text for those who run the house."""
    deed = await deed_of(request)
    browser = request.headers.get("user-agent", "")[:300]
    seat = deed.place.seat if deed.place.seat >= 0 else GUEST
    name = await deed.place.table.report(seat, browser, deed.text("text")[:2000])
    sentence = deed.visitor.say("report-done", name=name)
    if wants_json(request):
        return answer({"said": sentence} | message(deed.place, origin_of(request)))
    return page(trouble_page(deed.visitor, deed.visitor.say("report"), sentence))


async def again(request: Request) -> Response:
    """`/t/<table>/again`: a new table with the same game, options and seats."""
    deed = await deed_of(request)
    table = deed.place.table
    plans = [_same(table, seat, deed.place) for seat in range(len(table.seats))]
    if not deed.place.held:
        plans[0] = Plan("person", name=deed.visitor.name or deed.visitor.say("guest-name"))
    opened = await house_of(request).open_table(
        table.game.name,
        dict(table.settings),
        plans,
        pace=table.pace,
        listed=False,
        hints=table.has_hints,
    )
    visitor = deed.visitor
    for secret in opened.secrets.values():
        visitor = visitor.holding(opened.table.id, secret)
    return go(request, f"/t/{opened.table.id}", visitor, seats=True)


def _same(table: Table, seat: int, place: Place) -> Plan:
    """The same company: this browser's seats, the bots, and open seats for the others."""
    sitter = table.seats[seat]
    if seat in place.held:
        return Plan("person", name=sitter.name)
    if sitter.kind == "bot":
        return Plan("bot", bot=sitter.bot, name=sitter.name)
    return Plan("open")


def _holder(deed: Deed) -> int:
    """A seat that this browser holds here; only people at the table may do some things."""
    if not deed.place.held:
        raise NotSeated("only people at this table may do that: sit down first")
    return deed.place.held[0]


def _bot(deed: Deed) -> str:
    bot = deed.text("bot") or USUAL_BOT
    if bot not in BOTS:
        raise BadOption(f"there is no bot {bot!r}: say {', '.join(BOTS)}")
    return bot
