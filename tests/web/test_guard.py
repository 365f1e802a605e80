"""Headers, cross-site posts, sizes, rates and secrets."""

from __future__ import annotations

import logging
import pathlib
from collections.abc import AsyncIterator, Callable

import httpx
import pytest
from starlette.applications import Starlette

from dreadhouse.table import live, routes
from dreadhouse.table.app import create_app
from dreadhouse.table.guard import LARGEST_BODY, Rates, hide_secrets_in_logs
from dreadhouse.table.house import House
from tests.web.conftest import AT, Browser

PAGES = ("/", "/new/insanity", "/rules/insanity", "/about", "/nowhere", "/healthz")


@pytest.mark.parametrize("path", PAGES)
async def test_every_page_is_strict(person: Browser, path: str) -> None:
    """Every page forbids foreign and inline code, frames and guessed types."""
    headers = (await person.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


async def test_a_mistake_of_the_house_is_strict_too(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that breaks says so in a sentence, under the same policy as every other page."""

    async def broken(house: House, id: str) -> None:
        raise RuntimeError("an inner matter")

    monkeypatch.setattr(House, "table", broken)
    app = create_app(tmp_path, "memory:")
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=AT) as client:
            response = await client.get("/t/anything")
    assert response.status_code == 500
    assert "default-src 'none'" in response.headers["content-security-policy"]
    assert "mistake of its own" in response.text
    assert "inner matter" not in response.text


@pytest.mark.parametrize("path", ["/", "/new/insanity", "/rules/insanity", "/about"])
async def test_no_inline_code(person: Browser, path: str) -> None:
    """No page needs an inline script or style."""
    page = (await person.get(path)).text
    assert " style=" not in page
    assert "<style" not in page
    assert "<script>" not in page
    assert " onclick=" not in page


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://evil.test"},
    ],
)
async def test_foreign_posts_are_refused(person: Browser, headers: dict[str, str]) -> None:
    """A form on another site opens no table."""
    response = await person.client.post("/new/insanity", data={"quick": "yes"}, headers=headers)
    assert response.status_code == 403
    assert "another site" in response.text


@pytest.mark.parametrize("headers", [{"sec-fetch-site": "same-origin"}, {"origin": AT}, {}])
async def test_own_posts_pass(person: Browser, headers: dict[str, str]) -> None:
    """Our own forms, and scripts that are no browser, may post."""
    response = await person.client.post("/new/insanity", data={"quick": "yes"}, headers=headers)
    assert response.status_code == 303


async def test_too_large(person: Browser) -> None:
    """A body that is too large is refused, whether it says so or not."""
    table = await person.open()
    announced = await person.post(f"{table}/chat", {"text": "a" * LARGEST_BODY})
    assert announced.status_code == 413

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(70):
            yield b"a" * 1024

    kind = {"content-type": "application/x-www-form-urlencoded"}
    creeping = await person.client.post(f"{table}/chat", content=pieces(), headers=kind)
    assert creeping.status_code == 413


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"no form at all"),
        ("application/x-www-form-urlencoded", b"&".join([b"many=1"] * 400)),
    ],
)
async def test_a_broken_form_is_the_senders_mistake(
    person: Browser, kind: str, body: bytes
) -> None:
    """What is no form, or one of too many fields, is refused and not blamed on the house."""
    table = await person.open()
    headers = {"content-type": kind}
    response = await person.client.post(f"{table}/act", content=body, headers=headers)
    assert response.status_code == 400
    assert "no form of this house" in response.text


async def test_unreasonable_numbers(person: Browser) -> None:
    """A number of four thousand digits names no seat and breaks nothing."""
    table = await person.open()
    huge = "9" * 4000
    refused = await person.client.post(f"{table}/sit", json={"seat": huge, "name": "Anna"})
    assert refused.status_code == 403
    assert (await person.get(f"{table}/replay", params={"step": huge})).status_code == 200


@pytest.mark.parametrize(
    "back", ["//evil.test", "/\\evil.test", "/\t/evil.test", "http://evil.test", "evil", "/ /evil"]
)
async def test_settings_lead_back_into_the_house(person: Browser, back: str) -> None:
    """Nobody is led to another site, for a form and for a script alike."""
    assert not routes.is_inside(back)
    led = await person.post("/settings", {"back": back})
    assert led.headers["location"] == "/"
    headers = {"accept": "application/json"}
    told = await person.client.post("/settings", data={"back": back}, headers=headers)
    assert told.json() == {"go": "/"}


async def test_looking_too_often(tmp_path: pathlib.Path) -> None:
    """An address that asks for pages without end is told to wait; files are not counted."""
    app = create_app(tmp_path, "memory:", looks=Rates(each_second=0.001, burst=3))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url=AT) as client:
            codes = [(await client.get("/healthz")).status_code for _ in range(4)]
            assert codes == [200, 200, 200, 429]
            assert (await client.get("/static/css/base.css")).status_code == 200


async def test_polls_are_counted(
    app: Starlette, person: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One address keeps only so many polls open, and those that end make room."""
    table = await person.open()
    now = {"after": "-1"}
    monkeypatch.setattr(live, "MOST_STREAMS", 0)
    assert (await person.get(f"{table}/view.json", params=now)).status_code == 429
    assert (await person.get(f"{table}/view.json")).status_code == 200
    monkeypatch.setattr(live, "MOST_STREAMS", 1)
    for _ in range(2):
        assert (await person.get(f"{table}/view.json", params=now)).status_code == 200
    assert app.state.streams == {}


async def test_too_often(tmp_path: pathlib.Path) -> None:
    """An address that posts too often is told to wait; looking stays possible."""
    app = create_app(tmp_path, "memory:", rates=Rates(each_second=0.001, burst=3))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url=AT) as client:
            codes = [(await client.post("/settings")).status_code for _ in range(4)]
            assert codes == [303, 303, 303, 429]
            assert (await client.get("/about")).status_code == 200


def test_tokens_come_back() -> None:
    """After a while an address may post again."""
    rates = Rates(each_second=1, burst=1)
    assert rates.allow("here", now=0)
    assert not rates.allow("here", now=0.5)
    assert rates.allow("here", now=1.6)
    assert rates.allow("elsewhere", now=0)


async def test_cookies_cannot_be_read_by_scripts(person: Browser) -> None:
    """The cookie with the seat is HttpOnly and SameSite."""
    response = await person.post("/new/insanity", {"quick": "yes"})
    cookies = response.headers.get_list("set-cookie")
    seats = next(cookie for cookie in cookies if cookie.startswith("seats="))
    assert "HttpOnly" in seats
    assert "SameSite=lax" in seats


async def test_secret_link(visit: Callable[[], Browser]) -> None:
    """A seat's link seats another device; its secret leaves no trace in pages of others."""
    owner, other, stranger = visit(), visit(), visit()
    table = await owner.open(seat0="me", name0="Anna", seat1="open")
    secret = owner.client.cookies["seats"].strip('"').partition(":")[2]
    assert secret in (await owner.get(table)).text
    assert secret not in (await stranger.get(table)).text
    seated = await other.get(f"{table}/sit/{secret}")
    assert seated.status_code == 303
    assert seated.headers["location"] == table
    assert secret in (await other.get(table)).text
    forged = await stranger.get(f"{table}/sit/{'A' * 22}")
    assert forged.status_code == 403


def test_secrets_stay_out_of_logs(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever the server logs of a request, the secret is blotted out."""
    hide_secrets_in_logs()
    log = logging.getLogger("uvicorn.access")
    with caplog.at_level("INFO", logger="uvicorn.access"):
        log.info('%s - "%s %s"', "1.2.3.4", "GET", "/t/abc/sit/s3cr3t-s3cr3t")
    assert "s3cr3t" not in caplog.text
    assert "/t/abc/sit/" in caplog.text
