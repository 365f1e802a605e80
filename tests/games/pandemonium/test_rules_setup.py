"""Setup, values, goal and end of the game (PAN-1 to PAN-85, PAN-612 to PAN-628)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.rules.checking import CHECK
from dreadhouse.games.pandemonium.rules.dice import roll_combat
from dreadhouse.games.pandemonium.rules.printed import CHALLENGES, HELICOPTER, PACTS
from dreadhouse.games.pandemonium.rules.rounds import ROUND_ENDS
from dreadhouse.games.pandemonium.rules.values import (
    action_of,
    attack_of,
    defence_of,
    is_dark,
    will_of,
)
from dreadhouse.games.pandemonium.state import LYING, Pandemonium
from dreadhouse.kernel.errors import BadOption
from tests.games.pandemonium.cards_table import PRINTED, cards
from tests.games.pandemonium.evening import unsupplied
from tests.rules import rule


def started(seats: int, options: dict[str, Any], seed: bytes) -> Pandemonium:
    """A fresh game, before its characters are picked."""
    return cast(Pandemonium, GAME.start(seats, options, seed=seed))


@rule("PAN-6", "PAN-7", "PAN-71", "PAN-530")
def test_PAN_E35_four_players() -> None:
    """Six shuffled decks of the printed sizes; the Rescue Helicopter aside."""
    s = started(4, {}, seed=bytes(32))
    piles = [s.items, s.events, s.pacts, s.combos, s.allies, s.challenges]
    assert [len(pile) for pile in piles] == [81, 44, 16, 24, 24, 28]
    assert s.boxed == [HELICOPTER]
    assert s.pacts != sorted(s.pacts)
    assert sorted(s.pacts) == list(range(PACTS, PACTS + 16))
    assert min(s.challenges) == CHALLENGES


@rule("PAN-2")
def test_PAN_E37_the_faces_of_a_combat_die() -> None:
    """Three Hits and three Misses."""
    t = cards("doctor")
    faces = []
    for face in range(6):
        t.roll(f"={face}")
        roll_combat(t.s, 0, 1, 1)
        faces.append(t.s.hits)
    assert faces == [1, 1, 1, 0, 0, 0]


@rule("PAN-14", "PAN-15", "PAN-13")
def test_PAN_E44_round_five() -> None:
    """Night; round 4 is day."""
    t = cards("doctor")
    t.s.round = 5
    assert t.s.is_night()
    t.s.round = 4
    assert not t.s.is_night()


@rule("PAN-16", "PAN-17")
def test_PAN_E45_the_generator_sheet() -> None:
    """The view shows Energy 3 and the Battery fitted."""
    t = cards("doctor", "geek").carry("doctor", "battery").put("doctor", "E44").begin("doctor")
    t.s.energy = 3
    t.s.was_started = True
    t.pick("doctor", "task fit")
    table = t.s.view(0)["table"]
    assert table["generator"] == {"energy": 3, "on": True, "started": True}
    assert "battery" not in table["cast"][0]["carried"]
    assert any(goal[:1] and "battery" in str(goal) for goal in table["goal"]) or t.s.plot.flags


@rule("PAN-18", "PAN-142")
def test_PAN_E46_will_never_below_one() -> None:
    """Soldier, Fear 3: Will 1."""
    t = cards("soldier", "geek").has("soldier", fear=3)
    assert will_of(t.s, 0) == 1


@rule("PAN-21", "PAN-409", "PAN-142", "PAN-275")
def test_PAN_E47_bonuses_before_the_floor() -> None:
    """1 - 1 + 1 + 1 = 2."""
    t = cards("soldier", "geek").has("soldier", fear=3)
    t.pack("soldier", "prayer_beads")
    t.learn("soldier", "illumination_1")
    assert will_of(t.s, 0) == 2


@rule("PAN-44", "PAN-45", "PAN-46", "PAN-47", "PAN-48", "PAN-49")
def test_PAN_E89_the_sheets() -> None:
    """Soldier 4/3/4/3/1, Mechanic 2/4/2/3/3."""
    p = PRINTED
    sheets = [
        (p.attack[who], p.guard[who], p.agility[who], p.action[who], p.resolve[who])
        for who in (p.characters.index("soldier"), p.characters.index("mechanic"))
    ]
    assert sheets == [(4, 3, 4, 3, 1), (2, 4, 2, 3, 3)]


@rule("PAN-66", "PAN-67", "PAN-68", "PAN-69", "PAN-70", "PAN-75", "PAN-76")
def test_PAN_E94_three_players() -> None:
    """Life 6, Fear 0, nothing carried, all in A11, limit 12; nobody twice."""
    word = GAME.vocabulary.action
    with unsupplied(PRINTED.chapters[0]):
        s = started(3, {}, seed=bytes(32))
        s.apply(word("pick doctor"), 0)
        assert word("pick doctor") not in s.options(1)
        s.apply(word("pick geek"), 1)
        s.apply(word("pick fury"), 2)
    assert s.life == [6, 6, 6]
    assert s.fear == s.souls == [0, 0, 0]
    assert [c.hands + c.backpack for c in s.cast] == [[], [], []]
    assert [c.traps for c in s.cast] == [0, 0, 0]
    assert [s.ground.plan.space[cell] for cell in s.cell] == [0, 0, 0]
    assert s.limit == 12


@rule("PAN-72", "PAN-73", "PAN-74", "PAN-89")
def test_PAN_E95_setup_of_chapter_three() -> None:
    """The counter starts on round 3, and no creature stands on the board yet."""
    s = started(2, {"chapter": 3}, seed=bytes(32))
    for seat, name in enumerate(("doctor", "geek")):
        s.apply(GAME.vocabulary.action(f"pick {name}"), seat)
    assert s.foes == []
    while type(s.stack[-1]).__name__ != "FirstPortal":
        s.apply(s.options(s.seat)[0], s.seat)
    assert s.round == 3
    assert s.foes == []


@rule("PAN-81", "PAN-82", "PAN-78", "PAN-77")
def test_PAN_E96_a_goal_ends_the_game_at_once() -> None:
    """Chapter 4 won in round 7."""
    t = cards("doctor", chapter="current")
    t.put("doctor", "F33").begin("doctor", 7)
    t.s.plot.flags = -1
    t.go()
    t.pick("doctor", "task board")
    assert t.s.result == [1.0]
    assert t.s.round == 7


@rule("PAN-83", "PAN-571", "PAN-88")
def test_PAN_E97_the_counter_runs_out() -> None:
    """Everyone loses."""
    t = cards("doctor", "geek")
    t.end_round(8)
    assert t.s.result == [0.0, 0.0]


@rule("PAN-84", "PAN-85")
def test_PAN_E98_the_cursed_lose_alone() -> None:
    """Chapter 1 is won with an unfulfilled Pact of the Doctor."""
    t = cards("doctor", "geek").pact("doctor", "tithe")
    t.s.finish("won", [0, 1])
    assert t.s.result == [0.0, 1.0]


@rule("PAN-80", "PAN-79")
def test_PAN_E99_a_chapter_alone() -> None:
    """Chapter 4 without the others."""
    t = cards("doctor", "geek", chapter="current")
    assert t.s.chapter.number == 4
    assert t.at("doctor") == "e24"


@rule("PAN-618", "PAN-619", "PAN-620", "PAN-617")
def test_PAN_E381_easy_mode() -> None:
    """2 Items, 4 Souls, Action 4."""
    with unsupplied(PRINTED.chapters[0]):
        s = started(2, {"easy": True}, seed=bytes(32))
        for seat, name in enumerate(("doctor", "fury")):
            s.apply(GAME.vocabulary.action(f"pick {name}"), seat)
    assert [len(c.backpack) for c in s.cast] == [2, 2]
    assert s.souls == [4, 4]
    assert [action_of(s, who) for who in range(2)] == [4, 4]


@rule("PAN-621", "PAN-627", "PAN-628")
def test_PAN_E382_a_solo_game() -> None:
    """Two characters, limit 8, no Pacts; chapter 5 is refused."""
    t = cards("doctor", "geek", seats=1)
    assert [c.seat for c in t.s.cast] == [0, 0]
    assert t.s.limit == 8
    assert t.s.boxed == [HELICOPTER]
    t.put("geek", "A12").begin("geek").kill("geek")
    assert t.pacts("geek") == []
    with pytest.raises(BadOption, match="DIA-18"):
        GAME.start(1, {"chapter": 5})


@rule("PAN-615", "PAN-616", "PAN-612")
def test_PAN_E380_elimination() -> None:
    """Only one can win."""
    t = cards("doctor", "geek", "fury", chapter="last_one_standing")
    for name in ("geek", "fury"):
        t.s.cast[t.who(name)].posture = 4
        t.s.cell[t.who(name)] = -1
    t.run(CHECK)
    assert t.s.result == [1.0, 0.0, 0.0]


@rule("PAN-613", "PAN-614", "PAN-616")
def test_PAN_E379_one_against_all() -> None:
    """Chapter 8 for four: one Evil One, three characters, and the Evil Die as an action."""
    t = cards("doctor", "geek", "fury", chapter="one_of_us_commands")
    assert t.s.seats == 4
    assert len(t.s.cast) == 3
    t.evil(2)
    assert "evil_die" in t.words


@rule("PAN-165", "PAN-166", "PAN-167")
def test_PAN_E149_the_generator_lights_all() -> None:
    """Round 6: A34, printed dark, is lit; the Evil Die is rolled all the same."""
    t = cards("doctor", "geek").put("doctor", "A34")
    t.s.round = 6
    t.s.energy = 4
    assert not is_dark(t.s, t.cell("A34"))
    t.s.energy = 1
    assert is_dark(t.s, t.cell("A34"))
    t.s.energy = 4
    t.s.foes = []
    t.put("geek", "A34").roll("1 1 1 1")
    t.start(6)
    if t.asked == "FirstPortal":
        t.seat_picks(t.s.to_act[0], t.words[0])
    assert [roll[1] for roll in t.s.tray].count(7) == 1
    assert t.s.fear == [0, 0]


@rule("PAN-292", "PAN-293")
def test_PAN_E223_dagger_and_book() -> None:
    """Chapter 7: Attack 3; chapter 4: Defence 4."""
    t = cards("doctor", "geek", chapter="the_house_comes_down").carry("doctor", "dagger")
    assert attack_of(t.s, 0) == 3
    u = cards("doctor", "geek", chapter="current").carry("doctor", "book")
    assert defence_of(u.s, 0) == 4


@rule("PAN-294", "PAN-295")
def test_PAN_E224_no_bonus_in_chapter_six() -> None:
    """Both serve to invoke."""
    t = cards("doctor", "geek", chapter="the_name_in_the_book")
    t.carry("doctor", "dagger", "book").put("doctor", "D32").begin("doctor", 5)
    assert (attack_of(t.s, 0), defence_of(t.s, 0)) == (2, 3)
    assert "task invoke" in t.words


@rule("PAN-626")
def test_PAN_E385_both_dead() -> None:
    """A solo game is lost."""
    t = cards("doctor", "geek", seats=1)
    t.lay("geek", "A12", LYING)
    t.kill("doctor")
    assert t.s.result == [0.0]


def test_rounds_end_frame_is_the_one_used() -> None:
    """The frame that the tests push is the game's own."""
    assert ROUND_ENDS.rule == "PAN-570"
