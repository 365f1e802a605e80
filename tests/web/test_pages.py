"""Shelf, new table, rules, about, settings: every page, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from dreadhouse import games
from dreadhouse.kernel.text import LANGUAGES
from dreadhouse.table.pages.visitor import Visitor, clean_name, house_texts, read_held
from tests.web.conftest import Browser, links_in


async def test_shelf_leads_everywhere(person: Browser) -> None:
    """Every link of the shelf, and of the pages behind it, opens."""
    to_do, done = {"/"}, set()
    while to_do:
        path = to_do.pop()
        done.add(path)
        response = await person.get(path)
        assert response.status_code == 200, path
        if response.headers["content-type"].startswith("text/html"):
            to_do |= links_in(response.text) - done
    assert {"/", "/about", "/new/insanity", "/rules/insanity"} <= done


async def test_play_now_is_one_click(person: Browser) -> None:
    """The shelf's button opens a table with you and a bot, and the game has started."""
    response = await person.post("/new/insanity", {"quick": "yes"})
    person.table = response.headers["location"]
    told = await person.look()
    assert told["stage"] == "playing"
    assert told["seat"] == 0
    shelf = (await person.get("/")).text
    assert person.table in shelf


async def test_open_table_is_offered(visit: Callable[[], Browser]) -> None:
    """A listed table with an open seat stands on the shelf of others."""
    owner, other = visit(), visit()
    table = await owner.open(seat0="me", name0="Anna", seat1="open", listed="on")
    hidden = await owner.open(seat0="me", name0="Anna", seat1="open")
    shelf = (await other.get("/")).text
    assert table in shelf
    assert hidden not in shelf


async def test_options_are_checked(person: Browser) -> None:
    """An option out of bounds comes back with a sentence and what was filled in."""
    fields = {"seat0": "me", "name0": "Anna", "opt-turn_cap": "5"}
    response = await person.post("/new/insanity", fields)
    assert response.status_code == 400
    assert 'role="alert"' in response.text
    assert "20 to 1000" in response.text
    assert 'value="Anna"' in response.text
    letters = await person.post("/new/insanity", fields | {"opt-turn_cap": "many"})
    assert letters.status_code == 400


async def test_bots_alone_are_refused(person: Browser) -> None:
    """At least one seat is for a person."""
    fields = {"seat0": "bot-greedy", "seat1": "bot-random"}
    response = await person.post("/new/insanity", fields)
    assert response.status_code == 400


async def test_every_option_is_on_the_form(person: Browser) -> None:
    """Each option has a field with its default and a link to its rule."""
    page = (await person.get("/new/insanity")).text
    for option in games.load("insanity").options:
        assert f'name="opt-{option.id}"' in page
        assert f"#{option.rule}" in page


async def test_rulebook_holds_every_rule(person: Browser) -> None:
    """All rules and examples have their anchors."""
    page = (await person.get("/rules/insanity")).text
    book = games.load("insanity").rulebook
    for rule in book.rules:
        assert f'id="{rule.id}"' in page
    for example in book.examples:
        assert f'id="{example.id}"' in page


async def test_search_finds_and_marks(person: Browser) -> None:
    """A search keeps what has all its words and marks the find; nonsense finds nothing."""
    page = (await person.get("/rules/insanity", params={"q": "curse"})).text
    assert "<mark>curse</mark>" in page
    assert 'id="INS-1"' not in page
    apart = (await person.get("/rules/insanity", params={"q": "bearer curse"})).text
    assert "<mark>bearer</mark>" in apart
    assert "<mark>curse</mark>" in apart
    nothing = (await person.get("/rules/insanity", params={"q": "<b>zzz"})).text
    assert "&lt;b&gt;zzz" in nothing
    assert "<b>zzz" not in nothing


async def test_rules_that_tell_a_secret_are_shut(person: Browser) -> None:
    """The haunts of Betrayal lie folded until somebody opens them; the common rules do not."""
    page = (await person.get("/rules/betrayal")).text
    shut = re.findall(r"<details>.*?</details>", page, re.DOTALL)
    assert len(shut) == 14
    assert 'id="HAU-237"' in "".join(shut)
    assert 'id="HAU-14"' not in "".join(shut)


async def test_one_rule(person: Browser) -> None:
    """A rule's own address leads to its place, and gives a script its text."""
    response = await person.get("/rules/insanity/INS-38")
    assert response.headers["location"] == "/rules/insanity#INS-38"
    told = await person.get("/rules/insanity/INS-38", headers={"accept": "application/json"})
    assert "INS-38" in told.json()["html"]
    assert (await person.get("/rules/insanity/INS-9999")).status_code == 404


@pytest.mark.parametrize("path", ["/rules/chess", "/new/chess", "/t/none", "/nowhere"])
async def test_nothing_there(person: Browser, path: str) -> None:
    """What is not there is said in words, with a way back."""
    response = await person.get(path)
    assert response.status_code == 404
    assert 'href="/"' in response.text


async def test_language_follows_browser_and_switch(person: Browser) -> None:
    """The browser's language counts until somebody switches it on the page."""
    russian = {"accept-language": "ru-RU,ru;q=0.9,en;q=0.8"}
    assert "Безумие" in (await person.get("/", headers=russian)).text
    assert "Insanity" in (await person.get("/")).text
    switched = await person.post("/settings", {"language": "ru", "back": "/about"})
    assert switched.headers["location"] == "/about"
    assert 'lang="ru"' in (await person.get("/about")).text


@pytest.mark.parametrize("back", ["//evil.test", "http://evil.test", "/\\evil.test"])
async def test_settings_lead_nowhere_else(person: Browser, back: str) -> None:
    """The way back after a change of settings stays in the house."""
    response = await person.post("/settings", {"theme": "light", "back": back})
    assert response.headers["location"] == "/"


async def test_settings_are_kept(person: Browser) -> None:
    """Theme, movement, sound and type stay chosen; unknown values are passed over."""
    wishes = {"theme": "contrast", "motion": "off", "sound": "off", "font": "dyslexic"}
    await person.post("/settings", wishes)
    await person.post("/settings", {"theme": "pink", "motion": "<script>"})
    page = (await person.get("/")).text
    head = page[: page.index("<body")]
    assert 'data-theme="contrast"' in head
    assert 'data-motion="off"' in head
    assert 'data-sound="off"' in head
    assert 'data-font="dyslexic"' in head


def test_both_languages_say_the_same() -> None:
    """Every sentence of the pages exists in both languages, with the same attributes."""
    english, russian = (set(house_texts().ids(language)) for language in LANGUAGES)
    assert english == russian
    for language in LANGUAGES:
        for id in english:
            assert house_texts().has(id, language)


def test_no_argument_differs() -> None:
    """A sentence asks for the same arguments in both languages."""
    folder = house_texts().folder
    asked = []
    for language in LANGUAGES:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        entries = re.split(r"\n(?=[a-z])", text)
        found = {entry.split(" ")[0]: set(re.findall(r"\$([a-z-]+)", entry)) for entry in entries}
        asked.append({id: names for id, names in found.items() if names})
    assert asked[0] == asked[1]


def test_visitor_holds_seats() -> None:
    """Seats are held once each, and the oldest are let go when there are too many."""
    visitor = Visitor()
    for number in range(100):
        visitor = visitor.holding(f"t{number}", "secret")
    visitor = visitor.holding("t99", "secret")
    assert len(visitor.held) == 80
    assert visitor.secrets_at("t99") == ["secret"]
    assert visitor.secrets_at("t0") == []
    assert read_held("a:b.broken.c:d") == (("a", "b"), ("c", "d"))


def test_names_are_clean() -> None:
    """A name has no control characters, no needless space, and an end."""
    assert clean_name("  An\nna\t\u202e ") == "An na"
    assert len(clean_name("x" * 100)) == 24
