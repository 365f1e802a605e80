"""The terminal: the command line and games played by typing."""
