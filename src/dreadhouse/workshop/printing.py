"""`story print`: the cards on paper, four a sheet, fronts and backs to be printed on both sides."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from html import escape

from dreadhouse.games.danger.story.conditions import write_condition
from dreadhouse.games.danger.story.model import Card, Challenge, Effect, Story, Way
from dreadhouse.kernel.errors import BadOption

A_SHEET = 4
STYLE = """
@page { size: A4; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; font: 10.5pt/1.35 Georgia, 'Times New Roman', serif; color: #1d1a16 }
.sheet { width: 210mm; height: 296mm; display: grid; grid-template: 1fr 1fr / 1fr 1fr;
  break-after: page; page-break-after: always }
.card { border: 0.2mm dashed #999; padding: 8mm 8mm 6mm; overflow: hidden; display: flex;
  flex-direction: column; gap: 2mm }
.card h2 { font-size: 12.5pt; margin: 0 } .card p { margin: 0; white-space: pre-line }
.place { font-style: italic; color: #5a5247; margin: 0 }
.number { font-size: 26pt; text-align: right; margin: 0; letter-spacing: 0.06em }
.back { background: #f6f0e0 } .grow { flex: 1 }
ul { margin: 0; padding-left: 5mm } .small { font-size: 9pt } .goto { font-weight: bold }
.death { border-top: 3mm solid #8c2f26 } .goal, .ending { border-top: 3mm solid #3d6b41 }
.clue, .item, .premonition { border-top: 3mm solid #6b5a8c }
@media screen { body { background: #ccc } .sheet { background: white; margin: 4mm auto } }
"""


def in_language(story: Story, language: str) -> Story:
    """The story with a translation's words where it has them."""
    if language in ("", story.language):
        return story
    words = story.translations.get(language)
    if words is None:
        known = ", ".join([story.language, *story.translations])
        raise BadOption(f"the story is not told in {language}: choose {known}")
    return dataclasses.replace(
        story,
        language=language,
        title=words.title or story.title,
        ranks={**story.ranks, **words.ranks},
        places={**story.places, **words.places},
        cards={**story.cards, **words.cards},
    )


def write_cards(story: Story, chapter: int = 0) -> str:
    """A page for the printer: all cards, or those of one chapter."""
    cards = [card for card in story.cards.values() if chapter in (0, card.chapter)]
    sheets: list[str] = []
    for first in range(0, len(cards), A_SHEET):
        four = cards[first : first + A_SHEET]
        sheets.append(_sheet([_front(story, card) for card in four]))
        sheets.append(_sheet(_turned([_back(story, card) for card in four])))
    head = f"<!DOCTYPE html><html lang='{escape(story.language)}'><head><meta charset='utf-8'>"
    title = f"<title>{escape(story.title)}</title><style>{STYLE}</style></head><body>"
    return "\n".join([head + title, *sheets, "</body></html>", ""])


def _sheet(faces: list[str]) -> str:
    return f"<section class='sheet'>{''.join(faces)}</section>"


def _turned(backs: list[str]) -> list[str]:
    """Left and right change places, so that each back lies behind its front."""
    backs = backs + ["<div></div>"] * (A_SHEET - len(backs))
    return [backs[1], backs[0], backs[3], backs[2]]


def _front(story: Story, card: Card) -> str:
    place = escape(story.places.get(card.place, ""))
    parts = [f"<h2>{escape(card.title)}</h2>"]
    parts += [f"<p class='place'>{place}</p>"] if place else []
    parts += [f"<p>{_words(paragraph)}</p>" for paragraph in card.prose]
    parts.append("<div class='grow'></div>")
    if card.id[0] == "C":
        parts += [f"<p class='small'>{line}</p>" for line in _clue_lines(card)]
    return f"<article class='card front {card.kind}'>{''.join(parts)}</article>"


def _words(text: str) -> str:
    """Prose with its two marks, everything else as it stands."""
    safe = escape(text)
    safe = re.sub(r"\*\*(\S(?:.*?\S)?)\*\*", r"<strong>\1</strong>", safe)
    return re.sub(r"\*(\S(?:.*?\S)?)\*", r"<em>\1</em>", safe)


def _clue_lines(card: Card) -> Iterator[str]:
    if card.on:
        yield f"When read: {_effects(card.on)}."
    if card.item:
        item = card.item
        what = {
            "booster": f"{item.type} +{item.amount}",
            "danger": f"once: danger -{item.amount}",
            "win": f"once: wins a challenge of {item.type}",
            "key": "key",
        }[item.use]
        yield f"Keep this item ({escape(what)})."
    elif card.is_kept or card.kind == "premonition":
        yield "Keep this card."
    if card.go:
        yield f"<span class='goto'>Go to {card.go.target}.</span>"


def _back(story: Story, card: Card) -> str:
    parts = [f"<p class='number'>{card.id}</p>"]
    if card.id[0] == "S":
        parts += [f"<p class='small'>{line}</p>" for line in _lines(card)]
        parts += [_challenge(challenge) for challenge in card.challenges]
        parts += [_list(f"Draw {one.count} of these:", one.ways) for one in card.picks]
        parts.append(_list("", card.choices + card.returns))
        parts += [f"<p class='goto'>{line}</p>" for line in _ways_on(story, card)]
    return f"<article class='card back'>{''.join(parts)}</article>"


def _lines(card: Card) -> Iterator[str]:
    if card.on:
        yield f"When read: {_effects(card.on)}."
    if card.premonition:
        link = card.premonition.link.target
        yield f"Psychic level {card.premonition.level} or higher: draw {link}."


def _effects(effects: tuple[Effect, ...]) -> str:
    return escape(", ".join(_effect(effect) for effect in effects) or "nothing")


def _effect(effect: Effect) -> str:
    if effect.link:
        return f"{'draw' if effect.kind == 'clue' else 'go to'} {effect.link.target}"
    if effect.kind == "drop":
        return f"give away {effect.item}"
    return f"{effect.kind} {effect.amount:+d}"


def _challenge(challenge: Challenge) -> str:
    need = "Required" if challenge.is_required else "Optional"
    again = {"once": "", "may": "may try again, ", "must": "must try again, "}[challenge.repeat]
    tries = f" ({again}{challenge.tries} tries)" if again else ""
    asked = f" if {write_condition(challenge.condition)}" if challenge.condition else ""
    lines = [
        f"<strong>{escape(challenge.name)}</strong>: {need.lower()} {challenge.type}"
        f"{tries}{escape(asked)}",
        *(
            f"Easier by {ease.amount}"
            + (escape(f" if {write_condition(ease.condition)}") if ease.condition else "")
            for ease in challenge.eases
        ),
        f"Win: {_effects(challenge.win)}. Lose: {_effects(challenge.lose)}.",
    ]
    return f"<p class='small'>{'<br>'.join(lines)}</p>"


def _list(head: str, ways: tuple[Way, ...]) -> str:
    if not ways:
        return ""
    lines = "".join(f"<li>{_way(way)}</li>" for way in ways)
    return (f"<p class='small'>{head}</p>" if head else "") + f"<ul class='small'>{lines}</ul>"


def _way(way: Way) -> str:
    more = [f"if {write_condition(way.condition)}"] if way.condition else []
    more += ["once"] if way.is_once else []
    more += [_effects(way.effects)] if way.effects else []
    more += ["Story Return"] if way.kind == "return" else []
    told = f" ({escape('; '.join(more))})" if more else ""
    return f"{escape(way.link.text)} <span class='goto'>{way.link.target}</span>{told}"


def _ways_on(story: Story, card: Card) -> Iterator[str]:
    if card.go:
        yield f"Go to {card.go.target}."
    if card.back:
        there = "the card left just before" if card.back == "previous" else card.back
        yield f"Psychic {story.tracks.death_psychic}, then back to {there}."
    if card.next:
        yield f"{escape(card.next)}: the next chapter."
    if card.rank:
        yield f"Rank {card.rank}: {escape(story.ranks.get(card.rank, ''))}"
