"""Components, setup, goal and end (INS-1 to INS-26)."""

from __future__ import annotations

from collections import Counter

import pytest

from dreadhouse.games.insanity.cards.face import KINDS
from dreadhouse.games.insanity.content import faces
from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.dice import Dice, ScriptedDice
from dreadhouse.kernel.errors import BadOption
from tests.games.insanity.positions import GAME, IDS, NUMBER, Side, Table, position, refused
from tests.rules import rule


def new_game(first: int) -> Table:
    """A new game whose deck lies in the order of the deck list, begun by a seat."""
    order = list(range(len(IDS)))[::-1]
    duel = GAME.start(2, {}, bytes(32), journal=True, dice=ScriptedDice([first], [order]))
    assert isinstance(duel, Duel)
    return Table(duel)


@rule("INS-1", "INS-2", "INS-3", "INS-17", "INS-18", "INS-19", "INS-259")
def test_INS_E5_new_game() -> None:
    """Both players begin with 100 life, 100 sanity and 5 cards out of one shared deck of 99."""
    duel = GAME.start(2, {}, bytes(32))
    assert isinstance(duel, Duel)
    drawn = 2  # the first turn's draw phase has already begun
    assert [(p.life, p.sanity) for p in duel.players] == [(100, 100), (100, 100)]
    assert sorted(len(p.hand) for p in duel.players) == [5, 5 + drawn]
    assert (len(duel.deck), duel.discard) == (89 - drawn, [])
    assert sorted([*duel.deck, *duel.players[0].hand, *duel.players[1].hand]) == list(range(99))


@rule("INS-1")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_duel_is_for_two(seats: int) -> None:
    """One player or three cannot sit down to a duel."""
    with pytest.raises(BadOption, match="is for 2 seats, not "):
        GAME.start(seats, {}, bytes(32))


@rule("INS-2")
def test_kinds_of_the_deck() -> None:
    """The deck holds 30 monsters, 30 persons, 8 locations, 5 books, 3 curses and 23 actions."""
    kinds = Counter(KINDS[face.kind] for face in faces())
    assert kinds == {
        "monster": 30,
        "person": 30,
        "location": 8,
        "book": 5,
        "curse": 3,
        "action": 23,
    }
    assert len(set(IDS)) == 99


@rule("INS-20", "INS-21", "INS-27", "INS-44")
def test_INS_E6_first_turn() -> None:
    """Chance lets B begin: draw 2, discard 1, act; the next turn is A's."""
    table = new_game(first=1)
    assert (table.on_turn, len(table.hand("b"))) == ("b", 7)
    table.b("discard " + table.hand("b")[0])
    assert (len(table.hand("b")), table.step) == (6, "action_phase")
    table.b("end")
    assert table.on_turn == "a"


@rule("INS-20")
def test_chance_picks_the_first_player() -> None:
    """Over many seeds each seat takes the first turn about half the time."""
    firsts = Counter(GAME.start(2, {}, bytes([seed]) * 32).seat for seed in range(200))
    assert min(firsts[0], firsts[1]) > 70


@rule("INS-19", "INS-147")
def test_starting_hands_are_secret() -> None:
    """Nobody sees the other's starting hand."""
    table = new_game(first=1)
    assert len(table.seen_hand("a", "a")) == 5
    assert table.seen_hand("a", "b") == []
    assert table.seen_hand("b", "a") == []


@rule("INS-21", "INS-105", "INS-109")
def test_INS_E7_no_attack_with_a_new_monster() -> None:
    """A monster played in the first turn cannot attack in it."""
    table = position(a=Side(hand=["gug"]), turn=1)
    table.a("play gug")
    assert table.side("a") == ["gug"]
    refused(table, "attack", "INS-105")
    assert table.may("gug")[0] is False


@rule("INS-22", "INS-128")
def test_INS_E8_last_life() -> None:
    """An unblocked Deep One takes the last 4 life and A wins at once."""
    table = position(a=Side(["deep_one"]), b=Side(life=4))
    table.a("attack")
    assert (table.life, table.winner) == ((100, 0), "a")
    assert table.journal()[-1] == "wins"


@rule("INS-23", "INS-77", "INS-243")
def test_INS_E9_game_stops_at_once() -> None:
    """A pays the last 3 life: B wins and the rest of A's turn does not happen."""
    hand = ["tentacles_from_below", "gug"]
    table = position(a=Side(["winged_hybrid"], hand=hand, life=3), b=Side(["ghoul"]))
    table.a("play tentacles_from_below", "destroy ghoul")
    assert "ghoul" in table.discard
    assert (table.life, table.winner) == ((0, 100), "b")
    assert (table.step, table.sanity) == ("action_phase", (99, 100))


@rule("INS-24", "INS-143")
def test_INS_E10_no_sanity_is_no_loss() -> None:
    """At 0 sanity without a monster the game goes on and nothing is given."""
    table = position(a=Side(["alienist"], hand=["rlyeh"], sanity=3))
    table.a("play rlyeh")
    assert table.sanity == (0, 100)
    table.a("end")
    assert (table.winner, table.on_turn, table.side("a")) == ("", "b", ["alienist", "rlyeh"])


@rule("INS-25")
def test_INS_E11_both_dead() -> None:
    """One effect that takes the last life of both makes a draw."""
    row = {
        "kind": "action",
        "cost": 0,
        "effect": [{"do": "lose_life", "amount": 5, "who": "each"}],
    }
    table = position(a=Side(hand=["offering"], life=5), b=Side(life=5), homemade={"offering": row})
    table.a("play offering")
    assert (table.life, table.winner) == ((0, 0), "draw")
    assert table.journal()[-1] == "both-dead"


@rule("INS-22", "INS-25", "INS-77")
def test_one_of_two_survives_the_common_loss() -> None:
    """The same home-made card, played by B with 6 life, leaves B 1 and A 0: B wins."""
    row = {
        "kind": "action",
        "cost": 0,
        "effect": [{"do": "lose_life", "amount": 5, "who": "each"}],
    }
    table = position(
        a=Side(life=5), b=Side(hand=["offering"], life=6), on_turn="b", homemade={"offering": row}
    )
    table.b("play offering")
    assert (table.life, table.winner) == ((0, 1), "b")


@rule("INS-26")
def test_INS_E12_turn_cap() -> None:
    """The end of turn 200 without a loser is a draw."""
    table = position(a=Side(life=40), b=Side(life=12), turn=200)
    table.a("end")
    assert (table.winner, table.duel.turn) == ("draw", 200)
    assert table.journal()[-1] == "cap-draw"


@rule("INS-26", "INS-27")
def test_the_turn_before_the_cap_does_not_end_the_game() -> None:
    """The end of turn 199 leads to the other player's turn."""
    table = position(turn=199)
    table.a("end")
    assert (table.winner, table.duel.turn, table.on_turn) == ("", 200, "b")


@rule("INS-11", "INS-22")
def test_INS_E13_life_stops_at_zero() -> None:
    """10 damage against 4 life leaves 0, not less."""
    table = position(a=Side(["cthulhu"]), b=Side(life=4))
    table.a("attack")
    assert (table.life, table.winner) == ((100, 0), "a")


@rule("INS-9", "INS-201", "INS-212")
def test_INS_E14_no_upper_limit() -> None:
    """Gains go beyond the starting values."""
    table = position(a=Side(hand=["country_doctor", "alienist"]))
    table.a("play country_doctor", "play alienist")
    assert (table.life, table.sanity) == ((110, 100), (102, 100))


@rule("INS-8", "INS-100", "INS-240")
def test_INS_E15_beings() -> None:
    """Locations and curses are no beings: 0 against 1 lets A play Raining Fire."""
    table = position(a=Side(hand=["raining_fire"]), b=Side(["gug+petrified"]), location="innsmouth")
    table.a("play raining_fire")
    assert table.discard == ["gug", "petrified", "raining_fire"]
    assert table.sanity == (99, 100)


@rule("INS-14", "INS-239")
def test_INS_E16_hands_do_not_count() -> None:
    """Monsters in hand are not controlled: 1 against 2 lets A play Bolt of Lightning."""
    hand = ["bolt_of_lightning", "ghoul", "shantak"]
    table = position(a=Side(["gug"], hand), b=Side(["deep_one", "ghast"]))
    table.a("play bolt_of_lightning", "destroy ghast")
    assert (table.side("b"), "ghast" in table.discard) == (["deep_one"], True)


@rule("INS-42", "INS-239")
def test_INS_E17_a_tie_is_not_fewer() -> None:
    """1 monster against 1 is a tie: Bolt of Lightning is refused."""
    table = position(a=Side(["gug"], ["bolt_of_lightning"]), b=Side(["ghast"]))
    refused(table, "play bolt_of_lightning", "INS-239")


@rule("INS-16", "INS-221", "INS-234")
def test_INS_E18_ban_before_permission() -> None:
    """The curse's ban wins over Innsmouth's permission, though Innsmouth came later."""
    table = position(
        a=Side(["police_officer+dread_of_the_threshold"]),
        location="innsmouth",
        entered=["police_officer", "innsmouth"],
    )
    refused(table, "attack", "INS-105")
    assert table.may("police_officer")[0] is False


@rule("INS-16", "INS-193", "INS-232")
def test_INS_E19_chief_before_book() -> None:
    """The Chief's ban wins over the Book's permission."""
    table = position(a=Side(["book_of_azathoth", "chief_of_police"], ["gug"]))
    refused(table, "play gug", "INS-193")


@rule("INS-4", "INS-5", "INS-6", "INS-72", "INS-220", "INS-236")
def test_INS_E20_things_stay_actions_go() -> None:
    """R'lyeh stays in play; Choking Fog ends on top of its victim; both cost 3."""
    table = position(a=Side(hand=["rlyeh", "choking_fog"]), b=Side(["ghoul"]))
    table.a("play rlyeh")
    assert table.sanity == (97, 100)
    table.a("play choking_fog")
    assert table.sanity == (94, 100)
    assert (table.side("a"), table.discard) == (["rlyeh"], ["ghoul", "choking_fog"])


@rule("INS-10", "INS-63", "INS-64", "INS-183")
def test_INS_E21_cost_above_sanity() -> None:
    """A card that costs more than one has may be played; sanity stops at 0."""
    table = position(a=Side(hand=["star_spawn"], sanity=3))
    table.a("play star_spawn")
    assert (table.side("a"), table.sanity) == (["star_spawn"], (0, 100))


@rule("INS-15", "INS-228")
def test_INS_E22_card_before_rule() -> None:
    """The Necronomicon's 3 and 2 replace the draw phase's 2 and 1."""
    table = position(a=Side(["necronomicon"], spare=5), step="draw_phase")
    assert len(table.hand("a")) == 8
    first, second = table.hand("a")[:2]
    table.a(f"discard {first}", f"discard {second}")
    assert (len(table.hand("a")), table.step) == (6, "action_phase")


@rule("INS-12", "INS-13", "INS-84")
def test_INS_E23_nobody_owns_a_card() -> None:
    """A card played by B and taken by A lies, destroyed, where either may fetch it."""
    table = position(
        a=Side(hand=["brainwashing"]),
        b=Side(["country_doctor", "gug"], hand=["choking_fog", "herbert_west"]),
    )
    table.a("play brainwashing")
    assert table.side("a") == ["country_doctor"]
    table.go("b", "action_phase")
    table.b("play choking_fog", "destroy country_doctor")
    assert "country_doctor" in table.discard
    table.b("play herbert_west", "use herbert_west")
    assert table.side("b") == ["gug", "herbert_west", "country_doctor"]


@rule("INS-7", "INS-8")
def test_only_beings_have_power() -> None:
    """Monsters and persons show a power, other kinds none."""
    for face in faces():
        assert face.is_being == (KINDS[face.kind] in ("monster", "person")) == (face.power >= 0)


@rule("INS-6", "INS-63", "INS-182", "INS-183", "INS-184", "INS-185", "INS-186")
@pytest.mark.parametrize("id", IDS)
def test_every_card_costs_its_number(id: str) -> None:
    """Playing a card of whatever kind costs its player its first number, and nobody else."""
    own = [] if id == "hermit" else ["mobster" if id != "mobster" else "cannibal"]
    opposing = [other for other in ("gug", "ghast", "ghoul", "alienist", "hermit") if other != id]
    table = position(a=Side(own, [id]), b=Side(opposing, spare=2))
    gains = {"alienist": 2, "dreamless_sleep": 10}
    table.a(f"play {id}")
    assert table.sanity == (100 - faces()[NUMBER[id]].cost + gains.get(id, 0), 100)
    assert id not in table.hand("a")


@rule("INS-19")
def test_the_shuffle_is_fair_enough() -> None:
    """Over many seeds the first card of a hand is not always the same."""
    dealt = set()
    for seed in range(40):
        duel = GAME.start(2, {}, dice=Dice(bytes([seed]) * 32))
        assert isinstance(duel, Duel)
        dealt.add(duel.players[0].hand[0])
    assert len(dealt) > 20
