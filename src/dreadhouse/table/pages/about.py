"""Pages in plain words: about the house, and what went wrong."""

# mypyc: no

from __future__ import annotations

from htpy import Node, a, code, h1, h2, li, main, p, ul

from dreadhouse import __version__
from dreadhouse.table.pages.frame import document
from dreadhouse.table.pages.visitor import Visitor

CREDITS = ("icons", "fonts", "htmx", "rules", "own")


def about_page(visitor: Visitor) -> Node:
    """Who made what, and under which licence."""
    return document(
        visitor,
        heading=visitor.say("about"),
        kind="prose-page",
        sheets=("pages",),
        content=main(".prose.sheet", id="main")[
            h1[visitor.say("about-title")],
            p[visitor.say("about-house")],
            h2[visitor.say("about-dice-title")],
            p[visitor.say("about-dice")],
            p[code["dreadhouse verify record.json"]],
            h2[visitor.say("about-keys-title")],
            ul[(li[visitor.say(f"about-key-{key}")] for key in ("numbers", "letters", "escape"))],
            h2[visitor.say("credits")],
            ul[(li[visitor.say(f"credit-{key}")] for key in CREDITS)],
            p(".quiet")[visitor.say("about-version", version=__version__)],
        ],
    )


def trouble_page(visitor: Visitor, title: str, sentence: str) -> Node:
    """What went wrong, in one sentence, and the way back."""
    return document(
        visitor,
        heading=title,
        kind="prose-page",
        sheets=("pages",),
        content=main(".prose.sheet.error", id="main")[
            h1[title],
            p[sentence],
            p[a(".btn", href="/")[visitor.say("to-the-shelf")]],
        ],
    )
