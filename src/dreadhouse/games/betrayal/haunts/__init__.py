"""The haunts, in the order of their book; each is a data file of content/haunts."""

# mypyc: no

from __future__ import annotations

import pathlib

from dreadhouse.games.betrayal.haunts.block import BuiltHaunt
from dreadhouse.games.betrayal.haunts.reading import read_folder
from dreadhouse.games.betrayal.rules.printed import Printed

FOLDER = pathlib.Path(__file__).parent.parent / "content" / "haunts"


def read_haunts(printed: Printed) -> list[BuiltHaunt]:
    """Every haunt, built from its data file, by its number."""
    return read_folder(FOLDER, printed)
