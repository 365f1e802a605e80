"""What the searching bot keeps to: legal, repeatable, blind to what is hidden, and strong."""

from __future__ import annotations

import time

import pytest

from dreadhouse import bots, games
from dreadhouse.bots.search import levels
from dreadhouse.bots.search.bot import SearchBot
from dreadhouse.bots.search.levels import Level
from dreadhouse.bots.search.thinking import Thinking
from dreadhouse.bots.search.tree import Edge, Node, best_edge
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import State
from dreadhouse.lab.matches import match, seed_of
from tests.bots.test_bots import positions
from tests.laws import house

EVERY = pytest.mark.parametrize("game", [house.load(name) for name in house.names()])
SHORT = "search:12"


@EVERY
def test_a_search_is_legal_and_leaves_the_state_alone(game: Game) -> None:
    """Pick an offered option, and change nothing by thinking."""
    bot = bots.load(SHORT, 1)
    for state in positions(game, 1, 11):
        before = digest(state)
        assert bot.pick(state, state.seat) in state.options(state.seat)
        assert digest(state) == before


@EVERY
def test_so_many_tries_pick_the_same_from_the_same_seed(game: Game) -> None:
    """Repeat every pick from the same seed; the bound is tries, not time."""
    states = positions(game, 2, 9)
    picks = []
    for _ in range(2):
        bot = bots.load(SHORT, 5)
        picks.append([bot.pick(state, state.seat) for state in states])
    assert picks[0] == picks[1]


@EVERY
def test_no_search_is_moved_by_what_the_seat_cannot_see(game: Game) -> None:
    """Rank all options alike, with the same numbers, when everything hidden is dealt anew."""
    compared = 0
    for number in range(2):
        for state in positions(game, number, 13):
            told = thought(state, state.seat)
            for other in range(2):
                world = state.determinize(state.seat, Dice(seed_of(1000 + other)))
                assert thought(world, state.seat) == told
                compared += 1
    assert compared > 4


def thought(state: State, seat: int) -> list[tuple[int, int, float]]:
    """Everything that a short search found out."""
    thinking = Thinking(state, seat, Level(tries=12), Dice(seed_of(7)))
    thinking.run()
    return [(edge.action, edge.tries, edge.total) for edge in thinking.ranked()]


def test_one_option_costs_no_thought() -> None:
    """Take a single option at once, however long the level may think."""
    bot = SearchBot(bytes(32), Level(seconds=60.0))
    game = games.load("insanity")
    state, stream = game.start(2, {}, seed_of(3)), Dice(seed_of(3))
    seen = 0
    while state.result is None and seen < 20:
        options = state.options(state.seat)
        if len(options) == 1:
            began = time.perf_counter()
            assert bot.pick(state, state.seat) == options[0]
            assert time.perf_counter() - began < 5
            assert bot.picked == 0
            seen += 1
        state.apply(stream.pick(options), state.seat)
    assert seen > 0


def test_thinking_ends_by_time() -> None:
    """Stop soon after the seconds are over, with every try counted at the root."""
    game = games.load("insanity")
    state = next(iter(positions(game, 4, 1)))
    thinking = Thinking(state, state.seat, Level(seconds=0.1), Dice(seed_of(1)))
    began = time.perf_counter()
    thinking.run()
    assert time.perf_counter() - began < 3
    assert thinking.worlds == sum(edge.tries for edge in thinking.ranked()) > 0


def test_exactly_so_many_worlds_are_tried() -> None:
    """Spend the tries of the level, no more and no fewer."""
    game = games.load("possession")
    state = positions(game, 4, 1)[5]
    thinking = Thinking(state, state.seat, Level(tries=37), Dice(seed_of(1)))
    thinking.run()
    assert thinking.worlds == 37
    assert sum(edge.tries for edge in thinking.ranked()) == 37


def test_a_search_that_is_settled_picks_what_a_whole_one_picks() -> None:
    """End early where no option can overtake, with the same pick from fewer worlds."""
    game, saved = games.load("insanity"), 0
    for state in positions(game, 6, 9):
        whole = Thinking(state, state.seat, Level(tries=40), Dice(seed_of(3)))
        short = Thinking(state, state.seat, Level(tries=40), Dice(seed_of(3)))
        whole.run()
        short.run(until_settled=True)
        assert short.ranked()[0].action == whole.ranked()[0].action
        saved += whole.worlds - short.worlds
    assert saved > 0


@pytest.mark.parametrize("bound", ["", "0", "-5", "fast", "10s", "0ms", "1.5ms"])
def test_a_bound_that_is_none_is_refused(bound: str) -> None:
    """Say how a bound is written."""
    with pytest.raises(GameError, match="search:400, search:200ms"):
        bots.load(f"search:{bound}")


def test_a_search_without_end_is_refused() -> None:
    """Refuse a level that bounds neither tries nor time."""
    with pytest.raises(GameError, match="needs an end"):
        Level()


def test_the_levels_are_in_the_catalogue() -> None:
    """Offer three levels by name, and bound each of them by time."""
    assert bots.levels() == ["gentle", "steady", "merciless"]
    assert set(bots.levels()) < set(bots.names())
    assert all(0 < level().seconds <= 1 for level in LEVELS)
    assert all(isinstance(bots.load(name), SearchBot) for name in bots.levels())


LEVELS = (levels.gentle, levels.steady, levels.merciless)


def test_even_a_short_search_beats_random() -> None:
    """Win far more than half of a match of short duels with a dozen tries a decision."""
    score = match(games.load("insanity"), (SHORT, "random"), 10, {"start_life": 20})
    assert score.points >= 8


def test_a_secret_pick_is_one_and_the_same_to_others_until_all_is_shown() -> None:
    """Lead other observers to one place whatever was picked in secret, and apart once it shows."""
    game = games.load("possession")
    state = next(s for s in positions(game, 1, 1) if s.to_act == [0, 1])
    reached: list[list[Node]] = []
    thinking = Thinking(state, 0, Level(tries=1), Dice(seed_of(1)))
    for place in (0, -1):
        world, nodes = state.copy(), thinking.roots[:]
        thinking.carry_out(world, nodes, 1, world.options(1)[place])
        reached.append(nodes[:])
        thinking.carry_out(world, nodes, 0, world.options(0)[0])
        reached.append(nodes[:])
    first, first_shown, second, second_shown = reached
    assert first[0] is second[0]
    assert first[1] is not second[1]
    assert first_shown[0] is not second_shown[0]


def test_an_open_pick_is_seen_by_everybody() -> None:
    """Lead all observers apart by what was picked openly."""
    game = games.load("insanity")
    state = positions(game, 1, 1)[3]
    seat = state.seat
    thinking = Thinking(state, seat, Level(tries=1), Dice(seed_of(1)))
    reached = []
    for action in state.options(seat)[:2]:
        nodes = thinking.roots[:]
        thinking.carry_out(state.copy(), nodes, seat, action)
        reached.append(nodes)
    assert all(one is not other for one, other in zip(*reached, strict=True))


def test_of_many_options_few_are_let_in_at_first() -> None:
    """Try only the best guesses while a node is young, and every option in the end."""
    node = Node()
    for action in range(30):
        node.edges[action] = Edge(action, 0.5 + action / 100, 2.0)
    for count in range(1, 401):
        edge = best_edge(node, list(range(30)), 0.1, 1.0, 2.0)
        node.tried += edge.tries == 0
        node.visits += 1
        edge.tries += 1
        edge.total += 0.5
        if count == 4:
            assert {a for a, e in node.edges.items() if e.tries} <= {26, 27, 28, 29}
    assert node.tried == 30
