"""What can go wrong at a table, each with one plain sentence for the person who meets it."""


class GameError(Exception):
    """Anything that a user of the kernel can put right; the text says how."""


class IllegalAction(GameError):
    """An action that the rules refuse; `rule` is the id of the rule that refuses it."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.rule = rule


class NotYourTurn(IllegalAction):
    """A seat acted that is not asked now."""


class BadOption(GameError):
    """A game option outside of what the game offers."""


class BadRecord(GameError):
    """A record that cannot be replayed."""
