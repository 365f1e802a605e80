"""Who sits at the table: people at this terminal and bots."""

from __future__ import annotations

from dreadhouse import bots
from dreadhouse.bots import Bot
from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.text import Texts

YOU = "you"
COMPANION = "greedy"


class Seats:
    """The players of one sitting: a name for every seat, and a bot where no person sits.

    `plan` is written as on the command line: bots by their names, everything else is a person.
    Left empty, it is one person among as many bots as the game needs.
    """

    def __init__(self, plan: str, game: Game, seed: bytes, texts: Texts, language: str) -> None:
        self.plan = plan or ",".join([YOU, *[COMPANION] * (game.usual_seats - 1)])
        words = [word.strip() for word in self.plan.split(",")]
        if len(words) not in game.seats or not all(words):
            least, most = game.seats[0], game.seats[-1]
            count = str(least) if least == most else f"{least} to {most}"
            raise BadOption(
                f"{game.name} is for {count} seats: give --seats as a list, like you,greedy"
            )
        self.bots: dict[int, Bot] = {
            seat: bots.load(word, seed + bytes([seat]))
            for seat, word in enumerate(words)
            if bots.is_bot(word)
        }
        self.names = [_name(place, words, texts, language) for place in range(len(words))]

    @property
    def people(self) -> list[int]:
        """The seats in which people sit."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]


def _name(place: int, words: list[str], texts: Texts, language: str) -> str:
    """What the journal calls a seat; the second of two greedy bots is greedy 2."""
    word = words[place]
    is_alone = words.count(word) == 1
    if word == YOU:
        id = "seat-you" if is_alone else "seat-number"
        return texts.say(id, {"number": place + 1}, language)
    return word if is_alone else f"{word} {place + 1}"
