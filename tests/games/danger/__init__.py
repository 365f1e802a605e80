"""Tests of House of Danger."""
