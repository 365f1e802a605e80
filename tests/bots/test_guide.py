"""The guide to writing a bot says only what works."""

from __future__ import annotations

import pathlib
import re
from typing import Any


def test_the_example_of_the_guide_plays_a_game(root: pathlib.Path) -> None:
    """Run the guide's code from top to bottom: it ends with a result for both seats."""
    page = (root / "docs/guide/write-a-bot.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    names: dict[str, Any] = {}
    exec(code, names)
    assert sum(names["state"].result) == 1
