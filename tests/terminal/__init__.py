"""The command line and games played by typing."""
