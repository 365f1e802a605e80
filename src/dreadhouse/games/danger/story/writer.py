"""A story is written down again in its canonical form: what `story fmt` writes."""

# mypyc: no

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from dreadhouse.games.danger.story.conditions import write_condition
from dreadhouse.games.danger.story.model import (
    Card,
    Challenge,
    Chapter,
    Condition,
    Effect,
    Item,
    Link,
    Passage,
    Story,
    Tracks,
    Translation,
    Way,
)
from dreadhouse.games.danger.story.twee import header


def write_story(story: Story) -> dict[str, str]:
    """All files of a story by their names."""
    files = {"story.toml": write_settings(story)}
    for chapter in story.chapters:
        files[chapter.file] = write_chapter(story, chapter)
    for translation in story.translations.values():
        folder = f"translations/{translation.language}"
        files[f"{folder}/story.toml"] = write_translation(translation)
        for chapter in story.chapters:
            if text := write_translated(story, chapter, translation):
                files[f"{folder}/{chapter.file}"] = text
    return files


def write_chapter(story: Story, chapter: Chapter) -> str:
    """One chapter file: other passages first, then its cards by their ids."""
    cards = [card for card in story.cards.values() if card.chapter == chapter.number]
    return write_sheet(story.cards, chapter.remarks, chapter.others, cards)


def write_translated(story: Story, chapter: Chapter, translation: Translation) -> str:
    """One chapter file of a translation, or nothing where it has none."""
    number = chapter.number
    cards = [card for card in translation.cards.values() if card.chapter == number]
    cards.sort(key=lambda card: (card.id[0] != "S", card.id))
    titles = {**story.cards, **translation.cards}
    remarks = translation.remarks.get(number, ())
    return write_sheet(titles, remarks, translation.others.get(number, ()), cards)


def write_sheet(
    titles: Mapping[str, Card],
    remarks: tuple[str, ...],
    others: tuple[Passage, ...],
    cards: list[Card],
) -> str:
    """A Twee file; links bear the titles of today."""
    parts = ["".join(f"{write_remark(one)}\n" for one in remarks)] if remarks else []
    parts += [_passage(one) for one in others]
    parts += [write_card(card, titles) for card in cards]
    return "\n".join(parts)


def _passage(passage: Passage) -> str:
    head = header(passage.name, passage.tags, passage.metadata)
    return f"{head}\n{passage.body}\n" if passage.body else f"{head}\n"


def write_card(card: Card, titles: Mapping[str, Card]) -> str:
    """A card as a passage."""
    name = f"{card.id} {card.title}" if card.title else card.id
    lines = [header(name, (card.kind, *card.tags), card.metadata)]
    lines += _opening(card)
    lines += [write_remark(one) for one in card.remarks]
    lines += _prose(card.prose)
    lines += _closing(card, titles)
    return "\n".join(lines) + "\n"


def write_remark(text: str) -> str:
    """A line for authors only."""
    return f"%% {text}" if text else "%%"


def _opening(card: Card) -> Iterator[str]:
    """What the card is."""
    if card.place:
        yield f"@place {card.place}"
    if card.picture:
        yield f'@picture "{card.picture.file}" "{card.picture.alt}"'
    if card.item:
        yield f"@item {_item(card.item)}"
    if card.is_kept:
        yield "@keep"
    if card.rank:
        yield f"@rank {card.rank}"
    if card.warns:
        yield f"@warns {', '.join(card.warns)}"


def _item(item: Item) -> str:
    if item.use == "booster":
        return f"{item.id} booster {item.type} +{item.amount}"
    if item.use == "danger":
        return f"{item.id} consumable danger -{item.amount}"
    if item.use == "win":
        return f"{item.id} consumable win {item.type}"
    return f"{item.id} key"


def _prose(paragraphs: tuple[str, ...]) -> list[str]:
    lines: list[str] = []
    for number, paragraph in enumerate(paragraphs):
        lines += [""] if number else []
        lines += [_escaped(line) for line in paragraph.split("\n")]
    return lines


def _escaped(line: str) -> str:
    """A line of prose that cannot be taken for a directive, a remark or a header."""
    if line.startswith("@"):
        return f"@{line}"
    if line.startswith("%%") or line.lstrip("\\").startswith("::"):
        return f" {line}"
    return line


def _closing(card: Card, titles: Mapping[str, Card]) -> Iterator[str]:
    """What the card does, in the order of DAN-28."""
    if card.on:
        yield f"@on {_effects(card.on, titles)}"
    if card.premonition:
        link = _bare(card.premonition.link, titles)
        yield f"@premonition level {card.premonition.level} {link}"
    for challenge in card.challenges:
        yield from _challenge(challenge, titles)
    for picks in card.picks:
        yield f"@pick {picks.count}"
        for way in picks.ways:
            yield f"  {_link(way.link, titles)}{_if(way.condition)}"
    for way in card.choices:
        yield f"@choice {_way(way, titles)}"
    for way in card.returns:
        yield f"@return {_way(way, titles)}"
    if card.go:
        yield f"@go {_bare(card.go, titles)}"
    if card.back:
        yield f"@back {_bare(card.back_link, titles) if card.back_link else card.back}"
    if card.next:
        yield f'@next "{card.next}"'


def _challenge(challenge: Challenge, titles: Mapping[str, Card]) -> Iterator[str]:
    need = "required" if challenge.is_required else "optional"
    tries = ""
    if challenge.repeat != "once":
        tries = f" {challenge.repeat}"
        tries += f" {challenge.tries} tries" if challenge.tries != 3 else ""
    head = f'@challenge {challenge.type} {need} "{challenge.name}"{tries}'
    yield f"{head}{_if(challenge.condition)}"
    for ease in challenge.eases:
        yield f"  ease: -{ease.amount}{_if(ease.condition)}"
    yield f"  win: {_effects(challenge.win, titles) or 'nothing'}"
    yield f"  lose: {_effects(challenge.lose, titles) or 'nothing'}"


def _way(way: Way, titles: Mapping[str, Card]) -> str:
    text = _link(way.link, titles) + _if(way.condition)
    text += " once" if way.is_once else ""
    return f"{text} : {_effects(way.effects, titles)}" if way.effects else text


def _if(condition: Condition | None) -> str:
    return f" if {write_condition(condition)}" if condition else ""


def _effects(effects: tuple[Effect, ...], titles: Mapping[str, Card]) -> str:
    return ", ".join(_effect(one, titles) for one in effects)


def _effect(effect: Effect, titles: Mapping[str, Card]) -> str:
    if effect.link:
        return f"{effect.kind} {_bare(effect.link, titles)}"
    if effect.kind == "drop":
        return f"drop {effect.item}"
    return f"{effect.kind} {effect.amount:+d}"


def _link(link: Link, titles: Mapping[str, Card]) -> str:
    """A link with words of its own, or with the card's title where it has none."""
    name = target_name(link, titles)
    return f"[[{link.text or name[5:] or link.target}->{name}]]"


def _bare(link: Link, titles: Mapping[str, Card]) -> str:
    """A link that nobody clicks: words only where the author gave it some."""
    name = target_name(link, titles)
    return f"[[{link.text}->{name}]]" if link.text else f"[[{name}]]"


def target_name(link: Link, titles: Mapping[str, Card]) -> str:
    """The full name of a link's target, with its title of today."""
    title = titles[link.target].title if link.target in titles else link.title
    return f"{link.target} {title}".rstrip()


def write_settings(story: Story) -> str:
    """story.toml; tracks only where they differ from the usual ones."""
    lines = ["format = 1", *_pairs(story)]
    lines += _tracks(story.tracks)
    for chapter in story.chapters:
        lines += ["", "[[chapters]]", f"number = {chapter.number}"]
        for key in ("title", "file", "start", "goal"):
            lines.append(f"{key} = {toml_text(getattr(chapter, key))}")
    lines += _table("ranks", story.ranks) + _table("places", story.places)
    if story.scenes:
        lines += _table("scenes", story.scenes)
    if story.spelling:
        lines += ["", "[spelling]", f"words = {_list(story.spelling)}"]
    return "\n".join(lines) + "\n"


def _pairs(story: Story) -> Iterator[str]:
    for key in ("id", "title", "author", "language", "blurb", "content_note"):
        yield f"{key} = {toml_text(getattr(story, key))}"
    yield f"minutes = {story.minutes}"
    yield f"start = {toml_text(story.start)}"
    yield f"starter_items = {_list(story.starter_items)}"


def _tracks(tracks: Tracks) -> list[str]:
    usual = Tracks()
    lines: list[str] = []
    for key in Tracks.__slots__:
        value = getattr(tracks, key)
        if value != getattr(usual, key):
            lines.append(f"{key} = {list(value) if isinstance(value, tuple) else value}")
    return ["", "[tracks]", *lines] if lines else []


def _table(name: str, words: Mapping[str, str]) -> list[str]:
    return ["", f"[{name}]", *(f"{key} = {toml_text(value)}" for key, value in words.items())]


def _list(words: tuple[str, ...]) -> str:
    return f"[{', '.join(toml_text(word) for word in words)}]"


def toml_text(text: str) -> str:
    """A basic TOML string: JSON's escapes are TOML's too."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def write_translation(translation: Translation) -> str:
    """A translation's story.toml: only what it changes."""
    lines = [
        f"{key} = {toml_text(getattr(translation, key))}"
        for key in ("title", "blurb", "content_note")
        if getattr(translation, key)
    ]
    for number, title in sorted(translation.chapters.items()):
        lines += ["", "[[chapters]]", f"number = {number}", f"title = {toml_text(title)}"]
    lines += _table("ranks", translation.ranks) + _table("places", translation.places)
    return "\n".join(lines) + "\n"
