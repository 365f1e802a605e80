"""The attack: who may and must attack, naming attackers and blockers (INS-105 to INS-119,
INS-132 to INS-137)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from dreadhouse.games.insanity.cards.face import (
    ALLOWS_ONE_ATTACKER,
    BANS_BLOCKING,
    FORCES_ATTACK,
    LETS_ATTACK,
    PERSON,
)
from dreadhouse.games.insanity.rules.damage import Divide
from dreadhouse.games.insanity.rules.words import AGAINST, BLOCK, DONE, NAME
from dreadhouse.games.insanity.state import Attack, Duel, Thing
from dreadhouse.kernel.frames import Ask


def attack_ban(s: Duel, thing: Thing) -> int:
    """The number of the rule by which a thing may not attack now, or 0: it is able (INS-133)."""
    face = thing.face
    if not face.is_being:
        return 108
    if thing.is_fresh:
        return 109
    if thing.is_moved and s.rules.dazed:
        return 264
    if thing.turn == s.turn and s.rules.fresh:
        return 265
    for curse in thing.curses:
        if s.faces[curse].bans_bearer_attack():
            return s.faces[curse].rule
    if face.is_standing and face.bans_own_attack(s, thing.seat):
        return face.rule
    if thing.kind == PERSON and not is_let_attack(s, thing):
        return 107
    return 0


def is_let_attack(s: Duel, person: Thing) -> bool:
    """Whether a card text allows a person to attack (INS-107)."""
    if s.answers & LETS_ATTACK:
        for thing in s.standing:
            face = thing.face
            if face.answers & LETS_ATTACK and face.lets_attack(s, person.card, person.seat):
                return True
    return False


def able(s: Duel, seat: int, after: int) -> list[Thing]:
    """Everything of a player that may attack now and entered play after a given entrance, in the
    order of entering play (INS-133)."""
    found: list[Thing] = []
    for thing in s.sides[seat]:
        if thing.born > after and attack_ban(s, thing) == 0:
            found.append(thing)
    return found


def is_forced(s: Duel, seat: int) -> bool:
    """Whether everything able has to attack (INS-132)."""
    if s.answers & FORCES_ATTACK:
        for thing in s.standing:
            if thing.seat == seat and thing.face.forces_attack():
                return True
    return False


def is_single_file(s: Duel) -> bool:
    """Whether no attack may contain more than one being (INS-226)."""
    if s.answers & ALLOWS_ONE_ATTACKER:
        for thing in s.standing:
            if thing.face.allows_one_attacker():
                return True
    return False


def the_attack(s: Duel) -> Attack:
    """The attack under way."""
    attack = s.attack
    assert attack is not None
    return attack


@mypyc_attr(free_list_len=1)
class NameAttackers(Ask):
    """Name the attackers one after the other, in the order of entering play (INS-105).

    `after` is the entrance of the one named last, so that each set can be named in one way only.
    """

    rule = "INS-105"
    gathers = True

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after

    def options(self, s: Duel) -> list[int]:
        """Able beings not yet passed over; done once there is one, unless more must come."""
        named = the_attack(s).attackers
        if named and is_single_file(s):
            return [DONE]
        left = able(s, self.seat, self.after)
        if is_forced(s, self.seat) and not is_single_file(s):
            return [NAME + left[0].card] if left else [DONE]
        found = [NAME + thing.card for thing in left]
        if named:
            found.append(DONE)
        return found

    def choose(self, s: Duel, action: int) -> None:
        """Two verbs: name, done."""
        if action == DONE:
            self.done(s)
        else:
            self.name(s, action - NAME)

    def name(self, s: Duel, card: int) -> None:
        """The being attacks."""
        thing = s.thing(card)
        assert thing is not None
        the_attack(s).attackers.append(card)
        s.push(NameAttackers(self.seat, thing.born))

    def done(self, s: Duel) -> None:
        """The declaration is final; the other player may block (INS-114)."""
        if s.hears:
            args = {"seat": self.seat, "cards": the_attack(s).attackers[:]}
            s.tell("attacks", args, "INS-105")
        s.push(Divide(self.seat, 0))
        s.push(NameBlockers(1 - self.seat, 0))

    def forbids(self, s: Duel, action: int) -> str:
        """Why a being cannot be named, or why the naming cannot end."""
        thing = s.thing(action - NAME)
        if action == DONE:
            return "INS-132" if the_attack(s).attackers else "INS-105"
        if the_attack(s).attackers and is_single_file(s):
            return "INS-226"
        if thing is None or thing.seat != self.seat:
            return "INS-105"
        return f"INS-{attack_ban(s, thing) or 105}"

    def about(self, s: Duel) -> dict[str, Any]:
        """How many are named already."""
        return {"count": len(the_attack(s).attackers)}


def block_ban(s: Duel, thing: Thing) -> int:
    """The number of the rule by which a being may not block, or 0 (INS-114, INS-118)."""
    if not thing.face.is_being:
        return 114
    for curse in thing.curses:
        if s.faces[curse].bans_bearer_block():
            return s.faces[curse].rule
    if s.answers & BANS_BLOCKING:
        for other in s.standing:
            if other.seat == thing.seat and other.face.bans_blocking(thing.kind):
                return other.face.rule
    return 0


def blockable(s: Duel) -> list[int]:
    """The attackers to which a blocker may be assigned (INS-168)."""
    return [card for card in the_attack(s).attackers if not s.faces[card].is_unblockable()]


@mypyc_attr(free_list_len=1)
class NameBlockers(Ask):
    """Name a being that blocks, in the order of entering play, or be done (INS-114, INS-115)."""

    rule = "INS-114"

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after

    def options(self, s: Duel) -> list[int]:
        """Beings that may block and were not passed over; blocking is voluntary."""
        found: list[int] = []
        if blockable(s):
            for thing in s.sides[self.seat]:
                if thing.born > self.after and block_ban(s, thing) == 0:
                    found.append(BLOCK + thing.card)
        found.append(DONE)
        return found

    def choose(self, s: Duel, action: int) -> None:
        """Two verbs: block, done."""
        if action == DONE:
            self.done(s)
        else:
            self.block(s, action - BLOCK)

    def block(self, s: Duel, card: int) -> None:
        """The being blocks; whom, comes next (INS-116)."""
        thing = s.thing(card)
        assert thing is not None
        s.push(NameBlockers(self.seat, thing.born))
        s.push(BlockWhom(self.seat, card))

    def done(self, s: Duel) -> None:
        """The assignment is final (INS-119)."""
        if s.hears and not the_attack(s).blockers:
            s.tell("no-blocks", {"seat": self.seat}, "INS-115")

    def forbids(self, s: Duel, action: int) -> str:
        """Why a being cannot block."""
        thing = s.thing(action - BLOCK)
        if thing is None or thing.seat != self.seat:
            return self.rule
        ban = block_ban(s, thing) or (116 if thing.born <= self.after else 168)
        return f"INS-{ban}"

    def about(self, s: Duel) -> dict[str, Any]:
        """How many beings attack."""
        return {"count": len(the_attack(s).attackers)}


@mypyc_attr(free_list_len=1)
class BlockWhom(Ask):
    """Pick the single attacker that a being blocks (INS-116, INS-117)."""

    rule = "INS-116"

    def __init__(self, seat: int, blocker: int) -> None:
        self.seat = seat
        self.blocker = blocker

    def options(self, s: Duel) -> list[int]:
        """Every attacker that may be blocked."""
        return [AGAINST + card for card in blockable(s)]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: against."""
        self.against(s, action - AGAINST)

    def against(self, s: Duel, attacker: int) -> None:
        """The being blocks this attacker, perhaps beside others (INS-117)."""
        attack = the_attack(s)
        attack.blockers.append(self.blocker)
        attack.against.append(attacker)
        if s.hears:
            args = {"seat": self.seat, "blocker": self.blocker, "attacker": attacker}
            s.tell("blocks", args, "INS-116")

    def forbids(self, s: Duel, action: int) -> str:
        """Only an attacker without a blocker's ban can be blocked."""
        is_attacker = action - AGAINST in the_attack(s).attackers
        return f"INS-{s.faces[action - AGAINST].rule}" if is_attacker else self.rule

    def about(self, s: Duel) -> dict[str, Any]:
        """The being that blocks."""
        return {"blocker": self.blocker}
