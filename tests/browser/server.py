"""The real server in a process of its own, which tests may kill."""

from __future__ import annotations

import pathlib
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

PATIENCE = 30.0


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`dreadhouse serve` on a port and a data folder of its own."""

    def __init__(self, data: pathlib.Path, *more: str) -> None:
        self.data = data
        self.more = more
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.port}"

    def program(self) -> list[str]:
        """What is run."""
        return [str(pathlib.Path(sys.executable).parent / "dreadhouse")]

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [*self.program(), "serve", "--port", str(self.port), "--data", str(self.data)]
        command += self.more
        log = (self.data / "server.log").open("ab")
        with log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < end, f"the server does not answer: {self.said()}"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def said(self) -> str:
        """What the server has written."""
        return (self.data / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Stop in good order."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
