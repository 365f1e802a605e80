"""The web application: the list of routes, and the house that they open."""

# mypyc: no

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from dreadhouse.kernel.errors import GameError
from dreadhouse.table import live, routes, routes_replay, routes_table
from dreadhouse.table.asking import tell_problem
from dreadhouse.table.guard import BodyTooLarge, Guard, Rates, hide_secrets_in_logs
from dreadhouse.table.house import House
from dreadhouse.table.pages.frame import STATIC

POST = ["POST"]

ROUTES = [
    Route("/", routes.show_shelf),
    Route("/new/{game}", routes.show_new),
    Route("/new/{game}", routes.set_table, methods=POST),
    Route("/rules/{game}", routes.show_rules),
    Route("/rules/{game}/{rule}", routes.show_rule),
    Route("/about", routes.show_about),
    Route("/settings", routes.change_settings, methods=POST),
    Route("/healthz", routes.show_health),
    Route("/t/{table}", routes_table.show_table),
    Route("/t/{table}/live", live.live),
    Route("/t/{table}/view.json", live.view_json),
    Route("/t/{table}/journal", routes_table.show_journal),
    Route("/t/{table}/read", routes_table.show_read),
    Route("/t/{table}/sit/{secret}", routes_table.sit_by_link),
    Route("/t/{table}/act", routes_table.act, methods=POST),
    Route("/t/{table}/hint", routes_table.hint, methods=POST),
    Route("/t/{table}/undo", routes_table.undo, methods=POST),
    Route("/t/{table}/undo-answer", routes_table.answer_undo, methods=POST),
    Route("/t/{table}/chat", routes_table.speak, methods=POST),
    Route("/t/{table}/sit", routes_table.sit, methods=POST),
    Route("/t/{table}/leave", routes_table.leave, methods=POST),
    Route("/t/{table}/fill", routes_table.fill, methods=POST),
    Route("/t/{table}/stand-in", routes_table.stand_in, methods=POST),
    Route("/t/{table}/give-back", routes_table.give_back, methods=POST),
    Route("/t/{table}/pace", routes_table.set_pace, methods=POST),
    Route("/t/{table}/report", routes_table.report, methods=POST),
    Route("/t/{table}/again", routes_table.again, methods=POST),
    Route("/t/{table}/replay", routes_replay.show_replay),
    Route("/t/{table}/branch", routes_replay.branch, methods=POST),
    Route("/t/{table}/record.json", routes_replay.download),
    Route("/t/{table}/verify", routes_replay.verify),
    Mount("/static", StaticFiles(directory=STATIC), name="static"),
]

PROBLEMS: dict[Any, Any] = {
    GameError: tell_problem,
    HTTPException: routes.show_trouble,
    BodyTooLarge: routes.too_large,
    500: routes.show_trouble,
}


def create_app(
    data_dir: pathlib.Path | str,
    database_url: str = "",
    *,
    rates: Rates | None = None,
    looks: Rates | None = None,
) -> Starlette:
    """The application that keeps its tables in a folder, or in a database by its address."""
    house = House(pathlib.Path(data_dir), database_url)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hide_secrets_in_logs()
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=ROUTES,
        middleware=[Middleware(Guard, rates=rates, looks=looks)],
        exception_handlers=PROBLEMS,
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.streams = {}
    return app
