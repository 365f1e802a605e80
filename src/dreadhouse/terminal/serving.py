"""`dreadhouse serve`: the house in a browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pathlib
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator
from typing import Any

import click
import uvicorn
from starlette.applications import Starlette

from dreadhouse.kernel.errors import GameError
from dreadhouse.table.app import create_app

BACKLOG = 512


class Door:
    """What happens round the app's own start and end: say where the house is, or why it is not."""

    def __init__(self, app: Starlette, address: str, browse: bool) -> None:
        self.within = app.router.lifespan_context
        self.address = address
        self.browse = browse
        self.problem: GameError | None = None
        app.router.lifespan_context = self.lifespan
        logging.getLogger("uvicorn.error").addFilter(self.is_news)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Any) -> AsyncIterator[Any]:
        """Open the house, announce it, and keep the reason when it cannot open."""
        try:
            async with self.within(app) as state:
                self._announce()
                yield state
        except GameError as problem:
            self.problem = problem
            raise

    def _announce(self) -> None:
        click.echo(f"The house is open at {self.address} (Ctrl+C closes it).")
        if self.browse:
            threading.Timer(0.3, webbrowser.open, [self.address]).start()

    def is_news(self, record: logging.LogRecord) -> bool:
        """Leave out what is told in a sentence, and live pages cut off when the house closes."""
        raised = record.exc_info[0] if record.exc_info else None
        is_cut_off = raised is not None and issubclass(raised, asyncio.CancelledError)
        is_closing = "timeout graceful shutdown" in record.getMessage()
        return not (self.problem or is_cut_off or is_closing)


def serve(port: int, host: str, data: pathlib.Path, database: str, browse: bool) -> None:
    """Run the server until it is stopped."""
    listening = _listen(host, port)
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise GameError(f"cannot keep tables in {data}: {problem.strerror}") from problem
    app = create_app(data, database)
    config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=1)
    door = Door(app, f"http://{_reachable(host)}:{listening.getsockname()[1]}/", browse)
    with contextlib.suppress(KeyboardInterrupt, SystemExit):
        uvicorn.Server(config).run(sockets=[listening])
    if door.problem is not None:
        raise GameError(f"the house cannot open: {door.problem}") from door.problem
    click.echo("The house is closed.")


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket, so that a taken port is told before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise GameError(
            f"port {port} cannot be opened ({problem.strerror}): choose another with --port"
        ) from problem
    listening.listen(BACKLOG)
    return listening


def _reachable(host: str) -> str:
    """The host part of an address that a browser on this computer can open."""
    if host in {"0.0.0.0", "::"}:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
