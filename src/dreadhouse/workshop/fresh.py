"""`story new`: a folder with three cards that passes the check."""

from __future__ import annotations

import pathlib
import re
import uuid

from dreadhouse.kernel.errors import GameError
from dreadhouse.workshop.formed import write_text

SETTINGS = """\
format = 1
id = "{id}"
title = "{title}"
author = "You"
language = "en"
blurb = "One sentence for the box."
content_note = "What a parent would like to know."
minutes = 15
start = "S101"
starter_items = []

[[chapters]]
number = 1
title = "The First Night"
file = "chapter-1.twee"
start = "S101"
goal = "S102"

[ranks]
A = "Safe and sound"

[places]
landing = "The Landing"
"""

CHAPTER = """\
:: StoryTitle
{title}

:: StoryData
{{
  "ifid": "{ifid}",
  "format": "Harlowe",
  "format-version": "3.3.9",
  "start": "S101 The Landing"
}}

:: S101 The Landing [story]
@place landing
Somebody has left a lamp burning on the stair. It is not your lamp, and it is not your stair.
@challenge perception optional "Listen first"
  win: psychic +1
  lose: danger +1
@choice [[Go up->S102 The Door]]

:: S102 The Door [goal]
@place landing
%% allow W19, W22: a first story is short and may do without Story Returns
%% allow W23: nobody has to die on the first night
The door at the top has your name on it, in your own hand.
@choice [[Knock->S103 Home]]

:: S103 Home [ending]
@place landing
@rank A
You are let in. Of course you are. You live here.
"""


def begin(folder: pathlib.Path, title: str) -> None:
    """Write a first story into a new or empty folder."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise GameError(f"{folder} is not empty: name a new folder")
    title = " ".join(title.replace('"', "'").replace("\\", "/").split()) or "A New Story"
    words = {"id": story_id(folder.name), "title": title, "ifid": str(uuid.uuid4()).upper()}
    folder.mkdir(parents=True, exist_ok=True)
    write_text(folder / "story.toml", SETTINGS.format(**words))
    write_text(folder / "chapter-1.twee", CHAPTER.format(**words))


def story_id(name: str) -> str:
    """A story's id made from any name."""
    plain = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    return plain if plain[:1].isalpha() else f"story_{plain}".rstrip("_")
