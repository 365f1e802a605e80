"""The rules of Insanity, one file per chapter of the rulebook."""
