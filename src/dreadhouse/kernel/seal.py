"""Sealed seeds: nobody chose the dice, everybody can check them.

The server commits to a secret first, every seat adds a word, and the seed mixes both. The seed's
SHA-256 is shown when the game starts and the seed itself when it ends.
"""

# mypyc: no

from __future__ import annotations

import hashlib
import hmac
import secrets

from dreadhouse.kernel.dice import SEED_BYTES


def fresh_secret() -> bytes:
    """A new unpredictable secret, 32 bytes."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(secret: bytes) -> str:
    """What the server shows of its secret before the seats give their words."""
    return hashlib.sha256(secret).hexdigest()


def mix(secret: bytes, words: list[str]) -> bytes:
    """The seed of a game: the secret as key, the words of all seats in order as message."""
    parts = [word.encode() for word in words]
    message = b"".join(len(part).to_bytes(4, "little") + part for part in parts)
    return hashlib.blake2b(message, key=secret, digest_size=SEED_BYTES).digest()


def published(seed: bytes) -> str:
    """The fingerprint of a seed that is shown when the game starts."""
    return hashlib.sha256(seed).hexdigest()


def is_sealed_by(seed: bytes, fingerprint: str) -> bool:
    """Whether a seed is the one whose fingerprint was shown."""
    return hmac.compare_digest(published(seed), fingerprint)
