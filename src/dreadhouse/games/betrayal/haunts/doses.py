"""Doses drunk or smashed, and who is cured (HAU-106, HAU-109 to HAU-112, HAU-114, HAU-116)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import NO_FACE, course_of
from dreadhouse.games.betrayal.haunts.results import see_face
from dreadhouse.games.betrayal.haunts.tokens import TokenKind
from dreadhouse.games.betrayal.haunts.winning import cured_alive
from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.items import lose_card
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.printed import TOKENS
from dreadhouse.games.betrayal.rules.rolls import is_free
from dreadhouse.games.betrayal.rules.words import DRINK, SMASH
from dreadhouse.games.betrayal.state import HERO, NO_CARD, Night
from dreadhouse.kernel.dice import Dice

CARD_WORDS: Final = 180
TRIES: Final = 40


class Doses(Block):
    """Tokens with a remedy on some faces; at a value of the clock whoever is not cured dies."""

    def __init__(self, kind: TokenKind, remedy: int, deadline: int) -> None:
        kind.is_dealt_apart = True
        self.kind = kind
        self.remedy = remedy
        self.deadline = deadline

    # ---- drinking and smashing

    def add_actions(self, s: Night, seat: int, found: list[int]) -> None:
        """Either is the use of a token held (HAU-109, HAU-110)."""
        if s.players[seat].trap == NO_CARD:
            for card in self.kind.held(s, seat):
                if is_free(s, seat, card):
                    found += [DRINK + card, SMASH + card]

    def choose(self, s: Night, seat: int, action: int) -> bool:
        """Drink or smash."""
        if DRINK <= action < DRINK + CARD_WORDS:
            self.drink(s, seat, action - DRINK)
        elif SMASH <= action < SMASH + CARD_WORDS:
            self.smash(s, seat, action - SMASH)
        else:
            return False
        judge(s)
        return True

    def ban(self, s: Night, seat: int, action: int) -> str:
        """Acted with already, or not held."""
        if not DRINK <= action < SMASH + CARD_WORDS:
            return ""
        return "BET-201" if (action - DRINK) % CARD_WORDS in s.acted else "HAU-109"

    def drink(self, s: Night, seat: int, card: int) -> None:
        """The face is seen by one alone, and a guest may be cured (HAU-109)."""
        course = course_of(s)
        if s.hears:
            s.tell("drinks", {"seat": seat, "card": card}, "HAU-109")
        see_face(s, self.kind, seat, card)
        course.drinks = [*course.drinks, [seat, card, 0]]
        if course.faces[card - TOKENS] == self.remedy and s.players[seat].team == HERO:
            course.cured |= 1 << seat
        put_away(s, card)
        lose_card(s, seat, card)

    def smash(self, s: Night, seat: int, card: int) -> None:
        """Everybody sees the face (HAU-110)."""
        s.secrets.show(card, s.everyone)
        if s.hears:
            face = self.kind.face_names[course_of(s).faces[card - TOKENS]]
            s.tell("smashes", {"seat": seat, "card": card, "face": face}, "HAU-110")
        put_away(s, card)
        lose_card(s, seat, card)

    # ---- slips, the deadline, the traitor's death

    def round_ends(self, s: Night) -> None:
        """Everybody learns how many are cured, not who (HAU-112)."""
        course = course_of(s)
        course.shown = cured_alive(s, course)
        course.drinks = [
            [drink[0], drink[1], 0 if s.players[drink[0]].is_dead else 1] for drink in course.drinks
        ]
        s.secrets.learn()
        if s.hears:
            s.tell("slips", {"count": course.shown}, "HAU-112")

    def clock_strikes(self, s: Night, value: int) -> None:
        """Whoever is not cured dies; only then it is seen who has won (HAU-114)."""
        if value != self.deadline:
            return
        course = course_of(s)
        course.is_ready = False
        for seat in range(s.seats):
            if s.players[seat].team == HERO and (course.cured >> seat) & 1 == 0:
                die(s, seat)
        course.is_ready = True

    def died(self, s: Night, seat: int) -> None:
        """With the traitor's death all faces are turned up (HAU-116)."""
        if seat == s.traitor:
            for card in range(self.kind.first, self.kind.first + self.kind.most):
                if course_of(s).faces[card - TOKENS] != NO_FACE:
                    s.secrets.show(card, s.everyone)

    # ---- what is seen

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """The last slips, and whether the seat itself is cured."""
        course = course_of(s)
        found["cured_shown"] = course.shown
        found["cured_me"] = seat >= 0 and bool((course.cured >> seat) & 1)

    def redeal(self, s: Night, seat: int, dice: Dice) -> None:
        """Faces unknown to the seat are dealt anew, so that they fit the last slips if they can."""
        course = course_of(s)
        cards = [
            card
            for card in range(self.kind.first, self.kind.first + self.kind.most)
            if course.faces[card - TOKENS] != NO_FACE
        ]
        hidden = [card for card in cards if not s.knows(card, seat)]
        faces = sorted([course.faces[card - TOKENS] for card in hidden])
        for _ in range(TRIES):
            dice.shuffle(faces)
            for at in range(len(hidden)):
                course.faces[hidden[at] - TOKENS] = faces[at]
            if self.counted(s) == course.shown:
                break
        course.cured = self.cured_by(s, False)
        if s.is_hidden and seat != s.traitor:
            self.give_sight(s, seat, cards)

    def give_sight(self, s: Night, seat: int, cards: list[int]) -> None:
        """Whoever is the traitor in this world knows every face (HAU-108)."""
        for card in cards:
            if s.secrets.known[card] != s.everyone:
                mine = 1 << seat if seat >= 0 and s.knows(card, seat) else 0
                s.secrets.known[card] = mine | 1 << s.traitor

    def cured_by(self, s: Night, is_counted: bool) -> int:
        """A mask of those whom their doses cured, up to the last slips or to now."""
        course = course_of(s)
        found = 0
        for drink in course.drinks:
            if course.faces[drink[1] - TOKENS] == self.remedy and (drink[2] or not is_counted):
                if s.players[drink[0]].team == HERO:
                    found |= 1 << drink[0]
        return found

    def counted(self, s: Night) -> int:
        """How many slips would have said so."""
        mask = self.cured_by(s, True)
        found = 0
        for seat in range(s.seats):
            found += (mask >> seat) & 1
        return found
