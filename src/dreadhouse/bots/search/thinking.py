"""One search: worlds dealt anew, played through the trees and on, and what that taught.

Information-set Monte Carlo tree search with one tree for each observer (MO-ISMCTS): a seat is
asked at the node of its own tree, where only what that seat has seen leads, and what others did in
secret is one and the same to it until it is shown.
"""

from __future__ import annotations

import time
from typing import Final

from dreadhouse.bots.greedy import WORLDS, dice_of_world, worth_with_sequel
from dreadhouse.bots.search.levels import Level
from dreadhouse.bots.search.playout import ADVICE, play_on, policy_for, worth_at_once
from dreadhouse.bots.search.tree import UNSEEN, Edge, Node, Spread, best_edge
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.state import NO_PICK, State

LOOK_UP: Final = 4
ENDLESS: Final = 1 << 60
BLINK: Final = 1e-6
LEAST_TRIES: Final = 2
DEEPEST: Final = 200
TO_THE_END: Final = 5000
PLAYOUTS: Final = 1 << 40


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
        self.options = state.options(seat)
        self.seed = dice.seed
        self.dice_seed = dice_of_world(dice.seed, PLAYOUTS).seed
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
        if not self.roots[self.seat].edges:
            self.look_at_first()
        begun = time.perf_counter()
        while not self.is_over(begun, until_settled):
            self.try_world()

    def is_over(self, begun: float, until_settled: bool) -> bool:
        """Whether the bounds are reached, or no option can overtake the leading one."""
        tries = self.level.tries
        if tries > 0 and self.worlds >= tries:
            return True
        if self.worlds < LEAST_TRIES or self.worlds % LOOK_UP != 0:
            return False
        left = tries - self.worlds if tries > 0 else ENDLESS
        if self.level.seconds > 0:
            left = min(left, self.tries_in_time(time.perf_counter() - begun))
        return left <= 0 or (until_settled and self.lead() > left)

    def tries_in_time(self, spent: float) -> int:
        """How many more tries fit into the seconds that are left, at the pace so far."""
        left = self.level.seconds - spent
        return int(self.worlds * left / max(spent, BLINK)) if left > 0 else 0

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
        """Deal a world, follow the trees down, play on, and remember how it came out.

        The first pick is made before the world is dealt, and every option meets the same worlds
        one after the other: so they differ by what they do and not by their luck.
        """
        root = self.roots[self.seat]
        first = self.select(root, self.options)
        world = self.deal(first.tries)
        self.dice = dice_of_world(self.dice_seed, first.tries)
        self.worlds += 1
        path = [Step(self.seat, first, root)]
        nodes = self.roots[:]
        self.carry_out(world, nodes, self.seat, first.action)
        if first.tries > 0 and world.result is None:
            self.descend(world, nodes, path)
        level = self.level
        if self.policy == ADVICE and level.playout > 0:
            play_on(world, self.dice, ADVICE, 0, TO_THE_END)
        else:
            play_on(world, self.dice, self.policy, level.slips, level.playout)
        self.remember(world, path)

    def deal(self, number: int) -> State:
        """The world of a number."""
        return self.state.determinize(self.seat, dice_of_world(self.seed, number))

    def look_at_first(self) -> None:
        """Give every option of the seat a first guess, as the greedy bot judges it."""
        root = self.roots[self.seat]
        level = self.level
        weight = level.favour if self.policy == ADVICE else level.trust
        totals = [0.0] * len(self.options)
        for number in range(WORLDS):
            world = self.deal(number)
            for place in range(len(self.options)):
                totals[place] += worth_with_sequel(world, self.options[place], self.seat)
        for place in range(len(self.options)):
            edge = Edge(self.options[place], totals[place] / WORLDS, weight)
            root.edges[edge.action] = edge
            root.guesses += edge.guess
        if self.policy == ADVICE:
            self.ask_advice(self.deal(0), root, self.seat)

    def descend(self, world: State, nodes: list[Node], path: list[Step]) -> None:
        """Pick in the trees until something is tried for the first time or the game is over."""
        for _ in range(DEEPEST):
            seat = world.seat
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

    def guess(self, world: State, node: Node, seat: int, options: list[int]) -> None:
        """Give options that are met for the first time here an edge with a first guess."""
        for action in options:
            if action not in node.edges:
                worth = worth_at_once(world, action, seat, self.dice)
                edge = Edge(action, worth, self.level.weight)
                node.edges[action] = edge
                node.guesses += edge.guess
        if node.visits == 0 and self.policy == ADVICE:
            self.ask_advice(world, node, seat)

    def ask_advice(self, world: State, node: Node, seat: int) -> None:
        """Favour what the game advises; the favour wears off with every try."""
        advised: int = world.game.advise(world.copy(), seat, self.dice)
        node.edges[advised].favour = self.level.favour

    def select(self, node: Node, options: list[int]) -> Edge:
        """The option to try next."""
        level = self.level
        return best_edge(node, options, self.spread.deviation(), level.explore, level.widening)

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
