"""Random play of OpenSpiel's gin rummy: the loop inside C++, or one in Python."""

import json
import random
import sys
import time

import pyspiel


def inside(seconds: float) -> tuple[int, float]:
    """Both players are OpenSpiel's own random bots, so that nothing is done in Python."""
    game = pyspiel.load_game("gin_rummy")
    bots = [pyspiel.make_uniform_random_bot(player, 17 + player) for player in range(2)]
    decisions, spent, number = 0, 0.0, 0
    while spent < seconds:
        state = game.new_initial_state()
        begun = time.process_time()
        pyspiel.evaluate_bots(state, bots, number)
        spent += time.process_time() - begun
        decisions += sum(step.player >= 0 for step in state.full_history())
        number += 1
    return decisions, spent


def looped(seconds: float) -> tuple[int, float]:
    """A Python loop over OpenSpiel's C++ game."""
    game = pyspiel.load_game("gin_rummy")
    chance = random.Random(1)
    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
    return decisions, time.process_time() - begun


if __name__ == "__main__":
    way = inside if sys.argv[2] == "inside" else looped
    made, spent = way(float(sys.argv[1]))
    print(json.dumps({"rate": made / spent}))
