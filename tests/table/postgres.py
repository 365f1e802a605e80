"""A real PostgreSQL server for tests, in a folder of its own, reachable by a socket only."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import tempfile
import urllib.parse


def programs() -> pathlib.Path | None:
    """The folder of the newest server on this machine, None when there is none."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_release)
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return pathlib.Path(elsewhere).parent if elsewhere else None


def _release(path: pathlib.Path) -> float:
    try:
        return float(path.parts[-3])
    except ValueError:
        return 0.0


class Server:
    """One server; every test gets a fresh database from it."""

    def __init__(self, programs: pathlib.Path) -> None:
        self.programs = programs
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="dreadhouse-pg-"))
        self.folder.chmod(0o755)
        # The server refuses to run as root.
        self.runs_as: list[str] = []
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
            self.runs_as = ["runuser", "-u", "postgres", "--"]
        self.count = 0

    def start(self) -> None:
        """Make its files and start it (about a second)."""
        place = str(self.folder / "db")
        self._run("initdb", "-D", place, "-U", "table", "--auth=trust", "--no-sync")
        listens = f"-c listen_addresses='' -c unix_socket_directories={self.folder}"
        options = f"{listens} -c fsync=off -c max_connections=200"
        self._run(
            "pg_ctl", "-D", place, "-w", "-l", str(self.folder / "log"), "-o", options, "start"
        )

    def stop(self) -> None:
        """Stop it and remove its files."""
        self._run("pg_ctl", "-D", str(self.folder / "db"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self) -> str:
        """The URL of a fresh, empty database."""
        self.count += 1
        name = f"house_{self.count}"
        self._run("createdb", "-h", str(self.folder), "-U", "table", name)
        return f"postgresql://table@/{name}?host={urllib.parse.quote(str(self.folder))}"

    def drop_connections(self) -> None:
        """Cut every connection, as a restart of the server would."""
        query = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )
        self._run("psql", "-h", str(self.folder), "-U", "table", "-c", query, "postgres")

    def _run(self, program: str, *words: str) -> None:
        command = [*self.runs_as, str(self.programs / program), *words]
        # The server inherits whatever it is given: a pipe would never close.
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
