"""The book that the hero's adventure is read from: the leaf of a view, and pages read before."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.art.pages import scene, thing
from dreadhouse.games.danger.beside import (
    company,
    company_said,
    counts,
    gauges,
    kept,
    last,
    verdict,
)
from dreadhouse.games.danger.sight import Sight
from dreadhouse.games.danger.signs import TYPES, icon_of, motifs
from dreadhouse.games.danger.story.model import STORY_KINDS, Card, Story
from dreadhouse.games.danger.story.pictures import framed
from dreadhouse.games.danger.typeset import curled
from dreadhouse.games.danger.wording import challenge_of, way_of
from dreadhouse.kernel.leaf import Leaf, Odds, Roll, Tab, Trial, Writing, runs

MOST_PICTURES = 500
ACTS = ("try", "leave", "again", "stop", "bare", "roll", "read")
WHY = {
    "DAN-61": "page-why-once",
    "DAN-56": "page-why-read",
    "DAN-63": "page-why-read",
    "DAN-152": "page-why-death",
    "DAN-161": "page-why-return",
}
WAY_ICONS = {"pick": "hand", "return": "return", "next": "turn-page"}
VERBS = {"choice": "take", "pick": "pick", "return": "return"}


class StoryBook:
    """A story as a book (see `kernel.leaf.Reading`)."""

    def __init__(self, story: Story) -> None:
        self.story = story

    def leaf(self, seen: dict[str, Any], language: str) -> Leaf:
        """What lies open in a view."""
        sight = Sight(self.story, seen, language)
        page = story_page(sight, sight.card())
        slip = open_slip(sight)
        return Leaf(
            book=sight.words.book().text,
            part=part_said(sight),
            page=slip or page,
            under=page if slip else None,
            opening=opening(sight),
            trials=tuple(trials(sight)),
            roll=roll(sight),
            acts=acts(sight),
            tabs=tuple(tabs(sight)),
            gauges=gauges(sight),
            kept=kept(sight),
            company=company(sight),
            company_said="" if sight.table["sheet"] else company_said(sight),
            read=tuple(contents(sight, id) for id in sight.table["log"]),
            counts=counts(sight),
            verdict=verdict(sight),
            last=last(sight),
        )

    def opened(self, seen: dict[str, Any], id: str, language: str) -> Writing | None:
        """One of the cards read so far, whole."""
        sight = Sight(self.story, seen, language)
        if id not in sight.table["log"] or id in hidden_cards(sight):
            return None
        return write(sight, self.story.cards[id], "page" if is_story(id) else "slip")


def is_story(id: str) -> bool:
    """Whether a card is of the story deck (DAN-7)."""
    return id.startswith("S")


def part_said(sight: Sight) -> str:
    """The chapter's number and title."""
    number = sight.table["chapter"]
    return sight.say("page-part", number=number, title=sight.words.chapter(number).text)


# ---- what is read


def write(sight: Sight, card: Card, look: str, note: str = "") -> Writing:
    """A card set to be read."""
    prose, language = sight.words.prose(card.id)
    is_page = card.kind in STORY_KINDS
    title = sight.words.title(card.id)
    drawn = picture(sight.story, card) if is_page else small_picture(sight.story, card)
    return Writing(
        id=card.id,
        title=curled(title.text, title.language),
        look=look,
        number=card.id,
        label=label(sight, card),
        note=note,
        icon="" if is_page or drawn else icon_of(card),
        language=language,
        paragraphs=tuple(runs(curled(paragraph, language)) for paragraph in prose),
        picture=drawn,
        alt=card.picture.alt if card.picture else "",
    )


def picture(story: Story, card: Card) -> str:
    """The story's own picture of a card, else its scene; where that has less room than it was
    drawn for, its lower part shows."""
    if card.picture and card.picture.file in story.pictures:
        return framed(card.picture.file, story.pictures[card.picture.file], 640, 360)
    kind = story.scenes.get(card.place, card.place)
    drawn = scene(kind, (card.kind, *card.tags), card.id)
    return drawn.replace("xMidYMid slice", "xMidYMax slice", 1)


def small_picture(story: Story, card: Card) -> str:
    """The story's own picture of a clue card, else the thing that its tags name; its icon stands
    for it elsewhere."""
    if card.picture and card.picture.file in story.pictures:
        return framed(card.picture.file, story.pictures[card.picture.file], 200, 200)
    return thing(card.tags, card.id) if motifs(card) else ""


def contents(sight: Sight, id: str) -> Writing:
    """A card as a line of the contents."""
    if id in hidden_cards(sight):
        return Writing(id="hidden", title=sight.say("page-hidden"), language=sight.language)
    title = sight.words.title(id)
    told = curled(title.text, title.language)
    return Writing(id=id, number=id, title=told, language=title.language)


def hidden_cards(sight: Sight) -> set[str]:
    """Private premonitions of somebody else (DAN-195)."""
    found = {each["card"] for each in sight.table["inventory"] if each["hidden"]}
    return found | ({sight.table["clue"]} if sight.table["hidden_clue"] else set())


def label(sight: Sight, card: Card) -> str:
    """Small above the title: the place, or what kind of card it is."""
    if card.kind != "story":
        return sight.say(f"page-kind-{card.kind}")
    place = sight.words.place(card.place).text
    return "" if place == sight.words.title(card.id).text else place


def story_page(sight: Sight, card: Card) -> Writing:
    """The story card in the reader's hand."""
    note = sight.say("page-seen") if sight.table["seen"] else ""
    return write(sight, card, "page", note)


def open_slip(sight: Sight) -> Writing | None:
    """The clue that is being read over the story card."""
    if sight.table["hidden_clue"]:
        reader = sight.names[sight.table["reader"]]
        return Writing(
            id="hidden",
            title=sight.say("page-hidden"),
            look="slip",
            note=sight.say("page-hidden.note", name=reader),
            icon="third-eye",
            language=sight.language,
        )
    id = sight.table["clue"]
    return write(sight, sight.story.cards[id], "slip") if id else None


def opening(sight: Sight) -> Writing | None:
    """A title page before a chapter's first card, until that has been read."""
    number = sight.table["chapter"]
    near = [id for id in sight.table["log"] if sight.story.cards[id].chapter == number]
    walked = [id for id in near if is_story(id)]
    if len(walked) > 1 or sight.table["clue"] or sight.table["ways"]:
        return None
    title = sight.words.chapter(number)
    return Writing(
        id=f"chapter-{number}",
        title=title.text,
        look="title",
        label=sight.say("page-chapter", number=number),
        language=title.language,
    )


# ---- challenges


def trials(sight: Sight) -> list[Trial]:
    """The challenges of the card, once it is turned."""
    return [trial(sight, each["id"], each["state"]) for each in sight.table["challenges"]]


def trial(sight: Sight, id: str, state: str) -> Trial:
    """One challenge as a box on the page."""
    printed = challenge_of(sight.story, id)
    now = sight.table["challenge"]
    is_now = now is not None and now["id"] == id and state == "now"
    name = sight.words.challenge(id)
    need = sight.say("page-required" if printed.is_required else "page-optional")
    return Trial(
        id=id,
        name=name.text,
        language=name.language,
        kind=printed.type,
        kind_said=sight.type_said(printed.type),
        letter=sight.say(f"page-type-{printed.type}.letter"),
        icon=TYPES[printed.type],
        state=state,
        state_said="" if is_now else sight.say(f"page-trial-{state}"),
        facts=(need, *facts(sight)) if is_now else (need,),
        target=f"{now['target']}+" if is_now else "",
        target_said=sight.say("page-target"),
        odds=odds(sight) if is_now else (),
    )


def facts(sight: Sight) -> list[str]:
    """How many tries are left, and what makes it easier."""
    now = sight.table["challenge"]
    found = []
    if now["tries_left"] > 1 or now["tries_done"]:
        found.append(sight.say("page-tries", left=now["tries_left"]))
    if now["eased"]:
        found.append(sight.say("page-eased", by=now["eased"]))
    return found


def odds(sight: Sight) -> tuple[Odds, ...]:
    """The chance without help, and with each booster that fits (DAN-186)."""
    now = sight.table["challenge"]
    found = []
    for item, hits in now["odds"]:
        if not item:
            found.append(Odds(text=sight.say("page-odds", hits=hits, of=now["of"])))
            continue
        icon = icon_of(sight.story.cards[sight.story.items[item].card])
        name = sight.item(item)
        told = sight.say("page-odds-with", item=name, hits=hits, of=now["of"])
        found.append(Odds(text=told, icon=icon))
    return tuple(found)


def roll(sight: Sight) -> Roll | None:
    """The last roll on this card."""
    fell = sight.table["die"]
    if fell is None:
        return None
    face, bonus = fell["face"], fell["bonus"]
    told = sight.say(
        "page-sum-bonus" if bonus else "page-sum", face=face, bonus=bonus, sum=face + bonus
    )
    verdict_id = "page-won" if fell["won"] else "page-lost-one" if face == 1 else "page-lost"
    rolled = sum(sight.table["counts"][name] for name in ("won", "lost"))
    return Roll(
        id=str(rolled),
        face=face,
        text=told + sight.say("page-needed", target=fell["target"]),
        verdict=sight.say(verdict_id),
        is_won=fell["won"],
    )


def acts(sight: Sight) -> tuple[str, ...]:
    """Words that belong to the challenge box rather than to the ways."""
    items = sight.story.items
    return ACTS + tuple(f"{verb} {item}" for item in items for verb in ("boost", "spend"))


# ---- ways


def tabs(sight: Sight) -> list[Tab]:
    """The ways of the card as tabs, once it is turned."""
    return [tab(sight, each) for each in sight.table["ways"]]


def tab(sight: Sight, way: dict[str, Any]) -> Tab:
    """One way with its price, and why it is closed."""
    kind, id = way["kind"], way["way"]
    if kind == "next":
        words = sight.words.onward(sight.table["card"])
        return Tab(
            word="next", text=words.text, kind=kind, icon=WAY_ICONS[kind], language=words.language
        )
    printed = way_of(sight.story, id)
    words = sight.words.way(id)
    looks = kind == "choice" and not is_story(printed.link.target)
    return Tab(
        word=f"{VERBS[kind]} {id}",
        text=curled(words.text, words.language),
        kind=kind,
        icon="search" if looks else WAY_ICONS.get(kind, ""),
        price=sight.price(printed.effects, sight.table["seen"]),
        why="" if way["open"] else reason(sight, way),
        rule="" if way["open"] else way["why"],
        language=words.language,
    )


def reason(sight: Sight, way: dict[str, Any]) -> str:
    """Why a way is closed: its printed condition, or that it is used up."""
    printed = way_of(sight.story, way["way"])
    if way["why"] in WHY:
        return sight.say(WHY[way["why"]])
    if printed.condition is not None:
        return sight.say("page-only", what=sight.condition(printed.condition))
    return sight.say("page-why")
