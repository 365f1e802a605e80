"""`dreadhouse serve` as a person starts and stops it."""

from __future__ import annotations

import pathlib
import signal
import subprocess
import sys
import urllib.request

import pytest

PATIENCE = 60.0


def serve(folder: pathlib.Path, *more: str) -> subprocess.Popen[str]:
    """The command with a folder for its tables, on any free port."""
    words = ["-m", "dreadhouse.terminal.cli", "serve", "--port", "0", "--data", str(folder)]
    return subprocess.Popen(
        [sys.executable, *words, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_the_house_opens_says_where_and_closes_quietly(tmp_path: pathlib.Path) -> None:
    """Print an address that answers, and leave on Ctrl+C without a traceback."""
    server = serve(tmp_path / "new")
    assert server.stdout is not None
    announced = server.stdout.readline()
    assert announced.startswith("The house is open at http://127.0.0.1:")
    with urllib.request.urlopen(f"{announced.split()[5]}healthz", timeout=PATIENCE) as answer:
        assert answer.status == 200
    server.send_signal(signal.SIGINT)
    told, complained = server.communicate(timeout=PATIENCE)
    assert told == "The house is closed.\n"
    assert complained == ""
    assert server.returncode == 0


@pytest.mark.parametrize("address", ["nowhere", "mysql://h/d", "postgresql://me:secret@h:x/d"])
def test_a_wrong_address_of_a_database(tmp_path: pathlib.Path, address: str) -> None:
    """A misuse in one sentence that shows nothing of a password."""
    told, complained = (server := serve(tmp_path, "--database", address)).communicate()
    assert (server.returncode, told) == (2, "")
    assert complained.startswith("Error: a database has an address of the form postgresql://")
    assert complained.count("\n") == 1
    assert "secret" not in complained


def test_a_database_that_does_not_run(tmp_path: pathlib.Path) -> None:
    """One sentence says that nobody answers there."""
    address = "postgresql://me:secret@127.0.0.1:1/d"
    told, complained = (server := serve(tmp_path, "--database", address)).communicate()
    assert (server.returncode, told) == (1, "")
    assert complained.startswith("Error: the house cannot open: the database does not answer")
    assert complained.count("\n") == 1
    assert "secret" not in complained


def test_a_broken_database_is_told_in_a_sentence(tmp_path: pathlib.Path) -> None:
    """Exit with code 1 and the reason when the tables cannot be read."""
    (tmp_path / "house.sqlite").write_text("this was never a database")
    told, complained = (server := serve(tmp_path)).communicate(timeout=PATIENCE)
    assert server.returncode == 1
    assert told == ""
    assert "Error: the house cannot open: " in complained
    assert "file is not a database" in complained
    assert "Traceback" not in complained
