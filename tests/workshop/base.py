"""A small story that is right in every way, and what tests do to it."""

from __future__ import annotations

from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.workshop.checking import check_files

SETTINGS = """\
format = 1
id = "late_train"
title = "The Late Train"
author = "A. Clerk"
language = "en"
blurb = "A train that should not have come."
content_note = "Dark, but nobody is hurt."
minutes = 10
start = "S101"
starter_items = ["punch"]

[[chapters]]
number = 1
title = "The Platform"
file = "chapter-1.twee"
start = "S101"
goal = "S103"

[[chapters]]
number = 2
title = "The Carriage"
file = "chapter-2.twee"
start = "S201"
goal = "S202"

[ranks]
A = "On time"

[places]
platform = "The Platform"
carriage = "The Carriage"
"""

ONE = """\
:: StoryTitle
The Late Train, chapter 1

:: S101 The Platform [story]
@place platform
The clock has stopped, and the train is late all the same.
@challenge fighting optional "Hold the door" may
  ease: -1 if item lamp
  win: clue [[C102 A Whistle]]
  lose: danger +1
@choice [[Look under the bench->C101 Lamp]]
@choice [[Get in at the front->S102 The Step]]
@choice [[Get in at the back->S103 The Seat]] : danger +1

:: S102 The Step [story]
@place platform
@warns S104
The step is wet.
@challenge dexterity required "Mind the gap"
  win: psychic +1
  lose: go [[S104 The Gap]]
@choice [[Sit down->S103 The Seat]]
@choice [[By the light of the lamp->S103 The Seat]] if item lamp : danger -1

:: S103 The Seat [goal]
@place platform
%% allow W19, W22, W23: a small story
A seat with your name on it.
@return [[Back to the platform->S101 The Platform]] : danger +2
@next "Wait for the whistle"

:: S104 The Gap [death]
@place platform
You minded it too late.
@back [[S102 The Step]]

:: C101 Lamp [item]
@item lamp key
It is warm.

:: C102 A Whistle [clue]
@keep
Far off, but coming.
@on psychic +1

:: C103 Ticket Punch [item]
@item punch booster fighting +1
It bites.
"""

TWO = """\
:: S201 The Carriage [story]
@place carriage
Everybody looks up.
@challenge fighting optional "Ask for tickets"
  win: psychic +1
  lose: danger +1
@choice [[Look away->S202 The Driver]]

:: S202 The Driver [goal]
@place carriage
%% allow W19, W22, W23: a small story
He has been waiting for you.
@choice [[Thank him->S203 Home]]

:: S203 Home [ending]
@place carriage
@rank A
Your stop.
"""

FILES = {"story.toml": SETTINGS, "chapter-1.twee": ONE, "chapter-2.twee": TWO}


def files(changed: dict[str, str] | None = None) -> dict[str, bytes]:
    """The small story's files, some of them changed or added."""
    return {name: text.encode() for name, text in {**FILES, **(changed or {})}.items()}


def replaced(file: str, old: str, new: str) -> dict[str, bytes]:
    """The small story with one text replaced."""
    text = FILES[file]
    assert text.count(old) >= 1, f"{old!r} is not in {file}"
    return files({file: text.replace(old, new, 1)})


def findings(given: dict[str, bytes], plays: int = 0) -> list[Finding]:
    """What a check of these files finds."""
    return check_files(given, plays).findings
