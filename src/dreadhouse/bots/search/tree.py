"""What a search remembers: for each observer a tree of what that observer has seen happen."""

from __future__ import annotations

import math
from typing import Final

UNSEEN: Final = -1
FLAT: Final = 1e-3


class Edge:
    """One action of the seat that is asked at a node: how often it could be taken and was taken.

    `guess` is what it looked worth before it was ever tried; it counts like `weight` tries.
    `favour` is what the game's advice adds, in deviations; it wears off with every try.
    """

    def __init__(self, action: int, guess: float, weight: float) -> None:
        self.action = action
        self.guess = guess
        self.weight = weight
        self.favour = 0.0
        self.offered = 0
        self.tries = 0
        self.total = 0.0

    def mean(self) -> float:
        """What the action has been worth to its seat; the guess where it was never tried."""
        return self.total / self.tries if self.tries else self.guess


class Node:
    """What one observer has seen so far; `edges` count only where the observer itself is asked."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.below: dict[int, Node] = {}
        self.visits = 0
        self.tried = 0
        self.total = 0.0
        self.guesses = 0.0

    def child(self, key: int) -> Node:
        """Where one more thing seen leads to."""
        found = self.below.get(key)
        if found is None:
            found = Node()
            self.below[key] = found
        return found

    def shift(self) -> float:
        """What to add to a guess of this node to compare it with what was met below.

        A guess judges the moment after the action, a try judges later ones: only how guesses lie
        to each other counts, around the mean of all tries.
        """
        if self.visits == 0 or not self.edges:
            return 0.0
        return self.total / self.visits - self.guesses / len(self.edges)


class Spread:
    """How far the values of a search lie apart: exploring is measured by it."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Count one more value (Welford)."""
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    def deviation(self) -> float:
        """The standard deviation so far, never quite 0."""
        if self.count < 2:
            return FLAT
        return max(FLAT, math.sqrt(self.squares / self.count))


def best_edge(
    node: Node, options: list[int], deviation: float, explore: float, widening: float
) -> Edge:
    """The option with the highest upper bound, where it could be taken seldom as well as often.

    Of those never tried only so many are let in as the node's visits allow (widening): the ones
    with the best guess come first, for their guess is all that is known of them.
    """
    let_in = 1.0 + widening * math.sqrt(node.visits)
    is_full = node.tried >= let_in
    shift = node.shift()
    chosen: Edge | None = None
    highest = 0.0
    for action in options:
        edge = node.edges[action]
        edge.offered += 1
        if is_full and edge.tries == 0:
            continue
        tries = edge.tries + edge.weight
        bound = (edge.total + edge.weight * (edge.guess + shift)) / tries
        bound += deviation * explore * math.sqrt(math.log(edge.offered + 1.0) / tries)
        bound += deviation * edge.favour / (edge.tries + 1.0)
        if chosen is None or bound > highest:
            chosen = edge
            highest = bound
    if chosen is None:
        chosen = best_guess(node, options)
    return chosen


def best_guess(node: Node, options: list[int]) -> Edge:
    """The option that looks best untried; of equals the first."""
    chosen = node.edges[options[0]]
    for action in options:
        edge = node.edges[action]
        if edge.guess > chosen.guess:
            chosen = edge
    return chosen
