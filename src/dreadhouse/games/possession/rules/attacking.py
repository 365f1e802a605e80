"""An attack by the figure (POS-250 to POS-261, POS-266 to POS-271, POS-339, POS-387, POS-405)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import (
    HIDE_ICON,
    HIDEOUTS,
    KNIFE,
    PAGES,
    SHOTGUN,
    is_weapon,
)
from dreadhouse.games.possession.rules.ending import judge
from dreadhouse.games.possession.rules.leaving import discard_card, discard_weapon
from dreadhouse.games.possession.rules.life import lose_life
from dreadhouse.games.possession.rules.parts import strike_back
from dreadhouse.games.possession.rules.rolling import (
    ATTACKING,
    DEFENDING,
    fresh_tray,
    keep,
    roll,
    shields,
    wounds,
)
from dreadhouse.games.possession.rules.rooms import icon_ban, place_cube
from dreadhouse.games.possession.rules.words import (
    ARM,
    GIVE_UP,
    HIDE,
    HIDEOUT,
    PASS,
    REROLL,
    REVEAL,
)
from dreadhouse.games.possession.state import MOST_SEATS, NO_CARD, Fight, Night
from dreadhouse.kernel.frames import Ask, Step

FIGHT_DICE: Final = 3
HIDE_BONUS: Final = 2
HIDEOUT_BONUS: Final = 2
SHOTGUN_GIVEN_UP: Final = 2


def the_fight(s: Night) -> Fight:
    """The attack under way."""
    fight = s.fight
    assert fight is not None
    return fight


def begin_attack(s: Night, attacker: int, defender: int) -> None:
    """Name the target; everything else follows in one order (POS-253)."""
    s.fight = Fight(attacker, defender)
    s.fight.weapon = s.players[defender].weapon
    fresh_tray(s)
    s.secrets.learn()  # whether somebody prepares hangs on secret cards
    if s.hears:
        s.tell("attacks", {"seat": attacker, "target_seat": defender}, "POS-250")
    s.push(EXCHANGE)
    s.push(DEFENCE)
    s.push(HIDE_DUE)
    s.push(ATTACK_ROLL)
    p = s.players[defender]
    if p.hand or p.weapon == SHOTGUN:
        s.push(PREPARES[defender])
    if s.rules.armed_possessed and (s.players[attacker].hand or s.players[attacker].weapon >= 0):
        s.push(ARMS[attacker])


def put_into_play(s: Night, seat: int, card: int) -> None:
    """A weapon from hand is laid face up; it replaces the old one (POS-266 to POS-268)."""
    p = s.players[seat]
    discard_weapon(s, seat)
    p.hand.remove(card)
    p.weapon = card
    s.secrets.disclose(card, s.everyone)
    if s.hears:
        s.tell("reveals-weapon", {"seat": seat, "card": card}, "POS-266")


class Arm(Ask):
    """Armed possessed: the attacker picks a weapon while naming the target (POS-387, POS-412)."""

    rule = "POS-412"
    is_secret = True

    def options(self, s: Night) -> list[int]:
        """A weapon from hand or in play; then whether the shotgun is given up."""
        p = s.players[self.seat]
        armed = the_fight(s).armed
        if armed == SHOTGUN:
            return [GIVE_UP, PASS]
        if armed != NO_CARD:
            return [PASS]
        found = [ARM + card for card in p.hand if is_weapon(card)]
        if p.weapon != NO_CARD:
            found.append(ARM + p.weapon)
        found.append(PASS)
        return found

    def choose(self, s: Night, action: int) -> None:
        """Three verbs: arm, give_up, pass."""
        if action != PASS and action != GIVE_UP:
            self.arm(s, action - ARM)
            return
        if action == GIVE_UP:
            self.give_up(s)
        s.secrets.learn()  # whether somebody prepares hangs on secret cards

    def arm(self, s: Night, card: int) -> None:
        """A card from hand goes into play as for a defender."""
        if card != s.players[self.seat].weapon:
            put_into_play(s, self.seat, card)
        the_fight(s).armed = card
        if s.hears:
            s.tell("arms", {"seat": self.seat, "card": card}, "POS-387")
        s.push(self)

    def give_up(self, s: Night) -> None:
        """Two more wounds for this attack (POS-388)."""
        the_fight(s).armed_gave_up = True
        give_up_shotgun(s, self.seat)

    def about(self, s: Night) -> dict[str, Any]:
        """Whom the attack is for."""
        return {"target_seat": the_fight(s).defender}


def give_up_shotgun(s: Night, seat: int) -> None:
    """The shotgun leaves the game before any dice are rolled (POS-325)."""
    discard_weapon(s, seat)
    if s.hears:
        s.tell("gives-up-shotgun", {"seat": seat}, "POS-325")


class Prepare(Ask):
    """The defender may reveal a weapon, discard Hideout, give up the shotgun (POS-254).

    The others see only that reactions are being settled.
    """

    rule = "POS-254"
    is_secret = True

    def options(self, s: Night) -> list[int]:
        """One weapon an attack (POS-407), none beside a shotgun given up (POS-408)."""
        fight = the_fight(s)
        found: list[int] = []
        for card in s.players[self.seat].hand:
            if is_weapon(card):
                if not (fight.has_placed or fight.gave_up):
                    found.append(REVEAL + card)
            elif HIDEOUTS <= card < PAGES:
                found.append(HIDEOUT + card)
        if s.players[self.seat].weapon == SHOTGUN:
            found.append(GIVE_UP)
        found.append(PASS)
        return found

    def choose(self, s: Night, action: int) -> None:
        """Four verbs: reveal, hideout, give_up, pass."""
        if action == PASS:
            return
        s.push(self)
        if action == GIVE_UP:
            self.give_up(s)
        elif action < HIDEOUT:
            self.reveal(s, action - REVEAL)
        else:
            self.hideout(s, action - HIDEOUT)

    def reveal(self, s: Night, card: int) -> None:
        """Put a weapon into play (POS-266)."""
        fight = the_fight(s)
        fight.has_placed = True
        fight.weapon = card
        put_into_play(s, self.seat, card)

    def hideout(self, s: Night, card: int) -> None:
        """Defence is 2 higher for the rest of the round (POS-339, POS-409)."""
        discard_card(s, self.seat, card)
        s.players[self.seat].hideout += HIDEOUT_BONUS
        if s.hears:
            s.tell("uses-card", {"seat": self.seat, "card": card}, "POS-339")

    def give_up(self, s: Night) -> None:
        """It counts as the weapon in play until the attack is over (POS-408)."""
        the_fight(s).gave_up = True
        give_up_shotgun(s, self.seat)

    def forbids(self, s: Night, action: int) -> str:
        """Why a weapon cannot be revealed, or nothing of the kind at all."""
        card = action - REVEAL
        fight = the_fight(s)
        if 0 <= card < 5 and card in s.players[self.seat].hand:
            return "POS-408" if fight.gave_up else "POS-407"
        return self.rule

    def about(self, s: Night) -> dict[str, Any]:
        """Who attacks."""
        return {"attacker_seat": the_fight(s).attacker}


class AttackRoll(Step):
    """The attacker rolls three dice; the wounds are the attack value (POS-255)."""

    rule = "POS-255"

    def run(self, s: Night) -> None:
        """An armed attacker's knife comes before the hiding (POS-412)."""
        fight = the_fight(s)
        fight.attack = roll(s, fight.attacker, ATTACKING, FIGHT_DICE)
        if s.hears:
            args = {"seat": fight.attacker, "faces": fight.attack[:]}
            s.tell("rolls-attack", args, "POS-255")
        if fight.armed == KNIFE:
            s.push(RerollKnife(fight.attacker, True))


def attack_value(s: Night, fight: Fight) -> int:
    """Wounds, and what the attacker's weapon adds (POS-255, POS-388)."""
    value = wounds(fight.attack)
    if fight.armed != NO_CARD:
        value += s.printed.strike[fight.armed]
        if fight.armed_gave_up:
            value += SHOTGUN_GIVEN_UP
    return value


class HideDue(Step):
    """The defender decides to hide after the attack roll (POS-188)."""

    rule = "POS-188"

    def run(self, s: Night) -> None:
        """Only with the icon and a cube to place (POS-184, POS-186)."""
        defender = the_fight(s).defender
        if icon_ban(s, s.players[defender], HIDE_ICON, 184) == 0:
            s.push(HIDES[defender])


class Hide(Ask):
    """Place a cube to add 2 to the defence of this attack (POS-184, POS-185)."""

    rule = "POS-188"

    def options(self, s: Night) -> list[int]:
        """Hide or stand."""
        return [HIDE, PASS]

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: hide, pass."""
        if action == HIDE:
            self.hide(s)

    def hide(self, s: Night) -> None:
        """The cube lies on the room (POS-185)."""
        the_fight(s).hides = True
        place_cube(s, s.players[self.seat])
        if s.hears:
            s.tell("hides", {"seat": self.seat}, "POS-187")

    def about(self, s: Night) -> dict[str, Any]:
        """Who attacks, and how hard."""
        fight = the_fight(s)
        return {"attacker_seat": fight.attacker, "amount": attack_value(s, fight)}


class DefenceRoll(Step):
    """The defender rolls three dice, always (POS-256, POS-405)."""

    rule = "POS-256"

    def run(self, s: Night) -> None:
        """The knife may reroll one of them (POS-326)."""
        fight = the_fight(s)
        fight.defence = roll(s, fight.defender, DEFENDING, FIGHT_DICE)
        if s.hears:
            args = {"seat": fight.defender, "faces": fight.defence[:]}
            s.tell("rolls-defence", args, "POS-256")
        if fight.weapon == KNIFE:
            s.push(RerollKnife(fight.defender, False))


class RerollKnife(Ask):
    """The knife: reroll one die after seeing the roll (POS-326, POS-388)."""

    rule = "POS-326"

    def __init__(self, seat: int, is_attack: bool) -> None:
        super().__init__(seat)
        self.is_attack = is_attack

    def faces(self, s: Night) -> list[int]:
        """The roll in question."""
        return the_fight(s).attack if self.is_attack else the_fight(s).defence

    def options(self, s: Night) -> list[int]:
        """Any of the three dice, or none; of equal faces the first."""
        faces = self.faces(s)
        found: list[int] = []
        for i in range(FIGHT_DICE):
            if faces[i] not in faces[:i]:
                found.append(REROLL + i)
        found.append(PASS)
        return found

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: reroll, pass."""
        if action != PASS:
            self.reroll(s, action - REROLL)

    def reroll(self, s: Night, die: int) -> None:
        """The new face counts for wounds and shields (POS-327)."""
        faces = self.faces(s)
        faces[die] = s.dice.below(6)
        keep(s, self.seat, ATTACKING if self.is_attack else DEFENDING, faces)
        if s.hears:
            args = {"seat": self.seat, "faces": faces[:]}
            s.tell("rerolls-knife", args, "POS-327")

    def about(self, s: Night) -> dict[str, Any]:
        """The dice as they lie."""
        return {"faces": self.faces(s)[:]}


class Exchange(Step):
    """Life loss and trophy first, Part loss second (POS-257 to POS-261, POS-279)."""

    rule = "POS-257"

    def run(self, s: Night) -> None:
        """Attack value minus defence, never less than 0."""
        fight = the_fight(s)
        p = s.players[fight.defender]
        defence = shields(fight.defence) + p.hideout + (HIDE_BONUS if fight.hides else 0)
        attack = attack_value(s, fight)
        if s.hears:
            args = {"seat": fight.defender, "amount": attack, "count": defence}
            s.tell("compares", args, "POS-257")
        if lose_life(s, fight.defender, attack - defence, "POS-257") > 0:
            s.has_hurt = True
            self.take_trophy(s, fight.attacker)
        s.push(FIGHT_OVER)
        if fight.weapon != NO_CARD:
            bonus = s.printed.strike[fight.weapon] + (SHOTGUN_GIVEN_UP if fight.gave_up else 0)
            strike_back(s, fight.attacker, wounds(fight.defence) + bonus)

    def take_trophy(self, s: Night, seat: int) -> None:
        """One trophy an attack (POS-258), none in a calm start (POS-393)."""
        if s.rules.calm_start and s.round == 1:
            return
        p = s.players[seat]
        if s.trophies > 0:
            s.trophies -= 1
            p.trophies += 1
        else:
            p.marks += 1
        if s.hears:
            s.tell("takes-trophy", {"seat": seat, "count": p.points()}, "POS-258")


class FightOver(Step):
    """The whole attack is one step before the end is tested (POS-84)."""

    rule = "POS-84"

    def run(self, s: Night) -> None:
        """The exchange is done."""
        s.fight = None
        judge(s)


EXCHANGE: Final = Exchange()
DEFENCE: Final = DefenceRoll()
HIDE_DUE: Final = HideDue()
ATTACK_ROLL: Final = AttackRoll()
FIGHT_OVER: Final = FightOver()
ARMS: Final = [Arm(seat) for seat in range(MOST_SEATS)]
PREPARES: Final = [Prepare(seat) for seat in range(MOST_SEATS)]
HIDES: Final = [Hide(seat) for seat in range(MOST_SEATS)]
