"""Hints and levels on the pages: for the own seat only, and not where a table forbids them."""

from __future__ import annotations

import html
import re
from collections.abc import Callable

import pytest
from starlette.applications import Starlette

from dreadhouse.table.house import House
from tests.web.conftest import Browser

Visit = Callable[[], Browser]
DUEL = {"seat0": "me", "seat1": "open"}


async def seated(visit: Visit, app: Starlette, **more: str) -> tuple[Browser, Browser]:
    """A duel of two people with the one who is asked first, who has something to choose."""
    owner, guest = visit(), visit()
    guest.table = await owner.open(**DUEL, **more)
    await guest.post(f"{guest.table}/sit", {"seat": "1", "name": "Vera"})
    for _ in range(200):
        for one, other in ((owner, guest), (guest, owner)):
            told = await one.look()
            if len(told["options"]) > 1:
                return one, other
            if told["options"]:
                await one.act(told)
    raise AssertionError("nobody has anything to choose")


async def test_a_hint_shows_the_best_picks_to_its_seat_only(visit: Visit, app: Starlette) -> None:
    """Ask, and read up to three of one's own options with their shares; the others see nothing."""
    one, other = await seated(visit, app)
    page = (await one.get(one.table)).text
    assert 'id="ask-hint"' in page
    assert 'id="search-hint"' not in page
    response = await one.post(f"{one.table}/hint", {"seat": str((await one.look())["seat"])})
    assert response.status_code == 303
    shown = (await one.get(one.table)).text
    picks = re.findall(r'search-hint-share">(\d+) %<.*?search-hint-pick">([^<]*)<', shown)
    assert 1 <= len(picks) <= 3
    options = {option["text"] for option in (await one.look())["options"]}
    assert {html.unescape(text) for _, text in picks} <= options
    assert all(0 <= int(share) <= 100 for share, _ in picks)
    assert "search-hint" not in (await other.get(one.table)).text
    assert "search-hint" not in (await visit().get(one.table)).text


async def test_a_hint_is_gone_after_the_decision(visit: Visit, app: Starlette) -> None:
    """Show it until anybody decides anything."""
    one, _ = await seated(visit, app)
    told = await one.look()
    await one.post(f"{one.table}/hint", {"seat": str(told["seat"])})
    assert 'id="search-hint"' in (await one.get(one.table)).text
    await one.act(told)
    assert 'id="search-hint"' not in (await one.get(one.table)).text


async def test_only_who_is_asked_gets_a_hint(visit: Visit, app: Starlette) -> None:
    """Refuse the other player, somebody else's seat, and a stranger."""
    one, other = await seated(visit, app)
    mine, theirs = (await one.look())["seat"], (await other.look())["seat"]
    for browser, seat in ((other, theirs), (other, mine), (visit(), mine)):
        response = await browser.post(f"{one.table}/hint", {"seat": str(seat)})
        assert response.status_code in (403, 409)
    house: House = app.state.house
    table = await house.table(one.table.removeprefix("/t/"))
    assert table.hint(0) is None
    assert table.hint(1) is None


async def test_a_table_may_play_without_hints(visit: Visit, app: Starlette) -> None:
    """Neither show the button nor answer, also at the next table of the same company."""
    one, _ = await seated(visit, app, **{"no-hints": "on"})
    seat = str((await one.look())["seat"])
    assert "ask-hint" not in (await one.get(one.table)).text
    response = await one.post(f"{one.table}/hint", {"seat": seat})
    assert response.status_code == 409
    again = await one.post(f"{one.table}/again")
    house: House = app.state.house
    table = await house.table(again.headers["location"].removeprefix("/t/"))
    assert table.has_hints is False


@pytest.mark.parametrize("level", ["gentle", "steady", "merciless"])
async def test_the_levels_are_offered_in_both_languages(visit: Visit, level: str) -> None:
    """Find them in the form for a new table, and as names of the seats they take."""
    person = visit()
    assert f'value="bot-{level}"' in (await person.get("/new/insanity")).text
    await person.open(seat0="me", seat1=f"bot-{level}")
    english = (await person.get(person.table)).text
    assert level.capitalize() in english
    await person.post("/settings", {"language": "ru"})
    russian = (await person.get("/new/insanity")).text
    assert f'value="bot-{level}"' in russian
    assert level not in re.sub(r"<[^>]*>", "", russian)


async def test_a_level_is_chosen_for_an_open_seat(visit: Visit, app: Starlette) -> None:
    """Seat the bot that the table's own form names."""
    person = visit()
    await person.open(**DUEL)
    page = (await person.get(person.table)).text
    assert re.search(r'<select id="fill-1" name="bot">.*value="merciless"', page)
    await person.post(f"{person.table}/fill", {"seat": "1", "bot": "merciless"})
    house: House = app.state.house
    table = await house.table(person.table.removeprefix("/t/"))
    assert table.bot_in(1) == "merciless"
