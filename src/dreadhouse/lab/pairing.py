"""Who meets whom: everybody with everybody, or those with like points (Swiss)."""

from __future__ import annotations

import itertools

Pair = tuple[str, str]


def everybody(names: list[str]) -> list[Pair]:
    """All pairs of a round robin."""
    return list(itertools.combinations(names, 2))


def swiss(order: list[str], met: set[frozenset[str]], rested: set[str]) -> tuple[list[Pair], str]:
    """The pairs of a Swiss round and who sits out ("" for nobody).

    `order` is by points; neighbours meet, as far as they have not met before. With an odd number
    the last one in order that has not sat out yet does so.
    """
    left = order[:]
    out = ""
    if len(left) % 2:
        out = next((name for name in reversed(left) if name not in rested), left[-1])
        left.remove(out)
    return _paired(left, met) or _in_order(left), out


def _paired(left: list[str], met: set[frozenset[str]]) -> list[Pair]:
    """Pairs that are all new, or none where that cannot be."""
    if not left:
        return []
    first = left[0]
    for other in left[1:]:
        if frozenset((first, other)) in met:
            continue
        rest = [name for name in left if name not in (first, other)]
        following = _paired(rest, met)
        if following or not rest:
            return [(first, other), *following]
    return []


def _in_order(left: list[str]) -> list[Pair]:
    return [(left[at], left[at + 1]) for at in range(0, len(left), 2)]
