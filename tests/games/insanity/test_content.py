"""The card files: the deck they hold, and errors that say where they are wrong."""

from __future__ import annotations

import pathlib
import re
import shutil
import tomllib

import pytest

from dreadhouse import games
from dreadhouse.games.insanity.cards.face import (
    ACTION,
    BOOK,
    CURSE,
    KINDS,
    LOCATION,
    MONSTER,
    PERSON,
    QUESTIONS,
    Face,
)
from dreadhouse.games.insanity.content import load_faces
from dreadhouse.kernel.errors import GameError
from tests.rules import rule

FOLDER = games.load("insanity").folder
ROW = re.compile(
    r"^\| (\d+) \| `([a-z_]+)` \| (.+?) \| (\w+) \| (\d+) \| (\d+|–) \| .* \| (INS-\d+) "
)


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    """A copy of the card files that a test may spoil."""
    return pathlib.Path(shutil.copytree(FOLDER / "content", tmp_path / "content"))


@pytest.fixture(scope="module")
def faces() -> list[Face]:
    """The cards as the rules know them."""
    return load_faces(FOLDER / "content")


def spoil(folder: pathlib.Path, file: str, old: str, new: str) -> str:
    """Change one line of a file and return what loading says to that."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(GameError) as refused:
        load_faces(folder)
    return str(refused.value)


@rule("INS-2")
def test_the_deck_holds_what_the_rulebook_counts(faces: list[Face]) -> None:
    """99 different cards: 30 monsters, 30 persons, 8 locations, 5 books, 3 curses, 23 actions."""
    counts = [sum(face.kind == kind for face in faces) for kind in range(len(KINDS))]
    assert len({face.id for face in faces}) == 99
    assert [counts[kind] for kind in (MONSTER, PERSON, LOCATION, BOOK, CURSE, ACTION)] == [
        30, 30, 8, 5, 3, 23,
    ]  # fmt: skip


@rule("INS-6", "INS-7", "INS-8")
def test_every_card_has_the_numbers_of_the_rulebook(faces: list[Face]) -> None:
    """Id, kind, cost, power and rule agree with the rulebook's table of cards."""
    lines = (FOLDER / "rulebook.md").read_text(encoding="utf-8").splitlines()
    rows = [found.groups() for found in map(ROW.match, lines) if found]
    assert len(rows) == len(faces)
    for number, id, _, kind, cost, power, its_rule in rows:
        face = faces[int(number) - 1]
        assert (face.id, KINDS[face.kind], face.cost) == (id, kind, int(cost))
        assert face.power == (-1 if power == "–" else int(power))
        assert f"INS-{face.rule}" == its_rule


def test_every_amount_stands_in_the_rulebook() -> None:
    """Life and sanity that a card's row moves are the numbers that its rule names."""
    rulebook = games.load("insanity").rulebook
    for path in sorted((FOLDER / "content").glob("*.toml")):
        for card in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
            said = set(re.findall(r"\d+", rulebook.rule(card["rule"]).text.split(").", 1)[1]))
            amounts = set(re.findall(r"'(?:amount|unblocked)': (\d+)", str(card)))
            assert amounts <= said, card["id"]


def test_every_card_has_a_picture(faces: list[Face]) -> None:
    """No card is drawn with another one's picture."""
    assert all(face.icon for face in faces)
    assert len({face.icon for face in faces}) == len(faces)


def test_every_action_card_does_something(faces: list[Face]) -> None:
    """Only action cards have an effect when played, and each of them has one (INS-5)."""
    for face in faces:
        assert bool(face.effect) == (face.kind == ACTION), face.id


def test_a_standing_question_is_put_to_the_cards_that_answer_it(faces: list[Face]) -> None:
    """In both forms: each question has its own bit, set where a card's class has the method."""
    answered = {
        name: sorted(face.id for face in faces if face.answers & bit)
        for name, bit in QUESTIONS.items()
    }
    assert answered == {
        "bans_playing": ["chief_of_police", "hermit", "randolph_carter"],
        "lets_attack": ["innsmouth", "richard_upton_pickman", "wilbur_whateley"],
        "forces_attack": ["nyarlathotep"],
        "allows_one_attacker": ["dreamlands"],
        "bans_blocking": ["nyarlathotep"],
        "drawn": ["necronomicon"],
    }


def test_a_text_is_asked_as_far_as_it_can_be_impossible(faces: list[Face]) -> None:
    """Parts after the last one that may lack something are not asked (INS-73)."""
    needs = {face.id: len(face.action_needs + face.effect_needs) for face in faces}
    assert [needs[id] for id in ("mi_go", "tentacles_from_below", "newspaper_reporter")] == [2] * 3
    assert [needs[id] for id in ("books_of_hsan", "brainwashing", "lost_thread")] == [1] * 3
    assert [needs[id] for id in ("willing_sacrifice", "crawling_chaos", "cult_leader")] == [0] * 3


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cost = 7", "cost = -7", ["card mi_go", "cost", ">= 0"]),
        ("cost = 7", 'cost = "7"', ["card mi_go", "cost", "`int`", "`str`"]),
        ("cost = 7", "price = 7", ["card mi_go", "price"]),
        ("cost = 7\n", "", ["card mi_go", "cost"]),
        ("power = 3\n", "", ["card mi_go", "power", "monster has power"]),
        ("power = 3", "power = 21", ["card mi_go", "power", "<= 20"]),
        ('rule = "INS-163"', 'rule = "163"', ["card mi_go", "rule", "INS-"]),
        ('do = "take"', 'do = "borrow"', ["card mi_go", "action", "borrow"]),
        ('whom = "opposing_person"', 'whom = "everybody"', ["card mi_go", "action", "everybody"]),
        ("amount = 5", "sum = 5", ["card mi_go", "action", "sum"]),
        ("action = [", "effect = [", ["card mi_go", "effect", "action cards only"]),
        ('id = "mi_go"', 'id = "Mi-go"', ["card Mi-go", "id"]),
        ("number = 6", "number = 99", ["card mi_go", "number", "98"]),
        ("number = 6", "number = 5", ["card mi_go", "number 5 is taken"]),
    ],
)
def test_a_spoilt_row_is_named(folder: pathlib.Path, old: str, new: str, said: list[str]) -> None:
    """An error names the file, the card, the field and what was expected."""
    path = folder / "monsters.toml"
    text = path.read_text(encoding="utf-8")
    head, mi_go = text[: text.index('id = "mi_go"')], text[text.index('id = "mi_go"') :]
    path.write_text(head + "MI-GO" + mi_go, encoding="utf-8")
    message = spoil(folder, "monsters.toml", "MI-GO" + mi_go, mi_go.replace(old, new, 1))
    assert message.startswith("monsters.toml")
    for word in said:
        assert word in message, message


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("monsters.toml", 'when = "even_monsters"', 'when = "full_moon"', "colour_out_of_space"),
        ("monsters.toml", 'step = "turn_start"', 'step = "midnight"', "shub_niggurath"),
        ("persons.toml", 'play_if = "no_own_person"', 'play_if = "raining"', "hermit"),
        ("books.toml", "cost = 0", "cost = 0\npower = 4", "field power is not for a book"),
        ("books.toml", 'do = "draw", count = 1', 'do = "own"', "no code of its own"),
        ("curses.toml", "[[card]]", "[[curse]]", "[[card]]"),
        ("curses.toml", "cost = 2", "cost = ", "line"),
    ],
)
def test_a_spoilt_file_is_named(
    folder: pathlib.Path, file: str, old: str, new: str, said: str
) -> None:
    """Wrong words, wrong kinds and broken files are told apart."""
    message = spoil(folder, file, old, new)
    assert message.startswith(file)
    assert said in message, message


def test_a_missing_card_is_named(folder: pathlib.Path) -> None:
    """A deck with a hole is refused."""
    (folder / "curses.toml").unlink()
    with pytest.raises(GameError, match="no card with number 73"):
        load_faces(folder)
