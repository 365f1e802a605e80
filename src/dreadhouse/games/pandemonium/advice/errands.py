"""What a character should see to: where to go, and for which action there."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.advice.errand import GOAL_PRICE, NOTHING, Errand
from dreadhouse.games.pandemonium.advice.goals import ARMED, fetch, goals
from dreadhouse.games.pandemonium.advice.odds import arms
from dreadhouse.games.pandemonium.chapters.rivals import Elimination
from dreadhouse.games.pandemonium.rules.act import may_explore, may_reanimate
from dreadhouse.games.pandemonium.rules.printed import (
    BOOK,
    BOSSES,
    DAGGER,
    FIRST_AID_KIT,
    PERSONAS,
    RADIO,
    TELEPHONE,
)
from dreadhouse.games.pandemonium.rules.words import (
    EXPLORE,
    FIGHT,
    LOOT,
    LOOT_BODY,
    PICK_UP,
    REANIMATE,
    USE_TOKEN,
)
from dreadhouse.games.pandemonium.state import (
    ABOARD,
    LYING,
    MOST_LIFE,
    MOST_SOULS,
    NOBODY,
    OUT,
    ROUNDS,
    Pandemonium,
)

WELL_ARMED: Final = 14
COMPANY: Final = 2


def errands(s: Pandemonium, who: int) -> list[Errand]:
    """Everything worth seeing to, from the chapter's goal to a lost Soul."""
    found = goals(s, who)
    tile = s.cell[who] >> 4 if s.cell[who] >= 0 else -1
    if isinstance(s.chapter, Elimination):
        hunt(s, who, found)
    else:
        tile = follow(s, who, tile, found)
    heal(s, who, found)
    rearm(s, who, tile, found)
    help_others(s, who, found)
    return found


def follow(s: Pandemonium, who: int, tile: int, found: list[Errand]) -> int:
    """Keep to the tile of whoever leads: creatures appear on tiles with characters (PAN-108)."""
    leader = leader_of(s, who, found)
    if leader == NOBODY or leader == who or s.cell[leader] < 0:
        return tile
    row = s.ground.row(s.cell[leader])
    near = [cell for cell in range(64) if row[cell] <= COMPANY]
    found.append(Errand(near, NOTHING, 55, GOAL_PRICE))
    return s.cell[leader] >> 4


def leader_of(s: Pandemonium, mine: int, found_by_me: list[Errand]) -> int:
    """The standing character with the weightiest part of the goal; of equals the first."""
    found, highest = NOBODY, -1.0
    for who in range(len(s.cell)):
        if s.cell[who] < 0:
            continue
        worth = 0.0
        for errand in found_by_me if who == mine else goals(s, who):
            if errand.worth > worth:
                worth = errand.worth
        if worth > highest:
            found, highest = who, worth
    return found


def hunt(s: Pandemonium, who: int, found: list[Errand]) -> None:
    """Rivals, the weakest first (DIA-76)."""
    if not s.cast[who].hands or s.cast[who].has_attacked_rival:
        return
    for other in range(len(s.cell)):
        if other != who and s.cell[other] >= 0:
            frailty = MOST_LIFE + MOST_SOULS - s.life[other] - s.souls[other]
            persona = s.cast[other].persona
            found.append(Errand([s.cell[other]], FIGHT + persona, 35 + 4 * frailty))


def heal(s: Pandemonium, who: int, found: list[Errand]) -> None:
    """First Aid Kits for those who need them (PAN-357)."""
    lost = MOST_LIFE - s.life[who]
    if lost >= 3:
        cells = [token.cell for token in s.tokens if token.kind == FIRST_AID_KIT]
        if cells:
            found.append(Errand(cells, PICK_UP + FIRST_AID_KIT, 12 * lost))


def rearm(s: Pandemonium, who: int, tile: int, found: list[Errand]) -> None:
    """Weapons, then other Items, help and Souls."""
    if tile < 0:
        return
    strength = arms(s, who)
    worth = 62.0 if strength == 0 else 46.0 if strength < ARMED else 26.0
    if strength >= WELL_ARMED and len(s.cast[who].backpack) >= 2:
        worth = 6.0
    if s.round >= ROUNDS - 1:
        worth /= 2
    if may_explore(s, who):
        found.append(Errand([s.cell[who]], EXPLORE, worth))
    else:
        cells = [cell for cell in range(16 * tile, 16 * tile + 16) if is_worth_a_look(s, cell)]
        if cells:
            found.append(Errand(cells, EXPLORE, worth))
    if s.souls[who] < MOST_SOULS:
        lying = [cell for cell in range(16 * tile, 16 * tile + 16) if s.soul_at[cell]]
        if lying:
            found.append(Errand(lying, NOTHING, 20))
    if s.chapter.token_bonus:
        fetch(s, who, DAGGER, 24, found)
        fetch(s, who, BOOK, 24, found)
    phone(s, who, found)


def is_worth_a_look(s: Pandemonium, cell: int) -> bool:
    """A space that still stands and has not been explored."""
    return not s.is_explored[cell] and not s.ground.fallen >> (cell >> 4) & 1


def phone(s: Pandemonium, who: int, found: list[Errand]) -> None:
    """Somebody may be called for help (PAN-289)."""
    for token in s.tokens:
        if (token.kind == TELEPHONE or token.kind == RADIO) and not token.is_down:
            if s.chapter.may_use_token(s, token.kind) and s.cell[who] == token.cell:
                found.append(Errand([token.cell], USE_TOKEN + token.kind, 12))


def help_others(s: Pandemonium, who: int, found: list[Errand]) -> None:
    """The fallen are raised, bodies looted."""
    for other in range(len(s.cast)):
        c = s.cast[other]
        if other == who or c.tomb < 0 or c.posture == ABOARD:
            continue
        if c.posture == LYING and may_reanimate(s):
            found.append(Errand([c.tomb], REANIMATE + c.persona, 75))
        elif (c.posture == LYING and s.is_solo and not c.is_looted) or (
            c.posture == OUT and (c.hands or c.backpack)
        ):
            found.append(Errand([c.tomb], LOOT_BODY + c.persona, 35))
    for persona in range(PERSONAS):
        if s.body[persona] >= 0:
            found.append(Errand([s.body[persona]], LOOT + persona, 50))


def foes_near(s: Pandemonium, cell: int, far: int) -> int:
    """How many creatures that are up could come to a space soon."""
    row = s.ground.row(cell)
    count = 0
    for foe in s.foes:
        if foe < BOSSES and not s.foe_stunned[foe] and row[s.foe_cell[foe]] <= far:
            count += 1
    return count
