"""Setup: chapter, characters, decks, tokens (PAN-66 to PAN-76, PAN-617 to PAN-628)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.ground.ground import Ground
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.deciding import in_order
from dreadhouse.games.pandemonium.rules.figures import place_foe
from dreadhouse.games.pandemonium.rules.inventory import take_items
from dreadhouse.games.pandemonium.rules.printed import (
    ALLIES,
    CHALLENGES,
    CHARACTERS,
    COMBOS,
    EVENTS,
    HELICOPTER,
    ITEMS,
    PACTS,
    Printed,
)
from dreadhouse.games.pandemonium.rules.rounds import ROUND_BEGINS
from dreadhouse.games.pandemonium.rules.words import PICK
from dreadhouse.games.pandemonium.state import (
    COOPERATIVE,
    MOST_LIFE,
    MOST_SOULS,
    NOWHERE,
    ONE_AGAINST_ALL,
    PACT_CARDS,
    ROUND_START,
    Character,
    Pandemonium,
    Token,
)
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Ask, Step
from dreadhouse.kernel.secrets import Secrets

EASY_SOULS: Final = 4
PAIR: Final = 2
EASY_ITEMS: Final = 2
PER_CHARACTER: Final = 4


class Setup(Step):
    """Lay out tokens and decks; then the players pick their characters (PAN-67, PAN-68)."""

    rule = "PAN-67"

    def run(self, s: Pandemonium) -> None:
        """Who plays how many characters follows from the chapter and the number of players."""
        shuffle_decks(s)
        lay_tokens(s)
        s.push(Begin())
        for seat in reversed(seats_of_characters(s)):
            s.push(PickCharacter(seat))


def seats_of_characters(s: Pandemonium) -> list[int]:
    """The seat of each character: a lone player has two (PAN-66, DIA-121)."""
    seats = [seat for seat in range(s.seats) if seat != s.evil_seat]
    return seats * 2 if len(seats) == 1 else seats


def shuffle_decks(s: Pandemonium) -> None:
    """Six decks, shuffled and face down (PAN-6, PAN-71); some cards may be left out (DIA-40)."""
    s.items = copies(s, ITEMS, EVENTS)
    s.events = copies(s, EVENTS, PACTS)
    s.pacts = copies(s, PACTS, COMBOS)
    s.combos = copies(s, COMBOS, ALLIES)
    s.allies = [card for card in range(ALLIES, CHALLENGES) if card not in s.chapter.without]
    s.challenges = copies(s, CHALLENGES, HELICOPTER)
    s.boxed = [HELICOPTER, *s.chapter.without]
    for deck in (s.items, s.events, s.pacts, s.combos, s.allies, s.challenges):
        s.dice.shuffle(deck)


def copies(s: Pandemonium, first: int, beyond: int) -> list[int]:
    """All copies of a kind of cards (PAN-7)."""
    found = []
    for card in range(first, beyond):
        found += [card] * s.printed.copies[card]
    return found


def lay_tokens(s: Pandemonium) -> None:
    """The tokens of the chapter lie face up from the start (DIA-6)."""
    for kind, cell in s.chapter.tokens:
        s.tokens.append(Token(kind, cell))
    for edge in s.chapter.evil_barricades:
        s.ground.raise_evil_barricade(edge)


class PickCharacter(Ask):
    """Each player picks a different character (PAN-68)."""

    rule = "PAN-68"

    def options(self, s: Pandemonium) -> list[int]:
        """Those that nobody has."""
        taken = [c.persona for c in s.cast]
        return [PICK + persona for persona in range(CHARACTERS) if persona not in taken]

    def choose(self, s: Pandemonium, action: int) -> None:
        """Full Life, no Fear, nothing carried (PAN-69, PAN-70)."""
        c = Character()
        c.persona = action - PICK
        c.seat = self.seat
        s.cast.append(c)
        s.cell.append(NOWHERE)
        s.life.append(MOST_LIFE)
        s.fear.append(0)
        s.souls.append(0)
        if s.hears:
            s.tell("picks-character", {"seat": self.seat, "persona": c.persona}, "PAN-68")


class Begin(Step):
    """The characters stand on their start; then the first round begins (PAN-75, PAN-76)."""

    rule = "PAN-75"

    def run(self, s: Pandemonium) -> None:
        """The creature limit is noted (PAN-121)."""
        start = s.chapter.start
        for who in range(len(s.cast)):
            s.cell[who] = start[who % len(start)]
        s.limit = PER_CHARACTER * len(s.cast)
        s.round = s.chapter.first_round - 1
        s.phase = ROUND_START
        for persona, cell in s.chapter.allies:
            s.ally_cell[persona] = cell
        for boss, cell in s.chapter.bosses:
            place_foe(s, boss, cell)
        s.push(ROUND_BEGINS)
        settle(s)
        s.chapter.begin(s)
        supply(s)


def supply(s: Pandemonium) -> None:
    """What a chapter gives, more for a pair, and what the easy mode gives (DIA-143, PAN-620)."""
    items, souls = s.chapter.items, s.chapter.souls
    if len(s.cast) == PAIR:
        items += s.chapter.pair_items
        souls += s.chapter.pair_souls
    if s.is_easy:
        items += EASY_ITEMS
        souls += EASY_SOULS
    for who in reversed(in_order(s)):
        s.souls[who] = min(souls, MOST_SOULS)
        if items:
            take_items(s, who, items)


def lay_out(game: Any, seats: int, settings: dict[str, Any], dice: Dice, printed: Printed) -> Any:
    """An empty table with the setup to come."""
    chapter = printed.chapters[settings["chapter"] - 1]
    ground = Ground(chapter.plan)
    s = Pandemonium(game, seats, settings, dice, Secrets(PACT_CARDS), printed, chapter, ground)
    s.mode = chapter.mode
    s.is_easy = settings["easy"]
    s.is_solo = seats == 1
    if s.mode == ONE_AGAINST_ALL:
        s.evil_seat = chapter.evil_seat(seats)
    if s.mode == COOPERATIVE:
        s.evil_seat = -1
    s.plot = chapter.fresh_plot(s)
    s.push(SETUP)
    return s


SETUP: Final = Setup()
