"""Jobs are spread over processes of this machine or over a Ray cluster; results come as they end.

Both ways run the same function on the same jobs. A worker that dies costs only its job, which is
done again by another one.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.lab.extras import need

J = TypeVar("J")
R = TypeVar("R")

POOL = "pool"
RAY = "ray"
AHEAD = 2
MOST_DEATHS = 5
PATIENCE = 5.0


def spread(
    jobs: Iterable[J], work: Callable[[J], R], on: str = POOL, workers: int = 0
) -> Generator[tuple[J, R], None, None]:
    """Each job with its result, in the order in which they end.

    `workers` 0 is one for each core; 1 works in this process.
    """
    if on == RAY:
        need("ray")
        return _by_ray(jobs, work)
    if on != POOL:
        raise BadOption(f"games cannot be played on {on!r}: say --on {POOL} or --on {RAY}")
    count = workers or os.cpu_count() or 1
    return _one_by_one(jobs, work) if count == 1 else _Crew(work, count).results(jobs)


def _one_by_one(jobs: Iterable[J], work: Callable[[J], R]) -> Generator[tuple[J, R], None, None]:
    for job in jobs:
        yield job, work(job)


def _begin_work() -> None:
    """A worker leaves interrupts to its parent, and never outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def leave_with(parent: Any) -> None:
        parent.join()
        os._exit(1)

    if parent is not None:
        threading.Thread(target=leave_with, args=(parent,), daemon=True).start()


class _Crew:
    """Worker processes that are replaced when one of them dies."""

    def __init__(self, work: Callable[[Any], Any], count: int) -> None:
        self.work = work
        self.count = count
        self.deaths: Counter[int] = Counter()
        self.running: dict[Future[Any], tuple[int, Any]] = {}
        self.waiting: deque[tuple[int, Any]] = deque()
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, because a forked copy of a process with threads may hang.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, context, initializer=_begin_work)

    def results(self, jobs: Iterable[Any]) -> Generator[tuple[Any, Any], None, None]:
        """Submit a few jobs ahead and give back what has ended."""
        source = iter(enumerate(jobs))
        try:
            while self._fill(source):
                ended, _ = wait(self.running, return_when=FIRST_COMPLETED)
                yield from self._collect(ended)
        finally:
            self._dismiss()

    def _fill(self, source: Iterator[tuple[int, Any]]) -> bool:
        """Keep every worker busy; whether anything is under way."""
        while len(self.running) < AHEAD * self.count:
            following = self.waiting.popleft() if self.waiting else next(source, None)
            if following is None:
                break
            try:
                self.running[self.pool.submit(self.work, following[1])] = following
            except BrokenProcessPool:
                self.waiting.appendleft(following)
                break
        return bool(self.running or self.waiting)

    def _collect(self, ended: set[Future[Any]]) -> Iterator[tuple[Any, Any]]:
        """What has ended; after a death everything unfinished is done again by a new crew."""
        is_broken = False
        for future in ended:
            number, job = self.running.pop(future)
            try:
                yield job, future.result()
            except BrokenProcessPool:
                is_broken = True
                self._bury(number, job)
        if is_broken or (self.waiting and not self.running):
            self._replace()

    def _bury(self, number: int, job: Any) -> None:
        self.deaths[number] += 1
        if self.deaths[number] > MOST_DEATHS:
            raise GameError(f"workers die over and over at {job}: look at their memory")
        self.waiting.append((number, job))

    def _replace(self) -> None:
        for future, (number, job) in list(self.running.items()):
            if not future.done() or future.exception() is not None:
                del self.running[future]
                self._bury(number, job)
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self._new_pool()

    def _dismiss(self) -> None:
        """Stop; whoever is in the middle of a long game is not waited for."""
        for future in self.running:
            future.cancel()
        if self.running:
            wait(self.running, timeout=PATIENCE)
            for process in multiprocessing.active_children():
                if not all(future.done() for future in self.running):
                    process.terminate()
        self.pool.shutdown(wait=True, cancel_futures=True)


def _by_ray(jobs: Iterable[J], work: Callable[[J], R]) -> Generator[tuple[J, R], None, None]:
    """Ray repeats by itself what a dead worker or node has left undone."""
    import ray

    with _ray_at_hand():
        remote = ray.remote(max_retries=MOST_DEATHS)(work)
        ahead = AHEAD * _ray_cores()
        running: dict[Any, J] = {}
        source = iter(jobs)
        while True:
            for job in source:
                running[remote.remote(job)] = job
                if len(running) >= ahead:
                    break
            if not running:
                return
            for reference in ray.wait(list(running), num_returns=1)[0]:
                yield running.pop(reference), ray.get(reference)


def _ray_cores() -> int:
    """How many games the cluster can play at once."""
    import ray

    there: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(there.get("CPU", 1)))


@contextlib.contextmanager
def _ray_at_hand() -> Iterator[None]:
    """The cluster that this process has joined, or that RAY_ADDRESS names, or one of its own."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    if ray.is_initialized():
        yield
        return
    is_far = "RAY_ADDRESS" in os.environ
    ray.init(
        include_dashboard=None if is_far else False,
        configure_logging=False,
        log_to_driver=False,
    )
    try:
        yield
    finally:
        ray.shutdown()
