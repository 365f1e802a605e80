"""A game again, step by step, with a branch into a new table at any step."""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    aside,
    button,
    details,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    main,
    ol,
    output,
    p,
    section,
    select,
    summary,
)
from htpy import option as choice
from htpy import span as words
from markupsafe import Markup

from dreadhouse.art.cards import defs
from dreadhouse.table.pages.book import SHEETS as BOOK_SHEETS
from dreadhouse.table.pages.book import page_again
from dreadhouse.table.pages.frame import document, hidden, sign, top_bar
from dreadhouse.table.pages.journal import SHOWN, event_line
from dreadhouse.table.pages.place import GUEST, Place
from dreadhouse.table.pages.shelf import box_title
from dreadhouse.table.pages.table import rule_sheet, tabs, zoom


@dataclass(frozen=True)
class Moment:
    """One step of a replay, seen through the eyes of `seat`."""

    place: Place
    step: int
    seat: int

    @property
    def last(self) -> int:
        """The number of the last step."""
        return self.place.table.length

    @property
    def seats(self) -> list[int]:
        """Through whose eyes one may look: all when the game is over, else one's own."""
        table = self.place.table
        own = range(len(table.seats)) if table.stage == "finished" else self.place.held
        return [GUEST, *own]


def replay_page(moment: Moment) -> Node:
    """The replay at one step."""
    place = moment.place
    title = box_title(place.visitor, place.table.game.name)
    return document(
        place.visitor,
        heading=place.visitor.say("replay-of", title=title),
        kind="table-page replay-page",
        game=place.table.game.name,
        sheets=(
            "table",
            "cards",
            "pages",
            "play",
            *(BOOK_SHEETS if moment.place.table.game.reading else ()),
        ),
        scripts=("js/replay.js",),
        before=Markup(defs()),
        bar=top_bar(
            place.visitor,
            brand=h1(".brand-title")[a(".brand", href="/", title="Dreadhouse")[title]],
            status=p(".status")[place.visitor.say("replay")],
            links=[
                a(href=place.address)[place.visitor.say("to-the-table")],
                a(href=place.rules, target="rules")[place.visitor.say("rules")],
            ],
        ),
        foot=False,
        content=_moment(moment),
    )


def _moment(moment: Moment) -> Element:
    """Eyes, board, journal, and the bar to go on and back."""
    visitor = moment.place.visitor
    say = visitor.say
    word = _word(moment)
    return main(".table.replay", id="main")[
        tabs(say),
        _seats(moment),
        section(".board", id="board", aria_label=say("table"))[zoom(say), _drawing(moment)],
        aside(".journal", id="journal", aria_label=say("journal"))[_events(moment)],
        section(".below", aria_label=say("replay"))[_bar(moment), word, _hand(moment)],
        rule_sheet(visitor),
    ]


def replay_parts(moment: Moment) -> dict[str, str]:
    """What changes from step to step, by the id of its element."""
    # The word looks at the step before: asked first, the steps are played on and never again.
    word = _word(moment)
    drawn = {
        "drawing": _drawing(moment),
        "events": _events(moment),
        "replay-bar": _bar(moment),
        "replay-word": word,
        "branch": _branch(moment),
        "hand": _hand(moment),
    }
    return {id: "".join(element.iter_chunks()) for id, element in drawn.items()}


def _drawing(moment: Moment) -> Element:
    table = moment.place.table
    shape = moment.place.visitor.shape
    view = _seen(moment) | {"names": table.names, "shape": shape}
    language = moment.place.visitor.language
    return div(
        class_=["board-scroll", "with-leaf" if table.game.reading else ""],
        id="drawing",
        tabindex="0",
        role="region",
        aria_label=moment.place.visitor.say("table"),
    )[
        page_again(table.game.reading.leaf(view, language), moment.place)
        if table.game.reading
        else None,
        Markup(table.game.draw(view, language)),
    ]


def _seen(moment: Moment) -> dict[str, Any]:
    """The view at this step, with nothing to pick."""
    return moment.place.table.view_at(moment.step, moment.seat) | {"ask": None}


def _hand(moment: Moment) -> Element:
    """The hand of the seat through whose eyes one looks."""
    visitor = moment.place.visitor
    cards = moment.place.table.game.hold(_seen(moment), visitor.language)
    return ol(".hand", id="hand", tabindex="0", aria_label=visitor.say("hand"), hidden=not cards)[
        (
            li(".hand-card", id=f"hand-{id}")[
                words(".card-button", role="img", aria_label=title)[Markup(picture)]
            ]
            for id, title, picture in cards
        )
    ]


def _events(moment: Moment) -> Element:
    entries = moment.place.table.journal_at(moment.step, moment.seat)
    first = max(0, len(entries) - SHOWN)
    newest = list(enumerate(entries))[first:][::-1]
    reader = Place(moment.place.table, moment.place.visitor, moment.place.held, moment.seat)
    return ol(".events", id="events")[
        (event_line(reader, number, event) for number, event in newest)
    ]


def _bar(moment: Moment) -> Element:
    say = moment.place.visitor.say
    steps = (
        ("first", 0),
        ("previous", max(0, moment.step - 1)),
        ("next", min(moment.last, moment.step + 1)),
        ("last", moment.last),
    )
    return form(".replay-bar", id="replay-bar", method="get", action=f"{moment.place.base}/replay")[
        hidden("seat", moment.seat),
        (_to(say(name), name, step) for name, step in steps[:2]),
        _slider(moment),
        (_to(say(name), name, step) for name, step in steps[2:]),
        button(
            ".btn.small.autoplay",
            type="button",
            hidden=True,
            data_play=say("autoplay"),
            data_stop=say("autoplay-stop"),
        )[say("autoplay")],
    ]


def _slider(moment: Moment) -> Renderable:
    say = moment.place.visitor.say
    return label(".replay-step")[
        say("step"),
        " ",
        input(
            type="range",
            name="to",
            min="0",
            max=str(moment.last),
            value=str(moment.step),
            aria_label=say("step"),
        ),
        output[say("step-of", step=moment.step, last=moment.last)],
    ]


def _to(spoken: str, name: str, step: int) -> Renderable:
    return button(".btn.small", name="step", value=str(step), aria_label=spoken, title=spoken)[
        sign(name)
    ]


def _word(moment: Moment) -> Element:
    """Who did what to get here; hidden while the game runs and the reader may not know it."""
    say = moment.place.visitor.say
    if moment.step == 0:
        return p(".replay-word", id="replay-word")[say("start-of-game")]
    made = moment.place.table.move_at(moment.step)
    if made is None:
        return p(".replay-word", id="replay-word")
    seat, word = made
    table = moment.place.table
    action = table.game.vocabulary.action(word)
    spoken = table.say_at(moment.step - 1, action, moment.place.visitor.language)
    return p(".replay-word", id="replay-word", title=word)[moment.place.name(seat), ": ", spoken]


def _seats(moment: Moment) -> Renderable:
    say = moment.place.visitor.say
    return aside(".seats", id="seats", aria_label=say("seen-by"))[
        form(".stack", method="get", action=f"{moment.place.base}/replay", id="eyes")[
            hidden("step", moment.step),
            label(for_="seen-by")[say("seen-by")],
            select(id="seen-by", name="seat")[
                (
                    choice(value=str(seat), selected=seat == moment.seat)[_eyes(moment, seat)]
                    for seat in moment.seats
                )
            ],
            button(".btn.small")[say("show")],
        ],
        _branch(moment),
        _downloads(moment),
    ]


def _eyes(moment: Moment, seat: int) -> str:
    return moment.place.visitor.say("seen-by-all") if seat < 0 else moment.place.name(seat)


def _branch(moment: Moment) -> Element:
    say = moment.place.visitor.say
    return details(".branch", id="branch")[
        summary[say("branch")],
        form(".stack", method="post", action=f"{moment.place.base}/branch")[
            p(".hint")[say("branch-about")],
            hidden("step", moment.step),
            hidden("seat", moment.seat),
            label(for_="branch-seat")[say("your-seat")],
            select(id="branch-seat", name="mine")[
                (
                    choice(value=str(seat.seat), selected=seat.seat == moment.seat)[
                        moment.place.name(seat.seat)
                    ]
                    for seat in moment.place.table.seats
                )
            ],
            _redealt(moment),
            button(".btn.small.primary")[say("branch")],
        ],
    ]


def _redealt(moment: Moment) -> Renderable:
    """Whether to deal hidden cards anew; from a running game there is no choice."""
    finished = moment.place.table.stage == "finished"
    return label(".check")[
        input(
            type="checkbox",
            name="redealt",
            value="yes",
            checked=not finished,
            disabled=not finished,
        ),
        " ",
        moment.place.visitor.say("branch-redealt"),
    ]


def _downloads(moment: Moment) -> Renderable:
    say = moment.place.visitor.say
    base = moment.place.base
    return div(".stack")[
        h2(".visually-hidden")[say("download")],
        a(".btn.small", href=f"{base}/record.json", download=True)[say("download")],
        a(".btn.small", href=f"{base}/verify")[say("verify")]
        if moment.place.table.stage == "finished"
        else None,
    ]
