"""Life, Souls and Fear: gains, losses and how they are paid (PAN-140 to PAN-160, PAN-356 to
PAN-380)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.checking import DAMAGED, happen
from dreadhouse.games.pandemonium.rules.death import die
from dreadhouse.games.pandemonium.rules.inventory import ask_discard
from dreadhouse.games.pandemonium.rules.moments import ON_DAMAGE, moment
from dreadhouse.games.pandemonium.rules.printed import BOSSES, COLLECTOR, EVIL_ALLIES
from dreadhouse.games.pandemonium.rules.values import FEARLESS, has_skill
from dreadhouse.games.pandemonium.rules.words import PAY
from dreadhouse.games.pandemonium.state import MOST_LIFE, MOST_SOULS, NOBODY, PANIC, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

# Causes of a loss or of Fear.
OTHER: Final = 0
DARKNESS: Final = 1
CREATURE: Final = 2
BOSS: Final = 3
CARD: Final = 4
DASH_COST: Final = 5
LEAVING: Final = 6
IN_PANIC: Final = 7
RIVAL: Final = 8
CAUSES = [
    "other",
    "darkness",
    "creature",
    "boss",
    "card",
    "dash",
    "leaving",
    "panic",
    "rival",
]
NO_FOE: Final = -1


def lose_life(s: Pandemonium, who: int, n: int, cause: int, slayer: int = NOBODY) -> None:
    """Lose Life, or pay with Souls where there is a choice (PAN-368 to PAN-372)."""
    if n <= 0 or not s.is_in_play(who):
        return
    souls = s.souls[who]
    if souls == 0:
        settle_loss(s, who, n, 0, cause, slayer)
    elif n >= s.life[who] + souls:
        settle_loss(s, who, s.life[who], souls, cause, slayer)
    else:
        s.push(PayLoss(s.cast[who].seat, who, n, cause, slayer))


def settle_loss(s: Pandemonium, who: int, life: int, souls: int, cause: int, slayer: int) -> None:
    """Life and Souls are gone; without both the character dies (PAN-372)."""
    s.life[who] -= life
    s.souls[who] -= souls
    if s.hears:
        args = {"who": who, "life": life, "souls": souls, "cause": cause}
        s.tell("loses-life", args, "PAN-372")
    if s.life[who] <= 0:
        s.life[who] = 0
        die(s, who, slayer)


class PayLoss(Ask):
    """Split a loss between Life and Souls; Life stays above 0 while a Soul is left (PAN-370)."""

    rule = "PAN-370"

    def __init__(self, seat: int, who: int, n: int, cause: int, slayer: int) -> None:
        super().__init__(seat)
        self.who = who
        self.n = n
        self.cause = cause
        self.slayer = slayer

    def options(self, s: Pandemonium) -> list[int]:
        """How many of the loss are paid in Souls."""
        life, souls = s.life[self.who], s.souls[self.who]
        found = []
        for paid in range(min(self.n, souls) + 1):
            rest = self.n - paid
            if rest <= life and (rest < life or paid == souls):
                found.append(PAY + paid)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """The rest is paid in Life."""
        paid = action - PAY
        settle_loss(s, self.who, self.n - paid, paid, self.cause, self.slayer)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who loses how much."""
        return s.spoken({"who": self.who, "n": self.n, "cause": self.cause})

    def forbids(self, s: Pandemonium, action: int) -> str:
        """A Soul held must be paid before the last Life (PAN-369)."""
        return "PAN-369"


def gain_life(s: Pandemonium, who: int, n: int) -> None:
    """Regain Life, never above 6 (PAN-356); some cards forbid it for a time."""
    if not s.is_in_play(who) or s.cast[who].cannot_heal >= s.round > 0:
        return
    gained = min(n, MOST_LIFE - s.life[who])
    if gained > 0:
        s.life[who] += gained
        if s.hears:
            s.tell("gains-life", {"who": who, "n": gained}, "PAN-363")


def gain_fear(s: Pandemonium, who: int, n: int, cause: int) -> None:
    """Gain Fear point by point; in Panic each point costs 1 Life (PAN-146, PAN-154)."""
    if n <= 0 or not s.is_in_play(who):
        return
    if (cause == DARKNESS or cause == CREATURE) and has_skill(s, who, FEARLESS):
        return
    risen = min(n, PANIC - s.fear[who])
    if risen > 0:
        s.fear[who] += risen
        if s.hears:
            s.tell("gains-fear", {"who": who, "n": risen, "cause": cause}, "PAN-141")
        if s.fear[who] == PANIC and who == s.acting:
            s.is_running = False
            s.run_left = 0
    if n > risen:
        if n - risen > 1:
            s.push(MoreFear(who, n - risen - 1, cause))
        lose_life(s, who, 1, IN_PANIC)


class MoreFear(Step):
    """The next of several points of Fear (PAN-146)."""

    rule = "PAN-146"

    def __init__(self, who: int, n: int, cause: int) -> None:
        self.who = who
        self.n = n
        self.cause = cause

    def run(self, s: Pandemonium) -> None:
        """A death in between has emptied the Fear bar."""
        gain_fear(s, self.who, self.n, self.cause)


def lose_fear(s: Pandemonium, who: int, n: int) -> None:
    """Fear falls, never below 0; below 5 Panic is over (PAN-140, PAN-160)."""
    if not s.is_in_play(who):
        return
    fallen = min(n, s.fear[who])
    if fallen > 0:
        s.fear[who] -= fallen
        if s.hears:
            s.tell("loses-fear", {"who": who, "n": fallen}, "PAN-145")


def gain_souls(s: Pandemonium, who: int, n: int) -> None:
    """Gain Souls, at most 5; the rest lies in the character's space (PAN-360, PAN-380)."""
    if n <= 0 or not s.is_in_play(who):
        return
    held = min(n, MOST_SOULS - s.souls[who])
    s.souls[who] += held
    at = s.cell[who] if s.stands(who) else s.cast[who].tomb
    if n > held and at >= 0:
        s.soul_at[at] += n - held
    if s.hears:
        s.tell("gains-souls", {"who": who, "n": held}, "PAN-361")


def lose_souls(s: Pandemonium, who: int, n: int) -> None:
    """Lose or spend Souls."""
    lost = min(n, s.souls[who])
    s.souls[who] -= lost
    if s.hears and lost:
        s.tell("loses-souls", {"who": who, "n": lost}, "PAN-362")


def collect_souls(s: Pandemonium, who: int) -> None:
    """In the own turn every Soul in the space is collected (PAN-374 to PAN-376)."""
    at = s.cell[who]
    if at < 0 or who != s.acting or s.soul_at[at] == 0:
        return
    taken = min(s.soul_at[at], MOST_SOULS - s.souls[who])
    if taken > 0:
        s.soul_at[at] -= taken
        s.souls[who] += taken
        if s.hears:
            s.tell("collects-souls", {"who": who, "n": taken}, "PAN-374")


def take_damage(s: Pandemonium, who: int, n: int, foe: int) -> None:
    """Damage from an attack of a foe: the moment of Guardian, then the loss (PAN-506)."""
    if n <= 0:
        return
    s.push(Damage(who, n, foe))
    s.is_cancelled = False
    moment(s, ON_DAMAGE, who, n)


class Damage(Step):
    """The damage falls, unless it was cancelled."""

    rule = "PAN-506"

    def __init__(self, who: int, n: int, foe: int) -> None:
        self.who = who
        self.n = n
        self.foe = foe

    def run(self, s: Pandemonium) -> None:
        """Feeding Time, the Vivisector and the Collector look at who was damaged."""
        if s.is_cancelled:
            s.is_cancelled = False
            return
        who, foe = self.who, self.foe
        if 0 <= foe < BOSSES and s.stands(who):
            happen(s, DAMAGED, who, s.cell[who])
        if foe == EVIL_ALLIES + 1:
            s.cast[who].cannot_heal = s.round + 1
        if foe == COLLECTOR:
            s.push(Grasp(who))
        lose_life(s, who, self.n, BOSS if foe >= BOSSES else CREATURE)


class Grasp(Step):
    """Whoever loses to the Collector also discards 1 Item of their choice (PAN-516)."""

    rule = "PAN-516"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """The owner chooses."""
        ask_discard(s, self.who, 1)
