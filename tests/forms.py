"""Which form of the house is tested: plain Python or the compiled build."""

from __future__ import annotations

from dreadhouse.kernel import frames

IS_COMPILED = not str(frames.__file__).endswith(".py")
