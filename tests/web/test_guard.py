"""Headers, cross-site posts, sizes, rates and secrets."""

from __future__ import annotations

import logging
import pathlib
from collections.abc import AsyncIterator, Callable

import httpx
import pytest

from dreadhouse.table.app import create_app
from dreadhouse.table.guard import LARGEST_BODY, Rates, hide_secrets_in_logs
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
