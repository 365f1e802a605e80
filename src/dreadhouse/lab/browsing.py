"""A small browser for measurements: requests with a cookie, and a stream of events."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from dreadhouse.kernel.errors import GameError


@dataclass
class Answer:
    """What the server said to one request."""

    status: int
    headers: dict[str, list[str]]
    body: bytes

    def data(self) -> dict[str, Any]:
        """The body as data; GameError when the request was refused."""
        if self.status != 200:
            raise GameError(f"the server answered {self.status}: {self.body[:200]!r}")
        found: dict[str, Any] = json.loads(self.body)
        return found


class Browser:
    """One visitor with one line to the server that stays open, and a jar for cookies."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> Answer:
        """Look at an address."""
        return await self._ask("GET", path, b"")

    async def post(self, path: str, fields: dict[str, Any]) -> Answer:
        """Send an object."""
        return await self._ask("POST", path, json.dumps(fields).encode())

    async def events(self, path: str) -> AsyncIterator[dict[str, Any]]:
        """The data of every event of a stream, as it comes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(self._head("GET", path, b"", "text/event-stream"))
            await _answer_head(reader)
            async for text in _whole_events(reader):
                for line in text.split("\n"):
                    if line.startswith("data: "):
                        yield json.loads(line[6:])
        finally:
            writer.close()

    async def _ask(self, method: str, path: str, body: bytes) -> Answer:
        """Ask over the open line, or over a new one when the server has closed that while idle."""
        sent = self._head(method, path, body, "application/json") + body
        if self.line is not None:
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                return await self._exchange(*self.line, sent)
        self.line = await asyncio.open_connection("127.0.0.1", self.port)
        return await self._exchange(*self.line, sent)

    async def _exchange(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sent: bytes
    ) -> Answer:
        writer.write(sent)
        status, headers = await _answer_head(reader)
        length = int(headers.get("content-length", ["0"])[0])
        answer = Answer(status, headers, await reader.readexactly(length))
        for cookie in headers.get("set-cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer

    def _head(self, method: str, path: str, body: bytes, accepts: str) -> bytes:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        lines = [
            f"{method} {path} HTTP/1.1",
            f"host: 127.0.0.1:{self.port}",
            f"accept: {accepts}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            f"cookie: {cookies}",
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def _whole_events(reader: asyncio.StreamReader) -> AsyncIterator[str]:
    """The text of each event of a chunked answer."""
    waiting = ""
    while size := int((await reader.readline()).strip() or b"0", 16):
        waiting += (await reader.readexactly(size + 2))[:-2].decode()
        *whole, waiting = waiting.split("\n\n")
        for text in whole:
            yield text


async def _answer_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, list[str]]]:
    """The status and the headers of an answer."""
    status = int((await reader.readuntil(b"\r\n")).split()[1])
    headers: dict[str, list[str]] = {}
    while line := (await reader.readline()).decode("latin-1").strip():
        name, _, value = line.partition(":")
        headers.setdefault(name.lower(), []).append(value.strip())
    return status, headers
