"""`story export --as ink`: the story as ink source, playable with any ink program."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dreadhouse.games.danger.story.model import (
    All,
    Card,
    Challenge,
    Condition,
    Effect,
    Not,
    Story,
    Test,
    Way,
)

HEAD = """\
// {title}, written by dreadhouse story export. Cards are knots; seen cards are ink's own counts.
VAR danger = {danger}
VAR psychic = {psychic}
VAR previous = -> {start}
VAR face = 0
{items}
{once}
-> {start}

=== function meter(space)
{{ space:
{meter}
- else: ~ return {top}
}}

=== function move_danger(steps, is_seen)
{{ is_seen && steps < 0:
    ~ return
}}
~ danger = danger + steps
{{ danger < 1:
    ~ danger = 1
}}
{{ danger > {spaces}:
    ~ psychic = MAX(1, psychic + ({overflow}))
    ~ danger = {reset}
}}

=== function move_psychic(steps, is_seen)
{{ is_seen && steps > 0:
    ~ return
}}
~ psychic = MIN({most}, MAX(1, psychic + steps))

=== function level()
{levels}
~ return 1

=== function target(easier)
~ return MAX(2, meter(danger) - easier)
"""


def write_ink(story: Story) -> str:
    """The whole story as one ink file."""
    parts = [_head(story)]
    for card in story.cards.values():
        parts.append("\n".join(_knot(story, card)))
    return "\n\n".join(parts) + "\n"


def _head(story: Story) -> str:
    tracks = story.tracks
    items = "\n".join(
        f"VAR has_{id} = {'true' if id in story.starter_items else 'false'}" for id in story.items
    )
    once = "\n".join(f"VAR taken_{_name(way)} = false" for way in _closing(story))
    meter = "\n".join(f"- {space}: ~ return {n}" for space, n in enumerate(tracks.danger, 1))
    levels = "\n".join(
        f"{{ psychic >= {first}:\n    ~ return {level}\n}}"
        for level, first in reversed(list(enumerate(tracks.psychic_levels, 1)))
    )
    return HEAD.format(
        title=" ".join(story.title.split()),
        danger=tracks.danger_start,
        psychic=tracks.psychic_start,
        start=story.start,
        items=items,
        once=once,
        meter=meter,
        top=tracks.danger[-1],
        spaces=len(tracks.danger),
        overflow=tracks.overflow_psychic,
        reset=tracks.danger_reset,
        most=tracks.psychic_max,
        levels=levels,
    )


def _closing(story: Story) -> Iterator[Way]:
    """The ways that close once they are taken."""
    for card in story.cards.values():
        for way in card.ways:
            if way.is_once or way.kind == "return":
                yield way


def _name(way: Way) -> str:
    return way.id.replace("-", "_")


def plain(text: str) -> str:
    """A text in which ink finds no sign of its own."""
    escaped = re.sub(r"([\\{}\[\]|#~<>*+=-])", r"\\\1", " ".join(text.split()))
    return escaped.replace("//", "/\\/")


def condition(given: Condition) -> str:
    """A condition in ink's words."""
    if isinstance(given, Test):
        if given.kind == "item":
            return f"has_{given.word} == true"
        if given.kind == "seen":
            return f"{given.word} > 0"
        return f"level() {given.kind.removeprefix('level ')} {given.number}"
    if isinstance(given, Not):
        return f"not ({condition(given.of)})"
    sign = " && " if isinstance(given, All) else " || "
    return "(" + sign.join(condition(one) for one in given.of) + ")"


def _effects(story: Story, effects: tuple[Effect, ...], seen: str, indent: str) -> Iterator[str]:
    for effect in effects:
        if effect.kind in ("danger", "psychic"):
            yield f"{indent}~ move_{effect.kind}({effect.amount}, {seen})"
        elif effect.kind == "drop":
            yield f"{indent}~ has_{effect.item} = false"
        elif effect.link and effect.kind == "clue":
            yield f"{indent}-> {effect.link.target} ->"
        elif effect.link:
            yield from _go(story, effect.link.target, indent)


def _go(story: Story, target: str, indent: str) -> Iterator[str]:
    """A seen death is a narrow escape (DAN-153)."""
    if story.cards[target].kind == "death":
        yield f"{indent}{{ {target} == 0:"
        yield f"{indent}    -> {target}"
        yield f"{indent}}}"
        yield f"{indent}~ move_psychic({story.tracks.death_psychic}, false)"
    else:
        yield f"{indent}-> {target}"


def _knot(story: Story, card: Card) -> Iterator[str]:
    """A story card is a knot; a clue is a tunnel, which comes back or goes on."""
    yield f"=== {card.id}"
    yield f"// {' '.join(card.title.split())}"
    for paragraph in card.prose:
        yield plain(paragraph)
    seen = f"{card.id} > 1"
    yield from _effects(story, card.on, seen, "")
    if card.item:
        yield f"{{ {card.id} == 1:"
        yield f"    ~ has_{card.item.id} = true"
        yield "}"
    if card.id[0] == "C":
        yield f"->-> {card.go.target}" if card.go else "->->"
        return
    if card.kind == "ending":
        yield "-> END"
        return
    if card.kind == "death":
        yield f"~ move_psychic({story.tracks.death_psychic}, false)"
        yield "-> previous" if card.back == "previous" else f"-> {card.back}"
        return
    yield f"~ previous = -> {card.id}"
    if card.premonition:
        clue = card.premonition.link.target
        yield f"{{ {clue} == 0 && level() >= {card.premonition.level}:"
        yield f"    -> {clue} ->"
        yield "}"
    yield from _back(story, card, seen)


def _back(story: Story, card: Card, seen: str) -> Iterator[str]:
    """Challenges, pick lists and ways, each a stitch that leads to the next."""
    rounds = [picks for picks in card.picks for _ in range(picks.count)]
    stitches = [f"challenge_{number}" for number in range(len(card.challenges))]
    stitches += [f"pick_{number}" for number in range(len(rounds))]
    stitches.append("ways")
    yield f"-> {stitches[0]}"
    for number, challenge in enumerate(card.challenges):
        yield from _challenge(story, challenge, stitches[number], stitches[number + 1], seen)
    for number, picks in enumerate(rounds, len(card.challenges)):
        yield f"= {stitches[number]}"
        for way in picks.ways:
            new = f"{way.link.target} == 0" if picks.count > 1 else ""
            yield f"+ {_open(way, new)}[{plain(way.link.text)}] -> {way.link.target} ->"
        yield f"+ -> {stitches[number + 1]}"
        yield f"- -> {stitches[number + 1]}"
    yield "= ways"
    if card.go:
        yield f"-> {card.go.target}"
        return
    for way in card.choices + card.returns:
        yield from _way(story, way, seen)
    if card.next:
        chapters = [chapter.number for chapter in story.chapters]
        after = story.chapters[chapters.index(card.chapter) + 1]
        yield f"+ [{plain(card.next)}] -> {after.start}"


def _open(way: Way, more: str = "") -> str:
    asked = [more] if more else []
    asked += [condition(way.condition)] if way.condition else []
    return "".join(f"{{ {one} }} " for one in asked)


def _way(story: Story, way: Way, seen: str) -> Iterator[str]:
    asked = []
    if way.is_once or way.kind == "return":
        asked.append(f"not taken_{_name(way)}")
    if story.cards[way.link.target].kind == "death":
        asked.append(f"{way.link.target} == 0")
    words = plain(way.link.text or story.cards[way.link.target].title)
    yield f"+ {_open(way, ' && '.join(asked))}[{words}]"
    if way.is_once or way.kind == "return":
        yield f"    ~ taken_{_name(way)} = true"
    yield from _effects(story, way.effects, seen, "    ")
    if way.link.target[0] == "C":
        yield f"    -> {way.link.target} ->"
        yield "    -> ways"
    else:
        yield f"    -> {way.link.target}"


def _challenge(
    story: Story, challenge: Challenge, name: str, after: str, seen: str
) -> Iterator[str]:
    """Boosters of the type count by themselves; trying again is left to the reader."""
    yield f"= {name}"
    if challenge.condition:
        yield f"{{ not ({condition(challenge.condition)}):"
        yield f"    -> {after}"
        yield "}"
    words = f"{plain(challenge.name)} ({challenge.type})"
    yield f"+ [Try: {words}]"
    yield "    ~ face = RANDOM(1, 6)"
    yield "    ~ temp easier = 0"
    for ease in challenge.eases:
        asked = condition(ease.condition) if ease.condition else "true"
        yield f"    {{ {asked}:"
        yield f"        ~ easier = easier + {ease.amount}"
        yield "    }"
    for item in story.items.values():
        if item.use == "booster" and item.type == challenge.type:
            yield f"    {{ has_{item.id}:"
            yield f"        ~ easier = MAX(easier, {item.amount})"
            yield "    }"
    yield "    You roll {face}."
    yield "    { face > 1 && face >= target(easier):"
    yield "        Won."
    yield from _effects(story, challenge.win, seen, "        ")
    yield "    - else:"
    yield "        Lost."
    yield from _effects(story, challenge.lose, seen, "        ")
    yield "    }"
    yield f"    -> {after}"
    if not challenge.is_required:
        yield "+ [Leave it alone]"
        yield f"    -> {after}"
