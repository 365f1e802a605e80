"""What lies beside the page: both tracks, the inventory, the company, the counts, the last page."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.danger.sight import Sight
from dreadhouse.games.danger.signs import icon_of
from dreadhouse.games.danger.typeset import curled
from dreadhouse.kernel.leaf import Companion, Gauge, Keepsake, Writing, runs

TOP = "!"
PLAIN_WORDS = {
    "abstain": "page-abstains",
    "away": "page-goes-away",
    "stay": "page-stays",
    "back": "page-comes-back",
    "try": "page-tries-it",
    "leave": "page-leaves-it",
    "again": "page-again",
    "stop": "page-stops",
    "bare": "page-bare",
    "read": "page-goes-on",
    "roll": "page-rolls",
}


def gauges(sight: Sight) -> tuple[Gauge, ...]:
    """The Danger Meter and the Psychic Scale."""
    return danger(sight), psychic(sight)


def danger(sight: Sight) -> Gauge:
    """The Danger Meter: its numbers from bottom to top, and the top space (DAN-100)."""
    table = sight.table
    numbers = table["scale"]["danger"]
    args = {"space": table["danger"], "spaces": len(numbers), "target": table["target"]}
    return Gauge(
        id="danger",
        title=sight.say("page-gauge-danger"),
        groups=((*map(str, numbers), TOP),),
        here=table["danger"] - 1,
        said=sight.say("page-gauge-danger.said", **args),
        about=sight.say("page-gauge-danger.about", **args),
        rule="DAN-98",
    )


def psychic(sight: Sight) -> Gauge:
    """The Psychic Scale in its levels (DAN-109)."""
    table = sight.table
    firsts, most = table["scale"]["levels"], table["scale"]["max"]
    space, level = table["psychic"], table["level"]
    ends = [first - 1 for first in firsts[1:]] + [most]
    groups = tuple(("",) * (end - first + 1) for first, end in zip(firsts, ends, strict=True))
    ahead = firsts[level] - space if level < len(firsts) else 0
    args = {"space": space, "spaces": most, "level": level, "up": level + 1, "next": ahead}
    return Gauge(
        id="psychic",
        title=sight.say("page-gauge-psychic", level=level),
        groups=groups,
        here=space - 1,
        said=sight.say("page-gauge-psychic.said", **args),
        about=sight.say("page-gauge-psychic.about", **args),
        rule="DAN-111",
    )


def kept(sight: Sight) -> tuple[Keepsake, ...]:
    """The inventory in the order in which it came."""
    return tuple(keepsake(sight, each) for each in sight.table["inventory"])


def keepsake(sight: Sight, held: dict[str, Any]) -> Keepsake:
    """One thing of the inventory."""
    if held.get("hidden"):
        return Keepsake(id="hidden", title=sight.say("page-hidden"), icon="third-eye")
    card = sight.story.cards[held["card"]]
    item = card.item.id if card.item else ""
    about = sight.use_said(card.item) if card.item else sight.say(f"page-kept-{held['kind']}")
    in_slot = bool(item) and sight.table["slot"] == item
    prose, language = sight.words.prose(card.id)
    return Keepsake(
        id=card.id,
        title=sight.words.title(card.id).text,
        icon=icon_of(card),
        about=f"{about} · {sight.say('page-in-slot')}" if in_slot else about,
        state="in-slot" if in_slot else held["kind"],
        writing=Writing(
            id=card.id,
            title=sight.words.title(card.id).text,
            look="slip",
            number=card.id,
            language=language,
            paragraphs=tuple(runs(curled(paragraph, language)) for paragraph in prose),
        ),
        words=tuple(f"{verb} {item}" for verb in ("use", "boost", "spend")) if item else (),
    )


# ---- deciding together


def company(sight: Sight) -> tuple[Companion, ...]:
    """Everybody at the table; how far each has decided, and once all have, what for."""
    return tuple(companion(sight, seat) for seat in range(sight.seats))


def companion(sight: Sight, seat: int) -> Companion:
    """One player: reader or not, away or not, and the vote."""
    table = sight.table
    state, said = "", ""
    votes, shown = table["votes"], dict(table["shown"])
    if seat in table["away"]:
        state, said = "away", sight.say("page-away")
    if votes and seat in votes["cast"]:
        state, said = "voted", sight.say("page-voted")
    elif votes and seat in votes["asked"] and seat not in table["away"]:
        state, said = "thinking", sight.say("page-thinking")
    elif not votes and seat in shown:
        state, said = "shown", sight.say("page-picked", what=pick_said(sight, shown[seat]))
    return Companion(seat=seat, reads=seat == table["reader"], state=state, said=said)


def pick_said(sight: Sight, word: str) -> str:
    """A shown pick in words."""
    verb, _, thing = word.partition(" ")
    if verb in PLAIN_WORDS:
        return sight.say(PLAIN_WORDS[verb])
    if verb == "next":
        return sight.words.onward(sight.table["card"]).text
    if verb in ("take", "pick", "return"):
        return sight.words.way(thing).text
    id = "page-boosts" if verb == "boost" else "page-uses"
    return sight.say(id, item=sight.item(thing))


def company_said(sight: Sight) -> str:
    """How the group decides, or that one player does so alone."""
    if sight.seats == 1:
        return sight.say("page-alone")
    return sight.say("page-company", name=sight.names[sight.table["reader"]])


# ---- counts and the last page


def counts(sight: Sight) -> tuple[str, ...]:
    """How much of the story has been found."""
    found = sight.table["found"]
    return (
        sight.say("page-places", found=found["story"], all=found["story_of"]),
        sight.say("page-clues", found=found["clues"], all=found["clues_of"]),
    )


def verdict(sight: Sight) -> str:
    """The rank and its name."""
    sheet = sight.table["sheet"]
    if sheet is None:
        return ""
    return sight.say("page-rank", letter=sheet["rank"], name=sight.words.rank(sheet["rank"]).text)


def last(sight: Sight) -> tuple[tuple[str, str], ...]:
    """The final sheet (DAN-178)."""
    sheet, counted, found = sight.table["sheet"], sight.table["counts"], sight.table["found"]
    if sheet is None:
        return ()

    def of(found: int, all: int) -> str:
        return sight.say("page-last-of", found=found, all=all)

    lines = [
        ("ending", f"{sheet['ending']} · {sight.words.title(sheet['ending']).text}"),
        ("rank", f"{sheet['rank']} · {sight.words.rank(sheet['rank']).text}"),
        ("level", str(sheet["level"])),
        ("deaths", str(counted["deaths"])),
        ("overflows", str(counted["overflows"])),
        ("won", sight.say("page-last-won-of", won=counted["won"], lost=counted["lost"])),
        ("story", of(found["story"], found["story_of"])),
        ("clues", of(found["clues"], found["clues_of"])),
    ]
    if sheet["free"]:
        lines.append(("free", sight.say("page-last-free-said")))
    return tuple((sight.say(f"page-last-{id}"), value) for id, value in lines)
