"""What every test may use: the way to the repository and calm settings for Hypothesis."""

from __future__ import annotations

import pathlib

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("house")


@pytest.fixture(scope="session")
def root() -> pathlib.Path:
    """The repository's folder."""
    return pathlib.Path(__file__).parent.parent
