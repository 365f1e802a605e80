"""Things to read: rules by id or words, and the story of a record."""

from __future__ import annotations

import itertools
import pathlib

import click

from dreadhouse import games
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.record import Record
from dreadhouse.kernel.rulebook import Example, Rule
from dreadhouse.kernel.state import SPECTATOR, State
from dreadhouse.kernel.text import Texts
from dreadhouse.terminal import tables
from dreadhouse.terminal.screen import Screen

TEXTS = Texts(pathlib.Path(__file__).parent / "text")


def show_games(language: str) -> None:
    """One line about each game of the house, and its tagline."""
    for name in games.shelf():
        game = games.load(name)
        seats = _span(game.seats[0], game.seats[-1])
        about = {"title": game.title(language), "seats": seats, "minutes": _span(*game.minutes)}
        click.echo(f"{name:13} {TEXTS.say('game-line', about, language)}")
        face = game.face(language) if game.face is not None else None
        tagline = face.blurb if face else game.texts.say("game-tagline", {}, language)
        click.echo(f"{'':14}{tagline}")


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}-{most}"


def show_rules(game: Game, words: tuple[str, ...], id: str | None) -> None:
    """One rule or example by its id, or the rules that hold all the words, by chapter."""
    if id is not None:
        _show_one(game, id.upper())
        return
    wanted = [word.casefold() for word in words]
    found = [rule for rule in game.rulebook.rules if _holds(rule, wanted)]
    if not found:
        raise GameError(f"no rule of {game.name} holds {' '.join(words)!r}: try fewer words")
    screen = Screen()
    for chapter, rules in itertools.groupby(found, key=lambda rule: rule.chapter):
        screen.rule_off(chapter)
        for rule in rules:
            _show_rule(screen, rule)


def _holds(rule: Rule, wanted: list[str]) -> bool:
    text = f"{rule.id} {rule.chapter} {rule.text}".casefold()
    return all(word in text for word in wanted)


def _show_one(game: Game, id: str) -> None:
    screen = Screen()
    examples = {example.id: example for example in game.rulebook.examples}
    if id in examples:
        _show_example(screen, examples[id])
        return
    if id not in game.rulebook.by_id:
        raise GameError(f"the rulebook of {game.name} has no rule {id}: search it by words")
    _show_rule(screen, game.rulebook.by_id[id])


def _show_rule(screen: Screen, rule: Rule) -> None:
    screen.tell(f"{rule.id}  {rule.text.replace('*', '')}", rule.source, 1)


def _show_example(screen: Screen, example: Example) -> None:
    screen.tell(f"{example.id}  Given: {example.given}", "", 1)
    screen.tell(f"Choices: {example.choices}", "", 3)
    screen.tell(f"Expected: {example.expected}", ", ".join(example.rules), 3)


def show_replay(record: Record, at: int | None, seat: int, language: str) -> None:
    """The story up to a decision as one seat saw it, and the table at that moment."""
    if not SPECTATOR <= seat < record.seats:
        raise BadOption(f"the record has seats 0 to {record.seats - 1}: choose one, or -1")
    if at is not None and at > len(record.decisions):
        raise BadOption(f"the record has {len(record.decisions)} decisions: --at goes up to that")
    screen = Screen()
    names = [TEXTS.say("seat-number", {"number": n + 1}, language) for n in range(record.seats)]
    told = 0
    for number, state in enumerate(record.steps(journal=True, upto=at)):
        if number:
            actor, word = record.decisions[number - 1]
            screen.show(click.style(f"{number:4}  {names[actor]}: {word}", bold=True))
        told = _tell_new(screen, state, told, seat, names, language)
    screen.show()
    screen.show(tables.written(state.game, state, seat, language, screen.width, names))


def _tell_new(
    screen: Screen, state: State, told: int, seat: int, names: list[str], language: str
) -> int:
    """Tell the journal from where it was left; how far it is told now."""
    entries = state.journal(seat)
    for event in entries[told:]:
        sentence = state.game.tell(event.id, event.args, language, names, seat)
        screen.tell(sentence, event.rule, 6)
    return len(entries)
