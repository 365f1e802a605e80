"""Traits and their steps (BET-38 to BET-47, BET-431)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.traits import GainTrait, LoseTrait, gain, lose, restore
from dreadhouse.games.betrayal.state import KNOWLEDGE, MIGHT, NO_CARD, SANITY, SPEED
from tests.games.betrayal.positions import Sheet, position, refused
from tests.rules import rule


@rule("BET-38", "BET-39", "BET-40", "BET-41")
def test_BET_E18_steps_not_arithmetic() -> None:
    """Wren gains 2 Might and loses 2 Sanity."""
    table = position(Sheet("wren"))
    gain(table.night, 0, MIGHT, 2, NO_CARD)
    lose(table.night, 0, SANITY, 2)
    assert (table.step("wren", "might"), table.value("wren", "might")) == (5, 4)
    assert (table.step("wren", "sanity"), table.value("wren", "sanity")) == (1, 3)


@rule("BET-43")
def test_BET_E19_no_debt_before_the_haunt() -> None:
    """Three losses on step 1 are forgotten."""
    table = position(Sheet("wren", sanity=1))
    lose(table.night, 0, SANITY, 3)
    assert (table.step("wren", "sanity"), table.value("wren", "sanity")) == (1, 3)
    gain(table.night, 0, SANITY, 1, NO_CARD)
    assert (table.step("wren", "sanity"), table.value("wren", "sanity")) == (2, 4)


@rule("BET-44", "BET-315")
def test_BET_E20_the_skull() -> None:
    """After the haunt has begun the same loss kills at once."""
    table = position(Sheet("wren", sanity=1), haunt="made_up", traitor="constance")
    lose(table.night, 0, SANITY, 1)
    assert table.step("wren", "sanity") == 0
    assert table.player("wren").is_dead


@rule("BET-40")
def test_BET_E21_the_marker_moves_the_value_stays() -> None:
    """Juniper's Speed goes from step 4 to step 3, both worth 4."""
    table = position(Sheet("juniper"))
    assert (table.step("juniper", "speed"), table.value("juniper", "speed")) == (4, 4)
    lose(table.night, 0, SPEED, 1)
    assert (table.step("juniper", "speed"), table.value("juniper", "speed")) == (3, 4)


@rule("BET-42")
def test_BET_E22_never_above_the_eighth() -> None:
    """Saoirse stays on step 8."""
    table = position(Sheet("saoirse", might=8))
    gain(table.night, 0, MIGHT, 1, NO_CARD)
    assert (table.step("saoirse", "might"), table.value("saoirse", "might")) == (8, 8)


@rule("BET-45")
def test_BET_E23_the_gainer_chooses() -> None:
    """Agnes rolls Knuckle Dice 4 and chooses Speed."""
    table = position(Sheet("agnes", cards=["knuckle_dice"]), rolls="2 1 1")
    table.pick("agnes", "use knuckle_dice")
    assert table.offers("gain") == ["might", "speed"]
    table.pick("agnes", "gain speed")
    assert (table.step("agnes", "speed"), table.value("agnes", "speed")) == (4, 4)


@rule("BET-42", "BET-45")
def test_BET_E24_a_full_trait_may_be_chosen() -> None:
    """Without effect."""
    table = position(Sheet("pip", might=8))
    table.night.push(GainTrait(0, [MIGHT, SPEED], 1, NO_CARD))
    table.night.advance()
    table.pick("pip", "gain might")
    assert table.step("pip", "might") == 8


@rule("BET-46")
def test_BET_E25_back_to_start_never_falls() -> None:
    """Bram's Speed rises to step 3; Might stays on step 6."""
    table = position(Sheet("bram", might=6, speed=1))
    restore(table.night, 0, SPEED, 8, NO_CARD)
    restore(table.night, 0, MIGHT, 8, NO_CARD)
    assert (table.step("bram", "speed"), table.step("bram", "might")) == (3, 6)


@rule("BET-47")
def test_BET_E26_the_lowest_step_kills_nobody() -> None:
    """Knuckle Dice total 0: four markers on step 1, and the card is discarded."""
    table = position(
        Sheet("dita", sanity=5, cards=["knuckle_dice"]),
        haunt="made_up",
        traitor="constance",
        rolls="0 0 0",
    )
    table.pick("dita", "use knuckle_dice")
    assert table.steps("dita") == [1, 1, 1, 1]
    assert not table.player("dita").is_dead
    assert table.discarded("knuckle_dice")


@rule("BET-431")
def test_BET_E335_a_loss_where_it_can_fall() -> None:
    """Bram's Might stands on step 1: Old Wound must take Speed."""
    table = position(Sheet("bram", might=1, room="great_hall"))
    table.night.push(LoseTrait(0, [MIGHT, SPEED], 1))
    table.night.advance()
    assert table.step("bram", "speed") == 2
    assert table.value("bram", "speed") == 2
    table.night.push(LoseTrait(0, [SANITY, KNOWLEDGE], 1))
    table.night.advance()
    refused(table, "bram", "lose might", "BET-431")
