"""Whole duels typed at the terminal: through a pipe, and on a real pseudo-terminal."""

from __future__ import annotations

import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import time

import click
import pytest

from dreadhouse import games
from dreadhouse.kernel import record
from tests.rules import rule

SHORT = ("--option", "start_life=12", "--option", "turn_cap=30", "--seed", "owl")
PATIENCE = 60.0


def dreadhouse(*words: str) -> list[str]:
    """The command as a person starts it."""
    return [sys.executable, "-m", "dreadhouse.terminal.cli", *words]


def piped(*words: str, typed: str, folder: pathlib.Path) -> subprocess.CompletedProcess[str]:
    """Run a command with everything that will ever be typed."""
    return subprocess.run(
        dreadhouse(*words),
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """A pseudo-terminal with a command in it: what it showed, and a way to type."""

    def __init__(self, words: list[str], folder: pathlib.Path) -> None:
        self.end, inside = pty.openpty()
        looks = os.environ | {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        self.process = subprocess.Popen(
            words, stdin=inside, stdout=inside, stderr=inside, cwd=folder, env=looks
        )
        os.close(inside)
        self.shown = ""
        self.read_up_to = 0

    def wait(self) -> bool:
        """Wait for the next prompt; False when the command has ended."""
        deadline = time.monotonic() + PATIENCE
        while not self.shown[self.read_up_to :].endswith("> "):
            assert time.monotonic() < deadline, self.shown[-2000:]
            if select.select([self.end], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.end, 65536).decode(errors="replace")
                except OSError:
                    return False
        self.read_up_to = len(self.shown)
        return True

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self.end, f"{line}\n".encode())

    def close(self) -> int:
        """The command's exit code."""
        code = self.process.wait(timeout=PATIENCE)
        os.close(self.end)
        return code


def test_a_whole_duel_through_a_pipe(tmp_path: pathlib.Path) -> None:
    """Play to the end by number: plain text, a winner, and a record that stands."""
    words = ("play", "insanity", "--seats", "you,greedy", "--save", "duel.json")
    played = piped(*words, *SHORT, typed="1\n" * 400, folder=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "\x1b" not in played.stdout
    assert re.search(r"(has|have) won\.|a draw\.", played.stdout)
    checked = piped("verify", "duel.json", typed="", folder=tmp_path)
    assert checked.returncode == 0
    assert "the game ends [" in checked.stdout


def test_a_duel_is_broken_off_and_taken_up_again(tmp_path: pathlib.Path) -> None:
    """Save at the end of the input and finish the same duel later."""
    words = ("play", "insanity", "--seats", "you,random")
    piped(*words, *SHORT, typed="1\n" * 6, folder=tmp_path)
    saved = record.load(tmp_path / "insanity-1.json")
    assert len(saved.decisions) > 5
    again = ("play", "--resume", "insanity-1.json", "--seats", "you,random")
    finished = piped(*again, typed="1\n" * 400, folder=tmp_path)
    assert finished.returncode == 0, finished.stderr
    whole = record.load(tmp_path / "insanity-1.json")
    assert whole.decisions[: len(saved.decisions)] == saved.decisions
    assert whole.replay().result is not None


def test_a_whole_duel_on_a_real_terminal(tmp_path: pathlib.Path) -> None:
    """Play in colour, answering every prompt as it comes, until the command ends by itself."""
    words = dreadhouse("play", "insanity", "--seats", "you,random", *SHORT, "--save", "duel.json")
    terminal = Terminal(words, tmp_path)
    answers = 0
    while terminal.wait():
        assert answers < 400
        terminal.type("1")
        answers += 1
    assert terminal.close() == 0
    assert "\x1b[" in terminal.shown
    plain = click.unstyle(terminal.shown)
    assert "Your hand" in plain
    assert "[INS-44]" in plain
    assert re.search(r"(has|have) won\.|a draw\.", plain)
    assert record.load(tmp_path / "duel.json").replay().result is not None


def test_a_veil_hangs_between_two_people(tmp_path: pathlib.Path) -> None:
    """Clear the screen before the next person, and show no cards until Enter is pressed."""
    terminal = Terminal(dreadhouse("play", "insanity", "--seats", "anna,bert", *SHORT), tmp_path)
    assert terminal.wait()
    veiled = terminal.shown[terminal.shown.rindex("\x1b[2J") :]
    assert "Hand the terminal to" in veiled
    assert "Your hand" not in veiled
    terminal.type("")
    assert terminal.wait()
    assert "Your hand" in terminal.shown[terminal.shown.rindex("\x1b[2J") :]
    terminal.type("q")
    assert not terminal.wait()
    assert terminal.close() == 0


@rule("INS-52")
def test_why_a_card_cannot_be_played(tmp_path: pathlib.Path) -> None:
    """Name the rule and say in words why a second monster stays in the hand."""
    game = games.load("insanity")
    for number in range(200):
        state = game.start(2, {}, number.to_bytes(32, "big"))
        state.apply(state.options(state.seat)[0], state.seat)
        hand = state.view(state.seat)["table"]["players"][state.seat]["hand"]
        if sum(card < 30 for card in hand) > 1 and state.seat == 0:
            break
    first, second = [game.vocabulary.domains["card"][card] for card in hand if card < 30][:2]
    typed = f"1\nplay {first}\nw\n"
    words = ("play", "insanity", "--seats", "anna,bert", "--seed", number.to_bytes(32, "big").hex())
    shown = piped(*words, typed=typed, folder=tmp_path).stdout
    title = game.texts.say(f"card-{second}", {}, "en")
    assert re.search(rf"Play {re.escape(title)}: .*\[INS-52\]", shown.replace("\n   ", " "))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_is_written_for_every_seat(language: str) -> None:
    """Write the table at every tenth decision: own hand in, the other's unknown cards out."""
    game = games.load("insanity")
    state = game.start(2, {}, bytes(32))
    written = 0
    while state.result is None and written < 40:
        for seat in (-1, 0, 1):
            assert game.plain is not None
            text = click.unstyle(game.plain(state.view(seat), language))
            heading = game.texts.say("plain-hand", {}, language)
            hands = state.view(seat)["table"]["players"]
            assert (heading in text) == (seat >= 0 and bool(hands[seat]["hand"]))
            titles = [game.argument("card", card, language, game.texts) for card in known(hands)]
            assert all(title in text for title in titles)
            written += 1
        state.apply(state.options(state.seat)[-1], state.seat)


def known(hands: list[dict[str, list[int]]]) -> list[int]:
    """The cards of both hands that a view knows."""
    return [card for player in hands for card in player["hand"]]


def test_a_spectator_and_the_other_seat_do_not_see_a_hand() -> None:
    """Keep a hand's titles off everybody else's table."""
    game = games.load("insanity")
    state = game.start(2, {}, bytes(32))
    hand = state.view(0)["table"]["players"][0]["hand"]
    assert game.plain is not None
    for seat in (-1, 1):
        text = game.plain(state.view(seat), "en")
        assert not [card for card in hand if game.argument("card", card, "en", game.texts) in text]


def test_the_games_are_listed(tmp_path: pathlib.Path) -> None:
    """Name the game with its seats and minutes, in both languages."""
    listed = piped("games", typed="", folder=tmp_path).stdout
    assert "Insanity · 2 seats · 30-60 minutes" in listed
    assert "игроков: 2" in piped("games", "--language", "ru", typed="", folder=tmp_path).stdout
