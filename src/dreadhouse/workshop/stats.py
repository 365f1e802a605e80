"""`story stats`: every number of section 11 under its JSON name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from dreadhouse.games.danger.story.bounds import bound_of_chapter
from dreadhouse.games.danger.story.model import TYPES, Chapter, Story
from dreadhouse.games.danger.story.web import Web
from dreadhouse.workshop.plays import PLAYERS, play_rows
from dreadhouse.workshop.reports import cards
from dreadhouse.workshop.retelling import Tally, asks_level, doors
from dreadhouse.workshop.tallies import lengths
from dreadhouse.workshop.texts import prose_words

READ_ALOUD = 130
FACES = 6
Numbers = dict[str, Any]


def stats(story: Story, plays: int, seed: int) -> Numbers:
    """What needs no play, and for each player what its plays gave."""
    tallies = play_rows(story, dict.fromkeys(PLAYERS, plays), seed) if plays else {}
    return {
        "cards": cards(story),
        "words": {str(one.number): _words(story, one) for one in story.chapters},
        "graph": {str(one.number): _graph(story, one) for one in story.chapters},
        "challenges": {"count": _challenges(story)},
        "translations": {
            language: {"done": len(one.cards), "of": len(story.cards)}
            for language, one in story.translations.items()
        },
        "plays": {"count": plays, "seed": seed},
        "players": {player: played(story, tally) for player, tally in tallies.items()},
    }


def _words(story: Story, chapter: Chapter) -> Numbers:
    found = {
        card.id: prose_words(card)
        for card in story.cards.values()
        if card.chapter == chapter.number
    }
    total = sum(found.values())
    return {
        "sum": total,
        "mean": _ratio(total, len(found)),
        "longest": max(found, key=lambda id: found[id], default=""),
        "most": max(found.values(), default=0),
        "minutes": _ratio(total, READ_ALOUD),
    }


def _ratio(part: float, whole: float, digits: int = 2) -> float:
    return round(part / whole, digits) if whole else 0.0


def _graph(story: Story, chapter: Chapter) -> Numbers:
    """Ways to the goal without deaths, Story Returns and `once`: all that are finite."""
    onward = story_ways(Web(story), chapter)

    @cache
    def measure(id: str) -> tuple[int, int, int]:
        """Shortest and longest way to the goal from a card, and how many ways there are."""
        if id == chapter.goal:
            return 1, 1, 1
        found = [measure(target) for target in sorted(onward.get(id, ()))]
        found = [one for one in found if one[2]]
        if not found:
            return 0, 0, 0
        shortest = 1 + min(one[0] for one in found)
        return shortest, 1 + max(one[1] for one in found), sum(one[2] for one in found)

    shortest, longest, routes = measure(chapter.start)
    bound = bound_of_chapter(story, chapter.number)
    return {"shortest": shortest, "longest": longest, "routes": routes, "bound": bound}


def story_ways(web: Web, chapter: Chapter) -> dict[str, set[str]]:
    """Which story cards follow which, by whatever lasts, through clues too."""
    found: dict[str, set[str]] = {}
    for id in web.story.cards:
        if id[0] == "S" and id[1] == str(chapter.number):
            found[id] = _onward(web, id)
    return found


def _onward(web: Web, id: str) -> set[str]:
    found: set[str] = set()
    waiting, seen = [id], {id}
    while waiting:
        for edge in web.out[waiting.pop()]:
            lasts = edge.kind not in ("return", "back") and not edge.is_once
            if not lasts or web.story.cards[edge.target].kind == "death":
                continue
            if edge.target[0] == "S":
                found.add(edge.target)
            elif edge.target not in seen:
                seen.add(edge.target)
                waiting.append(edge.target)
    return found


def _challenges(story: Story) -> Numbers:
    """How many challenges: by type, by whether they are required, by chapter."""
    found: dict[str, Counter[str]] = {"type": Counter(), "need": Counter(), "chapter": Counter()}
    for card in story.cards.values():
        for challenge in card.challenges:
            found["type"][challenge.type] += 1
            found["need"]["required" if challenge.is_required else "optional"] += 1
            found["chapter"][str(card.chapter)] += 1
    return {name: dict(counter) for name, counter in found.items()}


def played(story: Story, tally: Tally) -> Numbers:
    """The numbers of one player's plays."""
    plays = tally["plays",]
    numbers = [chapter.number for chapter in story.chapters]
    return {
        "graph": {"choices_mean": _choices_mean(tally)},
        "length": {str(number): spread(lengths(tally, number)) for number in numbers},
        "reach": {str(number): _ratio(tally["reach", number], plays, 4) for number in numbers},
        "hits": _hits(story, tally),
        "challenges": _tried(story, tally),
        "odds": {"curve": {str(number): list(_odds(tally, number)) for number in numbers}},
        "danger": {
            "mean": {str(number): _mean(tally, ("danger", number)) for number in numbers},
            "curve": {str(number): list(_danger(tally, number)) for number in numbers},
        },
        "overflows": {
            "mean": {str(number): _ratio(tally["overflow", number], plays) for number in numbers}
        },
        "psychic": {"goal": {str(number): _psychic(story, tally, number) for number in numbers}},
        "gates": dict(_gates(story, tally)),
        "deaths": _deaths(story, tally),
        "escapes": {"mean": _ratio(_sum(tally, "escape"), plays, 4)},
        "items": _items(story, tally),
        "boosters": {"cover": {str(number): _cover(tally, number) for number in numbers}},
        "returns": _gains(tally),
        "endings": _endings(story, tally),
        "found": {
            "story": _ratio(tally["found", "story"], plays * _count(story, "S"), 4),
            "clues": _ratio(tally["found", "clues"], plays * _count(story, "C"), 4),
        },
    }


def _count(story: Story, deck: str) -> int:
    return sum(1 for id in story.cards if id[0] == deck)


def _sum(tally: Tally, word: str) -> int:
    return sum(count for key, count in tally.items() if key[0] == word)


def _mean(tally: Tally, key: tuple[str | int, ...]) -> float:
    return _ratio(tally[*key, "sum"], tally[*key, "count"])


def _choices_mean(tally: Tally) -> float:
    """Where nothing is left to the players, one way is open."""
    forced = tally["readings",] - tally["open", "cards"]
    return _ratio(tally["open", "ways"] + forced, tally["readings",])


def spread(found: Mapping[int, int]) -> Numbers:
    """Mean, tenth and ninetieth of a hundred of values with their counts."""
    count = sum(found.values())
    mean = _ratio(sum(value * times for value, times in found.items()), count)
    return {"mean": mean, "p10": _percentile(found, 0.1), "p90": _percentile(found, 0.9)}


def _percentile(found: Mapping[int, int], share: float) -> int:
    left = share * sum(found.values())
    for value, times in sorted(found.items()):
        left -= times
        if left <= 0:
            return value
    return 0


def _hits(story: Story, tally: Tally) -> Numbers:
    plays = tally["plays",]

    def shares(word: str, ids: Iterable[str]) -> dict[str, float]:
        return {id: _ratio(tally[word, id], plays, 4) for id in ids}

    return {
        "cards": shares("card", [id for id in story.cards if id[0] == "S"]),
        "choices": shares("way", [way.id for card in story.cards.values() for way in card.ways]),
        "clues": shares("card", [id for id in story.cards if id[0] == "C"]),
    }


def _tried(story: Story, tally: Tally) -> Numbers:
    """Share tried of those met, and share won of those tried: each, by type, in all."""
    groups: dict[str, list[str]] = {"all": [], **{type: [] for type in TYPES}}
    for card in story.cards.values():
        for challenge in card.challenges:
            groups[challenge.id] = [challenge.id]
            groups[challenge.type].append(challenge.id)
            groups["all"].append(challenge.id)
    tried, won = {}, {}
    for name, ids in groups.items():
        faced = sum(tally["faced", id] for id in ids)
        dared = sum(tally["tried", id] for id in ids)
        tried[name] = _ratio(dared, faced, 4)
        won[name] = _ratio(sum(tally["won", id] for id in ids), dared, 4)
    return {"tried": tried, "won": won}


def _odds(tally: Tally, chapter: int) -> Iterator[Numbers]:
    """Mean target and mean chance by the card's number within the chapter."""
    for number in _numbers(tally, "odds", chapter):
        key = ("odds", chapter, number)
        count = tally[*key, "count"]
        yield {
            "card": number,
            "target": _ratio(tally[*key, "target"], count),
            "chance": _ratio(tally[*key, "faces"], FACES * count, 4),
        }


def _danger(tally: Tally, chapter: int) -> Iterator[Numbers]:
    for number in _numbers(tally, "danger at", chapter):
        yield {"card": number, "space": _mean(tally, ("danger at", chapter, number))}


def _numbers(tally: Tally, word: str, chapter: int) -> list[int]:
    return sorted({int(key[2]) for key in tally if key[:2] == (word, chapter)})


def _psychic(story: Story, tally: Tally, chapter: int) -> Numbers:
    spaces = {int(key[2]): n for key, n in tally.items() if key[:2] == ("psychic", chapter)}
    total = sum(spaces.values())
    firsts = story.tracks.psychic_levels
    levels: Counter[int] = Counter()
    for space, times in spaces.items():
        levels[sum(1 for first in firsts if space >= first)] += times
    shares = {str(level): _ratio(levels[level], total, 4) for level in range(1, len(firsts) + 1)}
    return {**spread(spaces), "levels": shares}


def _gates(story: Story, tally: Tally) -> Iterator[tuple[str, float | None]]:
    for card in story.cards.values():
        for door in doors(card):
            if asks_level(door.condition):
                passed = tally["door", door.key, "passed"]
                share = _ratio(tally["door", door.key, "open"], passed, 4)
                yield door.key, share if passed else None


def _deaths(story: Story, tally: Tally) -> Numbers:
    plays = tally["plays",]
    each = {
        card.id: _ratio(tally["death", card.id], plays, 4)
        for card in story.cards.values()
        if card.kind == "death"
    }
    return {"mean": _ratio(_sum(tally, "death"), plays), "card": each}


def _items(story: Story, tally: Tally) -> Numbers:
    plays = tally["plays",]
    return {
        word: {item: _ratio(tally["item", item, word], plays, 4) for item in story.items}
        for word in ("found", "lost", "used")
    }


def _cover(tally: Tally, chapter: int) -> Numbers:
    found: Numbers = {}
    for type in TYPES:
        met = tally["cover", chapter, type, "met"]
        share = _ratio(tally["cover", chapter, type, "fitting"], met, 4)
        found[type] = {"met": _ratio(met, tally["plays",]), "fitting": share}
    return found


def _gains(tally: Tally) -> Numbers:
    count = tally["returns",]
    gain = {what: _ratio(tally["gain", what], count) for what in ("story", "clues")}
    return {"mean": _ratio(count, tally["plays",]), "gain": gain}


def _endings(story: Story, tally: Tally) -> Numbers:
    plays = tally["plays",]
    endings = [card.id for card in story.cards.values() if card.kind == "ending"]
    return {
        "card": {id: _ratio(tally["ending", id], plays, 4) for id in endings},
        "rank": {rank: _ratio(tally["rank", rank], plays, 4) for rank in story.ranks},
    }


def tell(found: Numbers) -> Iterator[str]:
    """All numbers as lines, `name.part: number`; lists of a curve in one line."""
    yield from _told("", found)


def _told(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if value and not any(isinstance(one, (dict, list)) for one in value.values()):
            inside = ", ".join(f"{key} {one}" for key, one in value.items())
            yield f"{name}: {inside}"
            return
        for key, one in value.items():
            yield from _told(f"{name}.{key}" if name else key, one)
    elif isinstance(value, list):
        yield f"{name}: {'; '.join(' '.join(str(part) for part in one.values()) for one in value)}"
    else:
        yield f"{name}: {value}"
