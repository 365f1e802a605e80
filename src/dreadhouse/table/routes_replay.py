"""Replay, branch, record and verification."""

# mypyc: no

from __future__ import annotations

import asyncio

from htpy import Node, a, code, h1, main, p
from starlette.requests import Request
from starlette.responses import Response

from dreadhouse.kernel import seal
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.record import Record
from dreadhouse.table.asking import (
    answer,
    deed_of,
    go,
    house_of,
    number,
    page,
    standing,
    wants_json,
)
from dreadhouse.table.pages.frame import document
from dreadhouse.table.pages.place import GUEST, Place
from dreadhouse.table.pages.replay import Moment, replay_page, replay_parts
from dreadhouse.table.problems import NotNow
from dreadhouse.table.rows import Plan


async def show_replay(request: Request) -> Response:
    """`/t/<table>/replay?step=N&seat=S`"""
    moment = moment_of(request, await standing(request))
    if wants_json(request):
        parts = await asyncio.to_thread(replay_parts, moment)
        return answer({"step": moment.step, "last": moment.last, "parts": parts})
    return page(await asyncio.to_thread(replay_page, moment))


def moment_of(request: Request, place: Place) -> Moment:
    """The step and the eyes that an address asks for, within what this browser may see."""
    if not place.has_started:
        raise NotNow("the game has not started: there is nothing to replay yet")
    asked = request.query_params.get("step", request.query_params.get("to"))
    step = min(max(0, number(asked, 0)), place.table.length)
    own = place.held[0] if len(place.held) == 1 else GUEST
    moment = Moment(place, step, number(request.query_params.get("seat"), own))
    return moment if moment.seat in moment.seats else Moment(place, step, own)


async def branch(request: Request) -> Response:
    """`/t/<table>/branch`: a new table that starts at a step of this one."""
    deed = await deed_of(request)
    table = deed.place.table
    mine = number(deed.fields.get("mine"), 0)
    step = min(max(0, number(deed.fields.get("step"), 0)), table.length)
    name = deed.visitor.name or deed.visitor.say("guest-name")
    plans = [
        Plan("person", name=name)
        if seat == mine
        else Plan("bot", bot="greedy", name=deed.visitor.say("bot-name-greedy"))
        for seat in range(len(table.seats))
    ]
    eyes = mine if table.stage == "finished" or mine in deed.place.held else GUEST
    opened = await house_of(request).branch(
        table,
        step=step,
        seat=eyes,
        plans=plans,
        redealt=deed.text("redealt") == "yes",
        pace=table.pace,
    )
    visitor = deed.visitor
    for secret in opened.secrets.values():
        visitor = visitor.holding(opened.table.id, secret)
    return go(request, f"/t/{opened.table.id}", visitor, seats=True)


async def download(request: Request) -> Response:
    """`/t/<table>/record.json`"""
    place = await standing(request)
    name = f"{place.table.game.name}-{place.table.id}.json"
    return Response(
        place.table.record(place.seat).to_json(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def verify(request: Request) -> Response:
    """`/t/<table>/verify`: replay a finished game and compare its dice with the seal."""
    place = await standing(request)
    if place.table.stage != "finished":
        raise NotNow("the dice are opened when the game is over: come back then")
    record = place.table.record(GUEST)
    honest = await asyncio.to_thread(is_honest, record, place.table.result)
    return page(verified_page(place, record, honest))


def is_honest(record: Record, result: list[float] | None) -> bool:
    """Whether seed, secret, words and fingerprint fit together and the game ends as it did."""
    seed = bytes.fromhex(record.seed)
    try:
        mixed = not record.secret or seal.mix(bytes.fromhex(record.secret), record.words) == seed
        return mixed and seal.is_sealed_by(seed, record.sealed) and record.replay().result == result
    except GameError:
        return False


def verified_page(place: Place, record: Record, honest: bool) -> Node:
    """The outcome of the check, with everything needed to repeat it."""
    say = place.visitor.say
    return document(
        place.visitor,
        heading=say("verify"),
        kind="prose-page",
        game=place.table.game.name,
        sheets=("pages", "play"),
        content=main(".prose.sheet", id="main")[
            h1[say("verify")],
            p[say("verified" if honest else "not-verified")],
            p[say("seal-fingerprint"), " ", code(".long")[record.sealed]],
            p[say("seal-seed"), " ", code(".long")[record.seed]],
            p[say("seal-words"), " ", code[", ".join(word or "–" for word in record.words)]],
            p[code["dreadhouse verify record.json"]],
            p[a(".btn", href=f"{place.base}/record.json", download=True)[say("download")]],
            p[a(".btn", href=place.address)[say("to-the-table")]],
        ],
    )
