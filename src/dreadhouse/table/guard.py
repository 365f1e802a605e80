"""What stands before every page: headers, cross-site posts, sizes and rates."""

# mypyc: no

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; "
    "base-uri 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LARGEST_BODY = 64 * 1024
LASTING = "public, max-age=31536000, immutable"
SAFE = {"GET", "HEAD", "OPTIONS"}
SECRET_IN_PATH = re.compile(r"(/sit/)[^/\s?\"]+")


@dataclass
class Bucket:
    """Tokens of one visitor: every request takes one, time brings them back."""

    tokens: float
    at: float


@dataclass
class Rates:
    """How often one address may come: `burst` at once, `each_second` in the long run."""

    each_second: float = 100.0
    burst: float = 400.0
    kept: int = 10_000
    buckets: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def allow(self, who: str, now: float | None = None) -> bool:
        """Whether an address may come once more now."""
        moment = time.monotonic() if now is None else now
        bucket = self.buckets.pop(who, None) or Bucket(self.burst, moment)
        gained = (moment - bucket.at) * self.each_second
        bucket.tokens = min(self.burst, bucket.tokens + gained)
        bucket.at = moment
        self.buckets[who] = bucket
        if len(self.buckets) > self.kept:
            self.buckets.popitem(last=False)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True


class Guard:
    """One middleware round the whole application; `rates` are for posts, `looks` for pages."""

    def __init__(
        self, app: ASGIApp, rates: Rates | None = None, looks: Rates | None = None
    ) -> None:
        self.app = app
        self.rates = rates or Rates()
        self.looks = looks or Rates(each_second=200.0, burst=2000.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what may not come in, and send everything out with the safe headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        inner = refusal or self.app
        await inner(scope, Bounded(receive), Sealed(send, is_lasting(scope)))

    def _refusal(self, scope: Scope) -> PlainTextResponse | None:
        if scope["method"] in SAFE:
            is_file = scope["path"].startswith("/static/")
            return None if is_file else _too_often(scope, self.looks)
        headers = Headers(scope=scope)
        if not is_own_site(headers):
            return PlainTextResponse("This came from another site: open the page here.", 403)
        if int_or_zero(headers.get("content-length", "0")) > LARGEST_BODY:
            return PlainTextResponse("This is too much at once: send less than 64 KB.", 413)
        return _too_often(scope, self.rates)


def _too_often(scope: Scope, rates: Rates) -> PlainTextResponse | None:
    client = scope.get("client")
    if rates.allow(client[0] if client else "unknown"):
        return None
    return PlainTextResponse("Too many requests: wait a few seconds.", 429)


class BodyTooLarge(Exception):
    """A body grew beyond what it said."""


class Bounded:
    """Receives a body, and stops when it grows too large."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.taken = 0

    async def __call__(self) -> Message:
        """The next message, unless too much has come already."""
        message = await self.receive()
        self.taken += len(message.get("body", b""))
        if self.taken > LARGEST_BODY:
            raise BodyTooLarge
        return message


class Sealed:
    """Sends an answer with the safe headers."""

    def __init__(self, send: Send, lasting: bool) -> None:
        self.send = send
        self.caching = LASTING if lasting else "no-cache"

    async def __call__(self, message: Message) -> None:
        """Add the headers to the start of the answer."""
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            headers.setdefault("cache-control", self.caching)
        await self.send(message)


def is_lasting(scope: Scope) -> bool:
    """Whether an address names one version of a file, which never changes."""
    return bool(scope["path"].startswith("/static/") and scope["query_string"].startswith(b"v="))


def is_own_site(headers: Headers) -> bool:
    """Whether a post comes from one of our own pages, or from a script outside of any browser."""
    fetched = headers.get("sec-fetch-site")
    if fetched is not None:
        return fetched in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


def int_or_zero(text: str) -> int:
    """A whole number written in digits, else 0."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else 0


class SecretsHidden(logging.Filter):
    """Blots out seat secrets in every line of a log."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let the line pass without secrets."""
        if isinstance(record.args, tuple):
            record.args = tuple(_blotted(part) for part in record.args)
        record.msg = _blotted(record.msg)
        return True


def _blotted(part: object) -> object:
    return SECRET_IN_PATH.sub(r"\1…", part) if isinstance(part, str) else part


def hide_secrets_in_logs() -> None:
    """Keep seat secrets out of the server's own log of requests."""
    for name in ("uvicorn.access", "uvicorn.error"):
        log = logging.getLogger(name)
        if not any(isinstance(old, SecretsHidden) for old in log.filters):
            log.addFilter(SecretsHidden())
