"""The page that answers Insanity's designer, from runs over start life and start sanity.

python -m dreadhouse.lab.sweep FOLDER ...
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import click

from dreadhouse.kernel.errors import GameError
from dreadhouse.lab import measure, page
from dreadhouse.lab.figures import Share, median
from dreadhouse.lab.measure import Row
from dreadhouse.lab.runs import Run, read_plan

Cells = dict[tuple[int, int], list[Row]]

LIFE, SANITY = "start_life", "start_sanity"


class Sweep:
    """The games of a run, by start life and start sanity."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.run = Run(read_plan(folder), folder)
        self.bot = self.run.plan.cells[0].bots[0]
        self.by_attack: dict[tuple[int, int], Share] = {}
        self.cells: Cells = {}
        self._check()
        for kept in self.run.rows():
            cell = self.run.plan.cells[kept["cell"]].options
            at = (cell[LIFE], cell[SANITY])
            self.cells.setdefault(at, []).append(measure.row_kept(kept))
            self.by_attack.setdefault(at, Share()).add(kept["figure_ended_by_attack"])

    def _check(self) -> None:
        plan = self.run.plan
        is_sweep = all(set(cell.options) == {LIFE, SANITY} for cell in plan.cells)
        if plan.game != "insanity" or not is_sweep:
            raise GameError(f"{self.run.folder} is no run of insanity over {LIFE} and {SANITY}")
        if self.run.finished() < self.run.total:
            raise GameError(f"{self.run.folder} is not finished: give its command again")

    def grid(self, told: Callable[[tuple[int, int]], str]) -> str:
        """A table with a row for each start life and a column for each start sanity."""
        lives = sorted({life for life, _ in self.cells})
        sanities = sorted({sanity for _, sanity in self.cells})
        head = ["life", *(f"sanity {sanity}" for sanity in sanities)]
        rows = [[str(life), *(told((life, at)) for at in sanities)] for life in lives]
        return page.table(head, rows)

    def length(self, at: tuple[int, int]) -> str:
        """The median number of turns, with its interval."""
        turns = [row.turns for row in self.cells[at]]
        low, high = measure.length_of(self.cells[at])
        return f"{median(turns):g} ({low:g} to {high:g})"

    def begun(self, at: tuple[int, int]) -> str:
        """The share of the player who begins, among games that have a winner."""
        won = [row for row in self.cells[at] if row.winner is not None]
        return str(Share(sum(row.winner == row.began for row in won), len(won)))

    def mad(self, at: tuple[int, int]) -> str:
        """The share of games in which anybody reached 0 sanity."""
        rows = self.cells[at]
        return str(Share(sum(row.first_at_zero != (None, None) for row in rows), len(rows)))

    def capped(self, at: tuple[int, int]) -> str:
        """The share of games that met the turn cap."""
        rows = self.cells[at]
        return str(Share(sum(row.ending == "turn_cap" for row in rows), len(rows)))

    def verdicts(self, at: tuple[int, int]) -> str:
        """What the yardsticks say of life, sanity and who begins (INS-272 to INS-275)."""
        rows = self.cells[at]
        life = measure.verdict_life(measure.length_of(rows), measure.capped(rows))
        sanity = measure.verdict_sanity(measure.maddened(rows))
        fair = measure.fairness(measure.begun_and_won(rows))
        return f"life {life}, sanity {sanity}, {fair}"

    def title(self) -> str:
        """The heading of the section: who played, and from how much life."""
        lives = sorted({life for life, _ in self.cells})
        return f"Measured: {self.bot}, start life {', '.join(map(str, lives))}"

    def section(self) -> str:
        """Everything that was counted of this run."""
        games = len(next(iter(self.cells.values())))
        plan = self.run.plan
        parts = [
            f"Edition {plan.edition} of the rules, both seats by `{self.bot}`, {games:,} games a "
            f"cell, seed {plan.seed!r}.",
        ]
        for title, told in (
            ("Length: median turns (both players' turns count).", self.length),
            ("The player who begins wins, in per cent of the games with a winner.", self.begun),
            ("Games that end by damage of an attack, in per cent.", self._attacked),
            ("Games that meet the turn cap, in per cent.", self.capped),
            ("Games in which anybody reaches 0 sanity, in per cent.", self.mad),
            ("What the yardsticks of the rulebook say.", self.verdicts),
        ):
            parts += [title, self.grid(told)]
        return "\n\n".join(parts)

    def _attacked(self, at: tuple[int, int]) -> str:
        return str(self.by_attack[at])


@click.command()
@click.argument(
    "folders", nargs=-1, required=True, type=click.Path(path_type=pathlib.Path, exists=True)
)
@click.option(
    "--page",
    "path",
    type=click.Path(path_type=pathlib.Path),
    default=pathlib.Path("docs/balance/insanity.md"),
)
def main(folders: tuple[pathlib.Path, ...], path: pathlib.Path) -> None:
    """Write what finished runs over start life and start sanity have counted into the page."""
    for folder in folders:
        sweep = Sweep(folder)
        text = sweep.section()
        click.echo(text)
        page.put_section(path, sweep.title(), text)


if __name__ == "__main__":
    main()
