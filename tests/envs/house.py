"""The games that learners play, for every test here."""

from __future__ import annotations

import pytest

from dreadhouse.envs.__main__ import learned

every_learned_game = pytest.mark.parametrize("name", learned())
