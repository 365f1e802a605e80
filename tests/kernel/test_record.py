"""Records: a game and its record are the same thing, and a bad one says what is wrong."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import BadRecord, GameError
from dreadhouse.kernel.record import Record, load
from tests.kernel.playing import played
from tests.kernel.tiny import GAME


@pytest.mark.parametrize("number", range(20))
def test_a_record_replays_to_the_same_state(number: int) -> None:
    """Through its JSON text and back, journal included."""
    state = played(number, journal=True)
    record = load(GAME.record(state).to_json())
    assert digest(record.replay(journal=True, game=GAME)) == digest(state)


def test_steps_show_every_moment() -> None:
    """The start and each decision; `upto` stops on the way."""
    record = GAME.record(played(3))
    assert len([1 for _ in record.steps(game=GAME)]) == len(record.decisions) + 1
    part = record.replay(upto=4, game=GAME)
    assert GAME.record(part).decisions == record.decisions[:4]


def test_a_record_reads_one_decision_a_line(tmp_path: pathlib.Path) -> None:
    """People read records too; a file and its bytes are the same record."""
    record = GAME.record(played(1))
    path = tmp_path / "game.json"
    record.save(path)
    assert load(path) == record
    assert json.loads(path.read_text())["decisions"][0] == list(record.decisions[0])


def test_a_redealt_state_has_no_record() -> None:
    """Its past did not happen."""
    world = GAME.start(2, {}, bytes(32)).determinize(0, Dice(bytes(32)))
    with pytest.raises(BadRecord, match="a re-dealt state has no record"):
        GAME.record(world)


def changed(**changes: Any) -> Record:
    """A good record with something put wrong."""
    good = json.loads(GAME.record(played(1)).to_json())
    return load(json.dumps(good | changes).encode())


def test_another_edition_is_named() -> None:
    """The sentence says which release can replay it."""
    with pytest.raises(BadRecord, match=r"edition 7 of murmur.*plays edition 1"):
        changed(edition=7).replay(game=GAME)


@pytest.mark.parametrize(
    ("decision", "sentence"),
    [
        ([0, "fly"], "decision 0 .*no action called 'fly'"),
        ([1, "rest"], "decision 0 .*another seat is asked"),
        ([0, "hush 3"], "decision 0 .*'hush 3' is not legal now"),
    ],
)
def test_a_decision_that_cannot_be_replayed_is_named(decision: list[Any], sentence: str) -> None:
    """By its number and the reason."""
    with pytest.raises(BadRecord, match=sentence):
        changed(decisions=[decision]).replay(game=GAME)


@pytest.mark.parametrize("seed", ["xyz", "00"])
def test_a_wrong_seed_is_refused(seed: str) -> None:
    """Neither letters outside hexadecimal nor another length will do."""
    with pytest.raises(GameError, match="seed"):
        changed(seed=seed).replay(game=GAME)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"not json", "this is not a record"),
        (b"[]", "this is not a record"),
        (b'{"game": "murmur"}', "missing required field"),
    ],
)
def test_what_is_not_a_record_is_refused(text: bytes, sentence: str) -> None:
    """With the place of the mistake."""
    with pytest.raises(BadRecord, match=sentence):
        load(text)


def test_an_unknown_field_is_refused() -> None:
    """A misspelt field would otherwise be lost without a word."""
    with pytest.raises(BadRecord, match="decisons"):
        changed(decisons=[])


def test_a_missing_file_is_named() -> None:
    """The sentence says what the system said."""
    with pytest.raises(BadRecord, match="No such file"):
        load(pathlib.Path("nowhere.json"))
