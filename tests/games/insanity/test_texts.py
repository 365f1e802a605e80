"""The words of Insanity: complete, alike in both languages, and true to the cards."""

from __future__ import annotations

import pathlib
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dreadhouse import games
from dreadhouse.games.insanity.content import faces
from dreadhouse.games.insanity.state import STEPS
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Ask
from dreadhouse.kernel.state import State
from dreadhouse.kernel.text import LANGUAGES

GAME = games.load("insanity")
NAMES = ["Ada", "Ilya"]
READERS = (-1, 0, 1)


def cards() -> Iterator[dict[str, Any]]:
    """Every row of the card files."""
    for path in sorted((GAME.folder / "content").glob("*.toml")):
        yield from tomllib.loads(path.read_text(encoding="utf-8"))["card"]


class Mentions(Visitor):
    """Collects the arguments that a message mentions; `$seat-is` counts as `$seat`."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """One mention."""
        self.arguments.add(node.id.name.removesuffix("-is"))


def arguments(language: str) -> dict[str, set[str]]:
    """Every message and attribute of a language with the arguments it mentions."""
    found: dict[str, set[str]] = {}
    for path in sorted((GAME.folder / "text").glob(f"{language}*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for name, pattern in patterns(entry):
                    assert name not in found, f"{path.name} says {name} twice"
                    mentions = Mentions()
                    mentions.visit(pattern)
                    found[name] = mentions.arguments
    return found


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """A message's text and its attributes, each with its full name."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def numbers(text: str) -> list[str]:
    """The numbers of a sentence, in order of size."""
    return sorted(re.findall(r"\d+", text))


def amounts(part: Any) -> Iterator[int]:
    """Every amount and count in a card's parts, however deep they lie."""
    if isinstance(part, list):
        for item in part:
            yield from amounts(item)
    elif isinstance(part, dict):
        yield from (part[key] for key in ("amount", "count", "least") if key in part)
        yield from amounts([value for value in part.values() if isinstance(value, list)])


def ids_in_rules(root: pathlib.Path) -> set[str]:
    """The ids of all journal entries, omens and reasons for passing in the rules' code."""
    folder = root / "src" / "dreadhouse" / "games" / "insanity"
    told = re.compile(r'(?:tell|whisper|append)\(\s*\[?"([a-z-]+)"|"(passed-[a-z]+)"')
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for id, reason in told.findall(path.read_text(encoding="utf-8")):
            found.add(id or reason)
    return found


def questions(kind: type[Ask] = Ask) -> Iterator[str]:
    """The names of all frames in which Insanity asks a player."""
    for below in kind.__subclasses__():
        if below.__module__.startswith("dreadhouse.games.insanity"):
            yield below.__name__
        yield from questions(below)


def test_both_languages_hold_the_same_messages() -> None:
    """No message is missing, doubled or unreadable in either language."""
    assert GAME.texts.bundles.keys() == set(LANGUAGES)
    assert arguments("en").keys() == arguments("ru").keys()


def test_both_languages_mention_the_same_arguments() -> None:
    """A translation drops no name and no number."""
    russian = arguments("ru")
    differing = {
        name: (mentioned, russian[name])
        for name, mentioned in arguments("en").items()
        if mentioned != russian[name]
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_worded_with_its_numbers(language: str) -> None:
    """A card face names every amount that its row holds."""
    for card in cards():
        effect = GAME.texts.say(f"card-{card['id']}.effect", {}, language)
        wanted = {str(amount) for amount in amounts(card)}
        if "unblocked" in card:
            wanted.add(str(card["unblocked"]))
        assert wanted <= set(numbers(effect)), f"{card['id']} says: {effect}"


def test_card_faces_name_the_same_numbers_in_both_languages() -> None:
    """No number differs between the English and the Russian card."""
    for card in cards():
        english, russian = (
            GAME.texts.say(f"card-{card['id']}.effect", {}, language) for language in LANGUAGES
        )
        assert numbers(english) == numbers(russian), card["id"]


def test_no_two_cards_share_a_title() -> None:
    """Buttons and journal name each card without doubt."""
    for language in LANGUAGES:
        titles = [GAME.texts.say(f"card-{card['id']}", {}, language) for card in cards()]
        assert len(set(titles)) == len(titles) == 99


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_steps_and_options_have_names(language: str) -> None:
    """Whatever the table shows by name has one."""
    kinds = {f"kind-{card['kind']}" for card in cards()}
    steps = {f"step-{step}" for step in STEPS}
    options = {f"option-{option.id}" for option in GAME.options}
    about = {f"{option}.about" for option in options}
    for id in kinds | steps | options | about | {"game-title", "game-tagline", "game-blurb"}:
        assert GAME.texts.say(id, {}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_question_is_worded(language: str) -> None:
    """Every button, every prompt and every line for those who wait exists."""
    wanted = {f"do-{verb}" for verb, _ in GAME.vocabulary.verbs}
    for name in questions():
        wanted |= {f"ask-{name}", f"wait-{name}"}
    assert {id for id in wanted if not GAME.texts.has(id, language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_on_playing_says_why_not(language: str) -> None:
    """A card that cannot be played for its own text, or another's, says so."""
    bans = {f"why-{card['rule']}" for card in cards() if "play_if" in card}
    bans |= {f"why-INS-{face.rule}" for face in faces() if any(map(face.bans_playing, faces()))}
    bans |= {f"why-INS-{number}" for number in (52, 54, 58, 62, 75, 76, 77, 99, 105, 134, 217, 231)}
    assert len(bans) > 15
    assert {id for id in bans if not GAME.texts.has(id, language)} == set()


def test_every_journal_entry_is_worded(root: pathlib.Path) -> None:
    """Whatever the rules tell or whisper has its sentence."""
    told = ids_in_rules(root)
    assert {"plays", "omen-toll", "passed-order"} <= told
    for language in LANGUAGES:
        assert {id for id in told if not GAME.texts.has(id, language)} == set()


@pytest.mark.parametrize("number", range(6))
def test_a_whole_game_can_be_told(number: int) -> None:
    """Prompts, buttons, refusals, omens and the journal of random games read well for everyone."""
    state = GAME.start(seats=2, options={}, seed=bytes([number]) * 32, journal=True)
    dice = Dice(bytes([number + 100]) * 32)
    while state.result is None:
        speak(state)
        state.apply(dice.pick(state.options(state.seat)), state.seat)
    for reader in READERS:
        for event in state.journal(reader):
            for language in LANGUAGES:
                sound(GAME.tell(event.id, event.args, language, NAMES, reader))
                assert event.rule in GAME.rulebook.by_id


def speak(state: State) -> None:
    """Say everything that the page says about one question."""
    seat = state.seat
    view = state.view(seat)
    ask, table = view["ask"], view["table"]
    for language in LANGUAGES:
        sound(GAME.tell(f"ask-{ask['frame']}", ask["about"], language, NAMES, seat))
        sound(GAME.tell(f"wait-{ask['frame']}", {"seat": seat}, language, NAMES, 1 - seat))
        for action in ask["options"]:
            sound(GAME.say(state, action, language))
        for id, about in table["omens"]:
            sound(GAME.tell(id, about, language, NAMES, seat))
        for _, rule in table["why_not"]:
            sound(GAME.texts.say(f"why-{rule}", {}, language))


def sound(sentence: str) -> None:
    """A sentence says something and leaves no brace, blank or empty name behind."""
    assert sentence.strip() == sentence
    assert sentence
    assert not re.search(r"[{}$]|  |\b[Nn]one\b|«»|^:", sentence), sentence
