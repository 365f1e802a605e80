"""For bots: worlds that a seat cannot tell apart, and how good one looks."""

from __future__ import annotations

from dreadhouse.games.betrayal.advice.goals import wishes
from dreadhouse.games.betrayal.advice.knowing import beasts_against, built_haunt, foes_of, is_hero
from dreadhouse.games.betrayal.advice.ways import NEW_ROOM, best_wish, new_rooms
from dreadhouse.games.betrayal.haunts.carrying import CarryHome
from dreadhouse.games.betrayal.haunts.course import course_of
from dreadhouse.games.betrayal.haunts.objects import Target
from dreadhouse.games.betrayal.haunts.tasks import ALL, HEROES, TaskBlock
from dreadhouse.games.betrayal.rules.house import distances
from dreadhouse.games.betrayal.state import (
    HERO,
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
        return 0.5 + 0.004 * (sum(p.steps) - 16) + 0.01 * len(p.cards) + 0.02 * near(s, seat)
    ours = theirs = 0.0
    foes = foes_of(s, seat)
    for other in range(s.seats):
        if other in foes:
            theirs += strength(s, other)
        elif is_friend(s, seat, other):
            ours += strength(s, other)
    for monster in beasts_against(s, seat):
        theirs += 0.2 if monster.is_stunned else 0.4
    score = 0.25 + 0.35 * ours / max(0.1, ours + theirs + 1.0) + 0.15 * near(s, seat)
    return min(0.95, max(0.05, score + 0.03 * brought(s, p.team)))


def is_friend(s: Night, seat: int, other: int) -> bool:
    """Whether a seat counts another for its own side, itself included."""
    if seat == other:
        return True
    return s.has_sides and is_hero(s, seat, other) == (s.players[seat].team == HERO)


def strength(s: Night, seat: int) -> float:
    """A living explorer, and what they hold."""
    p = s.players[seat]
    if p.is_dead:
        return 0.0
    return 1.0 + 0.03 * sum(p.steps) + 0.05 * len(p.cards) + (1.0 if p.has_escaped else 0.0)


def near(s: Night, seat: int) -> float:
    """How near a seat is to what it wants most, 0 to 1."""
    if not s.players[seat].is_in_play():
        return 0.0
    found = wishes(s, seat) if s.haunt is not None else new_rooms(s, seat, NEW_ROOM)
    best = best_wish(s, seat, found)
    if best is None:
        return 0.0
    spaces = distances(s, s.players[seat].room)[best.room]
    return max(0.0, best.worth / 150 - 0.04 * spaces)


def brought(s: Night, team: int) -> float:
    """What a side has brought about: its tasks, its tokens home, marks; less what it has left."""
    haunt = built_haunt(s)
    if haunt is None:
        return 0.0
    course = course_of(s)
    found = 0.0
    for block in haunt.blocks:
        if isinstance(block, (TaskBlock, CarryHome)):
            if block.counter >= 0:
                sign = 1 if is_of_team(block.by, team) else -1
                found += sign * course.counts[block.counter]
        elif isinstance(block, Target):
            found += course.counts[block.counter] * (1 if team == HERO else -1)
    return found + (len(course.fixtures) * (-0.5 if team == HERO else 0.5))


def is_of_team(by: int, team: int) -> bool:
    """Whether a line of the haunt serves a side."""
    return by == ALL or (by == HEROES) == (team == HERO)
