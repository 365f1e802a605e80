"""Who sits at the table, and what may be done with seats."""

# mypyc: no

from __future__ import annotations

from htpy import (
    Element,
    Node,
    Renderable,
    aside,
    button,
    details,
    div,
    form,
    fragment,
    input,
    label,
    li,
    ol,
    option,
    p,
    select,
    summary,
)
from htpy import span as words

from dreadhouse.table.pages.frame import hidden, sign
from dreadhouse.table.pages.new import PACES, USUAL_BOT, bots_for
from dreadhouse.table.pages.place import Place
from dreadhouse.table.pages.visitor import LONGEST_NAME
from dreadhouse.table.rows import Seat


def seats(place: Place, origin: str) -> Element:
    """The column of seats, with the table's link and the pace."""
    return aside(".seats", id="seats", aria_label=place.visitor.say("seats"))[
        ol(".seat-list")[(_seat(place, seat) for seat in place.table.seats)],
        p(".quiet")[place.visitor.say("watching")] if not place.held else None,
        _invite(place, origin),
        _pace(place) if place.held else None,
    ]


def _seat(place: Place, seat: Seat) -> Renderable:
    number = seat.seat
    asked = place.has_started and number in place.view["to_act"]
    away = place.table.is_absent(number)
    marks = ["seat", asked and "is-turn", number in place.held and "is-you", away and "is-away"]
    return li(class_=[mark for mark in marks if mark], id=f"seat-{number}")[
        words(class_=["seat-mark", f"seat-{number}"])[sign("bot" if _bot(seat) else "person")],
        p(".seat-name")[place.name(number), " ", _notes(place, seat, away)],
        _deeds(place, seat),
    ]


def _bot(seat: Seat) -> str:
    return seat.bot


def _notes(place: Place, seat: Seat, away: bool) -> Node:
    say = place.visitor.say
    notes = []
    if seat.seat in place.held:
        notes.append(say("you"))
    if seat.kind == "bot":
        notes.append(say("bot"))
    elif seat.bot:
        notes.append(say("seat-bot-in", bot=say(f"bot-{seat.bot}")))
    if away:
        notes.append(say("away"))
    return (words(".seat-note")[note] for note in notes)


def _deeds(place: Place, seat: Seat) -> Node:
    """Everything that this browser may do with a seat."""
    if place.table.stage == "finished":
        return None
    if seat.kind == "open":
        return fragment[_sit(place, seat.seat), _fill(place, seat.seat) if place.held else None]
    if seat.seat in place.held:
        return _own_seat(place, seat)
    by = place.held[0] if place.held else -1
    if by >= 0 and place.table.may_stand_in(seat.seat, by):
        return _deed(place, "stand-in", "stand-in", seat.seat)
    return None


def _own_seat(place: Place, seat: Seat) -> Node:
    if place.table.stage == "open":
        return _deed(place, "leave", "leave", seat.seat)
    if seat.bot:
        return _deed(place, "give-back", "give-back", seat.seat)
    return _deed(place, "stand-in", "stand-in-me", seat.seat)


def _deed(place: Place, deed: str, text: str, seat: int) -> Renderable:
    return form(".seat-acts", method="post", action=f"{place.base}/{deed}")[
        hidden("seat", seat), button(".btn.small")[place.visitor.say(text)]
    ]


def _fill(place: Place, seat: int) -> Renderable:
    """A bot sits down for good: which one is chosen here."""
    say = place.visitor.say
    return form(".seat-acts.stack", method="post", action=f"{place.base}/fill")[
        hidden("seat", seat),
        label(".visually-hidden", for_=f"fill-{seat}")[say("which-bot")],
        select(id=f"fill-{seat}", name="bot")[
            (
                option(value=bot, selected=bot == USUAL_BOT)[say(f"bot-name-{bot}")]
                for bot in bots_for(place.table.game)
            )
        ],
        button(".btn.small")[say("fill-bot")],
    ]


def _sit(place: Place, seat: int) -> Renderable:
    say = place.visitor.say
    return details(".sit", id=f"sit-{seat}")[
        summary[say("sit-down")],
        form(".seat-acts.stack", method="post", action=f"{place.base}/sit")[
            hidden("seat", seat),
            label(for_=f"sit-name-{seat}")[say("sit-name")],
            input(
                id=f"sit-name-{seat}",
                name="name",
                value=place.visitor.name,
                maxlength=str(LONGEST_NAME),
                required=True,
                autocomplete="nickname",
            ),
            label(for_=f"sit-word-{seat}")[say("sit-word")],
            input(id=f"sit-word-{seat}", name="word", maxlength="64", autocomplete="off"),
            button(".btn.small.primary")[say("sit-down")],
        ],
    ]


def _invite(place: Place, origin: str) -> Renderable:
    say = place.visitor.say
    return div(".invite")[
        _link(place, "invite", say("invite"), f"{origin}{place.base}"),
        (
            details(".own-link", id=f"own-{seat}")[
                summary[say("own-link"), f" ({place.name(seat)})" if len(place.held) > 1 else ""],
                _link(place, f"own-link-{seat}", say("own-link-about"), _own(place, origin, seat)),
            ]
            for seat in place.held
        ),
    ]


def _link(place: Place, id: str, text: str, address: str) -> Renderable:
    return fragment[
        label(for_=id)[text],
        input(id=id, readonly=True, value=address),
        button(".btn.small", type="button", data_copy=id, data_copied=place.visitor.say("copied"))[
            place.visitor.say("copy")
        ],
    ]


def _own(place: Place, origin: str, seat: int) -> str:
    """The secret link of a seat that this browser holds."""
    for secret in place.visitor.secrets_at(place.table.id):
        if place.table.held([secret]) == [seat]:
            return f"{origin}{place.base}/sit/{secret}"
    return ""


def _pace(place: Place) -> Renderable:
    say = place.visitor.say
    return form(".switch.pace", method="post", action=f"{place.base}/pace", aria_label=say("pace"))[
        (
            button(
                name="pace",
                value=pace,
                aria_pressed="true" if pace == place.table.pace else "false",
            )[say(f"pace-{pace}")]
            for pace in PACES
        )
    ]
