"""The rules of The Possession, one module per chapter of the rulebook."""
