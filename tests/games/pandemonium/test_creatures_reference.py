"""Creatures' movement against the plain reference, on random tables: every question, every step."""

from __future__ import annotations

import copy
import random

import pytest

from dreadhouse.games.pandemonium.rules.printed import BOSSES, EVIL_ALLIES, Printed
from dreadhouse.games.pandemonium.state import TILES
from tests.games.pandemonium.boards import as_ground, cell, random_letters, random_openings
from tests.games.pandemonium.reference import Board, Friend, Monster, Person, Round, Turn
from tests.games.pandemonium.tables import DOORS, Table, printed_figures
from tests.rules import rule

POWERS = {
    "lurker": {"ambush"},
    "mother_moth": {"moth"},
    "stalker": {"stalker"},
    "wrecker": {"wrecker"},
    "night_warden": {"warden"},
}
HEROES = [
    "soldier",
    "doctor",
    "preacher",
    "fury",
    "geek",
    "huntress",
    "mechanic",
    "dancer",
]


def random_spaces(chance: random.Random, board: Board) -> list[str]:
    """All spaces, or those of two tiles only, so that figures crowd together."""
    tiles = chance.choice((board.letters, "".join(chance.sample(board.letters, 2))))
    return [space for space in board.spaces() if space[0] in tiles]


def random_board(chance: random.Random) -> Board:
    """Openings, characters, allies, foes of every kind, and now and then extra Activity."""
    board = Board(random_letters(chance))
    random_openings(chance, board)
    spaces = random_spaces(chance, board)
    for name in chance.sample(HEROES, chance.choice((0, 1, 2, 3, 5, 5))):
        at = chance.choice(spaces)
        board.people.append(Person(name, at, chance.randint(4, 5), chance.randint(1, 2)))
    for name in chance.sample(["ally_janitor", "ally_runaway_kid", "ally_athlete"], 3):
        if chance.random() < 0.4:
            is_shy = name == "ally_runaway_kid"
            board.friends.append(Friend(name, chance.choice(spaces), is_shy))
    if chance.random() < 0.3:
        board.extra[chance.choice(board.letters)] = chance.randint(1, 3)
    if chance.random() < 0.2:
        board.decoys.add(chance.choice(board.letters))
    board.monsters = random_monsters(chance, board)
    return board


def random_monsters(chance: random.Random, board: Board) -> list[Monster]:
    """Several foes; breeds are the most frequent, and often of one kind."""
    numbers = set(chance.sample(range(EVIL_ALLIES), chance.randint(1, 4)))
    first = chance.randrange(11) * 4
    numbers |= set(range(first, first + chance.randint(1, 4)))
    numbers |= set(chance.sample(range(EVIL_ALLIES, BOSSES + 4), chance.randint(0, 3)))
    order = sorted(numbers)
    chance.shuffle(order)
    return [monster(number, chance.choice(board.spaces())) for number in order]


def monster(number: int, at: str) -> Monster:
    """A foe with its printed values, as the reference knows it."""
    printed = Table().printed
    name = printed.figures[number]
    kind = "breed" if number < EVIL_ALLIES else "ally" if number < BOSSES else "boss"
    return Monster(
        name,
        at,
        breed=name.rstrip("_1234"),
        kind=kind,
        agility=printed.quickness[number],
        mobility=printed.mobility[number],
        perception=printed.perception[number],
        doors="break" if name == "foreman" else DOORS[printed.doors[number]],
        powers=POWERS.get(name.rstrip("_1234"), set()),
    )


def as_table(board: Board) -> Table:
    """The same table for the game; nobody dies there and nobody is frightened."""
    table = Table(board.letters, as_ground(board))
    printed = table.s.printed = printed_anew()
    for person in board.people:
        table.character(person.name, person.at, life=1_000_000)
        number = printed.characters.index(person.name)
        printed.agility[number], printed.resolve[number] = person.agility, person.will
    if not board.people:
        table.entombed("doctor", f"{board.letters[0]}11")
    for friend in board.friends:
        table.ally(friend.name, friend.at)
    for one in board.monsters:
        table.foe(one.name, one.at)
    for tile in range(TILES):
        letter = board.letters[tile]
        table.s.extra_activity[tile] = board.extra.get(letter, 0)
        table.s.decoy[tile] = int(letter in board.decoys)
    return table


def printed_anew() -> Printed:
    """Sheets whose Agility and Will the test may set, so that ties are many; no Terror."""
    printed = copy.copy(printed_figures())
    printed.agility = printed.agility[:]
    printed.resolve = printed.resolve[:]
    printed.terror = [0] * len(printed.terror)
    return printed


def same_choice(seed: int, question: str, options: list[str]) -> str:
    """The decider's answer, the same on both sides."""
    return random.Random(f"{seed} {question} {options}").choice(options)


def check_turns(seed: int) -> None:
    """Each foe alone, from the same table: what it does, and what is left of the board."""
    board = random_board(random.Random(seed))
    for one in board.monsters:
        plain = copy.deepcopy(board)
        mover = next(m for m in plain.monsters if m.name == one.name)
        told = Turn(plain, mover, lambda q, o: same_choice(seed, q, o)).run()
        table = as_table(board)
        number = table.printed.figures.index(one.name)
        done = table.act(number, lambda q, o: o[0] if q == "defender" else same_choice(seed, q, o))
        assert done[: len(told)] == told, (seed, one.name)
        assert len(done) == len(told) or told[-1].startswith("attack"), (seed, one.name)
        check_board(seed, plain, table)


def check_board(seed: int, board: Board, table: Table) -> None:
    """Doors, Barricades, Traps and foes are alike on both sides."""
    for one in board.monsters:
        number = table.printed.figures.index(one.name)
        assert table.s.foe_cell[number] == cell(table.ground, one.at), (seed, one.name)
        assert bool(table.s.foe_stunned[number]) == one.is_stunned, (seed, one.name)
    twin = as_ground(board)
    assert table.ground.state == twin.state, seed
    assert table.ground.barricade == twin.barricade, seed
    assert table.ground.traps == twin.traps, seed


def check_round(seed: int) -> None:
    """A whole creatures' turn, in order."""
    board = random_board(random.Random(seed))
    table = as_table(board)
    told = Round(board, lambda q, o: same_choice(seed, q, o)).run()
    told = [word for word in told if not word.startswith("turn")]
    done = table.turn(lambda q, o: o[0] if q == "defender" else same_choice(seed, q, o))
    assert [word for word in done if not word.startswith("ask defender")] == told, seed
    check_board(seed, board, table)


@rule("PAN-456", "PAN-460", "PAN-462", "PAN-463", "PAN-469", "PAN-471", "PAN-481", "PAN-484")
@pytest.mark.parametrize("block", range(4))
def test_turns_agree_with_the_reference(block: int) -> None:
    """Foes on 100 random tables, one at a time."""
    for seed in range(25 * block, 25 * block + 25):
        check_turns(seed)


@rule("PAN-444", "PAN-445", "PAN-446", "PAN-479", "PAN-548", "PAN-519")
@pytest.mark.parametrize("block", range(2))
def test_rounds_agree_with_the_reference(block: int) -> None:
    """Whole creatures' turns on 60 random tables."""
    for seed in range(30 * block, 30 * block + 30):
        check_round(seed)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(40))
def test_many_more_turns_agree_with_the_reference(block: int) -> None:
    """The same on 4,000 tables."""
    for seed in range(10_000 + 100 * block, 10_100 + 100 * block):
        check_turns(seed)
        check_round(seed)
