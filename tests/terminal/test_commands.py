"""The commands beside play: help, rules, replay, verify, and how mistakes are told."""

from __future__ import annotations

import json
import pathlib
import re
import subprocess
import sys

import pytest

from dreadhouse.kernel import seal
from dreadhouse.kernel.record import Record
from tests.kernel import tiny
from tests.terminal.conftest import Command

SECRET = bytes(range(32))


def finished(seed: bytes) -> Record:
    """The record of a whole game of first options."""
    state = tiny.GAME.start(2, {}, seed)
    while state.result is None:
        state.apply(state.options(state.seat)[0], state.seat)
    return tiny.GAME.record(state)


def sealed() -> Record:
    """A record as a table of the house leaves it: mixed seed, secret, words, fingerprint."""
    words = ["owl", "", "сова"]
    record = finished(seal.mix(SECRET, words))
    record.secret, record.words = SECRET.hex(), words
    record.sealed = seal.published(bytes.fromhex(record.seed))
    return record


def stored(record: Record) -> str:
    """The name of a file that holds the record."""
    record.save(pathlib.Path("game.json"))
    return "game.json"


@pytest.mark.parametrize(
    "words",
    [(), ("games",), ("rules",), ("play",), ("serve",), ("replay",), ("verify",), ("shrink",)],
)
def test_every_command_has_help_with_examples(house: Command, words: tuple[str, ...]) -> None:
    """End --help with examples that begin with the command itself."""
    shown = house(*words, "--help")
    assert shown.exit_code == 0
    examples = shown.output.partition("Examples:")[2].split("\n")
    assert f"  dreadhouse {' '.join(words)}".rstrip() in "\n".join(examples)


def test_help_loads_no_game() -> None:
    """Answer --help without importing rules, pages or the database."""
    script = (
        "import sys; from dreadhouse.terminal.cli import main\n"
        "try: main(['play', '--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted(m for m in sys.modules if m.startswith(('dreadhouse.games', 'sqlalchemy',"
        " 'starlette', 'fluent', 'dreadhouse.table'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "zork"), "there is no game called 'zork': choose murmur"),
        (("play", "murmur", "--seats", "you"), "murmur is for 2 to 3 seats"),
        (("play", "murmur", "--option", "rounds=many"), "option rounds needs a whole number"),
        (("play", "murmur", "--option", "rounds=99"), "option rounds goes from 1 to 6"),
        (("play", "murmur", "--option", "quiet=maybe"), "option quiet is on or off"),
        (("play", "murmur", "--option", "colour=red"), "murmur has no option colour"),
        (("play",), "Say which GAME to play"),
    ],
)
def test_misuse_ends_with_code_2(house: Command, words: tuple[str, ...], sentence: str) -> None:
    """Tell a wrong word in one sentence, without a traceback."""
    refused = house(*words)
    assert refused.exit_code == 2
    assert sentence in refused.output
    assert "Traceback" not in refused.output


def test_rules_are_found_by_id_and_by_words(house: Command) -> None:
    """Show one rule, or all that hold every word; say so when there is none."""
    assert house("rules", "murmur", "--id", "tin-5").output.lstrip().startswith("TIN-5")
    found = house("rules", "murmur", "hush").output
    assert "TIN-4" in found
    assert "TIN-7" not in found
    missing = house("rules", "murmur", "spaceship")
    assert missing.exit_code == 1
    assert "no rule of murmur holds 'spaceship'" in missing.output


def test_replay_tells_the_story_of_one_seat(house: Command) -> None:
    """List the decisions; a seat's own draws are told to it and to nobody else."""
    state = tiny.GAME.start(2, {}, bytes(32))
    for word in ("draw", "rest"):
        state.apply(tiny.GAME.vocabulary.action(word), 0)
    name = stored(tiny.GAME.record(state))
    own, other = house("replay", name, "--seat", "0"), house("replay", name, "--seat", "1")
    assert "   1  Player 1: draw" in own.output
    assert "You draw card" in own.output
    assert "You draw card" not in other.output
    assert "Player 1: rest" not in house("replay", name, "--at", "1").output
    assert house("replay", name, "--at", "3").exit_code == 2


def test_verify_checks_secret_words_fingerprint_and_decisions(house: Command) -> None:
    """Say of a true record what was checked."""
    record = sealed()
    committed = seal.commitment(SECRET)
    checked = house("verify", stored(record), "--sealed", record.sealed, "--committed", committed)
    assert checked.exit_code == 0
    assert [line[:4].strip() for line in checked.output.splitlines()[:4]] == ["yes"] * 4
    assert "'owl', '', 'сова'" in checked.output


@pytest.mark.parametrize("part", ["seed", "secret", "words", "sealed", "decisions"])
def test_verify_finds_whatever_was_touched(house: Command, part: str) -> None:
    """Fail with code 1 when any single part of the record is not the true one."""
    record = sealed()
    lies = {
        "seed": bytes(32).hex(),
        "secret": bytes(32).hex(),
        "words": ["owl", "x", "сова"],
        "sealed": seal.published(bytes(32)),
        "decisions": [*record.decisions[:3], (0, "pass"), *record.decisions[3:]],
    }
    setattr(record, part, lies[part])
    checked = house("verify", stored(record))
    assert checked.exit_code == 1
    assert "  no  " in checked.output
    assert "This record stands" not in checked.output


def test_verify_refuses_another_fingerprint_than_the_one_seen(house: Command) -> None:
    """Trust what the person saw more than what the record says."""
    record = sealed()
    seen = seal.published(bytes(32))
    assert house("verify", stored(record), "--sealed", seen).exit_code == 1
    assert house("verify", stored(record), "--committed", seen).exit_code == 1


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"game": 5}'])
def test_what_is_no_record_is_told(house: Command, text: str) -> None:
    """Refuse a file that is not a record in one sentence with code 1."""
    pathlib.Path("broken.json").write_text(text)
    for command in ("verify", "replay", "shrink"):
        refused = house(command, "broken.json")
        assert refused.exit_code == 1
        assert refused.output.startswith("Error: this is not a record: ")


def test_a_record_without_its_seed_cannot_be_checked_yet(house: Command) -> None:
    """Say when it can: after the game."""
    record = finished(bytes(32))
    record.seed = ""
    refused = house("verify", stored(record))
    assert refused.exit_code == 1
    assert "take it again when the game is over" in refused.output


def test_a_taken_port_is_told(house: Command) -> None:
    """Name the port and the way out, before any server starts."""
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused = house("serve", "--port", port, "--data", "house")
    assert refused.exit_code == 1
    assert f"port {port} cannot be opened" in refused.output
    assert json.dumps(refused.output).count("Traceback") == 0


def test_shrink_cuts_a_crash_out_of_a_bug_report(
    house: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reduce a whole game in which rolling the die breaks the rules to a single roll."""
    record = finished(bytes(32))
    assert sum(word == "roll" for _, word in record.decisions) > 1
    pathlib.Path("report.json").write_text(
        json.dumps({"seat": 1, "browser": "any", "record": json.loads(record.to_json())})
    )
    assert "does not fail" in house("shrink", "report.json").output
    monkeypatch.setattr(tiny.Act, "roll", lambda self, s: 1 // 0)
    cut = house("shrink", "report.json", "--to", "short.json")
    assert cut.exit_code == 0, cut.output
    assert json.loads(pathlib.Path("short.json").read_text())["decisions"] == [[0, "roll"]]


def test_a_hint_tells_three_of_the_options_with_their_shares(house: Command) -> None:
    """Type h: a search names options that are on the list, and nothing is decided by it."""
    played = house("play", "murmur", "--seats", "you,greedy", "--seed", "owl", typed="h\nq\n")
    assert played.exit_code == 0, played.output
    hinted = re.findall(r"^(\d+) %  (.+)$", played.output, re.MULTILINE)
    assert 1 <= len(hinted) <= 3
    offered = re.findall(r"^ +\d+  (.+)$", played.output, re.MULTILINE)
    assert {thing for _, thing in hinted} <= set(offered)
    assert "Nothing was decided yet" in played.output


def test_a_bot_that_searches_sits_down_by_its_bound(house: Command) -> None:
    """Play a whole game among search:3 and gentle, and refuse a bound that is none."""
    played = house("play", "murmur", "--seats", "search:3,gentle", "--seed", "owl")
    assert re.search(r"(has|have) won\.|a draw\.", played.output.splitlines()[-1])
    refused = house("play", "murmur", "--seats", "you,search:much")
    assert "search:400, search:200ms" in refused.output
