"""A search of options for targets goes on where it stopped and finds the front."""

from __future__ import annotations

import pathlib

import pytest

from dreadhouse import games
from dreadhouse.kernel.errors import BadOption
from dreadhouse.lab import simulate, tuning
from dreadhouse.lab.runs import Run, Where

pytest.importorskip("optuna")

DUEL = games.load("insanity")
TRIALS = 5
ALONE = Where(workers=1)


def search_of(
    trials: int = TRIALS,
    options: tuple[str, ...] = ("life=10:60:10", "fresh=on,off"),
    targets: tuple[str, ...] = ("first_seat=0.5", "turns=20:30"),
) -> tuning.Search:
    """A small search with random bots."""
    plan = simulate.plan_of(DUEL, "random", 0, (), 6, "tests")
    return tuning.Search(DUEL, plan, options, targets, trials)


def settings(folder: pathlib.Path, wanted: tuning.Search) -> list[tuple[int, dict[str, object]]]:
    """What was tried, in order."""
    study = tuning._study(wanted, folder)
    return [(trial.number, dict(trial.params)) for trial in study.trials]


def test_the_front_holds_what_nothing_beats(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Report the settings that no other one beats in both targets."""
    wanted = search_of()
    assert tuning.search(wanted, tmp_path, ALONE, "dreadhouse balance") == 0
    tried = tuning.tried(wanted, tuning._study(wanted, tmp_path), tmp_path)
    front = [one for one in tried if one.is_best]
    assert front
    for one in tried:
        off = [target.distance(one.tally) for target in wanted.targets]
        others = [[t.distance(o.tally) for t in wanted.targets] for o in tried]
        beaten = any(
            all(a <= b for a, b in zip(other, off, strict=True)) and other != off
            for other in others
        )
        assert one.is_best != beaten
    told = capsys.readouterr().out
    assert f"{len(front)} of {len(tried)} settings are on the front" in told
    assert "start_life=" in (tmp_path / "report.html").read_text()


def test_a_broken_search_goes_on_as_it_would_have(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Break off in the middle of a trial; going on tries the very same settings."""
    wanted = search_of()
    tuning.search(wanted, tmp_path / "whole", ALONE, "")
    played = Run.play
    asked: list[str] = []

    def break_off(run: Run, where: Where, told: object = None) -> bool:
        asked.append(run.folder.name)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return played(run, where)

    monkeypatch.setattr(Run, "play", break_off)
    assert tuning.search(wanted, tmp_path / "broken", ALONE, "") == 130
    assert len(settings(tmp_path / "broken", wanted)) == 3
    assert tuning.search(wanted, tmp_path / "broken", ALONE, "") == 0
    assert settings(tmp_path / "broken", wanted) == settings(tmp_path / "whole", wanted)
    assert asked.count("0000") == 1


def test_more_trials_go_on(tmp_path: pathlib.Path) -> None:
    """Keep what was tried when more trials are asked for."""
    tuning.search(search_of(3), tmp_path, ALONE, "")
    first = settings(tmp_path, search_of(3))
    tuning.search(search_of(4), tmp_path, ALONE, "")
    assert settings(tmp_path, search_of(4))[:3] == first


def test_another_search_is_refused(tmp_path: pathlib.Path) -> None:
    """Never mix two searches in one folder."""
    tuning.search(search_of(1), tmp_path, ALONE, "")
    with pytest.raises(BadOption, match="holds another search"):
        tuning.search(search_of(1, targets=("turns=5",)), tmp_path, ALONE, "")


def test_a_search_without_a_space_is_refused() -> None:
    """Want options that may change, and not too many targets."""
    with pytest.raises(BadOption, match="nothing may change"):
        search_of(options=())
    with pytest.raises(BadOption, match="at most 4 targets"):
        search_of(targets=("turns=5",) * 5)


def test_a_space_is_a_range_or_a_list() -> None:
    """Read a range with its step, a list, and a switch."""
    space = tuning.read_space(DUEL, ("life=10:60:10", "sanity=5:9", "turn_cap=20,40", "fresh=on"))
    assert space == {
        "start_life": (10, 60, 10),
        "start_sanity": (5, 9, 1),
        "turn_cap": [20, 40],
        "fresh": [True],
    }
