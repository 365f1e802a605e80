"""What a chapter keeps in `Plot`: bits of `flags`, and what its `counts` count."""

from __future__ import annotations

from typing import Final

BATTERY_FITTED: Final = 1
ENGINE_RUNNING: Final = 2
CALLED: Final = 4
LANDED: Final = 8
INVOKED: Final = 16
SEALED_ENOUGH: Final = 32
OARS_LOST: Final = 64
LEFT: Final = 128
FLAGS = {
    "battery_fitted": BATTERY_FITTED,
    "engine_running": ENGINE_RUNNING,
    "helicopter_called": CALLED,
    "helicopter_landed": LANDED,
    "evil_one_invoked": INVOKED,
    "sealed_enough": SEALED_ENOUGH,
}

# Places in `counts`.
FAILED_TRIES: Final = 0
LANDING_ROUND: Final = 1
READ_ROUND: Final = 2
