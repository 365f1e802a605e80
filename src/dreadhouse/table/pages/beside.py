"""What lies beside a book's leaf: gauges, what is carried, pages read, and the company."""

# mypyc: no

from __future__ import annotations

from htpy import (
    Element,
    Renderable,
    a,
    aside,
    button,
    details,
    div,
    h2,
    li,
    ol,
    p,
    section,
    summary,
    ul,
)
from htpy import span as words

from dreadhouse.kernel.leaf import Gauge, Keepsake
from dreadhouse.table.pages.frame import sign
from dreadhouse.table.pages.place import Place
from dreadhouse.table.pages.prompt import Choice, choices
from dreadhouse.table.pages.writing import writing


def gauges(place: Place) -> Element:
    """The tracks with their movers."""
    tracks = place.leaf.gauges if place.leaf else ()
    return aside(".gauges", id="gauges", aria_label=place.visitor.say("book-gauges"))[
        (_gauge(track, place.rules) for track in tracks)
    ]


def _gauge(track: Gauge, rules: str) -> Renderable:
    return section(class_=["gauge", track.id], id=f"gauge-{track.id}")[
        h2(".gauge-title")[track.title],
        div(".track", role="img", aria_label=track.said)[
            (_group(track, number) for number in range(len(track.groups)))
        ],
        p(".gauge-about")[track.about, " ", _rule(track.rule, rules)] if track.about else None,
    ]


def _group(track: Gauge, number: int) -> Renderable:
    first = sum(len(group) for group in track.groups[:number])
    here = track.here - first
    return words(class_=["spaces", "holds" if 0 <= here < len(track.groups[number]) else None])[
        (
            words(class_=["space", "passed" if place < here else None])[
                label, words(".mover", id=f"thing-mover-{track.id}") if place == here else None
            ]
            for place, label in enumerate(track.groups[number])
        )
    ]


def _rule(rule: str, rules: str) -> Renderable | None:
    return a(".rule", href=f"{rules}#{rule}", target="rules")[rule] if rule else None


def kept(place: Place) -> Element:
    """What is carried: each can be read, and used where that is open now."""
    things = place.leaf.kept if place.leaf else ()
    offered = {choice.word: choice for choice in choices(place)}
    return ul(".kept", id="kept")[
        (_keepsake(thing, offered) for thing in things),
        li(".quiet")[place.visitor.say("book-kept-none")] if not things else None,
    ]


def _keepsake(thing: Keepsake, offered: dict[str, Choice]) -> Renderable:
    usable = [offered[word] for word in thing.words if word in offered]
    css = ["keepsake", thing.state, "glow" if usable else ""]
    return li(class_=css, id=f"kept-{thing.id}")[
        details[
            summary[
                words(".kept-icon")[sign(thing.icon)],
                words(".kept-name")[thing.title],
                words(".kept-about")[thing.about],
            ],
            writing(thing.writing, "held") if thing.writing else None,
        ],
        (
            button(".btn.small.kept-use", form="choices", name="action", value=choice.word)[
                choice.text
            ]
            for choice in usable
        ),
    ]


def pages_read(place: Place) -> Element:
    """Every card read so far, newest first, each opening again."""
    pages = place.leaf.read if place.leaf else ()
    return ol(".pages-read", id="pages-read")[
        (
            li(id=f"read-{number}")[
                a(href=f"{place.base}/read#{page.id}", lang=page.language, data_reread=page.id)[
                    words(".writing-number")[page.number], " ", page.title
                ]
            ]
            for number, page in reversed(list(enumerate(pages)))
        )
    ]


def company(place: Place) -> Element:
    """Who reads, who has decided, and after all have, what for."""
    opened = place.leaf
    members = opened.company if opened else ()
    say = place.visitor.say
    return div(".company", id="company")[
        ol(".members")[
            (
                li(
                    class_=["member", member.state, "reads" if member.reads else ""],
                    id=f"member-{member.seat}",
                )[
                    words(".member-name")[
                        sign("book") if member.reads else None, " ", place.name(member.seat)
                    ],
                    words(".member-note")[say("book-reads")] if member.reads else None,
                    words(".member-said")[member.said] if member.said else None,
                ]
                for member in members
            )
        ],
        p(".company-said")[opened.company_said] if opened and opened.company_said else None,
    ]


def counts(place: Place) -> Element:
    """How much has been found."""
    facts = place.leaf.counts if place.leaf else ()
    return p(".counts", id="counts")[" · ".join(facts)]
