"""What every page shares: the head, the top bar, the foot."""

# mypyc: no

from __future__ import annotations

import functools
import hashlib
import pathlib

from htpy import (
    Element,
    Node,
    Renderable,
    VoidElement,
    a,
    body,
    button,
    details,
    div,
    fieldset,
    footer,
    form,
    head,
    header,
    html,
    input,
    label,
    legend,
    link,
    meta,
    nav,
    p,
    script,
    summary,
    title,
)
from htpy import span as words
from markupsafe import Markup

from dreadhouse import games
from dreadhouse.art.icons import icon_svg
from dreadhouse.table.pages.visitor import CHOICES, Visitor

STATIC = pathlib.Path(__file__).parent.parent / "static"
HTMX_SETTINGS = '{"includeIndicatorCSS": false, "history": false}'


@functools.cache
def asset(path: str) -> str:
    """The address of a file of ours, with its fingerprint, so that browsers may keep it."""
    digest = hashlib.sha256((STATIC / path).read_bytes()).hexdigest()[:12]
    return f"/static/{path}?v={digest}"


def sign(name: str, spoken: str = "") -> Markup:
    """An icon; silent for screen readers unless it has words."""
    return Markup(icon_svg(name, label=spoken))


def document(
    visitor: Visitor,
    *,
    heading: str,
    kind: str,
    content: Node,
    sheets: tuple[str, ...] = (),
    scripts: tuple[str, ...] = (),
    game: str | None = None,
    bar: Node = None,
    before: Node = None,
    foot: bool = True,
) -> Element:
    """A whole page; `kind` is the body's class and `heading` the title."""
    return html(
        lang=visitor.language,
        data_game=game and game.partition("-")[0],
        data_theme=visitor.theme,
        data_font="dyslexic" if visitor.font == "dyslexic" else None,
        data_motion="off" if visitor.motion == "off" else None,
        data_sound=visitor.sound,
    )[
        _head(heading, _sheets(sheets, game), scripts),
        body(class_=kind)[
            before,
            a(".skip", href="#main")[visitor.say("skip")],
            top_bar(visitor, game=game) if bar is None else bar,
            content,
            _foot(visitor) if foot else None,
        ],
    ]


def _head(heading: str, sheets: tuple[str, ...], scripts: tuple[str, ...]) -> Element:
    return head[
        meta(charset="utf-8"),
        meta(name="viewport", content="width=device-width, initial-scale=1"),
        meta(name="htmx-config", content=HTMX_SETTINGS),
        title[f"{heading} · Dreadhouse" if heading else "Dreadhouse"],
        link(rel="icon", href=asset("icons/favicon.svg"), type="image/svg+xml"),
        (_sheet(name) for name in sheets),
        (_script(name) for name in scripts),
    ]


def _sheet(name: str) -> VoidElement:
    return link(rel="stylesheet", href=asset(f"css/{name}.css"))


def _script(name: str) -> Element:
    if name.startswith("js/"):
        return script(type="module", src=asset(name))
    return script(src=asset(name), defer=True)


def _sheets(more: tuple[str, ...], game: str | None) -> tuple[str, ...]:
    """Where a board stands, the game's own sheet comes last, if it has one."""
    own = game and game.partition("-")[0]
    has_own = "table" in more and (STATIC / f"css/{own}.css").exists()
    return ("fonts", "base", *more, own) if own and has_own else ("fonts", "base", *more)


def top_bar(
    visitor: Visitor,
    *,
    game: str | None = None,
    brand: Node = None,
    status: Node = None,
    links: Node = None,
    more: Node = None,
) -> Renderable:
    """The bar above a page; a table gives its own brand, status and links."""
    return header(".topbar")[
        brand or a(".brand", href="/")["Dreadhouse"],
        p(".tagline")[visitor.say("tagline")] if status is None else status,
        nav(".topnav", aria_label=visitor.say("site"))[
            links or [_link(f"/rules/{game or games.names()[0]}", visitor.say("rules"))],
            _link("/about", visitor.say("about")) if links is None else None,
            switch(visitor, "language", "language-row"),
            settings_menu(visitor, more),
        ],
    ]


def _link(address: str, text: str) -> Element:
    return a(href=address)[text]


def switch(visitor: Visitor, key: str, css: str = "") -> Renderable:
    """A row of small buttons, one for each value of a setting."""
    chosen = getattr(visitor, key)
    return form(
        class_=["switch", css], method="post", action="/settings", aria_label=visitor.say(key)
    )[
        input(type="hidden", name="back", value=visitor.path),
        (
            button(
                name=key,
                value=value,
                aria_pressed="true" if value == chosen else "false",
                lang=value if key == "language" else None,
            )[visitor.say(f"{key}-{value}")]
            for value in CHOICES[key]
        ),
    ]


def settings_menu(visitor: Visitor, more: Node = None) -> Renderable:
    """The menu with looks, movement, sound and type, and what a page adds."""
    return details(".menu")[
        summary[sign("settings"), " ", words(".menu-word")[visitor.say("settings")]],
        div(".menu-sheet")[
            (
                div(".menu-row")[words(".menu-name")[visitor.say(key)], switch(visitor, key)]
                for key in ("theme", "motion", "sound", "font")
            ),
            more,
            a(href="/about")[visitor.say("about")],
        ],
    ]


def _foot(visitor: Visitor) -> Renderable:
    return footer(".foot")[visitor.say("foot"), " · ", a(href="/about")[visitor.say("credits")]]


def hidden(name: str, value: str | int) -> VoidElement:
    """A hidden field of a form."""
    return input(type="hidden", name=name, value=str(value))


def radios(name: str, heading: str, choices: list[tuple[str, str]], chosen: str) -> Renderable:
    """A row of choices of which one is chosen."""
    return fieldset(".field")[
        legend[heading],
        div(".choice-row")[
            (
                label(".radio")[
                    input(type="radio", name=name, value=value, checked=value == chosen),
                    words[text],
                ]
                for value, text in choices
            )
        ],
    ]
