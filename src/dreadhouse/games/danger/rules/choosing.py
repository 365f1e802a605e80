"""What to choose: pick lists, choices, Story Returns, and going on (DAN-53 to DAN-64, DAN-155)."""

from __future__ import annotations

from dreadhouse.games.danger.rules.effects import change, draw
from dreadhouse.games.danger.rules.items import usable
from dreadhouse.games.danger.rules.pages import Go, go_on, leave_for, wait_for_reader
from dreadhouse.games.danger.rules.printed import CLUE, DEATH, NONE, PICKED, RETURN
from dreadhouse.games.danger.rules.voting import Alone, Question, Vote, put, put_again
from dreadhouse.games.danger.rules.words import NEXT, READ
from dreadhouse.games.danger.state import Tale
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.frames import Step


def closed_by(s: Tale, way: int) -> str:
    """The rule that closes a way of the card in hand at this moment, "" while it is open."""
    p = s.printed
    if (s.taken >> (way - p.first_way[s.card])) & 1 == 1:
        return "DAN-63" if p.way_kind[way] == PICKED else "DAN-56"
    if p.way_kind[way] == RETURN:
        return "DAN-161" if way in s.once else ""
    if p.is_once[way] and way in s.once:
        return "DAN-61"
    if not s.meets(p.open_if[way]):
        return "DAN-57"
    if p.kind[p.target[way]] == DEATH and s.is_seen(p.target[way]):
        return "DAN-152"
    return ""


def open_choices(s: Tale) -> list[int]:
    """The open choices of the card in hand, Story Returns among them (DAN-50, DAN-157)."""
    p = s.printed
    found: list[int] = []
    for way in range(p.first_choice[s.card], p.first_way[s.card + 1]):
        if not closed_by(s, way):
            base = p.revisit if p.way_kind[way] == RETURN else p.take
            found.append(base + way)
    if p.leads_on[s.card]:
        found.append(NEXT)
    return found


def forbidden_way(s: Tale, action: int, rule: str) -> str:
    """Why a way cannot be taken now: another card's ways are not printed here (DAN-50)."""
    p = s.printed
    if action < p.take:
        return "DAN-94" if action >= p.use else rule
    way = (action - p.take) % len(p.ways)
    if p.way_card[way] != s.card:
        return "DAN-50"
    return closed_by(s, way) or rule


def mark_taken(s: Tale, way: int) -> None:
    """It was taken in this reading."""
    s.taken |= 1 << (way - s.printed.first_way[s.card])


class Ways(Question):
    """What to choose on a story card (DAN-41)."""

    what = "way"

    def open(self, s: Tale) -> list[int]:
        """Choices, Story Returns, the next chapter; and one-use items."""
        return open_choices(s) + usable(s)

    def settle(self, s: Tale, action: int) -> None:
        """Pay the price, then go or look (DAN-60, DAN-159)."""
        p = s.printed
        if action == NEXT:
            turn_chapter(s)
        elif action >= p.revisit:
            self.visit_again(s, action - p.revisit)
        else:
            self.take(s, action - p.take)

    def take(self, s: Tale, way: int) -> None:
        """A choice to a story card finishes the present one (DAN-54); a clue is a look (DAN-55)."""
        p = s.printed
        if s.hears:
            s.tell("takes", {"seat": s.reader, "way": way}, "DAN-54")
        if p.is_once[way]:
            s.once.append(way)
        pay(s, way)
        target = p.target[way]
        if p.kind[target] < CLUE:
            leave_for(s, target)
        else:
            mark_taken(s, way)
            s.push(CHOICES)
            draw(s, target)

    def visit_again(self, s: Tale, way: int) -> None:
        """A Story Return, each line once (DAN-158, DAN-161)."""
        s.once.append(way)
        if s.hears:
            s.tell("returns", {"seat": s.reader, "way": way}, "DAN-158")
        pay(s, way)
        leave_for(s, s.printed.target[way])

    def forbids(self, s: Tale, action: int) -> str:
        """Why a way is closed."""
        return forbidden_way(s, action, self.rule)


def pay(s: Tale, way: int) -> None:
    """Changes printed on a choice apply as soon as it is taken (DAN-60)."""
    line = s.printed.price[way]
    if line != NONE:
        code = s.printed.effects[line]
        for at in range(0, len(code), 2):
            change(s, code[at], code[at + 1], s.came_again)


def turn_chapter(s: Tale) -> None:
    """The next chapter begins; movers and inventory stay as they are (DAN-167 to DAN-170)."""
    p = s.printed
    s.chapter += 1
    s.chapter_past = s.past
    if s.hears:
        s.tell("chapter", {"chapter": s.chapter}, "DAN-167")
    leave_for(s, p.chapter_start[s.chapter])


class ChooseWay(Vote):
    """The group chooses (DAN-41)."""

    rule = "DAN-41"


class ChooseWayAlone(Alone):
    """One player chooses (DAN-181)."""

    rule = "DAN-41"


class Sole(Step):
    """The only open option is taken without a vote (DAN-50)."""

    rule = "DAN-50"

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, s: Tale) -> None:
        """As if it had been chosen."""
        WAYS.settle(s, self.action)


class Choices(Step):
    """The last part of a card: its choices, or its only way on (DAN-28, DAN-31, DAN-50)."""

    rule = "DAN-28"

    def run(self, s: Tale) -> None:
        """Ask the group only where it has something to decide."""
        if s.printed.go[s.card] != NONE:
            go_onward(s)
            return
        options = WAYS.open(s)
        if not options:
            raise stuck(s)
        if len(options) > 1:
            put(s, WAYS, options)
        else:
            s.push(Sole(options[0]))
            wait_for_reader(s)


CHOICES = Choices()


def stuck(s: Tale) -> GameError:
    """A story that passes its check always has a way on (DAN-64)."""
    card = s.printed.cards[s.card]
    return GameError(f"{card} has no way on here: give it one that is always open (DAN-64)")


def go_onward(s: Tale) -> None:
    """A card with nothing but a "go to": the text has its time, and items may be used (DAN-31)."""
    if s.is_closed_death(s.printed.go[s.card]):
        raise stuck(s)
    if usable(s) and not s.was_read:
        put_again(s, ONWARD)
    else:
        go_on(s, s.printed.go[s.card])


class Onward(Question):
    """Read on, or use a one-use item before (DAN-31, DAN-94)."""

    what = "onward"

    def open(self, s: Tale) -> list[int]:
        """One way on; and one-use items."""
        return [READ, *usable(s)]

    def settle(self, s: Tale, action: int) -> None:
        """Nothing else can be settled here."""
        s.was_read = True
        s.push(Go(s.printed.go[s.card]))


class GoOnward(Vote):
    """The group reads on or uses something (DAN-31)."""

    rule = "DAN-31"


class GoOnwardAlone(Alone):
    """One player reads on or uses something (DAN-31)."""

    rule = "DAN-31"


class Lists(Step):
    """The rest of a card's pick lists: so many still to draw from the list at hand (DAN-63)."""

    rule = "DAN-63"

    def __init__(self, number: int, left: int) -> None:
        self.number = number
        self.left = left

    def run(self, s: Tale) -> None:
        """Draw without a vote where nothing is to be picked."""
        p = s.printed
        options = open_picks(s, self.number)
        if self.left == 0 or not options:
            if self.number + 1 < p.first_list[s.card + 1]:
                s.push(Lists(self.number + 1, p.list_count[self.number + 1]))
            return
        s.push(Lists(self.number, self.left - 1))
        if len(options) <= self.left:
            PICKS.settle(s, options[0])
        else:
            put(s, PICKS, options + usable(s))


def open_picks(s: Tale, number: int) -> list[int]:
    """The open entries of a pick list."""
    p = s.printed
    return [
        p.pick + way
        for way in range(p.list_first[number], p.list_end[number])
        if not closed_by(s, way)
    ]


class Picks(Question):
    """Which clue of a pick list to draw (DAN-63)."""

    what = "pick"

    def open(self, s: Tale) -> list[int]:
        """The open entries of the list at hand; and one-use items."""
        below = s.stack[-1]
        assert isinstance(below, Lists)
        return open_picks(s, below.number) + usable(s)

    def settle(self, s: Tale, action: int) -> None:
        """The picked clue is drawn; the others stay in the deck."""
        way = action - s.printed.pick
        if s.hears:
            s.tell("draws-from-list", {"seat": s.reader, "way": way}, "DAN-63")
        mark_taken(s, way)
        draw(s, s.printed.target[way])

    def forbids(self, s: Tale, action: int) -> str:
        """Why an entry is closed."""
        return forbidden_way(s, action, self.rule)


class PickClue(Vote):
    """The group picks a clue (DAN-63)."""

    rule = "DAN-63"


class PickClueAlone(Alone):
    """One player picks a clue (DAN-63)."""

    rule = "DAN-63"


WAYS = Ways("DAN-41")
WAYS.vote = ChooseWay(WAYS)
WAYS.alone = ChooseWayAlone(WAYS)
ONWARD = Onward("DAN-31")
ONWARD.vote = GoOnward(ONWARD)
ONWARD.alone = GoOnwardAlone(ONWARD)
PICKS = Picks("DAN-63")
PICKS.vote = PickClue(PICKS)
PICKS.alone = PickClueAlone(PICKS)
