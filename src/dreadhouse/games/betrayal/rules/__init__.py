"""The rules of Betrayal, one file a chapter."""
