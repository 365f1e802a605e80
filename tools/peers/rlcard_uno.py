"""Random play of RLCard's Uno."""

import json
import random
import sys
import time

import rlcard


def play(seconds: float) -> float:
    """Decisions a second, observations made as RLCard makes them."""
    env = rlcard.make("uno")
    chance = random.Random(1)
    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions / (time.process_time() - begun)


if __name__ == "__main__":
    print(json.dumps({"rate": play(float(sys.argv[1]))}))
