"""One search: worlds dealt anew, played through the trees and on, and what that taught.

Information-set Monte Carlo tree search with one tree for each observer (MO-ISMCTS): a seat is
asked at the node of its own tree, where only what that seat has seen leads, and what others did in
secret is one and the same to it until it is shown.
"""

from __future__ import annotations

import hashlib
import time
from typing import Final

from dreadhouse.bots.search.levels import Level
from dreadhouse.bots.search.playout import ADVICE, play_on, policy_for, worth_at_once
from dreadhouse.bots.search.tree import UNSEEN, Edge, Node, Spread, best_edge
from dreadhouse.kernel.dice import SEED_BYTES, Dice
from dreadhouse.kernel.state import NO_PICK, State

LOOK_UP: Final = 4
LEAST_TRIES: Final = 2
DEEPEST: Final = 200


class Step:
    """A pick made in the trees, to be paid for when the world has been judged."""

    def __init__(self, seat: int, edge: Edge, node: Node) -> None:
        self.seat = seat
        self.edge = edge
        self.node = node


class Thinking:
    """A search for one seat's pick. `run` it, then ask for `ranked`."""

    def __init__(self, state: State, seat: int, level: Level, dice: Dice) -> None:
        # Worlds are dealt from a copy without a past and a journal: nobody here reads them.
        self.state = state.copy()
        self.state.past = None
        self.state.log = None
        self.state.hears = False
        self.seat = seat
        self.level = level
        self.seed = dice.seed
        self.dice = dice
        self.size: int = state.game.vocabulary.size
        self.roots = [Node() for _ in range(state.seats)]
        self.spread = Spread()
        self.worlds = 0
        self.policy = policy_for(level.policy, state)

    def run(self, until_settled: bool = False) -> None:
        """Try worlds until the level's tries or seconds are used up.

        Where only the most tried option is asked for, it may end as soon as none can overtake it.
        """
        level = self.level
        end = time.perf_counter() + level.seconds if level.seconds > 0 else 0.0
        while level.tries == 0 or self.worlds < level.tries:
            if self.worlds >= LEAST_TRIES and self.worlds % LOOK_UP == 0:
                if end > 0 and time.perf_counter() >= end:
                    return
                if until_settled and level.tries > 0 and self.lead() > level.tries - self.worlds:
                    return
            self.try_world()

    def lead(self) -> int:
        """By how many tries the most tried option leads."""
        most = second = 0
        for edge in self.roots[self.seat].edges.values():
            if edge.tries > most:
                second = most
                most = edge.tries
            elif edge.tries > second:
                second = edge.tries
        return most - second

    def ranked(self) -> list[Edge]:
        """The seat's options, the most tried first; of equals the one with the better mean."""
        edges = list(self.roots[self.seat].edges.values())
        edges.sort(key=lambda edge: (-edge.tries, -edge.mean(), edge.action))
        return edges

    def try_world(self) -> None:
        """Deal a world, follow the trees down, play on, and remember how it came out."""
        world = self.state.determinize(self.seat, self.dice_of_world())
        self.worlds += 1
        path: list[Step] = []
        self.descend(world, path)
        level = self.level
        play_on(world, self.dice, self.policy, level.slips, level.playout)
        self.remember(world, path)

    def dice_of_world(self) -> Dice:
        """Dice for the next world, other ones each time."""
        message = self.worlds.to_bytes(8, "little")
        return Dice(hashlib.blake2b(message, key=self.seed, digest_size=SEED_BYTES).digest())

    def descend(self, world: State, path: list[Step]) -> None:
        """Pick in the trees until something is tried for the first time or the game is over."""
        nodes = self.roots[:]
        seat = self.seat
        for _ in range(DEEPEST):
            options = world.options(seat)
            if len(options) == 1:
                self.carry_out(world, nodes, seat, options[0])
            else:
                node = nodes[seat]
                self.guess(world, node, seat, options)
                edge = self.select(node, options)
                path.append(Step(seat, edge, node))
                self.carry_out(world, nodes, seat, edge.action)
                if edge.tries == 0:
                    return
            if world.result is not None:
                return
            seat = world.seat

    def guess(self, world: State, node: Node, seat: int, options: list[int]) -> None:
        """Give options that are met for the first time here an edge with a first guess.

        What the game advises when somebody comes here first looks better than all others.
        """
        highest = 0.0
        for action in options:
            edge = node.edges.get(action)
            if edge is None:
                edge = Edge(action, worth_at_once(world, action, seat), self.level.weight)
                node.edges[action] = edge
                node.guesses += edge.guess
            highest = max(highest, edge.guess)
        if node.visits == 0 and self.policy == ADVICE:
            advised: int = world.game.advise(world.copy(), seat, self.dice)
            self.trust(node, node.edges[advised], highest)

    def trust(self, node: Node, edge: Edge, highest: float) -> None:
        """Let what the game advises look better than all else, and count for more tries."""
        better = highest + self.spread.deviation()
        node.guesses += better - edge.guess
        edge.guess = better
        edge.weight = self.level.trust

    def select(self, node: Node, options: list[int]) -> Edge:
        """The option to try next."""
        level = self.level
        explore = level.explore * self.spread.deviation()
        return best_edge(node, options, explore, level.widening)

    def carry_out(self, world: State, nodes: list[Node], seat: int, action: int) -> None:
        """Apply a pick, and let every observer go on to what it has seen of that."""
        top = world.stack[-1]
        ask = top.as_ask()
        is_hidden = ask is None or ask.is_secret
        picks = world.picks[:] if ask is None else []
        world.apply(action, seat)
        key = seat * self.size + action
        for observer in range(len(nodes)):
            seen = key if observer == seat or not is_hidden else UNSEEN - seat
            nodes[observer] = nodes[observer].child(seen)
        if ask is None and (not world.stack or world.stack[-1] is not top):
            self.show_all(nodes, picks, seat, action)

    def show_all(self, nodes: list[Node], picks: list[int], seat: int, action: int) -> None:
        """All have picked and all see what was picked."""
        picks[seat] = action
        for picker in range(len(picks)):
            if picks[picker] != NO_PICK:
                for observer in range(len(nodes)):
                    if observer != picker:
                        key = picker * self.size + picks[picker]
                        nodes[observer] = nodes[observer].child(key)

    def remember(self, world: State, path: list[Step]) -> None:
        """Pay every pick with what the world came to for its seat."""
        values = [-1.0] * world.seats
        for step in path:
            value = values[step.seat]
            if value < 0.0:
                value = values[step.seat] = world.evaluate(step.seat)
            edge = step.edge
            if edge.tries == 0:
                step.node.tried += 1
            step.node.visits += 1
            step.node.total += value
            edge.tries += 1
            edge.total += value
        if path:
            own = values[self.seat]
            self.spread.add(own)
