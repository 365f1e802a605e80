"""Dreadhouse: five horror tabletop games under one roof."""

__version__ = "0.1.0"
