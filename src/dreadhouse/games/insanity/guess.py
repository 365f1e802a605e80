"""For bots: worlds that a seat cannot tell apart, and how good one looks.

The weights are points of life, found by playing bots with different weights against each other.
"""

from __future__ import annotations

from typing import Final

from dreadhouse.games.insanity.cards.face import (
    BOOK,
    LOCATION,
    MONSTER,
    PERSON,
    Face,
)
from dreadhouse.games.insanity.rules.attacking import (
    NameAttackers,
    able,
    block_ban,
    is_forced,
    is_let_attack,
    is_single_file,
)
from dreadhouse.games.insanity.rules.damage import spares_blockers
from dreadhouse.games.insanity.rules.parts import Destroy, DestroySelf
from dreadhouse.games.insanity.state import DRAW_PHASE, Attack, Duel, Thing
from dreadhouse.kernel.dice import Dice

SCALE: Final = 120.0
WIN: Final = 400.0
HAND_CARD: Final = 4.0
BLOCK_RISK: Final = 0.5
TOLL_TURNS: Final = 3.0
OWN_LOSS: Final = 12.0
MONSTER_POINT: Final = 4.5
PERSON_POINT: Final = 2.5
BEING: Final = 2.0
BOOK_WORTH: Final = 6.0
GOOD_STORE: Final = 40
SCARCE_SANITY: Final = 0.5
AMPLE_SANITY: Final = 0.15
MADNESS: Final = 15.0
LAST_LIFE: Final = 2.0
SCARCE_LIFE: Final = 1.3
AMPLE_LIFE: Final = 1.1


def redeal(s: Duel, seat: int, dice: Dice) -> None:
    """Deal anew the cards whose place a seat does not know, in the hands and in the draw deck.

    What other seats know of a place stays with the place, not with the card. The cards are sorted
    first, so that the same dice deal the same world whatever lies hidden in this one.
    """
    cards: list[int] = []
    masks: list[int] = []
    for pile in hidden_piles(s):
        for card in pile:
            if not s.secrets.is_known(card, seat):
                cards.append(card)
                masks.append(s.secrets.known[card])
    cards.sort()
    dice.shuffle(cards)
    at = 0
    for pile in hidden_piles(s):
        for i in range(len(pile)):
            if not s.secrets.is_known(pile[i], seat):
                pile[i] = cards[at]
                at += 1
    for i in range(len(cards)):
        s.secrets.known[cards[i]] = masks[i]


def hidden_piles(s: Duel) -> list[list[int]]:
    """The piles that may hold cards unknown to somebody."""
    return [s.players[0].hand, s.players[1].hand, s.deck]


def evaluate(s: Duel, seat: int) -> float:
    """How good the duel looks for a seat, 0 to 1, from open things and its own hand."""
    score = standing(s, seat, True) - standing(s, 1 - seat, False)
    score += -drawn_ahead(s) if s.on_turn == seat else drawn_ahead(s)
    attack = s.attack
    if attack is not None:
        gain = outlook(s, attack)
        score += gain if attack.seat == seat else -gain
    return 0.5 + 0.5 * score / (SCALE + abs(score))


def drawn_ahead(s: Duel) -> float:
    """What the player on turn has drawn already and the other one has not."""
    return 2.0 * HAND_CARD if s.step <= DRAW_PHASE else HAND_CARD


def standing(s: Duel, seat: int, is_own: bool) -> float:
    """What a player has: life, sanity, things on the table, cards."""
    player = s.players[seat]
    per_point = sanity_weight(player.sanity)
    worth = life_worth(player.life) + sanity_worth(player.sanity)
    for thing in s.things:
        if thing.seat == seat:
            worth += thing_worth(s, thing)
        worth -= per_point * TOLL_TURNS * toll(s, thing, seat)
    if player.sanity == 0 and s.monsters(seat) > 0:
        worth -= MADNESS
    if not is_own:
        return worth + HAND_CARD * len(player.hand)
    for card in player.hand:
        worth += card_worth(s.faces[card])
    return worth


def life_worth(life: int) -> float:
    """Life is worth the more the less is left."""
    if life <= 20:
        return LAST_LIFE * life
    if life <= 50:
        return 20 * LAST_LIFE + SCARCE_LIFE * (life - 20)
    return 20 * LAST_LIFE + 30 * SCARCE_LIFE + AMPLE_LIFE * (life - 50)


def sanity_worth(sanity: int) -> float:
    """Sanity beyond a good store is worth little."""
    if sanity <= GOOD_STORE:
        return SCARCE_SANITY * sanity
    return SCARCE_SANITY * GOOD_STORE + AMPLE_SANITY * (sanity - GOOD_STORE)


def sanity_weight(sanity: int) -> float:
    """What the next lost point is worth."""
    if sanity == 0:
        return 0.0
    return SCARCE_SANITY if sanity <= GOOD_STORE else AMPLE_SANITY


def thing_worth(s: Duel, thing: Thing) -> float:
    """What a thing on the table is worth to its side."""
    face = thing.face
    if not face.is_being:
        return BOOK_WORTH if thing.kind == BOOK else 0.0
    per_point = MONSTER_POINT if can_strike(s, thing) else PERSON_POINT
    worth = BEING + per_point * s.power(thing)
    if face.action:
        worth += 2.0
    for curse in thing.curses:
        if s.faces[curse].bans_bearer_attack():
            worth *= 0.5
        if s.faces[curse].bans_bearer_block():
            worth *= 0.6
    return worth


def can_strike(s: Duel, thing: Thing) -> bool:
    """Whether its own text and those of others let a being attack, as things stand."""
    if thing.kind == PERSON:
        return is_let_attack(s, thing)
    return not (thing.face.is_standing and thing.face.bans_own_attack(s, thing.seat))


def toll(s: Duel, thing: Thing, seat: int) -> float:
    """What the timed effects of a thing take from a player each turn, as things stand."""
    taken = 0.0
    for timed in thing.face.timed:
        if not timed.is_for_each and thing.seat != seat:
            continue
        if timed.condition.holds(s, seat, thing.card):
            for part in timed.parts:
                taken += part.toll()
                if isinstance(part, (Destroy, DestroySelf)):
                    taken += OWN_LOSS
    return taken


def card_worth(face: Face) -> float:
    """What a card in the own hand is worth until it is played."""
    if face.kind == MONSTER:
        return 3.0 + 1.2 * face.power - 0.15 * face.cost
    if face.kind == PERSON:
        return 2.5 + 0.8 * face.power
    if face.kind == LOCATION:
        return 2.5
    return 5.0


class Clash:
    """An attack as numbers: what each attacker and blocker has, is worth and gets."""

    def __init__(self, s: Duel, seat: int, sent: list[Thing], free: list[Thing]) -> None:
        defender = s.players[1 - seat]
        spared = spares_blockers(s)
        extra = 0
        for thing in s.standing:
            extra += thing.face.blocker_bonus()
        self.power = [s.power(thing) for thing in sent]
        self.worth = [thing_worth(s, thing) for thing in sent]
        self.is_open = [not thing.face.is_unblockable() for thing in sent]
        self.left = [0 if spared else power for power in self.power]
        self.damage = [0 for _ in sent]
        self.blocked = [False for _ in sent]
        self.strength = [s.power(thing) + extra for thing in free]
        self.price = [thing_worth(s, thing) for thing in free]
        self.used = [False for _ in free]
        per_point = sanity_weight(defender.sanity)
        self.gnaws = [thing.face.gnaws * per_point for thing in sent]
        self.life = defender.life
        self.loss = sum(self.power)
        self.gain = sum(self.gnaws)

    def value(self) -> float:
        """What the attack is worth to the attacking side with the blocks made so far."""
        return self.gain + life_cost(self.life, self.loss)

    def benefit(self, blocker: int, attacker: int) -> float:
        """What one more block would be worth to the defending side."""
        power = self.power[attacker]
        saved = -BLOCK_RISK
        if not self.blocked[attacker]:
            saved += life_cost(self.life, self.loss) - life_cost(self.life, self.loss - power)
            saved += self.gnaws[attacker]
        before = self.damage[attacker]
        if before < power <= before + self.strength[blocker]:
            saved += self.worth[attacker]
        if 0 < self.strength[blocker] <= self.left[attacker]:
            saved -= self.price[blocker]
        return saved

    def block(self, blocker: int, attacker: int, amount: int) -> None:
        """Make a block; `amount` is the damage dealt to the blocker, -1 when still open."""
        power = self.power[attacker]
        if not self.blocked[attacker]:
            self.blocked[attacker] = True
            self.loss -= power
            self.gain -= self.gnaws[attacker]
        before = self.damage[attacker]
        self.damage[attacker] = before + self.strength[blocker]
        if before < power <= self.damage[attacker]:
            self.gain -= self.worth[attacker]
        self.used[blocker] = True
        self.gain += BLOCK_RISK
        taken = self.strength[blocker] if amount < 0 else amount
        if self.strength[blocker] <= taken <= self.left[attacker] and taken > 0:
            self.gain += self.price[blocker]
        self.left[attacker] -= min(taken, self.left[attacker])

    def block_well(self) -> None:
        """Make the blocks that are best for the defending side, one after the other."""
        while self.block_best():
            pass

    def block_best(self) -> bool:
        """Make the best block that is left; False when none helps the defending side."""
        best = 0.0
        blocker = attacker = -1
        for b in range(len(self.strength)):
            for a in range(len(self.power)):
                if self.is_open[a] and not self.used[b]:
                    saved = self.benefit(b, a)
                    if saved > best:
                        best = saved
                        blocker = b
                        attacker = a
        if blocker >= 0:
            self.block(blocker, attacker, -1)
        return blocker >= 0


def life_cost(life: int, loss: int) -> float:
    """What losing so much life costs; losing the last of it costs the game."""
    if loss >= life:
        return WIN + loss
    return life_worth(life) - life_worth(life - loss)


def outlook(s: Duel, attack: Attack) -> float:
    """What the attack under way is worth to the attacking side, as far as it is declared."""
    sent: list[Thing] = []
    for card in attack.attackers:
        thing = s.thing(card)
        if thing is not None:
            sent.append(thing)
    frame = s.stack[-1]
    if isinstance(frame, NameAttackers):
        return best_sending(s, attack.seat, sent, frame.after)
    blockers: list[Thing] = []
    for card in attack.blockers:
        thing = s.thing(card)
        if thing is not None:
            blockers.append(thing)
    clash = Clash(s, attack.seat, sent, blockers)
    block_as_declared(clash, attack, True)
    block_as_declared(clash, attack, False)
    return clash.value()


def block_as_declared(clash: Clash, attack: Attack, is_dealt: bool) -> None:
    """Make the blocks of an attack whose damage is settled already, or the others."""
    for i in range(len(attack.blockers)):
        blocker = attack.blockers[i]
        if (blocker in attack.dealt) == is_dealt:
            amount = attack.amounts[attack.dealt.index(blocker)] if is_dealt else -1
            clash.block(i, attack.attackers.index(attack.against[i]), amount)


def best_sending(s: Duel, seat: int, sent: list[Thing], after: int) -> float:
    """The attack with every later being that makes it better, against sensible blocks."""
    free = [t for t in s.sides[1 - seat] if block_ban(s, t) == 0]
    best = expected(s, seat, sent, free) if sent else 0.0
    if sent and is_single_file(s):
        return best
    forced = is_forced(s, seat)
    for thing in able(s, seat, after):
        more = [*sent, thing]
        value = expected(s, seat, more, free)
        if forced or value > best:
            sent = more
            best = value
    return best


def expected(s: Duel, seat: int, sent: list[Thing], free: list[Thing]) -> float:
    """An attack's worth when the other side blocks as seems best to it."""
    clash = Clash(s, seat, sent, free)
    clash.block_well()
    return clash.value()
