"""What reports count, and that their pages load nothing from outside."""

from __future__ import annotations

import pathlib
import re

import pytest

from dreadhouse import games
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.lab.figures import Meetings, Tally, tallies
from dreadhouse.lab.playing import Row
from dreadhouse.lab.progress import Progress, duration
from dreadhouse.lab.runs import Cell, Plan, Run, Where

pytest.importorskip("altair")

NAMESPACE = re.compile(r'xmlns(:\w+)?="http://www\.w3\.org/[^"]*"')
LOADS = re.compile(r"https?:|//\w|<script|<link|<iframe|@import|\bsrc=|\burl\((?!#)", re.IGNORECASE)


def row(result: list[float], seen: list[list[str]], **more: object) -> Row:
    """A made-up row of a duel."""
    usual: Row = {
        "cell": 0,
        "bots": ["random"] * len(result),
        "first": 0,
        "ending": "life",
        "length": 10,
        "decisions": 40,
    }
    return usual | {"result": result, "seen": seen, "done": seen} | more


def run_of(folder: pathlib.Path, name: str, settings: list[dict[str, object]], count: int) -> Run:
    """A finished run of games by chance."""
    game = games.load(name)
    cells = [Cell(options=chosen, bots=["random"] * game.usual_seats) for chosen in settings]
    run = Run(Plan(game=name, edition=game.edition, cells=cells, games=count), folder)
    assert run.play(Where(workers=1))
    return run


def page_of(run: Run, path: pathlib.Path) -> str:
    """The page of a run's report."""
    from dreadhouse.lab.report import Report

    Report(run, "dreadhouse simulate & co").write(path)
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", games.names())
def test_a_report_loads_nothing_from_outside(tmp_path: pathlib.Path, name: str) -> None:
    """Draw plots as SVG inside one file, for every game of the catalogue."""
    text = page_of(run_of(tmp_path, name, [{}], 3), tmp_path / "report.html")
    assert text.count("<svg") >= 3
    assert LOADS.search(NAMESPACE.sub("", text)) is None
    assert "dreadhouse simulate &amp; co" in text


def test_two_options_are_mapped(tmp_path: pathlib.Path) -> None:
    """Draw maps over both options where exactly two vary, and name all settings."""
    settings: list[dict[str, object]] = [
        {"start_life": life, "start_sanity": sanity} for life in (10, 20) for sanity in (0, 20)
    ]
    text = page_of(run_of(tmp_path, "insanity", settings, 3), tmp_path / "report.html")
    assert "Over both options" in text
    assert "start_life=20 start_sanity=0" in text


def test_the_text_has_a_line_for_each_setting(tmp_path: pathlib.Path) -> None:
    """Write games, shares with intervals, length and endings of each setting."""
    from dreadhouse.lab.report import Report

    settings: list[dict[str, object]] = [{"start_life": 10}, {"start_life": 20}]
    lines = Report(run_of(tmp_path, "insanity", settings, 4)).text().splitlines()
    assert len(lines) == 4
    assert lines[2].startswith("| start_life=10")
    assert re.search(r"\| 4 +\| \d+\.\d \(\d+\.\d to \d+\.\d\) \|", lines[2])


def test_shares_lengths_and_endings_are_counted() -> None:
    """Count a shared win as its share, by seat, by bot and by who begins."""
    tally = Tally()
    tally.add(row([1.0, 0.0], [[], []], first=1, length=4, bots=["a", "b"]))
    tally.add(row([0.5, 0.5], [[], []], first=0, length=9, ending="turn_cap", bots=["b", "a"]))
    assert [share.value for share in tally.by_seat] == [0.75, 0.25]
    assert tally.by_first.value == 0.25
    assert {bot: share.value for bot, share in tally.by_bot.items()} == {"a": 0.75, "b": 0.25}
    assert tally.median == 6.5
    assert tally.ending("turn_cap").value == 0.5
    assert str(tally.ending("life")) == "50.0 (9.5 to 90.5)"


def test_measures_have_names() -> None:
    """Find a measure by its name, an ending nobody met too, and list all for a wrong one."""
    tally = Tally()
    tally.add(row([1.0, 0.0], [[], []], figure_given_1=3.0))
    assert tally.value("first_seat") == 1.0
    assert tally.value("given_1") == 3.0
    assert tally.value("ending_turn_cap") == 0.0
    with pytest.raises(BadOption, match="choose first_seat, first_player, length, decisions"):
        tally.value("fun")


def test_a_setting_without_games_is_not_counted() -> None:
    """Refuse to report before every setting has a game."""
    with pytest.raises(GameError, match="no game yet"):
        tallies([row([1.0, 0.0], [[], []])], 2)


def test_win_shares_with_and_without_a_thing() -> None:
    """Compare the seats that have seen a thing with those that have not."""
    meetings = Meetings("seen")
    for _ in range(30):
        meetings.add(row([1.0, 0.0], [["card Lamp"], ["card Rope"]]))
        meetings.add(row([1.0, 0.0], [[], ["card Lamp"]]))
    lamp, rope = meetings.met["card Lamp"], meetings.met["card Rope"]
    assert (lamp.games, rope.games) == (60, 30)
    assert lamp.having.value == 0.5
    assert meetings.without(lamp).value == 0.5
    assert rope.having.value == 0.0
    assert meetings.without(rope).value == pytest.approx(2 / 3)
    assert [met.title for met in meetings.in_order()] == ["card Lamp", "card Rope"]
    value, spread = meetings.difference(rope)
    assert value == pytest.approx(-2 / 3)
    assert 0 < spread < 0.2


def test_what_is_met_seldom_is_left_out() -> None:
    """Compare nothing that fewer than thirty seats have met or missed."""
    meetings = Meetings("seen")
    for _ in range(29):
        meetings.add(row([1.0, 0.0], [["card Lamp"], []]))
    assert meetings.in_order() == []


def test_progress_tells_rate_and_time_left() -> None:
    """Say how many games there are, how fast they come, and how long the rest takes."""
    progress = Progress(1000, done=100)
    progress.done, progress.played = 400, 300
    assert progress.line(10.0) == "400 of 1,000 games, 30 a second, 20 s left"
    progress.played = 3
    assert progress.line(60.0) == "400 of 1,000 games, 3.0 a minute, 3 h 20 min left"
    assert [duration(5), duration(600), duration(36000)] == ["5 s", "10 min", "10 h 0 min"]
