"""The reports at the end of a check: cards, bounds, sources, hints and doors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dreadhouse.games.danger.story.bounds import bound_of_chapter
from dreadhouse.games.danger.story.conditions import write_condition
from dreadhouse.games.danger.story.model import Story
from dreadhouse.games.danger.story.web import Web
from dreadhouse.workshop.retelling import Tally, doors
from dreadhouse.workshop.shape import starters
from dreadhouse.workshop.tallies import together


def reports(story: Story, tallies: dict[str, Tally]) -> dict[str, Any]:
    """Everything that is told of a story that may well be right."""
    web = Web(story)
    return {
        "cards": cards(story),
        "bounds": {
            str(chapter.number): bound_of_chapter(story, chapter.number)
            for chapter in story.chapters
        },
        "sources": {item: _sources(web, item) for item in story.items},
        "hints": {
            card.id: [one.id for one in story.cards.values() if card.id in one.warns]
            for card in story.cards.values()
            if card.kind == "death"
        },
        "doors": _doors(story, together(tallies)),
    }


def cards(story: Story) -> dict[str, dict[str, int]]:
    """How many cards of each kind, by chapter and in all."""
    found: dict[str, dict[str, int]] = {}
    for card in story.cards.values():
        for place in (str(card.chapter), "all"):
            kinds = found.setdefault(place, {})
            kinds[card.kind] = kinds.get(card.kind, 0) + 1
    return found


def _sources(web: Web, item: str) -> list[str]:
    card = web.story.items[item].card
    first = ["start"] if card in starters(web.story) else []
    return first + sorted(web.comers(card))


def _doors(story: Story, tally: Tally) -> list[dict[str, Any]]:
    found = []
    for card in story.cards.values():
        for door in doors(card):
            passed = tally["door", door.key, "passed"]
            opened = tally["door", door.key, "open"]
            found.append(
                {
                    "door": door.key,
                    "condition": write_condition(door.condition),
                    "passed": passed,
                    "share": round(opened / passed, 4) if passed else None,
                }
            )
    return found


def tell(found: dict[str, Any]) -> Iterator[str]:
    """The reports as lines."""
    yield ""
    for place, kinds in sorted(found["cards"].items()):
        name = "In all" if place == "all" else f"Chapter {place}"
        yield f"{name}: {', '.join(f'{count} {kind}' for kind, count in kinds.items())}"
    for chapter, bound in found["bounds"].items():
        yield f"Chapter {chapter} takes at most {bound} story cards."
    for item, sources in found["sources"].items():
        yield f"Item {item}: from {', '.join(sources) or 'nowhere'}"
    for death, hints in found["hints"].items():
        yield f"Death {death}: hinted at on {', '.join(hints) or 'no card'}"
    for door in found["doors"]:
        share = "never passed" if door["share"] is None else f"open in {100 * door['share']:.1f} %"
        yield f"Door {door['door']} (if {door['condition']}): {share}"
    yield ""
