"""A sensible player for every seat, which reads only what the seat itself knows."""
