"""The environments pass the tests of the libraries they are for."""

from __future__ import annotations

import itertools
import subprocess
import sys
import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="install dreadhouse[rl]")
pytest.importorskip("pyspiel", reason="install dreadhouse[rl]")

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from dreadhouse import envs
from dreadhouse.kernel.errors import GameError, IllegalAction
from tests.envs.house import every_learned_game


@every_learned_game
def test_pettingzoo_accepts_every_game(name: str) -> None:
    """Its own test of the interface, with observations that are a dictionary with a mask."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        api_test(envs.aec(name), num_cycles=400)


@every_learned_game
def test_pettingzoo_finds_that_a_seed_settles_everything(name: str) -> None:
    """Its own test of seeds."""
    seed_test(lambda: envs.aec(name), num_cycles=60)


@every_learned_game
def test_gymnasium_accepts_a_seat_of_every_game(name: str) -> None:
    """Its own checker, which also picks illegal actions."""
    with warnings.catch_warnings():
        warnings.filterwarnings("error")
        check_env(envs.single(name), skip_render_check=True)


@every_learned_game
def test_openspiel_plays_every_game_by_chance(name: str) -> None:
    """Its own random simulation, in a process of its own."""
    code = (
        "import pyspiel; from dreadhouse import envs; envs.register_openspiel(); "
        f"game = pyspiel.load_game('dreadhouse_{name}'); "
        "pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_openspiel_deals_anew_what_a_player_cannot_know() -> None:
    """The observation stays, the hidden hand does not."""
    envs.register_openspiel()
    state = pyspiel.load_game("dreadhouse_insanity").new_initial_state()
    state.apply_action(7)
    twin = state.resample_from_infostate(0, np.random.default_rng(1).random)
    assert twin.observation_tensor(0) == state.observation_tensor(0)
    assert twin.observation_tensor(1) != state.observation_tensor(1)


def test_a_table_pays_one_side_what_it_takes_from_the_other() -> None:
    """A duel ends with rewards of 1 and -1, or 0 and 0, and nothing before."""
    env = envs.aec("insanity")
    env.reset(seed=4)
    chance = np.random.default_rng(4)
    while not env.terminations[env.agent_selection]:
        assert env.last()[1] == 0
        env.step(chance.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    assert sorted(env.rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_an_illegal_pick_is_refused_at_a_table_and_loses_a_learners_game() -> None:
    """The rule is told either way."""
    env = envs.aec("insanity")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    alone = envs.single("insanity")
    seen, _ = alone.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, is_over, _, about = alone.step(illegal)
    assert (reward, is_over) == (-1.0, True)
    assert "INS-" in about["illegal"]


def test_a_learners_mask_lists_what_is_legal_now() -> None:
    """The same as booleans, for learners that ask by that name."""
    env = envs.single("insanity", seat=1, bots=["greedy"])
    seen, about = env.reset(seed=3)
    assert about["seat"] == 1
    assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()
    assert env.action_masks().sum() == len(env.table.options(1))


@every_learned_game
def test_many_games_go_on_together_and_start_anew_when_they_end(name: str) -> None:
    """Row by row the same as the games would be alone; rewards come with the end only."""
    runner = envs.many(name, 8, seed=5)
    ends = 0
    for _ in range(400):
        for row, state in enumerate(runner.rows.states):
            seat = state.seat
            assert runner.asked[row] == seat
            assert runner.seen[row].tobytes() == runner.senses.read(state, seat)
            assert np.flatnonzero(runner.masks[row]).tolist() == sorted(state.options(seat))
        outcome = runner.step(runner.at_random())
        ends += int(outcome.ended.sum())
        assert not outcome.rewards[~outcome.ended].any()
    assert runner.rows.started == 8 + ends


def test_many_games_with_one_seed_are_always_the_same() -> None:
    """Deals and random picks alike."""
    one, other = (envs.many("insanity", 5, seed=9) for _ in range(2))
    for _ in range(200):
        one.step(one.at_random())
        other.step(other.at_random())
    assert (one.seen == other.seen).all()


def test_bots_play_until_the_learner_is_asked() -> None:
    """Every observation of a learner is one of its own decisions, to the end."""
    env = envs.single("possession", seats=3, bots=["random", "greedy", "random"])
    seen, _ = env.reset(seed=2)
    for _ in itertools.count():
        legal = np.flatnonzero(seen["action_mask"])
        assert legal.size
        seen, reward, is_over, _, _ = env.step(legal[0])
        if is_over:
            break
    assert -1.0 <= reward <= 1.0


def test_a_game_without_observations_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence."""
    monkeypatch.setattr("dreadhouse.envs.fields.games.load", lambda name: _Blind())
    with pytest.raises(GameError, match="no observations"):
        envs.describe("insanity")


class _Blind:
    """A game that no learner can see."""

    senses = None
