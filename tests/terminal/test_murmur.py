"""Games typed over a pipe: choices, commands, saving and resuming, two people, bots alone."""

from __future__ import annotations

import json
import pathlib
import re

from tests.terminal.conftest import Command

YOU = ("play", "murmur", "--seats", "you,greedy", "--seed", "owl")


def test_a_whole_game_is_played_by_numbers(house: Command) -> None:
    """Type 1 to every question until the game names a winner."""
    played = house(*YOU, typed="1\n" * 60)
    assert played.exit_code == 0, played.output
    assert re.search(r"(has|have) won\.|a draw\.", played.output.splitlines()[-1])
    assert "\x1b" not in played.output


def test_the_same_seed_gives_the_same_game(house: Command) -> None:
    """Print exactly the same when seed and answers are the same."""
    assert house(*YOU, typed="1\n" * 60).output == house(*YOU, typed="1\n" * 60).output


def test_options_are_numbered_one_a_line(house: Command) -> None:
    """List each option with its number on a line of its own."""
    offered = re.findall(r"^ +(\d+)  (.+)$", house(*YOU).output, re.MULTILINE)
    assert [number for number, _ in offered] == [str(n + 1) for n in range(len(offered))]
    assert ("4", "Draw a card") in offered


def test_words_choose_as_well_as_numbers(house: Command) -> None:
    """Take an action's word, and the beginning of what its button says."""
    played = house(*YOU, typed="draw\nEnd your\n")
    assert "You draw card" in played.output
    record = json.loads(pathlib.Path("murmur-1.json").read_text())
    assert [word for seat, word in record["decisions"] if seat == 0] == ["draw", "rest"]


def test_a_vague_word_and_a_wrong_number_change_nothing(house: Command) -> None:
    """Say what is wrong and ask again."""
    played = house(*YOU, typed="play\n99\n1 2\nsing\nq\n")
    assert "'play' fits 3 options: type more of it, or a number" in played.output
    assert "there is no option 99: type 1 to 7" in played.output
    assert "one choice at a time here" in played.output
    assert "'sing' is not offered now" in played.output
    assert "Nothing was decided yet" in played.output
    assert not list(pathlib.Path().glob("*.json"))


def test_the_end_of_the_input_saves_and_resume_goes_on(house: Command) -> None:
    """Stop in the middle, go on from the file, and end as if nothing had happened."""
    whole = house(*YOU, typed="1\n" * 60).output
    cut = house(*YOU, "--save", "night.json", typed="1\n" * 5)
    assert cut.exit_code == 0
    assert "Saved as night.json." in cut.output
    rest = house("play", "--resume", "night.json", typed="1\n" * 60)
    assert rest.exit_code == 0
    assert "has won" in rest.output or "have won" in rest.output or "draw" in rest.output
    assert len(rest.output) < len(whole)


def test_a_free_decision_is_taken_back(house: Command) -> None:
    """Undo a play that taught nobody anything: the options are as before it."""
    played = house(*YOU, "--option", "quiet=on", typed="play card 8\nu\nq\n")
    assert "Taken back: play 8." in played.output
    assert "bots would mind" not in played.output
    assert played.output.count("Play card 8") == 2


def test_after_a_draw_only_the_bots_are_asked(house: Command) -> None:
    """Say that something was learned, and take the draw back because bots agree."""
    played = house(*YOU, typed="draw\nu\nq\n")
    assert "only bots would mind" in played.output
    assert "Taken back: draw." in played.output


def test_the_other_person_may_refuse_an_undo(house: Command) -> None:
    """Ask the other person of the table after something was learned."""
    played = house("play", "murmur", "--seats", "anna,bert", typed="draw\nu\nn\nq\n")
    assert "anna wants to take back: draw." in played.output
    assert "It stays as it was." in played.output


def test_nothing_can_be_taken_back_before_the_first_decision(house: Command) -> None:
    """Say so in a sentence."""
    assert "You have not decided anything yet." in house(*YOU, typed="u\n").output


def test_rule_help_table_and_journal_are_shown_on_request(house: Command) -> None:
    """Answer r, r with an id, ?, t and j without changing the game."""
    played = house(*YOU, typed="r\nr tin-5\nr XXX-1\n?\nt\ndraw\nj\n")
    assert "TIN-2 (" in played.output
    assert "TIN-5 (" in played.output
    assert "There is no rule XXX-1" in played.output
    assert "take the last decision back" in played.output
    assert played.output.count("What do you do?") == 3
    assert played.output.count("You draw card") == 2


def test_two_people_are_told_apart_and_see_only_their_own_cards(house: Command) -> None:
    """Announce each change of hands, and never show one person the other's draw."""
    played = house("play", "murmur", "--seats", "anna,bert", typed="draw\nrest\n")
    before, after = played.output.split("Now bert chooses.")
    assert "You draw card" in before
    assert "You draw card" not in after
    assert "anna draws a card." in after


def test_bots_alone_play_to_the_end(house: Command) -> None:
    """Show the story of a game in which nobody types."""
    played = house("play", "murmur", "--seats", "greedy,random", "--seed", "3", "--save", "b.json")
    assert played.exit_code == 0
    assert "has won." in played.output or "draw" in played.output
    assert json.loads(pathlib.Path("b.json").read_text())["sealed"]


def test_russian_is_spoken_when_asked_for(house: Command) -> None:
    """Speak Russian in the house's own sentences."""
    assert "Кости запечатаны" in house(*YOU, "--language", "ru").output


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(house: Command) -> None:
    """Refuse a save into a missing folder in one sentence."""
    played = house(*YOU, typed="draw\ns nowhere/game.json\ns here.json\n")
    assert "cannot save as nowhere/game.json: No such file or directory" in played.output
    assert pathlib.Path("here.json").exists()


def test_seats_left_out_are_filled_with_bots(house: Command) -> None:
    """Give the person the first seat and a bot every other one that the game needs."""
    assert "Murmur: You, greedy" in house("play", "murmur").output
