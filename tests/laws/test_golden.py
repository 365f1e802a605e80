"""Golden records: games kept from earlier replay to the same end, plain and compiled alike."""

from __future__ import annotations

import json
import math
import pathlib
import random

import pytest

from dreadhouse import games
from dreadhouse.kernel.record import load
from dreadhouse.lab.golden import fingerprints, varied

FOLDER = pathlib.Path(__file__).parent.parent / "golden"
DIGESTS = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))
KEPT = [(name, number) for name in games.names() for number in sorted(DIGESTS.get(name, {}))]
PLAYS_OTHERWISE = (
    "this release plays {name} otherwise than the one that kept the record: if that is meant, "
    "raise the game's edition, run `make golden` and say so in the changelog"
)
HOLDS_OTHER_THINGS = (
    "the game plays alike but its states hold other things: if the compiled form fails alone, the "
    "two forms differ; if both fail, run `python -m dreadhouse.lab.golden --dump`"
)


@pytest.mark.parametrize("name", games.names())
def test_law_10_every_game_keeps_golden_records(name: str) -> None:
    """At least 20, some of them with other options, and a fingerprint for each."""
    records = [load(path) for path in sorted((FOLDER / name).glob("*.json"))]
    assert len(records) == len(DIGESTS[name]) >= 20
    default = games.load(name).settle({})
    assert sum(record.options != default for record in records) >= 5


@pytest.mark.parametrize(("name", "number"), KEPT)
def test_law_10_a_golden_record_replays_to_the_same_end_in_both_forms(
    name: str, number: str
) -> None:
    """The fingerprints were taken from plain Python, decision by decision (law 4)."""
    record = load(FOLDER / name / f"{number}.json")
    now, kept = fingerprints(record, games.load(name)), DIGESTS[name][number]
    assert now["play"] == kept["play"], PLAYS_OTHERWISE.format(name=name)
    assert now["dump"] == kept["dump"], HOLDS_OTHER_THINGS


def test_varied_options_are_always_allowed() -> None:
    """Random settings stay inside every option's bounds, and do vary."""
    for name in games.names():
        game = games.load(name)
        chosen = [varied(game.options, random.Random(number)) for number in range(200)]
        assert all(game.settle(options) for options in chosen)
        possible = math.prod(option.most - option.least + 1 for option in game.options)
        assert len({json.dumps(options) for options in chosen}) > min(100, possible // 2)
