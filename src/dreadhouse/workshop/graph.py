"""`story graph`: the story as Graphviz, as Mermaid and as an SVG with Graphviz's own layout."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dreadhouse.games.danger.story.conditions import write_condition
from dreadhouse.games.danger.story.model import Card, Effect, Story
from dreadhouse.games.danger.story.web import Edge, Web
from dreadhouse.kernel.errors import GameError
from dreadhouse.workshop.shape import met

FILLS = {
    "story": "#f4ead0",
    "goal": "#bfe3c0",
    "ending": "#bcd4ee",
    "death": "#e6b3ae",
    "clue": "#ffffff",
    "item": "#fff3a8",
    "premonition": "#e2cdf0",
}
STYLES = {
    "choice": "solid",
    "pick": "solid",
    "return": "dashed",
    "back": "dashed",
    "go": "bold",
    "win": "solid",
    "lose": "solid",
    "on": "dotted",
    "premonition": "dotted",
    "price": "dotted",
}
COLOURS = {"win": "#2f7d32", "lose": "#a02c22", "return": "#777777", "back": "#a02c22"}
WIDE = 34


@dataclass(frozen=True, slots=True)
class Marks:
    """What the picture points at: cards that nobody can meet and cards with no way on."""

    unreachable: frozenset[str]
    dead_ends: frozenset[str]


def marks(web: Web) -> Marks:
    """Cards that cannot be met, and cards after which nothing comes though they are no ending."""
    story = web.story
    can_be_met = met(web)
    ends: set[str] = set()
    for card in story.cards.values():
        is_end = card.kind == "ending" or card.next or card.id[0] == "C"
        if not is_end and not any(edge.target[0] == "S" for edge in _on(web, card.id)):
            ends.add(card.id)
    return Marks(frozenset(set(story.cards) - can_be_met), frozenset(ends))


def _on(web: Web, id: str) -> Iterator[Edge]:
    """The edges of a card and of the clues that it draws."""
    seen = {id}
    waiting = [id]
    while waiting:
        for edge in web.out[waiting.pop()]:
            yield edge
            if edge.target[0] == "C" and edge.target not in seen:
                seen.add(edge.target)
                waiting.append(edge.target)


def shown(story: Story, has_clues: bool) -> list[Card]:
    """The cards to draw."""
    return [card for card in story.cards.values() if has_clues or card.id[0] == "S"]


def dot(story: Story, has_clues: bool = True) -> str:
    """The story in Graphviz's language, one cluster a chapter."""
    web = Web(story)
    marked = marks(web)
    lines = [
        "digraph story {",
        f"  graph [label={_quoted(story.title)}, labelloc=t, fontsize=28, rankdir=TB,"
        ' fontname="Helvetica", nodesep=0.25, ranksep=0.45]',
        '  node [shape=box, style="filled,rounded", fontname="Helvetica", fontsize=11,'
        ' margin="0.1,0.06"]',
        '  edge [fontname="Helvetica", fontsize=8, color="#444444"]',
    ]
    cards = shown(story, has_clues)
    for chapter in story.chapters:
        title = f"{chapter.number}. {chapter.title}"
        lines += [
            f"  subgraph cluster_{chapter.number} {{",
            f'    label={_quoted(title)} fontsize=20 style="rounded,filled" fillcolor="#fbfaf6"',
        ]
        lines += [_dot_node(card, marked) for card in cards if card.chapter == chapter.number]
        lines.append("  }")
    for edge in _edges(web, cards, has_clues):
        lines.append(_dot_edge(edge))
    for before, after in zip(story.chapters, story.chapters[1:], strict=False):
        if before.goal in story.cards and after.start in story.cards:
            lines.append(
                f"  {before.goal} -> {after.start} [style=bold, penwidth=3, constraint=false]"
            )
    return "\n".join([*lines, "}", ""])


def _dot_node(card: Card, marked: Marks) -> str:
    label = f"{card.id}\n{_folded(card.title)}"
    more = [f'fillcolor="{FILLS[card.kind]}"']
    if card.kind in ("goal", "ending"):
        more.append("peripheries=2")
    if card.id[0] == "C":
        more.append("shape=note, style=filled, fontsize=9")
    if card.id in marked.unreachable:
        label += "\n(cannot be reached)"
        more.append('color="#d0021b", fontcolor="#d0021b", style="filled,dashed", penwidth=2')
    if card.id in marked.dead_ends:
        label += "\n(dead end)"
        more.append('color="#d0021b", penwidth=4')
    tip = " ".join(card.prose)[:400] or card.title
    return f"    {card.id} [label={_quoted(label)}, tooltip={_quoted(tip)}, {', '.join(more)}]"


def _folded(text: str) -> str:
    lines: list[str] = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) > WIDE // 2:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)


def _quoted(text: str) -> str:
    """A string of Graphviz: what it would read as an escape or as HTML stays a sign."""
    plain = re.sub(r"[\x00-\x09\x0b-\x1f\x7f]", " ", text)
    plain = plain.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{plain}"'


def _edges(web: Web, cards: Iterable[Card], has_clues: bool) -> list[Edge]:
    """The edges to draw, each once; without clues, those that lead through clues too."""
    found: dict[tuple[str, str, str], Edge] = {}
    for card in cards:
        for edge in web.out[card.id] if has_clues else _on(web, card.id):
            if not has_clues and edge.target[0] == "C":
                continue
            drawn = Edge(card.id, edge.target, edge.kind, edge.link, edge.way, edge.challenge)
            found.setdefault((card.id, edge.target, edge.kind), drawn)
    return list(found.values())


def describe(edge: Edge) -> str:
    """What stands beside an arrow: the challenge, the condition, the price."""
    parts: list[str] = []
    if edge.challenge:
        parts.append(f"{edge.challenge.type}: {edge.kind}")
    if edge.way and edge.way.condition:
        parts.append(f"if {write_condition(edge.way.condition)}")
    if edge.way and edge.way.is_once:
        parts.append("once")
    if edge.way:
        parts += [_short(effect) for effect in edge.way.effects]
    return ", ".join(parts)


def _short(effect: Effect) -> str:
    if effect.kind == "drop":
        return f"drop {effect.item}"
    return f"{effect.kind} {effect.amount:+d}"


def _dot_edge(edge: Edge) -> str:
    colour = COLOURS.get(edge.kind)
    more = [f"style={STYLES[edge.kind]}"]
    if colour:
        more.append(f'color="{colour}"')
    if edge.kind in ("return", "back"):
        more.append("constraint=false")
    if text := describe(edge):
        more.append(f"label={_quoted(text)}")
    if edge.link and edge.link.text:
        more.append(f"tooltip={_quoted(edge.link.text)}")
    return f"  {edge.source} -> {edge.target} [{', '.join(more)}]"


def mermaid(story: Story, has_clues: bool = True) -> str:
    """The story as a Mermaid flowchart, one subgraph a chapter."""
    web = Web(story)
    marked = marks(web)
    cards = shown(story, has_clues)
    lines = ["flowchart TD"]
    for chapter in story.chapters:
        lines.append(f"  subgraph chapter{chapter.number}[{_said(chapter.title)}]")
        for card in cards:
            if card.chapter == chapter.number:
                lines.append(f"    {card.id}[{_said(f'{card.id} {card.title}')}]:::{card.kind}")
        lines.append("  end")
    for edge in _edges(web, cards, has_clues):
        arrow = "-.->" if edge.kind in ("return", "back", "on", "premonition") else "-->"
        text = f"|{_said(describe(edge))}|" if describe(edge) else ""
        lines.append(f"  {edge.source} {arrow}{text} {edge.target}")
    for before, after in zip(story.chapters, story.chapters[1:], strict=False):
        lines.append(f"  {before.goal} ==> {after.start}")
    lines += [f"  classDef {kind} fill:{fill},color:#222222" for kind, fill in FILLS.items()]
    for name, ids in (("unreachable", marked.unreachable), ("deadend", marked.dead_ends)):
        drawn = sorted(ids & {card.id for card in cards})
        lines.append(f"  classDef {name} stroke:#d0021b,stroke-width:4px,stroke-dasharray:6")
        lines += [f"  class {','.join(drawn)} {name}"] if drawn else []
    return "\n".join([*lines, ""])


def _said(text: str) -> str:
    """A quoted text of Mermaid; its own signs become entities."""
    safe = re.sub(r'[#"<>&;`\\\[\]{}|]', lambda sign: f"#{ord(sign[0])};", text)
    return json.dumps(safe, ensure_ascii=False)


def svg(story: Story, has_clues: bool = True) -> bytes:
    """The picture, laid out by Graphviz; its wheel brings Graphviz along."""
    try:
        import pygraphviz
    except ImportError as missing:
        raise GameError(
            "the picture needs Graphviz: pip install 'dreadhouse[stories]' brings it along "
            "(or write --as dot and --as mermaid, which need nothing)"
        ) from missing
    drawn = pygraphviz.AGraph(string=dot(story, has_clues))
    try:
        return bytes(drawn.draw(format="svg", prog="dot"))
    finally:
        drawn.close()
