"""The goal and the end of the game (POS-78 to POS-84, POS-381 to POS-385)."""

from __future__ import annotations

from dreadhouse.games.possession.state import Night


def judge(s: Night) -> None:
    """Test for the end after a complete step in which somebody changed or died (POS-84)."""
    if not s.is_shaken or s.result is not None:
        return
    s.is_shaken = False
    living = possessed = for_good = 0
    for p in s.players:
        if not p.is_dead:
            living += 1
            if p.is_possessed:
                possessed += 1
            if p.is_for_good():
                for_good += 1
    if living == 1:
        end_with_last(s)
    elif possessed == living and (s.seats > 2 or for_good == living):
        end_on_trophies(s, "possessed", "POS-79")


def end_with_last(s: Night) -> None:
    """The only living player wins at once (POS-82)."""
    result = [0.0] * s.seats
    for seat in range(s.seats):
        if not s.players[seat].is_dead:
            result[seat] = 1.0
            s.tell("wins-last", {"seat": seat}, "POS-82")
    s.ending = "last_living"
    s.end(result)


def end_on_trophies(s: Night, ending: str, rule: str) -> None:
    """Most trophy points win; equal ones win together, and the dead not at all (POS-80, POS-81)."""
    most = max(p.points() for p in s.players if not p.is_dead)
    winners = [seat for seat, p in enumerate(s.players) if not p.is_dead and p.points() == most]
    if s.hears:
        s.tell(f"ends-{ending.replace('_', '-')}", {}, rule)
        for seat in winners:
            s.tell("wins-trophies", {"seat": seat, "count": most}, "POS-79")
        if len(winners) > 1:
            s.tell("wins-together", {"count": len(winners), "amount": most}, "POS-80")
    result = [0.0] * s.seats
    for seat in winners:
        result[seat] = 1.0 / len(winners)
    s.ending = ending
    s.end(result)


def end_by_burning(s: Night, seat: int) -> None:
    """The pages burn: their owner wins at once (POS-78)."""
    if s.hears:
        s.tell("wins-burning", {"seat": seat}, "POS-78")
    result = [0.0] * s.seats
    result[seat] = 1.0
    s.ending = "burned"
    s.end(result)
