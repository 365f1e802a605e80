"""Ratings from games: OpenSkill's Plackett-Luce, with what is uncertain about each rating.

Where all seats win or lose together, a bot's opponent is the game itself, rated as the house.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from dreadhouse.lab.counting import Z95
from dreadhouse.lab.figures import Share

HOUSE = "the house"


@dataclass
class Met:
    """A game as ratings see it: each side's points, as many as it won of its seats."""

    sides: tuple[str, str]
    points: tuple[float, float]

    def won(self) -> tuple[float, float]:
        """1 for the side with more, a half each for a draw."""
        one, other = self.points
        return (0.5, 0.5) if one == other else (float(one > other), float(other > one))


@dataclass
class Standing:
    """Where a bot stands."""

    name: str
    rating: float
    spread: float
    won: Share = field(default_factory=Share)
    against: dict[str, Share] = field(default_factory=dict)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rating lies, with 95 % confidence."""
        return self.rating - self.spread, self.rating + self.spread


def standings(names: list[str], games: Iterable[Met]) -> list[Standing]:
    """Everybody's standing after games, the strongest first."""
    from openskill.models import PlackettLuce

    # Bots do not learn between games: tau, the drift of a player's strength, is none.
    model = PlackettLuce(tau=0.0)
    rated = {name: model.rating(name=name) for name in names}
    tallied = {name: Standing(name, 0.0, 0.0) for name in names}
    for game in games:
        teams = [[rated[side]] for side in game.sides]
        after = model.rate(teams, scores=list(game.points))
        for side, (rating,) in zip(game.sides, after, strict=True):
            rated[side] = rating
        _tally(tallied, game)
    for name, standing in tallied.items():
        standing.rating, standing.spread = rated[name].mu, Z95 * rated[name].sigma
    return sorted(tallied.values(), key=lambda standing: -standing.rating)


def _tally(tallied: dict[str, Standing], game: Met) -> None:
    one, other = game.sides
    for side, opponent, won in ((one, other, game.won()[0]), (other, one, game.won()[1])):
        tallied[side].won.add(won)
        tallied[side].against.setdefault(opponent, Share()).add(won)
