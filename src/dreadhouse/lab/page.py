"""The page of benchmarks: every measurement replaces its own section and leaves the others."""

from __future__ import annotations

import os
import pathlib
import platform
import re
import subprocess
import sys

HEAD = """# Benchmarks

Every section is written by the command that measured it.
Times are CPU time of one core; neighbours on it still slow them, so the load is named.
"""


def put_section(path: pathlib.Path, name: str, text: str) -> None:
    """Replace the section of a name, or add it at the end."""
    page = path.read_text(encoding="utf-8") if path.exists() else HEAD
    section = f"## {name}\n\n{text.strip()}\n"
    found = re.compile(rf"^## {re.escape(name)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if found.search(page):
        page = found.sub(lambda _: section + "\n", page)
    else:
        page = f"{page.rstrip()}\n\n{section}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page.rstrip() + "\n", encoding="utf-8")


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table that also reads well as plain text."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = [_line(head, widths), _line(["-" * width for width in widths], widths)]
    return "\n".join(lines + [_line(row, widths) for row in rows])


def _line(cells: list[str], widths: list[int]) -> str:
    padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
    return f"| {' | '.join(padded)} |"


def where() -> str:
    """Commit, machine, load and Python of a measurement, in one line."""
    load = f"load {os.getloadavg()[0]:.1f}"
    return f"Commit {_commit()}, {_machine()}, {load}, Python {sys.version.split()[0]}."


def _commit() -> str:
    try:
        found = subprocess.run(
            ["git", "rev-parse", "--short=10", "HEAD"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()


def _machine() -> str:
    """The processor's name where the system tells it."""
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} x {names[0]}" if names else platform.machine()
