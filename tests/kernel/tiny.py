"""Murmur, a game of twelve cards that only tests play: every kind of frame, in one short file."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Ask, AskAll, Step
from dreadhouse.kernel.game import Game, Option
from dreadhouse.kernel.secrets import Secrets
from dreadhouse.kernel.state import State
from dreadhouse.kernel.text import Texts
from dreadhouse.kernel.words import Vocabulary
from tests.forms import IS_COMPILED

if IS_COMPILED:
    pytest.skip("the compiled kernel plays compiled games only", allow_module_level=True)

CARDS = 12
NAMES = [str(number) for number in range(CARDS)]
WORDS = Vocabulary(
    [
        *[(verb, "card") for verb in ("play", "hush", "bid", "toss")],
        *[(verb, "") for verb in ("draw", "peek", "roll", "rest", "let", "pass")],
    ],
    {"card": NAMES},
)
PLAY, HUSH, BID, TOSS = (WORDS.base(verb) for verb in ("play", "hush", "bid", "toss"))
DRAW, PEEK, ROLL, REST, LET, PASS = (
    WORDS.action(verb) for verb in ("draw", "peek", "roll", "rest", "let", "pass")
)


class Murmur(State):
    """Hands, one deck (the last card is on top), one open pile and the scores."""

    def __init__(self, game: Any, seats: int, settings: dict[str, Any], dice: Dice) -> None:
        super().__init__(game, seats, settings, dice, Secrets(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.score = [0] * seats
        self.round = 1
        self.done: list[int] = []

    def copy(self) -> Murmur:
        """An independent copy."""
        twin = Murmur(self.game, self.seats, self.settings, self.dice.copy())
        twin.secrets = self.secrets.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.score = self.score[:]
        twin.round = self.round
        twin.done = self.done[:]
        self.copy_common(twin)
        return twin

    def is_last_round(self) -> bool:
        """Whether no round comes after this one."""
        return self.round == int(self.settings["rounds"])

    def throw(self, seat: int, card: int) -> None:
        """A card goes from a hand to the open pile."""
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.secrets.disclose(card, (1 << self.seats) - 1)


class Turn(Step):
    """A seat's turn, then the next one's; after the last one all bid."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Murmur) -> None:
        """Push the turn (TIN-2)."""
        if self.seat == s.seats:
            s.push(Bid())
            return
        s.push(Turn(self.seat + 1))
        s.done = []
        s.push(Act(self.seat))


class Act(Ask):
    """Play, draw, peek, roll, each once; then rest (TIN-2)."""

    rule = "TIN-2"

    def options(self, s: Murmur) -> list[int]:
        """What has not been done yet."""
        offered: list[int] = []
        if PLAY not in s.done:
            offered += [PLAY + card for card in sorted(s.hands[self.seat])]
        for act in (DRAW, PEEK):
            if act not in s.done and s.deck:
                offered.append(act)
        if ROLL not in s.done:
            offered.append(ROLL)
        return [*offered, REST]

    def choose(self, s: Murmur, action: int) -> None:
        """Do it; everything but resting asks again."""
        if action == REST:
            return
        s.push(Act(self.seat))
        s.done = [*s.done, PLAY if action < HUSH else action]
        if action < HUSH:
            self.play(s, action - PLAY)
        elif action == DRAW:
            self.draw(s)
        elif action == PEEK:
            self.peek(s)
        else:
            self.roll(s)

    def play(self, s: Murmur, card: int) -> None:
        """A card counts its number; the next seat may answer (TIN-4)."""
        s.throw(self.seat, card)
        s.score[self.seat] += card
        s.tell("played", {"seat": self.seat, "card": card}, "TIN-4")
        answering = (self.seat + 1) % s.seats
        if s.settings["quiet"] or not s.hands[answering]:
            return
        s.secrets.learn()
        if any(held % 2 == card % 2 for held in s.hands[answering]):
            s.push(Answer(answering, card))

    def draw(self, s: Murmur) -> None:
        """The top card goes to the hand, seen by its new holder only (TIN-2)."""
        card = s.deck.pop()
        s.hands[self.seat].append(card)
        s.secrets.show(card, 1 << self.seat)
        mask = 1 << self.seat
        s.whisper("drew", {"card": card}, "TIN-2", mask)
        s.whisper("drew-hidden", {"seat": self.seat}, "TIN-2", ~mask & ((1 << s.seats) - 1))

    def peek(self, s: Murmur) -> None:
        """The seat sees the top card (TIN-2)."""
        s.secrets.show(s.deck[-1], 1 << self.seat)
        s.whisper("peeked", {"card": s.deck[-1]}, "TIN-2", 1 << self.seat)
        s.tell("peeked-hidden", {"seat": self.seat}, "TIN-2")

    def roll(self, s: Murmur) -> None:
        """One die counts for the seat (TIN-2)."""
        amount = s.dice.roll(6)
        s.score[self.seat] += amount
        s.tell("rolled", {"seat": self.seat, "amount": amount}, "TIN-2")

    def is_own_act(self) -> bool:
        """A turn is never ended for a seat (TIN-3)."""
        return True

    def forbids(self, s: Murmur, action: int) -> str:
        """TIN-2, or TIN-4 for an answer out of place."""
        return "TIN-4" if HUSH <= action < BID else "TIN-2"


class Answer(Ask):
    """The next seat may hush a played card (TIN-4); nobody else sees that it is asked."""

    rule = "TIN-4"
    is_secret = True

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Murmur) -> list[int]:
        """Every held card of the same parity, or nothing."""
        fitting = [card for card in sorted(s.hands[self.seat]) if card % 2 == self.card % 2]
        return [*(HUSH + card for card in fitting), LET]

    def choose(self, s: Murmur, action: int) -> None:
        """The hushed card counts no more."""
        if action == LET:
            return
        card = action - HUSH
        s.throw(self.seat, card)
        s.score[(self.seat - 1) % s.seats] -= self.card
        s.tell("hushed", {"seat": self.seat, "card": card}, "TIN-4")

    def about(self, s: Murmur) -> dict[str, Any]:
        """The played card."""
        return {"card": self.card}


class Bid(AskAll):
    """Everybody bids in secret (TIN-5)."""

    rule = "TIN-5"

    def seats(self, s: Murmur) -> list[int]:
        """Everybody who holds a card."""
        return [seat for seat in range(s.seats) if s.hands[seat]]

    def options(self, s: Murmur, seat: int) -> list[int]:
        """A card or nothing."""
        return [*(BID + card for card in sorted(s.hands[seat])), PASS]

    def reveal(self, s: Murmur, picks: list[int]) -> None:
        """The highest bid scores; all bids are thrown away."""
        bids = [pick - BID if BID <= pick < TOSS else -1 for pick in picks]
        for seat, card in enumerate(bids):
            if card >= 0:
                s.throw(seat, card)
                s.tell("bids", {"seat": seat, "card": card}, "TIN-5")
        best = max(bids)
        s.push(Close())
        if best >= 0:
            winner = bids.index(best)
            s.score[winner] += best
            if s.hands[winner]:
                s.push(Toss(winner))

    def about(self, s: Murmur, seat: int) -> dict[str, Any]:
        """The round."""
        return {"round": s.round}


class Toss(Ask):
    """The winner of the bids throws a card away (TIN-6)."""

    rule = "TIN-6"

    def options(self, s: Murmur) -> list[int]:
        """Any card in hand."""
        return [TOSS + card for card in sorted(s.hands[self.seat])]

    def choose(self, s: Murmur, action: int) -> None:
        """Away with it."""
        s.throw(self.seat, action - TOSS)
        s.tell("tossed", {"seat": self.seat, "card": action - TOSS}, "TIN-6")

    def moot(self, s: Murmur, options: list[int]) -> int:
        """In the last round it cannot matter."""
        return options[0] if s.is_last_round() else -1

    def moot_reason(self) -> str:
        """Why nobody was asked."""
        return "passed-last"


class Close(Step):
    """A round ends, and with the last one the game (TIN-7)."""

    def run(self, s: Murmur) -> None:
        """Go on or name the winners."""
        for seat in range(s.seats):
            s.tell("scored", {"seat": seat, "amount": s.score[seat]}, "TIN-7")
        if not s.is_last_round():
            s.round += 1
            s.push(Turn(0))
            return
        best = max(s.score)
        share = 1 / s.score.count(best)
        s.end([share if score == best else 0.0 for score in s.score])


def deal(game: Game, seats: int, settings: dict[str, Any], dice: Dice) -> Murmur:
    """Shuffle and give three cards to each seat (TIN-1)."""
    s = Murmur(game, seats, settings, dice)
    s.deck = list(range(CARDS))
    dice.shuffle(s.deck)
    for seat in range(seats):
        for _ in range(3):
            s.hands[seat].append(s.deck.pop())
            s.secrets.show(s.hands[seat][-1], 1 << seat)
    s.push(Turn(0))
    return s


def table(s: Murmur, seat: int) -> dict[str, Any]:
    """What a seat may see of the table."""
    known = [[card for card in hand if s.secrets.is_known(card, seat)] for hand in s.hands]
    return {
        "hands": known,
        "sizes": [len(hand) for hand in s.hands],
        "deck_size": len(s.deck),
        "deck_known": [card if s.secrets.is_known(card, seat) else None for card in s.deck],
        "pile": s.pile[:],
        "score": s.score[:],
        "round": s.round,
        "done": s.done[:],
    }


def redeal(s: Murmur, seat: int, dice: Dice) -> None:
    """Shuffle all cards that a seat cannot know into their places."""
    places = [(pile, at) for pile in [*s.hands, s.deck] for at in range(len(pile))]
    hidden = [(pile, at) for pile, at in places if not s.secrets.is_known(pile[at], seat)]
    cards = sorted(pile[at] for pile, at in hidden)
    marks = {at_key(pile, at): s.secrets.known[pile[at]] for pile, at in hidden}
    dice.shuffle(cards)
    for (pile, at), card in zip(hidden, cards, strict=True):
        s.secrets.known[card] = marks[at_key(pile, at)]
        pile[at] = card


def at_key(pile: list[int], at: int) -> tuple[int, int]:
    """A place on the table."""
    return id(pile), at


def evaluate(s: Murmur, seat: int) -> float:
    """The share of all points."""
    total = sum(max(score, 0) for score in s.score)
    return max(s.score[seat], 0) / total if total else 1 / s.seats


def draw(view: dict[str, Any], language: str) -> str:
    """The scores as a picture."""
    words = " ".join(str(score) for score in view["table"]["score"])
    return f'<svg xmlns="http://www.w3.org/2000/svg" lang="{language}"><text>{words}</text></svg>'


def argument(name: str, value: Any, language: str, texts: Texts) -> Any:
    """A card by its name, anything else as it is."""
    return texts.say("card", {"number": value}, language) if name == "card" else value


def pieces(s: Murmur) -> list[str]:
    """Every card and its place."""
    places = {f"hand-{seat}": hand for seat, hand in enumerate(s.hands)}
    places |= {"deck": s.deck, "pile": s.pile}
    return [f"{card}@{place}" for place, cards in places.items() for card in cards]


def bound_for(settings: dict[str, Any]) -> int:
    """Every round: five acts and an answer, a bid and a throw for each of three seats."""
    return int(settings["rounds"]) * 3 * 8


GAME = Game(
    name="murmur",
    edition=1,
    seats=range(2, 4),
    options=(Option("rounds", 3, "TIN-7", 1, 6), Option("quiet", False, "TIN-4")),
    bound=72,
    vocabulary=WORDS,
    folder=pathlib.Path(__file__).parent / "murmur",
    deal=deal,
    table=table,
    redeal=redeal,
    evaluate=evaluate,
    draw=draw,
    argument=argument,
    pieces=pieces,
    bound_for=bound_for,
)
