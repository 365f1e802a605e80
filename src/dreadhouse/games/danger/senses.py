"""What a learner sees of a story: the same as `view.py`, as a row of bytes.

Nearly everything lies open, and who holds a private premonition is open too: only its text is not.
The size depends on the story, as its vocabulary does.
"""

from __future__ import annotations

from typing import Final

from dreadhouse.games.danger.rules.chances import eased_by, target_of
from dreadhouse.games.danger.rules.printed import NONE, Printed
from dreadhouse.games.danger.state import FACES, MOST_SEATS, Tale
from dreadhouse.kernel.senses import MOST, Field, Row, Senses, byte, seen_from
from dreadhouse.kernel.state import NO_PICK

MOST_WAYS: Final = 16
MOST_CHALLENGES: Final = 4
MIDDLE: Final = 16

IN_HAND: Final = 3
CARRIED: Final = 6
OPEN_CLUE: Final = 12

MOMENTS: Final = [
    "ReadOn",
    "Roll",
    "Decide",
    "Vote",
    "Alone",
    "ChooseWay",
    "ChooseWayAlone",
    "GoOnward",
    "GoOnwardAlone",
    "PickClue",
    "PickClueAlone",
    "PlaceBooster",
    "PlaceBoosterAlone",
    "TryAgain",
    "TryAgainAlone",
    "TryChallenge",
    "TryChallengeAlone",
]
ABOUTS: Final = ["away", "challenge", "target"]

CARDS: Final = (
    "Each card: 0 unread, 1 read for the first time, 2 seen; plus 3 in the reader's hand, "
    "plus 6 in the inventory, plus 12 a clue that lies open over it."
)


def fields_of(p: Printed) -> list[Field]:
    """The fields of a story."""
    return [
        Field("chapter", 1, len(p.decks), "The chapter, from 0.", True),
        Field("reader", 1, MOST_SEATS, "Who reads: 1 oneself, 2 the next seat.", True),
        Field("away", MOST_SEATS, 1, "Which seats are away, oneself first."),
        Field("picked", MOST_SEATS, 1, "Which seats have picked in this vote, oneself first."),
        Field("turned", 1, 1, "Whether the card in hand is turned."),
        Field("came_again", 1, 1, "Whether it was seen before."),
        Field("danger", 1, MOST, "Where the danger mover stands."),
        Field("psychic", 1, MOST, "Where the psychic mover stands."),
        Field("level", 1, MOST, "The psychic level."),
        Field("items", len(p.items), 1, "Whether each item is carried."),
        Field("gone", len(p.items), 1, "Whether each item is out of the game."),
        Field("results", MOST_CHALLENGES, 6, "What became of the card's challenges, plus 1.", True),
        Field("challenge", 1, MOST, "The challenge at hand plus 1.", True),
        Field("tries", 2, MOST, "Tries made, and tries left."),
        Field("target", 2, MOST, "The least face that wins, and by how much it was eased."),
        Field("slot", 1, len(p.items), "The booster placed plus 1.", True),
        Field("die", 4, MOST, "The last roll: face, bonus plus 16, what was needed, whether won."),
        Field("taken", MOST_WAYS, 1, "Whether each way of this card was taken in this reading."),
        Field("once", len(p.ways), 1, "Whether each way that may be taken once was taken."),
        Field("counts", 5, MOST, "Deaths, escapes, overflows, challenges won and lost."),
        Field("deck", FACES, 2, "Cards of each face left in the dice deck."),
        Field("cards", len(p.cards), 2 + IN_HAND + CARRIED + OPEN_CLUE, CARDS, True),
    ]


def fill(s: Tale, seat: int, out: Row) -> None:
    """All fields in order."""
    p = s.printed
    out.extend([s.chapter, seen_from(seat, s.reader, s.seats)])
    fill_seats(s, seat, out)
    out.extend([1 if s.is_turned else 0, 1 if s.came_again else 0])
    out.extend([byte(s.danger), byte(s.psychic), byte(s.level())])
    for mask in (s.items, s.gone):
        for item in range(len(p.items)):
            out.append((mask >> item) & 1)
    fill_challenges(s, out)
    for way in range(MOST_WAYS):
        out.append((s.taken >> way) & 1)
    once = [0] * len(p.ways)
    for way in s.once:
        once[way] = 1
    out.sparse(once)
    out.extend([byte(s.deaths), byte(s.escapes), byte(s.overflows), byte(s.won), byte(s.lost)])
    for face in range(FACES):
        out.append(s.deck[face] if face < len(s.deck) else 0)
    fill_cards(s, out)


def fill_seats(s: Tale, seat: int, out: Row) -> None:
    """Who is away and who has picked already; never what (DAN-44)."""
    picked = [0] * MOST_SEATS
    for step in range(MOST_SEATS):
        other = (seat + step) % s.seats
        is_there = step < s.seats
        out.append(1 if is_there and s.is_away(other) else 0)
        if is_there and s.picks and s.picks[other] != NO_PICK:
            picked[step] = 1
    out.extend(picked)


def fill_challenges(s: Tale, out: Row) -> None:
    """The challenges of the card in hand, the one that is tried, and the last roll."""
    p = s.printed
    for place in range(MOST_CHALLENGES):
        is_there = s.is_turned and place < len(s.results)
        out.append(s.results[place] + 1 if is_there else 0)
    at = s.challenge
    if at == NONE:
        out.zeros(5)
    else:
        out.extend([byte(at + 1), byte(s.tried), byte(p.tries[at] - s.tried)])
        out.extend([byte(target_of(s, at)), byte(eased_by(s, at))])
    out.append(s.slot + 1)
    if s.face:
        out.extend([s.face, byte(s.bonus + MIDDLE), byte(s.needed), 1 if s.has_won else 0])
    else:
        out.zeros(4)


def fill_cards(s: Tale, out: Row) -> None:
    """Every card of the story."""
    cards = s.known[:]
    cards[s.card] += IN_HAND
    for card in s.inventory:
        if cards[card] < CARRIED:
            cards[card] += CARRIED
    if s.clues:
        cards[s.clues[-1]] += OPEN_CLUE
    out.extend(cards)


def senses(p: Printed, options: list[tuple[str, int]]) -> Senses:
    """The senses of a story."""
    return Senses(MOST_SEATS, options, MOMENTS, ABOUTS, fields_of(p), fill)
