"""A game of bots becomes a row that depends on the run's seed and the game's number alone."""

from __future__ import annotations

import dataclasses

import pytest

from dreadhouse import games
from dreadhouse.kernel.record import Record
from dreadhouse.lab.playing import Job, play, seed_of, turned

FEW = 4


def job_of(name: str, first: int = 0, count: int = FEW, bot: str = "random") -> Job:
    """Some games by one bot with the usual number of seats."""
    bots = (bot,) * games.load(name).usual_seats
    return Job(name, 0, {}, bots, "tests", first, count)


@pytest.mark.parametrize("name", games.names())
def test_a_row_tells_what_a_game_came_to(name: str) -> None:
    """Hold a result for each seat, an ending, lengths, and what each seat has seen and done."""
    game = games.load(name)
    for number, row in enumerate(play(job_of(name)).games):
        state = game.start(game.usual_seats, {}, bytes.fromhex(row["seed"]))
        assert row["number"] == number
        assert len(row["result"]) == game.usual_seats
        assert row["decisions"] >= 1
        assert row["length"] >= 1
        assert row["ending"] not in ("", "over")
        assert set(row["options"]) == {option.id for option in game.options}
        assert set(row["figures"]) == set(game.counts.figures(state))
        assert all(row["seen"])
        assert len(row["done"]) == game.usual_seats
        is_named = row["first"] in range(game.usual_seats)
        assert is_named == bool(game.counts.first)


@pytest.mark.parametrize("name", games.names())
def test_how_games_are_divided_into_jobs_changes_nothing(name: str) -> None:
    """Play four games at once, and one by one from the last to the first."""
    whole = play(job_of(name)).games
    single = [play(job_of(name, number, 1)).games[0] for number in reversed(range(FEW))]
    assert list(reversed(single)) == whole


def test_a_seed_depends_on_the_run_and_the_number() -> None:
    """Draw other seeds for other numbers and other runs."""
    seeds = {seed_of(run, number) for run in ("", "a", "b") for number in range(50)}
    assert len(seeds) == 150
    assert seed_of("a", 7) == seed_of("a", 7)


@pytest.mark.parametrize("name", games.names())
def test_the_rows_of_decisions_replay_the_game(name: str) -> None:
    """Come to the same result when the kept decisions are played again."""
    kept = play(dataclasses.replace(job_of(name, count=1), keeps_decisions=True))
    row = kept.games[0]
    assert len(kept.decisions) == row["decisions"]
    record = Record(
        game=name,
        edition=games.load(name).edition,
        options={},
        seats=len(row["result"]),
        seed=row["seed"],
        decisions=[(decision["seat"], decision["action"]) for decision in kept.decisions],
    )
    assert record.replay().result == row["result"]
    assert {decision["bot"] for decision in kept.decisions} == {"random"}
    assert all(decision["options"] >= 1 for decision in kept.decisions)


def test_rotating_bots_play_every_seat() -> None:
    """Move bots on by one seat after each game."""
    assert turned(("a", "b", "c"), 1) == ["c", "a", "b"]
    mixed = Job("insanity", 0, {}, ("random", "greedy"), "tests", 0, 2, rotates=True)
    assert [row["bots"] for row in play(mixed).games] == [
        ["random", "greedy"],
        ["greedy", "random"],
    ]


def test_a_bot_of_ones_own_plays() -> None:
    """Load a class by module and name."""
    row = play(job_of("insanity", count=1, bot="tests.lab.own_bots:FirstPick")).games[0]
    assert row["bots"] == ["tests.lab.own_bots:FirstPick"] * 2
    assert row["decisions"] > 10


def test_what_is_done_is_what_was_chosen() -> None:
    """Name exactly the cards that a seat has played, as words of the game."""
    kept = play(dataclasses.replace(job_of("insanity", count=1), keeps_decisions=True))
    for seat in range(2):
        played = {d["action"] for d in kept.decisions if d["seat"] == seat}
        cards = {word for word in played if word.startswith("play ")}
        assert cards == {word for word in kept.games[0]["done"][seat] if word.startswith("play ")}
        assert cards


def test_insanity_records_what_its_measurement_asks_for() -> None:
    """Tell both first turns at 0 sanity, what was given, final lives, and what ended the duel."""
    for row in play(job_of("insanity", count=12)).games:
        figures = row["figures"]
        zeros = [figures["zero_turn_1"], figures["zero_turn_2"]]
        assert figures["anybody_at_zero"] == float(any(zeros))
        lives = [figures["life_1"], figures["life_2"]]
        if row["ending"] == "life":
            assert lives[row["result"].index(0.0)] == 0
        assert figures["ended_by_attack"] <= float(row["ending"] != "turn_cap")
