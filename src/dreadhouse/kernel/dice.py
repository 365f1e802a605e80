"""Chance: one stream of dice per game, a BLAKE2b counter stream keyed by the game's seed.

Players cannot foresee it, the engine can repeat it, and a copy of it costs next to nothing.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from dreadhouse.kernel.errors import GameError

SEED_BYTES: Final = 32
BLOCK_BYTES: Final = 64


class Dice:
    """A reproducible stream of unbiased draws.

    `seed_bytes` is the key, 32 bytes. `drawn` counts the draws made so far; the kernel compares
    it to find out whether chance has spoken since a decision.
    """

    def __init__(self, seed_bytes: bytes) -> None:
        if len(seed_bytes) != SEED_BYTES:
            raise GameError(f"a seed has {SEED_BYTES} bytes, this one has {len(seed_bytes)}")
        self.seed = seed_bytes
        self.block = 0
        self.buffer = b""
        self.at = BLOCK_BYTES
        self.drawn = 0

    def copy(self) -> Dice:
        """The same dice at the same moment; both go on to the same future."""
        twin = Dice(self.seed)
        twin.block = self.block
        twin.buffer = self.buffer
        twin.at = self.at
        twin.drawn = self.drawn
        return twin

    def _byte(self) -> int:
        if self.at == BLOCK_BYTES:
            self._refill()
        value: int = self.buffer[self.at]
        self.at += 1
        return value

    def _refill(self) -> None:
        counter = self.block.to_bytes(8, "little")
        self.buffer = hashlib.blake2b(counter, key=self.seed).digest()
        self.block += 1
        self.at = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one equally likely (by rejection)."""
        if n < 1:
            raise GameError(f"cannot draw below {n}: give at least 1")
        self.drawn += 1
        if n <= 256:
            # A byte is read here and not by _byte: this is the hottest line of the house.
            limit = 256 - 256 % n
            while True:
                if self.at == BLOCK_BYTES:
                    self._refill()
                value: int = self.buffer[self.at]
                self.at += 1
                if value < limit:
                    return value % n
        return self._below_large(n)

    def _below_large(self, n: int) -> int:
        width = (n.bit_length() + 7) // 8
        span = 1 << (8 * width)
        limit = span - span % n
        while True:
            value = 0
            for _ in range(width):
                value = value * 256 + self._byte()
            if value < limit:
                return value % n

    def roll(self, sides: int) -> int:
        """One die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: list[Any]) -> Any:
        """One of the items, every one equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a pile in place (Fisher and Yates, from the top)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept


class ScriptedDice(Dice):
    """Dice for tests: `rolls` answer `below` one after the other, `orders` answer `shuffle`.

    Each order lists the pile from first to last as it shall lie after the shuffle. When the script
    is used up, a draw is an error: a test names every bit of chance it needs.
    """

    def __init__(self, rolls: list[int], orders: list[list[int]]) -> None:
        super().__init__(bytes(SEED_BYTES))
        self.rolls = list(rolls)
        self.orders = list(orders)

    def copy(self) -> Dice:
        """The same script at the same place."""
        twin = ScriptedDice(self.rolls, self.orders)
        twin.drawn = self.drawn
        return twin

    def below(self, n: int) -> int:
        """The next scripted value."""
        if not self.rolls:
            raise GameError(f"the script has no roll left for a draw below {n}: add one")
        value = self.rolls.pop(0)
        if not 0 <= value < n:
            raise GameError(f"the script says {value} where a draw below {n} is made")
        self.drawn += 1
        return value

    def shuffle(self, items: list[int]) -> None:
        """Put the pile into the next scripted order."""
        if not self.orders:
            raise GameError("the script has no order left for a shuffle: add one")
        order = self.orders.pop(0)
        if sorted(order) != sorted(items):
            raise GameError(f"the scripted order {order} does not hold the cards {items}")
        items[:] = order
        self.drawn += 1
