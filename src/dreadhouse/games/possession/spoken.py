"""Arguments of buttons, prompts and journal entries as the texts take them."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.possession.cards import PAGES, UNNUMBERED
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.rules.words import VERBS
from dreadhouse.games.possession.state import COLOURS, MOST_SEATS, PARTS
from dreadhouse.kernel.text import Texts
from dreadhouse.kernel.words import Vocabulary

WOUNDS = (0, 1, 1, 2, 0, 0)
SHIELDS = (0, 0, 0, 0, 1, 1)


def vocabulary() -> Vocabulary:
    """The game's words."""
    rooms = printed().rooms
    seats = [str(seat) for seat in range(MOST_SEATS)]
    return Vocabulary(
        VERBS,
        {
            "chip": [str(number) for number in range(2, 7)],
            "room": rooms,
            "card": printed().cards,
            "number": [str(number) for number in range(1, 10)],
            "count": [str(number) for number in range(3)],
            "seat": seats,
            "die": [str(number) for number in range(3)],
            "crawl": [f"{part} {room}" for part in PARTS for room in rooms],
            "bite": [f"{part} {seat}" for part in PARTS for seat in seats],
        },
    )


def argument(name: str, value: Any, language: str, texts: Texts) -> Any:
    """Cards as titles, rooms, Parts and colours as ids (the texts know their forms), dice as
    what they show; `crawl` and `bite` are taken apart."""
    if name == "card" or name == "weapon" or name.endswith("_card"):
        return card_title(value, language, texts)
    if name in ("cards", "shown", "hand"):
        return listed([card_title(card, language, texts) for card in value], language, texts)
    if name == "room" or name.endswith("_room"):
        return printed().rooms[value] if value >= 0 else "none"
    if name in ("part", "colour"):
        return (PARTS if name == "part" else COLOURS)[value] if value >= 0 else "none"
    if name == "needed":
        return max(value, 0)
    if name == "faces":
        return dice_told(value, language, texts)
    if name == "crawl":
        part, room = divmod(value, len(printed().rooms))
        return {"part": PARTS[part], "room": printed().rooms[room]}
    if name == "bite":
        part, seat = divmod(value, MOST_SEATS)
        return {"part": PARTS[part], "seat": seat}
    return value


def card_kind(card: int) -> str:
    """The id of a card's texts: copies share them, pages are told by their number."""
    if PAGES <= card < UNNUMBERED:
        return "page"
    id = printed().cards[card]
    head, _, tail = id.rpartition("_")
    return head if tail.isdigit() else id


def card_title(card: int, language: str, texts: Texts) -> str:
    """A card's or house chip's title, "none" where there is no card."""
    if card < 0:
        return "none"
    return texts.say(f"card-{card_kind(card)}", {"number": page_number(card)}, language)


def page_number(card: int) -> int:
    """The number on a page, 0 for everything else."""
    return card - PAGES + 1 if PAGES <= card < UNNUMBERED else 0


def listed(titles: list[str], language: str, texts: Texts) -> str:
    """Titles as people list them; the messages know "none"."""
    if len(titles) < 2:
        return titles[0] if titles else "none"
    args = {"first": ", ".join(titles[:-1]), "last": titles[-1]}
    return texts.say("listed", args, language)


def dice_told(faces: list[int], language: str, texts: Texts) -> str:
    """What action dice show, in words: "2 wounds, 1 shield"."""
    wounds = sum(WOUNDS[face] for face in faces)
    shields = sum(SHIELDS[face] for face in faces)
    told = [
        texts.say(id, {"count": count}, language)
        for id, count in (("dice-wounds", wounds), ("dice-shields", shields))
        if count
    ]
    return ", ".join(told) or texts.say("dice-blank", {}, language)
