"""`dreadhouse serve` as a person starts and stops it."""

from __future__ import annotations

import pathlib
import signal
import subprocess
import sys
import urllib.request

PATIENCE = 60.0


def serve(folder: pathlib.Path) -> subprocess.Popen[str]:
    """The command with a folder for its tables, on any free port."""
    words = ["-m", "dreadhouse.terminal.cli", "serve", "--port", "0", "--data", str(folder)]
    return subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
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


def test_a_broken_database_is_told_in_a_sentence(tmp_path: pathlib.Path) -> None:
    """Exit with code 1 and the reason when the tables cannot be read."""
    (tmp_path / "house.sqlite").write_text("this was never a database")
    told, complained = (server := serve(tmp_path)).communicate(timeout=PATIENCE)
    assert server.returncode == 1
    assert told == ""
    assert "Error: the house cannot open: " in complained
    assert "file is not a database" in complained
    assert "Traceback" not in complained
