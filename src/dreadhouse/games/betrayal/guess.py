"""For bots: worlds that a seat cannot tell apart, and how good one looks."""

from __future__ import annotations

from dreadhouse.games.betrayal.state import (
    HERO,
    NOBODY,
    PART_SECRET,
    TILE_SECRET,
    TRAITOR,
    Night,
)
from dreadhouse.kernel.dice import Dice


def redeal(s: Night, seat: int, dice: Dice) -> None:
    """Deal anew every card, tile and part that a seat does not know (BET-262)."""
    deal_cards(s, seat, dice, s.items)
    deal_cards(s, seat, dice, s.omens)
    deal_cards(s, seat, dice, s.events)
    deal_tiles(s, seat, dice)
    if s.is_hidden and seat != s.traitor:
        deal_parts(s, seat, dice)
    if s.haunt is not None:
        s.haunt.redeal(s, seat, dice)


def deal_cards(s: Night, seat: int, dice: Dice, deck: list[int]) -> None:
    """Shuffle the unknown cards of a deck over their places; what others know of a place stays."""
    places = [i for i in range(len(deck)) if not s.knows(deck[i], seat)]
    cards = [deck[i] for i in places]
    masks = [s.secrets.known[card] for card in cards]
    cards.sort()
    dice.shuffle(cards)
    for at in range(len(places)):
        deck[places[at]] = cards[at]
        s.secrets.known[cards[at]] = masks[at]


def deal_tiles(s: Night, seat: int, dice: Dice) -> None:
    """The same for tiles; the backs of the top tile and of those set aside are known (BET-435)."""
    tiles = s.stack_of_tiles + s.aside
    top = len(s.stack_of_tiles) - 1
    places = [i for i in range(len(tiles)) if not s.knows(TILE_SECRET + tiles[i], seat)]
    hidden = sorted(tiles[i] for i in places)
    backs = [s.printed.floors[tiles[i]] if i >= top else 0 for i in places]
    masks = [s.secrets.known[TILE_SECRET + tiles[i]] for i in places]
    dealt = [-1] * len(places)
    for is_backed in (True, False):
        for at in range(len(places)):
            if (backs[at] != 0) == is_backed:
                fits = [t for t in hidden if backs[at] in (0, s.printed.floors[t])]
                dealt[at] = fits[dice.below(len(fits))]
                hidden.remove(dealt[at])
    for at in range(len(places)):
        tiles[places[at]] = dealt[at]
        s.secrets.known[TILE_SECRET + dealt[at]] = masks[at]
    s.stack_of_tiles = tiles[: top + 1]
    s.aside = tiles[top + 1 :]


def deal_parts(s: Night, seat: int, dice: Dice) -> None:
    """Anybody whose part the seat does not know may be the hidden traitor (BET-321)."""
    seats = [one for one in range(s.seats) if not s.knows(PART_SECRET + one, seat)]
    s.players[s.traitor].team = HERO
    s.traitor = seats[dice.below(len(seats))]
    s.players[s.traitor].team = TRAITOR


def evaluate(s: Night, seat: int) -> float:
    """How good the night looks for a seat, 0 to 1."""
    p = s.players[seat]
    if not s.is_haunted():
        return 0.5 + 0.004 * (sum(p.steps) - 16) + 0.01 * len(p.cards)
    team = p.team
    ours = strength(s, team)
    theirs = strength(s, TRAITOR if team == HERO else HERO)
    if s.traitor == NOBODY:
        theirs = 1.0
    return min(0.95, max(0.05, ours / max(0.1, ours + theirs)))


def strength(s: Night, team: int) -> float:
    """The living of a side and what they hold."""
    found = 0.0
    for p in s.players:
        if p.team == team and not p.is_dead:
            found += 1.0 + 0.02 * sum(p.steps) + 0.05 * len(p.cards)
    return found
