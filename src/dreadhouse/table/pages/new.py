"""Setting a new table: who sits where, the options of the game, the pace."""

# mypyc: no

from __future__ import annotations

from collections.abc import Mapping

from htpy import (
    Node,
    Renderable,
    button,
    details,
    div,
    fieldset,
    form,
    fragment,
    h1,
    input,
    label,
    legend,
    main,
    p,
    select,
    summary,
)
from htpy import option as choice
from htpy import span as words

from dreadhouse.kernel.game import Game, Option
from dreadhouse.table.pages.frame import document, radios
from dreadhouse.table.pages.marks import rule_text
from dreadhouse.table.pages.shelf import box_cover, box_text, box_title
from dreadhouse.table.pages.visitor import LONGEST_NAME, Visitor

BOTS = ("gentle", "steady", "merciless", "greedy", "random", "reader")
USUAL_BOT = "greedy"
READING = "reader"
PACES = ("instant", "brisk", "calm")
NO_SEAT = "none"
PEOPLE = ("me", "here", "open")


def new_page(visitor: Visitor, game: Game, given: Mapping[str, str], error: str = "") -> Node:
    """The form for a new table; `given` is what was filled in before an error."""
    title = box_title(visitor, game.name)
    return document(
        visitor,
        heading=visitor.say("new-table-of", title=title),
        kind="form-page",
        game=game.name,
        sheets=("pages",),
        content=main(".form-sheet", id="main")[
            div(".form-cover")[box_cover(visitor, game.name)],
            form(".form", method="post", action=f"/new/{game.name}")[
                h1[visitor.say("new-table-of", title=title)],
                p(".lede")[box_text(visitor, game.name)],
                p(".form-error", role="alert")[error] if error else None,
                _quick(visitor, is_alone=game.usual_seats == 1),
                _seats(visitor, game, given),
                _dice(visitor, given),
                _pace(visitor, given),
                _options(visitor, game, given),
                _listed(visitor, given),
                _no_hints(visitor, given),
                div(".form-acts")[button(".btn.primary")[visitor.say("set-table")]],
            ],
        ],
    )


def _quick(visitor: Visitor, is_alone: bool) -> Renderable:
    text, hint = (
        ("play-alone", "play-alone-hint") if is_alone else ("play-now-bot", "play-now-hint")
    )
    return div(".form-acts")[
        button(".btn.primary", name="quick", value="yes")[visitor.say(text)],
        p(".hint")[visitor.say(hint)],
    ]


def _seats(visitor: Visitor, game: Game, given: Mapping[str, str]) -> Renderable:
    rows = range(game.seats[-1])
    return fieldset(".field")[
        legend[visitor.say("seats")],
        (_seat_row(visitor, game, seat, given) for seat in rows),
        p(".hint")[visitor.say("seats-hint")],
    ]


def bots_for(game: Game) -> tuple[str, ...]:
    """The bots of a game: the reading one plays as the game advises, so only where one does."""
    return tuple(bot for bot in BOTS if bot != READING or game.advise is not None)


def sitters(game: Game, seat: int) -> tuple[str, ...]:
    """Who may be planned for a seat; seats beyond the fewest may stay out of the game."""
    known = (*PEOPLE, *(f"bot-{bot}" for bot in bots_for(game)))
    return known if seat < game.seats[0] else (NO_SEAT, *known)


def usual_sitter(game: Game, seat: int) -> str:
    """You first, a bot in every other seat that the game needs."""
    if seat == 0:
        return "me"
    bot = f"bot-{USUAL_BOT}" if game.advise is None else f"bot-{READING}"
    return bot if seat < game.usual_seats else NO_SEAT


def _seat_row(visitor: Visitor, game: Game, seat: int, given: Mapping[str, str]) -> Renderable:
    chosen = given.get(f"seat{seat}", usual_sitter(game, seat))
    name = given.get(f"name{seat}", visitor.name if seat == 0 else "")
    return div(".seat-row")[
        words(".seat-no", aria_hidden="true")[str(seat + 1)],
        div(".seat-choice")[
            label(".field-label", for_=f"seat{seat}")[visitor.say("who-sits", number=seat + 1)],
            select(id=f"seat{seat}", name=f"seat{seat}")[
                (
                    choice(value=sitter, selected=sitter == chosen)[visitor.say(f"sits-{sitter}")]
                    for sitter in sitters(game, seat)
                )
            ],
        ],
        div(".seat-choice")[
            label(".field-label", for_=f"name{seat}")[visitor.say("name-of", number=seat + 1)],
            input(
                id=f"name{seat}",
                name=f"name{seat}",
                value=name,
                maxlength=str(LONGEST_NAME),
                placeholder=visitor.say("name-default", number=seat + 1),
                autocomplete="nickname" if seat == 0 else "off",
            ),
        ],
    ]


def _dice(visitor: Visitor, given: Mapping[str, str]) -> Renderable:
    return div(".field")[
        label(for_="word")[visitor.say("dice-word")],
        input(
            id="word",
            name="word",
            value=given.get("word", ""),
            maxlength="64",
            autocomplete="off",
            aria_describedby="word-hint",
        ),
        p(".hint", id="word-hint")[visitor.say("dice-word-hint")],
    ]


def _pace(visitor: Visitor, given: Mapping[str, str]) -> Renderable:
    choices = [(pace, visitor.say(f"pace-{pace}")) for pace in PACES]
    return radios("pace", visitor.say("pace"), choices, given.get("pace", "brisk"))


def _options(visitor: Visitor, game: Game, given: Mapping[str, str]) -> Renderable:
    return details(".field.options")[
        summary[visitor.say("options")],
        (_option(visitor, game, option, given) for option in game.options),
    ]


def _option(visitor: Visitor, game: Game, option: Option, given: Mapping[str, str]) -> Renderable:
    id = f"opt-{option.id}"
    title = game.texts.say(f"option-{option.id}", {}, visitor.language)
    return div(".field")[
        _named(visitor, game, option, title, given.get(id))
        if option.names
        else (_switch if option.is_switch else _number)(option, title, given.get(id)),
        p(".hint", id=f"{id}-about")[
            game.texts.say(f"option-{option.id}.about", {}, visitor.language),
            " ",
            rule_text(option.rule, rules_at=f"/rules/{game.name}"),
        ],
    ]


def _switch(option: Option, title: str, given: str | None) -> Renderable:
    """An option that is on or off."""
    id = f"opt-{option.id}"
    on = given == "on" if given is not None else option.default is True
    box = input(type="checkbox", name=id, value="on", checked=on, aria_describedby=f"{id}-about")
    return label(".check")[box, " ", title]


def _named(
    visitor: Visitor, game: Game, option: Option, title: str, given: str | None
) -> Renderable:
    """An option whose numbers have names."""
    id = f"opt-{option.id}"
    chosen = str(option.default) if given is None else given
    values = enumerate(option.names, option.least)
    return fragment[
        label(for_=id)[title],
        select(id=id, name=id, aria_describedby=f"{id}-about")[
            (
                choice(value=str(value), selected=str(value) == chosen)[
                    game.texts.say(f"option-{option.id}-{name}", {}, visitor.language)
                ]
                for value, name in values
            )
        ],
    ]


def _number(option: Option, title: str, given: str | None) -> Renderable:
    """An option that is a whole number between bounds."""
    id = f"opt-{option.id}"
    return fragment[
        label(for_=id)[title, " ", words(".bounds")[f"{option.least}–{option.most}"]],
        input(
            id=id,
            name=id,
            type="number",
            min=str(option.least),
            max=str(option.most),
            value=str(option.default) if given is None else given,
            aria_describedby=f"{id}-about",
        ),
    ]


def _listed(visitor: Visitor, given: Mapping[str, str]) -> Renderable:
    on = given.get("listed", "on") == "on"
    return div(".field")[
        label(".check")[
            input(type="checkbox", name="listed", value="on", checked=on),
            " ",
            visitor.say("listed"),
        ],
        p(".hint")[visitor.say("listed-hint")],
    ]


def _no_hints(visitor: Visitor, given: Mapping[str, str]) -> Renderable:
    on = given.get("no-hints") == "on"
    return div(".field")[
        label(".check")[
            input(type="checkbox", name="no-hints", value="on", checked=on),
            " ",
            visitor.say("no-hints"),
        ],
        p(".hint")[visitor.say("no-hints-hint")],
    ]
