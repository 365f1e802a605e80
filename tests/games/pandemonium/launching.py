"""Combos launched in A22, where all participants stand."""

from __future__ import annotations

from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards

__all__ = ["fells", "fight", "launch"]


def fight(*cast: str, rolls: str = "", combo: str = "jade_dragon", **foes: str) -> CardTable:
    """The first of the cast launches a combo in A22, where all stand and may join."""
    table = cards(*cast, rolls=rolls)
    for name in cast:
        table.put(name, "a22")
    for foe, space in foes.items():
        table.foe(foe.rstrip("_"), space)
    table.top(combo).begin(cast[0], 2)
    return table


def launch(table: CardTable, *cast: str, row: str, targets: str) -> CardTable:
    """The named characters take part; the others refuse; then row and targets."""
    launcher = cast[0]
    table.again().pick(launcher, "launch")
    while table.asked == "Join":
        who = table.s.stack[-1].who  # type: ignore[attr-defined]
        name = PRINTED.characters[table.s.cast[who].persona]
        table.pick(name, "yes" if name in cast else "no")
    table.pick(launcher, f"row {row}")
    for target in targets.split():
        if table.asked == "NameTargets":
            table.pick(launcher, f"target {target}")
    if table.asked == "NameTargets":
        table.pick(launcher, "done")
    return table


def fells(table: CardTable, name: str, *figures: str) -> CardTable:
    """The launcher lets these targets die, one after the other, as far as asked."""
    for figure in figures:
        if table.asked == "Divide":
            table.pick(name, f"fell {figure}")
    return table
