"""Who reads a page: language, looks, name and the seats that this browser holds."""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import Response

from dreadhouse.kernel.text import LANGUAGES, Texts

SETTINGS_COOKIE = "settings"
SEATS_COOKIE = "seats"
SHAPE_COOKIE = "shape"
YEAR = 365 * 24 * 3600
MOST_SEATS = 80
LONGEST_NAME = 24

CHOICES: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": ("dark", "light", "contrast"),
    "motion": ("on", "off"),
    "sound": ("on", "off"),
    "font": ("plain", "dyslexic"),
}


@functools.cache
def house_texts() -> Texts:
    """The sentences of the pages."""
    return Texts(pathlib.Path(__file__).parent.parent / "text")


@dataclass(frozen=True)
class Visitor:
    """One browser: its settings, and `held`, the pairs of table and seat secret that it holds.

    `shape` is "tall" for narrow screens, whose boards are drawn from top to bottom.
    """

    language: str = "en"
    theme: str = "dark"
    motion: str = "on"
    sound: str = "on"
    font: str = "plain"
    name: str = ""
    path: str = "/"
    shape: str = "wide"
    held: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    def say(self, id: str, **args: Any) -> str:
        """A sentence of the house in the visitor's language; `_` in argument names becomes `-`."""
        spoken = {name.replace("_", "-"): value for name, value in args.items()}
        return house_texts().say(id, spoken, self.language)

    def secrets_at(self, table: str) -> list[str]:
        """The seat secrets that this browser holds at a table."""
        return [secret for held_table, secret in self.held if held_table == table]

    def holding(self, table: str, secret: str) -> Visitor:
        """The same visitor with one more seat; the oldest are let go when there are too many."""
        others = tuple(pair for pair in self.held if pair != (table, secret))
        return replace(self, held=(*others, (table, secret))[-MOST_SEATS:])

    def letting_go(self, table: str, secret: str) -> Visitor:
        """The same visitor without a seat."""
        return replace(self, held=tuple(pair for pair in self.held if pair != (table, secret)))

    def changed(self, wishes: dict[str, str]) -> Visitor:
        """The same visitor with the wishes that are known settings."""
        known = {key: wishes[key] for key in CHOICES if wishes.get(key) in CHOICES[key]}
        if "name" in wishes:
            known["name"] = clean_name(wishes["name"])
        return replace(self, **known)  # type: ignore[arg-type]


def visitor_of(request: Request) -> Visitor:
    """Read a visitor from a request's cookies, and the language from what the browser prefers."""
    known = dict(parse_qsl(request.cookies.get(SETTINGS_COOKIE, "")))
    visitor = Visitor(
        language=preferred_language(request.headers.get("accept-language", "")),
        path=path_of(request),
        shape="tall" if request.cookies.get(SHAPE_COOKIE) == "tall" else "wide",
        held=read_held(request.cookies.get(SEATS_COOKIE, "")),
    )
    return visitor.changed(known)


def path_of(request: Request) -> str:
    """The page that a reader looks at: after a posted deed that is the table."""
    table = request.path_params.get("table")
    if request.method != "GET" and table:
        return f"/t/{table}"
    query = f"?{request.url.query}" if request.url.query else ""
    return request.url.path + query


def read_held(cookie: str) -> tuple[tuple[str, str], ...]:
    """The pairs of table and secret in a cookie."""
    pairs = (part.partition(":") for part in cookie.split("."))
    return tuple((table, secret) for table, _, secret in pairs if table and secret)[-MOST_SEATS:]


def preferred_language(accepted: str) -> str:
    """The first language that the browser asks for and the house speaks."""
    for part in accepted.split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def clean_name(text: str) -> str:
    """A name without control characters or needless space, at most 24 characters long."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(printable.split())[:LONGEST_NAME]


def remember_settings(response: Response, visitor: Visitor, secure: bool) -> None:
    """Send the settings back as a cookie."""
    settings = {key: getattr(visitor, key) for key in (*CHOICES, "name")}
    _set(response, SETTINGS_COOKIE, urlencode(settings), secure)


def remember_seats(response: Response, visitor: Visitor, secure: bool) -> None:
    """Send the held seats back as a cookie that no script can read."""
    _set(response, SEATS_COOKIE, ".".join(f"{a}:{b}" for a, b in visitor.held), secure)


def _set(response: Response, name: str, value: str, secure: bool) -> None:
    response.set_cookie(
        name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
    )
