"""At the table, by plain requests: looking, acting, seats, chat, undo, replay, branch, record."""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from typing import Any

import pytest

from dreadhouse.kernel import record as records
from dreadhouse.table.asking import number
from dreadhouse.table.pages import table
from dreadhouse.table.pages.visitor import house_texts
from tests.web.conftest import Browser

HOT = {"seat0": "me", "name0": "Anna", "seat1": "here", "name1": "Boris"}
DUEL = {"seat0": "me", "name0": "Anna", "seat1": "open"}


async def two(visit: Callable[[], Browser]) -> tuple[Browser, Browser]:
    """Two people at one table."""
    anna, boris = visit(), visit()
    boris.table = await anna.open(**DUEL)
    await boris.post(f"{boris.table}/sit", {"seat": "1", "name": "Boris", "word": "owl"})
    return anna, boris


async def asked_of(*people: Browser) -> Browser:
    """Who is asked now."""
    for person in people:
        if (await person.look())["options"]:
            return person
    raise AssertionError("nobody is asked")


async def play_out(person: Browser) -> None:
    """Play all seats of one browser to the end."""
    for _ in range(4000):
        told = await person.look()
        if told["stage"] == "finished":
            return
        if not told["options"]:
            told = await ready(person)
        if told["stage"] == "finished":
            return
        response = await person.act(told, told["options"][-1]["word"])
        assert response.status_code in (200, 303), response.text
    raise AssertionError("the game does not end")


async def ready(person: Browser) -> dict[str, object]:
    """Wait for the person's turn, looking with the seat that is asked."""
    for _ in range(200):
        for seat in (0, 1):
            told = await person.look(seat=seat)
            if told["options"] or told["stage"] == "finished":
                return told
        await person.look(seat=0, after=told["version"])
    raise AssertionError("nobody is asked")


async def test_only_the_own_hand_is_sent(visit: Callable[[], Browser]) -> None:
    """Each page holds its own hand; a guest's holds none."""
    anna, boris = await two(visit)
    guest = visit()
    guest.table = anna.table
    assert len((await anna.look())["view"]["table"]["players"][0]["hand"]) >= 5
    assert (await anna.look())["view"]["table"]["players"][1]["hand"] == []
    assert (await boris.look())["seat"] == 1
    told = await guest.look()
    assert told["seat"] == -1
    assert all(player["hand"] == [] for player in told["view"]["table"]["players"])
    assert 'class="hand-card"' not in (await guest.get(guest.table)).text


async def test_act_and_be_seen(visit: Callable[[], Browser]) -> None:
    """An action by form goes back to the table, and the other page has its news."""
    anna, boris = await two(visit)
    actor = await asked_of(anna, boris)
    other = boris if actor is anna else anna
    before = (await other.look())["version"]
    told = await actor.look()
    fields = {"action": told["options"][0]["word"], "seen": told["seen"], "seat": told["seat"]}
    response = await actor.post(f"{actor.table}/act", fields)
    assert response.status_code == 303
    assert (await other.look(after=before))["version"] > before


async def test_stale_click(visit: Callable[[], Browser]) -> None:
    """A click on an old page gets a sentence and the fresh table, and changes nothing."""
    anna, boris = await two(visit)
    actor = await asked_of(anna, boris)
    old = await actor.look()
    assert (await actor.act(old)).status_code in (200, 303)
    version = (await actor.look())["version"]
    fields = {"action": old["options"][0]["word"], "seen": old["seen"], "seat": old["seat"]}
    response = await actor.post(f"{actor.table}/act", fields)
    assert response.status_code == 409
    assert 'id="prompt"' in response.text
    assert "moved on" in response.text or "newest" in response.text or "since" in response.text
    assert (await actor.look())["version"] == version


async def test_illegal_click(visit: Callable[[], Browser]) -> None:
    """An action that is not offered names its rule; a script gets the fresh parts with it."""
    anna, boris = await two(visit)
    actor = await asked_of(anna, boris)
    told = await actor.look()
    response = await actor.client.post(
        f"{actor.table}/act",
        json={"words": ["block gug"], "seen": told["seen"], "seat": told["seat"]},
        headers={"accept": "application/json"},
    )
    assert response.status_code == 409
    assert response.json()["rule"].startswith("INS-")
    assert "prompt" in response.json()["parts"]


async def test_others_cannot_act(visit: Callable[[], Browser]) -> None:
    """Neither a guest nor the other player can act for a seat."""
    anna, boris = await two(visit)
    guest = visit()
    guest.table = anna.table
    actor = await asked_of(anna, boris)
    other = boris if actor is anna else anna
    told = await actor.look()
    assert (await guest.act(told)).status_code == 403
    assert (await other.act(told)).status_code == 403
    wrong = await other.act(told | {"seat": (await other.look())["seat"]})
    assert wrong.status_code == 409


async def test_script_with_a_secret(visit: Callable[[], Browser]) -> None:
    """A stranger's bot plays over HTTP with the seat's secret alone."""
    owner, bot = visit(), visit()
    bot.table = await owner.open(**DUEL)
    response = await bot.client.post(
        f"{bot.table}/sit",
        json={"seat": 1, "name": "Robot", "word": ""},
        headers={"accept": "application/json"},
    )
    assert response.json() == {"go": bot.table}
    secret = bot.client.cookies["seats"].strip('"').partition(":")[2]
    bot.client.cookies.clear()
    bearer = {"authorization": f"Bearer {secret}"}
    told = (await bot.get(f"{bot.table}/view.json", headers=bearer)).json()
    assert told["seat"] == 1
    assert (await bot.look())["seat"] == -1


async def test_chat(visit: Callable[[], Browser]) -> None:
    """What people say is shown as text, never as code."""
    anna, boris = await two(visit)
    await anna.post(f"{anna.table}/chat", {"text": "<b>hello</b>"})
    page = (await boris.get(boris.table)).text
    assert "&lt;b&gt;hello" in page
    assert "<b>hello" not in page
    long = await anna.post(f"{anna.table}/chat", {"text": "a" * 2000})
    assert long.status_code >= 400


async def test_veil(visit: Callable[[], Browser]) -> None:
    """Two seats at one screen: nobody's hand is sent before the veil is lifted."""
    person = visit()
    table = await person.open(**HOT)
    veiled = (await person.get(table)).text
    assert 'id="veil" open' in veiled
    assert 'class="hand-card"' not in veiled
    told = await ready(person)
    shown = (await person.get(table, params={"seat": told["seat"]})).text
    assert 'id="veil" open' not in shown
    assert 'class="hand-card"' in shown


async def test_undo(visit: Callable[[], Browser]) -> None:
    """An undo at one screen needs nobody's consent; the journal is shorter after it."""
    person = visit()
    await person.open(**HOT)
    told = await ready(person)
    await person.act(told)
    after = await person.look(seat=int(str(told["seat"])))
    response = await person.post(f"{person.table}/undo", {"seat": str(told["seat"])})
    assert response.status_code == 303
    again = await person.look(seat=int(str(told["seat"])))
    assert again["version"] > after["version"]
    assert again["options"] == told["options"]


async def test_undo_needs_the_other(visit: Callable[[], Browser]) -> None:
    """After something came to light the other player is asked, and may refuse."""
    anna, boris = await two(visit)
    asked = 'name="agree"'
    for _ in range(60):
        actor = await asked_of(anna, boris)
        told = await actor.look()
        await actor.act(told, told["options"][-1]["word"])
        if "ask to undo" in (await actor.get(actor.table)).text:
            break
    other = boris if actor is anna else anna
    await actor.post(f"{actor.table}/undo", {"seat": str(told["seat"])})
    assert asked in (await other.get(other.table)).text
    seat = (await other.look())["seat"]
    answer = await other.post(f"{other.table}/undo-answer", {"seat": str(seat), "agree": "no"})
    assert answer.status_code == 303
    assert asked not in (await other.get(other.table)).text


async def test_stand_in_and_give_back(visit: Callable[[], Browser]) -> None:
    """A bot plays a seat for its player and gives it back."""
    anna, _ = await two(visit)
    seat = str((await anna.look())["seat"])
    assert (await anna.post(f"{anna.table}/stand-in", {"seat": seat})).status_code == 303
    assert "/give-back" in (await anna.get(anna.table)).text
    assert (await anna.post(f"{anna.table}/give-back", {"seat": seat})).status_code == 303
    assert "/give-back" not in (await anna.get(anna.table)).text


async def test_guests_change_nothing(visit: Callable[[], Browser]) -> None:
    """A guest may neither seat bots nor set the pace, undo or leave for others."""
    anna, _ = await two(visit)
    guest = visit()
    for deed, fields in (
        ("stand-in", {"seat": "0"}),
        ("give-back", {"seat": "0"}),
        ("pace", {"pace": "calm"}),
        ("undo", {"seat": "0"}),
        ("leave", {"seat": "0"}),
        ("fill", {"seat": "0"}),
    ):
        response = await guest.post(f"{anna.table}/{deed}", fields)
        assert response.status_code == 403, deed


async def test_fill_and_leave(person: Browser) -> None:
    """Before the start a seat can be left and filled with a bot."""
    table = await person.open(**DUEL)
    assert (await person.look())["stage"] == "open"
    assert (await person.post(f"{table}/fill", {"seat": "1"})).status_code == 303
    assert (await person.look())["stage"] == "playing"


async def test_whole_game_by_requests(visit: Callable[[], Browser]) -> None:
    """A game to the end; then its record verifies, replays, and can be branched and repeated."""
    person = visit()
    table = await person.open(**HOT)
    await play_out(person)
    page = (await person.get(table)).text
    assert 'class="verdict' in page
    kept = records.load((await person.get(f"{table}/record.json")).content)
    assert kept.replay().result == (await person.look())["result"]
    verified = (await person.get(f"{table}/verify")).text
    assert kept.seed in verified
    assert "as sealed" in verified
    replay = await person.get(f"{table}/replay", params={"step": "3", "seat": "1"})
    assert "hand-card" in replay.text
    seat, word = kept.decisions[2]
    names = (await person.look())["names"]
    before = kept.replay(upto=2)
    spoken = before.game.say(before, before.game.vocabulary.action(word), "en")
    assert f'title="{word}">{names[seat]}: {spoken}</p>' in replay.text
    parts = await person.get(
        f"{table}/replay", params={"step": "99999"}, headers={"accept": "application/json"}
    )
    assert parts.json()["step"] == len(kept.decisions)
    again = await person.post(f"{table}/again")
    assert again.status_code == 303
    assert again.headers["location"] != table
    branched = await person.post(f"{table}/branch", {"step": "2", "mine": "0"})
    assert branched.status_code == 303
    person.table = branched.headers["location"]
    assert (await person.look())["stage"] == "playing"


async def test_running_games_keep_their_secrets(visit: Callable[[], Browser]) -> None:
    """While a game runs nobody gets its seed, other eyes, or others' decisions."""
    anna, boris = await two(visit)
    kept = records.load((await anna.get(f"{anna.table}/record.json")).content)
    assert kept.seed == ""
    verify = await anna.get(f"{anna.table}/verify")
    assert verify.status_code == 409
    seat = (await boris.look())["seat"]
    replay = await anna.get(f"{anna.table}/replay", params={"seat": seat})
    own = (await anna.look())["seat"]
    assert f'<option value="{seat}"' not in replay.text.split('id="branch"')[0]
    assert f'<option value="{own}" selected' in replay.text.split('id="branch"')[0]


async def test_report(person: Browser) -> None:
    """A fault can be reported with one form."""
    table = await person.open(seat0="me", seat1="bot-random")
    response = await person.post(f"{table}/report", {"text": "the card fell"})
    assert response.status_code == 200


@pytest.mark.parametrize(("text", "value"), [("3", 3), ("", 7), ("x", 7), (None, 7), ("-1", -1)])
def test_number(text: str | None, value: int) -> None:
    """A field that is no number counts as not given."""
    assert number(text, 7) == value


@pytest.mark.parametrize(
    ("result", "said", "colour"),
    [
        ([1.0, 1.0], "You all win", "won"),
        ([0.0, 0.0], "You all lose", "lost"),
        ([0.5, 0.5], "A draw", "draw"),
        ([1.0, 0.0], "You win", "won"),
        ([0.0, 1.0], "You lose", "lost"),
    ],
)
def test_a_result_in_words(result: list[float], said: str, colour: str) -> None:
    """What all share is a win, a loss or a draw; else each reads the own result."""
    say = functools.partial(house_texts().say, args={}, language="en")
    place: Any = types.SimpleNamespace(visitor=types.SimpleNamespace(say=say), seat=0, held=[0])
    assert table._verdict(place, result) == said
    assert table._colour(place, result) == colour
