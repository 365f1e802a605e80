"""Whole games in a real Chromium."""
