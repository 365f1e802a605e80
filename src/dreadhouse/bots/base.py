"""What every bot is: something that picks one of a seat's options."""

from __future__ import annotations

import hashlib

from mypy_extensions import mypyc_attr

from dreadhouse.kernel.dice import SEED_BYTES, Dice
from dreadhouse.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one seat, with dice of its own.

    `pick` is handed the real state, and everything it may learn of it goes through `options`,
    `view` and `determinize`: a bot sees what its seat sees.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.picked = 0

    def pick(self, state: State, seat: int) -> int:
        """One of `state.options(seat)`; the state is left as it was."""
        raise NotImplementedError

    def dice(self) -> Dice:
        """Fresh dice for one pick, other ones each time."""
        self.picked += 1
        counter = self.picked.to_bytes(8, "little")
        return Dice(hashlib.blake2b(counter, key=self.seed, digest_size=SEED_BYTES).digest())
