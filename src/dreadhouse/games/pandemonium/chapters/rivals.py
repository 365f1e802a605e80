"""All against all: attacks on rivals, Trophies, the Items of the loser (DIA-67 to DIA-87)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.chapters.block import BuiltChapter
from dreadhouse.games.pandemonium.rules.allies import leave
from dreadhouse.games.pandemonium.rules.attack import NO_BREED, attack_rival, difficulty
from dreadhouse.games.pandemonium.rules.deciding import who_is
from dreadhouse.games.pandemonium.rules.dice import DEFENCE_ROLL, roll_combat
from dreadhouse.games.pandemonium.rules.doing import spend
from dreadhouse.games.pandemonium.rules.inventory import items_of, receive
from dreadhouse.games.pandemonium.rules.life import RIVAL, lose_life
from dreadhouse.games.pandemonium.rules.moments import ON_DAMAGE, moment
from dreadhouse.games.pandemonium.rules.printed import CHARACTERS, PERSONAS
from dreadhouse.games.pandemonium.rules.reaching import range_of
from dreadhouse.games.pandemonium.rules.values import agility_of, defence_of, will_of
from dreadhouse.games.pandemonium.rules.words import DONE, EXCHANGE, FIGHT, LOOT_BODY, TAKE
from dreadhouse.games.pandemonium.state import NOBODY, NOWHERE, OUT, Attack, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

TAKEN: Final = 2
FOR_A_KILL: Final = 1
FOR_A_RIVAL: Final = 3
TWO_HANDED: Final = 2


class Elimination(BuiltChapter):
    """The last character in the game wins, else the most Trophies (DIA-70, DIA-71)."""

    def decider(self, s: Pandemonium) -> int:
        """A die (DIA-85)."""
        return NOBODY

    def may_exchange(self, s: Pandemonium) -> bool:
        """Nobody helps anybody (DIA-74)."""
        return False

    def may_join(self, s: Pandemonium) -> bool:
        """A combo is always launched alone (DIA-74)."""
        return False

    def ally_helps(self, s: Pandemonium, persona: int, who: int) -> bool:
        """Only its own player (DIA-75)."""
        return s.ally_who[persona] == who

    def judge(self, s: Pandemonium) -> None:
        """One is left, or nobody (DIA-70, DIA-86)."""
        if s.result is not None:
            return
        left = remaining(s)
        if len(left) == 1:
            s.finish("won", left)
        elif not left:
            s.finish("nobody", [])

    def time_is_up(self, s: Pandemonium) -> None:
        """The most Trophies, then Souls, Life, Agility, Will, then a die (DIA-71, DIA-72)."""
        best = leaders(s, remaining(s))
        winner = best[0]
        if len(best) > 1:
            winner = best[s.dice.below(len(best))]
            s.faces = [winner]
            if s.hears:
                s.tell("die-settles-win", {"who": winner}, "DIA-72")
        s.finish("won", [winner])

    # ---- fights

    def resolve_rival(self, s: Pandemonium, attack: Attack) -> None:
        """The attacked character makes a Defence roll (DIA-78)."""
        damage = rival_damage(s, attack)
        s.push(RivalStruck(damage))
        roll_combat(s, attack.rival, defence_of(s, attack.rival), DEFENCE_ROLL)

    def killed(self, s: Pandemonium, who: int, foes: list[int]) -> None:
        """1 Trophy for each attack that kills creatures (DIA-80)."""
        gain_trophies(s, who, FOR_A_KILL)

    def died(self, s: Pandemonium, who: int, slayer: int) -> None:
        """Out; allies leave, and the Items go to the eliminator, if there is one (DIA-82)."""
        c = s.cast[who]
        s.event_discard += c.kept
        c.kept = []
        for persona in range(PERSONAS):
            if s.ally_who[persona] == who and s.ally_cell[persona] >= 0:
                leave(s, persona)
        if s.hears:
            s.tell("out-of-game", {"who": who}, "DIA-81")
        if slayer >= 0 and slayer != who:
            gain_trophies(s, slayer, FOR_A_RIVAL)
            s.push(TakeFromLoser(s.cast[slayer].seat, slayer, who, TAKEN))

    # ---- actions

    def add_actions(self, s: Pandemonium, who: int, left: int, found: list[int]) -> None:
        """Attack a rival once per turn; Loot a body whose eliminator is nobody (DIA-76, DIA-82)."""
        if left <= 0:
            return
        c = s.cast[who]
        if c.hands and not c.has_attacked_rival:
            found += [FIGHT + s.cast[other].persona for other in rivals_within(s, who)]
        for other in range(len(s.cast)):
            if may_loot(s, who, other):
                found.append(LOOT_BODY + s.cast[other].persona)

    def choose(self, s: Pandemonium, who: int, action: int) -> bool:
        """An attack on a rival, or a body."""
        if FIGHT <= action < FIGHT + CHARACTERS:
            spend(s, who, 1)
            s.cast[who].has_attacked_rival = True
            attack_rival(s, who, who_is(s, action - FIGHT))
        elif LOOT_BODY <= action < LOOT_BODY + CHARACTERS:
            spend(s, who, 1)
            loser = who_is(s, action - LOOT_BODY)
            s.push(TakeFromLoser(s.cast[who].seat, who, loser, TAKEN))
        else:
            return False
        return True

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """Once per turn, and only in reach; what nobody may do here (DIA-74, DIA-76)."""
        if FIGHT <= action < FIGHT + CHARACTERS:
            return "DIA-76"
        if LOOT_BODY <= action < LOOT_BODY + CHARACTERS:
            return "DIA-82"
        return "DIA-74" if EXCHANGE <= action < EXCHANGE + CHARACTERS else ""

    # ---- what is seen

    def table(self, s: Pandemonium, seat: int) -> dict[str, Any]:
        """How many are left; each reads the ending of their own (DIA-3)."""
        found = super().table(s, seat)
        found["goal"].append(["last", len(remaining(s)), 0])
        if s.result is not None and seat >= 0:
            found["story"] = "won" if s.result[seat] > 0 else "lost"
            found["ending"] = found["story"]
        return found


def remaining(s: Pandemonium) -> list[int]:
    """The characters that are still in the game."""
    return [who for who in range(len(s.cast)) if s.cast[who].posture != OUT]


def leaders(s: Pandemonium, them: list[int]) -> list[int]:
    """Those who lead by all that is compared; several only if all of it is equal (DIA-72)."""
    best: list[int] = []
    most: list[int] = []
    for who in them:
        merit = [
            s.cast[who].trophies,
            s.souls[who],
            s.life[who],
            agility_of(s, who),
            will_of(s, who),
        ]
        if not best or merit > most:
            best = [who]
            most = merit
        elif merit == most:
            best.append(who)
    return best


def gain_trophies(s: Pandemonium, who: int, n: int) -> None:
    """Trophies are counted on the sheet (DIA-80)."""
    s.cast[who].trophies += n
    if s.hears:
        s.tell("gains-trophies", {"who": who, "n": n}, "DIA-80")


def rival_damage(s: Pandemonium, attack: Attack) -> int:
    """Hits, 1 or 2 for each counting weapon, 1 for a critical; nothing else (DIA-77)."""
    damage = attack.hits + (1 if attack.is_critical else 0)
    for weapon in attack.weapons[0]:
        if attack.hits >= difficulty(s, attack.launcher, weapon, NO_BREED):
            damage += 2 if s.printed.hands[weapon] >= TWO_HANDED else 1
    return damage


def rivals_within(s: Pandemonium, who: int) -> list[int]:
    """The other characters in reach of the equipped weapons (DIA-76)."""
    far = range_of(s, who)
    row = s.ground.reach(s.cell[who])
    return [
        other
        for other in range(len(s.cell))
        if other != who and s.cell[other] >= 0 and row[s.cell[other]] <= far
    ]


class RivalStruck(Step):
    """The Defence cancels 1 damage for each Hit, and cards may do the rest (DIA-78)."""

    rule = "DIA-78"

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def run(self, s: Pandemonium) -> None:
        """A critical Defence counts 1 Hit more (PAN-508)."""
        attack = s.attack
        assert attack is not None
        loss = self.damage - s.hits - (1 if s.is_critical else 0)
        if s.hears:
            args = {"who": attack.rival, "n": max(0, loss), "other": attack.launcher}
            s.tell("rival-struck", args, "DIA-78")
        if loss > 0:
            s.push(RivalLoses(loss))
            s.is_cancelled = False
            moment(s, ON_DAMAGE, attack.rival, loss)


class RivalLoses(Step):
    """What is left of the damage is lost at once, in Life or Souls (DIA-78)."""

    rule = "DIA-78"

    def __init__(self, loss: int) -> None:
        self.loss = loss

    def run(self, s: Pandemonium) -> None:
        """Whatever it costs the rival uses up single-use weapons that counted (PAN-640)."""
        attack = s.attack
        assert attack is not None
        if s.is_cancelled:
            s.is_cancelled = False
            return
        attack.was_successful = True
        lose_life(s, attack.rival, self.loss, RIVAL, attack.launcher)


def may_loot(s: Pandemonium, who: int, other: int) -> bool:
    """Whether a body with Items lies in the character's space (DIA-82)."""
    c = s.cast[other]
    at = s.cell[who]
    return at >= 0 and c.posture == OUT and c.tomb == at and bool(items_of(s, other))


class TakeFromLoser(Ask):
    """Take any two Items of the loser; the rest is discarded (DIA-82, DIA-83)."""

    rule = "DIA-82"

    def __init__(self, seat: int, who: int, loser: int, left: int) -> None:
        super().__init__(seat)
        self.who = who
        self.loser = loser
        self.left = left

    def options(self, s: Pandemonium) -> list[int]:
        """The Items, each face once; nothing more when there is none."""
        found: list[int] = []
        if self.left > 0:
            for item in items_of(s, self.loser):
                if TAKE + item not in found:
                    found.append(TAKE + item)
        return found or [DONE]

    def choose(self, s: Pandemonium, action: int) -> None:
        """One Item changes hands; after the second the rest is gone."""
        c = s.cast[self.loser]
        item = action - TAKE
        if self.left == 0 or item not in items_of(s, self.loser):
            self.discard_rest(s)
            return
        if item in c.backpack:
            c.backpack.remove(item)
        else:
            c.hands.remove(item)
        if s.hears:
            s.tell("takes-from-loser", {"who": self.who, "card": item}, "DIA-82")
        s.push(TakeFromLoser(self.seat, self.who, self.loser, self.left - 1))
        receive(s, self.who, item)

    def discard_rest(self, s: Pandemonium) -> None:
        """Items not taken are discarded (DIA-83)."""
        c = s.cast[self.loser]
        s.item_discard += c.hands
        s.item_discard += c.backpack
        c.hands = []
        c.backpack = []
        c.tomb = NOWHERE

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """From whom, and how many more."""
        return s.spoken({"who": self.who, "other": self.loser, "left": self.left})
