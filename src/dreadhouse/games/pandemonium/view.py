"""What one seat may see, built from nothing (PAN-24): only other people's Pacts are hidden."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.creatures.activity import activity
from dreadhouse.games.pandemonium.ground.names import space_name
from dreadhouse.games.pandemonium.rules.combos import needed
from dreadhouse.games.pandemonium.rules.dice import ROLL_KINDS
from dreadhouse.games.pandemonium.rules.figures import creature_count
from dreadhouse.games.pandemonium.rules.printed import (
    ALLIES,
    COPIES,
    EVIL_ALLIES,
    PACTS,
    TOKENS,
    TREES,
)
from dreadhouse.games.pandemonium.rules.values import (
    action_of,
    actions_left,
    agility_of,
    attack_of,
    backpack_size,
    defence_of,
    is_dark,
    will_of,
)
from dreadhouse.games.pandemonium.rules.words import ROWS
from dreadhouse.games.pandemonium.state import (
    CELLS,
    MODES,
    PHASES,
    POSTURES,
    TILES,
    Character,
    Pandemonium,
)
from dreadhouse.games.pandemonium.view_foes import foes
from dreadhouse.games.pandemonium.view_odds import odds
from dreadhouse.games.pandemonium.view_why import why_not


def table(s: Pandemonium, seat: int) -> dict[str, Any]:
    """The whole table as a seat sees it; -1 is a spectator."""
    return {
        **moment(s),
        **ground(s),
        **pieces(s),
        "cast": [sheet(s, who, seat) for who in range(len(s.cast))],
        "foes": foes(s),
        "allies": allies(s),
        "attack": attack(s),
        "odds": odds(s, seat),
        "dice": dice(s),
        "challenge": challenge(s),
        "evil_one": None,
        "why_not": why_not(s, seat),
        "in_play": [s.printed.cards[card] for card in s.in_play if is_shown(card)],
        **s.chapter.table(s, seat),
    }


def is_shown(card: int) -> bool:
    """Cards being read lie open, all but Pacts (PAN-592)."""
    return not PACTS <= card < PACTS + 16


def moment(s: Pandemonium) -> dict[str, Any]:
    """Chapter, round, phase and whose turn it is."""
    return {
        "chapter": s.chapter.id,
        "number": s.chapter.number,
        "mode": MODES[s.mode],
        "phase": PHASES[s.phase],
        "round": s.round if s.cast else 0,
        "night": s.is_night(),
        "acting": s.acting,
        "order": s.order[:],
        "limit": s.limit,
        "creatures": creature_count(s),
        "evil_die": s.evil_face,
        "final_battle": s.final_battle,
        "ending": ending(s),
        "decks": {
            "items": len(s.items),
            "events": len(s.events),
            "pacts": len(s.pacts),
            "combos": len(s.combos),
            "allies": len(s.allies),
            "dimensional": len(s.challenges),
        },
    }


def ending(s: Pandemonium) -> str:
    """How the game ended, in a word of the chapter's."""
    if s.result is None:
        return ""
    return "won" if s.winner == "won" else "lost"


def ground(s: Pandemonium) -> dict[str, Any]:
    """The board: tiles, openings, darkness, portals."""
    plan = s.ground.plan
    dark = [cell for cell in range(CELLS) if is_dark(s, cell)]
    return {
        "tiles": list(plan.tile_ids),
        "fallen": [tile for tile in range(TILES) if s.ground.fallen >> tile & 1],
        "exits": exits(s),
        "openings": [
            {
                "edge": edge,
                "state": ("closed", "open", "broken")[s.ground.state[edge]],
                "barricade": s.ground.barricade[edge],
            }
            for edge in plan.openings
        ],
        "dark": dark,
        "lit": [cell for cell in range(CELLS) if cell not in dark and is_lit(s, cell)],
        "portals": [
            {"cell": cell, "sealed": bool(s.sealed >> at & 1)}
            for at, cell in enumerate(plan.portals)
            if not s.ground.fallen >> (cell >> 4) & 1
        ],
        "activity": [activity(s, tile) for tile in range(TILES)],
    }


def exits(s: Pandemonium) -> list[dict[str, Any]]:
    """Doors on the rim that the chapter names (PAN-37)."""
    plan = s.ground.plan
    found = []
    for edge in plan.openings:
        if plan.first[edge] < 0 or plan.second[edge] < 0:
            cell = max(plan.first[edge], plan.second[edge])
            found.append({"space": space_name(plan.space[cell]), "side": plan.side_of(cell, edge)})
    return found


def is_lit(s: Pandemonium, cell: int) -> bool:
    """Whether a space that could be dark has light."""
    return s.is_night() or s.ground.plan.is_dark[cell] or s.energy > 1


def pieces(s: Pandemonium) -> dict[str, Any]:
    """Tokens, Souls, Traps and the Generator."""
    return {
        "tokens": [
            {"kind": TOKENS[token.kind], "cell": token.cell, "down": token.is_down}
            for token in s.tokens
        ],
        "souls": [[cell, s.soul_at[cell]] for cell in range(CELLS) if s.soul_at[cell]],
        "traps": [[cell, s.ground.traps[cell]] for cell in range(CELLS) if s.ground.traps[cell]],
        "evil_traps": [cell for cell in range(CELLS) if s.ground.evil_traps[cell]],
        "explored": [cell for cell in range(CELLS) if s.is_explored[cell]],
        "generator": {
            "energy": s.energy,
            "on": s.is_generator_on(),
            "started": s.was_started,
        }
        if s.was_started or s.generator() is not None
        else None,
    }


def sheet(s: Pandemonium, who: int, seat: int) -> dict[str, Any]:
    """A character's sheet; only its own player sees its Pacts (PAN-592)."""
    c = s.cast[who]
    p = s.printed
    return {
        "persona": p.characters[c.persona],
        "seat": c.seat,
        "posture": POSTURES[c.posture],
        "cell": s.cell[who] if s.stands(who) else c.tomb,
        "life": s.life[who],
        "fear": s.fear[who],
        "souls": s.souls[who],
        "traps": c.traps,
        "values": values(s, who),
        "printed": {
            "attack": p.attack[c.persona],
            "defence": p.guard[c.persona],
            "agility": p.agility[c.persona],
            "action": p.action[c.persona],
            "will": p.resolve[c.persona],
        },
        "actions": actions_left(s, who) if s.acting == who else 0,
        "room": backpack_size(s, who),
        "running": s.run_left if s.acting == who and s.is_running else 0,
        **cards_of(s, c, seat),
        **marks_of(c),
    }


def values(s: Pandemonium, who: int) -> dict[str, int]:
    """The present values (PAN-44)."""
    return {
        "attack": attack_of(s, who),
        "defence": defence_of(s, who),
        "agility": agility_of(s, who),
        "action": action_of(s, who),
        "will": will_of(s, who),
    }


def cards_of(s: Pandemonium, c: Character, seat: int) -> dict[str, Any]:
    """What a character holds."""
    names = s.printed.cards
    return {
        "hands": [names[card] for card in c.hands],
        "backpack": [names[card] for card in c.backpack],
        "kept": [names[card] for card in c.kept],
        "pacts": len(c.pacts),
        "own_pacts": [names[card] for card in c.pacts] if seat == c.seat else [],
        "carried": [TOKENS[kind] for kind in c.carried],
        "wishes": wishes(s, c) if seat == c.seat else {},
    }


def wishes(s: Pandemonium, c: Character) -> dict[str, str]:
    """When the seat wants to be asked about its kept Events."""
    words = ("sometimes", "never", "always")
    return {s.printed.cards[card]: words[c.wishes >> 2 * (card - 56) & 3] for card in c.kept}


def marks_of(c: Character) -> dict[str, Any]:
    """Skills, boosts and what was done."""
    return {
        "skills": [skill for skill in range(24) if c.skills >> skill & 1],
        "tree": TREES[c.tree // 6] if c.tree >= 0 else "",
        "reinforced": c.is_reinforced,
        "ran": c.has_run,
        "boosts": {"attack": c.attack_up, "defence": c.defence_up, "action": c.action_up},
        "trophies": c.trophies,
        "deaths": c.deaths,
    }


def allies(s: Pandemonium) -> list[dict[str, Any]]:
    """Good allies and the bodies of dead ones."""
    found = []
    for persona, id in enumerate(s.printed.personas):
        cell = s.ally_cell[persona]
        if cell >= 0:
            points = 0 if s.ally_round[persona] == s.round else 3
            found.append(ally(id, cell, False, s.ally_who[persona], points))
        if s.body[persona] >= 0:
            found.append(ally(id, s.body[persona], True, -1, 0))
    return found


def ally(id: str, cell: int, dead: bool, who: int, points: int) -> dict[str, Any]:
    """One good ally."""
    return {"persona": id, "cell": cell, "dead": dead, "who": who, "points": points}


def attack(s: Pandemonium) -> dict[str, Any] | None:
    """The attack being made."""
    a = s.attack
    if a is None:
        return None
    names, figures = s.printed.cards, s.printed.figures
    return {
        "launcher": a.launcher,
        "party": a.party[:],
        "weapons": [[names[card] for card in each] for each in a.weapons],
        "targets": [figures[foe] for foe in a.targets],
        "edge": a.edge,
        "rival": a.rival,
        "combo": names[a.combo] if a.combo >= 0 else "",
        "row": ROWS[a.row] if a.combo >= 0 else "",
        "need": needed(s, a) if a.combo >= 0 else 0,
        "hits": a.hits,
        "critical": a.is_critical,
        "damage": a.damage,
        "stun_die": a.stun_die,
    }


def dice(s: Pandemonium) -> list[dict[str, Any]]:
    """The last rolls."""
    return [
        {"who": roll[0], "kind": ROLL_KINDS[roll[1]], "total": roll[2], "faces": roll[3:]}
        for roll in s.tray
    ]


def challenge(s: Pandemonium) -> dict[str, Any] | None:
    """The Dimensional card being faced."""
    if s.challenge < 0:
        return None
    return {
        "who": s.challenger,
        "card": s.printed.cards[s.challenge],
        "foes": [s.printed.figures[COPIES * breed].rpartition("_")[0] for breed in s.choices],
        "passed": None,
    }


def all_cards(s: Pandemonium) -> list[str]:
    """Every card with its place, for the law of pieces; copies are counted as they are found."""
    piles = {
        "items": s.items,
        "item discard": s.item_discard,
        "events": s.events,
        "event discard": s.event_discard,
        "pacts": s.pacts,
        "pact discard": s.pact_discard,
        "combos": s.combos,
        "combo gone": s.combo_gone,
        "allies": s.allies + allies_in_play(s),
        "ally discard": s.ally_discard,
        "challenges": s.challenges,
        "challenge discard": s.challenge_discard,
        "boxed": s.boxed,
        "in play": s.in_play,
    }
    for who, c in enumerate(s.cast):
        piles[f"character {who}"] = c.hands + c.backpack + c.kept + c.pacts
    seen: dict[int, int] = {}
    found = []
    for name, pile in piles.items():
        for at, card in enumerate(pile):
            seen[card] = seen.get(card, 0) + 1
            found.append(f"card {card}.{seen[card]}@{name} {at}")
    return found


def allies_in_play(s: Pandemonium) -> list[int]:
    """The cards of the allies whose figures stand on the board."""
    found = []
    for persona in range(12):
        if s.ally_cell[persona] >= 0 and ALLIES + 2 * persona not in s.boxed:
            found.append(ALLIES + 2 * persona)
        if s.foe_cell[EVIL_ALLIES + persona] >= 0:
            found.append(ALLIES + 2 * persona + 1)
    return found
