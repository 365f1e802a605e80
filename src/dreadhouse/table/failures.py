"""A database's failures, told in one plain sentence and logged without any value."""

from __future__ import annotations

import logging

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dreadhouse.table.problems import CannotStore, Outdated

log = logging.getLogger(__name__)

FAILURES = (SQLAlchemyError, OSError)


def in_words(problem: BaseException) -> Exception:
    """What the house raises instead: a double key means that somebody else was first."""
    if isinstance(problem, IntegrityError):
        return Outdated()
    log.error("the store failed: %s", why(problem))
    return CannotStore(f"this could not be stored, so it was not done ({why(problem)}): try again")


def why(problem: BaseException) -> str:
    """The shortest telling of a failure; never its statement or its values."""
    cause = getattr(problem, "orig", None) or problem
    lines = str(cause).splitlines()
    return lines[0][:120] if lines else type(cause).__name__
