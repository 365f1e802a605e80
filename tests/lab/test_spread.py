"""Jobs over processes and over a Ray cluster: the same results, and workers may die."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import textwrap

import pytest

from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.lab.playing import Job, Played, play
from dreadhouse.lab.spread import spread

JOBS = [Job("insanity", 0, {}, ("random", "random"), "tests", first, 2) for first in range(0, 8, 2)]


def work_or_die(mark: str) -> int:
    """Die at the first try, and leave a mark so that the second one lives."""
    path = pathlib.Path(mark)
    if path.exists():
        return os.getpid()
    path.touch()
    os._exit(9)


def die(number: int) -> int:
    """Die always."""
    os._exit(9)


def test_a_pool_gives_what_one_process_gives() -> None:
    """Play the same jobs in this process and in two others."""
    alone = {job.first: played.games for job, played in spread(JOBS, play, workers=1)}
    together: dict[int, list[dict[str, object]]] = {}
    for job, played in spread(JOBS, play, workers=2):
        together[job.first] = played.games
    assert together == alone
    assert len(alone) == len(JOBS)


def test_the_death_of_workers_costs_nothing(tmp_path: pathlib.Path) -> None:
    """Do again what a dead worker has left undone."""
    marks = [str(tmp_path / str(number)) for number in range(3)]
    found = dict(spread(marks, work_or_die, workers=2))
    assert set(found) == set(marks)
    assert os.getpid() not in found.values()


def test_a_job_that_kills_every_worker_is_named() -> None:
    """End with a sentence instead of trying for ever."""
    with pytest.raises(GameError, match="workers die over and over at 1"):
        dict(spread([1], die, workers=2))


def test_an_unknown_place_is_refused() -> None:
    """Say where games can be played."""
    with pytest.raises(BadOption, match="say --on pool or --on ray"):
        spread(JOBS, play, on="moon")


def test_a_failing_game_names_its_seed() -> None:
    """Say which game broke off and how to play it again."""
    bad = Job("insanity", 0, {}, ("tests.lab.own_bots:NO_BOT",) * 2, "tests", 3, 1)
    with pytest.raises(GameError, match=r"game 3 of insanity broke off.*seed [0-9a-f]{64}"):
        list(spread([bad], play, workers=1))


CLUSTER = """
import os
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
import json, sys
import ray
from ray.cluster_utils import Cluster
from dreadhouse.lab.playing import Job, play
from dreadhouse.lab.spread import spread

def play_somewhere(job):
    return ray.get_runtime_context().get_node_id(), play(job)

cluster = Cluster(
    initialize_head=True,
    head_node_args={"num_cpus": 1, "include_dashboard": False},
)
cluster.add_node(num_cpus=1)
ray.init(address=cluster.address, log_to_driver=False)
jobs = [Job(*job) for job in json.loads(sys.argv[1])]
places, found = set(), {}
for job, (place, played) in spread(jobs, play_somewhere, on="ray"):
    places.add(place)
    found[job.first] = played.games
print("FOUND", json.dumps({"places": len(places), "games": found}))
ray.shutdown()
cluster.shutdown()
"""


@pytest.mark.slow
def test_a_ray_cluster_of_two_nodes_gives_the_same() -> None:
    """Play the same jobs on two nodes, in a process of its own."""
    jobs = [[j.game, j.cell, j.options, list(j.bots), j.seed, j.first, j.count] for j in JOBS]
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(CLUSTER), json.dumps(jobs)],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    line = next(line for line in done.stdout.splitlines() if line.startswith("FOUND"))
    found = json.loads(line.removeprefix("FOUND"))
    assert found["places"] == 2
    alone: dict[str, list[dict[str, object]]] = {}
    for job, played in spread(JOBS, play, workers=1):
        assert isinstance(played, Played)
        alone[str(job.first)] = played.games
    assert found["games"] == json.loads(json.dumps(alone))
