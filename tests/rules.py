"""The mark that says which numbered rules a test proves: `@rule("INS-12")`."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules that it proves; rule coverage counts these."""
    return pytest.mark.rule(*ids)
