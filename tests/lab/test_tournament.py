"""Who meets whom in a tournament, and what ratings come of it."""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest

from dreadhouse import games
from dreadhouse.kernel.errors import BadOption
from dreadhouse.lab import pairing
from dreadhouse.lab.ratings import HOUSE, Met, standings
from dreadhouse.lab.runs import Where, read_plan
from dreadhouse.lab.tournament import Held, Tournament, hold, met_in

pytest.importorskip("openskill")

ALONE = Where(workers=1)
OWN = "tests.lab.own_bots:FirstPick"


def tournament(
    name: str = "insanity", bots: str = f"random,greedy,{OWN}", swiss: bool = False, rounds: int = 1
) -> Tournament:
    """A small tournament of short games."""
    options = ("life=20",) if name == "insanity" else ()
    return Tournament(games.load(name), bots, 0, 4, rounds, swiss, options, "tests")


def test_everybody_meets_everybody() -> None:
    """Pair each two once."""
    assert pairing.everybody(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_swiss_neighbours_meet_once() -> None:
    """Pair neighbours in order, but nobody twice while that can be."""
    order = ["a", "b", "c", "d"]
    assert pairing.swiss(order, set(), set()) == ([("a", "b"), ("c", "d")], "")
    met = {frozenset("ab"), frozenset("cd")}
    assert pairing.swiss(order, met, set()) == ([("a", "c"), ("b", "d")], "")
    met |= {frozenset(pair) for pair in ("ac", "bd", "ad", "bc")}
    assert pairing.swiss(order, met, set()) == ([("a", "b"), ("c", "d")], "")


def test_swiss_lets_everybody_sit_out_in_turn() -> None:
    """With an odd number the last one rests who has not rested yet."""
    assert pairing.swiss(["a", "b", "c"], set(), set())[1] == "c"
    assert pairing.swiss(["a", "b", "c"], set(), {"c"})[1] == "b"
    assert pairing.swiss(["a", "b", "c"], set(), {"a", "b", "c"})[1] == "c"


def test_ratings_follow_the_wins_and_grow_certain() -> None:
    """Rate the winner of most games highest, and know more after more games."""
    few = [Met(("a", "b"), (1.0, 0.0)), Met(("b", "c"), (1.0, 0.0))]
    found = standings(["c", "b", "a"], few * 2)
    assert [standing.name for standing in found] == ["a", "b", "c"]
    longer = standings(["c", "b", "a"], few * 20)
    assert all({s.name: s.spread for s in longer}[one.name] < one.spread for one in found)
    assert found[0].against["b"].value == 1.0
    assert found[1].won.value == 0.5


def test_a_draw_is_half_a_win() -> None:
    """Give both sides half a game for equal points."""
    found = standings(["a", "b"], [Met(("a", "b"), (0.5, 0.5))])
    assert [standing.won.value for standing in found] == [0.5, 0.5]
    assert found[0].rating == pytest.approx(found[1].rating)


def test_seats_of_a_side_are_taken_together() -> None:
    """Share the points of a side among its seats, and the house has what bots miss."""
    row = {"bots": ["a", "b", "a"], "result": [1.0, 0.0, 0.0]}
    assert met_in(row, ("a", "b")).points == (0.5, 0.0)
    alone = {"bots": ["a", "a"], "result": [0.25, 0.25]}
    assert met_in(alone, ("a", HOUSE)).points == (0.25, 0.75)


def test_a_round_robin_is_played_and_told(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Hold a tournament of three, one of them from outside the house."""
    assert hold(tournament(), tmp_path, ALONE, "dreadhouse tournament") == 0
    told = capsys.readouterr().out
    assert told.splitlines()[2].startswith("| greedy")
    assert f"against {OWN}" in told
    assert "12 games" in told
    page = (tmp_path / "report.html").read_text()
    assert "<svg" in page


def test_a_tournament_held_again_plays_nothing_again(tmp_path: pathlib.Path) -> None:
    """Come to the same standings from what is kept."""
    held = [Held(tournament(), tmp_path) for _ in range(2)]
    for one in held:
        assert one.play_round(1, ALONE)
    assert held[0].games == held[1].games


def test_swiss_rounds_depend_on_points(tmp_path: pathlib.Path) -> None:
    """Let one of three rest in each round, always another one."""
    wanted = tournament(swiss=True, rounds=3)
    assert hold(wanted, tmp_path, ALONE, "") == 0
    rested = set()
    for folder in sorted(tmp_path.glob("round-*")):
        plan = read_plan(folder)
        assert len(plan.cells) == 1
        rested |= set(wanted.names) - set(plan.cells[0].bots)
    assert rested == set(wanted.names)


def test_bots_that_win_together_play_against_the_house(tmp_path: pathlib.Path) -> None:
    """Let every bot play all seats of a shared game, and rate the game itself."""
    held = Held(tournament("danger", "random,greedy"), tmp_path)
    assert held.play_round(1, ALONE)
    assert {game.sides[1] for game in held.games} == {HOUSE}
    assert {standing.name for standing in held.standings()} == {"random", "greedy", HOUSE}


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: tournament(bots="greedy,greedy"), "needs two different bots"),
        (lambda: tournament("danger", "random,greedy", swiss=True), "nobody is an opponent"),
        (lambda: tournament(rounds=0), "at least one game and one round"),
    ],
)
def test_a_bad_tournament_is_refused(make: Callable[[], Tournament], told: str) -> None:
    """Say what a tournament needs."""
    with pytest.raises(BadOption, match=told):
        make()
