"""What the journal and the prompts say about creatures, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dreadhouse
from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.creatures.noticing import WHYS
from tests.games.pandemonium.tables import Table
from tests.rules import rule

SOURCES = Path(dreadhouse.__file__).parent / "games/pandemonium/creatures"


def told_ids() -> set[str]:
    """Every message id that the creatures' modules name."""
    text = "".join(path.read_text() for path in SOURCES.glob("*.py"))
    found = set(re.findall(r'"((?:creature|evil)-[a-z-]+)"', text))
    return found | {f"creature-goes-{why}" for why in WHYS}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_message_of_the_creatures_is_there(language: str) -> None:
    """With all its arguments filled in."""
    ids = told_ids()
    assert len(ids) > 20
    args = {"foe": "psycho_1", "prey": "doctor", "over": "ally_janitor", "at": "a11", "to": "a12"}
    more = {"edge": "a24-e21", "tile": "kitchen", "struck": ["doctor"], "n": 2}
    for id in sorted(ids):
        said = GAME.tell(id, {**args, **more}, language, ["Nadia"])
        assert said
        assert id not in said
        assert "{" not in said


@rule("PAN-463")
def test_a_decision_is_one_sentence() -> None:
    """The Psycho goes for the Mechanic: nearest, and slower than the Dancer."""
    table = Table()
    table.character("dancer", "A11")
    table.character("mechanic", "A24")
    table.act(table.foe("psycho", "A22"))
    event = next(one for one in table.s.journal(-1) if one.id == "creature-goes-slowest")
    said = GAME.tell(event.id, event.args, "en", [])
    assert event.rule == "PAN-463"
    assert said == "Psycho 1 in A22 goes for the Mechanic: nearest, and slower than the Dancer."
