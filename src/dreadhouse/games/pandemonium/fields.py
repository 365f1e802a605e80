"""The fields of what a learner sees of the house; `senses.py` fills them in this order."""

# mypyc: no

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.ground.plan import EDGES
from dreadhouse.games.pandemonium.rules.dice import ROLL_KINDS
from dreadhouse.games.pandemonium.rules.printed import CARDS, EVENTS, ITEMS, PACTS, PERSONAS, SKILLS
from dreadhouse.games.pandemonium.senses import (
    CAST,
    COUNTERS,
    FLAGS,
    PORTALS,
    fill,
)
from dreadhouse.games.pandemonium.state import (
    CELLS,
    FOES,
    MODES,
    MOST_SEATS,
    PACT_CARDS,
    PHASES,
    POSTURES,
    TILES,
)
from dreadhouse.kernel.senses import MOST, Field, Senses

MOMENTS: Final = [
    "Act",
    "Agree",
    "AllyBarricade",
    "AllyCares",
    "AllyTurnsUp",
    "ChooseBoard",
    "ChooseCharacter",
    "ChooseEdge",
    "ChooseFigure",
    "ChoosePortal",
    "ChooseRefuge",
    "ChooseRow",
    "ChooseSpace",
    "ChooseTile",
    "ChooseTomb",
    "ChooseWho",
    "Decide",
    "DiscardItem",
    "Divide",
    "Drive",
    "DropPact",
    "EvilAction",
    "FirstDefender",
    "FirstPortal",
    "FoeTarget",
    "FoeTile",
    "FoeWay",
    "Join",
    "KeepOne",
    "Lead",
    "Learn",
    "LeastPortal",
    "MakeRoom",
    "MoveEvilOne",
    "NameTargets",
    "NearestPortal",
    "NextOfEquals",
    "Offer",
    "OrderTie",
    "OutOfPanic",
    "PayLoss",
    "Pick",
    "PickCharacter",
    "Propose",
    "RerollCombat",
    "RerollD6",
    "RerollInvocation",
    "SealOrTravel",
    "SecondStep",
    "ShedCard",
    "ShedWeapon",
    "SwapCard",
    "TakeFromLoser",
    "TakeOrLeave",
    "Wield",
]
ABOUTS: Final = [
    "who",
    "other",
    "whom",
    "card",
    "kind",
    "left",
    "run",
    "hits",
    "n",
    "cause",
    "total",
]

OPENINGS: Final = (
    "Each edge: 0 no opening, 1 closed, 2 open, 3 broken; plus 4 barricaded, 8 evilly."
)
TABLE: Final = [
    Field("chapter", 1, 8, "The chapter.", True),
    Field("mode", 1, len(MODES), "0 all together, 1 elimination, 2 one against all.", True),
    Field("phase", 1, len(PHASES), "The phase of the round, from 0.", True),
    Field("round", 1, MOST, "The round."),
    Field("night", 1, 1, "Whether it is night."),
    Field("evil_seat", 1, MOST_SEATS, "The Evil One player: 1 oneself, 2 the next seat.", True),
    Field("acting", 1, CAST, "The character whose turn it is plus 1.", True),
    Field("limit", 1, MOST, "The limit of creatures."),
    Field("evil_die", 1, 6, "The face of the Evil Die.", True),
    Field("final_battle", 1, 1, "Whether the final battle is fought."),
    Field("generator", 2, MOST, "Its Energy, and whether it was ever started."),
    Field("skies", 2, MOST, "Blood Moon and Feeding Hour."),
    Field("evil_one", 2, MOST, "Actions that the Evil One has spent, and deaths counted."),
    Field("running", 2, MOST, "Spaces left of a run, and whether somebody runs."),
    Field("decks", 6, CARDS, "Items, Events, Pacts, combos, allies and challenges left."),
    Field("challenge", 2, CARDS, "The challenge faced plus 1, and the character plus 1.", True),
    Field("sealed", PORTALS, 1, "Whether each portal is sealed."),
    Field("fallen", TILES, 1, "Whether each tile has fallen."),
    Field("done", FLAGS, 1, "What has been done in the chapter."),
    Field("counters", COUNTERS, MOST, "The chapter's counters."),
    Field("attack", 3, CARDS, "Launcher, rival and combo of the attack, each plus 1.", True),
    Field("hits", 3, MOST, "Its hits, whether it is critical, its damage."),
    Field("party", CAST, 1, "Which characters take part in it."),
    Field("rolled", 2, MOST, f"The newest roll: what for plus 1 (of {len(ROLL_KINDS)}), total."),
    Field("openings", EDGES, 15, OPENINGS, True),
    Field("tokens", CELLS, 31, "The board token in each space plus 1; plus 16 face down.", True),
    Field("souls", CELLS, MOST, "Souls in each space."),
    Field("explored", CELLS, 1, "Whether each space was explored."),
    Field("flares", CELLS, MOST, "Flares in each space."),
    Field("traps", CELLS, MOST, "Traps in each space."),
    Field("evil_traps", CELLS, MOST, "Evil Traps in each space."),
    Field("lamps", TILES, MOST, "Lamps on each tile."),
    Field("decoys", TILES, MOST, "Decoys on each tile."),
    Field("activity", TILES, MOST, "Added Activity of each tile."),
    Field(
        "foe_spaces", FOES, CELLS, "The space of each foe's figure plus 1, 0 off the board.", True
    ),
    Field("foe_stunned", FOES, MOST, "The round in which each was stunned, 0 for not."),
    Field("foe_marks", FOES, 3, "1 goaded, 2 in fury, added.", True),
    Field("foe_targets", FOES, 1, "Which foes are attacked."),
    Field("boss_life", 4, MOST, "Life of the bosses."),
    Field(
        "allies", 4 * PERSONAS, MOST, "Each ally: space, whose, done, body's space, plus 1.", True
    ),
    Field("pacts", PACT_CARDS, CAST, "The own character that holds each Pact plus 1.", True),
]
CHARACTERWISE: Final = [
    Field("persona", 1, PERSONAS, "The persona plus 1.", True),
    Field("owner", 1, MOST_SEATS, "Whose it is: 1 own, 2 the next seat's.", True),
    Field("posture", 1, len(POSTURES), "0 standing, 1 entombed, 2 lying, 3 aboard, 4 out.", True),
    Field("space", 1, CELLS, "Its space plus 1.", True),
    Field("state", 4, MOST, "Life, Fear, Souls and Traps."),
    Field("values", 5, MOST, "Attack, Defence, Agility, Action and Will now."),
    Field("actions", 1, MOST, "Actions left in its turn."),
    Field("tree", 1, SKILLS, "The first skill of its tree plus 1.", True),
    Field("ups", 3, MOST, "Changes of Attack, Defence and Action plus 8."),
    Field("marks", 3, 1, "Reinforced, ran, has played."),
    Field("fates", 3, MOST, "Trophies, deaths, Pacts held."),
    Field("turn", 1, CAST, "Its place in the turn order."),
    Field("skills", SKILLS, 1, "Skills learned."),
    Field(
        "items", EVENTS - ITEMS, MOST, "Each Item: how many in hand, plus 4 for each in the pack."
    ),
    Field("kept", PACTS - EVENTS, 1, "Events kept."),
    Field("carried", 2, MOST, "Board tokens carried, a bit each.", True),
]


def for_each_character() -> list[Field]:
    """The fields of a character, once for each: `space_2` is the third one's."""
    return [
        Field(f"{field.name}_{who}", field.count, field.most, field.says, field.is_code)
        for who in range(CAST)
        for field in CHARACTERWISE
    ]


def senses(options: list[tuple[str, int]]) -> Senses:
    """The senses of the house."""
    fields = TABLE + for_each_character()
    return Senses(MOST_SEATS, options, MOMENTS, ABOUTS, fields, fill)
