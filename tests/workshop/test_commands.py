"""The commands `dreadhouse story ...` as an author meets them."""

from __future__ import annotations

import json
import pathlib
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest
from click.testing import CliRunner, Result

from dreadhouse.games.danger.content import compile_story
from dreadhouse.games.danger.story import read_files, read_story
from dreadhouse.terminal.cli import main
from dreadhouse.workshop import graph
from dreadhouse.workshop.checking import check
from dreadhouse.workshop.playing import Start, game_from, soak
from dreadhouse.workshop.plays import game_of, play_one, seed_of
from dreadhouse.workshop.printing import write_cards
from dreadhouse.workshop.retelling import Retelling, Tally
from dreadhouse.workshop.stats import stats
from tests.workshop.base import FILES, ONE, files


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    """The small story in a folder."""
    place = tmp_path / "late-train"
    place.mkdir()
    for name, text in FILES.items():
        (place / name).write_text(text, "utf-8")
    return place


def run(*words: object, typed: str = "") -> Result:
    """`dreadhouse story` with these words."""
    return CliRunner().invoke(main, ["story", *(str(word) for word in words)], input=typed)


def spoil(folder: pathlib.Path, old: str, new: str) -> None:
    """Replace something in the first chapter."""
    (folder / "chapter-1.twee").write_text(ONE.replace(old, new), "utf-8")


def test_new_begins_a_story_that_passes_the_check(tmp_path: pathlib.Path) -> None:
    """Three cards, no error, no warning; and the folder has to be new."""
    place = tmp_path / "my story 1"
    assert run("new", place, "--title", 'The "Late" Train').exit_code == 0
    found = run("check", place, "--strict", "--plays", 200)
    assert (found.exit_code, found.output.splitlines()[-1]) == (0, "No errors, no warnings.")
    assert len(read_story(place).cards) == 3
    again = run("new", place)
    assert again.exit_code == 1
    assert "is not empty" in again.output


def test_check_ends_with_what_it_found(folder: pathlib.Path) -> None:
    """0 if clean, 1 for warnings with --strict only, 2 for errors."""
    assert run("check", folder, "--plays", 0, "--strict").exit_code == 0
    spoil(folder, "danger +1\n", "danger +6\n")
    assert run("check", folder, "--plays", 0).exit_code == 0
    assert run("check", folder, "--plays", 0, "--strict").exit_code == 1
    spoil(folder, "@keep", "@kept")
    found = run("check", folder)
    assert found.exit_code == 2
    assert "chapter-1.twee:42:1: E02 there is no directive @kept" in found.output
    assert "\n  @kept\n  ^\n" in found.output


def test_check_writes_json(folder: pathlib.Path) -> None:
    """Errors, warnings and reports; each finding with its place and card."""
    spoil(folder, "lose: danger +1", "lose: danger +5")
    found = json.loads(run("check", folder, "--json", "--plays", 100).stdout)
    assert found["errors"] == []
    assert found["warnings"] == [
        {
            "file": "chapter-1.twee",
            "line": 10,
            "column": 9,
            "code": "W06",
            "card": "S101",
            "message": "danger +5 is a large step: 4 is usual",
        }
    ]
    assert found["reports"]["sources"] == {"lamp": ["S101"], "punch": ["start"]}
    assert found["reports"]["hints"] == {"S104": ["S102"]}
    assert found["reports"]["bounds"]["2"] > 0


def test_a_story_that_is_none_is_told_in_a_sentence(tmp_path: pathlib.Path) -> None:
    """No folder, a file, an empty folder: no traceback."""
    (tmp_path / "file").write_text("x")
    for place, said in (("none", "does not exist"), ("file", "is a file"), (".", "story.toml is")):
        for command in ("check", "stats", "fmt", "graph", "play", "export", "print"):
            found = run(command, tmp_path / place)
            assert found.exit_code == 1
            assert said in found.output


def test_errors_keep_a_story_from_being_played(folder: pathlib.Path) -> None:
    """All of them are told, each with its line."""
    spoil(folder, "@choice", "@chioce")
    found = run("play", folder, "--auto", 1)
    assert found.exit_code == 1
    assert found.output.count("nearest is @choice") == 5


def test_fmt_says_and_does(folder: pathlib.Path) -> None:
    """--check only says so and ends with 1."""
    spoil(folder, "@place platform\n@warns S104\n", "@warns S104\n@place platform\n")
    assert run("fmt", folder, "--check").exit_code == 1
    assert run("fmt", folder).output == "changed chapter-1.twee\n"
    assert run("fmt", folder, "--check").output == "Nothing to change.\n"
    assert (folder / "chapter-1.twee").read_text("utf-8") == ONE


def test_graph_is_drawn_in_three_ways(folder: pathlib.Path) -> None:
    """An SVG with Graphviz's layout, Graphviz's language, Mermaid."""
    to = folder.parent / "story.svg"
    assert run("graph", folder, "--to", to).exit_code == 0
    drawn = ElementTree.fromstring(to.read_bytes())
    titles = {one.text for one in drawn.iter("{http://www.w3.org/2000/svg}title")}
    assert {"cluster_1", "cluster_2", "S101", "C102", "S101->S102"} <= titles
    assert "subgraph cluster_2 {" in run("graph", folder, "--as", "dot").output
    mermaid = run("graph", folder, "--as", "mermaid", "--no-clues").output
    assert 'S101["S101 The Platform"]:::story' in mermaid
    assert "C101" not in mermaid


def test_graph_marks_what_cannot_be_reached_and_what_leads_nowhere() -> None:
    """In red, with a word."""
    text = ONE.replace("@choice [[Sit", "@choice [[On->S105 A]]\n@choice [[Sit")
    text += "\n:: S105 A [story]\n@place platform\nA.\n"
    text += "\n:: S106 B [story]\n@place platform\nB.\n@go [[S103 The Seat]]\n"
    drawn = graph.dot(read_files(files({"chapter-1.twee": text})).story)
    assert "S105\\nA\\n(dead end)" in drawn
    assert "S106\\nB\\n(cannot be reached)" in drawn
    assert drawn.count("dead end") == drawn.count("cannot be reached") == 1


def test_stats_have_every_name_of_the_format(folder: pathlib.Path) -> None:
    """The numbers of section 11, for each player, the same for the same seed."""
    found = stats(read_story(folder), 60, 7)
    assert set(found["players"]) == {
        "chance",
        "sensible-0",
        "sensible-1",
        "sensible-2",
        "sensible-4",
    }
    chance = found["players"]["chance"]
    assert set(chance) == {
        *("graph", "length", "reach", "hits", "challenges", "odds", "danger", "overflows"),
        *("psychic", "gates", "deaths", "escapes", "items", "boosters", "returns", "endings"),
        "found",
    }
    assert found["graph"]["1"]["shortest"] == 2
    assert found["graph"]["1"]["longest"] == 3
    assert chance["reach"] == {"1": 1.0, "2": 1.0}
    assert chance["endings"]["card"] == {"S203": 1.0}
    assert chance["returns"]["mean"] == 0
    assert found["players"]["sensible-1"]["returns"]["mean"] == 1
    assert chance["hits"]["cards"]["S101"] == 1
    assert 0 < chance["hits"]["cards"]["S102"] < 1
    assert stats(read_story(folder), 60, 7) == found
    told = run("stats", folder, "--plays", 20)
    assert "players.chance.reach: 1 1.0, 2 1.0" in told.output
    assert json.loads(run("stats", folder, "--plays", 20, "--json").stdout)["plays"]["count"] == 20


@pytest.mark.parametrize("player", ["chance", "sensible-2"])
def test_retelling_agrees_with_the_rules(player: str, root: pathlib.Path) -> None:
    """What is counted from the journal is what the table shows at the end."""
    story = read_story(root / "src/dreadhouse/games/danger/stories/hollow-reach")
    game, retelling = game_of(story), Retelling(story, compile_story(story))
    for number in range(12):
        tally: Tally = Counter()
        state = play_one(game, retelling, tally, player, seed_of(3, player, number))
        words = ("death", "escape", "overflow", "won", "ending")
        counted = tuple(
            sum(times for key, times in tally.items() if key[0] == word) for word in words
        )
        shown = (state.deaths, state.escapes, state.overflows, state.won, 1)
        assert counted == shown
        assert (retelling.danger, retelling.psychic) == (state.danger, state.psychic)
        cards = {state.printed.cards[card] for card in state.read} | {"C101", "C102"}
        assert {key[1] for key in tally if key[0] == "card"} | {"C101", "C102"} == cards
        held = {id for item, id in enumerate(state.printed.items) if state.holds_item(item)}
        assert retelling.held == held


def test_soak_ends_every_play(folder: pathlib.Path) -> None:
    """None is stuck, alone or with three seats that come and go."""
    story = read_story(folder)
    for seats in (1, 3):
        found = soak(story, Start(), seats, 50, 1)
        assert (found.plays, found.ended, found.stuck) == (50, 50, [])
    told = run("play", folder, "--auto", 30, "--seats", "a,b")
    assert told.exit_code == 0
    assert "30 random plays: 30 ended, none stuck" in told.output


def test_play_begins_anywhere(folder: pathlib.Path) -> None:
    """At any card, with movers and items as wanted; another start is another edition."""
    story = read_story(folder)
    start = Start("S201", 4, 9, ("lamp",))
    game = game_from(story, start)
    state = game.start(1, seed=bytes(32))
    table = game.look(state, 0)["table"]
    assert (table["card"], table["chapter"]) == ("S201", 2)
    assert (table["danger"], table["psychic"]) == (4, 9)
    assert {one["item"] for one in table["inventory"]} == {"punch", "lamp"}
    assert game.edition != game_of(story).edition
    told = run("play", folder, "S201", "--items", "lamp", typed="q\n")
    assert "The Carriage" in told.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["S109"], "there is no story card S109"),
        (["S104"], "is a death or an ending"),
        (["--danger", "11"], "--danger goes from 1 to 10"),
        (["--items", "lemp"], "nearest is lamp"),
    ],
)
def test_play_tells_what_it_does_not_know(
    words: list[str], said: str, folder: pathlib.Path
) -> None:
    """A misuse, with exit code 2."""
    found = run("play", folder, *words)
    assert found.exit_code == 2
    assert said in found.output


def test_renumber_moves_ids_with_every_mention(folder: pathlib.Path) -> None:
    """Headers, links, @warns, conditions and settings; prose stays as it is."""
    spoil(folder, "The step is wet.", "The step is wet. S104 is no word here.")
    assert run("renumber", folder, "S104", "S120").exit_code == 0
    text = (folder / "chapter-1.twee").read_text("utf-8")
    assert text.count("S120") == 3
    assert "S104 is no word here" in text
    assert run("renumber", folder, "S101-S103", "S131").exit_code == 0
    story = read_story(folder)
    assert (story.start, story.chapters[0].goal) == ("S131", "S133")
    for old, new, said in (
        ("S131", "S132", "is taken"),
        ("S131", "S231", "stays in its deck"),
        ("S150", "S151", "there is no card S150"),
        ("one", "two", "name a card"),
    ):
        assert said in run("renumber", folder, old, new).output


def test_print_has_a_front_and_a_back_for_every_card(folder: pathlib.Path) -> None:
    """Fronts show no number; left and right change places on the backs."""
    page = write_cards(read_story(folder))
    assert page.count("class='card front") == page.count("class='card back'") == 10
    assert page.index("<p class='number'>S102</p>") < page.index("<p class='number'>S101</p>")
    assert "Hold the door</strong>: optional fighting" in page
    assert run("print", folder, "--language", "ru").exit_code == 2


def test_export_and_import_on_the_command_line(folder: pathlib.Path) -> None:
    """Out as HTML and in again under another name: the same story."""
    page, back = folder.parent / "story.html", folder.parent / "back"
    assert run("export", folder, "--to", page).exit_code == 0
    found = run("import", page, back)
    assert found.exit_code == 0
    assert "10 cards; wrote story.toml, chapter-1.twee, chapter-2.twee." in found.output
    assert read_story(back) == read_story(folder)


def test_the_houses_story_has_nothing_to_find(root: pathlib.Path) -> None:
    """Lost Property at Hollow Reach: no error and no warning, in English and in Russian."""
    found = check(root / "src/dreadhouse/games/danger/stories/hollow-reach", plays=600)
    dice = {"W18", "W25"}  # rare things want the 10,000 plays of the long test
    assert [str(one) for one in found.findings if one.code not in dice] == []
    assert found.notes == []


@pytest.mark.slow
def test_the_houses_story_stands_ten_thousand_plays(root: pathlib.Path) -> None:
    """Nothing is found in 10,000 plays, and 10,000 plays by chance end, none stuck."""
    folder = root / "src/dreadhouse/games/danger/stories/hollow-reach"
    assert [str(one) for one in check(folder, plays=10_000).findings] == []
    found = soak(read_story(folder), Start(), 1, 10_000, 1)
    assert (found.ended, found.stuck) == (10_000, [])
