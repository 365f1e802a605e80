"""A Twine story that was written for another format becomes the draft of a story.

Texts and links come over: each passage is a card, each link a choice. Macros, variables, code and
markup do not: each is told with its line and kept on its card as a remark. Nothing is ever run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from dreadhouse.games.danger.story.findings import Finding
from dreadhouse.games.danger.story.model import (
    At,
    Card,
    Chapter,
    Kind,
    Link,
    Passage,
    Story,
    Tracks,
    Way,
)
from dreadhouse.games.danger.story.scan import parts
from dreadhouse.kernel.errors import GameError
from dreadhouse.workshop.fresh import story_id
from dreadhouse.workshop.twine import Leaf, Tale

A_CHAPTER = 99
PLACE, RANK = "somewhere", "E"
CODE = {"script", "stylesheet", "widget", "Twine.image"}
SPECIAL = re.compile(r"Story[A-Z]\w*|Passage(Header|Footer|Ready|Done)|:: .*|PassageHeader")
LINK = re.compile(r"\[\[(?P<link>[^\]\n]*?)\](?:\[(?P<setter>[^\]\n]*)\])?\]")
PICTURE = re.compile(r"\[(?:img|<img|>img)[^\[\]\n]*\[[^\]\n]*\](?:\[[^\]\n]*\])*\]")
SUGAR = re.compile(r"<<(?P<sugar>/?[\w=-]+)(?:[^>\"']|>(?!>)|\"[^\"\n]*\"|'[^'\n]*')*>>")
SNOWMAN = re.compile(r"<%(?P<snowman>.*?)%>", re.DOTALL)
CHAPBOOK = re.compile(r"^\[(?P<chapbook>[a-z][^\[\]\n]*)\]\s*$", re.MULTILINE)
INSERT = re.compile(r"\{(?P<insert>[^{}\n]+)\}")
VARIABLE = re.compile(r"(?P<variable>[$_][A-Za-z]\w*(?:[.]\w+|\[[^\]\n]*\])*)")
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|/%.*?%/", re.DOTALL)
TAG = re.compile(r"</?(?P<tag>[A-Za-z][\w-]*)(?:\s[^<>]*)?/?>")
HOOK = re.compile(r"\|[\w]+>(?=\[)|\|[\w]+\)(?=\[)|(?<=\])<[\w]+\||(?<=\])\([\w]+\|")
HARLOWE = re.compile(r"\((?P<harlowe>[A-Za-z][\w-]*):")
VARS = re.compile(r"\A(?:[ \t]*[\w.]+(?: \([^)\n]*\))?:.*\n)+--[ \t]*(?:\n|\Z)")
STYLES = (("''", "**"), ("//", "*"))


@dataclass(slots=True)
class Cut:
    """A text while what cannot come over is cut out of it."""

    leaf: Leaf
    file: str
    text: str
    findings: list[Finding] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    def out(self, start: int, end: int, what: str, instead: str = "") -> None:
        """Cut a part out, tell its place, and keep it as a remark; lines stay where they are."""
        part = self.text[start:end]
        line = self.leaf.line + self.text.count("\n", 0, start)
        column = start - (self.text.rfind("\n", 0, start) + 1) + 1
        message = f"{what} of passage {self.leaf.name!r} is not carried over: kept as a remark"
        self.findings.append(Finding(At(self.file, line, column), "I01", message))
        self.remarks.append(" ".join(part.split())[:200])
        self.text = self.text[:start] + instead + "\n" * part.count("\n") + self.text[end:]


def cut(leaf: Leaf, file: str) -> Cut:
    """Cut whatever is code out of a passage's text."""
    found = Cut(leaf, file, leaf.text)
    if variables := VARS.match(found.text):
        found.out(0, variables.end(), "the variables section")
    for pattern, name, what in (
        (COMMENT, "", "a comment"),
        (SNOWMAN, "snowman", "the script <% %>"),
        (SUGAR, "sugar", "the macro <<{}>>"),
        (PICTURE, "", "a picture"),
        (HOOK, "", "the name of a hook"),
    ):
        _cut_all(found, pattern, name, what)
    _cut_harlowe(found)
    for pattern, name, what in (
        (CHAPBOOK, "chapbook", "the modifier [{}]"),
        (INSERT, "insert", "the insert {{{}}}"),
        (TAG, "tag", "the markup <{}>"),
        (VARIABLE, "variable", "the variable {}"),
    ):
        _cut_all(found, pattern, name, what)
    return found


def _cut_all(found: Cut, pattern: re.Pattern[str], name: str, what: str) -> None:
    place = 0
    while match := pattern.search(found.text, place):
        place = match.start()
        word = match[name].strip()[:40] if name else ""
        found.out(match.start(), match.end(), what.format(word))


def _cut_harlowe(found: Cut) -> None:
    """A Harlowe macro ends at its own bracket; a hook behind it stays, without its brackets."""
    place = 0
    while match := HARLOWE.search(found.text, place):
        end = _closing(found.text, match.start(), "(", ")")
        if end < 0:
            place = match.end()
            continue
        while (more := re.match(r"\s*\[(?!\[)", found.text[end:])) is not None:
            close = _closing(found.text, end + more.end() - 1, "[", "]")
            if close < 0:
                break
            inside = found.text[end + more.end() : close - 1]
            blank = more[0][:-1]
            found.text = found.text[:end] + blank + inside + found.text[close:]
            break
        found.out(match.start(), end, f"the macro ({match['harlowe']}:)")
        place = match.start()


def _closing(text: str, start: int, opens: str, closes: str) -> int:
    """The place behind the bracket that closes the one at `start`; -1 if none does."""
    depth, quote = 0, ""
    for place in range(start, min(len(text), start + 5000)):
        sign = text[place]
        if quote:
            quote = "" if sign == quote else quote
        elif sign == '"' and opens == "(":
            quote = sign
        elif sign == opens:
            depth += 1
        elif sign == closes:
            depth -= 1
            if depth == 0:
                return place + 1
    return -1


def convert(tale: Tale, file: str) -> tuple[Story, list[Finding]]:
    """A draft with a card for each passage, and everything that did not come over."""
    pages = [leaf for leaf in tale.leaves if not _is_kept(leaf)]
    if not pages:
        raise GameError(f"{file} holds no passage with a text")
    if len(pages) > 9 * A_CHAPTER:
        raise GameError(f"{file} holds {len(pages)} passages: a story holds {9 * A_CHAPTER} cards")
    pages.sort(key=lambda leaf: leaf.name != tale.start)
    ids = {leaf.name: _id(number) for number, leaf in reversed(list(enumerate(pages)))}
    titles = {ids[leaf.name]: title(leaf.name) for leaf in pages}
    cards: dict[str, Card] = {}
    findings: list[Finding] = []
    for number, leaf in enumerate(pages):
        done = cut(leaf, file)
        card, lost = _card(_id(number), done, ids, titles)
        cards[card.id] = card
        findings += done.findings + lost
    kept = [leaf for leaf in tale.leaves if _is_kept(leaf)]
    return _story(tale, file, cards, kept), findings


def _is_kept(leaf: Leaf) -> bool:
    """Code and settings of Twine's are kept as they are and never played."""
    return bool(CODE & set(leaf.tags)) or SPECIAL.fullmatch(leaf.name) is not None


def _id(number: int) -> str:
    chapter, place = divmod(number, A_CHAPTER)
    return f"S{chapter + 1}{place + 1:02}"


def title(name: str) -> str:
    """A title that may stand in a link."""
    return " ".join(re.sub(r"->|<-|[|\[\]{}\\]", " ", name).split())


def _card(
    id: str, done: Cut, ids: dict[str, str], titles: dict[str, str]
) -> tuple[Card, list[Finding]]:
    leaf = done.leaf
    ways: list[Way] = []
    lost: list[Finding] = []
    for start, words, target in links(done.text):
        line = leaf.line + done.text.count("\n", 0, start)
        if target not in ids:
            message = f"the link to {target!r} of passage {leaf.name!r} leads nowhere: left out"
            lost.append(Finding(At(done.file, line), "I02", message, id))
            continue
        link = Link(title(words), ids[target], titles[ids[target]], At(done.file, line))
        ways.append(Way(f"{id}-{len(ways) + 1}", "choice", link))
    prose = _prose(LINK.sub(lambda link: _words(link), done.text), {way.link.text for way in ways})
    kind: Kind = "story" if ways else "ending"
    tags = tuple(dict.fromkeys([*(_safe(tag) for tag in leaf.tags), "draft"]))
    card = Card(
        id=id,
        title=titles[id],
        kind=kind,
        prose=prose,
        at=At(done.file, leaf.line),
        tags=tags,
        metadata=leaf.metadata,
        place=PLACE,
        rank="" if ways else RANK,
        choices=tuple(ways),
        remarks=tuple(done.remarks),
    )
    return card, lost


def _safe(tag: str) -> str:
    """A tag that is not taken for a kind of card."""
    kinds = {"story", "death", "goal", "ending", "clue", "item", "premonition"}
    return f"twine-{tag}" if tag in kinds else tag


def links(text: str) -> Iterator[tuple[int, str, str]]:
    """The links of a text: where, their words, and the name of their target."""
    for found in LINK.finditer(text):
        words, target, _ = parts(found["link"])
        target = " ".join(target.split())
        yield found.start(), " ".join(words.split()) or target, target


def _words(found: re.Match[str]) -> str:
    words, target, _ = parts(found["link"])
    return title(words or target)


def _prose(text: str, words: set[str]) -> tuple[str, ...]:
    """Paragraphs; a line that is nothing but a link is a choice only."""
    for style, ours in STYLES:
        text = re.sub(rf"(?<!:){re.escape(style)}(.+?){re.escape(style)}", rf"{ours}\1{ours}", text)
    text = text.replace("[[", "(").replace("]]", ")")
    paragraphs: list[str] = []
    for block in re.split(r"\n[ \t]*\n", text):
        lines = [" ".join(line.split()) for line in block.split("\n")]
        kept = [line for line in lines if line and line.lstrip("*-> ").rstrip(".") not in words]
        if kept:
            paragraphs.append("\n".join(kept))
    return tuple(paragraphs)


def _story(tale: Tale, file: str, cards: dict[str, Card], kept: list[Leaf]) -> Story:
    name = " ".join(tale.name.split()) or file.partition(".")[0]
    others = tuple(
        Passage(leaf.name, leaf.tags, leaf.metadata, leaf.text, At(file, leaf.line))
        for leaf in kept
    )
    numbers = sorted({card.chapter for card in cards.values()})
    chapters = tuple(
        Chapter(
            number,
            f"Part {number}",
            f"chapter-{number}.twee",
            f"S{number}01",
            f"S{number}02",
            others if number == 1 else (),
        )
        for number in numbers
    )
    return Story(
        id=story_id(name),
        title=name,
        author="unknown",
        language="en",
        blurb="Brought over from Twine.",
        content_note="Not yet read.",
        minutes=45,
        start="S101",
        starter_items=(),
        tracks=Tracks(),
        chapters=chapters,
        ranks={RANK: "The end"},
        places={PLACE: "Somewhere"},
        cards=cards,
    )
