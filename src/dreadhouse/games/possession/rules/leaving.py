"""Cards that leave the game and players who die (POS-177, POS-374 to POS-377, POS-401, POS-410)."""

from __future__ import annotations

from dreadhouse.games.possession.state import GONE, NO_CARD, Night


def discard_card(s: Night, seat: int, card: int) -> None:
    """A hand card leaves the game by use, trade or discard: everybody sees it (POS-410)."""
    s.players[seat].hand.remove(card)
    s.secrets.disclose(card, s.everyone)
    s.gone.append(card)


def discard_weapon(s: Night, seat: int) -> None:
    """The weapon in play leaves the game (POS-268, POS-325)."""
    p = s.players[seat]
    if p.weapon != NO_CARD:
        s.gone.append(p.weapon)
        p.weapon = NO_CARD


def discard_house_chip(s: Night, seat: int, chip: int) -> None:
    """A house chip leaves the game openly (POS-308, POS-315)."""
    s.players[seat].house_chips.remove(chip)
    s.secrets.disclose(chip, s.everyone)
    s.gone.append(chip)


def die(s: Night, seat: int) -> None:
    """A dead player's figure, Parts, trophies and all the rest leave the game (POS-374, POS-376).

    Doors stay as they are (POS-377); what nobody was shown stays unknown (POS-411).
    """
    p = s.players[seat]
    p.is_dead = True
    s.is_shaken = True
    p.parts = [GONE, GONE, GONE, GONE, GONE]
    bury(s, p.hand)
    bury(s, p.house_chips)
    p.hand = []
    p.house_chips = []
    discard_weapon(s, seat)
    s.keys_gone += p.keys
    s.trophies_gone += p.trophies
    p.keys = p.trophies = p.marks = 0
    p.cubes = p.cubes_left = 0
    p.chips = p.played = p.revealed = 0
    if s.hears:
        s.tell("dies", {"seat": seat}, "POS-374")


def bury(s: Night, cards: list[int]) -> None:
    """Cards go out of the game with whatever is known of them."""
    for card in cards:
        if s.secrets.known[card] == s.everyone:
            s.gone.append(card)
        else:
            s.graves.append(card)
