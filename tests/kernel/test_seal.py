"""Seals: nobody chose the dice and everybody can check them."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from dreadhouse.kernel import seal
from dreadhouse.kernel.dice import Dice

SECRETS = st.binary(min_size=32, max_size=32)
SAID = st.lists(st.text(max_size=20), min_size=1, max_size=6)


@given(SECRETS, SAID)
def test_the_same_words_mix_to_the_same_seed(secret: bytes, words: list[str]) -> None:
    """Anybody with the secret and the words can make the seed again, and dice take it."""
    seed = seal.mix(secret, words)
    assert seed == seal.mix(secret, list(words))
    assert Dice(seed).below(6) < 6


@given(SECRETS, SAID, st.data())
def test_every_seats_word_changes_the_seed(
    secret: bytes, words: list[str], data: st.DataObject
) -> None:
    """One seat alone can spoil any plan for the dice."""
    seat = data.draw(st.integers(0, len(words) - 1))
    changed = [*words[:seat], words[seat] + "!", *words[seat + 1 :]]
    assert seal.mix(secret, changed) != seal.mix(secret, words)


def test_words_are_not_run_together() -> None:
    """`ab`, `c` is another choice than `a`, `bc`, and an empty word counts too."""
    secret = bytes(32)
    mixed = {seal.mix(secret, words) for words in (["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""])}
    assert len(mixed) == 4


def test_the_commitment_is_the_secrets_fingerprint() -> None:
    """It is a plain SHA-256, which anybody can compute."""
    secret = bytes(range(32))
    assert seal.commitment(secret) == hashlib.sha256(secret).hexdigest()


def test_a_seed_is_checked_against_what_was_published() -> None:
    """The right seed fits its fingerprint, a wrong one does not."""
    seed = seal.mix(seal.fresh_secret(), ["fog", "tide"])
    assert seal.is_sealed_by(seed, seal.published(seed))
    assert not seal.is_sealed_by(bytes(32), seal.published(seed))


def test_fresh_secrets_differ() -> None:
    """A hundred draws, a hundred secrets of 32 bytes."""
    fresh = {seal.fresh_secret() for _ in range(100)}
    assert len(fresh) == 100
    assert {len(secret) for secret in fresh} == {32}
