"""The guide for learners is true: its code is run, and every page that it names is there."""

from __future__ import annotations

import pathlib
import re
import runpy

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="install dreadhouse[rl]")

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_code_of_the_guide_runs(root: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """Block by block."""
    page = (root / "docs/guide/learn.md").read_text(encoding="utf-8")
    blocks = BLOCK.findall(page)
    assert len(blocks) == 2
    for number, block in enumerate(blocks):
        path = tmp_path / f"block{number}.py"
        path.write_text(block, encoding="utf-8")
        runpy.run_path(str(path))


def test_the_guide_names_pages_that_are_there(root: pathlib.Path) -> None:
    """Relative links lead somewhere."""
    page = (root / "docs/guide/learn.md").read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)]+)\)", page):
        assert (root / "docs/guide" / link).exists(), link


def test_the_example_likes_better_what_raised_its_lead(root: pathlib.Path) -> None:
    """Two decisions of one game, alike but for the pick and for what came of it."""
    example = runpy.run_path(str(root / "examples/train_insanity.py"))
    student = example["Student"](2, 1)
    words = student.runner.game.vocabulary
    attack, end = words.action("attack"), words.action("end")
    seen = student.policy.features(student.runner.seen)[0]
    legal = np.array([attack, end])
    student.diaries[0] = [(seen, legal, end, 0.5), (seen, legal, attack, 0.0)]
    student.close(0, 1.0)
    student.learn()
    mask = np.zeros((1, words.size), np.bool_)
    mask[0, legal] = True
    chances = student.policy.chances(seen[None], mask)[0]
    assert student.won == [1.0]
    assert chances[attack] > 0.5 > chances[end]


def test_the_example_plays_every_second_game_from_the_other_seat(root: pathlib.Path) -> None:
    """And remembers only its own decisions."""
    example = runpy.run_path(str(root / "examples/train_insanity.py"))
    student = example["Student"](4, 1)
    own = sum(student.play_on() for _ in range(50))
    assert student.seats.tolist() == [0, 1, 0, 1]
    assert 0 < own < 200
    assert sum(map(len, student.diaries)) == own
