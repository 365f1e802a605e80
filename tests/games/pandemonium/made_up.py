"""Made-up views for the drawing: a day, a night, a crowd, a challenge, chapter 8."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.content import printed
from dreadhouse.games.pandemonium.ground.names import cell_named, edge_named
from dreadhouse.games.pandemonium.ground.plan import Plan
from dreadhouse.games.pandemonium.ground.tiles import plan_of_board
from dreadhouse.games.pandemonium.prints import characters
from dreadhouse.games.pandemonium.sight import words_of_the_game

NAMES = ["Nadia", "Ilya <b>", 'Noor "', "Marta & Co", "Константин"]
BOARDS = {
    "flat_battery": (1, "AEBF"),
    "someone_is_knocking": (2, "AHCD"),
    "hold_until_sunrise": (3, "CHGA"),
    "the_house_comes_down": (7, "FDGE"),
    "one_of_us_commands": (8, "DCAE"),
}


class MadeUp:
    """A view under construction: a board, and what is put on it."""

    def __init__(self, chapter: str = "flat_battery", round: int = 2) -> None:
        number, letters = BOARDS[chapter]
        exits = ("A12-north",) if chapter == "someone_is_knocking" else ()
        self.plan: Plan = plan_of_board(letters, exits)
        is_night = round > 4
        self.table: dict[str, Any] = {
            "chapter": chapter,
            "number": number,
            "mode": "cooperative",
            "phase": "players",
            "round": round,
            "night": is_night,
            "acting": 0,
            "order": [],
            "limit": 12,
            "creatures": 0,
            "tiles": list(self.plan.tile_ids),
            "fallen": [],
            "exits": [{"space": "a12", "side": 0}] if exits else [],
            "openings": [
                {"edge": edge, "state": "closed", "barricade": 0} for edge in self.plan.openings
            ],
            "dark": [cell for cell in range(64) if is_night or self.plan.is_dark[cell]],
            "lit": [],
            "portals": [{"cell": cell, "sealed": False} for cell in self.plan.portals],
            "tokens": [],
            "souls": [],
            "traps": [],
            "evil_traps": [],
            "explored": [],
            "cast": [],
            "foes": [],
            "allies": [],
            "odds": [],
            "attack": None,
            "dice": [],
            "evil_die": 0,
            "generator": None,
            "decks": dict.fromkeys(
                ("items", "events", "pacts", "combos", "allies", "dimensional"), 9
            ),
            "challenge": None,
            "goal": [["aboard", 1, 3]],
            "ending": "",
            "evil_one": None,
            "activity": [3, 0, 4, 2],
            "final_battle": False,
            "why_not": [],
            "in_play": [],
        }

    def cell(self, name: str) -> int:
        """A cell by its name."""
        return cell_named(self.plan, name)

    def person(self, persona: str, at: str, **more: Any) -> MadeUp:
        """Put a character of the next seat."""
        values = dict(characters()[persona])
        who = len(self.table["cast"])
        self.table["cast"].append(
            {
                "persona": persona,
                "seat": who,
                "posture": "standing",
                "cell": self.cell(at),
                "life": 6,
                "fear": 0,
                "souls": 0,
                "traps": 0,
                "values": values,
                "printed": dict(values),
                "actions": 0,
                "hands": [],
                "backpack": [],
                "room": 2,
                "kept": [],
                "pacts": 0,
                "own_pacts": [],
                "carried": [],
                "skills": [],
                "tree": "",
                "reinforced": False,
                "ran": False,
                "running": 0,
                "boosts": {},
                "trophies": 0,
                "deaths": 0,
            }
            | more
        )
        self.table["order"].append(who)
        return self

    def foe(self, word: str, at: str, *way: str, kind: str = "creature", **more: Any) -> MadeUp:
        """Put a creature, evil ally or boss; its way begins in its own space."""
        about = {
            "word": word,
            "kind": kind,
            "id": word.rpartition("_")[0] if kind == "creature" else word,
            "cell": self.cell(at),
            "stunned": False,
            "life": 8,
            "agility": 5,
            "fury": 4,
            "mobility": 2,
            "perception": 3,
            "terror": 3,
            "target": {"who": 0} if way else None,
            "way": [self.cell(name) for name in (at, *way)],
            "why": "PAN-460",
        }
        self.table["foes"].append(about | more)
        self.table["creatures"] += kind == "creature"
        return self

    def opening(self, name: str, state: str = "closed", barricade: int = 0) -> MadeUp:
        """Open, break or bar a door or window."""
        edge = edge_named(self.plan, name)
        for each in self.table["openings"]:
            if each["edge"] == edge:
                each.update(state=state, barricade=barricade)
        return self

    def put(self, **more: Any) -> MadeUp:
        """Set parts of the view."""
        self.table.update(more)
        return self

    def light(self, *names: str) -> MadeUp:
        """Lamps in spaces."""
        self.table["lit"] = [self.cell(name) for name in names]
        self.table["dark"] = [c for c in self.table["dark"] if c not in self.table["lit"]]
        return self

    def token(self, kind: str, at: str, down: bool = False) -> MadeUp:
        """Put a board token."""
        self.table["tokens"].append({"kind": kind, "cell": self.cell(at), "down": down})
        return self

    def seen(self, *words: str, seat: int = 0, shape: str = "wide") -> dict[str, Any]:
        """The view of a seat that may do these words."""
        vocabulary = words_of_the_game()
        options = [vocabulary.action(word) for word in words]
        seats = max(1, len(self.table["cast"]))
        return {
            "table": self.table,
            "seat": seat,
            "seats": seats,
            "to_act": [seat],
            "ask": {"frame": "Act", "about": {}, "options": options},
            "names": NAMES[:seats],
            "shape": shape,
        }


def day() -> MadeUp:
    """Three people by day in chapter 1."""
    made = MadeUp().person("huntress", "A22", life=4, fear=3, souls=2, hands=["machete"], actions=3)
    made.table["cast"][0].update(backpack=["flashlight", "bandages"], kept=["guardian"], traps=1)
    made.person("soldier", "B23", hands=["hunting_rifle"], pacts=1)
    made.person("mechanic", "B23", backpack=["toolbox"], traps=2, reinforced=True)
    made.foe("psycho_1", "A23", "A22").foe("killer_toy_1", "A43", "A33", "A23", "A22")
    made.foe("aberration_1", "F32")
    made.token("battery", "B44").token("car", "E44").token("telephone", "A34", True)
    made.opening("B34-B44", barricade=2).opening("A31-A32", "open").opening("B13-B23", "broken")
    made.opening("E22-E32", barricade=1).light("A22")
    return made.put(
        souls=[[made.cell("A12"), 2]],
        traps=[[made.cell("A13"), 1]],
        explored=[made.cell("A11")],
        odds=[{"word": "attack psycho_1", "share": 0.41, "need": 2, "most": 12}],
    )


def night() -> MadeUp:
    """A night of five with a crowd and a boss, in the middle of an attack."""
    made = MadeUp("hold_until_sunrise", 7)
    for place, persona in enumerate(("soldier", "doctor", "preacher", "fury", "geek")):
        made.person(persona, ("A23", "A22", "A22", "A23", "A12")[place], life=6 - place, fear=place)
    made.table["cast"][4].update(posture="lying", fear=5)
    for breed in printed().figures[:44:4]:
        made.foe(breed, "A33", "A23")
    made.foe("deserter", "A24", "A23", kind="ally", persona="soldier", stunned=True)
    made.foe("mother_moth", "H33", "H43", "A13", kind="boss", life=0)
    allies = [
        {"persona": "janitor", "cell": made.cell("A21"), "dead": False, "who": 1, "points": 3},
        {"persona": "athlete", "cell": made.cell("A11"), "dead": True, "who": -1, "points": 0},
    ]
    attack = {
        "launcher": 1,
        "party": [1, 2],
        "weapons": [["machete"], ["shotgun"]],
        "targets": ["killer_toy_1"],
        "edge": -1,
        "rival": -1,
        "combo": "jade_dragon",
        "row": "upper",
        "need": 4,
        "hits": 2,
        "critical": False,
        "damage": 0,
        "stun_die": 0,
    }
    dice = [{"who": 1, "kind": "attack", "total": 2, "faces": [1, 0, 1, 0]}]
    generator = {"energy": 3, "on": True, "started": True}
    return made.put(
        allies=allies, attack=attack, dice=dice, generator=generator, evil_die=3, acting=1
    )


def challenge() -> MadeUp:
    """Somebody in another world, while a tile has fallen."""
    made = MadeUp("the_house_comes_down", 5).person("dancer", "G43").person("geek", "F41")
    made.token("boat", "F41").foe("collector", "D33", "D32", kind="boss", life=0)
    made.table["portals"][0]["sealed"] = True
    faced = {"who": 0, "card": "the_arena", "foes": ["nightmare"], "passed": None}
    return made.put(challenge=faced, fallen=[3], final_battle=True)


def commanded() -> MadeUp:
    """Chapter 8, with Evil Actions left."""
    made = MadeUp("one_of_us_commands", 6).person("fury", "D32", seat=1, carried=["book"])
    made.person("geek", "D32", seat=1, carried=["dagger"]).token("altar", "D32")
    made.foe("evil_one", "D43", "D42", "D32", kind="boss", life=13, most=20)
    about = {"seat": 0, "actions": 2, "used": ["evil_die"], "deaths": 3, "need": 5}
    return made.put(evil_one=about, evil_traps=[made.cell("D33")], acting=-1)


def knocking() -> MadeUp:
    """Chapter 2, its exit under an Evil Barricade."""
    made = MadeUp("someone_is_knocking").person("doctor", "A12")
    return made.opening("A12-north", barricade=2)


SCENES = {
    "day": day,
    "night": night,
    "challenge": challenge,
    "commanded": commanded,
    "knocking": knocking,
}
