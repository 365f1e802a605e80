"""What is printed on tiles, cards and explorers, as the rules ask for it.

Cards are one numbering: 22 items, 13 omens, 45 events, then the item tokens of haunts.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

ITEMS: Final = 22
OMENS: Final = 22
EVENTS: Final = 35
TOKENS: Final = 80
CARDS: Final = 180

AXE: Final = 0
BLOOD_DAGGER: Final = 1
REVOLVER: Final = 2
SACRIFICIAL_DAGGER: Final = 3
BUFF_COAT: Final = 4
MOURNING_BROOCH: Final = 5
HEIRLOOM_TORQUE: Final = 6
HAND_LANTERN: Final = 7
BENT_PENNY: Final = 8
RIVER_PEBBLE: Final = 9
WHITE_QUILL: Final = 10
STIMULANT_AMPOULE: Final = 11
FIELD_DRESSINGS: Final = 12
GOOSE_FAT_BALM: Final = 13
HARTSHORN: Final = 14
BLASTING_STICK: Final = 15
HANDBELL: Final = 16
CLOCKWORK_CHEST: Final = 17
COIL_OF_ROPE: Final = 18
KNUCKLE_DICE: Final = 19
CUTPURSE_HOOK: Final = 20
BLACK_CORDIAL: Final = 21
BITE: Final = 22
DOG: Final = 23
GIRL: Final = 24
MADMAN: Final = 25
SPEAR: Final = 26
BLACK_ALMANAC: Final = 27
SAINTS_FINGER: Final = 28
SCRYING_BOWL: Final = 29
PORCELAIN_FACE: Final = 30
WARD_PENDANT: Final = 31
SIGNET: Final = 32
JAWBONE: Final = 33
TALKING_BOARD: Final = 34

# Bits of `until`: what ends a kept event (BET-387, BET-416).
CARD_RAISES: Final = 1
ENDS_OUTDOORS: Final = 2
ENDS_IN_COMPANY: Final = 4
ENDS_IN_BOILER_ROOM: Final = 8
UNTIL = [
    "card_raises_trait",
    "end_turn_outdoors",
    "end_turn_with_explorer",
    "end_turn_in_boiler_room",
]

# Bits of `luck`: how a card meddles with rolls (BET-65).
REROLLS_ONE: Final = 1
REROLLS_ANY: Final = 2
NAMES_TOTAL: Final = 4
ADDS: Final = 8

NO_TARGET: Final = 0
SELF_OR_HERE: Final = 1
OTHER_HERE: Final = 2
TARGETS = ["", "explorer_here_or_self", "explorer_here"]


class Printed:
    """Everything printed, by number: of a room, a card or an explorer.

    Lists of parts (`uses`, `events`, ...) hold `effects.Part` objects; masks are bit masks of
    floors, ways or rooms; a trait or kind of -1 means none.
    """

    never_changes: ClassVar[bool] = True

    def __init__(self) -> None:
        # rooms
        self.rooms: list[str] = []
        self.floors: list[int] = []
        self.doors: list[int] = []
        self.windows: list[int] = []
        self.symbol: list[int] = []
        self.sign: list[int] = []
        self.outdoors: list[bool] = []
        self.start: list[int] = []
        self.barrier: list[int] = []
        self.barrier_least: list[int] = []
        self.exit: list[int] = []
        self.exit_least: list[int] = []
        self.exit_loses: list[int] = []
        self.end_turn: list[int] = []
        self.boost: list[int] = []
        # cards
        self.cards: list[str] = []
        self.rule: list[str] = []
        self.is_item: list[bool] = []
        self.is_weapon: list[bool] = []
        self.is_companion: list[bool] = []
        self.gives: list[bool] = []
        self.steals: list[bool] = []
        self.drops: list[bool] = []
        self.discards: list[bool] = []
        self.after_haunt: list[bool] = []
        self.before_moving: list[bool] = []
        self.instead_of_attack: list[bool] = []
        self.target: list[int] = []
        self.luck: list[int] = []
        self.adds: list[int] = []
        self.held: list[list[int]] = []
        self.attack: list[int] = []
        self.attack_dice: list[int] = []
        self.is_ranged: list[bool] = []
        self.before: list[list[Any]] = []
        self.after: list[list[Any]] = []
        self.reduces: list[list[int]] = []
        self.converts: list[bool] = []
        self.on_stolen: list[list[Any]] = []
        self.loses_instead: list[list[int]] = []
        self.uses: list[list[Any]] = []
        self.on_gain: list[list[Any]] = []
        self.worn: list[list[int]] = []
        self.event_dice: list[int] = []
        self.cancels: list[int] = []
        self.wards: list[int] = []
        self.crosses: list[int] = []
        self.safe_falls: list[int] = []
        self.climbs: list[int] = []
        self.events: list[list[Any]] = []
        self.on_turn_start: list[list[Any]] = []
        self.until: list[int] = []
        self.move_limit: list[int] = []
        self.token_parts: list[list[Any]] = []
        # explorers
        self.explorers: list[str] = []
        self.colour: list[str] = []
        self.age: list[int] = []
        self.birthday: list[int] = []
        self.knack: list[str] = []
        self.tracks: list[list[list[int]]] = []
        self.start_steps: list[list[int]] = []
        # haunts
        self.selection: list[list[int]] = []
        self.haunt_ids: list[str] = []
        self.haunts: list[Any] = []
        self.selected = 0

    def is_real_item(self, card: int) -> bool:
        """Whether a card or token is an item: given, dropped and stolen as one (BET-200)."""
        return card >= TOKENS or self.is_item[card]
