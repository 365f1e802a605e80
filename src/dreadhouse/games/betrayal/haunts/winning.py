"""Winning (K17): conditions, checked after every step (HAU-70, HAU-72)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.haunts.course import Course, amount, course_of
from dreadhouse.games.betrayal.state import HERO, NOBODY, ROOMS, TRAITOR, Night

HOUSE: Final = 2


class Condition:
    """Something that holds or does not."""

    def holds(self, s: Night) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


class Counted(Condition):
    """A counter has reached an amount: markers of a task, the clock, tokens brought home."""

    def __init__(self, counter: int, amounts: list[int]) -> None:
        self.counter = counter
        self.amounts = amounts

    def holds(self, s: Night) -> bool:
        """Reached or passed."""
        return course_of(s).counts[self.counter] >= amount(s, self.amounts)


def heroes(s: Night, is_counting_dead: bool, is_counting_inside: bool) -> int:
    """How many heroes live inside or have escaped; an escaped explorer counts as alive (HAU-46)."""
    found = 0
    for p in s.players:
        if p.team == HERO and not p.is_off and (is_counting_dead or not p.is_dead):
            if is_counting_inside or p.has_escaped:
                found += 1
    return found


class Alive(Condition):
    """At least, or fewer than, so many heroes are alive, inside or escaped (HAU-72)."""

    def __init__(self, amounts: list[int], is_fewer: bool) -> None:
        self.amounts = amounts
        self.is_fewer = is_fewer

    def holds(self, s: Night) -> bool:
        """Escaped is not dead."""
        return (heroes(s, False, True) < amount(s, self.amounts)) == self.is_fewer


class Escaped(Condition):
    """So many heroes have escaped."""

    def __init__(self, amounts: list[int]) -> None:
        self.amounts = amounts

    def holds(self, s: Night) -> bool:
        """Only those outside count."""
        return heroes(s, False, False) >= amount(s, self.amounts)


class NoneLeft(Condition):
    """No fixture of a kind is left."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, s: Night) -> bool:
        """All were removed."""
        for fixture in course_of(s).fixtures:
            if fixture.kind == self.kind:
                return False
        return True


class ZoneShare(Condition):
    """The zone holds so many per cent of the house, rounded up, from a monster phase on."""

    def __init__(self, percent: int, from_round: int) -> None:
        self.percent = percent
        self.from_round = from_round

    def holds(self, s: Night) -> bool:
        """No earlier than in the monster phase of that round (HAU-235)."""
        round = s.affair.round
        if round < self.from_round or (round == self.from_round and not s.in_monster_phase):
            return False
        zone = course_of(s).zone
        house = taken = 0
        for room in range(ROOMS):
            if s.cell[room] >= 0:
                house += 1
                taken += (zone >> room) & 1
        return taken * 100 >= house * self.percent


class TraitorDead(Condition):
    """The traitor is dead."""

    def holds(self, s: Night) -> bool:
        """Dead, not merely gone."""
        return s.traitor != NOBODY and s.players[s.traitor].is_dead


class RoundOver(Condition):
    """It is the end of a round."""

    def holds(self, s: Night) -> bool:
        """Just before the clock rises."""
        return course_of(s).is_round_over


def cured_alive(s: Night, course: Course) -> int:
    """How many cured heroes live."""
    found = 0
    for seat in range(s.seats):
        p = s.players[seat]
        if p.team == HERO and not p.is_dead:
            found += (course.cured >> seat) & 1
    return found


class Cured(Condition):
    """At least, or fewer than, so many cured heroes live."""

    def __init__(self, amounts: list[int], is_fewer: bool) -> None:
        self.amounts = amounts
        self.is_fewer = is_fewer

    def holds(self, s: Night) -> bool:
        """The dead do not count."""
        return (cured_alive(s, course_of(s)) < amount(s, self.amounts)) == self.is_fewer


class AllCured(Condition):
    """Every living hero is cured."""

    def holds(self, s: Night) -> bool:
        """Nobody who lives is left out."""
        return cured_alive(s, course_of(s)) == heroes(s, False, True)


class NoDouble(Condition):
    """No double is left; a dead explorer's goes only once the death is judged (HAU-187)."""

    def holds(self, s: Night) -> bool:
        """All are shattered or faded."""
        for monster in s.monsters:
            if not monster.is_gone and monster.twin != NOBODY:
                return False
        return True


class Winning:
    """For heroes, and for the traitor or the house: several ways to win, each of conditions."""

    def __init__(
        self, heroes: list[list[Condition]], others: list[list[Condition]], is_house: bool
    ) -> None:
        self.heroes = heroes
        self.others = others
        self.loser = HOUSE if is_house else TRAITOR

    def winner(self, s: Night) -> int:
        """HERO, TRAITOR, HOUSE or NOBODY; in one step the acting side wins (BET-32).

        Heroes win only while one of them is alive or has escaped (BET-33).
        """
        has_other = any_holds(self.others, s)
        if heroes(s, False, True) == 0 or not any_holds(self.heroes, s):
            return self.loser if has_other else NOBODY
        is_hero_acting = s.acting != NOBODY and s.players[s.acting].team == HERO
        return self.loser if has_other and not is_hero_acting else HERO


def any_holds(ways: list[list[Condition]], s: Night) -> bool:
    """Whether all conditions of one way hold."""
    for way in ways:
        is_met = True
        for condition in way:
            if not condition.holds(s):
                is_met = False
                break
        if is_met:
            return True
    return False
