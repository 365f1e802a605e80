"""Every error and every warning of the format has a small bad story that shows it."""

from __future__ import annotations

import pytest

from tests.workshop.base import FILES, ONE, TWO, files, findings, replaced

TOML, C1, C2 = "story.toml", "chapter-1.twee", "chapter-2.twee"
RU = "translations/ru/chapter-1.twee"
LOOP = "@choice [[Back->S101 The Platform]]\n"
DREAM = "\n:: C104 A Dream [premonition]\nYou dream of it.\n"
CORRIDOR = "".join(
    f"\n:: S20{n} Carriage {n} [story]\n@place carriage\nMore seats.\n@go [[S20{n + 1}]]\n"
    for n in range(4, 7)
)
BENCH = ONE.replace("bench->C101 Lamp]]", "bench->C101 Lamp]] if level >= 5")
STEP_RU = """\
:: S102 Ступенька [story]
@place platform
@warns S104
Ступенька мокрая.
@challenge dexterity required "Осторожно"
  win: psychic +1
  lose: go [[S104 The Gap]]
@choice [[Сесть->S103 The Seat]]
@choice [[При свете лампы->S103 The Seat]] if item lamp : danger -1
"""

# code, file, what is replaced, by what, where it is told, and what is said.
CASES: list[tuple[str, str, str, str, str, str]] = [
    ("E01", C1, ":: StoryTitle", "A word\n:: StoryTitle", "1:1", "text before the first header"),
    ("E01", C1, "The Step [story]", "The Step [story", "15:18", "not closed"),
    ("E01", C1, "The Step [story]", "The Step [story] <5,5>", "15:26", "at the end of a header"),
    ("E01", C1, ":: S102 The Step", ":: ", "15:5", "this header has no name"),
    ("E01", C1, ":: S102 The", ":: S102The", "15:4", "its id, a space and its title"),
    ("E01", C1, "warm", "wa\x01rm", "39:9", "control character (U+0001)"),
    ("E02", C1, "@keep", "@kept", "42:1", "no directive @kept; nearest is @keep"),
    (
        "E03",
        C1,
        "fighting optional",
        "fighting optionel",
        "7:21",
        'found "optionel"; nearest is optional',
    ),
    (
        "E03",
        C1,
        "danger +1\n@choice",
        "danger 1\n@choice",
        "10:16",
        "danger with + or - before the number",
    ),
    ("E03", C1, "->C101 Lamp]]", "->C101 Lamp]", "11:9", '"]]" is missing'),
    ("E03", C1, "->C101 Lamp]]", "->C101 Lamp]] now", "11:45", 'expected if, once, ":" or'),
    ("E03", C1, "if item lamp :", "if item lamp and :", "23:70", "expected item, seen, level"),
    ("E03", C1, "if item lamp :", "if (item lamp :", "23:67", 'expected ")"'),
    ("E03", C1, "@choice [[Sit", " @choice [[Sit", "22:2", "very start of its line"),
    ("E04", C1, "  win: psychic +1\n", "", "19:1", "has no win: line"),
    ("E04", C1, "  win: psychic +1\n", "  win: nothing\n  win: nothing\n", "21:3", "a second win:"),
    ("E04", C1, "  ease: -1", "  eese: -1", "8:3", "expected ease:, win: or lose:"),
    ("E04", C1, "@keep\n", "@keep\n  win: nothing\n", "43:3", "@keep takes no detail lines"),
    (
        "E05",
        C1,
        "@next",
        "@return [[A->S102 The Step]]\nAnd on.\n@next",
        "31:1",
        "prose after the closing block",
    ),
    ("E06", C1, "Lamp [item]", "Lamp [itm]", "37:4", "has no kind: tag it with one of clue"),
    ("E06", C1, "Lamp [item]", "Lamp [item clue]", "37:4", "two kinds, item and clue"),
    ("E06", C1, "Step [story]", "Step [clue]", "15:4", "cannot be of kind clue"),
    ("E06", C1, ":: S102 The Step", ":: The Step", "15:4", "does not begin with a card id"),
    ("E07", C1, ":: C102 A", ":: C101 A", "41:4", "C101 is used twice, first in chapter-1.twee"),
    ("E07", C1, "@item punch", "@item lamp", "46:4", "the item lamp is defined twice"),
    ("E08", C1, "is wet", "is [[wet->S101]]", "18:13", "a link in prose"),
    ("E09", TOML, "minutes = 10\n", "", "1:1", "the key minutes is missing"),
    ("E09", TOML, "minutes = 10", 'minutes = "ten"', "8:1", "whole number from 1 to 999"),
    ("E09", TOML, "minutes = 10", "minutes = ", "8:11", "this file is not TOML"),
    ("E09", TOML, "[ranks]", "[tracks]\ndanger = [3, 2, 4, 5]\n\n[ranks]", "27:1", "never falls"),
    (
        "E09",
        TOML,
        'file = "chapter-2.twee"',
        'file = "../x.twee"',
        "22:1",
        ".twee file in this folder",
    ),
    ("E09", TOML, 'file = "chapter-2.twee"', 'file = "chapter-3.twee"', "19:1", "there is no file"),
    ("E10", C1, "->S102 The Step]]", "->S105 The Step]]", "12:32", "nearest is S102 The Step"),
    ("E10", C1, "@warns S104", "@warns S109", "17:8", "there is no card S109"),
    ("E10", C1, "if item lamp :", "if seen C109 :", "23:56", "there is no card C109"),
    ("E11", C1, "->S102 The Step]]", "->The Step]]", "12:32", "does not begin with a card id"),
    ("E12", C1, "clue [[C102 A Whistle]]", "clue [[S102 The Step]]", "9:15", "needs a clue card"),
    ("E12", C1, "go [[S104 The Gap]]", "go [[C101 Lamp]]", "21:14", "needs a story card"),
    (
        "E12",
        C1,
        "@choice [[Sit",
        "@premonition level 1 [[C101 Lamp]]\n@choice [[Sit",
        "22:24",
        "is no premonition",
    ),
    (
        "E13",
        C1,
        "->S102 The Step]]",
        "->S201 The Carriage]]",
        "12:32",
        "only @next leads to another",
    ),
    ("E13", C2, ":: S203 Home", ":: S303 Home", "15:4", "S303 belongs to chapter 3"),
    ("E14", C1, "@place platform", "@place plattform", "5:1", "nearest is platform"),
    ("E14", C1, "if item lamp :", "if item lemp :", "23:56", "no item lemp; nearest is lamp"),
    ("E14", C1, "@on psychic +1", "@on drop lemp", "44:5", "no item lemp; nearest is lamp"),
    ("E14", TOML, '["punch"]', '["paunch"]', "10:1", "no item paunch to start with"),
    ("E14", C2, "@rank A", "@rank B", "17:1", "there is no rank B"),
    ("E15", C1, "fighting +1", "fighting +4", "47:30", "+1 to +3, +4 is outside"),
    ("E15", C1, "psychic +1", "psychic +0", "20:16", "+0 is outside"),
    ("E15", C1, 'door" may', 'door" may 12 tries', "7:50", "goes from 2 to 9, 12 is outside"),
    ("E15", C1, "ease: -1", "ease: -4", "8:9", "-1 to -3, -4 is outside"),
    ("E15", C1, "if item lamp :", "if level >= 6 :", "23:65", "goes from 1 to 5, 6 is outside"),
    (
        "E15",
        C1,
        "@choice [[Sit",
        "@pick 2\n  [[Lamp->C101 Lamp]]\n@choice [[Sit",
        "22:7",
        "only 1 listed",
    ),
    ("E16", C1, "@keep", "@keep\n@rank A", "43:1", "@rank cannot stand on a clue card"),
    ("E16", C1, "@place platform\n@warns", "@warns", "15:4", "a card of kind story needs @place"),
    (
        "E16",
        C1,
        "@place platform\n",
        "@place platform\n@place platform\n",
        "6:1",
        "twice, first in",
    ),
    ("E16", C1, ": danger +1\n\n", ": clue [[C101 Lamp]]\n\n", "13:49", "clue cannot be a price"),
    ("E16", C1, "go [[S104 The Gap]]", "go [[S104 The Gap]], danger +1", "21:9", "last change"),
    ("E16", C1, "@choice [[Sit", "@go [[S103 The Seat]]\n@choice [[Sit", "22:1", "beside @choice"),
    ("E16", C1, "@on psychic +1", "@on go [[S103 The Seat]]", "44:5", "write @go on a line"),
    ("E16", C1, '@next "Wait for the whistle"\n', "", "25:4", "a goal needs @next"),
    (
        "E16",
        C2,
        "@choice [[Thank",
        '@next "On"\n@choice [[Thank',
        "9:4",
        "choices in place of @next",
    ),
    ("E17", C2, "@choice [[Look away->S202 The Driver]]\n", "", "1:4", "no way on"),
    ("E18", C1, "S103 The Seat]]\n@choice", "S103 The Seat]] once\n@choice", "15:4", "(DAN-64)"),
    ("E19", C1, "@choice [[Sit", LOOP + "@choice [[Sit", "12:1", "S101 > S102 > S101"),
    (
        "E20",
        C2,
        "->S202 The Driver]]",
        "->S203 Home]]",
        "9:4",
        "S202 cannot be reached from the start S201",
    ),
    (
        "E22",
        C1,
        "@choice [[Sit down->S103 The Seat]]\n"
        "@choice [[By the light of the lamp->S103 The Seat]] if item lamp : danger -1\n",
        "",
        "15:4",
        "leads to the death S104 and has no other way on",
    ),
    ("E23", C1, "->C101 Lamp]]", "->C102 A Whistle]]", "8:15", "lamp cannot be had before"),
    ("E24", TOML, 'goal = "S103"', 'goal = "S109"', "12:1", "its goal S109 is not there"),
    ("E24", TOML, 'goal = "S103"', 'goal = "S102"', "12:1", "has to be of kind goal, not story"),
    (
        "E24",
        TOML,
        'start = "S101"\ngoal',
        'start = "S104"\ngoal',
        "12:1",
        "has to be of kind story, not death",
    ),
    ("E24", TOML, 'start = "S101"\nstarter', 'start = "S102"\nstarter', "9:1", "start has to be"),
    ("E24", C1, "The Step [story]", "The Step [goal]", "15:4", "a second goal in chapter 1"),
    (
        "E25",
        C2,
        "Home [ending]\n@place carriage\n@rank A",
        "Home [story]\n@place carriage",
        "9:4",
        "has no ending",
    ),
    ("E25", C2, "->S203 Home]]", "->S203 Home]] if level >= 2", "9:4", "without a condition"),
    ("E26", C1, "@back [[S102 The Step]]", "@back [[S103 The Seat]]", "35:9", "of kind goal"),
    ("E27", C1, '"Mind the gap"', '"Mind the gap" must', "19:1", "cannot go elsewhere"),
    ("E27", C1, "->S101 The Platform]] : danger +2", "->S103 The Seat]]", "29:33", "its own card"),
    (
        "E29",
        C1,
        "@keep",
        '@keep\n@picture "w.svg" "A whistle"',
        "43:1",
        "no picture pictures/w.svg",
    ),
    ("E29", C1, "@keep", '@keep\n@picture "../w.svg" "W"', "43:1", "lies outside of pictures/"),
    ("E30", C1, "if item lamp :", "if item lamp and not item lamp :", "23:56", "never be true"),
    ("E30", C1, "if item lamp :", "if level < 1 :", "23:56", "never be true"),
    (
        "W01",
        C1,
        ":: S104",
        ":: S105 Lost [story]\n@place platform\nHm.\n@go [[S103 The Seat]]\n\n:: S104",
        "32:4",
        "cannot be reached",
    ),
    ("W02", C1, "win: clue [[C102 A Whistle]]", "win: nothing", "41:4", "no card draws this clue"),
    (
        "W03",
        C1,
        "@item punch booster fighting",
        "@item punch booster climbing",
        "46:4",
        "no challenge of climbing",
    ),
    (
        "W03",
        C1,
        "@item lamp key",
        "@item lamp booster strength +1",
        "37:4",
        "no challenge of strength",
    ),
    (
        "W03",
        C1,
        "It bites.\n",
        "It bites.\n\n:: C104 Key [item]\n@item key key\nIt fits.\n",
        "50:4",
        "asks for the key key",
    ),
    ("W04", C1, "if item lamp\n", "if seen S202\n", "8:15", "S202 cannot come before this card"),
    ("W06", C1, "lose: danger +1", "lose: danger +5", "10:9", "danger +5 is a large step"),
    ("W06", C1, "win: psychic +1", "win: psychic +4", "20:8", "psychic +4 is a large step"),
    ("W07", C1, "@warns S104\n", "", "31:4", "no card that can come before it warns"),
    (
        "W10",
        C1,
        "@choice [[Sit",
        "@choice [[Sit->S103 The Seat]]\n@choice [[Sit",
        "23:21",
        "the choice in line 22",
    ),
    ("W10", C1, " if item lamp : danger -1", " : danger -1", "22:21", "lead to the same card"),
    (
        "W11",
        C1,
        "Far off",
        "Far off " * 31,
        "41:4",
        "has 64 words, 60 are enough",
    ),
    (
        "W11",
        C1,
        "The step is",
        "The step is " * 31,
        "15:4",
        "has 94 words, 90 are enough",
    ),
    (
        "W11",
        C1,
        "Sit down",
        "Sit down " * 7,
        "22:1",
        "has 14 words, 12 are enough",
    ),
    (
        "W11",
        C1,
        "Hold the door",
        "Hold the door Hold the door Hold the door ",
        "7:1",
        "has 9 words, 6 are enough",
    ),
    (
        "W11",
        C1,
        ":: C102 A Whistle",
        ":: C102" + " A Whistle" * 5,
        "41:4",
        "has 10 words, 8 are enough",
    ),
    ("W12", C1, "Far off, but coming.\n", "", "41:4", "no prose yet"),
    ("W12", C1, "Lamp [item]", "Lamp [item draft]", "37:4", "still tagged draft"),
    ("W14", C1, "->S102 The Step]]", "->S102 The Stop]]", "12:32", "is now The Step"),
    ("W14", C1, "->S102 The Step]]", "->S102]]", "12:32", "is now The Step"),
    ("W15", TOML, "minutes", "hours = 1\nminutes", "8:1", "unknown key hours"),
    ("W15", TOML, 'goal = "S103"', 'goal = "S103"\ngaol = 1', "18:1", "nearest is goal"),
    ("W16", C1, "Lamp [item]", "Lamp [item] {position}", "37:21", "broken passage metadata"),
    ("W17", C1, "It is warm", "It is wramish", "39:7", "wramish is not in the dictionary"),
    ("W19", C1, "allow W19,", "allow", "25:4", "1 Story Returns: 4 are usual"),
    (
        "W21",
        C1,
        "@choice [[By the light of the lamp->S103 The Seat]] if item lamp : danger -1",
        "@choice [[Lamp->S105 Lit]] if item lamp\n\n:: S105 Lit [story]\n@place platform\nHm.\n"
        "@go [[S103 The Seat]]",
        "25:4",
        "that of S102",
    ),
    ("W23", C1, "W22, W23:", "W22:", "25:4", "chapter 1 has 1 deaths: 2 to 4 are usual"),
    ("W24", C1, "@keep\n", "@keep\n\n", "43:1", "story fmt would change this file"),
    ("W25", TOML, 'A = "On time"', 'A = "On time"\nB = "Late"', "1:1", "no ending has the rank B"),
]

# code, the changed files, where it is told, and what is said; "" for any place.
WIDER: list[tuple[str, dict[str, str], str, str]] = [
    (
        "E21",
        {
            C1: ONE.replace("->S102 The Step]]", "->S105 A]]", 1)
            + "\n:: S105 A [story]\n@place platform\nA.\n@go [[S106 B]]\n"
            + "\n:: S106 B [story]\n@place platform\nB.\n@choice [[A->S105 A]] once\n"
        },
        f"{C1}:50:4",
        "neither the goal nor an ending",
    ),
    ("E28", {RU: STEP_RU.replace(": danger -1", ": danger -2")}, f"{RU}:9:59", "C1:23:68"),
    ("E28", {RU: STEP_RU.replace("@warns S104\n", "")}, f"{RU}:1:4", "number of warns differs"),
    ("E28", {RU: STEP_RU.replace("S102 С", "S109 С")}, f"{RU}:1:4", "S109 is not in the original"),
    ("E28", {"translations/en/story.toml": 'title = "A"'}, "", "en is no other language"),
    ("E28", {"translations/ru/story.toml": "minutes = 9"}, "", "minutes differs"),
    ("E02", {RU: STEP_RU.replace("@warns", "@worns")}, f"{RU}:3:1", "nearest is @warns"),
    (
        "W05",
        {
            C1: ONE.replace("@choice [[Sit", "@premonition level 3 [[C104 A Dream]]\n@choice [[Sit")
            + DREAM
        },
        f"{C1}:22:24",
        "level 3 cannot be reached here, at most 1",
    ),
    (
        "W08",
        {
            C1: ONE.replace("  lose: danger +1", "  lose: nothing").replace(
                "@choice [[Look", "@on clue [[C104 A Dream]]\n@choice [[Look"
            )
            + DREAM.replace("premonition", "clue")
            + "@go [[S104 The Gap]]\n"
        },
        f"{C1}:33:4",
        "without a choice or a challenge",
    ),
    (
        "W09",
        {
            C2: TWO.replace("->S202 The Driver]]", "->S204 Carriage 4]]")
            + CORRIDOR.replace("S207", "S202 The Driver")
        },
        f"{C2}:30:4",
        "3 cards in a row",
    ),
    (
        "W13",
        {C1: ONE.replace("@keep", '@keep\n@picture "w.svg" ""'), "pictures/w.svg": ""},
        f"{C1}:41:4",
        "no words for those who do not see it",
    ),
    (
        "W19",
        {
            C2: TWO.replace("W19, ", "").replace(
                "@choice [[Thank", "@return [[Back->S201 The Carriage]]\n@choice [[Thank"
            )
        },
        f"{C2}:13:17",
        "nothing new can be met after S201",
    ),
]

# The findings that plays give: code, the changed files, and what is said.
PLAYED: list[tuple[str, dict[str, str], str]] = [
    ("W18", {C1: BENCH}, "never taken in 400 plays: Look under the bench"),
    ("W18", {C1: BENCH}, "never met in 400 plays"),
    (
        "W20",
        {
            "story.toml": FILES["story.toml"].replace(
                "[ranks]", "[tracks]\ndanger = [6, 6, 6, 6]\n\n[ranks]"
            )
        },
        "of its plays only",
    ),
    ("W22", {C1: ONE.replace("W22, ", "")}, "chapter 1 takes"),
    (
        "W25",
        {C2: TWO + "\n:: S204 Nowhere [ending]\n@place carriage\n@rank A\nAway.\n"},
        "under 0.1 % of sensible plays",
    ),
]


def test_the_small_story_is_right_in_every_way() -> None:
    """Without a change there is nothing to find, with plays too."""
    assert [str(one) for one in findings(files(), plays=400)] == []


def test_a_translation_may_change_words_only() -> None:
    """Titles, prose, names and choices differ; nothing is found but missing words."""
    assert [str(one) for one in findings(files({RU: STEP_RU}))] == []


@pytest.mark.parametrize(
    ("code", "file", "old", "new", "place", "said"),
    CASES,
    ids=[f"{case[0]}-{number}" for number, case in enumerate(CASES)],
)
def test_a_bad_story_is_told_at_its_place(
    code: str, file: str, old: str, new: str, place: str, said: str
) -> None:
    """The finding stands at the right line and column, and says what was expected."""
    found = [str(one) for one in findings(replaced(file, old, new)) if one.code == code]
    assert any(one.startswith(f"{file}:{place}: {code} ") and said in one for one in found), found


@pytest.mark.parametrize(
    ("code", "changed", "place", "said"),
    WIDER,
    ids=[f"{case[0]}-{number}" for number, case in enumerate(WIDER)],
)
def test_what_takes_more_than_one_change(
    code: str, changed: dict[str, str], place: str, said: str
) -> None:
    """The same for what needs more than one change, or another file."""
    found = [str(one) for one in findings(files(changed)) if one.code == code]
    said = said.replace("C1:", f"{C1}:")
    assert any(one.startswith(place) and said in one for one in found), found


@pytest.mark.parametrize(
    ("code", "changed", "said"),
    PLAYED,
    ids=[f"{case[0]}-{number}" for number, case in enumerate(PLAYED)],
)
def test_what_only_plays_can_tell(code: str, changed: dict[str, str], said: str) -> None:
    """The findings marked with a die."""
    found = [str(one) for one in findings(files(changed), plays=400) if one.code == code]
    assert any(said in one for one in found), found


def test_every_code_of_the_format_has_its_bad_story() -> None:
    """E01 to E30 and W01 to W25, none left out."""
    shown = {case[0] for case in (*CASES, *WIDER, *PLAYED)}
    codes = {f"E{n:02}" for n in range(1, 31)} | {f"W{n:02}" for n in range(1, 26)}
    assert codes - shown == set()
