"""Tests of the workshop for stories."""
