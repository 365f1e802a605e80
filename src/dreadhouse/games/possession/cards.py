"""What is printed on the pieces: rooms, cards, chips and sheets, as the rules ask for it.

All cards and house chips are one numbering: 15 search cards, 11 pages, 18 events, 4 attic and
4 basement chips.
"""

from __future__ import annotations

from typing import Final

AXE: Final = 0
CHAINSAW: Final = 1
SHOTGUN: Final = 2
KNIFE: Final = 3
SHOVEL: Final = 4
WEAPONS: Final = 5
FIRST_AID: Final = 5
WHISKY: Final = 7
TORCH: Final = 9
PENDANT: Final = 10
STEAL: Final = 11
HIDEOUTS: Final = 13
PAGES: Final = 15
UNNUMBERED: Final = 25
EVENTS: Final = 26
ATTIC_CHIPS: Final = 44
BURST: Final = 44
SAVED_LIMB: Final = 45
CURSE: Final = 46
TORN_PAGE: Final = 47
BASEMENT_CHIPS: Final = 48
BREW: Final = 48
CIRCLE: Final = 49
ROTTEN_FLOOR: Final = 51
CARDS: Final = 52

SEARCH_ICON: Final = 1
REST_ICON: Final = 2
HEAL_ICON: Final = 4
HIDE_ICON: Final = 8
ALTAR_ICON: Final = 16
ICONS = ["search", "rest", "heal", "hide", "altar"]

AFFECTED: Final = 0
NEAREST: Final = 1
HOLDERS: Final = 2
LIVING: Final = 3
WINDOWS: Final = 4
NO_TARGET: Final = 5
TARGETS = ["affected", "nearest", "holders", "living", "windows", "none"]

NOTHING: Final = 0
ROLL_WOUNDS: Final = 1
LOSE_LIFE: Final = 2
LOSE_ACTIONS: Final = 3
TEAR_HINGES: Final = 4
SPEND_CHIP: Final = 5
WHISPER: Final = 6
SLIP: Final = 7
COUNT_PAGES: Final = 8
GRASP: Final = 9
SEAL: Final = 10
DEEDS = [
    "nothing",
    "wounds",
    "lose_life",
    "lose_actions",
    "tear_hinges",
    "spend_chip",
    "whisper",
    "slip",
    "count_pages",
    "grasp",
    "seal",
]


class EventFace:
    """An event card: whom it strikes, what it does, how much of it, and its branch icon."""

    def __init__(
        self, target: int, deed: int, amount: int, other: int, has_branch: bool, rule: str
    ) -> None:
        self.target = target
        self.deed = deed
        self.amount = amount
        self.other = other
        self.has_branch = has_branch
        self.rule = rule


class Printed:
    """Everything printed, by number: of a room, a card, a chip or a coloured line."""

    def __init__(self) -> None:
        self.rooms: list[str] = []
        self.icons: list[int] = []
        self.altar: list[int] = []
        self.rest: list[int] = []
        self.special: list[str] = []
        self.windows = 0
        self.cards: list[str] = []
        self.has_key: list[bool] = []
        self.strike: list[int] = []
        self.events: list[EventFace] = []
        self.page_number: list[int] = []
        self.attraction: list[int] = []
        self.quiet_attraction: list[int] = []
        self.line_actions: list[int] = []
        self.pairs: list[list[int]] = []
        self.pool: list[int] = []

    def event(self, card: int) -> EventFace:
        """The face of an event card."""
        return self.events[card - EVENTS]


def is_weapon(card: int) -> bool:
    """Whether a search card is a weapon."""
    return 0 <= card < WEAPONS


def is_page(card: int) -> bool:
    """Whether a card is a page, the one without a number included; the torn page is a chip."""
    return PAGES <= card <= UNNUMBERED
