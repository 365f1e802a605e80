"""The rules of Pandemonium, one file a chapter of the rulebook."""
