"""The rules kernel: frames, state, actions, dice, journal, record. It knows no game."""
