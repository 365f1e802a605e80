"""What happened, in sentences with their rules, and what people say."""

# mypyc: no

from __future__ import annotations

import functools
from typing import Any

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    aside,
    b,
    button,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    main,
    ol,
    p,
    section,
)
from markupsafe import Markup, escape

from dreadhouse import games
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.journal import Event
from dreadhouse.table.pages.frame import document, hidden, sign
from dreadhouse.table.pages.place import Place
from dreadhouse.table.pages.shelf import box_title

SHOWN = 60
KEPT = 20_000


def journal(place: Place) -> Element:
    """The column with the journal and the chat."""
    say = place.visitor.say
    return aside(".journal", id="journal", aria_label=say("journal"))[
        div(role="log", aria_live="polite", aria_label=say("journal"))[events(place)],
        section(".chat", aria_label=say("chat"))[
            h2(".chat-title")[sign("chat"), " ", say("chat")],
            chat_form(place),
            div(aria_live="polite")[chat_lines(place)],
        ],
    ]


def events(place: Place) -> Element:
    """The newest entries of the journal, newest first."""
    entries = place.events if place.veiled is None else []
    first = max(0, len(entries) - SHOWN)
    newest = list(enumerate(entries))[first:][::-1]
    return ol(".events", id="events")[
        (event_line(place, number, event) for number, event in newest),
        li(".event.more")[a(href=f"{place.base}/journal")[place.visitor.say("earlier")]]
        if first
        else None,
    ]


def event_line(place: Place, number: int, event: Event) -> Markup:
    """One entry; `number` counts only what this seat may read, so it tells nothing hidden."""
    names = tuple(place.name(seat) for seat in range(len(place.table.seats)))
    args = tuple(
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in event.args.items()
    )
    reader = (place.table.game.name, place.visitor.language, names, place.seat)
    return _line(*reader, place.rules, number, event.id, args, event.rule)


@functools.lru_cache(maxsize=KEPT)
def _line(
    game: str,
    language: str,
    names: tuple[str, ...],
    seat: int,
    rules: str,
    number: int,
    id: str,
    args: tuple[tuple[str, Any], ...],
    rule: str,
) -> Markup:
    """An entry never changes, and each change of the table shows all of them again: kept."""
    css = ["event", "turn" if id.startswith("turn") else ""]
    link = a(".rule", href=f"{rules}#{rule}", target="rules")[rule] if rule else None
    sentence = told(games.load(game), language, names, seat, id, dict(args))
    return Markup(str(li(class_=css, id=f"event-{number}")[sentence, " ", link]))


def told(
    game: Game, language: str, names: tuple[str, ...], seat: int, id: str, args: dict[str, Any]
) -> Markup:
    """An entry as a sentence with the names of things in bold."""
    sentence = str(escape(game.tell(id, args, language, list(names), seat)))
    for name, value in args.items():
        if name == "seat" or name.endswith("_seat"):
            continue
        title = game.argument(name, value, language, game.texts)
        if isinstance(title, str) and len(title) > 2:
            safe = str(escape(title))
            sentence = sentence.replace(safe, f"<b>{safe}</b>", 1)
    return Markup(sentence)


def chat_lines(place: Place) -> Element:
    """The newest lines of the chat, newest first."""
    lines = place.table.chat[-SHOWN:][::-1]
    return ol(".chat-lines", id="chat-lines")[
        (
            li(id=f"line-{line.number}")[b[line.name or place.visitor.say("guest")], " ", line.text]
            for line in lines
        ),
        li(".quiet")[place.visitor.say("chat-none")] if not lines else None,
    ]


def chat_form(place: Place) -> Renderable:
    """Where one writes."""
    say = place.visitor.say
    return form(".chat-form", id="chat-form", method="post", action=f"{place.base}/chat")[
        hidden("seat", place.seat),
        label(".visually-hidden", for_="chat-text")[say("chat-write")],
        input(
            id="chat-text",
            name="text",
            maxlength="500",
            required=True,
            autocomplete="off",
            placeholder=say("chat-write"),
        ),
        button(".btn.small")[say("chat-send")],
    ]


def journal_page(place: Place) -> Node:
    """The whole journal on a page of its own, oldest first."""
    title = place.visitor.say("journal-of", title=box_title(place.visitor, place.table.game.name))
    return document(
        place.visitor,
        heading=title,
        kind="prose-page",
        game=place.table.game.name,
        sheets=("pages", "table"),
        content=main(".prose.sheet", id="main")[
            h1[title],
            p[a(".btn.small", href=place.address)[place.visitor.say("to-the-table")]],
            ol(".events")[
                (event_line(place, number, event) for number, event in enumerate(place.events))
            ],
        ],
    )
