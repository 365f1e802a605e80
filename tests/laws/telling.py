"""Law 7 as questions: everything that players read is there in both languages, without a gap."""

from __future__ import annotations

import itertools
import random
from typing import Any
from xml.etree import ElementTree

from fluent.syntax import FluentParser, ast

from dreadhouse.kernel.game import Game
from dreadhouse.kernel.journal import Event
from dreadhouse.kernel.state import State
from dreadhouse.kernel.text import LANGUAGES
from tests.laws.walk import viewers, walk

NAMES = ["Ada", "Boris", "Clara", "Dmitri", "Edith", "Fyodor"]
GAPS = ("{", "}", "None", "???")


class Said:
    """What has been rendered so far, so that the same sentence is not built again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.done: set[str] = set()

    def action(self, state: State, action: int) -> None:
        """A button reads well in both languages."""
        key = f"{type(state.stack[-1]).__name__} {action}"
        if key not in self.done:
            self.done.add(key)
            for language in LANGUAGES:
                reads_well(self.game.say(state, action, language), key)

    def message(self, id: str, args: dict[str, Any], seat: int) -> None:
        """A sentence reads well in both languages for its reader."""
        key = f"{id} {sorted(args.items(), key=str)} {seat}"
        if key not in self.done:
            self.done.add(key)
            for language in LANGUAGES:
                reads_well(self.game.tell(id, args, language, NAMES, seat), key)

    def prompts(self, state: State) -> None:
        """What the asked seats and the others read while the table waits."""
        for seat in viewers(state):
            view = state.view(seat)
            ask = view["ask"]
            if ask["asked"]:
                self.message(f"ask-{ask['frame']}", ask["about"], seat)
            else:
                waited = view["to_act"]
                args = {"seat": waited[0]} if waited else {}
                self.message(f"wait-{ask['frame']}", args, seat)


def reads_well(text: str, what: str) -> None:
    """A sentence with something in it and no sign of a missing argument."""
    assert text.strip(), f"{what} says nothing"
    assert not any(gap in text for gap in GAPS), f"{what} has a gap: {text!r}"


def everything_can_be_said(game: Game, number: int, said: Said) -> None:
    """Every action, prompt and journal message of a walk renders in both languages."""
    heard: Event | None = None
    for state in walk(game, number, journal=True):
        if state.result is None:
            for seat in state.to_act:
                for action in state.options(seat):
                    said.action(state, action)
            said.prompts(state)
        for event in since(state.log, heard):
            assert event.rule in game.rulebook.by_id, f"{event.id} cites {event.rule}"
            for seat in viewers(state):
                if event.is_for(seat):
                    said.message(event.id, event.args, seat)
        heard = state.log


def since(last: Event | None, heard: Event | None) -> list[Event]:
    """The events after one that was heard already."""
    found: list[Event] = []
    while last is not heard and last is not None:
        found.append(last)
        last = last.before
    return found


def table_is_drawn(game: Game, number: int, every: int = 300) -> None:
    """Now and then the table is drawn for every seat and a spectator in both languages."""
    chance = random.Random(number)
    for state in walk(game, number):
        if (state.result is not None and number % 4 == 0) or chance.random() * every < 1:
            for seat, language in itertools.product(viewers(state), LANGUAGES):
                is_drawn(game, state.view(seat), language)


def is_drawn(game: Game, view: dict[str, Any], language: str) -> None:
    """Board and hand are well-formed drawings, and the table reads well as plain text."""
    drawing = ElementTree.fromstring(game.draw(view, language))
    assert drawing.tag.endswith("svg"), drawing.tag
    for _, title, card in game.hold(view, language):
        reads_well(title, "a card in hand")
        assert ElementTree.fromstring(card).tag.endswith("svg"), title
    if game.plain is not None:
        reads_well(game.plain(view, language), "the table as text")


def shapes(game: Game, language: str) -> dict[str, set[str]]:
    """Every message, term and attribute of a language with the arguments it asks for.

    A message that refers to another one asks for the other's arguments as well.
    """
    found: dict[str, set[str]] = {}
    others: dict[str, set[str]] = {}
    for path in sorted((game.folder / "text").glob(f"{language}*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                named = {entry.id.name: entry.value}
                for attribute in entry.attributes:
                    named[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
                found.update((name, wanted(value)) for name, value in named.items())
                others.update((name, referred(value)) for name, value in named.items())
    return {name: with_others(name, found, others) for name in found}


def with_others(name: str, found: dict[str, set[str]], others: dict[str, set[str]]) -> set[str]:
    """The arguments of a message and of all that it refers to."""
    inner = [with_others(other, found, others) for other in others[name] if other in found]
    return found[name].union(*inner)


def referred(node: Any) -> set[str]:
    """The messages of the same language that a piece of a message refers to."""
    if isinstance(node, ast.MessageReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(referred(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(referred(item) for item in node))
    return set()


def wanted(node: Any) -> set[str]:
    """The arguments that a piece of a message asks for."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(wanted(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(wanted(item) for item in node))
    return set()
