"""The shelf: five boxes, your games, and the tables that wait for players."""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass

from htpy import (
    Node,
    Renderable,
    a,
    b,
    button,
    div,
    form,
    fragment,
    h1,
    h2,
    li,
    main,
    p,
    section,
    ul,
)
from htpy import span as words
from markupsafe import Markup

from dreadhouse import games
from dreadhouse.art.covers import cover
from dreadhouse.kernel.face import Face
from dreadhouse.table.pages.frame import document
from dreadhouse.table.pages.visitor import Visitor


@dataclass(frozen=True)
class Line:
    """One table in a list: its address, its tag (turn, waiting, over) and what it says."""

    address: str
    tag: str
    title: str
    rest: str


def shelf(visitor: Visitor, own: list[Line], waiting: list[Line], watching: list[Line]) -> Node:
    """The first page of the house."""
    return document(
        visitor,
        heading="",
        kind="shelf-page",
        sheets=("shelf",),
        content=main(".shelf", id="main")[
            h1(".visually-hidden")[visitor.say("shelf")],
            ul(".boxes")[(_open_box(visitor, name) for name in games.shelf())],
            div(".panels")[
                _panel(visitor, "your-games", own),
                _panel(visitor, "waiting-tables", waiting, watching),
                _nobody(visitor),
            ],
        ],
    )


def _face(visitor: Visitor, name: str) -> Face | None:
    """The face that a game brings itself; none where the house has drawn its box."""
    game = games.find(name)
    return game.face(visitor.language) if game is not None and game.face is not None else None


def box_cover(visitor: Visitor, name: str) -> Markup:
    """The front of a game's box."""
    face = _face(visitor, name)
    if face is not None:
        return Markup(face.cover)
    lines = visitor.say(f"box-{name}").split("|")
    return Markup(cover(name, lines, visitor.say(f"box-{name}.tagline")))


def box_title(visitor: Visitor, name: str) -> str:
    """The name on a game's box in one line; of a game that is not here now, its own name."""
    face = _face(visitor, name)
    if face is not None:
        return face.title
    if name not in games.names():
        return name
    return visitor.say(f"box-{name}").replace("|", " ")


def box_language(visitor: Visitor, name: str) -> str | None:
    """The language of what is written on a game's box where it is not the page's own."""
    face = _face(visitor, name)
    return face.language if face is not None and face.language != visitor.language else None


def box_text(visitor: Visitor, name: str) -> Node:
    """What stands on the back of a game's box, with what its author wants to be known before."""
    face = _face(visitor, name)
    if face is None:
        return visitor.say(f"box-{name}.blurb")
    return fragment[
        words(lang=box_language(visitor, name))[face.blurb],
        ((" ", words(".box-note")[note]) for note in face.notes),
    ]


def _open_box(visitor: Visitor, name: str) -> Renderable:
    title = box_title(visitor, name)
    return li(".box", data_game=name.partition("-")[0])[
        a(".cover", href=f"/new/{name}", aria_label=title)[box_cover(visitor, name)],
        h2(".box-title", lang=box_language(visitor, name))[title],
        p(".box-blurb")[box_text(visitor, name)],
        p(".box-facts")[_facts(visitor, name)],
        div(".box-acts")[
            form(method="post", action=f"/new/{name}")[
                button(".btn.primary", name="quick", value="yes")[visitor.say("play-now")]
            ],
            a(".btn", href=f"/new/{name}")[visitor.say("new-table")],
        ],
    ]


def _facts(visitor: Visitor, name: str) -> str:
    game = games.load(name)
    least, most = game.seats[0], game.seats[-1]
    players = str(least) if least == most else f"{least}–{most}"
    shortest, longest = game.minutes
    minutes = str(shortest) if shortest == longest else f"{shortest}–{longest}"
    return visitor.say("box-facts", players=players, most=most, minutes=minutes)


def _panel(
    visitor: Visitor, id: str, lines: list[Line], quiet: list[Line] | None = None
) -> Renderable:
    return section(".panel", aria_labelledby=id)[
        h2(id=id)[visitor.say(id)],
        ul(".lines")[(_line(visitor, line) for line in lines)] if lines else None,
        p(".quiet")[visitor.say(f"{id}.none")] if not lines else None,
        ul(".lines.quiet")[(_line(visitor, line) for line in quiet)] if quiet else None,
    ]


def _line(visitor: Visitor, line: Line) -> Renderable:
    return li[
        a(href=line.address)[
            words(class_=["tag", line.tag])[visitor.say(f"tag-{line.tag}")],
            " ",
            b[line.title],
            line.rest,
        ]
    ]


def _nobody(visitor: Visitor) -> Renderable:
    return section(".panel", aria_labelledby="nobody")[
        h2(id="nobody")[visitor.say("nobody")],
        p[visitor.say("nobody-bots")],
        p[visitor.say("nobody-hot"), " ", a(href="/new/insanity")[visitor.say("new-table")]],
        p(".quiet")[visitor.say("nobody-dice")],
    ]
