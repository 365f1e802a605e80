"""What nobody may learn: Pacts of others and the order of the decks (PAN-24, PAN-592).

The other world of these tests is made by hand: every Pact that a seat has not seen changes places
with another one, and every deck is turned over. Nothing that the seat is shown may tell them apart.
"""

from __future__ import annotations

import random

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.rules.pacts import DropPact, take_pact
from dreadhouse.games.pandemonium.rules.printed import PACTS
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule

SPECTATOR = -1
CHAPTERS_WITH_PACTS = (1, 2, 4, 6, 7, 8)


def other_world(s: Pandemonium, seat: int) -> Pandemonium:
    """The same table for one seat, with all that it has not seen exchanged."""
    twin = s.copy()
    for deck in (twin.items, twin.events, twin.combos, twin.allies, twin.challenges):
        deck.reverse()
    unseen = [card for card in range(PACTS, PACTS + 16) if not s.knows_pact(card, seat)]
    moved = dict(zip(unseen, unseen[1:] + unseen[:1], strict=True))
    for pile in (twin.pacts, twin.in_play, twin.pact_order, *(c.pacts for c in twin.cast)):
        pile[:] = [moved.get(card, card) for card in pile]
    for card, other in moved.items():
        twin.secrets.known[other - PACTS] = s.secrets.known[card - PACTS]
    return twin


def shown(s: Pandemonium, seat: int) -> list[object]:
    """All that reaches a seat: the view with its prompt, buttons, refusals, what learners see."""
    options = s.options(seat)
    refusals = [refusal(s, seat, action) for action in range(0, GAME.vocabulary.size, 7)]
    buttons = [GAME.besides(s, action) for action in options]
    return [s.view(seat), options, buttons, refusals, s.to_act]


def refusal(s: Pandemonium, seat: int, action: int) -> str:
    """The rule that refuses an action, for the seat that is asked."""
    if seat not in s.to_act or action in s.options(seat):
        return ""
    top = s.stack[-1]
    assert isinstance(top, Ask)
    return top.forbids(s, action)


def look_alike(s: Pandemonium) -> None:
    """Every seat and a spectator are shown the same in both worlds."""
    for seat in range(SPECTATOR, s.seats):
        assert shown(s, seat) == shown(other_world(s, seat), seat), f"seat {seat} can tell"


def deal_pacts(s: Pandemonium, chance: random.Random) -> None:
    """Everybody has died once or twice already."""
    for who in range(len(s.cast)):
        for _ in range(chance.randint(1, 2)):
            card = s.pacts.pop()
            s.cast[who].pacts.append(card)
            s.pact_order.append(card)
            s.secrets.show(card - PACTS, 1 << s.cast[who].seat)


@rule("PAN-24", "PAN-592")
@pytest.mark.parametrize("chapter", CHAPTERS_WITH_PACTS)
def test_nothing_shown_depends_on_unseen_pacts_and_decks(chapter: int) -> None:
    """At many moments of a game in which everybody holds Pacts."""
    chance = random.Random(f"secrets {chapter}")
    s = GAME.start(3, {"chapter": chapter, "easy": True}, chance.randbytes(32))
    assert isinstance(s, Pandemonium)
    count = 0
    while s.result is None and count < 260:
        seat = chance.choice(s.to_act)
        s.apply(chance.choice(s.options(seat)), seat)
        count += 1
        if s.round and not any(c.pacts for c in s.cast) and len(s.pacts) > 8:
            deal_pacts(s, chance)
        elif count % 20 == 0:
            look_alike(s)
    assert count > 60


def three() -> CardTable:
    """The Geek, the Doctor and the Soldier, apart from each other, in the Geek's turn."""
    table = cards("geek", "doctor", "soldier")
    table.put("geek", "a22").put("doctor", "f44").put("soldier", "e11")
    return table.begin("geek", 2)


@rule("PAN-56", "PAN-592")
def test_the_geek_looks_at_a_pact_alone_before_he_swaps_it() -> None:
    """Others see that he is asked, not about what; the swapped card is open afterwards."""
    table = three().top("tithe", "long_night").now(take_pact, 0)
    tithe = PRINTED.cards.index("tithe")
    assert table.asked == "SwapCard"
    look_alike(table.s)
    assert table.s.view(0)["ask"]["about"]["card"] == tithe
    assert table.s.view(1)["ask"]["about"] == {}
    assert "tithe" not in str(table.s.view(1)) + str(table.s.view(SPECTATOR))
    table.pick("geek", "swap")
    assert tithe in table.s.pact_discard
    assert "long_night" not in str(table.s.view(1)) + str(table.s.view(SPECTATOR))
    assert "long_night" in str(table.s.view(0))
    look_alike(table.s)


@rule("PAN-427", "PAN-592")
def test_whoever_must_drop_a_pact_shows_only_that_one() -> None:
    """The Doctor chooses between two Pacts; nobody else is told which two, or which was kept."""
    table = three()
    for card in ("tithe", "long_night"):
        table.pact("doctor", card)
        table.s.secrets.show(PRINTED.cards.index(card) - PACTS, 0b10)
    table.now(lambda s: s.push(DropPact(1, 1)))
    look_alike(table.s)
    assert sorted(table.words) == ["pact long_night", "pact tithe"]
    table.pick("doctor", "pact tithe")
    look_alike(table.s)
    assert "long_night" not in str(table.s.view(0)) + str(table.s.view(SPECTATOR))


@rule("PAN-592", "PAN-580")
def test_a_taken_pact_is_whispered_to_its_owner_only() -> None:
    """The others read that a Pact was taken, and no more."""
    table = three().top("kindred").now(take_pact, 1)
    told = [event for event in table.s.journal(1) if event.id == "your-pact"]
    assert [event.args["card"] for event in told] == [PRINTED.cards.index("kindred")]
    for seat in (SPECTATOR, 0, 2):
        ids = [event.id for event in table.s.journal(seat)]
        assert "takes-pact" in ids
        assert "your-pact" not in ids


@rule("PAN-430", "PAN-592")
def test_wishes_about_kept_cards_are_seen_by_their_owner_only() -> None:
    """When a seat wants to be asked is nobody else's business."""
    table = three().keep("geek", "decoy").again()
    table.pick("geek", "never decoy")
    assert table.s.view(0)["table"]["cast"][0]["wishes"] == {"decoy": "never"}
    for seat in (SPECTATOR, 1, 2):
        assert table.s.view(seat)["table"]["cast"][0]["wishes"] == {}


@rule("PAN-24", "PAN-8")
def test_a_pact_that_went_back_into_the_deck_is_unseen_again() -> None:
    """Discarded Pacts lie open; shuffled into a new deck nobody knows where they are."""
    table = three().pact("doctor", "tithe")
    s = table.s
    s.secrets.show(PRINTED.cards.index("tithe") - PACTS, 0b10)
    s.pact_discard, s.pacts = s.pacts[:], []
    for card in s.pact_discard:
        s.secrets.show(card - PACTS, 0b111)
    table.shuffled_without(s.pact_discard).now(take_pact, 2)
    held = s.cast[2].pacts[0]
    assert s.knows_pact(held, 2)
    assert not s.knows_pact(held, 0)
    assert not any(s.knows_pact(card, seat) for card in s.pacts for seat in range(3))
    look_alike(s)


@rule("DIA-73", "PAN-24")
def test_chapter_5_hides_nothing_but_the_decks() -> None:
    """All against all: cards, Souls and Trophies lie open, and no Pact is ever dealt."""
    chance = random.Random("secrets 5")
    s = GAME.start(3, {"chapter": 5}, chance.randbytes(32))
    assert isinstance(s, Pandemonium)
    for count in range(120):
        if s.result is not None:
            break
        seat = chance.choice(s.to_act)
        s.apply(chance.choice(s.options(seat)), seat)
        if count % 20 == 0:
            look_alike(s)
            seen = [s.view(other)["table"]["cast"] for other in range(SPECTATOR, s.seats)]
            shared = [[{**c, "wishes": 0} for c in each] for each in seen]
            assert all(each == shared[0] for each in shared)
            assert not any(c.pacts for c in s.cast)
