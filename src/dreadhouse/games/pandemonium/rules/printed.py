"""What is printed on cards, sheets and figures, as the rules ask for it; and the numbers of all.

Cards are one numbering of faces: 41 Items, 28 Events, 16 Pacts, 12 Combos, 24 Allies,
14 Dimensional cards, the Rescue Helicopter. Copies of a card are alike and share its number.
Figures: 44 creatures (breed * 4 + which), 12 evil allies, 4 bosses, 12 good allies.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

ITEMS: Final = 0
EVENTS: Final = 41
PACTS: Final = 69
COMBOS: Final = 85
ALLIES: Final = 97
CHALLENGES: Final = 121
HELICOPTER: Final = 135
CARDS: Final = 136
NO_CARD: Final = -1

# Characters are the first eight personas; allies have all twelve.
SOLDIER: Final = 0
DOCTOR: Final = 1
PREACHER: Final = 2
FURY: Final = 3
GEEK: Final = 4
HUNTRESS: Final = 5
MECHANIC: Final = 6
DANCER: Final = 7
CHARACTERS: Final = 8
JANITOR: Final = 8
OLD_MASTER: Final = 9
ATHLETE: Final = 10
RUNAWAY_KID: Final = 11
PERSONAS: Final = 12

# Breeds in the order of the Invocation die, which is also that of Agility (PAN-442).
KILLER_TOY: Final = 0
NIGHT_HOUND: Final = 1
PSYCHO: Final = 2
SPECTRE: Final = 3
POSSESSED: Final = 4
ARCANE: Final = 5
SCARECROW: Final = 6
LURKER: Final = 7
NIGHTMARE: Final = 8
DEMON: Final = 9
ABERRATION: Final = 10
BREEDS: Final = 11
COPIES: Final = 4

# Figures; the persona of an ally is its number less the first of its kind.
EVIL_ALLIES: Final = 44
BOSSES: Final = 56
GOOD_ALLIES: Final = 60
FIGURES: Final = 72
MOTHER_MOTH: Final = 56
COLLECTOR: Final = 57
FOREMAN: Final = 58
EVIL_ONE: Final = 59
NO_FIGURE: Final = -1

# How a figure deals with closed doors (PAN-484, PAN-487, PAN-489, PAN-520).
OPENS: Final = 0
BREAKS: Final = 1
PASSES: Final = 2
DOOR_MANNERS = ["open", "break", "pass"]

# Bits of `traits`.
SINGLE_USE: Final = 1
FIRE: Final = 2
LIGHT: Final = 4
BLESSED: Final = 8
TRAITS = ["single", "fire", "light", "blessed"]

# Trees and their spaces: skill number = tree * 6 + space - 1.
CORRUPTION: Final = 0
ILLUMINATION: Final = 6
RETRIBUTION: Final = 12
SURVIVAL: Final = 18
SKILLS: Final = 24
TREES = ["corruption", "illumination", "retribution", "survival"]

# Kinds of board tokens.
FIRST_AID_KIT: Final = 0
DAGGER: Final = 1
BOOK: Final = 2
BATTERY: Final = 3
OARS: Final = 4
RADIO: Final = 5
TELEPHONE: Final = 6
GENERATOR: Final = 7
CAR: Final = 8
BOAT: Final = 9
ALTAR: Final = 10
LANDING_PLACE: Final = 11
TOKENS = [
    "first_aid_kit",
    "dagger",
    "book",
    "battery",
    "oars",
    "radio",
    "telephone",
    "generator",
    "car",
    "boat",
    "altar",
    "landing_place",
]


class Printed:
    """Everything printed, by number.

    Lists of parts (`uses`, `on_event`, ...) hold `parts.Part` objects. A Range of 0 means none.
    """

    never_changes: ClassVar[bool] = True

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.rule: list[str] = []
        self.copies: list[int] = []
        # Items
        self.is_weapon: list[bool] = []
        self.damage: list[int] = []
        self.difficulty: list[int] = []
        self.hands: list[int] = []
        self.range: list[int] = []
        self.traits: list[int] = []
        self.defence: list[int] = []
        self.will: list[int] = []
        self.run_bonus: list[int] = []
        self.against: list[int] = []
        self.against_breeds: list[int] = []
        self.against_barricade: list[int] = []
        self.critical: list[int] = []
        self.stuns: list[bool] = []
        self.noise: list[int] = []
        self.blast: list[int] = []
        self.flares: list[bool] = []
        self.once_a_turn: list[bool] = []
        self.carried: list[bool] = []
        self.uses: list[list[Any]] = []
        # Events
        self.is_negative: list[bool] = []
        # Pacts: what they ask for, their effect and rewards
        self.trigger: list[int] = []
        self.souls: list[int] = []
        self.items: list[int] = []
        self.skills: list[int] = []
        # Combos: two rows (combos.Row), and the parts of the penalty
        self.rows: list[list[Any]] = []
        self.penalty: list[list[Any]] = []
        # Dimensional cards
        self.challenge: list[Any] = []
        # Skill trees
        self.skill_ids: list[str] = []
        self.skill_parts: list[list[Any]] = []
        # characters
        self.characters: list[str] = []
        self.attack: list[int] = []
        self.guard: list[int] = []
        self.agility: list[int] = []
        self.action: list[int] = []
        self.resolve: list[int] = []
        # personas and figures
        self.personas: list[str] = []
        self.figures: list[str] = []
        self.life: list[int] = []
        self.quickness: list[int] = []
        self.fury: list[int] = []
        self.mobility: list[int] = []
        self.perception: list[int] = []
        self.terror: list[int] = []
        self.doors: list[int] = []
        # chapters
        self.chapter_ids: list[str] = []
        self.chapters: list[Any] = []
