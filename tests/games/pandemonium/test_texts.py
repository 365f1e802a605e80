"""Every button, prompt, journal entry and refusal of Pandemonium has its words, and only once."""

from __future__ import annotations

import ast
import collections
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dreadhouse
from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.creatures.evil import evil_barricade_falls
from dreadhouse.kernel.frames import Ask
from dreadhouse.kernel.text import LANGUAGES
from tests.games.pandemonium.evening import evening

FOLDER = Path(dreadhouse.__file__).parent / "games/pandemonium"
RULE = re.compile(r"(PAN|DIA)-\d+")


def functions() -> Iterator[ast.FunctionDef]:
    """Every function of the game."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node


def strings(node: ast.AST) -> Iterator[str]:
    """Every string in a piece of source."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def told_ids() -> set[str]:
    """The ids that are told by name: the first argument of each `tell` and `whisper`."""
    found = set()
    for function in functions():
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ("tell", "whisper") and node.args:
                    found |= {
                        id for id in strings(node.args[0]) if re.fullmatch("[a-z-]+[a-z]", id)
                    }
    return found


def refusals() -> set[str]:
    """The rules that refuse an action, from the functions that say so."""
    found = set()
    for function in functions():
        if function.name == "forbids" or function.name.startswith("why_"):
            body = ast.Module(body=function.body[1:], type_ignores=[])
            found |= {text for text in strings(body) if RULE.fullmatch(text)}
    return found


def asks(kind: type[Ask] = Ask) -> Iterator[type[Ask]]:
    """Every question of the game."""
    for each in kind.__subclasses__():
        if "games.pandemonium" in each.__module__:
            yield each
        yield from asks(each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_journal_entry_has_words(language: str) -> None:
    """Also those that random play hardly ever meets, such as a helicopter that lands."""
    ids = told_ids()
    assert {"helicopter-lands", "evil-one-invoked", "rolls", "die-falls", "your-pact"} <= ids
    assert [id for id in sorted(ids) if not GAME.texts.has(id, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words_for_who_answers_and_who_waits(language: str) -> None:
    """One line each; `Pick` itself is never asked."""
    names = {ask.__name__ for ask in asks()} - {"Pick"}
    assert {"Act", "Offer", "EvilAction", "FoeWay", "KeepOne"} <= names
    ids = [f"{part}-{name}" for name in sorted(names) for part in ("ask", "wait")]
    assert [id for id in ids if not GAME.texts.has(id, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_button(language: str) -> None:
    """Whatever a frame calls it, there is a word for it anywhere."""
    verbs = [GAME.vocabulary.verb(action) for action in range(GAME.vocabulary.size)]
    ids = [f"do-{verb}" for verb in dict.fromkeys(verbs)]
    assert [id for id in ids if not GAME.texts.has(id, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_why(language: str) -> None:
    """In one sentence, and the rule exists."""
    rules = refusals() | {"DIA-29", "DIA-65", "DIA-116"}
    assert {"PAN-132", "PAN-553", "DIA-92", "DIA-130"} <= rules
    assert [rule for rule in sorted(rules) if rule not in GAME.rulebook.by_id] == []
    assert [rule for rule in sorted(rules) if not GAME.texts.has(f"why-{rule}", language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    """Where two files name one id, one of the two is never read."""
    found: collections.Counter[str] = collections.Counter()
    for path in (FOLDER / "text").glob(f"{language}*.ftl"):
        found.update(re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.M))
    assert [id for id, times in found.items() if times > 1] == []


def test_russian_calls_things_by_one_name() -> None:
    """The words that the cards and the board use, and none of those they replace."""
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / "text").glob("ru*.ftl"))
    other = (
        r"(?i)\b(договор(а|ы|ов)?|твар(ь|и|ей)|персонаж(а|и|ей)?|кубик(а|и|ов)?|активност[ьи])\b"
    )
    assert [match.group() for match in re.finditer(other, text)] == []


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("dash e", "Dash through the window to A44: −1 Life"),
        ("attack psycho_2", "Attack Psycho 2 in A43"),
        ("move a42", "Go to A42"),
        ("pick_up battery", "Pick up the Battery"),
        ("buy calm", "1 Soul against 1 Fear"),
        ("exchange doctor", "Exchange Items with the Doctor"),
    ],
)
def test_buttons_name_what_they_are_about(word: str, said: str) -> None:
    """A way by what it leads through, and the price; a creature by its kind and place."""
    e = evening("flat_battery", "soldier", "doctor").put("soldier", "a43").foe("psycho_2", "a43")
    s = e.begin("soldier").s
    assert GAME.say(s, GAME.vocabulary.action(word), "en") == said


def test_an_exit_goes_by_its_space() -> None:
    """It has no second one; its boards are named on the button and when they fall."""
    e = evening("someone_is_knocking", "soldier", "doctor", rolls="3").put("soldier", "a12")
    s = e.arm("soldier", "chainsaw").begin("soldier").s
    assert GAME.say(s, GAME.vocabulary.action("assault a12 n"), "en") == (
        "Attack the Evil Barricade on A12"
    )
    evil_barricade_falls(s, e.edge("a12-north"), e.cell("a12"))
    event = next(event for event in s.journal(-1) if event.id == "evil-barricade-falls")
    assert GAME.tell(event.id, event.args, "en", []) == "The Evil Barricade on A12 is destroyed."
