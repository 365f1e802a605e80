"""The shelf: five boxes, your games, and the tables that wait for players."""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass

from htpy import Node, Renderable, a, b, button, div, form, h1, h2, li, main, p, section, ul
from htpy import span as words
from markupsafe import Markup

from dreadhouse import games
from dreadhouse.art.covers import cover
from dreadhouse.table.pages.frame import document
from dreadhouse.table.pages.visitor import Visitor

COMING = ("possession", "betrayal", "pandemonium", "danger")


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
            ul(".boxes")[
                (_open_box(visitor, name) for name in games.names()),
                (_closed_box(visitor, name) for name in COMING if name not in games.names()),
            ],
            div(".panels")[
                _panel(visitor, "your-games", own),
                _panel(visitor, "waiting-tables", waiting, watching),
                _nobody(visitor),
            ],
        ],
    )


def box_cover(visitor: Visitor, name: str) -> Markup:
    """The front of a game's box."""
    lines = visitor.say(f"box-{name}").split("|")
    return Markup(cover(name, lines, visitor.say(f"box-{name}.tagline")))


def box_title(visitor: Visitor, name: str) -> str:
    """The name on a game's box in one line."""
    return visitor.say(f"box-{name}").replace("|", " ")


def _open_box(visitor: Visitor, name: str) -> Renderable:
    title = box_title(visitor, name)
    return li(".box", data_game=name)[
        a(".cover", href=f"/new/{name}", aria_label=title)[box_cover(visitor, name)],
        h2(".box-title")[title],
        p(".box-blurb")[visitor.say(f"box-{name}.blurb")],
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
    return visitor.say(
        "box-facts", players=players, most=most, from_minutes=game.minutes[0], to=game.minutes[1]
    )


def _closed_box(visitor: Visitor, name: str) -> Renderable:
    return li(".box.closed", data_game=name)[
        div(".cover")[box_cover(visitor, name)],
        h2(".box-title")[box_title(visitor, name)],
        p(".box-blurb")[visitor.say(f"box-{name}.blurb")],
        p(".box-facts")[visitor.say("not-yet")],
    ]


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
