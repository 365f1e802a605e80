"""The action phase: play cards, use actions, attack once, in any order (INS-50 to INS-62)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dreadhouse.games.insanity.cards.face import ACTION, CURSE, MONSTER
from dreadhouse.games.insanity.rules.attacking import NameAttackers, attack_ban, is_forced
from dreadhouse.games.insanity.rules.entering import enter_play, read
from dreadhouse.games.insanity.rules.measures import pay_sanity
from dreadhouse.games.insanity.rules.playing import play_ban, use_ban
from dreadhouse.games.insanity.rules.words import (
    ATTACK,
    BEAR,
    CARDS,
    END,
    PLAY,
    USE,
)
from dreadhouse.games.insanity.state import ACTION_PHASE, BOTH, Attack, Duel
from dreadhouse.kernel.frames import Ask, Step


class ActionPhase(Step):
    """The action phase begins (INS-50)."""

    rule = "INS-50"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        """Nothing has been played, used or attacked with yet."""
        s.step = ACTION_PHASE
        s.has_attacked = False
        s.monsters_played = 0
        s.acts = 0
        s.push(ACT_OF[self.seat])


class Act(Ask):
    """Play a card, use an action, attack, or end the phase (INS-50)."""

    rule = "INS-50"

    def options(self, s: Duel) -> list[int]:
        """Whatever no rule forbids; with a forced attack possible, no end (INS-134, INS-137)."""
        seat = self.seat
        found: list[int] = []
        for card in s.players[seat].hand:
            if play_ban(s, seat, s.faces[card]) == 0:
                found.append(PLAY + card)
        for thing in s.sides[seat]:
            if thing.face.action and use_ban(s, seat, thing) == 0:
                found.append(USE + thing.card)
        may_attack = attacking_ban(s, seat) == 0
        if may_attack:
            found.append(ATTACK)
        if not (may_attack and is_forced(s, seat)):
            found.append(END)
        return found

    def choose(self, s: Duel, action: int) -> None:
        """Four verbs: play, use, attack, end."""
        if action == END:
            self.end(s)
            return
        s.push(self)
        if action == ATTACK:
            self.attack(s)
        elif action < USE:
            self.play(s, action - PLAY)
        else:
            self.use(s, action - USE)

    def is_own_act(self) -> bool:
        """Ending the phase is the player's own act (INS-60)."""
        return True

    def play(self, s: Duel, card: int) -> None:
        """Pay the cost; then the card enters play or takes effect (INS-63 to INS-65)."""
        face = s.faces[card]
        s.players[self.seat].hand.remove(card)
        s.secrets.disclose(card, BOTH)
        s.acts += 1
        pay_sanity(s, self.seat, face.cost)
        if s.hears:
            args = {"seat": self.seat, "card": card, "amount": face.cost}
            s.tell("plays", args, "INS-63")
        if face.kind == ACTION:
            s.aside.append(card)
            s.push(FinishAction(card))
            read(s, self.seat, card, face.effect)
        elif face.kind == CURSE:
            s.aside.append(card)
            s.push(ChooseBearer(self.seat, card))
        else:
            self._enter(s, card, face.kind)

    def _enter(self, s: Duel, card: int, kind: int) -> None:
        enter_play(s, self.seat, card)
        if kind == MONSTER:
            s.monsters_played += 1
            for thing in s.standing:
                thing.face.answer_monster_played(s, self.seat)

    def use(self, s: Duel, card: int) -> None:
        """Use the printed action of a thing, once in the phase (INS-54, INS-55)."""
        thing = s.thing(card)
        assert thing is not None
        thing.is_used = True
        s.acts += 1
        if s.hears:
            s.tell("uses", {"seat": self.seat, "card": card}, "INS-54")
        read(s, self.seat, card, thing.face.action)

    def attack(self, s: Duel) -> None:
        """The one attack of the phase begins (INS-58, INS-105)."""
        s.has_attacked = True
        s.attack = Attack(self.seat)
        s.push(NameAttackers(self.seat, 0))

    def end(self, s: Duel) -> None:
        """Wipe the marks of the phase (INS-56, INS-109)."""
        for thing in s.things:
            thing.is_used = False
            thing.is_fresh = False
            thing.is_moved = False

    def forbids(self, s: Duel, action: int) -> str:
        """The rule by which one of the four verbs is refused."""
        return f"INS-{self._ban(s, action)}"

    def _ban(self, s: Duel, action: int) -> int:
        if action == END:
            return 134
        if action == ATTACK:
            return attacking_ban(s, self.seat)
        if 0 <= action < CARDS:
            if action not in s.players[self.seat].hand:
                return 65
            return play_ban(s, self.seat, s.faces[action])
        thing = s.thing(action - USE)
        if action < ATTACK and thing is not None and thing.seat == self.seat and thing.face.action:
            return use_ban(s, self.seat, thing)
        return 50

    def about(self, s: Duel) -> dict[str, Any]:
        """How many monsters were played in this phase."""
        return {"count": s.monsters_played}


# Frames are never changed, so the same two serve every action phase of every game.
ACT_OF: Final = [Act(0), Act(1)]


class ChooseBearer(Ask):
    """Lay a curse on a being, on either side (INS-97, INS-98)."""

    rule = "INS-97"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Duel) -> list[int]:
        """Every being in play."""
        return [BEAR + thing.card for thing in s.things if thing.face.is_being]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: bear."""
        self.bear(s, action - BEAR)

    def bear(self, s: Duel, card: int) -> None:
        """The being bears the curse from now on, beside others (INS-104)."""
        thing = s.thing(card)
        assert thing is not None
        s.aside.remove(self.card)
        thing.curses.append(self.card)
        if s.hears:
            args = {"seat": self.seat, "card": self.card, "bearer": card}
            s.tell("lays-curse", args, "INS-97")

    def about(self, s: Duel) -> dict[str, Any]:
        """The curse that is laid."""
        return {"card": self.card}


@mypyc_attr(free_list_len=1)
class FinishAction(Step):
    """An action card goes to the discard pile after its effect (INS-72)."""

    rule = "INS-72"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Duel) -> None:
        """Until now it belonged to no pile."""
        s.aside.remove(self.card)
        s.discard.append(self.card)


def attacking_ban(s: Duel, seat: int) -> int:
    """The number of the rule by which no attack may be declared now, or 0 (INS-58, INS-105)."""
    if s.has_attacked:
        return 58
    for thing in s.sides[seat]:
        if thing.face.is_being and attack_ban(s, thing) == 0:
            return 0
    return 105
