"""Tests of the table: store, seats, decisions, bots."""
