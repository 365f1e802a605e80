"""The rules of House of Danger, a file for each chapter of the rulebook."""
