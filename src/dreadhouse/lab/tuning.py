"""`dreadhouse balance`: Optuna searches options that bring a game to its targets.

Every trial is a run of its own, kept in its own folder; the study is a SQLite file beside them.
A trial's suggestion depends on the seed and the trials before it alone, so that an interrupted
search goes on exactly as it would have.
"""

from __future__ import annotations

import hashlib
import pathlib
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game, Option
from dreadhouse.lab.extras import need
from dreadhouse.lab.figures import Tally, tallies
from dreadhouse.lab.grid import in_words, read_option, read_values, whole
from dreadhouse.lab.runs import Cell, Plan, Run, Where
from dreadhouse.lab.simulate import INTERRUPTED, interrupts_of
from dreadhouse.lab.targets import read_target

if TYPE_CHECKING:
    from optuna.distributions import BaseDistribution
    from optuna.study import Study
    from optuna.trial import FrozenTrial

STUDY = "study.sqlite"
FIRST_TRIALS = 10
MOST_TARGETS = 4


class Search:
    """What was asked for: a plan for each trial, a space of options, targets."""

    def __init__(
        self,
        game: Game,
        plan: Plan,
        options: tuple[str, ...],
        targets: tuple[str, ...],
        trials: int,
    ) -> None:
        self.game = game
        self.plan = plan
        self.space = read_space(game, options)
        self.targets = [read_target(game, typed) for typed in targets]
        self.trials = trials
        if len(self.targets) > MOST_TARGETS:
            raise BadOption(f"name at most {MOST_TARGETS} targets: with more all is a compromise")

    def name(self) -> str:
        """A name that another search in the same folder would not have."""
        text = f"{msgspec.json.encode(self.plan)!r} {self.space} {self.targets}"
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def read_space(game: Game, options: tuple[str, ...]) -> dict[str, Any]:
    """For each option a range (low, high, step) or a list of values."""
    if not options:
        raise BadOption("nothing may change: name an option to search, like --option life=40:140")
    space: dict[str, Any] = {}
    for typed in options:
        option, text = read_option(game, typed)
        space[option.id] = _axis(option, text)
    return space


def _axis(option: Option, text: str) -> Any:
    values = read_values(option, text)
    if ":" not in text or "," in text:
        return values
    low, high, *step = (whole(option, part) for part in text.split(":"))
    return low, high, step[0] if step else 1


def _distributions(space: dict[str, Any]) -> dict[str, BaseDistribution]:
    from optuna.distributions import CategoricalDistribution, IntDistribution

    return {
        id: IntDistribution(axis[0], axis[1], step=axis[2])
        if isinstance(axis, tuple)
        else CategoricalDistribution(axis)
        for id, axis in space.items()
    }


@dataclass
class Tried:
    """A trial that is over."""

    number: int
    options: dict[str, Any]
    tally: Tally
    is_best: bool = False


def search(wanted: Search, folder: pathlib.Path, where: Where, command: str) -> int:
    """Search until all trials are done, then report the front; the exit code."""
    need("lab")
    folder.mkdir(parents=True, exist_ok=True)
    study = _study(wanted, folder)
    _finish_begun(wanted, study, folder, where)
    while len(study.trials) < wanted.trials:
        study.sampler = _sampler(wanted, len(study.trials))
        trial = study.ask(_distributions(wanted.space))
        if not _tell(wanted, study, trial.number, trial.params, folder, where):
            print(f"Stopped: the same command goes on in {folder}.", file=sys.stderr)
            return INTERRUPTED
    from dreadhouse.lab.front import report

    report(wanted, tried(wanted, study, folder), folder, command)
    return 0


def _study(wanted: Search, folder: pathlib.Path) -> Study:
    """The study of the folder, begun or gone on with."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    storage = f"sqlite:///{folder / STUDY}"
    names = [summary.study_name for summary in optuna.get_all_study_summaries(storage)]
    if names and wanted.name() not in names:
        raise BadOption(f"{folder} holds another search: name another folder with --to")
    return optuna.create_study(
        storage=storage,
        study_name=wanted.name(),
        directions=["minimize"] * len(wanted.targets),
        load_if_exists=True,
    )


def _sampler(wanted: Search, number: int) -> Any:
    from optuna.samplers import TPESampler

    seed = int.from_bytes(hashlib.blake2b(f"{wanted.plan.seed}/{number}".encode()).digest()[:4])
    startup = min(FIRST_TRIALS, max(1, wanted.trials // 3))
    return TPESampler(seed=seed, n_startup_trials=startup)


def _finish_begun(wanted: Search, study: Study, folder: pathlib.Path, where: Where) -> None:
    """Finish a trial that was under way when the last search was ended."""
    from optuna.trial import TrialState

    for trial in study.get_trials(states=(TrialState.RUNNING,)):
        params = dict(trial.params)
        if set(params) != set(wanted.space):
            study.tell(trial.number, state=TrialState.FAIL)
        else:
            _tell(wanted, study, trial.number, params, folder, where)


def _run(
    wanted: Search, number: int, options: dict[str, Any], folder: pathlib.Path, twins: Study
) -> Run:
    """The run of a trial; one that repeats an earlier trial uses its games."""
    for trial in twins.trials[:number]:
        if trial.params == options:
            number = trial.number
            break
    cell = Cell(options=options, bots=wanted.plan.cells[0].bots)
    plan = msgspec.structs.replace(wanted.plan, cells=[cell])
    return Run(plan, folder / "trials" / f"{number:04d}")


def _tell(
    wanted: Search,
    study: Study,
    number: int,
    options: dict[str, Any],
    folder: pathlib.Path,
    where: Where,
) -> bool:
    """Play a trial and tell the study how far from the targets it is; whether it is whole."""
    run = _run(wanted, number, options, folder, study)
    with interrupts_of(run):
        try:
            if not run.play(where):
                return False
        except KeyboardInterrupt:
            return False
    tally = tallies(run.rows(), 1)[0]
    distances = [target.distance(tally) for target in wanted.targets]
    study.tell(number, distances)
    _say(wanted, number, options, tally)
    return True


def _say(wanted: Search, number: int, options: dict[str, Any], tally: Tally) -> None:
    measured = ", ".join(f"{t.measure} {tally.value(t.measure):.4g}" for t in wanted.targets)
    told = f"trial {number + 1} of {wanted.trials}: {in_words(options)}: {measured}"
    print(told, file=sys.stderr, flush=True)


def tried(wanted: Search, study: Study, folder: pathlib.Path) -> list[Tried]:
    """Every setting that was tried, each once, those of the front marked."""
    from optuna.trial import TrialState

    best = [trial.params for trial in study.best_trials]
    found: dict[str, Tried] = {}
    trials: list[FrozenTrial] = study.get_trials(states=(TrialState.COMPLETE,))
    for trial in trials:
        name = in_words(trial.params)
        if name not in found:
            options = {id: trial.params[id] for id in wanted.space}
            run = _run(wanted, trial.number, options, folder, study)
            tally = tallies(run.rows(), 1)[0]
            found[name] = Tried(trial.number, options, tally, trial.params in best)
    return list(found.values())
