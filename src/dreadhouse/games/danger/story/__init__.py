"""Stories: a folder of Twee files and a settings file, read into data, checked, written again."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.danger.story.findings import Finding, StoryError
from dreadhouse.games.danger.story.model import Story
from dreadhouse.games.danger.story.reader import Reading, look_at, read_files, read_story
from dreadhouse.games.danger.story.writer import write_story

__all__ = (
    "Finding",
    "Reading",
    "Story",
    "StoryError",
    "look_at",
    "read_files",
    "read_story",
    "write_story",
)
