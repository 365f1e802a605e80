"""Random play of catanatron's Catan, four players."""

import json
import sys
import time

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer


def play(seconds: float) -> float:
    """Decisions a second, forced ones included as catanatron counts them."""
    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions / (time.process_time() - begun)


if __name__ == "__main__":
    print(json.dumps({"rate": play(float(sys.argv[1]))}))
