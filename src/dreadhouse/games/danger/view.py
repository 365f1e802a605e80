"""What a seat may see of House of Danger: everything but votes and private premonitions."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.danger.rules.chances import eased_by, out_of, target_of, winning
from dreadhouse.games.danger.rules.choosing import closed_by
from dreadhouse.games.danger.rules.effects import is_private
from dreadhouse.games.danger.rules.printed import (
    BOOSTER,
    CLUE,
    ITEM,
    NONE,
    PICKED,
    PREMONITION,
    RETURN,
)
from dreadhouse.games.danger.rules.voting import Vote
from dreadhouse.games.danger.state import FREE, UNREAD, Tale
from dreadhouse.kernel.state import NO_PICK

STATES = ("ahead", "now", "won", "lost", "left", "absent")
TYPES = ("climbing", "fighting", "dexterity", "perception", "strength")
REPEATS = ("once", "may", "must")


def table(s: Tale, seat: int) -> dict[str, Any]:
    """The whole table as one seat sees it."""
    p = s.printed
    return {
        "story": p.story,
        "chapter": p.chapters[s.chapter],
        "card": p.cards[s.card],
        "seen": s.came_again,
        "reader": s.reader,
        "away": [other for other in range(s.seats) if s.is_away(other)],
        **tracks(s),
        "clue": p.cards[s.clues[-1]] if s.clues else None,
        "hidden_clue": bool(s.clues) and is_hidden(s, s.clues[-1], seat),
        "inventory": [carried(s, card, seat) for card in s.inventory],
        "slot": p.items[s.slot] if s.slot != NONE else "",
        "gone": [id for item, id in enumerate(p.items) if (s.gone >> item) & 1],
        "challenges": challenges(s),
        "challenge": challenge(s),
        "die": die(s),
        "ways": ways(s) if s.is_turned else [],
        "why_not": why_not(s) if s.is_turned else [],
        "votes": votes(s),
        "shown": shown(s),
        **book(s),
    }


def tracks(s: Tale) -> dict[str, Any]:
    """Both movers and the scales they stand on."""
    p = s.printed
    return {
        "danger": s.danger,
        "target": p.danger[s.danger - 1],
        "psychic": s.psychic,
        "level": s.level(),
        "scale": {"danger": p.danger[:], "levels": p.levels[:], "max": p.psychic_max},
    }


def is_hidden(s: Tale, card: int, seat: int) -> bool:
    """Whether a card is another's private premonition (DAN-195); spectators see none."""
    if not is_private(s, card):
        return False
    return not s.secrets.is_known(card, seat)


def carried(s: Tale, card: int, seat: int) -> dict[str, Any]:
    """A card in the inventory."""
    p = s.printed
    kind = {ITEM: "item", PREMONITION: "premonition"}.get(p.kind[card], "clue")
    item = p.items[p.item_of[card]] if p.item_of[card] != NONE else ""
    return {"card": p.cards[card], "kind": kind, "item": item, "hidden": is_hidden(s, card, seat)}


def challenges(s: Tale) -> list[dict[str, str]]:
    """The challenges of the card in hand and what became of them; none before it is turned."""
    first = s.printed.first_challenge[s.card]
    if not s.is_turned:
        return []
    return [
        {"id": s.printed.challenges[first + place], "state": STATES[result]}
        for place, result in enumerate(s.results)
    ]


def challenge(s: Tale) -> dict[str, Any] | None:
    """The challenge at hand with its target and odds (DAN-186)."""
    p = s.printed
    at = s.challenge
    if at == NONE:
        return None
    return {
        "id": p.challenges[at],
        "type": TYPES[p.type[at]],
        "required": p.is_required[at],
        "repeat": REPEATS[p.repeat[at]],
        "tries_left": p.tries[at] - s.tried,
        "tries_done": s.tried,
        "target": target_of(s, at),
        "eased": eased_by(s, at),
        "odds": odds(s, at) if s.agreed.shows_odds else [],
        "of": out_of(s),
    }


def odds(s: Tale, at: int) -> list[list[Any]]:
    """The winning faces without a booster and with each usable one (DAN-186, DAN-187)."""
    p = s.printed
    target = target_of(s, at)
    found: list[list[Any]] = [["", winning(s, target, 0)]]
    for item, id in enumerate(p.items):
        is_usable = s.holds_item(item) and p.use_of[item] == BOOSTER
        if is_usable and p.item_type[item] == p.type[at]:
            found.append([id, winning(s, target, p.item_amount[item])])
    return found


def die(s: Tale) -> dict[str, Any] | None:
    """The last roll on this card."""
    if not s.face:
        return None
    return {"face": s.face, "bonus": s.bonus, "target": s.needed, "won": s.has_won}


def ways(s: Tale) -> list[dict[str, Any]]:
    """The ways printed on the card in hand, and what closes them."""
    p = s.printed
    found = []
    for way in range(p.first_way[s.card], p.first_way[s.card + 1]):
        kind = {PICKED: "pick", RETURN: "return"}.get(p.way_kind[way], "choice")
        why = closed_by(s, way)
        found.append({"way": p.ways[way], "kind": kind, "open": not why, "why": why})
    if p.leads_on[s.card]:
        found.append({"way": "next", "kind": "next", "open": True, "why": ""})
    return found


def votes(s: Tale) -> dict[str, list[int]] | None:
    """Who is asked for a pick and who has picked; never what."""
    if s.result is not None or not isinstance(s.stack[-1], Vote):
        return None
    asked = [seat for seat in range(s.seats) if not s.is_away(seat)]
    return {"asked": asked, "cast": [seat for seat in asked if s.picks[seat] != NO_PICK]}


def shown(s: Tale) -> list[list[Any]]:
    """The picks of the last vote."""
    return [
        [s.shown[at], s.game.vocabulary.word(s.shown[at + 1])] for at in range(0, len(s.shown), 2)
    ]


def book(s: Tale) -> dict[str, Any]:
    """What has been read so far, what was left out, and how it went."""
    p = s.printed
    log = [p.cards[card] for card in s.read]
    return {
        "path": [id for id in log if id[0] == "S"],
        "log": log,
        "exits": exits(s),
        "found": found(s),
        "counts": {
            "deaths": s.deaths,
            "escapes": s.escapes,
            "overflows": s.overflows,
            "won": s.won,
            "lost": s.lost,
        },
        "once": [p.ways[way] for way in s.once],
        "deck": s.deck[:] if s.agreed.has_deck else None,
        "sheet": sheet(s),
    }


def exits(s: Tale) -> list[list[str]]:
    """Printed ways of read cards of this chapter that lead to story cards not read yet."""
    p = s.printed
    first, last = p.decks[s.chapter][:2]
    return [
        [p.cards[card], p.ways[way]]
        for card in range(first, last)
        if s.known[card] != UNREAD and (card != s.card or s.is_turned)
        for way in range(p.first_way[card], p.first_way[card + 1])
        if s.known[p.target[way]] == UNREAD and p.kind[p.target[way]] < CLUE
    ]


def found(s: Tale) -> dict[str, int]:
    """How many cards were found of how many (DAN-178)."""
    counts = {"story": 0, "story_of": 0, "clues": 0, "clues_of": 0}
    for first, middle, last in s.printed.decks:
        counts["story_of"] += middle - first
        counts["clues_of"] += last - middle
        counts["story"] += middle - first - s.known[first:middle].count(UNREAD)
        counts["clues"] += last - middle - s.known[middle:last].count(UNREAD)
    return counts


def sheet(s: Tale) -> dict[str, Any] | None:
    """The final sheet (DAN-178, DAN-190)."""
    if s.ending == NONE:
        return None
    return {
        "ending": s.printed.cards[s.ending],
        "rank": s.printed.ranks[s.printed.rank_of[s.ending]],
        "level": s.level(),
        "free": s.agreed.take_back == FREE,
    }


def why_not(s: Tale) -> list[list[str]]:
    """Closed ways with the rule that closes them, for pages and terminal."""
    verbs = {"choice": "take", "pick": "pick", "return": "return"}
    return [[f"{verbs[way['kind']]} {way['way']}", way["why"]] for way in ways(s) if way["why"]]
