"""Bots, as far as every game is concerned."""
