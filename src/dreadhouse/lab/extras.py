"""What the laboratory needs besides the house itself, and the sentence where it is missing."""

from __future__ import annotations

import importlib.util

from dreadhouse.kernel.errors import GameError

EXTRAS = {
    "lab": ("altair", "openskill", "optuna", "pyarrow", "vl_convert"),
    "ray": ("ray",),
}


def need(extra: str) -> None:
    """GameError where the libraries of an extra are not installed."""
    missing = [name for name in EXTRAS[extra] if importlib.util.find_spec(name) is None]
    if missing:
        raise GameError(
            f"this needs libraries that are not installed here ({', '.join(missing)}): "
            f"pip install dreadhouse[{extra}]"
        )
