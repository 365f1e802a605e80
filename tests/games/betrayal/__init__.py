"""Tests of Betrayal."""
