"""`dreadhouse serve`: the house in a browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pathlib
import socket
import threading
import webbrowser

import click
import uvicorn

from dreadhouse.kernel.errors import GameError
from dreadhouse.table.app import create_app

BACKLOG = 512


class OpenPages(logging.Filter):
    """Keeps quiet about live pages that are still open when the house closes: that is no error."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let everything else pass."""
        raised = record.exc_info[0] if record.exc_info else None
        is_cut_off = raised is not None and issubclass(raised, asyncio.CancelledError)
        return not is_cut_off and "timeout graceful shutdown" not in record.getMessage()


def serve(port: int, host: str, data: pathlib.Path, database: str, browse: bool) -> None:
    """Run the server until it is stopped; the address is printed once it can be opened."""
    listening = _listen(host, port)
    address = f"http://{_reachable(host)}:{listening.getsockname()[1]}/"
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise GameError(f"cannot keep tables in {data}: {problem.strerror}") from problem
    click.echo(f"The house is open at {address} (Ctrl+C closes it).")
    if browse:
        threading.Timer(0.7, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        create_app(data, database),
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=1,
    )
    logging.getLogger("uvicorn.error").addFilter(OpenPages())
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
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
