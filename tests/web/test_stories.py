"""Stories of one's own at the web table: their box, their tables, and what is left without them."""

from __future__ import annotations

import contextlib
import pathlib
import random
from collections.abc import AsyncIterator
from html import unescape

import httpx
import pytest

from dreadhouse import games
from dreadhouse.kernel import record as records
from dreadhouse.table.app import create_app
from dreadhouse.terminal.verifying import examine
from dreadhouse.workshop.shelving import put_on_shelf
from tests.web.conftest import AT, Browser
from tests.workshop.base import FILES

NAME = "danger-late_train"
TRANSLATED = """\
title = "Поздний поезд"
blurb = "Поезд, которого не должно быть."
content_note = "Мрачно, но никто не пострадает."
"""


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    """The small story in a folder."""
    place = tmp_path / "late-train"
    place.mkdir()
    for name, text in FILES.items():
        (place / name).write_text(text, "utf-8")
    return place


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shelf on which no other test has put anything."""
    monkeypatch.setattr(games, "_added", {})
    games.load.cache_clear()


def forget() -> None:
    """What a new start of the house without --story does."""
    games._added.clear()
    games.load.cache_clear()


@contextlib.asynccontextmanager
async def open_house(
    data: pathlib.Path, cookies: httpx.Cookies | None = None
) -> AsyncIterator[Browser]:
    """A house that keeps its tables in a folder, and one browser in it."""
    app = create_app(data)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url=AT, cookies=cookies) as client:
            yield Browser(client)


async def begin(person: Browser) -> str:
    """Read alone with one click."""
    response = await person.post(f"/new/{NAME}", {"quick": "yes"})
    assert response.status_code == 303, response.text
    person.table = response.headers["location"]
    return person.table


async def read_to_the_end(person: Browser) -> None:
    """Choose by chance until the story ends."""
    chance = random.Random(3)
    for _ in range(300):
        told = await person.look()
        if told["stage"] == "finished":
            return
        word = chance.choice(told["options"])["word"]
        assert (await person.act(told, word)).status_code == 303
    raise AssertionError("the story does not end")


async def test_a_story_has_a_box_of_its_own(
    shelf: None, folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Title, blurb, author, note and cover; the form and the rulebook open too."""
    put_on_shelf([folder])
    async with open_house(tmp_path / "data") as person:
        box = (await person.get("/")).text.partition(f'href="/new/{NAME}"')[2].partition("</li>")[0]
        told = unescape(box)
        for words in ("The Late Train", "A train that should not have come.", "By A. Clerk",
                      "Please note: Dark, but nobody is hurt.", "10–20 min",
                      'id="cover-late_train-'):  # fmt: skip
            assert words in told, words
        form = unescape((await person.get(f"/new/{NAME}")).text)
        assert "New table: The Late Train" in form
        assert "A train that should not have come." in form
        rules = (await person.get(f"/rules/{NAME}")).text
        assert 'id="DAN-41"' in rules


async def test_a_box_speaks_the_reader_s_language_where_the_story_does(
    shelf: None, folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Without a translation the original stands there and says which language it is."""
    put_on_shelf([folder])
    async with open_house(tmp_path / "data") as person:
        await person.post("/settings", {"language": "ru"})
        shown = unescape((await person.get("/")).text)
        assert '<h2 class="box-title" lang="en">The Late Train</h2>' in shown
        assert "Автор: A. Clerk" in shown
        (folder / "translations" / "ru").mkdir(parents=True)
        (folder / "translations" / "ru" / "story.toml").write_text(TRANSLATED, "utf-8")
        put_on_shelf([folder])
        shown = unescape((await person.get("/")).text)
        assert '<h2 class="box-title">Поздний поезд</h2>' in shown
        assert "Обратите внимание: Мрачно" in shown


async def test_a_table_of_a_story_from_the_box_to_the_record(
    shelf: None, folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Read to the end, look again, check the dice, take the record, report a mistake."""
    put_on_shelf([folder])
    async with open_house(tmp_path / "data") as person:
        table = await begin(person)
        page = unescape((await person.get(table)).text)
        assert "The Late Train" in page
        assert "S101" in page
        assert 'data-game="danger"' in page
        await read_to_the_end(person)
        for path in ("", "/replay", "/replay?step=1", "/journal", "/read", "/verify"):
            assert (await person.get(table + path)).status_code == 200, path
        kept = records.load((await person.get(f"{table}/record.json")).content)
        assert kept.game == NAME
        assert not any(check.is_broken for check in examine(kept))
        assert (await person.post(f"{table}/report", {"text": "odd"})).status_code == 200
        assert (await person.post(f"{table}/again")).status_code == 303
    forget()
    broken = [str(check) for check in examine(kept) if check.is_broken]
    assert len(broken) == 1
    assert "the story late_train, which is not here: give its folder with --story" in broken[0]


async def test_the_house_stands_without_the_story(
    shelf: None, folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """The shelf names the table, its page says what to do; with the story it goes on."""
    put_on_shelf([folder])
    async with open_house(tmp_path / "data") as person:
        table = await begin(person)
        told = await person.look()
        assert (await person.act(told)).status_code == 303
        fields = {"seat0": "me", "seat1": "open", "listed": "on", "name0": "Anna"}
        offered = (await person.post(f"/new/{NAME}", fields)).headers["location"]
        cookies = person.client.cookies
    forget()
    async with open_house(tmp_path / "data", cookies) as person:
        shown = (await person.get("/")).text
        line = shown.partition(f'href="{table}"')[2].partition("</li>")[0]
        assert "not here now" in line
        assert NAME in line
        missing = await person.get(table)
        assert missing.status_code == 404
        assert f"{NAME}, is not in this house now: start the house with" in missing.text
        assert "serve --story FOLDER" in missing.text
        for path in ("/view.json", "/live", "/replay", "/record.json"):
            assert (await person.get(table + path)).status_code == 404, path
        await person.post("/settings", {"language": "ru"})
        assert f"Игры этого стола, {NAME}, сейчас в доме нет" in (await person.get(table)).text
        assert (await person.get(f"/new/{NAME}")).status_code == 404
    async with open_house(tmp_path / "data") as stranger:
        assert offered not in (await stranger.get("/")).text
    put_on_shelf([folder])
    async with open_house(tmp_path / "data", cookies) as person:
        person.table = table
        assert (await person.look())["stage"] == "playing"
        assert "not here now" not in (await person.get("/")).text


async def test_a_table_of_a_story_that_was_changed_since(
    shelf: None, folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """It cannot go on by other rules; the shelf stands, and the page says why."""
    put_on_shelf([folder])
    async with open_house(tmp_path / "data") as person:
        table = await begin(person)
        cookies = person.client.cookies
    text = (folder / "chapter-2.twee").read_text("utf-8")
    (folder / "chapter-2.twee").write_text(text.replace("win: psychic +1", "win: psychic +2"))
    put_on_shelf([folder])
    async with open_house(tmp_path / "data", cookies) as person:
        line = (await person.get("/")).text.partition(f'href="{table}"')[2].partition("</li>")[0]
        assert "not here now" in line
        assert "The Late Train" in line
        refused = await person.get(table)
        assert refused.status_code == 409
        assert "replay it with that release or with the story as it was" in refused.text
