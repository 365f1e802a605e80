"""Checking a record: were the dice those that were sealed, and were all decisions legal?"""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from dreadhouse.kernel import seal
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.record import Record


@dataclass(frozen=True)
class Check:
    """One thing that was looked at; `stands` is None where the record gives nothing to check."""

    stands: bool | None
    sentence: str

    @property
    def is_broken(self) -> bool:
        """Whether the record failed here."""
        return self.stands is False

    def __str__(self) -> str:
        mark = {True: "yes", False: "no", None: "-"}[self.stands]
        return f"{mark:>4}  {self.sentence}"


def examine(record: Record, sealed: str = "", committed: str = "") -> list[Check]:
    """Everything that can be checked, in the order in which it happened at the table."""
    return [
        _secret_was_committed(record, committed),
        _seed_was_mixed(record),
        _seed_was_sealed(record, sealed or record.sealed, bool(sealed)),
        _decisions_replay(record),
    ]


def _secret_was_committed(record: Record, committed: str) -> Check:
    if not record.secret:
        return Check(None, "The record names no server's secret.")
    shown = seal.commitment(_bytes(record.secret, "secret"))
    if not committed:
        return Check(None, f"Before the words were given, the table must have shown {shown}.")
    stands = hmac.compare_digest(shown, committed.strip().lower())
    return Check(stands, "The server's secret is the one whose fingerprint you gave.")


def _seed_was_mixed(record: Record) -> Check:
    if not record.secret:
        return Check(None, "The seed was not mixed from the seats' words.")
    mixed = seal.mix(_bytes(record.secret, "secret"), record.words)
    words = ", ".join(repr(word) for word in record.words)
    return Check(
        hmac.compare_digest(mixed.hex(), record.seed.lower()),
        f"The seed is mixed from the secret and the seats' words {words}.",
    )


def _seed_was_sealed(record: Record, sealed: str, is_given: bool) -> Check:
    if not sealed:
        return Check(None, "The record names no fingerprint of the seed: give it with --sealed.")
    stands = seal.is_sealed_by(_bytes(record.seed, "seed"), sealed.strip().lower())
    whose = "you gave" if is_given else "was shown at the start"
    return Check(stands, f"The seed is the one whose fingerprint {whose}: {sealed}.")


def _decisions_replay(record: Record) -> Check:
    """Play all decisions again with the dice of the seed."""
    try:
        state = record.replay()
    except GameError as problem:
        return Check(False, f"The decisions replay by the rules: {problem}.")
    count = len(record.decisions)
    ending = f"ends {state.result}" if state.result is not None else "is not over yet"
    return Check(True, f"All {count} decisions are legal with these dice; the game {ending}.")


def _bytes(text: str, name: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as problem:
        raise GameError(f"the record's {name} is not hexadecimal") from problem
