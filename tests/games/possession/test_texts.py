"""The words of The Possession: complete, alike in both languages, and true to the game."""

from __future__ import annotations

import ast as python
import pathlib
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dreadhouse.games.possession import GAME
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.picture import CARD_ICONS, ICONS
from dreadhouse.games.possession.rules.rolling import WHATS
from dreadhouse.games.possession.spoken import card_kind, page_number
from dreadhouse.games.possession.state import COLOURS, PARTS, PHASES
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Ask, AskAll
from dreadhouse.kernel.state import State
from dreadhouse.kernel.text import LANGUAGES

NAMES = ["Ada", "Ilya", "Noor", "Marta", "Константин"]


class Mentions(Visitor):
    """Collects the arguments that a message mentions; `$seat-is` counts as `$seat`."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """One mention."""
        self.arguments.add(node.id.name.removesuffix("-is"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """A room's or Part's form stands for the argument it is about."""
        forms = {"to-room": "room", "in-room": "room", "room-name": "room"}
        named = {"other-room-name": "other_room", "part-name": "part", "colour-name": "colour"}
        self.arguments.add((forms | named).get(node.id.name, node.id.name))


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


def told_in_rules(root: pathlib.Path) -> set[str]:
    """The ids of all journal entries in the rules' code, built ones by their beginning."""
    found: set[str] = set()
    for path in sorted((root / "src/dreadhouse/games/possession/rules").glob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Attribute):
                if node.func.attr in ("tell", "whisper"):
                    found |= literals(node.args[0])
    return found


def literals(node: python.expr) -> set[str]:
    """The words that an expression for an id may become."""
    if isinstance(node, python.IfExp):
        return literals(node.body) | literals(node.orelse)
    return (
        {node.value} if isinstance(node, python.Constant) and isinstance(node.value, str) else set()
    )


def questions(kind: type[Ask] | type[AskAll]) -> Iterator[str]:
    """The names of all frames in which the night asks a player."""
    for below in kind.__subclasses__():
        if below.__module__.startswith("dreadhouse.games.possession"):
            yield below.__name__
        yield from questions(below)


def forbidding_rules(root: pathlib.Path) -> set[str]:
    """The numbers of rules that a predicate returns for what the page shows as impossible."""
    shown = ("moving", "searching", "rooms", "special_rooms", "burning", "using")
    found: set[str] = set()
    for name in shown:
        path = root / f"src/dreadhouse/games/possession/rules/{name}.py"
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.FunctionDef) and node.name.endswith("_ban"):
                for part in python.walk(node):
                    if isinstance(part, python.Return) and part.value is not None:
                        found |= {
                            f"POS-{number.value}"
                            for number in python.walk(part.value)
                            if isinstance(number, python.Constant)
                            and isinstance(number.value, int)
                            and number.value > 99
                        }
    return found


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
def test_every_card_and_chip_is_worded_and_drawn(language: str) -> None:
    """All 52 have a title and an effect, and no two kinds share a title."""
    kinds = {card_kind(card) for card in range(52)}
    for card in range(52):
        id = f"card-{card_kind(card)}"
        for message in (id, f"{id}.effect"):
            assert GAME.texts.say(message, {"number": page_number(card)}, language)
    titles = {GAME.texts.say(f"card-{kind}", {"number": 1}, language) for kind in kinds}
    assert len(titles) == len(kinds)
    assert kinds == CARD_ICONS.keys()


def test_card_faces_name_the_same_numbers_in_both_languages() -> None:
    """No number differs between the English and the Russian card."""
    for card in range(52):
        id = f"card-{card_kind(card)}.effect"
        english, russian = (
            sorted(re.findall(r"\d+", GAME.texts.say(id, {"number": 1}, language)))
            for language in LANGUAGES
        )
        assert english == russian, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_table_names_has_a_name(language: str) -> None:
    """Rooms, Parts, colours, phases, icons, rolls and options."""
    say = GAME.texts.say
    names = {say("room-name", {"room": room}, language) for room in printed().rooms}
    assert len(names) == len(printed().rooms)
    assert len({say("part-name", {"part": part}, language) for part in PARTS}) == len(PARTS)
    assert len({say("colour-name", {"colour": one}, language) for one in COLOURS}) == len(COLOURS)
    wanted = {f"phase-{phase}" for phase in PHASES} | {f"roll-{what}" for what in WHATS}
    wanted |= {f"icon-{icon}" for icon in ICONS} | {f"icon-{icon}.about" for icon in ICONS}
    wanted |= {f"option-{option.id}" for option in GAME.options}
    wanted |= {f"option-{option.id}.about" for option in GAME.options}
    wanted |= {"game-title", "game-tagline", "game-blurb", "status", "status-turn"}
    assert {id for id in wanted if not GAME.texts.has(id, language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_question_is_worded(language: str) -> None:
    """Every button, every prompt and every line for those who wait exists."""
    wanted = {f"do-{verb}" for verb, _ in GAME.vocabulary.verbs} | {"wait-Settling"}
    asked = {*questions(Ask), *questions(AskAll)}
    assert {"Act", "Hunt", "ChooseChip", "ShowPages"} <= asked
    for name in asked:
        wanted |= {f"ask-{name}", f"wait-{name}"}
    assert {id for id in wanted if not GAME.texts.has(id, language)} == set()


def test_every_journal_entry_is_worded(root: pathlib.Path) -> None:
    """Whatever the rules tell or whisper has its sentence."""
    told = told_in_rules(root)
    assert {"moves", "loses-life", "bars", "unbars", "sees-cards-hidden"} <= told
    told |= {"ends-possessed", "ends-round-limit", "passed"}
    for language in LANGUAGES:
        assert {id for id in told if not GAME.texts.has(id, language)} == set()


def test_every_refusal_says_why(root: pathlib.Path) -> None:
    """Each rule by which a door, room, icon or card is refused has its reason in words."""
    rules = forbidding_rules(root)
    assert {"POS-149", "POS-165", "POS-191", "POS-291"} <= rules
    for language in LANGUAGES:
        assert {rule for rule in rules if not GAME.texts.has(f"why-{rule}", language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_reads_well_outside_any_game(language: str) -> None:
    """All 671 buttons can be worded, seats by their names."""
    state = GAME.start(seats=5, options={}, seed=bytes(32))
    for action in range(GAME.vocabulary.size):
        sound(GAME.say(state, action, language, NAMES))
    attack = GAME.vocabulary.action("attack 4")
    assert "Константин" in GAME.say(state, attack, language, NAMES)
    bite = GAME.vocabulary.action("bite left_leg 2")
    assert "Noor" in GAME.say(state, bite, language, NAMES)


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_whole_night_can_be_told(seats: int) -> None:
    """Prompts, buttons, refusals, hints and the journal read well for everyone."""
    options = {"armed_possessed": True, "round_limit": 12}
    state = GAME.start(seats=seats, options=options, seed=bytes([seats]) * 32, journal=True)
    dice = Dice(bytes([seats + 100]) * 32)
    while state.result is None:
        speak(state)
        state.apply(dice.pick(state.options(state.seat)), state.seat)
    for reader in range(-1, seats):
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
        sound(GAME.tell(f"wait-{ask['frame']}", {"seat": seat}, language, NAMES, -1))
        for action in ask["options"]:
            sound(GAME.say(state, action, language, NAMES))
        for id, about in table["omens"]:
            sound(GAME.tell(id, about, language, NAMES, seat))
        for _, rule in table["why_not"]:
            sound(GAME.texts.say(f"why-{rule}", {}, language))


def sound(sentence: str) -> None:
    """A sentence says something and leaves no brace, id, blank or empty name behind."""
    assert sentence.strip() == sentence
    assert sentence
    assert not re.search(r"[{}$_]|  |\b[Nn]one\b|«»|^:|\n", sentence), sentence
