"""Stories set beside the house's own games, by `--story` and without it."""

from __future__ import annotations

import json
import pathlib

import pytest
from click.testing import CliRunner, Result

from dreadhouse import games
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.terminal.cli import main
from dreadhouse.workshop.shelving import put_on_shelf
from tests.workshop.base import FILES

NAME = "danger-late_train"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    """A shelf on which no other test has put anything, and a folder to save in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(games, "_added", {})
    games.load.cache_clear()


def write(place: pathlib.Path, **changed: str) -> pathlib.Path:
    """The small story in a folder, some texts replaced in all its files."""
    place.mkdir()
    for name, text in FILES.items():
        for old, new in changed.items():
            text = text.replace(old, new)
        (place / name).write_text(text, "utf-8")
    return place


def run(*words: object, typed: str = "") -> Result:
    """`dreadhouse` with these words, and afterwards nothing on the shelf."""
    done = CliRunner().invoke(main, [str(word) for word in words], input=typed)
    games._added.clear()
    games.load.cache_clear()
    return done


def test_a_story_stands_beside_the_games_of_the_house(tmp_path: pathlib.Path) -> None:
    """It is on the shelf, by its id, and the catalogue is as it was."""
    (game,) = put_on_shelf([write(tmp_path / "late")])
    assert games.shelf() == [*games.names(), NAME]
    assert NAME not in games.names()
    assert games.find(NAME) is game
    assert game.title("en") == "The Late Train"
    assert games.load("danger").title("en") == "House of Danger"


def test_a_story_that_does_not_pass_is_refused_whole(tmp_path: pathlib.Path) -> None:
    """Every mistake with its place, and the good story beside it is not taken either."""
    good, bad = write(tmp_path / "good"), write(tmp_path / "bad", **{"@keep": "@kept"})
    with pytest.raises(BadOption, match=r"(?s)bad cannot be played.*chapter-1.twee:42:1: E02"):
        put_on_shelf([good, bad])
    assert games.shelf() == games.names()
    told = run("serve", "--story", bad)
    assert (told.exit_code, "E02 there is no directive @kept" in told.output) == (2, True)


def test_two_stories_of_one_id_are_refused(tmp_path: pathlib.Path) -> None:
    """Both folders are named; the same folder twice is one story."""
    one, two = write(tmp_path / "one"), write(tmp_path / "two")
    with pytest.raises(BadOption, match=r"one and .*two hold stories of the same id, late_train"):
        put_on_shelf([one, two])
    assert len(put_on_shelf([one, one])) == 1


def test_a_folder_without_a_story_is_told(tmp_path: pathlib.Path) -> None:
    """In one sentence."""
    told = run("serve", "--story", tmp_path / "nowhere")
    assert told.exit_code == 1
    assert "nowhere does not exist: a story is a folder with a story.toml in it" in told.output


def test_a_game_of_a_story_that_is_not_here() -> None:
    """The sentence names the story and how to bring it."""
    with pytest.raises(GameError, match="the story moor, which is not here: give its folder with"):
        games.load("danger-moor")
    assert games.find("danger-moor") is None
    assert run("play", "danger-moor").exit_code == 2


def test_play_keep_verify_and_go_on(tmp_path: pathlib.Path) -> None:
    """A play is kept by `story play` and by `play`, and is checked and told with the story only."""
    folder, kept = write(tmp_path / "late"), tmp_path / "night.json"
    assert (
        run("story", "play", folder, "--seed", "x", "--save", kept, typed="1\nq\n").exit_code == 0
    )
    record = json.loads(kept.read_text())
    assert (record["game"], len(record["decisions"])) == (NAME, 1)
    assert "This record stands." in run("verify", kept, "--story", folder).output
    told = run("verify", kept)
    assert told.exit_code == 1
    assert "the story late_train, which is not here" in told.output
    assert "The Platform" in run("replay", kept, "--story", folder).output
    resumed = run("play", "--resume", kept, "--story", folder, "--seats", "you", typed="q\n")
    assert resumed.exit_code == 0
    assert "The Late Train" in resumed.output
    assert (
        "--story FOLDER --resume"
        in run("play", NAME, "--story", folder, "--seats", "you", typed="1\nq\n").output
    )


def test_only_a_play_from_the_start_is_kept(tmp_path: pathlib.Path) -> None:
    """A record knows no other start."""
    folder = write(tmp_path / "late")
    told = run("story", "play", folder, "S102", "--save", tmp_path / "night.json")
    assert told.exit_code == 2
    assert "kept only from the story's start" in told.output


def test_games_and_rules_know_the_story(tmp_path: pathlib.Path) -> None:
    """It is listed with its own title and blurb; its rules are House of Danger's."""
    folder = write(tmp_path / "late")
    listed = run("games", "--story", folder).output
    assert f"{NAME} The Late Train · 1-6 seats" in listed
    assert "A train that should not have come." in listed
    assert "DAN-41" in run("rules", NAME, "--id", "DAN-41", "--story", folder).output
