"""What a learner sees of the duel: the same as `view.py`, as a row of bytes."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.insanity.rules.words import CARDS
from dreadhouse.games.insanity.state import Duel, Player
from dreadhouse.kernel.senses import MOST, Field, Row, Senses, byte, seen_from

OWN_HAND: Final = 1
THEIR_HAND: Final = 2
OWN_THING: Final = 3
THEIR_THING: Final = 4
DISCARDED: Final = 5
ASIDE: Final = 6
LAID: Final = 7
TOP: Final = 8
DEEPEST: Final = 8

USED: Final = 1
FRESH: Final = 2
MOVED: Final = 4

ATTACKS: Final = 1
BLOCKS: Final = 2

MOMENTS: Final = [
    "Act",
    "NameAttackers",
    "NameBlockers",
    "BlockWhom",
    "DivideDamage",
    "DiscardDrawn",
    "DiscardDown",
    "GiveAway",
    "OrderEffects",
    "ChooseBearer",
    "ChooseVictim",
    "ChooseTaken",
    "ChooseDiscard",
    "ChooseGain",
    "ChooseReturn",
    "OfferCard",
    "StealCard",
    "BurnCard",
    "GambleAway",
    "LeadAway",
]
ABOUTS: Final = ["count", "card", "attacker", "blocker", "left"]

WHERE: Final = (
    "Where each card lies: 0 unknown, 1 own hand, 2 the other's hand, 3 in play on the own side, "
    "4 in play on the other side, 5 discard pile, 6 on its way, 7 on a being, 8 to 15 on top of "
    "the deck, the next one first."
)
MARKS: Final = "Each card in play: 1 its action was used, 2 it is fresh, 4 it changed sides, added."
FIGHT: Final = "Each card in the attack: 0 none, 1 attacks, 2 plus the attacker that it blocks."
BEARERS: Final = "The being that each curse lies on, plus 1."
FIELDS: Final = [
    Field("turn", 1, MOST, "The turn's number, at most 255."),
    Field("on_turn", 1, 2, "Whose turn it is: 1 own, 2 the other's.", True),
    Field("step", 1, 8, "The step of the turn, from 0 turn start to 8 turn end.", True),
    Field("life", 2, MOST, "Life, own first, at most 255."),
    Field("sanity", 2, MOST, "Sanity, own first, at most 255."),
    Field("hand", 2, CARDS, "Cards in hand, own first."),
    Field("monsters", 2, CARDS, "Monsters in play, own first."),
    Field("persons", 2, CARDS, "Persons in play, own first."),
    Field("power", 2, MOST, "Power of all beings in play, own first."),
    Field("given", 2, MOST, "Things given away in insanity phases, own first."),
    Field("at_zero", 2, 1, "Whether sanity has ever been 0, own first."),
    Field("deck", 1, CARDS, "Cards in the draw deck."),
    Field("discard", 1, CARDS, "Cards in the discard pile."),
    Field("played", 1, MOST, "Monsters played in this action phase."),
    Field("attacked", 1, 1, "Whether the attack of this phase was made."),
    Field("acts", 1, MOST, "Plays and uses in this action phase."),
    Field("where", CARDS, TOP + DEEPEST - 1, WHERE, True),
    Field("marks", CARDS, USED + FRESH + MOVED, MARKS, True),
    Field("fight", CARDS, BLOCKS + CARDS, FIGHT, True),
    Field("bearer", CARDS, CARDS, BEARERS, True),
]


def fill(s: Duel, seat: int, out: Row) -> None:
    """All fields in order."""
    other = 1 - seat
    out.extend([byte(s.turn), seen_from(seat, s.on_turn, 2), s.step])
    own, their = s.players[seat], s.players[other]
    out.extend([byte(own.life), byte(their.life), byte(own.sanity), byte(their.sanity)])
    out.extend([len(own.hand), len(their.hand)])
    count_beings(s, seat, out)
    out.extend([byte(s.given[seat]), byte(s.given[other])])
    out.extend([min(1, s.zero_turn[seat]), min(1, s.zero_turn[other])])
    out.extend([len(s.deck), len(s.discard), byte(s.monsters_played)])
    out.extend([1 if s.has_attacked else 0, byte(s.acts)])
    fill_cards(s, seat, out)


def count_beings(s: Duel, seat: int, out: Row) -> None:
    """How many beings each side has, and how strong they are together."""
    other = 1 - seat
    powers = [0, 0]
    for thing in s.things:
        if thing.face.is_being:
            powers[thing.seat] += s.power(thing)
    out.extend([s.monsters(seat), s.monsters(other), s.persons(seat), s.persons(other)])
    out.extend([byte(powers[seat]), byte(powers[other])])


def fill_cards(s: Duel, seat: int, out: Row) -> None:
    """What is known of every card: where it lies, its marks, its part in the attack, its bearer."""
    where, marks = [0] * CARDS, [0] * CARDS
    fight, bearer = [0] * CARDS, [0] * CARDS
    for card in s.players[seat].hand:
        where[card] = OWN_HAND
    mark_known(s, seat, s.players[1 - seat], where)
    for thing in s.things:
        where[thing.card] = OWN_THING if thing.seat == seat else THEIR_THING
        if thing.is_used:
            marks[thing.card] += USED
        if thing.is_fresh:
            marks[thing.card] += FRESH
        if thing.is_moved:
            marks[thing.card] += MOVED
        for curse in thing.curses:
            where[curse] = LAID
            bearer[curse] = thing.card + 1
    mark_fight(s, fight)
    out.extend(where)
    out.sparse(marks)
    out.sparse(fight)
    out.sparse(bearer)


def mark_known(s: Duel, seat: int, other: Player, where: list[int]) -> None:
    """Open piles, and the cards of the other's hand and of the deck's top that the seat knows."""
    for card in s.discard:
        where[card] = DISCARDED
    for card in s.aside:
        where[card] = ASIDE
    for card in other.hand:
        if s.secrets.is_known(card, seat):
            where[card] = THEIR_HAND
    top = len(s.deck) - 1
    for depth in range(min(DEEPEST, top + 1)):
        card = s.deck[top - depth]
        if not s.secrets.is_known(card, seat):
            break
        where[card] = TOP + depth


def mark_fight(s: Duel, fight: list[int]) -> None:
    """The attack under way."""
    attack = s.attack
    if attack is None:
        return
    for card in attack.attackers:
        fight[card] = ATTACKS
    for at in range(len(attack.blockers)):
        fight[attack.blockers[at]] = BLOCKS + attack.against[at]


def senses(options: list[tuple[str, int]]) -> Senses:
    """The senses of the duel."""
    return Senses(2, options, MOMENTS, ABOUTS, FIELDS, fill)
