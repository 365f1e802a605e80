"""Goal and end: life, sanity and the moment of losing (INS-9 to INS-11, INS-22 to INS-26)."""

from __future__ import annotations

from dreadhouse.games.insanity.state import Duel


def lose_life(s: Duel, seat: int, amount: int, card: int) -> None:
    """One effect takes life; it is checked at once (INS-11, INS-22, INS-23)."""
    take_life(s, seat, amount, card)
    check_life(s)


def take_life(s: Duel, seat: int, amount: int, card: int) -> None:
    """Take life without looking who has lost: for effects that concern several things at once."""
    player = s.players[seat]
    player.life = player.life - amount if player.life > amount else 0
    if s.hears:
        s.tell("loses-life", {"seat": seat, "amount": amount, "card": card}, "INS-22")


def check_life(s: Duel) -> None:
    """A player at 0 life has lost; both at once is a draw (INS-22, INS-25)."""
    if s.players[0].life > 0 and s.players[1].life > 0:
        return
    dead = [player.life == 0 for player in s.players]
    if dead[0] and dead[1]:
        s.ending = "both"
        s.end([0.5, 0.5])
        s.tell("both-dead", {}, "INS-25")
    else:
        winner = 1 if dead[0] else 0
        s.ending = "life"
        s.end([0.0, 1.0] if dead[0] else [1.0, 0.0])
        s.tell("wins", {"seat": winner}, "INS-22")


def gain_life(s: Duel, seat: int, amount: int, card: int) -> None:
    """Gains are simply added, unless the house rule Ceiling holds (INS-9, INS-267)."""
    player = s.players[seat]
    player.life += amount
    if s.rules.ceiling:
        player.life = min(player.life, s.rules.start_life)
    if s.hears:
        s.tell("gains-life", {"seat": seat, "amount": amount, "card": card}, "INS-9")


def lose_sanity(s: Duel, seat: int, amount: int, card: int) -> None:
    """Sanity stops at 0 (INS-10); a loss is never refused for want of it (INS-74)."""
    pay_sanity(s, seat, amount)
    if s.hears:
        s.tell("loses-sanity", {"seat": seat, "amount": amount, "card": card}, "INS-10")


def pay_sanity(s: Duel, seat: int, amount: int) -> None:
    """Take sanity without a word; remember the first turn at 0 (INS-64, INS-271)."""
    player = s.players[seat]
    if player.sanity > amount:
        player.sanity -= amount
        return
    player.sanity = 0
    if s.zero_turn[seat] == 0:
        s.zero_turn[seat] = s.turn


def gain_sanity(s: Duel, seat: int, amount: int, card: int) -> None:
    """Gains are simply added, unless the house rule Ceiling holds (INS-9, INS-267)."""
    player = s.players[seat]
    player.sanity += amount
    if s.rules.ceiling:
        player.sanity = min(player.sanity, s.rules.start_sanity)
    if s.hears:
        s.tell("gains-sanity", {"seat": seat, "amount": amount, "card": card}, "INS-9")


def end_by_turn_cap(s: Duel) -> None:
    """The cap is used up: a draw, or more life wins by Life decides (INS-26, INS-263)."""
    lives = [player.life for player in s.players]
    s.ending = "turn_cap"
    if s.rules.life_decides and lives[0] != lives[1]:
        winner = 0 if lives[0] > lives[1] else 1
        s.end([1.0, 0.0] if winner == 0 else [0.0, 1.0])
        s.tell("wins-by-life", {"seat": winner}, "INS-263")
        return
    s.end([0.5, 0.5])
    s.tell("cap-draw", {"count": s.turn}, "INS-26")
