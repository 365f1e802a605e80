"""Tests of The Possession."""
