"""What one seat may see of the night, built from nothing (BET-261, BET-262, BET-435, BET-442)."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules import moving, turn
from dreadhouse.games.betrayal.rules.choices import ChooseDoorway, TurnTile
from dreadhouse.games.betrayal.rules.house import back, tiles_left, true_windows, turned_mask
from dreadhouse.games.betrayal.rules.items import noted
from dreadhouse.games.betrayal.rules.printed import CARDS, TOKENS
from dreadhouse.games.betrayal.rules.rolls import ROLL_KINDS
from dreadhouse.games.betrayal.rules.why import act_ban, wishes
from dreadhouse.games.betrayal.rules.words import EXPLORE
from dreadhouse.games.betrayal.state import (
    CELLS,
    FLOORS,
    HERO,
    HOLE,
    NO_CARD,
    NO_ROOM,
    NOBODY,
    PART_SECRET,
    PHASES,
    ROOMS,
    SIZE,
    STEP,
    TILE_SECRET,
    TOKEN_KINDS,
    WAYS,
    Night,
)

HALF = 64


def table(s: Night, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; -1 is a spectator."""
    return {
        "phase": PHASES[s.phase],
        "round": s.affair.round if s.is_haunted() else s.round,
        "first": s.first,
        "acting": s.acting,
        "day": list(divmod(s.rules.day, 100)),
        "tiles": tiles(s),
        "holes": [place(cell) for cell, room in s.at.items() if room == HOLE],
        "links": [[link.one, link.one_side, link.other, link.other_side] for link in s.links],
        "panels": [[link.one, link.one_side, link.other, link.other_side] for link in s.panels],
        "pit": s.pit,
        "vault_open": s.is_vault_open,
        "door_open": s.is_door_open,
        "stack": stack(s, seat),
        "decks": decks(s, seat),
        "omens_drawn": s.omens_drawn,
        "chance": chance(s.omens_drawn),
        "pending": [owed[:] for owed in s.owed],
        "players": [player(s, owner, seat) for owner in range(s.seats)],
        "piles": [
            {"room": pile.room, "side": pile.side, "cards": pile.cards[:]} for pile in s.piles
        ],
        "waiting": [[token.kind, token.room, token.side] for token in s.waiting],
        "tokens": [
            {"kind": TOKEN_KINDS[token.kind], "room": token.room, "side": token.side}
            for token in s.tokens
        ],
        "monsters": monsters(s),
        "turn": turn_of(s),
        "ghosts": ghosts(s, seat),
        "new": s.fresh,
        "event": s.in_play[-1] if s.in_play else NO_CARD,
        "dice": dice(s),
        "fight": fight(s),
        "haunt": haunt(s, seat),
        "why_not": why_not(s, seat),
        "ending": s.winner,
    }


def place(cell: int) -> list[int]:
    """Floor and coordinates of a cell; the start tiles lie at 0, 0, y grows to the north."""
    floor, rest = divmod(cell, CELLS)
    y, x = divmod(rest, SIZE)
    return [floor, x - HALF, y - HALF]


def tiles(s: Night) -> list[dict[str, Any]]:
    """The rooms in the house, with doorways and windows as they lie."""
    found = []
    for room in range(ROOMS):
        if s.cell and s.cell[room] >= 0:
            floor, x, y = place(s.cell[room])
            windows = turned_mask(s.printed.windows[room], s.turned[room]) & ~s.doors[room]
            found.append(
                {
                    "room": room,
                    "floor": floor,
                    "x": x,
                    "y": y,
                    "turned": s.turned[room],
                    "doors": s.doors[room],
                    "windows": windows,
                    "true_windows": true_windows(s, room),
                    "false_doors": false_doors(s, room),
                    "open": open_mask(s, room),
                    "marked": turned_mask(s.marked[room], s.turned[room]),
                    "spent": bool((s.spent >> room) & 1) or s.printed.symbol[room] == 0,
                    "symbol": s.printed.symbol[room],
                    "sign": s.printed.sign[room],
                    "barrier": s.printed.barrier[room] >= 0
                    and (s.haunt is None or s.haunt.has_barrier(s, room)),
                }
            )
    return found


def false_doors(s: Night, room: int) -> int:
    """The doorways that meet a wall, or a hole (BET-104)."""
    mask = 0
    for way in range(4):
        other = s.near[4 * room + way]
        if (s.doors[room] >> way) & 1 and other != -1:
            if other < 0 or not (s.doors[other] >> back(way)) & 1:
                mask |= 1 << way
    return mask


def open_mask(s: Night, room: int) -> int:
    """The open doorways of a room (BET-97)."""
    return sum(1 << (doorway & 3) for doorway in s.open[s.floor_of(room)] if doorway >> 2 == room)


def stack(s: Night, seat: int) -> dict[str, Any]:
    """The tile stack: the back of its top tile is open to all (BET-435)."""
    top = s.stack_of_tiles[-1] if s.stack_of_tiles else NO_ROOM
    backs = [floor for floor in range(3) if top >= 0 and (s.printed.floors[top] >> floor) & 1]
    known = [
        [depth, tile]
        for depth, tile in enumerate(reversed(s.stack_of_tiles))
        if s.knows(TILE_SECRET + tile, seat)
    ]
    return {
        "size": len(s.stack_of_tiles),
        "top": [FLOORS[floor] for floor in backs],
        "known": known,
        "aside": len(s.aside),
        "aside_known": sorted(tile for tile in s.aside if s.knows(TILE_SECRET + tile, seat)),
        "left": {FLOORS[floor]: tiles_left(s, floor) for floor in range(3)},
    }


def decks(s: Night, seat: int) -> dict[str, Any]:
    """How many cards are left, what lies discarded, and what this seat knows of the order."""
    known = {
        name: [[depth, card] for depth, card in enumerate(reversed(deck)) if s.knows(card, seat)]
        for name, deck in (("item", s.items), ("omen", s.omens), ("event", s.events))
    }
    return {
        "items": len(s.items),
        "omens": len(s.omens),
        "events": len(s.events),
        "item_discard": s.item_discard[:],
        "event_discard": s.event_discard[:],
        "gone": s.gone[:],
        "known": known,
        "looked": [card for card in s.looked if s.knows(card, seat)],
    }


def chance(omens: int) -> int:
    """In how many ways of 729 the next haunt roll of six dice begins the haunt (BET-226)."""
    ways = [1]
    for _ in range(6):
        ways = [
            sum(ways[total - face] for face in range(3) if 0 <= total - face < len(ways))
            for total in range(len(ways) + 2)
        ]
    return sum(ways[:omens]) if omens < 13 else 729


def player(s: Night, owner: int, seat: int) -> dict[str, Any]:
    """An explorer's sheet: all of it is open (BET-261), save a hidden part (BET-262)."""
    p = s.players[owner]
    is_picked = p.explorer >= 0
    return {
        "explorer": p.explorer,
        "steps": p.steps[:],
        "values": [s.value(owner, trait) for trait in range(4)] if is_picked else [],
        "start": s.printed.start_steps[p.explorer][:] if is_picked else [],
        "tracks": [track[:] for track in s.printed.tracks[p.explorer]] if is_picked else [],
        "room": p.room,
        "side": p.side,
        "cards": p.cards[:],
        "notes": {str(card): noted(s, card) for card in p.cards if s.notes[card]},
        "dead": p.is_dead,
        "escaped": p.has_escaped,
        "off": p.is_off,
        "team": team(s, owner, seat),
        "trapped": p.trap,
        "fails": p.fails,
        "worn": p.is_worn,
        "bank": p.bank,
        "fog": p.fog,
        "boosts": p.boosts,
        "misses": p.misses,
        "stunned": p.is_stunned,
    }


def team(s: Night, owner: int, seat: int) -> str:
    """The side that a seat knows an explorer to be on."""
    if not s.is_haunted() or not s.has_sides:
        return "none"
    if s.is_hidden and not s.knows(PART_SECRET + owner, seat):
        return "hidden"
    return "hero" if s.players[owner].team == HERO else "traitor"


def monsters(s: Night) -> list[dict[str, Any]]:
    """The monsters in play (BET-261)."""
    return [
        {
            "number": m.number,
            "kind": s.haunt.kinds[m.kind].id,
            "room": m.room,
            "side": m.side,
            "values": m.values[:],
            "attack": s.haunt.kinds[m.kind].attack,
            "stunned": m.is_stunned,
            "twin": m.twin,
            "left": m.left,
            "cards": m.cards[:],
        }
        for m in s.monsters
        if not m.is_gone
    ]


def turn_of(s: Night) -> dict[str, Any]:
    """What has been done in the turn under way."""
    seat = s.acting
    return {
        "spaces": s.spaces,
        "limit": moving.limit(s, seat) if seat != NOBODY else 0,
        "cost": moving.cost_to_leave(s, seat) if seat != NOBODY else 0,
        "halted": s.is_halted,
        "moved": s.has_moved,
        "attacked": s.has_attacked,
        "given": s.has_given,
        "dropped": s.has_dropped,
        "picked": s.has_picked,
        "tasked": s.has_tasked,
        "acted": s.acted[:],
        "monsters": s.in_monster_phase,
    }


def ghosts(s: Night, seat: int) -> list[dict[str, Any]]:
    """Where a tile may go, with the word that puts it there; only for the seat that is asked."""
    if s.result is not None or not s.stack or seat not in s.to_act:
        return []
    top = s.stack[-1]
    if isinstance(top, TurnTile):
        return turning(s, top)
    doorways: list[tuple[int, str]] = []
    if isinstance(top, ChooseDoorway):
        doorways = [(d, f"door {s.printed.rooms[d >> 2]} {WAYS[d & 3]}") for d in top.values]
    elif isinstance(top, turn.Act):
        here = s.players[seat].room
        ways = [action - EXPLORE for action in s.offered if EXPLORE <= action < EXPLORE + 4]
        doorways = [(4 * here + way, f"explore {WAYS[way]}") for way in ways]
    return [ghost(s, doorway, word) for doorway, word in doorways]


def why_not(s: Night, seat: int) -> list[list[str]]:
    """What the asked seat could wish to do in its turn, with the rule that forbids it now."""
    if s.result is not None or seat not in s.to_act or not isinstance(s.stack[-1], turn.Act):
        return []
    word = s.game.vocabulary.word
    return [
        [word(action), act_ban(s, seat, action)]
        for action in wishes(s, seat)
        if action not in s.offered
    ]


def ghost(s: Night, doorway: int, word: str) -> dict[str, Any]:
    """The empty cell behind a doorway."""
    floor, x, y = place(s.cell[doorway >> 2] + STEP[doorway & 3])
    return {"floor": floor, "x": x, "y": y, "from": doorway >> 2, "word": word}


def turning(s: Night, top: TurnTile) -> list[dict[str, Any]]:
    """The new tile in its cell, once for each way to turn it."""
    below = s.stack[-2]
    cell = getattr(below, "cell", -1)
    if cell < 0:
        return []
    floor, x, y = place(cell)
    return [
        {"floor": floor, "x": x, "y": y, "room": s.fresh, "turn": turn, "word": f"turn {turn}"}
        for turn in top.values
    ]


def dice(s: Night) -> list[dict[str, Any]]:
    """The rolls of this moment: whose, what for, total and faces."""
    return [
        {"seat": roll[0], "kind": ROLL_KINDS[roll[1]], "total": roll[2], "faces": roll[3:]}
        for roll in s.tray
    ]


def fight(s: Night) -> dict[str, Any] | None:
    """The attack under way."""
    if not s.fight:
        return None
    attacker, target, trait, card, is_far, attack, defence = s.fight
    return {
        "attacker": attacker,
        "target": target,
        "trait": trait,
        "card": card,
        "ranged": bool(is_far),
        "attack": attack,
        "defence": defence,
    }


def haunt(s: Night, seat: int) -> dict[str, Any] | None:
    """The haunt: the opening for all, and only the own side's page (BET-245, BET-262)."""
    if s.haunt is None:
        return None
    is_known = s.traitor != NOBODY and not s.is_hidden
    sees_traitor = is_known or (seat >= 0 and seat == s.traitor)
    return {
        "id": s.haunt.id,
        "number": s.haunt_number,
        "revealer": s.revealer,
        "omen": s.omen,
        "room": s.omen_room,
        "traitor": s.traitor if sees_traitor else NOBODY,
        "hidden": s.is_hidden,
        "sides": s.has_sides,
        "round": s.affair.round,
        "page": page(s, seat),
        **s.haunt.table(s, seat),
    }


def page(s: Night, seat: int) -> str:
    """Which page a seat may read; the dead read none but a dead traitor's own (BET-265).

    Where nobody is the traitor, or nobody is known to be, all read one page (BET-246).
    """
    if s.traitor == NOBODY or not s.has_sides or s.haunt.is_hidden():
        return "common"
    if seat < 0:
        return ""
    if seat == s.traitor:
        return "traitor"
    p = s.players[seat]
    if p.is_dead:
        return ""
    return "heroes" if p.team == HERO else "traitor"


def all_cards(s: Night) -> list[str]:
    """Every card and token with its place, for the law of pieces."""
    piles = {
        "items": s.items,
        "omens": s.omens,
        "events": s.events,
        "item discard": s.item_discard,
        "event discard": s.event_discard,
        "gone": s.gone,
        "read": s.in_play,
        "looked": s.looked,
        "waiting": [token.kind for token in s.waiting],
    }
    for seat, p in enumerate(s.players):
        piles[f"player {seat}"] = p.cards
    for pile in s.piles:
        piles[f"pile {pile.room} {pile.side}"] = pile.cards
    for monster in s.monsters:
        piles[f"monster {monster.number}"] = monster.cards
    out = [card for pile in piles.values() for card in pile]
    piles["box"] = [card for card in range(TOKENS, CARDS) if card not in out]
    return [
        f"card {card}@{name} {at}" for name, pile in piles.items() for at, card in enumerate(pile)
    ]
