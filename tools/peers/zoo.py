"""Random play through PettingZoo's interface: the same loop for its games and for ours.

With a third argument the environment is ours: its game's name.
"""

import json
import sys
import time

import numpy as np


def table(name: str):
    """PettingZoo's connect four, or a game of ours."""
    if name:
        from dreadhouse import envs

        return envs.aec(name)
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def play(name: str, seconds: float) -> float:
    """Decisions a second: look, pick what the mask allows, step."""
    env = table(name)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        seen, _, is_over, _, _ = env.last()
        if is_over:
            env.reset()
            continue
        legal = seen["action_mask"].view(np.bool_).nonzero()[0]
        env.step(int(legal[int(luck.random() * len(legal))]))
        decisions += 1
    return decisions / (time.process_time() - begun)


if __name__ == "__main__":
    print(json.dumps({"rate": play((sys.argv[2:] or [""])[0], float(sys.argv[1]))}))
