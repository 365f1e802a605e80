"""The fields of what a learner sees of the night; `senses.py` fills them in this order."""

# mypyc: no

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules.printed import CARDS, TOKENS
from dreadhouse.games.betrayal.senses import (
    ASIDE,
    COUNTERS,
    DECK,
    DEEPEST,
    LINKS,
    SLOT_SIZE,
    SLOTS,
    fill,
)
from dreadhouse.games.betrayal.state import (
    EXPLORERS,
    FLOORS,
    LAST_STEP,
    MOST_SEATS,
    PHASES,
    ROOMS,
    SIZE,
    TOKEN_KINDS,
    TRAITS,
)
from dreadhouse.kernel.senses import MOST, Field, Senses

MOMENTS: Final = [
    "AcceptEvent",
    "AcceptGift",
    "AcceptPart",
    "Act",
    "AfterRoll",
    "Arm",
    "ArmForObject",
    "BeforeRoll",
    "BlownAway",
    "BringBack",
    "ChooseBehaviour",
    "ChooseComing",
    "ChooseDeck",
    "ChooseDoorway",
    "ChooseFloor",
    "ChooseGrowth",
    "ChooseMonster",
    "ChooseOption",
    "ChooseRoom",
    "ChooseSeat",
    "ChooseSide",
    "ChooseSideHere",
    "ChooseStep",
    "ChooseToken",
    "ChooseWall",
    "ComeNearer",
    "CommandMonsters",
    "ConvertDamage",
    "DropMore",
    "FallOrRoll",
    "FallTrait",
    "FindCard",
    "GainTrait",
    "GiveTo",
    "KeepOne",
    "LoseTrait",
    "MarkDoorway",
    "May",
    "MayGo",
    "MayLift",
    "MoveMonster",
    "NameRoom",
    "Pick",
    "PickExplorer",
    "PickPocket",
    "PutBack",
    "PutInRoom",
    "RerollDice",
    "RestoreStep",
    "RestoreTrait",
    "SendDog",
    "SendMonsters",
    "Steal",
    "TakeMore",
    "TakePoint",
    "TestTrait",
    "TradeIn",
    "TurnTile",
    "Volunteers",
    "WearMask",
]
ABOUTS: Final = [
    "count",
    "room",
    "card",
    "trait",
    "kind",
    "monster",
    "damage",
    "giver_seat",
    "patient_seat",
    "target_seat",
    "caller_seat",
    "is_worn",
    "is_monster",
    "deck",
    "total",
]

WHERE: Final = (
    "Where each card is: 0 unknown or in the box, 1 to 6 with a seat, oneself first, 7 in a room, "
    "8 with a monster, 9 discarded, 10 out of the game, 11 at work, 12 looked at, 13 and on in "
    "its deck at a known depth, the top first."
)
TILES: Final = "Each tile to come: its depth in the stack plus 1 where known, 200 set aside."
FIGHT: Final = "Attacker and target: 1 oneself, 2 the next seat and so on, 7 and on a monster."
SEATWISE: Final = [
    Field("explorer", 1, EXPLORERS, "The explorer plus 1.", True),
    Field("steps", len(TRAITS), LAST_STEP, "The step of Speed, Might, Sanity and Knowledge."),
    Field("values", len(TRAITS), MOST, "What they are worth."),
    Field("room", 1, ROOMS, "The room plus 1.", True),
    Field("side", 1, 2, "The side of a barrier room.", True),
    Field("state", 1, 3, "0 in play, 1 dead, 2 escaped, 3 off the board.", True),
    Field("team", 1, 3, "The side as far as known: 0 none yet, 1 hidden, 2 hero, 3 traitor.", True),
    Field("trap", 1, CARDS, "The event that holds the explorer plus 1.", True),
    Field("fails", 1, MOST, "Failed attempts to get free."),
    Field("worn", 1, 1, "Whether the Porcelain Face is worn."),
    Field("bank", 1, MOST, "The number kept by Foretelling plus 1."),
    Field("fog", 1, MOST, "Steps of Speed that come back."),
    Field("boosts", 1, 15, "Traits raised by rooms, a bit each.", True),
    Field("misses", 1, MOST, "Turns still to be missed."),
    Field("stunned", 1, 1, "Whether the explorer is stunned."),
]
TABLE: Final = [
    Field("phase", 1, len(PHASES), "0 picking, 1 exploring, 2 haunt.", True),
    Field("round", 1, MOST, "The round, or the haunt's round."),
    Field("first", 1, MOST_SEATS, "Who began: 1 oneself, 2 the next, 0 nobody.", True),
    Field("acting", 1, MOST_SEATS, "Whose turn it is, numbered alike.", True),
    Field("open", 2, 1, "Whether the vault and the front door are open."),
    Field("pit", 1, ROOMS, "The room with the pit plus 1.", True),
    Field("fresh", 1, ROOMS, "The room just found plus 1.", True),
    Field("event", 1, CARDS, "The card at work plus 1.", True),
    Field("omens", 1, MOST, "Omens drawn."),
    Field("spaces", 1, MOST, "Spaces moved in this turn."),
    Field("done", 8, 1, "Halted, moved, attacked, gave, dropped, picked up, did a task, monsters."),
    Field("fight", 2, MOST, FIGHT, True),
    Field("attack", 2, MOST, "Its attack and defence plus 1."),
    Field("rolled", 3, MOST, "The newest roll: who, what for plus 1, total.", True),
    Field("stack", 5, MOST, "Tiles left, tiles set aside, floors on the back of the top tile."),
    Field("decks", 3, MOST, "Items, omens and events left."),
    Field(
        "floor", ROOMS, len(FLOORS), "Each room: 1 upper, 2 ground, 3 cellar, 0 not there.", True
    ),
    Field("x", ROOMS, SIZE, "Its place to the east plus 64."),
    Field("y", ROOMS, SIZE, "Its place to the north plus 64."),
    Field("turned", ROOMS, 3, "Quarter turns of its tile.", True),
    Field("doors", ROOMS, 15, "Its doorways as it lies, a bit each: n, e, s, w.", True),
    Field("spent", ROOMS, 1, "Whether its symbol is used up."),
    Field("marked", ROOMS, 15, "Doorways marked by a seal or a wall, a bit each.", True),
    Field("links", 2 * LINKS, ROOMS, "Links and panels, two rooms each plus 1.", True),
    Field("tokens", len(TOKEN_KINDS), ROOMS, "The room of the token of each event plus 1.", True),
    Field("tiles", ROOMS, ASIDE, TILES, True),
    Field("where", CARDS, DECK + DEEPEST - 1, WHERE, True),
    Field("lies", CARDS, ROOMS, "The room where a card lies plus 1.", True),
    Field("haunt", 1, MOST, "The haunt's number plus 1, 0 before it.", True),
    Field("about_haunt", 3, MOST, "Who revealed it, its omen plus 1, its room plus 1.", True),
    Field("traitor", 1, MOST_SEATS, "The traitor as far as known, numbered like `first`.", True),
    Field("sides", 2, 1, "Whether the traitor is hidden, and whether there are sides."),
    Field("counters", COUNTERS, MOST, "The haunt's counters, its clock first."),
    Field("zone", ROOMS, 1, "Whether each room belongs to the haunt's zone."),
    Field("fixtures", ROOMS, MOST, "The haunt's fixtures in each room, plus 16 if one is on."),
    Field("faces", CARDS - TOKENS, MOST, "The face of each item token plus 1 where known.", True),
    Field("child", 2, MOST, "Who carries the child, and the room where she waits plus 1.", True),
    Field("fevers", MOST_SEATS, MOST, "Fever, oneself first."),
    Field("cured", 2, MOST, "Whether oneself is cured, and how many slips showed it."),
    Field(
        "monsters",
        SLOTS * SLOT_SIZE,
        MOST,
        "Monsters 0 to 23, ten numbers each: kind plus 1, room plus 1, side, stunned, four traits "
        "plus 1, spaces left, the seat it doubles.",
    ),
]


def for_each_seat() -> list[Field]:
    """The fields of a seat, once for each: `room_0` is one's own."""
    found: list[Field] = []
    for seat in range(MOST_SEATS):
        for field in SEATWISE:
            name = f"{field.name}_{seat}"
            found.append(Field(name, field.count, field.most, field.says, field.is_code))
    return found


def senses(options: list[tuple[str, int]]) -> Senses:
    """The senses of the night."""
    fields = TABLE + for_each_seat()
    return Senses(MOST_SEATS, options, MOMENTS, ABOUTS, fields, fill)
