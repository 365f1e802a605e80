"""Checks that rooms, tokens and traps offer, barriers and panels (BET-61 to BET-64, BET-125 to
BET-127, BET-163, BET-291, BET-327 to BET-329, BET-445)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules.drawing import draw
from dreadhouse.games.betrayal.rules.effects import Effect
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.house import is_barrier, neighbours
from dreadhouse.games.betrayal.rules.moving import (
    arrive,
    cost_to_leave,
    leave,
    pay,
    set_free,
    take_waiting,
)
from dreadhouse.games.betrayal.rules.rolls import check
from dreadhouse.games.betrayal.rules.words import FREE, PANEL, TRY
from dreadhouse.games.betrayal.state import (
    ITEM,
    KNOWLEDGE,
    MIGHT,
    NO_CARD,
    VAULT,
    Link,
    Night,
    Player,
)
from dreadhouse.kernel.frames import Step

SOURCES = ["vault", "wall_strongbox", "small_bones", "cupboard"]
VAULT_SOURCE: Final = 0
FIRST_TOKEN: Final = 1
LOCK_LEAST: Final = 6
LOCK_ITEMS: Final = 2
FREEING_LEAST: Final = 4
PANEL_LEAST: Final = 3
MOST_FAILS: Final = 3

# What was tried in this turn, in `tried`: tokens are room * 8 + kind, below 400.
BARRIER_TRIED: Final = 400
VAULT_TRIED: Final = 500
FREE_TRIED: Final = 600
PANEL_TRIED: Final = 700

# ---- barriers


def cross_ban(s: Night, p: Player) -> str:
    """The rule by which an explorer may not try the barrier now, or nothing."""
    if not is_barrier(s, p.room):
        return "BET-124"
    if s.is_halted:
        return "BET-434"
    if p.trap != NO_CARD:
        return "BET-327"
    return "BET-125" if BARRIER_TRIED + p.room in s.tried else ""


def cross(s: Night, seat: int) -> None:
    """Check the barrier's trait, once a turn; traitor and rope cross without (BET-125, BET-291)."""
    p = s.players[seat]
    s.tried.append(BARRIER_TRIED + p.room)
    if s.is_traitor(seat) or has_crossing(s, p):
        over(s, seat)
        return
    s.push(CrossRolled(seat))
    check(s, seat, s.printed.barrier[p.room], NO_CARD)


def has_crossing(s: Night, p: Player) -> bool:
    """Whether a card takes the explorer over this barrier (BET-353)."""
    for card in p.cards:
        if (s.printed.crosses[card] >> p.room) & 1 == 1:
            return True
    return False


class CrossRolled(Step):
    """Across, or the movement is over (BET-126)."""

    rule = "BET-125"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Crossing costs no spaces."""
        p = s.players[self.seat]
        if not p.is_in_play():
            return
        if s.total >= s.printed.barrier_least[p.room]:
            over(s, self.seat)
        else:
            s.is_halted = True
            if s.hears:
                s.tell("barrier-holds", {"seat": self.seat, "room": p.room}, "BET-126")


def over(s: Night, seat: int) -> None:
    """The explorer stands on the other side."""
    p = s.players[seat]
    p.side = 3 - p.side
    if s.hears:
        s.tell("crosses", {"seat": seat, "room": p.room}, "BET-125")
    if s.waiting:
        take_waiting(s, seat)
    if s.haunt is not None:
        s.haunt.entered(s, seat)
        judge(s)


# ---- the Vault and tokens


def add_tries(s: Night, seat: int, p: Player, found: list[int]) -> None:
    """Everything here that may be tried once in this turn."""
    if p.room == VAULT and not s.is_vault_open and VAULT_TRIED not in s.tried:
        found.append(TRY + VAULT_SOURCE)
    for token in s.tokens:
        if token.room == p.room and token.side == p.side and s.printed.token_parts[token.kind]:
            code = token.room * 8 + token.kind
            word = TRY + FIRST_TOKEN + token.kind
            if word not in found and tokens_like(s, code) > s.tried.count(code):
                found.append(word)
    add_captives(s, seat, p, found)


def tokens_like(s: Night, code: int) -> int:
    """How many tokens of a kind lie in a room: each is a check of its own (BET-63)."""
    count = 0
    for token in s.tokens:
        if token.room * 8 + token.kind == code:
            count += 1
    return count


def add_captives(s: Night, seat: int, p: Player, found: list[int]) -> None:
    """Trapped explorers here, oneself included (BET-328)."""
    if p.trap != NO_CARD and FREE_TRIED + seat not in s.tried:
        found.append(FREE + seat)
    for other in range(s.seats):
        if other != seat and s.players[other].trap != NO_CARD:
            if s.is_here(other, p.room, p.side) and FREE_TRIED + other not in s.tried:
                found.append(FREE + other)


def try_source(s: Night, seat: int, source: int) -> None:
    """Try the lock or a token (BET-163, BET-403 to BET-405)."""
    p = s.players[seat]
    if source == VAULT_SOURCE:
        s.tried.append(VAULT_TRIED)
        s.push(LockRolled(seat))
        check(s, seat, KNOWLEDGE, NO_CARD)
        return
    kind = source - FIRST_TOKEN
    s.source = p.room * 8 + kind
    s.tried.append(s.source)
    s.push(Effect(seat, s.printed.token_parts[kind], NO_CARD))


class LockRolled(Step):
    """6 or more opens the Vault for good: 2 items (BET-163)."""

    rule = "BET-163"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The traitor must roll as well (BET-292)."""
        if s.total >= LOCK_LEAST and s.players[self.seat].is_in_play():
            s.is_vault_open = True
            if s.hears:
                s.tell("vault-opens", {"seat": self.seat}, "BET-163")
            draw(s, self.seat, ITEM, LOCK_ITEMS)


# ---- traps


def try_free(s: Night, seat: int, captive: int) -> None:
    """Check Might to free a trapped explorer (BET-328)."""
    s.tried.append(FREE_TRIED + captive)
    s.push(FreeRolled(seat, captive))
    check(s, seat, MIGHT, NO_CARD)


class FreeRolled(Step):
    """4 or more frees; after three failures in all the trap opens by itself (BET-329)."""

    rule = "BET-328"

    def __init__(self, seat: int, captive: int) -> None:
        self.seat = seat
        self.captive = captive

    def run(self, s: Night) -> None:
        """Failures of everybody count."""
        p = s.players[self.captive]
        if p.trap == NO_CARD:
            return
        if s.total >= FREEING_LEAST:
            set_free(s, self.captive)
        else:
            p.fails += 1


# ---- panels


def panel_here(s: Night, p: Player, room: int) -> int:
    """The number of the panel that leads from an explorer's side of the room, or -1."""
    for number, panel in enumerate(s.panels):
        if panel.one == p.room and panel.one_side == p.side and panel.other == room:
            return number
        if panel.other == p.room and panel.other_side == p.side and panel.one == room:
            return number
    return -1


def add_panels(s: Night, seat: int, p: Player, found: list[int]) -> None:
    """The panels that may be tried: once a turn each, with a space to pay (BET-445)."""
    for number, panel in enumerate(s.panels):
        if PANEL_TRIED + number not in s.tried:
            if panel.one == p.room and panel.one_side == p.side:
                found.append(PANEL + panel.other)
            elif panel.other == p.room and panel.other_side == p.side:
                found.append(PANEL + panel.one)


def try_panel(s: Night, seat: int, room: int) -> None:
    """Knowledge 3+ passes; the traitor, and who has no other way out, need no roll (BET-445)."""
    p = s.players[seat]
    number = panel_here(s, p, room)
    s.tried.append(PANEL_TRIED + number)
    if s.is_traitor(seat) or not has_way_out(s, p):
        pass_panel(s, seat, number)
        return
    s.push(PanelRolled(seat, number))
    check(s, seat, KNOWLEDGE, NO_CARD)


def has_way_out(s: Night, p: Player) -> bool:
    """Whether any other way leads out of the explorer's side of the room."""
    if neighbours(s, p.room, p.side):
        return True
    for doorway in s.open[s.floor_of(p.room)]:
        if doorway >> 2 == p.room:
            return True
    return False


class PanelRolled(Step):
    """On a failure the space is kept (BET-445)."""

    rule = "BET-445"

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Night) -> None:
        """On a success one goes through at once."""
        if s.total >= PANEL_LEAST and s.players[self.seat].is_in_play():
            pass_panel(s, self.seat, self.number)


def pass_panel(s: Night, seat: int, number: int) -> None:
    """Leave through the panel."""
    s.push(ThroughPanel(seat, number))
    leave(s, seat)


class ThroughPanel(Step):
    """Pay as for any room and come out at the far end."""

    rule = "BET-411"

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Night) -> None:
        """The panel knows the side of either end (BET-438)."""
        p = s.players[self.seat]
        if p.is_in_play():
            panel: Link = s.panels[self.number]
            pay(s, self.seat, cost_to_leave(s, self.seat))
            if panel.one == p.room:
                arrive(s, self.seat, panel.other, panel.other_side)
            else:
                arrive(s, self.seat, panel.one, panel.one_side)
