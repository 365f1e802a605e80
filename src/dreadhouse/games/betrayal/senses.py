"""What a learner sees of the night: the same as `view.py`, as a row of bytes."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.haunts.course import NO_FACE, Course
from dreadhouse.games.betrayal.rules.printed import CARDS, TOKENS
from dreadhouse.games.betrayal.state import (
    CELLS,
    FLOORS,
    HERO,
    MOST_SEATS,
    NOBODY,
    PART_SECRET,
    ROOMS,
    SIZE,
    TILE_SECRET,
    TOKEN_KINDS,
    TRAITS,
    Night,
    Player,
)
from dreadhouse.kernel.senses import Row, byte, seen_from

ASIDE: Final = 200
SLOTS: Final = 24
SLOT_SIZE: Final = 10
COUNTERS: Final = 8
LINKS: Final = 4
LIT: Final = 16
MONSTERWARD: Final = MOST_SEATS + 1

LYING: Final = 7
WITH_MONSTER: Final = 8
DISCARDED: Final = 9
GONE: Final = 10
IN_PLAY: Final = 11
LOOKED: Final = 12
DECK: Final = 13
DEEPEST: Final = 40

# A seat's numbers, as `fields.py` lists them.
SEAT_SIZE: Final = 21


def flag(is_so: bool) -> int:
    """A yes as 1."""
    return 1 if is_so else 0


def fill(s: Night, seat: int, out: Row) -> None:
    """All fields in order."""
    turn = s.affair.round if s.is_haunted() else s.round
    out.extend([s.phase, byte(turn), seen_from(seat, s.first, s.seats)])
    out.extend([seen_from(seat, s.acting, s.seats), flag(s.is_vault_open), flag(s.is_door_open)])
    event = s.in_play[-1] if s.in_play else -1
    out.extend([s.pit + 1, s.fresh + 1, event + 1, byte(s.omens_drawn), byte(s.spaces)])
    out.extend([flag(s.is_halted), flag(s.has_moved), flag(s.has_attacked), flag(s.has_given)])
    out.extend([flag(s.has_dropped), flag(s.has_picked), flag(s.has_tasked)])
    out.append(flag(s.in_monster_phase))
    fill_rolls(s, seat, out)
    fill_stack(s, out)
    fill_house(s, out)
    fill_tiles(s, seat, out)
    fill_cards(s, seat, out)
    fill_haunt(s, seat, out)
    fill_course(s, seat, out)
    fill_monsters(s, seat, out)
    for step in range(MOST_SEATS):
        if step < s.seats:
            fill_player(s, (seat + step) % s.seats, seat, out)
        else:
            out.zeros(SEAT_SIZE)


def fighter(s: Night, seat: int, who: int) -> int:
    """A seat or a monster as a code."""
    if who < s.seats:
        return seen_from(seat, who, s.seats)
    return byte(MONSTERWARD + who - s.seats)


def fill_rolls(s: Night, seat: int, out: Row) -> None:
    """The attack under way and the newest roll."""
    if s.fight:
        out.extend([fighter(s, seat, s.fight[0]), fighter(s, seat, s.fight[1])])
        out.extend([byte(s.fight[5] + 1), byte(s.fight[6] + 1)])
    else:
        out.zeros(4)
    if s.tray:
        last = s.tray[-1]
        out.extend([fighter(s, seat, last[0]), last[1] + 1, byte(last[2])])
    else:
        out.zeros(3)


def fill_stack(s: Night, out: Row) -> None:
    """The tile stack with the back of its top tile, and the decks (BET-435)."""
    out.extend([len(s.stack_of_tiles), len(s.aside)])
    backs = s.printed.floors[s.stack_of_tiles[-1]] if s.stack_of_tiles else 0
    for floor in range(len(FLOORS)):
        out.append((backs >> floor) & 1)
    out.extend([len(s.items), len(s.omens), len(s.events)])


def fill_house(s: Night, out: Row) -> None:
    """The rooms as they lie, links, panels and event tokens."""
    rows: list[list[int]] = [[0] * ROOMS for _ in range(7)]
    for room in range(len(s.cell)):
        cell = s.cell[room]
        if cell >= 0:
            rest = cell % CELLS
            rows[0][room] = cell // CELLS + 1
            rows[1][room] = byte(rest % SIZE)
            rows[2][room] = byte(rest // SIZE)
            rows[3][room] = s.turned[room]
            rows[4][room] = s.doors[room]
            rows[5][room] = flag((s.spent >> room) & 1 == 1 or s.printed.symbol[room] == 0)
            rows[6][room] = s.marked[room]
    for row in rows:
        out.extend(row)
    links = s.links + s.panels
    for at in range(LINKS):
        if at < len(links):
            out.extend([links[at].one + 1, links[at].other + 1])
        else:
            out.zeros(2)
    tokens = [0] * len(TOKEN_KINDS)
    for token in s.tokens:
        tokens[token.kind] = token.room + 1
    out.extend(tokens)


def fill_tiles(s: Night, seat: int, out: Row) -> None:
    """The tiles to come that the seat knows."""
    tiles = [0] * ROOMS
    top = len(s.stack_of_tiles)
    for at in range(top):
        tile = s.stack_of_tiles[at]
        if s.knows(TILE_SECRET + tile, seat):
            tiles[tile] = top - at
    for tile in s.aside:
        if s.knows(TILE_SECRET + tile, seat):
            tiles[tile] = ASIDE
    out.sparse(tiles)


def fill_cards(s: Night, seat: int, out: Row) -> None:
    """Where every card is that the seat knows of (BET-261)."""
    where, lies = [0] * CARDS, [0] * CARDS
    for deck in (s.items, s.omens, s.events):
        mark_deck(s, seat, deck, where)
    mark(s.item_discard, DISCARDED, where)
    mark(s.event_discard, DISCARDED, where)
    mark(s.gone, GONE, where)
    mark(s.in_play, IN_PLAY, where)
    for card in s.looked:
        if s.knows(card, seat):
            where[card] = LOOKED
    for step in range(s.seats):
        mark(s.players[(seat + step) % s.seats].cards, step + 1, where)
    for monster in s.monsters:
        mark(monster.cards, WITH_MONSTER, where)
    for pile in s.piles:
        mark(pile.cards, LYING, where)
        mark(pile.cards, pile.room + 1, lies)
    for token in s.waiting:
        where[token.kind] = LYING
        lies[token.kind] = token.room + 1
    out.extend(where)
    out.sparse(lies)


def mark(cards: list[int], value: int, row: list[int]) -> None:
    """Note the same of some cards."""
    for card in cards:
        row[card] = value


def mark_deck(s: Night, seat: int, deck: list[int], where: list[int]) -> None:
    """The cards of a deck whose place the seat knows."""
    top = len(deck)
    for at in range(top):
        if s.knows(deck[at], seat):
            where[deck[at]] = DECK + min(DEEPEST, top - at) - 1


def fill_haunt(s: Night, seat: int, out: Row) -> None:
    """The haunt, and the traitor only where the seat knows who it is (BET-245, BET-262)."""
    if s.haunt is None:
        out.zeros(7)
        return
    out.extend([byte(s.haunt_number + 1), seen_from(seat, s.revealer, s.seats)])
    out.extend([s.omen + 1, s.omen_room + 1])
    is_seen = s.traitor != NOBODY and (not s.is_hidden or seat == s.traitor)
    out.append(seen_from(seat, s.traitor, s.seats) if is_seen else 0)
    out.extend([flag(s.is_hidden), flag(s.has_sides)])


def fill_course(s: Night, seat: int, out: Row) -> None:
    """What changes in the course of the haunt and lies open, and the own cure."""
    zone, fixtures = [0] * ROOMS, [0] * ROOMS
    course = s.affair
    if not isinstance(course, Course):
        out.zeros(COUNTERS + 2 * ROOMS + CARDS - TOKENS + 4 + MOST_SEATS)
        return
    for at in range(COUNTERS):
        out.append(byte(course.counts[at]) if at < len(course.counts) else 0)
    for room in range(ROOMS):
        zone[room] = (course.zone >> room) & 1
    for fixture in course.fixtures:
        if fixture.room >= 0:
            lit = LIT if fixture.is_on and fixtures[fixture.room] < LIT else 0
            fixtures[fixture.room] += 1 + lit
    out.sparse(zone)
    out.sparse(fixtures)
    fill_faces(s, seat, course, out)
    out.append(seen_from(seat, course.child, s.seats))
    out.append(course.child_room + 1 if course.child == NOBODY else 0)
    for step in range(MOST_SEATS):
        is_there = step < len(course.fevers)
        out.append(byte(course.fevers[(seat + step) % s.seats]) if is_there else 0)
    out.extend([(course.cured >> seat) & 1, byte(course.shown)])


def fill_faces(s: Night, seat: int, course: Course, out: Row) -> None:
    """The faces of item tokens that the seat has seen."""
    faces = [0] * (CARDS - TOKENS)
    for token in range(len(course.faces)):
        if course.faces[token] != NO_FACE and s.knows(TOKENS + token, seat):
            faces[token] = course.faces[token] + 1
    out.sparse(faces)


def fill_monsters(s: Night, seat: int, out: Row) -> None:
    """The monsters in play, each at its number's place (BET-261)."""
    if not s.monsters:
        out.zeros(SLOTS * SLOT_SIZE)
        return
    row = [0] * (SLOTS * SLOT_SIZE)
    for monster in s.monsters:
        if not monster.is_gone and monster.number < SLOTS:
            at = SLOT_SIZE * monster.number
            row[at] = monster.kind + 1
            row[at + 1] = monster.room + 1
            row[at + 2] = monster.side
            row[at + 3] = flag(monster.is_stunned)
            for trait in range(len(monster.values)):
                row[at + 4 + trait] = byte(monster.values[trait] + 1)
            row[at + 8] = byte(monster.left)
            row[at + 9] = seen_from(seat, monster.twin, s.seats)
    out.extend(row)


def team(s: Night, owner: int, seat: int) -> int:
    """The side that a seat knows an explorer to be on."""
    if not s.is_haunted() or not s.has_sides:
        return 0
    if s.is_hidden and not s.knows(PART_SECRET + owner, seat):
        return 1
    return 2 if s.players[owner].team == HERO else 3


def state_of(p: Player) -> int:
    """0 in play, 1 dead, 2 escaped, 3 off the board."""
    if p.is_dead:
        return 1
    if p.has_escaped:
        return 2
    return 3 if p.is_off else 0


def fill_player(s: Night, owner: int, seat: int, out: Row) -> None:
    """One seat's fields: all of it is open (BET-261), save a hidden part (BET-262)."""
    p = s.players[owner]
    out.append(p.explorer + 1)
    out.extend(p.steps)
    for trait in range(len(TRAITS)):
        out.append(byte(s.value(owner, trait)) if p.explorer >= 0 else 0)
    out.extend([p.room + 1, p.side, state_of(p), team(s, owner, seat), byte(p.trap + 1)])
    out.extend([byte(p.fails), flag(p.is_worn), byte(p.bank + 1), byte(p.fog), p.boosts])
    out.extend([byte(p.misses), flag(p.is_stunned)])
