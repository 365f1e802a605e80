"""Worlds that a seat cannot tell apart (POS-378, POS-411), and how good one looks."""

from __future__ import annotations

from dreadhouse.games.possession import GAME
from dreadhouse.games.possession.cards import CURSE, EVENTS, ROTTEN_FLOOR
from dreadhouse.kernel.dice import Dice
from tests.games.possession.positions import IDS, Sheet, Table, numbers, position
from tests.rules import rule


def worlds(table: Table, name: str, count: int = 60) -> list[Table]:
    """Re-dealt worlds for a player."""
    seat = ["ann", "ben", "cleo", "dan"].index(name)
    seeds = [number.to_bytes(32, "little") for number in range(count)]
    return [Table(table.night.determinize(seat, Dice(seed))) for seed in seeds]  # type: ignore[arg-type]


@rule("POS-378")
def test_hidden_cards_move_and_known_ones_stay() -> None:
    """Ben's hand is anything but Ann's cards; her own hand, the open weapon and pages stay."""
    ben = Sheet(room="study", hand=["page_9", "torch_1"], weapon="axe_1")
    table = position(Sheet(room="study", hand=["page_1"]), ben)
    hands = set()
    for world in worlds(table, "ann"):
        assert world.hand("ann") == ["page_1"]
        assert world.weapon("ben") == "axe_1"
        assert not {"page_1", "axe_1", "page_unnumbered"} & set(world.hand("ben"))
        hands.add(tuple(world.hand("ben")))
        world.count_pieces()
    assert len(hands) > 40


@rule("POS-293", "POS-411")
def test_a_kept_chip_is_never_one_that_is_shown_at_once() -> None:
    """The curse may be the chip that left undrawn, or in the attic, but not in Ben's hand."""
    ben = Sheet(chips=["saved_limb", "chalk_circle_1"])
    table = position(Sheet(), ben, attic=["curse", "torn_page", "burst_of_strength"])
    held = set()
    for world in worlds(table, "ann"):
        assert not set(numbers(world.chips("ben"))) & {CURSE, ROTTEN_FLOOR}
        assert [chip < numbers(["cellar_brew"])[0] for chip in numbers(world.chips("ben"))] == [
            True,
            False,
        ]
        held.add(world.chips("ben")[0])
    assert held == {"saved_limb", "torn_page", "burst_of_strength"}


@rule("POS-171", "POS-336")
def test_cards_put_under_the_deck_are_remembered() -> None:
    """Ann knows what lies at the bottom, Ben does not."""
    table = position(Sheet(room="study"), deck=["axe_1", "page_4"])
    table.ann("search_two", "keep page_4")
    assert {world.deck()[-1] for world in worlds(table, "ann")} == {"axe_1"}
    assert len({world.deck()[-1] for world in worlds(table, "ben")}) > 10


@rule("POS-65")
def test_the_event_deck_is_hidden_from_all() -> None:
    """Discards stay, the rest is shuffled."""
    table = position(events=["glass_storm_1"])
    tops = {IDS[world.night.event_deck[-1]] for world in worlds(table, "ann")}
    assert len(tops) > 8
    assert all(card >= EVENTS for card in table.night.event_deck)


def test_a_guess_knows_what_wins() -> None:
    """The dead have nothing; a trophy, a key, a chip and a good attempt are each worth more."""

    def worth(ann: Sheet) -> float:
        return position(ann).night.evaluate(0)

    plain = worth(Sheet(room="study", hand=["axe_1"]))
    assert worth(Sheet(room="study", hand=["axe_1"], trophies=1)) > plain
    assert worth(Sheet(room="study", hand=["axe_1"], keys=1)) > plain
    pages = ["page_3", "page_4", "page_5"]
    ready = worth(Sheet(room="study", hand=pages, chips=["saved_limb"]))
    assert ready > worth(Sheet(room="study", hand=pages)) > worth(Sheet(room="study"))
    assert position(ann=Sheet(), dan=Sheet(dead=True)).night.evaluate(3) == 0.0
    assert GAME.evaluate(position().night, 0) < 1.0
