"""Evenings of the Survival Diary laid out for a test.

    e = evening("flat_battery", "doctor", "geek", rolls="3")
    e.put("doctor", "e44").carry("doctor", "battery").begin("doctor")
    e.pick("doctor", "task fit", "task start")

The characters sit in the order in which they are named (the Evil One's player is the last seat).
Rolls are H and M for Combat dice, numbers for D6 and D12, `=n` for any other draw below something.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, Self

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.content import printed
from dreadhouse.games.pandemonium.ground.names import cell_name, cell_named, edge_named
from dreadhouse.games.pandemonium.rules.chapter import Chapter
from dreadhouse.games.pandemonium.rules.figures import place_foe
from dreadhouse.games.pandemonium.rules.printed import ALLIES, TOKENS, Printed
from dreadhouse.games.pandemonium.rules.rounds import (
    CREATURES_PHASE,
    ROUND_BEGINS,
    ROUND_ENDS,
    STEPS,
)
from dreadhouse.games.pandemonium.rules.turn import Turn, fresh_turn
from dreadhouse.games.pandemonium.state import (
    ENTOMBED,
    EVIL_TURN,
    LYING,
    NOBODY,
    NOWHERE,
    PLAYERS_TURN,
    Pandemonium,
    Token,
)
from dreadhouse.kernel.dice import ScriptedDice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import IllegalAction
from dreadhouse.kernel.frames import Step

PRINTED: Printed = printed()
CHAPTERS = [
    "flat_battery",
    "someone_is_knocking",
    "hold_until_sunrise",
    "current",
    "last_one_standing",
    "the_name_in_the_book",
    "the_house_comes_down",
    "one_of_us_commands",
]
FACES = {"H": 0, "M": 5}


def evening(chapter: str, *cast: str, rolls: str = "", seats: int = 0, **options: Any) -> Evening:
    """A chapter set up, its characters at the start; `begin` a turn or `start` the round next."""
    number = CHAPTERS.index(chapter) + 1
    people = seats or len(cast) + (1 if number == 8 else 0)
    with unsupplied(PRINTED.chapters[number - 1]):
        s = GAME.start(people, {"chapter": number, **options}, seed=bytes(32), journal=True)
        for name in cast:
            s.apply(GAME.vocabulary.action(f"pick {name}"), s.to_act[0])
    assert isinstance(s, Pandemonium)
    e = Evening(s)
    e.roll(rolls)
    return e


@contextlib.contextmanager
def unsupplied(chapter: Chapter) -> Iterator[None]:
    """The examples begin with empty hands; what a chapter gives (DIA-143) is tested apart."""
    kept = chapter.items, chapter.souls, chapter.pair_items, chapter.pair_souls
    chapter.items = chapter.souls = chapter.pair_items = chapter.pair_souls = 0
    try:
        yield
    finally:
        chapter.items, chapter.souls, chapter.pair_items, chapter.pair_souls = kept


class Evening:
    """A game under test, read and played in the ids of characters, spaces, figures and cards."""

    def __init__(self, s: Pandemonium) -> None:
        self.s = s
        self.scripted = ScriptedDice([], [])
        s.dice = self.scripted
        for foe in s.foes[:]:
            if [foe, s.foe_cell[foe]] not in s.chapter.bosses:
                s.foes.remove(foe)
                s.foe_cell[foe] = NOWHERE
        s.last_breed = -1
        s.tray = []
        s.stack = [STEPS[0]]

    # ---- laying out

    def roll(self, rolls: str) -> Self:
        """Add to the script of the dice."""
        for one in rolls.split():
            if one in FACES:
                self.scripted.rolls.append(FACES[one])
            elif one.startswith("="):
                self.scripted.rolls.append(int(one[1:]))
            else:
                self.scripted.rolls.append(int(one) - 1)
        return self

    def who(self, name: str) -> int:
        """A character's number."""
        return [PRINTED.characters[one.persona] for one in self.s.cast].index(name)

    def cell(self, space: str) -> int:
        """A space by name."""
        return cell_named(self.s.ground.plan, space)

    def edge(self, name: str) -> int:
        """A door or window by name."""
        return edge_named(self.s.ground.plan, name)

    def put(self, name: str, space: str) -> Self:
        """A character stands in a space."""
        self.s.cell[self.who(name)] = self.cell(space)
        return self

    def lay(self, name: str, space: str, posture: int = ENTOMBED) -> Self:
        """A character lies entombed on a portal, or dead (LYING) in a space."""
        who = self.who(name)
        self.s.cell[who] = NOWHERE
        self.s.cast[who].posture = posture
        self.s.cast[who].tomb = self.cell(space)
        if posture == LYING:
            self.s.life[who] = 0
        return self

    def foe(self, name: str, space: str) -> Self:
        """A creature, an evil ally or a boss stands in a space."""
        figures = PRINTED.figures
        number = figures.index(name if name in figures else f"{name}_1")
        while self.s.foe_cell[number] != NOWHERE:
            number += 1
        place_foe(self.s, number, self.cell(space))
        return self

    def ally(self, name: str, space: str, leader: str = "") -> Self:
        """A good ally stands in a space."""
        persona = (PRINTED.cards.index(name) - ALLIES) // 2
        self.s.ally_cell[persona] = self.cell(space)
        self.s.ally_who[persona] = self.who(leader) if leader else NOBODY
        return self

    def carry(self, name: str, *tokens: str) -> Self:
        """A character carries tokens; they are no longer on the board."""
        for token in tokens:
            kind = TOKENS.index(token)
            self.s.cast[self.who(name)].carried.append(kind)
            self.s.tokens = [one for one in self.s.tokens if one.kind != kind]
        return self

    def drop(self, token: str, space: str) -> Self:
        """A token lies in a space, and nowhere else."""
        kind = TOKENS.index(token)
        self.s.tokens = [one for one in self.s.tokens if one.kind != kind]
        self.s.tokens.append(Token(kind, self.cell(space)))
        return self

    def arm(self, name: str, *items: str) -> Self:
        """Weapons in the hands."""
        self.s.cast[self.who(name)].hands += [PRINTED.cards.index(item) for item in items]
        return self

    def pack(self, name: str, *items: str) -> Self:
        """Items in the backpack."""
        self.s.cast[self.who(name)].backpack += [PRINTED.cards.index(item) for item in items]
        return self

    def has(self, name: str, **values: int) -> Self:
        """Life, Fear, Souls of a character."""
        for value, n in values.items():
            getattr(self.s, value)[self.who(name)] = n
        return self

    def top(self, *cards: str) -> Self:
        """Cards on top of their decks, the first one on top."""
        for card in reversed(cards):
            number = PRINTED.cards.index(card)
            for deck in (
                self.s.items,
                self.s.events,
                self.s.pacts,
                self.s.combos,
                self.s.allies,
                self.s.challenges,
            ):
                if number in deck:
                    deck.remove(number)
                    deck.append(number)
        return self

    def pact(self, name: str, card: str) -> Self:
        """A character holds a Pact."""
        number = PRINTED.cards.index(card)
        self.s.pacts.remove(number)
        self.s.cast[self.who(name)].pacts.append(number)
        self.s.pact_order.append(number)
        return self

    def open(self, *openings: str) -> Self:
        """Doors and windows are open."""
        for name in openings:
            self.s.ground.open(self.edge(name))
        return self

    # ---- beginning

    def order(self) -> list[int]:
        """The turn order of the values."""
        printed_values = PRINTED
        people = list(range(len(self.s.cast)))

        def quickness(who: int) -> tuple[int, int]:
            persona = self.s.cast[who].persona
            return -printed_values.agility[persona], -printed_values.resolve[persona]

        return sorted(people, key=quickness)

    def begin(self, name: str, round: int = 1, then: tuple[str, ...] = ()) -> Self:
        """A character's turn, its start done; `then` names who has a turn afterwards."""
        s = self.s
        who = self.who(name)
        s.round = round
        s.is_first_round = round == s.chapter.first_round
        s.order = self.order()
        s.phase = PLAYERS_TURN
        s.waiting = [self.who(other) for other in then]
        s.acting = who
        fresh_turn(s, who)
        s.stack = [STEPS[0], Turn(who)]
        return self.go()

    def start(self, round: int) -> Self:
        """The start of a round."""
        s = self.s
        s.round = round - 1
        s.is_first_round = round == s.chapter.first_round
        s.acting = NOBODY
        s.stack = [ROUND_BEGINS]
        return self.go()

    def evil(self, round: int) -> Self:
        """The Evil One player's turn."""
        s = self.s
        s.round = round
        s.is_first_round = False
        s.phase = EVIL_TURN
        s.acting = NOBODY
        s.order = self.order()
        s.stack = [CREATURES_PHASE]
        s.chapter.evil_turn(s)
        return self.go()

    def creatures(self, round: int = 2) -> Self:
        """The creatures' turn."""
        s = self.s
        s.round = round
        s.is_first_round = False
        s.acting = NOBODY
        s.order = self.order()
        s.stack = [CREATURES_PHASE]
        return self.go()

    def end_round(self, round: int) -> Self:
        """The end of a round."""
        self.s.round = round
        self.s.acting = NOBODY
        self.s.order = self.order()
        self.s.stack = [ROUND_ENDS]
        return self.go()

    def run(self, *frames: Step) -> Self:
        """Run frames now, the first one first, below what goes on."""
        self.s.stack += reversed(frames)
        return self.go()

    def go(self) -> Self:
        """On to the next question."""
        self.s.result = None
        self.s.advance()
        return self

    # ---- playing

    def pick(self, name: str, *words: str) -> Self:
        """A character's player picks these words one after the other, and must be asked."""
        return self.seat_picks(self.s.cast[self.who(name)].seat, *words)

    def seat_picks(self, seat: int, *words: str) -> Self:
        """A seat picks these words."""
        for word in words:
            assert seat in self.s.to_act, f"{word!r}: {self.asked} is asked, not seat {seat}"
            self.s.apply(GAME.vocabulary.action(word), seat)
        return self

    def evil_picks(self, *words: str) -> Self:
        """The Evil One's player picks these words."""
        return self.seat_picks(self.s.evil_seat, *words)

    def refused(self, word: str, rule: str) -> None:
        """The word is refused by this rule and changes nothing."""
        before = digest(self.s)
        with pytest.raises(IllegalAction) as refusal:
            self.s.apply(GAME.vocabulary.action(word), self.s.to_act[0])
        assert refusal.value.rule == rule
        assert digest(self.s) == before

    # ---- reading

    @property
    def asked(self) -> str:
        """What is asked now, "" when the game is over."""
        return type(self.s.stack[-1]).__name__ if self.s.result is None else ""

    @property
    def words(self) -> list[str]:
        """The words offered now."""
        return [GAME.vocabulary.word(action) for action in self.s.offered]

    def offers(self, verb: str) -> list[str]:
        """What is offered of a verb."""
        return [word.partition(" ")[2] for word in self.words if word.partition(" ")[0] == verb]

    def at(self, name: str) -> str:
        """The space of a character, "" off the board."""
        cell = self.s.cell[self.who(name)]
        return self.name(cell)

    def name(self, cell: int) -> str:
        """A space's name, "" for nowhere."""
        return cell_name(self.s.ground.plan, cell) if cell >= 0 else ""

    def foe_at(self, name: str) -> str:
        """The space of a foe."""
        return self.name(self.s.foe_cell[PRINTED.figures.index(name)])

    def foes(self) -> dict[str, str]:
        """The foes on the board and their spaces."""
        return {PRINTED.figures[foe]: self.name(self.s.foe_cell[foe]) for foe in self.s.foes}

    def life(self, name: str) -> int:
        """Life."""
        return self.s.life[self.who(name)]

    def fear(self, name: str) -> int:
        """Fear."""
        return self.s.fear[self.who(name)]

    def souls(self, name: str) -> int:
        """Souls."""
        return self.s.souls[self.who(name)]

    def left(self, name: str) -> int:
        """Actions left."""
        from dreadhouse.games.pandemonium.rules.values import actions_left

        return actions_left(self.s, self.who(name))

    def carried(self, name: str) -> list[str]:
        """The tokens that a character carries."""
        return [TOKENS[kind] for kind in self.s.cast[self.who(name)].carried]

    def items(self, name: str) -> list[str]:
        """The Items of a character."""
        c = self.s.cast[self.who(name)]
        return [PRINTED.cards[item] for item in c.hands + c.backpack]

    def tokens(self) -> dict[str, list[str]]:
        """The tokens on the board and their spaces."""
        found: dict[str, list[str]] = {}
        for token in self.s.tokens:
            found.setdefault(TOKENS[token.kind], []).append(self.name(token.cell))
        return found

    def activity(self, tile: str) -> int:
        """The Activity that a chapter has added to a tile."""
        return self.s.extra_activity[self.s.ground.plan.letters.index(tile)]

    def goal(self, id: str) -> list[int]:
        """How far a part of the goal has come, and how far it must."""
        rows = self.s.chapter.table(self.s, 0)["goal"]
        return next(row[1:] for row in rows if row[0] == id)

    @property
    def result(self) -> list[float] | None:
        """The result of each seat."""
        return self.s.result
