"""Cut a failing record to the shortest one that still fails, ready to become a test.

Delta debugging: leave out ever smaller runs of decisions and keep what still fails. Decisions that
became illegal because an earlier one is gone are left out as well.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dreadhouse import games
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.record import Record

Decision = tuple[int, str]
Fails = Callable[[Record], bool]


def crashes(record: Record, game: Game | None = None) -> bool:
    """Whether replaying breaks the house itself, not just a rule of the game."""
    try:
        record.replay(journal=True, game=game)
    except GameError:
        return False
    except Exception:
        return True
    return False


def shrink(record: Record, fails: Fails = crashes, game: Game | None = None) -> Record:
    """The shortest record found for which `fails` stays true; GameError when it is not true now."""
    best = legal_part(record, game)
    if not fails(best):
        raise GameError("this record does not fail: there is nothing to cut")
    run = max(1, len(best.decisions) // 2)
    while True:
        swept = sweep(best, run, fails, game)
        if len(swept.decisions) < len(best.decisions):
            best = swept
        elif run > 1:
            run = (run + 1) // 2
        else:
            return best


def sweep(record: Record, run: int, fails: Fails, game: Game | None) -> Record:
    """Try once to leave out each run of decisions, from the end to the start."""
    start = len(record.decisions) - run
    while start > -run:
        shorter = legal_part(without(record, max(0, start), start + run), game)
        if len(shorter.decisions) < len(record.decisions) and fails(shorter):
            record = shorter
            start = min(start, len(record.decisions))
        start -= run
    return record


def without(record: Record, start: int, end: int) -> Record:
    """The record with a run of decisions left out."""
    return with_decisions(record, record.decisions[:start] + record.decisions[end:])


def with_decisions(record: Record, decisions: list[Decision]) -> Record:
    """The same game with other decisions."""
    return msgspec.structs.replace(record, decisions=decisions)


def legal_part(record: Record, game: Game | None = None) -> Record:
    """The record with every decision left out that cannot be made; the one that crashes stays."""
    played = game or games.load(record.game)
    try:
        state = played.start(record.seats, record.options, bytes.fromhex(record.seed))
    except GameError:
        raise
    except Exception:
        return with_decisions(record, [])
    made: list[Decision] = []
    for seat, word in record.decisions:
        try:
            state.apply(played.vocabulary.action(word), seat)
        except GameError:
            continue
        except Exception:
            return with_decisions(record, [*made, (seat, word)])
        made.append((seat, word))
    return with_decisions(record, made)
