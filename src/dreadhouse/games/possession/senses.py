"""What a learner sees of the night: the same as `view.py`, as a row of bytes."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.cards import CARDS
from dreadhouse.games.possession.rules.attacking import attack_value
from dreadhouse.games.possession.rules.rolling import SHIELDS, WHATS, unpack
from dreadhouse.games.possession.state import (
    LINES,
    MOST_SEATS,
    PARTS,
    PHASES,
    ROOMS,
    Night,
    Player,
    line,
)
from dreadhouse.kernel.senses import MOST, Field, Row, Senses, byte, seen_from

DOORS: Final = 10
FIRST_CHIP: Final = 2
LAST_CHIP: Final = 6
FACES: Final = 6

OWN: Final = 1
WITH: Final = 2
SEARCH_DECK: Final = 7
LOOKED: Final = 8
GONE: Final = 9
SHOWN: Final = 10
DISCARDED: Final = 11
DRAWN: Final = 12
WHISPERED: Final = 13
USED_UP: Final = 14
LAST_PLACE: Final = USED_UP + MOST_SEATS - 1

MOMENTS: Final = [
    "Act",
    "AnnounceCircles",
    "Arm",
    "ChooseChip",
    "ChooseLoot",
    "ChooseVictim",
    "ChooseWeapon",
    "GiveUpPage",
    "Hide",
    "Hunt",
    "KeepCard",
    "NameNumber",
    "PickHinge",
    "PlaceBranch",
    "Prepare",
    "PutUnder",
    "RecoverCube",
    "RerollKnife",
    "SaveLimb",
    "ShowPages",
    "SpendChip",
    "TradeKey",
    "UsePendant",
    "Wash",
]
ABOUTS: Final = ["count", "card", "room", "colour", "attacker_seat", "amount", "part"]

WHERE: Final = (
    "Where each card and house chip lies: 0 unknown, 1 own hand, 2 to 5 with the next seats, "
    "7 search deck, 8 looked at, 9 out of the game, 10 shown for burning, 11 event discard, "
    "12 the event drawn, 13 Whispers, 14 to 18 a used house chip, own first."
)
SEATWISE: Final = [
    Field("life", 1, 15, "Life."),
    Field("line", 1, len(LINES), "The line of the life marker plus 1, 0 for no such seat.", True),
    Field("state", 1, 3, "0 normal, 1 possessed, 2 possessed for good, 3 dead.", True),
    Field("room", 1, ROOMS, "The room plus 1.", True),
    Field("side", 1, 3, "On the stairs: 1 may go up, 2 down, 3 both.", True),
    Field("chip", 1, LAST_CHIP, "The action chip shown, 0 for none."),
    Field("hand_chips", 5, 1, "Whether the chips 2 to 6 are in the hand."),
    Field("played_chips", 5, 1, "Whether the chips 2 to 6 lie played."),
    Field("cubes", ROOMS, 1, "Whether a cube lies in each room."),
    Field("cubes_left", 1, 5, "Cubes left."),
    Field("keys", 1, MOST, "Keys."),
    Field("trophies", 1, MOST, "Trophy points."),
    Field("cards", 1, MOST, "Cards in hand."),
    Field("weapon", 1, 5, "The weapon plus 1.", True),
    Field("house_chips", 1, MOST, "House chips held."),
    Field("parts", len(PARTS), ROOMS + 2, "Where each Part is: 1 gone, 2 on, 3 plus a room.", True),
    Field("lost", len(PARTS), 1, "Whether each Part was lost."),
    Field("has_played", 1, 1, "Whether this seat's turn of the round is over."),
    Field("hideout", 1, MOST, "Shields of Hideout."),
    Field("cursed", 1, 1, "Whether the Curse lies on the seat."),
    Field("whispers", 1, 1, "Whether the seat hears Whispers."),
    Field("actions_lost", 1, MOST, "Actions to be lost."),
]
TABLE: Final = [
    Field("round", 1, MOST, "The round."),
    Field("phase", 1, len(PHASES), "The phase of the round, from 0.", True),
    Field("first", 1, MOST_SEATS, "Who is first: 1 oneself, 2 the next, 0 nobody.", True),
    Field("acting", 1, MOST_SEATS, "Who acts, numbered alike.", True),
    Field("actions", 1, MOST, "Actions left."),
    Field("must_leave", 1, 1, "Whether the attic or basement must be left."),
    Field("affected", MOST_SEATS, 1, "Whom the event strikes, oneself first."),
    Field("seal", 1, 1, "Whether the Seal of Ash holds."),
    Field("supply", 3, MOST, "Keys, branches and trophies in the supply."),
    Field("decks", 5, MOST, "Cards left: attic, basement, search, events; then cards looked at."),
    Field("rooms", ROOMS, ROOMS, "The room on each space plus 1.", True),
    Field("doors", DOORS, 2, "Each door: 0 open, 1 barred, 2 gone.", True),
    Field("branches", ROOMS, 1, "Whether a branch lies in each room."),
    Field("windows", ROOMS, 1, "Whether each room has a window."),
    Field("picked", 1, LAST_CHIP, "The chip picked in secret by oneself, 0 for none."),
    Field("fight", 2, MOST_SEATS, "Attacker and defender, numbered like `first`.", True),
    Field("attack", 2, MOST, "The attack's and the defence's value plus 1, 0 before the roll."),
    Field("arms", 2, 5, "The defender's and the attacker's weapon plus 1.", True),
    Field("ways", 2, 1, "Whether the defender hides, and gave up the weapon."),
    Field("attempt", 1, MOST_SEATS, "Who tries to burn pages, numbered like `first`.", True),
    Field("burning", 2, MOST, "The torn page's number, and circles announced."),
    Field("rolled", 2, len(WHATS) + 1, "The newest roll: who (see `first`), what plus 1.", True),
    Field("faces", FACES, FACES, "Its first six faces plus 1.", True),
    Field("where", CARDS, LAST_PLACE, WHERE, True),
]


def for_each_seat() -> list[Field]:
    """The fields of a seat, once for each: `life_0` is one's own."""
    found: list[Field] = []
    for seat in range(MOST_SEATS):
        for field in SEATWISE:
            name = f"{field.name}_{seat}"
            found.append(Field(name, field.count, field.most, field.says, field.is_code))
    return found


def fill(s: Night, seat: int, out: Row) -> None:
    """All fields in order."""
    out.extend([byte(s.round), s.phase, seen_from(seat, s.first, s.seats)])
    out.extend([seen_from(seat, s.acting, s.seats), byte(s.actions), 1 if s.must_leave else 0])
    for step in range(MOST_SEATS):
        other = (seat + step) % s.seats
        out.append((s.affected >> other) & 1 if step < s.seats else 0)
    out.append(1 if s.has_seal else 0)
    out.extend([byte(s.keys), byte(s.branch_supply()), byte(s.trophies)])
    out.extend([len(s.attic), len(s.basement), len(s.search_deck), len(s.event_deck)])
    out.append(len(s.looked))
    fill_house(s, out)
    picked = s.picks[seat] if s.picks else -1
    out.append(picked + FIRST_CHIP if picked >= 0 else 0)
    fill_fight(s, seat, out)
    fill_attempt(s, seat, out)
    fill_roll(s, seat, out)
    fill_cards(s, seat, out)
    for step in range(MOST_SEATS):
        if step < s.seats:
            fill_player(s, s.players[(seat + step) % s.seats], out)
        else:
            out.zeros(SEAT_SIZE)


def flags(mask: int, first: int, last: int, out: Row) -> None:
    """The bits of a mask."""
    for at in range(first, last + 1):
        out.append((mask >> at) & 1)


def fill_house(s: Night, out: Row) -> None:
    """Rooms, doors, branches and windows; the view has the same (POS-57, POS-60)."""
    for room in s.plan.room_at:
        out.append(room + 1)
    for door in range(DOORS):
        out.append(2 if (s.broken >> door) & 1 else (s.barred >> door) & 1)
    flags(s.branches, 0, ROOMS - 1, out)
    flags(s.plan.windows, 0, ROOMS - 1, out)


def fill_fight(s: Night, seat: int, out: Row) -> None:
    """The attack under way."""
    fight = s.fight
    if fight is None:
        out.zeros(8)
        return
    out.append(seen_from(seat, fight.attacker, s.seats))
    out.append(seen_from(seat, fight.defender, s.seats))
    out.append(byte(attack_value(s, fight)) + 1 if fight.attack else 0)
    defence = 0
    if fight.defence:
        defence = 1 + s.players[fight.defender].hideout + (2 if fight.hides else 0)
        for face in fight.defence:
            defence += SHIELDS[face]
    out.append(byte(defence))
    out.extend([fight.weapon + 1, fight.armed + 1])
    out.extend([1 if fight.hides else 0, 1 if fight.gave_up else 0])


def fill_attempt(s: Night, seat: int, out: Row) -> None:
    """The burning under way: all of it is open (POS-380)."""
    attempt = s.attempt
    if attempt is None:
        out.zeros(3)
        return
    out.append(seen_from(seat, attempt.seat, s.seats))
    out.extend([byte(attempt.number), byte(attempt.circles)])


def fill_roll(s: Night, seat: int, out: Row) -> None:
    """The newest roll."""
    if not s.rolls:
        out.zeros(2 + FACES)
        return
    who, what, faces = unpack(s.rolls[-1])
    out.extend([seen_from(seat, who, s.seats), what + 1])
    for at in range(FACES):
        out.append(faces[at] + 1 if at < len(faces) else 0)


def fill_cards(s: Night, seat: int, out: Row) -> None:
    """Where every card and chip lies that the seat knows of (POS-378, POS-379, POS-410)."""
    where = [0] * CARDS
    for card in s.search_deck:
        if s.knows(card, seat):
            where[card] = SEARCH_DECK
    for card in s.looked:
        if s.knows(card, seat):
            where[card] = LOOKED
    for card in s.event_discard:
        where[card] = DISCARDED
    for card in s.gone:
        where[card] = GONE
    if s.event_drawn >= 0:
        where[s.event_drawn] = DRAWN
    if s.whispers >= 0:
        where[s.whispers] = WHISPERED
    for step in range(s.seats):
        hold(s, seat, step, where)
    if s.attempt is not None:
        for card in s.attempt.shown:
            where[card] = SHOWN
    out.extend(where)


def hold(s: Night, seat: int, step: int, where: list[int]) -> None:
    """What a player holds, as far as the seat knows it; weapons lie open."""
    p = s.players[(seat + step) % s.seats]
    place = OWN if step == 0 else WITH + step - 1
    for card in p.hand:
        if s.knows(card, seat):
            where[card] = place
    for chip in p.house_chips:
        if (p.used >> chip) & 1:
            where[chip] = USED_UP + step
        elif s.knows(chip, seat):
            where[chip] = place
    if p.weapon >= 0:
        where[p.weapon] = place


def state_of(p: Player) -> int:
    """0 normal, 1 possessed, 2 for good, 3 dead."""
    if p.is_dead:
        return 3
    if p.is_possessed:
        return 2 if p.is_for_good() else 1
    return 0


def fill_player(s: Night, p: Player, out: Row) -> None:
    """One seat's fields."""
    out.extend([p.life, line(p.life) + 1, state_of(p), p.room + 1, p.side, p.revealed])
    flags(p.chips, FIRST_CHIP, LAST_CHIP, out)
    flags(p.played, FIRST_CHIP, LAST_CHIP, out)
    flags(p.cubes, 0, ROOMS - 1, out)
    out.extend([p.cubes_left, byte(p.keys), byte(p.points()), len(p.hand), p.weapon + 1])
    out.append(len(p.house_chips))
    for part in p.parts:
        out.append(part + 3)
    flags(p.lost, 0, len(PARTS) - 1, out)
    out.extend([1 if p.has_played else 0, byte(p.hideout), 1 if p.is_cursed else 0])
    out.extend([1 if p.hears_whispers else 0, byte(p.actions_lost)])


def total(fields: list[Field]) -> int:
    """How many numbers some fields hold."""
    found = 0
    for field in fields:
        found += field.count
    return found


SEAT_SIZE: Final = total(SEATWISE)


def senses(options: list[tuple[str, int]]) -> Senses:
    """The senses of the night."""
    fields = TABLE + for_each_seat()
    return Senses(MOST_SEATS, options, MOMENTS, ABOUTS, fields, fill)
