"""What one seat may see of the night, built from nothing (POS-378 to POS-380, POS-410, POS-411)."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.possession.cards import BREW, BURST, FIRST_AID, HIDEOUTS, SHOTGUN
from dreadhouse.games.possession.rules.attacking import SHOTGUN_GIVEN_UP, attack_value
from dreadhouse.games.possession.rules.burning import (
    ShowPages,
    about_attempt,
    best_torn_number,
    burn_ban,
    chance_of,
    number_needed,
    pages_of,
)
from dreadhouse.games.possession.rules.hunting import Hunt
from dreadhouse.games.possession.rules.moving import add_doors
from dreadhouse.games.possession.rules.order import place_in_line, waits
from dreadhouse.games.possession.rules.parts import DEADLY_WOUNDS, LEAST_WOUNDS
from dreadhouse.games.possession.rules.rolling import SHIELDS, WHATS, unpack
from dreadhouse.games.possession.rules.setup import DOORS
from dreadhouse.games.possession.rules.turn import Act
from dreadhouse.games.possession.rules.words import (
    BURN,
    GO,
    HEAL,
    PORCH,
    RECOVER,
    REST,
    SEARCH,
    USE,
    WINDOW,
)
from dreadhouse.games.possession.state import (
    ACTION_CHIPS,
    ATTIC,
    BASEMENT,
    BEDROOM,
    EITHER,
    LINES,
    NO_CARD,
    NURSERY,
    PHASES,
    STAIRS,
    SUN_PORCH,
    UP,
    Fight,
    Night,
    Player,
    line,
)

SPACES = ["u1", "u2", "u3", "u4", "u5", "g1", "g2", "g3", "g4", "g5", "stairs", "attic", "basement"]
ROOM_COUNT = 13
SEARCH_CARDS = 26
MOST_SUMMED = 7


def table(s: Night, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; -1 is a spectator."""
    return {
        "round": s.round,
        "round_limit": s.rules.round_limit,
        "altar_shift": s.rules.altar_shift,
        "phase": PHASES[s.phase],
        "first": s.first,
        "house": house(s),
        "doors": doors(s),
        "branches": [room for room in range(ROOM_COUNT) if (s.branches >> room) & 1],
        "windows": [room for room in range(ROOM_COUNT) if (s.plan.windows >> room) & 1],
        "attraction": attractions(s),
        "players": [player(s, owner, seat) for owner in range(s.seats)],
        "order": order(s),
        "acting": s.acting,
        "actions": s.actions,
        "must_leave": s.must_leave,
        "dice": dice(s),
        "fight": fight(s),
        "burning": burning(s),
        "sums": sums(s, seat),
        "hints": hints(s, seat),
        "omens": omens(s, seat),
        "why_not": why_not(s, seat),
        "ending": s.ending,
    } | piles(s, seat)


def piles(s: Night, seat: int) -> dict[str, Any]:
    """The decks, what lies beside them, and the common supply (POS-379, POS-410)."""
    return {
        "attic": len(s.attic),
        "basement": len(s.basement),
        "search_deck": len(s.search_deck),
        "search_known": [card for card in s.search_deck if s.knows(card, seat)],
        "event_deck": len(s.event_deck),
        "event_discard": s.event_discard[:],
        "event": s.event_drawn,
        "affected": [one for one in range(s.seats) if (s.affected >> one) & 1],
        "whispers": s.whispers,
        "seal_of_ash": s.has_seal,
        "supply": {"keys": s.keys, "branches": s.branch_supply(), "trophies": s.trophies},
        "looked": looked(s, seat),
        "gone": s.gone[:],
    }


def house(s: Night) -> list[list[Any]]:
    """Which room lies on which space (POS-57)."""
    return [[SPACES[space], room] for space, room in enumerate(s.plan.room_at)]


def doors(s: Night) -> list[list[Any]]:
    """The ten doors, open, barred or gone (POS-60, POS-61)."""
    found: list[list[Any]] = []
    for number, (one, other) in enumerate(DOORS):
        how = "open"
        if (s.broken >> number) & 1:
            how = "gone"
        elif (s.barred >> number) & 1:
            how = "barred"
        found.append([s.plan.room_at[one], s.plan.room_at[other], how])
    return found


def looked(s: Night, seat: int) -> dict[str, Any]:
    """The cards on their way in a search: how many, and those that the seat knows."""
    known = [card for card in s.looked if s.knows(card, seat)]
    return {"count": len(s.looked), "cards": known}


def player(s: Night, owner: int, seat: int) -> dict[str, Any]:
    """A player's sheet: open things, and the secret ones that the seat knows (POS-378, POS-379)."""
    p = s.players[owner]
    picked = s.picks[owner] if s.picks and owner == seat else -1
    return {
        "life": p.life,
        "line": LINES[line(p.life)],
        "possessed": p.is_possessed,
        "for_good": p.is_for_good(),
        "dead": p.is_dead,
        "room": p.room,
        "side": side(p),
        "chip": p.revealed,
        "chip_pending": picked + 2 if picked >= 0 else 0,
        "hand_chips": numbers(p.chips),
        "played_chips": numbers(p.played),
        "cubes": [room for room in range(ROOM_COUNT) if (p.cubes >> room) & 1],
        "cubes_left": p.cubes_left,
        "parts": p.parts[:],
        "lost_parts": [part for part in range(5) if (p.lost >> part) & 1],
        "has_played": p.has_played,
        "hideout": p.hideout,
        "cursed": p.is_cursed,
        "whispers": p.hears_whispers,
        "actions_lost": p.actions_lost,
    } | holdings(s, p, owner == seat, seat)


def holdings(s: Night, p: Player, is_own: bool, seat: int) -> dict[str, Any]:
    """Keys, trophies, and the cards and house chips that the seat knows."""
    known = [card for card in p.hand if s.knows(card, seat)]
    return {
        "keys": p.keys,
        "trophies": p.points(),
        "hand": known if is_own else sorted(known),
        "hand_size": len(p.hand),
        "weapon": p.weapon,
        "house_chips": sorted(chip for chip in p.house_chips if s.knows(chip, seat)),
        "house_chip_count": len(p.house_chips),
        "used_chips": [chip for chip in p.house_chips if (p.used >> chip) & 1],
    }


def numbers(mask: int) -> list[int]:
    """The chips of a mask."""
    return [number for number in range(2, 7) if (mask >> number) & 1]


def side(p: Player) -> str:
    """Where a figure on the stairs may go on to (POS-153); "" where both ways are open."""
    if p.room != STAIRS or p.side == EITHER:
        return ""
    return "up" if p.side == UP else "down"


def order(s: Night) -> list[int]:
    """The seats still to act, the next one first, as it stands (POS-134 to POS-139, POS-76)."""
    left = [seat for seat in s.order if waits(s.players[seat])]
    if s.round > 1:
        left.sort(key=lambda seat: place_in_line(s.players[seat]))
    if s.acting in left:
        left.remove(s.acting)
        left.insert(0, s.acting)
    return left


def dice(s: Night) -> list[dict[str, Any]]:
    """The newest rolls, the newest one last."""
    rolled = [unpack(packed) for packed in s.rolls]
    return [{"who": who, "what": WHATS[what], "faces": faces} for who, what, faces in rolled]


def fight(s: Night) -> dict[str, Any] | None:
    """The attack under way, as far as it has come (POS-253)."""
    under_way = s.fight
    if under_way is None:
        return None
    return {
        "attacker": under_way.attacker,
        "defender": under_way.defender,
        "attack": attack_value(s, under_way) if under_way.attack else -1,
        "defence": defence(s, under_way),
        "weapon": under_way.weapon,
        "armed": under_way.armed,
        "hides": under_way.hides,
        "gave_up": under_way.gave_up,
    }


def defence(s: Night, under_way: Fight) -> int:
    """Shields, hiding and Hideout, or -1 before the roll (POS-256)."""
    if not under_way.defence:
        return -1
    shields = sum(SHIELDS[face] for face in under_way.defence)
    return shields + s.players[under_way.defender].hideout + (2 if under_way.hides else 0)


def sums(s: Night, seat: int) -> list[list[Any]]:
    """For the seat that is about to show pages: what each set of them would need and its chance
    in per cent, so that the whole sum is known before anything is shown (POS-196 to POS-199)."""
    top = s.stack[-1] if s.result is None else None
    if not isinstance(top, ShowPages) or top.seat != seat or s.attempt is None or s.attempt.shown:
        return []
    p = s.players[seat]
    pages = pages_of(p)[-MOST_SUMMED:]
    found: list[list[Any]] = []
    for mask in range(1, 1 << len(pages)):
        shown = [page for place, page in enumerate(pages) if mask >> place & 1]
        needed = number_needed(s, p.room, shown, best_torn_number(s, p.room, shown), 0)
        found.append([shown, max(needed, 0), chance_of(needed)])
    return found


def burning(s: Night) -> dict[str, Any] | None:
    """The attempt under way: everything shown for it is open (POS-380)."""
    if s.attempt is None:
        return None
    about = about_attempt(s)
    return {
        "seat": s.attempt.seat,
        "room": about["room"],
        "altar": about["altar"],
        "needed": about["needed"],
        "chance": about["chance"],
        "shown": s.attempt.shown[:],
        "number": s.attempt.number,
        "circles": s.attempt.circles,
    }


def hints(s: Night, seat: int) -> dict[str, Any]:
    """What a new player wants to know, from open things and the own hand."""
    return {
        "possessed_chance": [possessed_chance(p) for p in s.players],
        "attempt": attempt_hint(s, seat),
        "attack_cost": attack_costs(s),
    }


def attractions(s: Night) -> list[int]:
    """How strongly the chips 2 to 6 attract evil (POS-23, POS-395)."""
    numbers = s.printed.quiet_attraction if s.rules.quiet_house else s.printed.attraction
    return numbers[2:7]


def omens(s: Night, seat: int) -> list[list[Any]]:
    """The hints of a seat as messages, for the page to tell below the prompt."""
    if seat < 0 or s.result is not None or s.players[seat].is_dead:
        return []
    found: list[list[Any]] = []
    attempt = attempt_hint(s, seat)
    if attempt is not None:
        found.append(["omen-attempt", attempt | {"needed": max(attempt["needed"], 0)}])
    if s.acting == seat and s.players[seat].is_possessed:
        for cost in attack_costs(s):
            about = {"target_seat": cost["seat"], "card": cost["weapon"]}
            chances = {"loss": cost["part"], "death": cost["death"], "worst": cost["worst"]}
            found.append(["omen-strike", about | chances])
    if s.phase == ACTION_CHIPS:
        living = [p for p in s.players if not p.is_dead]
        possessed = sum(p.is_possessed for p in living)
        found.append(["omen-event", {"needed": len(living) - possessed}])
    if not s.players[seat].is_for_good():
        found.append(["omen-possessed", {"chance": possessed_chance(s.players[seat])}])
    return found


def possessed_chance(p: Player) -> int:
    """The chance in per cent to be possessed next round as life stands (POS-90, POS-92)."""
    if p.is_dead:
        return 0
    if p.is_for_good() or p.is_cursed:
        return 100
    chance = (1 + line(p.life)) / 6
    if p.hears_whispers:
        chance += (1 - chance) * chance
    return round(100 * chance)


def attempt_hint(s: Night, seat: int) -> dict[str, int] | None:
    """What burning every page here would need, without circles, and its chance in per cent."""
    if seat < 0 or s.result is not None:
        return None
    p = s.players[seat]
    if not p.is_normal() or burn_ban(s, p):
        return None
    shown = pages_of(p)
    needed = number_needed(s, p.room, shown, best_torn_number(s, p.room, shown), 0)
    return {"needed": needed, "chance": chance_of(needed)}


def attack_costs(s: Night) -> list[dict[str, int]]:
    """What an attack on each armed player in the hunter's room may cost, in per cent.

    The worst is what a shotgun does when it is given up (POS-325).
    """
    if s.acting < 0 or not s.players[s.acting].is_possessed:
        return []
    room = s.players[s.acting].room
    found: list[dict[str, int]] = []
    for seat, p in enumerate(s.players):
        if p.is_normal() and p.room == room and p.weapon != NO_CARD:
            bonus = s.printed.strike[p.weapon]
            part, death = chance_at(LEAST_WOUNDS - bonus), chance_at(DEADLY_WOUNDS - bonus)
            worst = chance_at(DEADLY_WOUNDS - bonus - SHOTGUN_GIVEN_UP)
            cost = {"seat": seat, "weapon": p.weapon, "part": part - death, "death": death}
            found.append(cost | {"worst": worst if p.weapon == SHOTGUN else 0})
    return found


def chance_at(least: int) -> int:
    """The chance in per cent that three dice show so many wounds."""
    return chance_of(least)


def why_not(s: Night, seat: int) -> list[list[str]]:
    """What the asked seat's room, doors and cards would offer but for a rule, with that rule."""
    if s.result is not None or not isinstance(s.stack[-1], (Act, Hunt)):
        return []
    top = s.stack[-1]
    if top.seat != seat:
        return []
    offered = set(s.offered)
    vocabulary = s.game.vocabulary
    wanted = [action for action in wishes(s, s.players[seat]) if action not in offered]
    return [[vocabulary.word(action), top.forbids(s, action)] for action in wanted]


def wishes(s: Night, p: Player) -> list[int]:
    """What somebody in this place may think of doing."""
    found = [GO + room for room in s.plan.near[p.room]]
    if p.room == s.plan.upper:
        found.append(GO + ATTIC)
    if p.room == s.plan.lower:
        found.append(GO + BASEMENT)
    if p.is_possessed:
        return found
    add_doors(s, p, found)
    found += room_wishes(s, p)
    found += [USE + card for card in p.hand if FIRST_AID <= card < HIDEOUTS]
    return found + [USE + chip for chip in p.house_chips if chip in (BURST, BREW)]


def room_wishes(s: Night, p: Player) -> list[int]:
    """The icons of the room."""
    icons = s.printed.icons[p.room]
    found: list[int] = []
    if icons & 1:
        found.append(SEARCH)
    if icons & 2:
        found += [REST + number - 2 for number in numbers(p.played)]
    if icons & 4:
        found.append(HEAL)
    if icons & 16:
        found.append(BURN)
    if p.room == BEDROOM:
        found.append(RECOVER)
    if p.room == SUN_PORCH:
        found.append(PORCH)
    if p.room == NURSERY:
        found += [WINDOW + room for room in range(STAIRS) if (s.plan.windows >> room) & 1]
    return found
