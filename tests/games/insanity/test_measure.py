"""The designer's open question: rows, intervals and verdicts (INS-269 to INS-277)."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from dreadhouse import bots
from dreadhouse.kernel.errors import GameError
from dreadhouse.lab import measure
from dreadhouse.lab.counting import wilson
from dreadhouse.lab.figures import median
from dreadhouse.lab.measure import Row, Setting
from tests.games.insanity.positions import GAME, Side, position
from tests.rules import rule


def row(
    turns: int = 30,
    ending: str = "life",
    mad: bool = False,
    winner: int | None = 0,
    began: int = 0,
) -> Row:
    """The record of a made-up game."""
    return Row(winner, ending, turns, (None, 21 if mad else None), (0, 0), (44, 0), began)


def lengths(counts: dict[int, int]) -> list[Row]:
    """Rows of so many games of each length."""
    return [row(turns) for turns, count in counts.items() for _ in range(count)]


@rule("INS-269", "INS-270", "INS-272", "INS-275")
def test_INS_E223_life_too_high() -> None:
    """A median of 52 turns (50 to 54) lies wholly above 40: too high."""
    rows = lengths({30: 900, 50: 70, 52: 60, 54: 70, 70: 880})
    rows += [row(200, "turn_cap", winner=None) for _ in range(20)]
    assert len(rows) == 2000
    assert median(each.turns for each in rows) == 52
    assert measure.length_of(rows) == (50, 54)
    low, high = measure.capped(rows)
    assert low < 0.01 < high < 0.05
    assert measure.verdict_life(measure.length_of(rows), measure.capped(rows)) == "too high"


@rule("INS-272", "INS-273", "INS-275")
def test_INS_E224_life_right_sanity_too_high() -> None:
    """A median of 31 turns (29 to 33) is right; 37 % (35 to 39) at 0 sanity says too high."""
    rows = lengths({20: 900, 29: 70, 31: 60, 33: 70, 39: 160})
    rows += [row(39, mad=True) for _ in range(740)]
    assert measure.length_of(rows) == (29, 33)
    assert measure.verdict_life(measure.length_of(rows), measure.capped(rows)) == "right"
    low, high = measure.maddened(rows)
    assert (round(low, 2), round(high, 2)) == (0.35, 0.39)
    assert measure.verdict_sanity((low, high)) == "too high"


@rule("INS-273", "INS-275")
def test_INS_E225_sanity_undecided() -> None:
    """41 % (39 to 43) crosses 40 %: undecided."""
    low, high = wilson(820, 2000)
    assert (round(low, 2), round(high, 2)) == (0.39, 0.43)
    assert measure.verdict_sanity((low, high)) == "undecided"


@rule("INS-274", "INS-275")
def test_INS_E226_fairness_undecided() -> None:
    """1,012 of 1,900 is 53.3 % (51.0 to 55.5), which crosses 55 %: undecided."""
    rows = [row(winner=0, began=0 if number < 1012 else 1) for number in range(1900)]
    rows += [row(200, "turn_cap", winner=None) for _ in range(100)]
    low, high = measure.begun_and_won(rows)
    assert (round(low, 3), round(high, 3)) == (0.510, 0.555)
    assert measure.fairness((low, high)) == "undecided"


@rule("INS-271")
def test_INS_E227_the_record_of_a_game() -> None:
    """The record holds winner, ending, turns, first turns at 0, things given and final life."""
    table = position(a=Side(["gug"], life=44), b=Side(life=3, sanity=0), turn=34)
    table.duel.zero_turn = [0, 21]
    table.duel.given = [0, 3]
    with pytest.raises(GameError, match="not over"):
        measure.row_of(table.duel, 0)
    table.a("attack")
    assert measure.row_of(table.duel, began=1) == Row(
        winner=0,
        ending="life",
        turns=34,
        first_at_zero=(None, 21),
        given=(0, 3),
        life=(44, 0),
        began=1,
    )


@rule("INS-271")
def test_a_played_game_fills_its_record() -> None:
    """The first turn at 0 sanity and the things given are counted while playing."""
    table = position(a=Side(["gug"], ["rlyeh"], sanity=3), b=Side(life=3), turn=7)
    table.a("play rlyeh", "end")
    assert table.side("b") == ["gug"]
    table.duel.players[0].life = 3
    table.go("b", "action_phase")
    table.b("attack")
    record = measure.row_of(table.duel, began=0)
    assert (record.winner, record.turns, record.ending) == (1, 8, "life")
    assert (record.first_at_zero, record.given) == ((7, None), (1, 0))


@rule("INS-271", "INS-26")
def test_a_draw_has_no_winner() -> None:
    """At the cap the record names the ending and no winner."""
    table = position(turn=200)
    table.a("end")
    record = measure.row_of(table.duel, began=0)
    assert (record.winner, record.ending, record.turns) == (None, "turn_cap", 200)


@rule("INS-270", "INS-276")
def test_INS_E228_the_standard_sweep() -> None:
    """25 settings with 2,000 games each are 50,000 games; one of them is 100 and 100."""
    sweep = measure.standard_sweep()
    pairs = {(each.options["start_life"], each.options["start_sanity"]) for each in sweep}
    values = (25, 50, 75, 100, 150)
    assert pairs == {(life, sanity) for life in values for sanity in values}
    assert (len(sweep), sum(each.games for each in sweep)) == (25, 50_000)
    for each in sweep:
        GAME.settle(each.options)


@rule("INS-277")
def test_INS_E229_one_option_only() -> None:
    """To judge Dazed two measurements differ in Dazed alone."""
    plain, dazed = measure.to_judge("dazed", True)
    assert (plain.options, dazed.options) == ({}, {"dazed": True})
    assert plain.games == dazed.games == 2000


@rule("INS-272", "INS-275")
@pytest.mark.parametrize(
    ("turns", "cap", "verdict"),
    [
        ((41, 45), (0.0, 0.01), "too high"),
        ((20, 25), (0.051, 0.07), "too high"),
        ((38, 41), (0.0, 0.01), "undecided"),
        ((20, 25), (0.04, 0.06), "undecided"),
        ((10, 14), (0.0, 0.01), "too low"),
        ((14, 16), (0.0, 0.01), "undecided"),
        ((15, 40), (0.0, 0.05), "right"),
    ],
)
def test_verdicts_on_life(
    turns: tuple[float, float], cap: tuple[float, float], verdict: str
) -> None:
    """Each limit counts only when the whole interval has passed it."""
    assert measure.verdict_life(turns, cap) == verdict


@rule("INS-273", "INS-275")
@pytest.mark.parametrize(
    ("mad", "verdict"),
    [
        ((0.30, 0.39), "too high"),
        ((0.39, 0.41), "undecided"),
        ((0.40, 0.80), "right"),
        ((0.79, 0.81), "undecided"),
        ((0.81, 0.90), "too low"),
    ],
)
def test_verdicts_on_sanity(mad: tuple[float, float], verdict: str) -> None:
    """Under 40 % is too high, over 80 % too low."""
    assert measure.verdict_sanity(mad) == verdict


@rule("INS-274", "INS-275")
@pytest.mark.parametrize(
    ("won", "verdict"),
    [
        ((0.46, 0.54), "fair"),
        ((0.56, 0.60), "unfair"),
        ((0.30, 0.44), "unfair"),
        ((0.44, 0.46), "undecided"),
    ],
)
def test_verdicts_on_fairness(won: tuple[float, float], verdict: str) -> None:
    """Between 45 % and 55 % is fair."""
    assert measure.fairness(won) == verdict


@rule("INS-275")
def test_too_few_games_leave_everything_open() -> None:
    """A handful of games bounds no median, so nothing is decided."""
    rows = lengths({30: 3})
    low, high = measure.length_of(rows)
    assert low < 0 < 1000 < high
    assert measure.verdict_life((low, high), measure.capped(rows)) == "undecided"


@rule("INS-270")
def test_each_seat_begins_half_of_the_games() -> None:
    """Of 20 games each seat begins 10, and no game is played twice."""
    found = list(measure.starts(GAME, Setting(games=20)))
    began = [state.view(-1)["table"]["on_turn"] for state, _ in found]
    assert (began.count(0), began.count(1)) == (10, 10)
    assert len({seed for _, seed in found}) == 20


@rule("INS-270", "INS-271")
def test_a_small_measurement() -> None:
    """Random bots play 6 games to their ends; the same setting gives the same rows again."""
    setting = Setting({"start_life": 10, "turn_cap": 20}, games=6)
    rows = measure.measure(GAME, setting, "random")
    assert len(rows) == 6
    assert all(each.turns <= 20 for each in rows)
    assert rows == measure.measure(GAME, setting, "random")
    assert "start life" in measure.report(rows)


def test_the_command_measures() -> None:
    """The command line prints the verdicts of a small measurement."""
    words = ["--games", "2", "--life", "10", "--sanity", "10", "--bot", bots.names()[0]]
    found = CliRunner().invoke(measure.main, words)
    assert (found.exit_code, "who begins" in found.output) == (0, True)
