"""Tests of Insanity."""
