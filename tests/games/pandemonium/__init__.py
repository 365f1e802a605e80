"""Tests of Pandemonium."""
