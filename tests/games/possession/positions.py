"""Positions of a night laid out for a test, and words that play them.

    table = position(ann=Sheet(room="study"), rolls="W -")
    table.ann("go tool_shed")
    assert table.life("ann") == 15

Ann, Ben, Cleo, Dan and Eve sit on seats 0 to 4; Dan was the first possessed player, and the house
is the rulebook's sample house. Dice: `-` blank, `W` one wound, `WW` two, `S` a shield, colours for
the possession die, plain numbers for every other draw.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dreadhouse.games.possession import GAME
from dreadhouse.games.possession.cards import (
    ATTIC_CHIPS,
    BASEMENT_CHIPS,
    CARDS,
    EVENTS,
    UNNUMBERED,
)
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.rules.chips import CHIPS_PHASE
from dreadhouse.games.possession.rules.events import EVENT_PHASE
from dreadhouse.games.possession.rules.order import NEXT_TURN, TURNS_BEGIN
from dreadhouse.games.possession.rules.possession import POSSESSION_PHASE, WASHES
from dreadhouse.games.possession.rules.rounds import ROUND_END
from dreadhouse.games.possession.rules.setup import lay_out, plan_of
from dreadhouse.games.possession.rules.turn import TURN_OF
from dreadhouse.games.possession.state import (
    COLOURS,
    CUBES,
    DOWN,
    EITHER,
    PARTS,
    UP,
    Night,
    Player,
)
from dreadhouse.kernel.dice import ScriptedDice
from tests.games.possession.reading import IDS, NAMES, ROOMS, Table, refused

__all__ = ["IDS", "NAMES", "ROOMS", "Sheet", "Table", "position", "refused"]

HOUSE = [
    *("kitchen", "nursery", "parlour", "sun_porch", "shrine_room"),
    *("tool_shed", "study", "dining_hall", "bedroom", "washroom"),
    *("stairs", "attic", "basement"),
]
FACES = {"-": 0, "W": 1, "WW": 3, "S": 4} | {colour: n for n, colour in enumerate(COLOURS)}
SIDES = {"": EITHER, "up": UP, "down": DOWN}


@dataclass
class Sheet:
    """What lies before a player; `cubes` are the rooms where the own cubes lie."""

    room: str = "stairs"
    life: int = 15
    possessed: bool = False
    dead: bool = False
    side: str = ""
    hand: list[str] = field(default_factory=list)
    weapon: str = ""
    chip: int = 0
    played: list[int] = field(default_factory=list)
    cubes: list[str] = field(default_factory=list)
    keys: int = 0
    trophies: int = 0
    chips: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    lost: dict[str, str] = field(default_factory=dict)
    has_played: bool = False
    cursed: bool = False
    whispers: bool = False
    actions_lost: int = 0


# A question that always has two answers: here a test stops.
HALT = WASHES[0]


def position(
    ann: Sheet | None = None,
    ben: Sheet | None = None,
    cleo: Sheet | None = None,
    dan: Sheet | None = None,
    eve: Sheet | None = None,
    *,
    seats: int = 4,
    turn: str = "ann",
    phase: str = "",
    goes_on: bool = False,
    round: int = 2,
    first: str = "dan",
    actions: int = -1,
    rolls: str = "",
    orders: list[list[str]] | None = None,
    deck: list[str] | None = None,
    deck_is: list[str] | None = None,
    events: list[str] | None = None,
    events_are: list[str] | None = None,
    attic: list[str] | None = None,
    basement: list[str] | None = None,
    barred: list[tuple[str, str]] | None = None,
    broken: list[tuple[str, str]] | None = None,
    branches: list[str] | None = None,
    seal: bool = False,
    trophies_left: int = -1,
    options: dict[str, Any] | None = None,
) -> Table:
    """A night played on to its first question, from a turn or from the beginning of a phase.

    From a phase it is played up to the turns, from a turn to its end, and further if it `goes_on`.
    `deck`, `events` name the cards on top, with the rest below; `deck_is`, `events_are`, `attic`
    and `basement` name whole piles, top first, and what is left over is out of the game.
    `orders` script shuffles: each names the pile from the top as it lies afterwards.
    """
    scripted = [FACES[roll] if roll in FACES else int(roll) for roll in rolls.split()]
    dice = ScriptedDice(scripted, [numbers(order[::-1]) for order in orders or []])
    night = lay_out(GAME, seats, GAME.settle(options or {}), dice, printed())
    night.stack, night.seed, night.hears = [], bytes(32), True
    night.round, night.first = round, min(NAMES.index(first), seats - 1)
    night.order = [(night.first + 1 + i) % seats for i in range(seats)]
    house = [ROOMS.index(room) for room in HOUSE]
    night.plan = plan_of(house, printed(), night.rules.windows_everywhere)
    sheets = [sheet or Sheet() for sheet in (ann, ben, cleo, dan, eve)][:seats]
    for player, sheet in zip(night.players, sheets, strict=True):
        lay_sheet(night, player, sheet)
    lay_doors(night, barred or [], broken or [])
    night.branches = sum(1 << ROOMS.index(room) for room in branches or [])
    night.has_seal = seal
    lay_piles(night, deck or [], deck_is, events or [], events_are, attic, basement)
    if trophies_left >= 0:
        night.trophies_gone += night.trophies - trophies_left
        night.trophies = trophies_left
    return begin(night, turn, phase, actions, goes_on)


def begin(night: Night, turn: str, phase: str, actions: int, goes_on: bool) -> Table:
    """Lay out what comes, and play on to the first question."""
    frames = [ROUND_END, TURNS_BEGIN, EVENT_PHASE, CHIPS_PHASE, POSSESSION_PHASE]
    starts = {"end": 1, "order": 2, "event": 3, "chips": 4, "possession": 5}
    if phase:
        night.stack = [*frames[: starts[phase]]]
        if not goes_on and starts[phase] > 2:
            night.stack[:2] = [HALT]
    else:
        player = night.players[NAMES.index(turn)]
        if not player.revealed and not player.is_possessed:
            reveal(player, 6)
        night.stack = [ROUND_END, NEXT_TURN] if goes_on else [HALT]
        TURN_OF[NAMES.index(turn)].run(night)
        if actions >= 0:
            night.actions = actions
    table = Table(night)
    table.count_pieces()
    night.advance()
    return table


def reveal(player: Player, chip: int) -> None:
    """A chip lies revealed before a player."""
    player.revealed = chip
    player.chips &= ~(1 << chip)
    player.played |= 1 << chip


def numbers(ids: list[str]) -> list[int]:
    """The numbers of cards."""
    return [IDS.index(id) for id in ids]


def lay_sheet(night: Night, player: Player, sheet: Sheet) -> None:
    """Lay everything that belongs to a player."""
    player.room, player.side = ROOMS.index(sheet.room), SIDES[sheet.side]
    player.life, player.is_possessed = sheet.life, sheet.possessed or sheet.life == 0
    player.hand = numbers(sheet.hand)
    player.weapon = IDS.index(sheet.weapon) if sheet.weapon else -1
    if sheet.chip:
        reveal(player, sheet.chip)
    for chip in sheet.played:
        player.played |= 1 << chip
        player.chips &= ~(1 << chip)
    player.cubes = sum(1 << ROOMS.index(room) for room in sheet.cubes)
    player.cubes_left = CUBES - len(sheet.cubes)
    player.keys, player.trophies = sheet.keys, sheet.trophies
    player.house_chips = numbers(sheet.chips)
    player.used = sum(1 << card for card in numbers(sheet.used))
    for part, room in sheet.lost.items():
        player.parts[PARTS.index(part)] = ROOMS.index(room)
        player.lost |= 1 << PARTS.index(part)
        player.lost_count += 1
    player.is_possessed = player.is_possessed or player.is_for_good()
    player.has_played, player.is_cursed = sheet.has_played, sheet.cursed
    player.hears_whispers, player.actions_lost = sheet.whispers, sheet.actions_lost
    night.keys -= sheet.keys
    night.trophies -= sheet.trophies
    if sheet.dead:
        player.is_dead = True
        player.chips = player.played = player.cubes_left = 0


def lay_doors(night: Night, barred: list[tuple[str, str]], broken: list[tuple[str, str]]) -> None:
    """Bar or remove doors."""
    for one, other in barred:
        night.barred |= 1 << night.plan.door_between(ROOMS.index(one), ROOMS.index(other))
    for one, other in broken:
        night.broken |= 1 << night.plan.door_between(ROOMS.index(one), ROOMS.index(other))


def lay_piles(
    night: Night,
    deck: list[str],
    deck_is: list[str] | None,
    events: list[str],
    events_are: list[str] | None,
    attic: list[str] | None,
    basement: list[str] | None,
) -> None:
    """Fill the piles; every card has exactly one place."""
    if any(player.hears_whispers for player in night.players):
        night.whispers = IDS.index("whispers_in_the_dark_1")
    placed = {night.whispers} if night.whispers >= 0 else set()
    for seat, player in enumerate(night.players):
        for card in [*player.hand, *player.house_chips]:
            night.secrets.known[card] = 1 << seat
            if (player.used >> card) & 1:
                night.secrets.known[card] = night.everyone
        placed |= {player.weapon, *player.hand, *player.house_chips}
    if UNNUMBERED not in placed:
        night.aside.append(UNNUMBERED)
        placed.add(UNNUMBERED)
    if night.has_seal:
        night.aside.append(IDS.index("seal_of_ash_1"))
        placed |= set(night.aside)
    night.search_deck = pile(night, range(UNNUMBERED), deck, deck_is, placed)
    night.event_deck = pile(night, range(EVENTS, ATTIC_CHIPS), events, events_are, placed)
    if events_are is not None:
        discard = [card for card in night.gone if EVENTS <= card < ATTIC_CHIPS]
        night.event_discard = discard
        night.gone = [card for card in night.gone if card not in discard]
    night.attic = pile(night, range(ATTIC_CHIPS, BASEMENT_CHIPS), [], attic, placed)
    night.basement = pile(night, range(BASEMENT_CHIPS, CARDS), [], basement, placed)
    for card in [*night.gone, *night.aside]:
        night.secrets.known[card] = night.everyone


def pile(
    night: Night, cards: range, top: list[str], whole: list[str] | None, placed: set[int]
) -> list[int]:
    """A pile, its top last."""
    left = [card for card in cards if card not in placed]
    if whole is not None:
        chosen = numbers(whole)
        night.gone += [card for card in left if card not in chosen]
        return chosen[::-1]
    named = numbers(top)
    return [card for card in left if card not in named] + named[::-1]
