"""`make bench-peers`: random play of our games beside other engines, taken in turns in one run.

Each engine lives in an environment of its own under build/peers, made when it is first needed. A
round measures everybody once, one process after the other, so that a neighbour on the machine slows
all alike; what counts are the ratios of the medians.
"""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

import click

from dreadhouse import games
from dreadhouse.bots.random_bot import play_out
from dreadhouse.kernel.dice import Dice
from dreadhouse.lab import page
from dreadhouse.lab.bench import form, seats_of
from dreadhouse.lab.matches import seed_of

ROUNDS = 5
HOMES = pathlib.Path("build/peers")
SCRIPTS = pathlib.Path("tools/peers")
PATIENCE = 600


class Entry:
    """One line of the comparison: how it is called, and the command that measures it.

    The command gets the seconds where it says SECONDS and prints `{"rate": 12345.6}`. `why_not`
    says why it cannot be measured here.
    """

    def __init__(self, name: str, command: list[str], why_not: str = "") -> None:
        self.name = name
        self.command = command
        self.why_not = why_not
        self.rates: list[float] = []
        self.environment: dict[str, str] = {}

    def measure(self, seconds: float) -> None:
        """Run it once, unless it is known not to run."""
        if self.why_not:
            return
        command = [f"{seconds:g}" if part == "SECONDS" else part for part in self.command]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=os.environ | self.environment,
        )
        if done.returncode:
            self.why_not = (done.stderr.strip().splitlines() or ["it failed"])[-1][:80]
            return
        self.rates.append(json.loads(done.stdout.strip().splitlines()[-1])["rate"])

    @property
    def rate(self) -> float:
        """The median of the rounds, 0 where there is none."""
        return statistics.median(self.rates) if self.rates else 0.0


def python_of(home: str, packages: list[str]) -> tuple[str, str]:
    """The Python of a peer's environment, and why there is none."""
    folder = HOMES / home
    python = folder / "bin/python"
    if not (folder / "ready").exists():
        click.echo(f"Installing {' and '.join(packages)} into {folder} ...", err=True)
        done = subprocess.run([sys.executable, "-m", "venv", str(folder)], capture_output=True)
        if not done.returncode:
            pip = [str(python), "-m", "pip", "install", "--quiet", *packages]
            done = subprocess.run(pip, capture_output=True)
        if done.returncode:
            return "", f"{packages[0]} could not be installed"
        (folder / "ready").touch()
    return str(python), ""


def node_modules() -> tuple[str, str]:
    """The folder of boardgame.io, and why there is none."""
    folder = HOMES / "boardgame"
    if not (shutil.which("node") and shutil.which("npm")):
        return "", "node and npm are not here"
    if not (folder / "ready").exists():
        folder.mkdir(parents=True, exist_ok=True)
        click.echo(f"Installing boardgame.io into {folder} ...", err=True)
        npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
        if subprocess.run([*npm, "boardgame.io"], cwd=folder, capture_output=True).returncode:
            return "", "boardgame.io could not be installed"
        (folder / "ready").touch()
    return str((folder / "node_modules").resolve()), ""


def engines(names: list[str]) -> list[Entry]:
    """Engines alone, without observations for learners; the first is what ours are held against."""
    spiel, no_spiel = python_of("openspiel", ["open-spiel"])
    uno, no_uno = python_of("rlcard", ["rlcard"])
    catan, no_catan = python_of("catanatron", ["catanatron"])
    modules, no_modules = node_modules()
    rummy = [spiel, str(SCRIPTS / "openspiel.py"), "SECONDS"]
    tic_tac_toe = ["node", str(SCRIPTS / "boardgame.cjs"), "SECONDS", modules]
    return [
        Entry("OpenSpiel gin rummy, inside C++", [*rummy, "inside"], no_spiel),
        Entry("OpenSpiel gin rummy, Python loop over C++", [*rummy, "loop"], no_spiel),
        Entry("RLCard Uno (Python)", [uno, str(SCRIPTS / "rlcard_uno.py"), "SECONDS"], no_uno),
        Entry("catanatron Catan (Python)", [catan, str(SCRIPTS / "catan.py"), "SECONDS"], no_catan),
        Entry("boardgame.io tic-tac-toe (JavaScript)", tic_tac_toe, no_modules),
        *(Entry(f"Dreadhouse {name}, {form()}", own("play", name)) for name in names),
    ]


def own(way: str, name: str) -> list[str]:
    """The command that measures a game of ours."""
    return [
        sys.executable,
        "-m",
        "dreadhouse.lab.peers",
        "--own",
        way,
        name,
        "--seconds",
        "SECONDS",
    ]


def learners(names: list[str]) -> list[Entry]:
    """Through PettingZoo's interface, with observation and mask, the same loop for all.

    Our own Python borrows the libraries of PettingZoo's environment.
    """
    zoo, no_zoo = python_of("pettingzoo", ["pettingzoo", "pygame"])
    script = [str(SCRIPTS / "zoo.py"), "SECONDS"]
    found = [Entry("PettingZoo connect four", [zoo, *script], no_zoo)]
    libraries = next((HOMES / "pettingzoo").glob("lib/python*/site-packages"), pathlib.Path())
    for name in [name for name in names if games.load(name).senses is not None]:
        through = Entry(f"Dreadhouse {name}, PettingZoo", [sys.executable, *script, name], no_zoo)
        many = Entry(f"Dreadhouse {name}, 1,000 in one call", own("many", name), no_zoo)
        for entry in (through, many):
            entry.environment = {"PYTHONPATH": str(libraries.resolve())}
            found.append(entry)
    return found


def compared(entries: list[Entry], rounds: int, seconds: float) -> str:
    """Measure all in turns; a table with the ratios to the first."""
    for number in range(rounds):
        for entry in entries:
            entry.measure(seconds)
            click.echo(f"round {number + 1}: {entry.name} {entry.rates[-1:]}", err=True)
    first = entries[0].rate
    rows = []
    for entry in sorted(entries, key=lambda one: -one.rate):
        ratio = f"{entry.rate / first:.2f}" if first and entry.rate else "-"
        rate = f"{entry.rate:,.0f}" if entry.rates else f"not measured: {entry.why_not}"
        rows.append([entry.name, rate, ratio])
    return page.table(["system", "decisions/s", f"times {entries[0].name}"], rows)


def play_rate(name: str, seconds: float) -> float:
    """Random play of a game of ours, from deal to end."""
    game = games.load(name)
    stream = Dice(seed_of(1))
    decisions, number, begun = 0, 0, time.process_time()
    while time.process_time() - begun < seconds:
        decisions += play_out(game.start(seats_of(game), {}, seed_of(number)), stream)
        number += 1
    return decisions / (time.process_time() - begun)


def many_rate(name: str, seconds: float) -> float:
    """Random play of a thousand games in one call, with observations, masks and rewards."""
    from dreadhouse import envs

    game = games.load(name)
    runner = envs.many(name, 1000, seats_of(game))
    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        runner.step(runner.at_random())
        decisions += runner.count
    return decisions / (time.process_time() - begun)


@click.command()
@click.option("--rounds", default=ROUNDS, show_default=True, help="Rounds; the median counts.")
@click.option("--seconds", default=2.0, show_default=True, help="CPU time for each measurement.")
@click.option("--game", "names", multiple=True, help="All games of the house by default.")
@click.option("--own", "asked", nargs=2, default=None, hidden=True)
@click.option(
    "--page",
    "path",
    type=click.Path(path_type=pathlib.Path),
    default=pathlib.Path("docs/benchmarks.md"),
    show_default=True,
)
def main(
    rounds: int,
    seconds: float,
    names: tuple[str, ...],
    asked: tuple[str, str] | None,
    path: pathlib.Path,
) -> None:
    """Measure our games and others in turns and write the section of peers."""
    if asked:
        way, name = asked
        rate = play_rate(name, seconds) if way == "play" else many_rate(name, seconds)
        click.echo(json.dumps({"rate": rate}))
        return
    ours = list(names) or games.names()
    about = f"Random play; the median of {rounds} rounds of {seconds:g} s of CPU time, in turns."
    parts = [page.where(), about, "Engines alone:", compared(engines(ours), rounds, seconds)]
    parts += [
        "With observations and masks for learners:",
        compared(learners(ours), rounds, seconds),
    ]
    text = "\n\n".join(parts)
    click.echo(text)
    page.put_section(path, f"Beside others in one run, {form()}", text)


if __name__ == "__main__":
    main()
