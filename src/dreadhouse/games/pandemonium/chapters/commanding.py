"""One player is the Evil One: Evil Actions, and the Evil One's own turn (DIA-120 to DIA-141)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from dreadhouse.games.pandemonium.chapters.block import Block
from dreadhouse.games.pandemonium.creatures.attacking import FoeAttacks
from dreadhouse.games.pandemonium.creatures.moving import (
    deal_with_door,
    is_closed_door,
    wreck_barricade,
)
from dreadhouse.games.pandemonium.creatures.values import mobility
from dreadhouse.games.pandemonium.ground.ground import BARE, BARRICADE, EVIL_BARRICADE
from dreadhouse.games.pandemonium.rules.appearing import roll_evil_die
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.deciding import edge_word, who_is, word_edge
from dreadhouse.games.pandemonium.rules.decks import EVENT_DECK, take_up
from dreadhouse.games.pandemonium.rules.events import ResolveEvent
from dreadhouse.games.pandemonium.rules.printed import (
    BOSSES,
    EVIL_ALLIES,
    EVIL_ONE,
    RADIO,
    TELEPHONE,
)
from dreadhouse.games.pandemonium.rules.words import (
    CUT,
    DONE,
    EVIL_TRAP,
    GOAD,
    PASS,
    WAY,
    WHISPER,
)
from dreadhouse.games.pandemonium.rules.words import EVIL_BARRICADE as RAISE
from dreadhouse.games.pandemonium.rules.words import EVIL_DIE as ROLL
from dreadhouse.games.pandemonium.state import CELLS, EVIL_TURN, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

# Bits of `evil_used`: each once per round, except Goad (DIA-130).
DIE: Final = 1
TRAP: Final = 2
BOARDS: Final = 4
WHISPERED: Final = 8
LINE: Final = 16
USES = ["evil_die", "evil_trap", "evil_barricade", "whisper", "cut"]

MOST_TRAPS: Final = 3
MOST_BOARDS: Final = 2
DEATHS: Final = 3


class Command(Block):
    """The Evil One player's part: `by_day` and `by_night` Evil Actions a round (DIA-129)."""

    def __init__(self, by_day: int, by_night: int) -> None:
        self.by_day = by_day
        self.by_night = by_night

    def allowance(self, s: Pandemonium) -> int:
        """The Evil Actions of this round."""
        return self.by_night if s.is_night() else self.by_day

    def evil_turn(self, s: Pandemonium) -> None:
        """After the players' turn, before the creatures act (DIA-129)."""
        s.evil_spent = 0
        s.evil_used = 0
        s.push(EvilAction(s.evil_seat, self.allowance(s)))

    def creatures_turn_ends(self, s: Pandemonium) -> None:
        """Goading lasts for one creatures' turn (DIA-134)."""
        for foe in range(len(s.foe_goaded)):
            s.foe_goaded[foe] = 0

    def moves_boss(self, s: Pandemonium, boss: int) -> bool:
        """The player moves the Evil One; it attacks once, where it ends (DIA-141)."""
        if boss != EVIL_ONE:
            return False
        s.push(FoeAttacks(EVIL_ONE))
        s.push(MoveEvilOne(s.evil_seat, mobility(s, EVIL_ONE, 0)))
        return True

    def has_lost(self, s: Pandemonium) -> bool:
        """Every death counts, also of the same character (DIA-125, DIA-126)."""
        return s.deaths >= deaths_needed(s)

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """The deaths so far, of those that end the game."""
        return [["deaths", s.deaths, deaths_needed(s)]]

    def table(self, s: Pandemonium, seat: int, found: dict[str, Any]) -> None:
        """The panel of the Evil One player; all of it lies open."""
        is_turn = s.phase == EVIL_TURN
        found["evil_one"] = {
            "seat": s.evil_seat,
            "actions": self.allowance(s) - (s.evil_spent if is_turn else 0),
            "used": [use for bit, use in enumerate(USES) if is_turn and s.evil_used >> bit & 1],
            "traps": sum(s.ground.evil_traps),
            "barricades": s.ground.barricade.count(EVIL_BARRICADE),
            "deaths": s.deaths,
            "need": deaths_needed(s),
        }


def deaths_needed(s: Pandemonium) -> int:
    """3 plus the number of characters (DIA-125)."""
    return DEATHS + len(s.cast)


class EvilAction(Ask):
    """The Evil One player spends an Evil Action, or the rest is lost (DIA-129)."""

    rule: ClassVar[str] = "DIA-129"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Pandemonium) -> list[int]:
        """Everything that is allowed and not used yet in this round (DIA-130)."""
        found: list[int] = []
        used = s.evil_used
        if not used & DIE:
            found.append(ROLL)
        if not used & TRAP:
            found += [EVIL_TRAP + s.ground.plan.space[cell] for cell in trap_spaces(s)]
        if not used & BOARDS:
            found += [RAISE + edge_word(s, edge) for edge in board_edges(s)]
        found += [GOAD + foe for foe in s.foes if may_goad(s, foe)]
        if not used & WHISPERED:
            found += [WHISPER + s.cast[who].persona for who in hearers(s)]
        if not used & LINE:
            found += [CUT + kind for kind in lines(s)]
        found.append(PASS)
        return found

    def is_own_act(self) -> bool:
        """Ending the turn is the player's own."""
        return True

    def choose(self, s: Pandemonium, action: int) -> None:
        """Carry it out, then the next."""
        if action == PASS:
            if s.hears:
                s.tell("evil-passes", {}, "DIA-129")
            return
        s.evil_spent += 1
        if self.left > 1:
            s.push(EvilAction(self.seat, self.left - 1))
        settle(s)
        act(s, action)

    def forbids(self, s: Pandemonium, action: int) -> str:
        """The rule of the Evil Action that is refused."""
        for first, bit, rule in RULES:
            if action >= first:
                return "DIA-130" if bit and s.evil_used & bit else rule
        return "DIA-129"

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """How many are left."""
        return {"left": self.left}


# The Evil Actions from the last word to the first: action number, bit of use, rule.
RULES = [
    (PASS, 0, "DIA-129"),
    (CUT, LINE, "DIA-136"),
    (WHISPER, WHISPERED, "DIA-135"),
    (GOAD, 0, "DIA-134"),
    (RAISE, BOARDS, "DIA-133"),
    (EVIL_TRAP, TRAP, "DIA-132"),
    (ROLL, DIE, "DIA-131"),
]


def act(s: Pandemonium, action: int) -> None:
    """One Evil Action."""
    if action >= CUT:
        cut_line(s, action - CUT)
    elif action >= WHISPER:
        s.evil_used |= WHISPERED
        who = who_is(s, action - WHISPER)
        if s.hears:
            s.tell("evil-whispers", {"who": who}, "DIA-135")
        whisper(s, who)
    elif action >= GOAD:
        s.foe_goaded[action - GOAD] = 1
        if s.hears:
            s.tell("evil-goads", {"figure": action - GOAD}, "DIA-134")
    elif action >= RAISE:
        raise_boards(s, word_edge(s, action - RAISE))
    elif action >= EVIL_TRAP:
        lay_trap(s, s.ground.plan.cell_of_space[action - EVIL_TRAP])
    else:
        s.evil_used |= DIE
        if s.hears:
            s.tell("evil-rolls", {}, "DIA-131")
        roll_evil_die(s)


def whisper(s: Pandemonium, who: int) -> None:
    """The character takes an Event (DIA-135)."""
    s.push(HearWhisper(who))
    if not take_up(s, who, EVENT_DECK):
        s.stack.pop()


class HearWhisper(Step):
    """A positive Event is discarded, a negative one resolved as usual (DIA-135)."""

    rule: ClassVar[str] = "DIA-135"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Look which it is."""
        card = s.in_play[-1]
        if s.printed.is_negative[card]:
            s.push(ResolveEvent(self.who))
            return
        s.in_play.pop()
        s.event_discard.append(card)
        if s.hears:
            s.tell("whisper-wasted", {"who": self.who, "card": card}, "DIA-135")


def lay_trap(s: Pandemonium, cell: int) -> None:
    """An Evil Trap lies in the space (DIA-132)."""
    s.evil_used |= TRAP
    s.ground.set_evil_trap(cell)
    if s.hears:
        s.tell("evil-traps", {"space": cell}, "DIA-132")


def raise_boards(s: Pandemonium, edge: int) -> None:
    """An Evil Barricade lies on a door or window (DIA-133)."""
    s.evil_used |= BOARDS
    s.ground.raise_evil_barricade(edge)
    if s.hears:
        s.tell("evil-bars", {"edge": edge}, "DIA-133")


def cut_line(s: Pandemonium, kind: int) -> None:
    """Radio or Telephone turns face down (DIA-136)."""
    s.evil_used |= LINE
    for token in s.tokens:
        if token.kind == kind:
            token.is_down = True
    if s.hears:
        s.tell("evil-cuts", {"token": kind}, "DIA-136")


def trap_spaces(s: Pandemonium) -> list[int]:
    """Spaces without characters, allies and other Evil Traps; at most three lie (DIA-132)."""
    if sum(s.ground.evil_traps) >= MOST_TRAPS:
        return []
    taken = s.cell + s.ally_cell + s.foe_cell[EVIL_ALLIES:BOSSES]
    return [cell for cell in range(CELLS) if cell not in taken and not s.ground.evil_traps[cell]]


def board_edges(s: Pandemonium) -> list[int]:
    """Doors and windows without a Barricade and a character; at most two lie (DIA-133)."""
    ground = s.ground
    if ground.barricade.count(EVIL_BARRICADE) >= MOST_BOARDS:
        return []
    plan = ground.plan
    return [
        edge
        for edge in plan.openings
        if ground.barricade[edge] == BARE
        and plan.first[edge] not in s.cell
        and plan.second[edge] not in s.cell
    ]


def may_goad(s: Pandemonium, foe: int) -> bool:
    """Each creature once per round; a boss is none (DIA-134, PAN-515)."""
    return foe < BOSSES and not s.foe_goaded[foe]


def hearers(s: Pandemonium) -> list[int]:
    """The characters who may take an Event (DIA-135)."""
    return [who for who in range(len(s.cast)) if s.is_in_play(who)]


def lines(s: Pandemonium) -> list[int]:
    """Radio and Telephone while they lie face up (DIA-136)."""
    found = []
    for token in s.tokens:
        if token.kind == RADIO or token.kind == TELEPHONE:
            if not token.is_down:
                found.append(token.kind)
    return found


class MoveEvilOne(Ask):
    """The Evil One goes up to its Mobility along any way open to bosses (DIA-141)."""

    rule: ClassVar[str] = "DIA-141"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Pandemonium) -> list[int]:
        """The next spaces; it need not stop for anyone, and may stop anywhere."""
        found: list[int] = []
        at = s.foe_cell[EVIL_ONE]
        if self.left > 0 and at >= 0:
            found += [WAY + s.ground.plan.space[cell] for cell in s.ground.ways.near[at]]
        found.append(DONE)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """A step, what is in the way included; then perhaps another."""
        if action == DONE:
            return
        to = s.ground.plan.cell_of_space[action - WAY]
        edge = s.ground.plan.between(s.foe_cell[EVIL_ONE], to)
        if s.ground.barricade[edge] == BARRICADE:
            wreck_barricade(s, EVIL_ONE, edge)
        elif is_closed_door(s, edge):
            deal_with_door(s, EVIL_ONE, edge)
        s.foe_cell[EVIL_ONE] = to
        if s.hears:
            s.tell("evil-one-steps", {"space": to}, "DIA-141")
        s.push(MoveEvilOne(self.seat, self.left - 1))
        settle(s)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """The steps that are left."""
        return {"left": self.left}
