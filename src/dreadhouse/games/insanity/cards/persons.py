"""Persons with effects of their own (INS-187 to INS-217)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.insanity.cards.face import MONSTER, PERSON, Face, Part
from dreadhouse.games.insanity.rules.entering import put_into_play
from dreadhouse.games.insanity.rules.leaving import destroy
from dreadhouse.games.insanity.rules.measures import gain_life, gain_sanity
from dreadhouse.games.insanity.rules.piles import discard, draw
from dreadhouse.games.insanity.rules.words import BRING, DESTROY, DISCARD, DONE, LIFE, SANITY
from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.frames import Ask, Step


class RandolphCarter(Face):
    """While you control him, you play no monsters (INS-187)."""

    def bans_playing(self, face: Face) -> bool:
        """No monsters."""
        return face.kind == MONSTER


class Hermit(Face):
    """While you control the Hermit, you play no persons (INS-188)."""

    def bans_playing(self, face: Face) -> bool:
        """No persons."""
        return face.kind == PERSON


class ChiefOfPolice(Face):
    """While you control the Chief, you play no monsters (INS-193)."""

    def bans_playing(self, face: Face) -> bool:
        """No monsters."""
        return face.kind == MONSTER


class WilburWhateley(Face):
    """+2 power and may attack while his kin is in play on either side (INS-198, INS-199)."""

    def bonus(self, s: Duel, seat: int) -> int:
        """Once, even for both of them."""
        return 2 if self._has_kin(s) else 0

    def lets_attack(self, s: Duel, card: int, seat: int) -> bool:
        """Himself only."""
        return card == self.number and self._has_kin(s)

    def _has_kin(self, s: Duel) -> bool:
        return s.is_in_play("dunwich_horror") or s.is_in_play("yog_sothoth")


class RichardUptonPickman(Face):
    """+2 power and may attack while you are at 0 sanity (INS-200)."""

    def bonus(self, s: Duel, seat: int) -> int:
        """While nothing is left of his player's mind."""
        return 2 if s.players[seat].sanity == 0 else 0

    def lets_attack(self, s: Duel, card: int, seat: int) -> bool:
        """Himself only."""
        return card == self.number and s.players[seat].sanity == 0


class DrArmitage(Face):
    """You gain 1 sanity for each of your monsters that is destroyed (INS-215, INS-216)."""

    def answer_destroyed(self, s: Duel, seat: int, own_monsters: int) -> None:
        """Right after the event (INS-71)."""
        s.push(ArmitagesNotes(seat, self.number, own_monsters))


class ArmitagesNotes(Step):
    """Dr. Armitage learns from destroyed monsters (INS-215)."""

    rule = "INS-215"

    def __init__(self, seat: int, card: int, monsters: int) -> None:
        self.seat = seat
        self.card = card
        self.monsters = monsters

    def run(self, s: Duel) -> None:
        """One sanity for each."""
        gain_sanity(s, self.seat, self.monsters, self.card)


class Gambling(Part):
    """Gambler: discard any number of cards, then draw equally many (INS-204)."""

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Ask card by card."""
        s.push(GambleAway(seat, card, 0, 0))


class GambleAway(Ask):
    """Name the cards to gamble away, in the order of the hand (INS-204).

    Cards before `at` were passed over; `count` are gone already.
    """

    rule = "INS-204"
    gathers = True

    def __init__(self, seat: int, card: int, at: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.at = at
        self.count = count

    def options(self, s: Duel) -> list[int]:
        """Cards not yet passed over, or done (INS-78)."""
        found = [DISCARD + card for card in s.players[self.seat].hand[self.at :]]
        found.append(DONE)
        return found

    def choose(self, s: Duel, action: int) -> None:
        """Two verbs: discard, done."""
        if action == DONE:
            self.done(s)
        else:
            self.discard(s, action - DISCARD)

    def discard(self, s: Duel, card: int) -> None:
        """One more card is gone."""
        at = s.players[self.seat].hand.index(card)
        discard(s, self.seat, card)
        s.push(GambleAway(self.seat, self.card, at, self.count + 1))

    def done(self, s: Duel) -> None:
        """Draw as many."""
        draw(s, self.seat, self.count)

    def about(self, s: Duel) -> dict[str, Any]:
        """How many are gone."""
        return {"card": self.card, "count": self.count}


class LeadingAway(Part):
    """Cult Leader: destroy it and any number of your other persons; +3 sanity each (INS-207)."""

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Ask person by person."""
        s.push(LeadAway(seat, card, [card], 0))


class LeadAway(Ask):
    """Name the persons that go with the Cult Leader, in the order of entering play (INS-207)."""

    rule = "INS-207"
    gathers = True

    def __init__(self, seat: int, card: int, named: list[int], after: int) -> None:
        self.seat = seat
        self.card = card
        self.named = named
        self.after = after

    def options(self, s: Duel) -> list[int]:
        """Persons of the seat not yet passed over, or done."""
        found = [
            DESTROY + thing.card
            for thing in s.sides[self.seat]
            if thing.kind == PERSON and thing.born > self.after and thing.card != self.card
        ]
        found.append(DONE)
        return found

    def choose(self, s: Duel, action: int) -> None:
        """Two verbs: destroy, done."""
        if action == DONE:
            self.done(s)
        else:
            self.destroy(s, action - DESTROY)

    def destroy(self, s: Duel, card: int) -> None:
        """One more person goes."""
        thing = s.thing(card)
        assert thing is not None
        s.push(LeadAway(self.seat, self.card, [*self.named, card], thing.born))

    def done(self, s: Duel) -> None:
        """All of them at one moment (INS-89), the Leader included."""
        gain = 3 * len(self.named)
        destroy(s, self.named, False, False)
        gain_sanity(s, self.seat, gain, self.card)

    def about(self, s: Duel) -> dict[str, Any]:
        """How many go, the Leader included."""
        return {"card": self.card, "count": len(self.named)}


class Nursing(Part):
    """Ward Nurse: gain 10 life or 1 sanity (INS-213)."""

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Ask which."""
        s.push(ChooseGain(seat, card))


class ChooseGain(Ask):
    """Pick what the Ward Nurse gives (INS-213)."""

    rule = "INS-213"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Duel) -> list[int]:
        """Life or sanity."""
        return [LIFE, SANITY]

    def choose(self, s: Duel, action: int) -> None:
        """Two verbs: life, sanity."""
        if action == LIFE:
            self.life(s)
        else:
            self.sanity(s)

    def life(self, s: Duel) -> None:
        """10 life."""
        gain_life(s, self.seat, 10, self.card)

    def sanity(self, s: Duel) -> None:
        """1 sanity."""
        gain_sanity(s, self.seat, 1, self.card)

    def about(self, s: Duel) -> dict[str, Any]:
        """The card whose effect it is."""
        return {"card": self.card}


class Reanimating(Part):
    """Herbert West: a person out of the discard pile comes into play (INS-217)."""

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """The discard pile must hold a person."""
        return 0 if has_dead_person(s) else 217

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Ask which."""
        if has_dead_person(s):
            s.push(ChooseReturn(seat, card))


class ChooseReturn(Ask):
    """Pick the person that Herbert West brings back (INS-217)."""

    rule = "INS-217"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Duel) -> list[int]:
        """Persons in the discard pile."""
        return [BRING + card for card in dead_persons(s)]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: bring."""
        self.bring(s, action - BRING)

    def bring(self, s: Duel, card: int) -> None:
        """It enters on the seat's side, not played (INS-68)."""
        s.discard.remove(card)
        put_into_play(s, self.seat, card)

    def about(self, s: Duel) -> dict[str, Any]:
        """The card whose effect it is."""
        return {"card": self.card}


def dead_persons(s: Duel) -> list[int]:
    """The persons in the discard pile, from the bottom."""
    return [card for card in s.discard if s.faces[card].kind == PERSON]


def has_dead_person(s: Duel) -> bool:
    """Whether the discard pile holds a person, looking from the top: there is one, as a rule."""
    for card in reversed(s.discard):
        if s.faces[card].kind == PERSON:
            return True
    return False
