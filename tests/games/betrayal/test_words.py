"""The words of Betrayal's rules: a text for every button, question, event and refusal."""

from __future__ import annotations

import importlib
import pkgutil
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from dreadhouse.games import betrayal
from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.rules.printed import CARDS, TOKENS
from dreadhouse.games.betrayal.rules.turn import Act
from dreadhouse.games.betrayal.rules.words import VERBS
from dreadhouse.games.betrayal.spoken import tokens_held
from dreadhouse.games.betrayal.state import Night
from dreadhouse.kernel.frames import Ask
from dreadhouse.kernel.text import LANGUAGES

NAMES = ["Ada", "Ilya", "Noor", "Marta", "Константин", "Zoë"]
FOLDERS = ("rules", "cards", "haunts")
BASES = {"Ask", "Pick"}
TOLD = re.compile(r'(?:tell|whisper)\(\s*"([a-z-]+)"')
RARE: dict[str, dict[str, Any]] = {
    "rolls": {"seat": 0, "kind": 0, "faces": [], "total": 8},
    "brought-back": {"seat": 1},
    "token-put": {"thing": "keystone", "room": 3},
    "monster-comes": {"monster": 0, "kind": "gloam", "room": 7},
    "zone-hurts": {"seat": 0, "zone": "fire"},
    "game-over": {"winner": "single"},
}


def frames() -> set[str]:
    """The names of all questions that the rules, the cards and the haunts ask."""
    for folder in FOLDERS:
        package = importlib.import_module(f"{betrayal.__name__}.{folder}")
        for module in pkgutil.iter_modules(package.__path__):
            importlib.import_module(f"{package.__name__}.{module.name}")
    return {
        kind.__name__ for kind in kinds_of(Ask) if kind.__module__.startswith(betrayal.__name__)
    } - BASES


def kinds_of(base: type[Ask]) -> Iterator[type[Ask]]:
    """Every class below another."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def told() -> set[str]:
    """The ids of the journal in the source."""
    files = [path for folder in FOLDERS for path in (GAME.folder / folder).glob("*.py")]
    return {id for path in files for id in TOLD.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_verb_and_event_has_its_words(language: str) -> None:
    """And no question is answered that nobody asks."""
    asked = frames()
    due = {f"{word}-{frame}" for frame in asked for word in ("ask", "wait")}
    due |= {f"do-{verb}" for verb, _ in VERBS} | told()
    known = set(GAME.texts.ids(language))
    assert due <= known, sorted(due - known)
    assert {id[4:] for id in known if id.startswith("ask-")} == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_token_of_a_haunt_has_a_title(language: str) -> None:
    """Tokens of one kind are counted, so that no two buttons read alike."""
    cards = [card for card in range(CARDS) if card < TOKENS or card in tokens_held()]
    titles = [GAME.argument("card", card, language, GAME.texts) for card in cards]
    assert len(set(titles[TOKENS:])) == len(titles[TOKENS:]) > 50
    assert all(titles)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["room-name", "in-room", "to-room"])
def test_every_room_has_a_form_of_its_own(language: str, form: str) -> None:
    """In Russian each room says where and where to in its own case."""
    said = {GAME.texts.say(form, {"room": room}, language) for room in printed().rooms}
    assert len(said) == len(printed().rooms)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", RARE)
def test_what_is_seldom_told_reads_well(id: str, language: str) -> None:
    """Sentences that a few random nights may never tell."""
    for seat in (-1, 0, 1):
        text = GAME.tell(id, RARE[id], language, NAMES, seat)
        assert text.endswith("."), text
        assert not re.search("none|[{}]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_night_says_why(language: str) -> None:
    """Whatever is not offered in a turn is refused by a rule that has a sentence."""
    chance = random.Random("refusals")
    refused: set[str] = set()
    for haunt in (1, 3, 9, 12):
        s = GAME.start(4, {"chosen_haunt": haunt}, chance.randbytes(32))
        assert isinstance(s, Night)
        while s.result is None:
            frame = s.stack[-1]
            if isinstance(frame, Act) and chance.random() < 0.05:
                refused |= refusals(s, frame)
            seat = s.to_act[0]
            s.apply(chance.choice(s.options(seat)), seat)
    assert len(refused) > 20
    for rule in refused:
        assert GAME.texts.say(f"why-{rule}", {}, language), rule


def refusals(s: Night, frame: Act) -> set[str]:
    """The rules that forbid everything that is not offered."""
    offered = set(frame.options(s))
    return {
        frame.forbids(s, action) for action in range(GAME.vocabulary.size) if action not in offered
    }


def test_every_refusal_cites_a_rule_of_the_books() -> None:
    """No sentence for a rule that is not there."""
    for id in GAME.texts.ids("en"):
        if id.startswith("why-"):
            assert id.removeprefix("why-") in GAME.rulebook.by_id, id
