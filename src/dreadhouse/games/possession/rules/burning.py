"""The altar and burning pages (POS-189 to POS-204, POS-312 to POS-319, POS-389)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import ALTAR_ICON, CIRCLE, TORN_PAGE, is_page
from dreadhouse.games.possession.rules.ending import end_by_burning
from dreadhouse.games.possession.rules.house_chips import use_up
from dreadhouse.games.possession.rules.leaving import discard_card, discard_house_chip
from dreadhouse.games.possession.rules.rolling import BURNING, fresh_tray, roll, wounds
from dreadhouse.games.possession.rules.rooms import activate, icon_ban
from dreadhouse.games.possession.rules.words import CIRCLES, DONE, LOSE, NUMBER, SHOW
from dreadhouse.games.possession.state import MOST_SEATS, Attempt, Night, Player
from dreadhouse.kernel.frames import Ask, Step

BURN_DICE: Final = 3
# Three action dice show 0 to 6 wounds in so many of 216 ways at least.
WAYS: Final = [216, 189, 135, 72, 28, 7, 1]


def burn_ban(s: Night, p: Player) -> int:
    """The number of the rule by which one cannot attempt to burn here, or 0."""
    ban = icon_ban(s, p, ALTAR_ICON, 189)
    if ban:
        return ban
    if not p.house_chips:
        return 191
    return 0 if pages_of(p) else 191


def pages_of(p: Player) -> list[int]:
    """The pages a player could show, the torn page last (POS-312), in ascending order."""
    found = [card for card in p.hand if is_page(card)]
    found.sort()
    if TORN_PAGE in p.house_chips:
        found.append(TORN_PAGE)
    return found


def the_attempt(s: Night) -> Attempt:
    """The attempt under way."""
    attempt = s.attempt
    assert attempt is not None
    return attempt


def altar_difficulty(s: Night, room: int) -> int:
    """The altar's difficulty with Seal of Ash and altar shift (POS-194, POS-358, POS-389)."""
    return s.printed.altar[room] + s.rules.altar_shift + (1 if s.has_seal else 0)


def number_needed(s: Night, room: int, shown: list[int], torn: int, circles: int) -> int:
    """The wounds that an attempt needs (POS-196 to POS-198, POS-204, POS-314, POS-317)."""
    numbers = 0
    for card in shown:
        numbers |= 1 << (torn if card == TORN_PAGE else s.printed.page_number[card])
    numbers &= ~1  # the page without a number makes no pair
    pairs = (numbers & (numbers >> 1)).bit_count()
    return altar_difficulty(s, room) - (len(shown) - 1) - pairs - circles


def best_torn_number(s: Night, room: int, shown: list[int]) -> int:
    """The number that helps most for the torn page (POS-312)."""
    best = 1
    for number in range(2, 10):
        if number_needed(s, room, shown, number, 0) < number_needed(s, room, shown, best, 0):
            best = number
    return best


def chance_of(needed: int) -> int:
    """The chance of an attempt in per cent."""
    if needed <= 0:
        return 100
    return (WAYS[needed] * 200 + 216) // 432 if needed <= 6 else 0


def burn(s: Night, seat: int) -> None:
    """An attempt costs one action and places a cube (POS-190)."""
    p = s.players[seat]
    activate(s, p, 1)
    s.attempt = Attempt(seat)
    if s.hears:
        s.tell("attempts", {"seat": seat, "room": p.room}, "POS-190")
    s.push(SHOWS[seat])


class ShowPages(Ask):
    """Reveal the pages to burn, one or more of one's choice (POS-193)."""

    rule = "POS-193"
    gathers = True

    def options(self, s: Night) -> list[int]:
        """Pages in ascending order; done once there is one."""
        shown = the_attempt(s).shown
        last = shown[len(shown) - 1] if shown else -1
        found = [SHOW + card for card in pages_of(s.players[self.seat]) if card > last]
        if shown:
            found.append(DONE)
        return found

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: show, done."""
        if action == DONE:
            self.done(s)
        else:
            self.show(s, action - SHOW)

    def show(self, s: Night, card: int) -> None:
        """The page is seen by all (POS-380)."""
        s.secrets.disclose(card, s.everyone)
        the_attempt(s).shown.append(card)
        s.push(self)

    def done(self, s: Night) -> None:
        """The torn page is given its number, circles are announced; then the dice fall."""
        shown = the_attempt(s).shown
        if s.hears:
            s.tell("shows-pages", {"seat": self.seat, "cards": shown[:]}, "POS-193")
        s.push(BURNS[self.seat])
        if s.players[self.seat].house_chips:
            s.secrets.learn()
            s.push(ANNOUNCES[self.seat])
        if TORN_PAGE in shown:
            s.push(NAMES[self.seat])

    def about(self, s: Night) -> dict[str, Any]:
        """What the pages shown so far would need, and the chance of it."""
        return about_attempt(s)


def about_attempt(s: Night) -> dict[str, Any]:
    """The number needed as it stands, the chance in per cent, and the altar's difficulty."""
    attempt = the_attempt(s)
    room = s.players[attempt.seat].room
    shown = attempt.shown
    torn = attempt.number
    if torn == 0 and TORN_PAGE in shown:
        torn = best_torn_number(s, room, shown)
    needed = number_needed(s, room, shown, torn, attempt.circles) if shown else -1
    return {
        "room": room,
        "altar": altar_difficulty(s, room),
        "count": len(shown),
        "needed": needed,
        "chance": chance_of(needed) if shown else 0,
    }


class NameNumber(Ask):
    """Give the torn page any number from 1 to 9 for this attempt (POS-312)."""

    rule = "POS-312"

    def options(self, s: Night) -> list[int]:
        """Nine numbers."""
        return [NUMBER + i for i in range(9)]

    def choose(self, s: Night, action: int) -> None:
        """One verb: number."""
        self.number(s, action - NUMBER + 1)

    def number(self, s: Night, number: int) -> None:
        """A number already shown makes no extra pair (POS-314)."""
        the_attempt(s).number = number
        if s.hears:
            s.tell("names-number", {"seat": self.seat, "number": number}, "POS-312")

    def about(self, s: Night) -> dict[str, Any]:
        """What the best number would need."""
        return about_attempt(s)


class AnnounceCircles(Ask):
    """Announce chalk circles with the attempt (POS-317, POS-318).

    The others do not see whether somebody is asked.
    """

    rule = "POS-317"
    is_secret = True

    def options(self, s: Night) -> list[int]:
        """None up to as many as are held unused."""
        return [CIRCLES + i for i in range(len(fresh_circles(s.players[self.seat])) + 1)]

    def choose(self, s: Night, action: int) -> None:
        """One verb: circles."""
        self.circles(s, action - CIRCLES)

    def circles(self, s: Night, count: int) -> None:
        """They are used up by the attempt, won or lost (POS-319)."""
        the_attempt(s).circles = count
        for chip in fresh_circles(s.players[self.seat])[:count]:
            use_up(s, self.seat, chip)
        if s.hears and count:
            s.tell("announces-circles", {"seat": self.seat, "count": count}, "POS-317")

    def about(self, s: Night) -> dict[str, Any]:
        """What the attempt needs without circles."""
        return about_attempt(s)


def fresh_circles(p: Player) -> list[int]:
    """The chalk circles held that are still to be used."""
    return [chip for chip in (CIRCLE, CIRCLE + 1) if p.has_unused(chip)]


class Burn(Step):
    """Roll three dice against the number needed (POS-199, POS-200)."""

    rule = "POS-199"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """At 0 or less no roll is needed."""
        attempt = the_attempt(s)
        room = s.players[self.seat].room
        needed = number_needed(s, room, attempt.shown, attempt.number, attempt.circles)
        if s.hears:
            args = {"seat": self.seat, "needed": needed, "chance": chance_of(needed)}
            s.tell("needs-wounds", args, "POS-196")
        if needed <= 0 or self.reaches(s, needed):
            end_by_burning(s, self.seat)
        else:
            if s.hears:
                s.tell("fails-burning", {"seat": self.seat, "needed": needed}, "POS-201")
            s.push(GIVES_UP[self.seat])

    def reaches(self, s: Night, needed: int) -> bool:
        """Whether the wounds of three dice reach the number."""
        fresh_tray(s)
        faces = roll(s, self.seat, BURNING, BURN_DICE)
        if s.hears:
            s.tell("rolls", {"seat": self.seat, "faces": faces}, "POS-199")
        return wounds(faces) >= needed


class GiveUpPage(Ask):
    """After a failure one of the shown pages is discarded (POS-201)."""

    rule = "POS-201"

    def options(self, s: Night) -> list[int]:
        """Any page shown."""
        return [LOSE + card for card in the_attempt(s).shown]

    def choose(self, s: Night, action: int) -> None:
        """One verb: lose."""
        self.lose(s, action - LOSE)

    def lose(self, s: Night, card: int) -> None:
        """It leaves the game, the torn page too (POS-315); the others return to hand."""
        if card == TORN_PAGE:
            discard_house_chip(s, self.seat, card)
        else:
            discard_card(s, self.seat, card)
        s.attempt = None
        if s.hears:
            s.tell("loses-page", {"seat": self.seat, "card": card}, "POS-201")

    def about(self, s: Night) -> dict[str, Any]:
        """The pages shown."""
        return {"cards": the_attempt(s).shown[:]}


SHOWS: Final = [ShowPages(seat) for seat in range(MOST_SEATS)]
NAMES: Final = [NameNumber(seat) for seat in range(MOST_SEATS)]
ANNOUNCES: Final = [AnnounceCircles(seat) for seat in range(MOST_SEATS)]
BURNS: Final = [Burn(seat) for seat in range(MOST_SEATS)]
GIVES_UP: Final = [GiveUpPage(seat) for seat in range(MOST_SEATS)]
