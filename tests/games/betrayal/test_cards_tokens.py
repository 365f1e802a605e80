"""Events that put a token into a room (BET-326, BET-403 to BET-408)."""

from __future__ import annotations

import pytest

from tests.games.betrayal.drawn import draws, offer_again, rolling, wake
from tests.games.betrayal.positions import ROOMS, Sheet, Table, position, refused
from tests.rules import rule


def tokens(table: Table) -> list[tuple[str, str]]:
    """The event tokens in the house."""
    return [(token["kind"], ROOMS[token["room"]]) for token in table.view()["tokens"]]


@rule("BET-171", "BET-326")
def test_BET_E124_discarded_kept_or_a_token() -> None:
    """Skin is discarded, Blackout stays with him, the Strongbox leaves its token."""
    table = position(Sheet("teo", room="great_hall"), rolls="1 0 0 0")
    for event in ("crawling_skin", "blackout", "wall_strongbox"):
        draws(table, "teo", event)
    assert table.cards("teo") == ["blackout"]
    assert tokens(table) == [("wall_strongbox", "great_hall")]
    assert table.discarded("crawling_skin")
    assert table.discarded("wall_strongbox")


@rule("BET-64", "BET-403")
def test_BET_E308_wall_strongbox() -> None:
    """Bram's 1 costs him a point; Constance's 5 brings 2 Items and removes the token."""
    people = [Sheet("bram"), Sheet("constance")]
    table = position(*people, rolls="1 0 0  1 0", items=["axe", "revolver"])
    draws(table, "bram", "wall_strongbox").pick("bram", "try wall_strongbox", "lose might")
    assert table.steps("bram") == [3, 3, 4, 3]
    refused(table, "bram", "try wall_strongbox", "BET-61")
    table.pick("bram", "end")
    rolling(table, "2 1 1 1 0").pick("constance", "try wall_strongbox")
    assert (table.cards("constance"), tokens(table)) == (["axe", "revolver"], [])


@rule("BET-403")
def test_strongbox_2_is_one_die() -> None:
    """3 on Knowledge: 1 die of physical damage; the token stays."""
    table = draws(position(Sheet("bram"), rolls="1 1 1  1"), "bram", "wall_strongbox")
    table.pick("bram", "try wall_strongbox", "lose speed")
    assert (table.steps("bram"), len(tokens(table))) == ([2, 4, 4, 3], 1)


@rule("BET-404")
def test_BET_E309_small_bones() -> None:
    """One point on Knowledge; then 3 on Sanity: two more; the token stays."""
    table = draws(position(Sheet("juniper"), rolls="1"), "juniper", "small_bones")
    table.pick("juniper", "lose knowledge")
    assert table.steps("juniper") == [4, 4, 3, 2]
    rolling(table, "1 1 1 0  2").pick("juniper", "try small_bones", "lose sanity", "lose sanity")
    assert (table.steps("juniper"), tokens(table)) == ([4, 4, 1, 2], [("small_bones", "vestibule")])
    table = draws(position(Sheet("agnes"), rolls="0", items=["axe"]), "agnes", "small_bones")
    rolling(table, "1 1 1 1 1 0").pick("agnes", "try small_bones")
    assert (table.cards("agnes"), tokens(table)) == (["axe"], [])


@rule("BET-405")
@pytest.mark.parametrize(
    ("rolls", "cards", "left", "events"),
    [("2 2", ["axe"], 1, 1), ("1 1", ["revolver"], 1, 2), ("1 0", ["revolver"], 0, 2)],
)
def test_BET_E310_cupboard(rolls: str, cards: list[str], left: int, events: int) -> None:
    """4: an Item; 2: an Event, here one that brings the Revolver; 1: that, and the token goes."""
    first = "axe" if cards == ["axe"] else "revolver"
    table = position(Sheet("bram"), rolls=rolls, items=[first], events=["helpful_double"])
    draws(table, "bram", "cupboard").pick("bram", "try cupboard")
    assert (table.cards("bram"), len(tokens(table))) == (cards, left)
    assert len(table.night.event_discard) == events


@rule("BET-63", "BET-405")
def test_BET_E42_each_cupboard_is_a_check_of_its_own() -> None:
    """Two in adjacent rooms may be tried in the same turn, each once."""
    tokens_given = ["cupboard vestibule", "cupboard great_hall"]
    table = position(Sheet("teo"), tokens=tokens_given, rolls="1 1  1 1",
                     events=["helpful_double", "old_wound"])  # fmt: skip
    table.pick("teo", "go great_hall")
    table.pick("teo", "try cupboard")
    refused(table, "teo", "try cupboard", "BET-61")
    table.night.is_halted = False
    offer_again(table).pick("teo", "go vestibule", "try cupboard")
    assert sorted(table.offers("lose")) == ["might", "speed"]


@rule("BET-406")
def test_BET_E311_kind_light() -> None:
    """Bram rolls 5 + 1 dice on Might, the traitor no extra die; before the haunt everybody does."""
    for traitor, dice in (("", 7), ("saoirse", 7), ("bram", 6)):
        bram = Sheet("bram", might=6, trap="sticky_curtain")
        table = position(bram, tokens=["kind_light vestibule"])
        if traitor:
            wake(table, traitor)
        rolling(table, " ".join(["1"] * dice)).pick("bram", "free 0")
        assert table.rolls_left == []


@rule("BET-406", "BET-443")
def test_BET_E347_the_hidden_traitor_rolls_like_any_hero() -> None:
    """One die more, as long as nobody knows."""
    bram = Sheet("bram", trap="sticky_curtain")
    table = wake(position(bram, tokens=["kind_light vestibule"], rolls="1 1 1 1 1 1"), "bram")
    table.night.is_hidden = True
    table.pick("bram", "free 0")
    assert table.rolls_left == []


@rule("BET-53", "BET-407")
def test_BET_E312_leaking_ceiling() -> None:
    """Knowledge 2 there rolls one die; so does Knowledge 1."""
    for step in (3, 1):
        dita = Sheet("dita", knowledge=step)
        table = position(dita, tokens=["leaking_ceiling vestibule"], rolls="1")
        draws(table, "dita", "under_the_boards")
        assert table.rolls_left == []


@rule("BET-53", "BET-408")
def test_BET_E30_lamp_smoke() -> None:
    """Two dice fewer on trait rolls, but at least one: Might 2 rolls one die."""
    constance = Sheet("constance", trap="sticky_curtain")
    table = position(constance, tokens=["lamp_smoke vestibule"], rolls="1")
    table.pick("constance", "free 0")
    assert table.rolls_left == []
    table = position(Sheet("anselm"), tokens=["lamp_smoke vestibule"], rolls="1 1 1 1")
    draws(table, "anselm", "under_the_boards")
    assert len(table.cards("anselm")) == 1


@rule("BET-285", "BET-408")
def test_BET_E216_smoke_blocks_the_shot_a_monster_does_not() -> None:
    """In the middle room of the row."""
    house = ["billiard_room ground 1 0 1", "bust_corridor ground 2 0 1"]
    shooter = Sheet("anselm", cards=["revolver"])
    for token, targets in (([], ["1"]), (["lamp_smoke billiard_room"], [])):
        table = position(shooter, Sheet("bram", room="bust_corridor"), house=house, tokens=token)
        assert wake(table, "bram").offers("attack") == targets


@rule("BET-54", "BET-408")
def test_tokens_meddle_with_trait_rolls_only() -> None:
    """The Speaking Tube rolls 2 dice in smoke, light or wet."""
    for token in ("lamp_smoke", "kind_light", "leaking_ceiling"):
        table = position(Sheet("agnes"), tokens=[f"{token} vestibule"], rolls="2 1")
        draws(table, "agnes", "speaking_tube")
        assert (table.step("agnes", "knowledge"), table.rolls_left) == (5, [])
