"""The program in docs/api.md plays a whole game, as it stands there."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest

from tests.browser.server import Server


@pytest.fixture
def server(tmp_path: pathlib.Path) -> Iterator[Server]:
    """A server of its own."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def test_documented_bot(root: pathlib.Path, tmp_path: pathlib.Path, server: Server) -> None:
    """Copied from the page and run with a seat's secret, it plays to the end."""
    page = (root / "docs" / "api.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert found is not None
    program = tmp_path / "bot.py"
    program.write_text(found[1], encoding="utf-8")
    form = {"seat0": "me", "name0": "Robot", "seat1": "bot-random", "pace": "instant"}
    form |= {"opt-start_life": "10", "opt-turn_cap": "20"}
    accept = {"accept": "application/json"}
    opened = httpx.post(f"{server.address}/new/insanity", data=form, headers=accept)
    table, _, secret = opened.cookies["seats"].strip('"').partition(":")
    assert opened.json() == {"go": f"/t/{table}"}
    command = [sys.executable, str(program), f"{server.address}/t/{table}", secret]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("result: [")
