"""Vocabulary: an action is a small int inside and a word outside."""

from __future__ import annotations

from dreadhouse.kernel.errors import GameError


class Vocabulary:
    """Every action of a game, numbered densely from 0.

    `verbs` lists pairs of a verb and the domain of its argument ("" for none); `domains` lists the
    values of each domain. `play` x cards takes one number for each card, in the domain's order.
    """

    def __init__(self, verbs: list[tuple[str, str]], domains: dict[str, list[str]]) -> None:
        self.verbs = verbs
        self.domains = domains
        self._base: dict[str, int] = {}
        self._words: list[str] = []
        self._verb_at: list[str] = []
        self._argument_at: list[int] = []
        for verb, domain in verbs:
            self._base[verb] = len(self._words)
            values = domains[domain] if domain else [""]
            for number, value in enumerate(values):
                self._words.append(f"{verb} {value}" if value else verb)
                self._verb_at.append(verb)
                self._argument_at.append(number if domain else -1)
        self._action = {word: action for action, word in enumerate(self._words)}
        if len(self._action) != len(self._words):
            raise GameError("two actions of one vocabulary have the same word")

    @property
    def size(self) -> int:
        """How many actions there are; every action is below it."""
        return len(self._words)

    def base(self, verb: str) -> int:
        """The first action of a verb."""
        return self._base[verb]

    def word(self, action: int) -> str:
        """The word of an action: 117 -> "enter attic"."""
        if not 0 <= action < len(self._words):
            raise GameError(f"there is no action {action}: the last one is {self.size - 1}")
        return self._words[action]

    def action(self, word: str) -> int:
        """The action of a word: "enter attic" -> 117."""
        found = self._action.get(word)
        if found is None:
            raise GameError(f"there is no action called {word!r} in this game")
        return found

    def verb(self, action: int) -> str:
        """The verb of an action."""
        return self._verb_at[action]

    def argument(self, action: int) -> int:
        """The number of the argument in its domain, or -1 when the verb has none."""
        return self._argument_at[action]

    def domain(self, verb: str) -> str:
        """The name of the domain of a verb's argument, "" for none."""
        for known, domain in self.verbs:
            if known == verb:
                return domain
        raise GameError(f"there is no verb called {verb!r} in this game")
