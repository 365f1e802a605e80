"""The eight chapters of the Survival Diary; each is a data file of content/chapters."""

# mypyc: no

from __future__ import annotations

import pathlib

from dreadhouse.games.pandemonium.chapters.reading import read_folder
from dreadhouse.games.pandemonium.rules.chapter import Chapter
from dreadhouse.games.pandemonium.rules.printed import Printed

FOLDER = pathlib.Path(__file__).parent.parent / "content" / "chapters"


def read_chapters(printed: Printed) -> list[Chapter]:
    """Every chapter, built from its data file, by its number."""
    return read_folder(FOLDER, printed)
