"""What plays say of a story: the findings marked with a die (W18, W20, W22, W25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.games.danger.story.model import Story
from dreadhouse.workshop.plays import CHANCE, SENSIBLE, play_rows
from dreadhouse.workshop.retelling import Tally

RARE = 0.001
HARD = 0.3
SHORTEST, LONGEST = 10, 16
FEW = 200


def play_all(story: Story, plays: int, seed: int) -> dict[str, Tally]:
    """Half of the plays by chance, the rest by the sensible players."""
    share = max(1, plays // (2 * len(SENSIBLE)))
    counts = {CHANCE: max(1, plays // 2), **dict.fromkeys(SENSIBLE, share)}
    return play_rows(story, counts, seed)


def together(tallies: dict[str, Tally]) -> Tally:
    """All plays of all players."""
    found: Tally = Counter()
    for tally in tallies.values():
        found.update(tally)
    return found


def sensible(tallies: dict[str, Tally]) -> Tally:
    """The plays of the sensible players."""
    return together({player: one for player, one in tallies.items() if player != CHANCE})


def check_plays(story: Story, tallies: dict[str, Tally]) -> Iterator[Finding]:
    """The warnings that only plays can give."""
    both = together(tallies)
    wise = sensible(tallies)
    yield from _never(story, both)
    yield from _hard(story, wise)
    yield from _length(story, wise)
    yield from _endings(story, wise)


def _never(story: Story, tally: Tally) -> Iterator[Finding]:
    plays = tally["plays",]
    starters = {story.items[item].card for item in story.starter_items}
    for card in story.cards.values():
        if not tally["card", card.id] and card.id not in starters:
            yield Finding(card.at, "W18", f"never met in {plays} plays", card.id)
        for way in card.ways:
            if tally["card", card.id] and not tally["way", way.id]:
                message = f"never taken in {plays} plays: {way.link.text or way.link.target}"
                yield Finding(way.link.at, "W18", message, card.id)


def _hard(story: Story, tally: Tally) -> Iterator[Finding]:
    for card in story.cards.values():
        for challenge in card.challenges:
            faced, won = tally["faced", challenge.id], tally["won", challenge.id]
            if challenge.is_required and faced and won < HARD * faced:
                share = 100 * won / faced
                message = f"this required challenge is won in {share:.0f} % of its plays only"
                yield Finding(challenge.at, "W20", message, card.id)


def _length(story: Story, tally: Tally) -> Iterator[Finding]:
    for chapter in story.chapters:
        mean = mean_length(tally, chapter.number)
        goal = story.cards[chapter.goal]
        if mean and not SHORTEST <= mean <= LONGEST:
            message = (
                f"chapter {chapter.number} takes {mean:.1f} cards to its goal: "
                f"{SHORTEST} to {LONGEST} are usual"
            )
            yield Finding(goal.at, "W22", message, goal.id)


def lengths(tally: Tally, chapter: int) -> dict[int, int]:
    """How many plays took how many cards to the first arrival at a goal."""
    found = {int(key[2]): count for key, count in tally.items() if key[:2] == ("length", chapter)}
    return dict(sorted(found.items()))


def mean_length(tally: Tally, chapter: int) -> float:
    """The mean way to a goal, 0 if nobody came there."""
    found = lengths(tally, chapter)
    count = sum(found.values())
    return sum(length * plays for length, plays in found.items()) / count if count else 0.0


def _endings(story: Story, tally: Tally) -> Iterator[Finding]:
    plays = tally["plays",]
    if plays < FEW:
        return
    for card in story.cards.values():
        if card.kind == "ending" and tally["ending", card.id] < RARE * plays:
            message = f"this ending is met in under {100 * RARE:g} % of sensible plays"
            yield Finding(card.at, "W25", message, card.id)
