"""The sign of every card: Items have theirs on the sheets too, the others on their faces."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.pandemonium.picture import CARD_ICONS, DECK_ICONS, PERSONA_ICONS
from dreadhouse.games.pandemonium.prints import deck_of

EVENTS = {
    "lights_flicker": "desk-lamp",
    "something_in_the_walls": "brick-pile",
    "two_at_once": "two-shadows",
    "wet_floor": "droplets",
    "draught": "fog",
    "hole_in_the_pocket": "swap-bag",
    "voices_in_the_vents": "human-ear",
    "blood_moon": "moon",
    "feeding_hour": "carnivore-mouth",
    "picked_clean": "crossed-bones",
    "cold_hand": "severed-hand",
    "rotten_wood": "wood-beam",
    "the_bell_tolls": "bell",
    "dead_line": "rotary-phone",
    "it_saw_you": "evil-eyes",
    "second_wind": "run",
    "adrenaline": "syringe",
    "hidden_stash": "locked-chest",
    "guardian": "shield",
    "loose_board": "floor-hatch",
    "deep_breath": "inner-self",
    "field_dressing": "heal",
    "false_alarm": "alarm-clock",
    "emergency_lamp": "old-lantern",
    "back_stairs": "stairs",
    "decoy": "puppet",
    "wandering_light": "falling-star",
    "heavy_sleep": "night-sleep",
}
PACTS = {
    "blood_toll": "neck-bite",
    "open_house": "door",
    "lonely_prayer": "kneeling",
    "shattered_pane": "shattered-glass",
    "big_game": "trophy",
    "empty_hands": "open-hand",
    "thin_veil": "flaming-sheet",
    "wrong_number": "rotary-phone",
    "night_walker": "footprint",
    "last_drop": "vial",
    "tithe": "two-coins",
    "wayfarer": "compass",
    "false_friend": "carnival-mask",
    "feeding_time": "kitchen-knives",
    "kindred": "interlaced-tentacles",
    "long_night": "hourglass",
}
COMBOS = {
    "jade_dragon": "wyvern",
    "battering_pair": "swords",
    "crossfire": "crossbow",
    "hammer_and_anvil": "flat-hammer",
    "last_reel": "clapperboard",
    "midnight_feature": "night-sky",
    "whirlwind": "spiral",
    "sacrifice_play": "sacrificial-dagger",
    "drive_them_back": "strong-arm",
    "scream_together": "screaming",
    "cheap_shot": "knocked-out-stars",
    "fire_and_blade": "fire",
}
CHALLENGES = {
    "doomed_planet": "burning-meteor",
    "sea_of_glass": "waves",
    "the_arena": "swords",
    "mirror_hall": "mirror-mirror",
    "the_scales": "injustice",
    "rope_bridge": "rope-coil",
    "library_of_teeth": "jawbone",
    "the_hunt": "crossbow",
    "black_sun": "sun",
    "the_feast": "bowl",
    "toll_gate": "gate",
    "chessboard": "crown",
    "the_well": "vortex",
    "frozen_clock": "clock-face",
}
# An evil ally shows whom it once was.
EVIL = {
    "deserter": "soldier",
    "vivisector": "doctor",
    "false_prophet": "preacher",
    "berserker": "fury",
    "hacker": "geek",
    "stalker": "huntress",
    "wrecker": "mechanic",
    "puppet": "dancer",
    "night_warden": "janitor",
    "shadow_master": "old_master",
    "brute": "athlete",
    "changeling": "runaway_kid",
}
SIGNS = CARD_ICONS | EVENTS | PACTS | COMBOS | CHALLENGES | {"rescue_helicopter": "helicopter"}


def sign_of(card: str) -> str:
    """The icon of a card by its id."""
    persona = EVIL.get(card, card.removeprefix("ally_"))
    return SIGNS.get(card) or PERSONA_ICONS.get(persona) or DECK_ICONS[deck_of(card)]
