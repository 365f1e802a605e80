"""Tests of the drawings: icons, wrapping of words, cards, covers."""
