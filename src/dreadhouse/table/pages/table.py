"""The table: seats, board, journal, prompt and hand, and the parts that a live update replaces."""

# mypyc: no

from __future__ import annotations

from itertools import takewhile
from typing import Any

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    button,
    code,
    details,
    dialog,
    div,
    fieldset,
    form,
    fragment,
    h1,
    h2,
    input,
    label,
    legend,
    main,
    p,
    section,
    summary,
    textarea,
)
from htpy import span as words
from markupsafe import Markup

from dreadhouse.art.cards import defs
from dreadhouse.table.pages import book
from dreadhouse.table.pages.frame import document, hidden, sign, top_bar
from dreadhouse.table.pages.journal import chat_lines, events, journal
from dreadhouse.table.pages.place import Place
from dreadhouse.table.pages.prompt import hand, prompt
from dreadhouse.table.pages.seats import seats
from dreadhouse.table.pages.shelf import box_cover, box_title
from dreadhouse.table.pages.visitor import Visitor

TABS = ("board", "seats", "journal")
SCRIPTS = ("js/table.js",)


def table_page(place: Place, origin: str, toast: str = "") -> Node:
    """The whole table for one place."""
    visitor, is_read = place.visitor, place.table.game.reading is not None
    return document(
        visitor,
        heading=page_title(place),
        kind="table-page book-page" if is_read else "table-page",
        game=place.table.game.name,
        sheets=("table", "cards", "play", "book", "beside")
        if is_read
        else ("table", "cards", "play"),
        scripts=(*SCRIPTS, "js/book.js") if is_read else SCRIPTS,
        before=Markup(defs()),
        bar=_bar(place),
        foot=False,
        content=_main(place)[
            book.spread(place, origin, drawing(place)) if is_read else _laid_out(place, origin),
            veil(place),
            rule_sheet(visitor),
            p(".live.visually-hidden", id="live", aria_live="assertive"),
            p(".toast", id="toast", role="status", hidden=not toast)[toast],
        ],
    )


def _laid_out(place: Place, origin: str) -> Node:
    """A game with a board: seats left, journal right, prompt and hand below."""
    return fragment[
        tabs(place.visitor.say),
        seats(place, origin),
        _board(place),
        journal(place),
        section(".below", aria_label=place.visitor.say("your-choice"))[
            prompt(place, origin), hand(place)
        ],
        outcome(place),
    ]


def _main(place: Place) -> Element:
    """The frame of the table, with what the page's script has to know and say."""
    say = place.visitor.say
    return main(
        ".table",
        id="main",
        data_live=f"{place.base}/live",
        data_seat=str(place.seat),
        data_version=str(place.table.version),
        data_lost=say("live-lost"),
        data_back=say("live-back"),
        data_menu=say("menu-of"),
        data_shape=place.visitor.shape,
    )


def tabs(say: Any) -> Renderable:
    """What is shown on a narrow screen; works without scripts."""
    return fieldset(".tabs")[
        legend(".visually-hidden")[say("show")],
        (
            label[
                input(type="radio", name="tab", id=f"tab-{tab}", checked=tab == TABS[0]),
                words[say(f"tab-{tab}")],
            ]
            for tab in TABS
        ),
    ]


def parts(place: Place, origin: str) -> dict[str, str]:
    """Everything on the page that can change, by the id of its element."""
    drawn: dict[str, Element] = {
        "brand-status": status(place),
        "dice": dice(place),
        "undo": undo(place),
        "go-back": go_back(place),
        "seats": seats(place, origin),
        "drawing": drawing(place),
        "events": events(place),
        "chat-lines": chat_lines(place),
        "prompt": prompt(place, origin),
        "hand": hand(place),
        "outcome": outcome(place),
        "veil": veil(place),
    }
    if place.leaf:
        drawn |= book.parts(place)
    return {id: "".join(element.iter_chunks()) for id, element in drawn.items()}


def message(place: Place, origin: str) -> dict[str, Any]:
    """What a page or a live stream is sent: the parts, and whose turn it is."""
    called = place.veiled is not None or place.is_asked
    return {
        "version": place.table.version,
        "seen": place.table.newest,
        "seat": place.seat,
        "mine": called,
        "title": f"{page_title(place)} · Dreadhouse",
        "say": place.visitor.say("your-turn-said") if called else "",
        "parts": parts(place, origin),
    }


def page_title(place: Place) -> str:
    """The title in the browser's tab; it calls the player whose turn it is."""
    title = box_title(place.visitor, place.table.game.name)
    if place.is_asked or place.veiled is not None:
        return f"● {place.visitor.say('your-turn-title')} · {title}"
    return title


def _bar(place: Place) -> Renderable:
    title = place.leaf.book if place.leaf else box_title(place.visitor, place.table.game.name)
    say = place.visitor.say
    return top_bar(
        place.visitor,
        brand=h1(".brand-title")[a(".brand", href="/", title="Dreadhouse")[title]],
        status=status(place),
        links=fragment[
            book.tools(place) if place.table.game.reading else None,
            dice(place),
            undo(place),
            go_back(place),
            a(href=place.rules, target="rules")[say("rules")],
            a(href=f"{place.base}/replay")[say("replay")] if place.has_started else None,
        ],
        more=_report(place),
    )


def status(place: Place) -> Element:
    """One line about the moment: turn and step, in the game's own words."""
    return p(".status", id="brand-status")[_moment(place)]


def _moment(place: Place) -> str:
    """The turn, whose it is, and its step, as far as the game's view names them."""
    if not place.has_started:
        return ""
    if place.leaf:
        return place.leaf.part
    seen = place.view["table"]
    if place.has_text("status"):
        return _status(place, seen)
    told = []
    if "turn" in seen:
        told.append(place.visitor.say("moment-turn", turn=seen["turn"]))
    if "on_turn" in seen:
        whose = "moment-yours" if seen["on_turn"] == place.seat else "moment-of"
        told.append(place.visitor.say(whose, name=place.name(seen["on_turn"])))
    if place.has_text(f"step-{seen.get('step', '')}"):
        told.append(place.tell(f"step-{seen['step']}", {}))
    return " · ".join(told)


def _status(place: Place, seen: dict[str, Any]) -> str:
    """The moment in a game's own sentence, which may name whose turn it is."""
    plain = {name: value for name, value in seen.items() if isinstance(value, int | str)}
    if seen.get("acting", -1) >= 0 and place.has_text("status-turn"):
        return place.tell("status-turn", plain | {"seat": seen["acting"]})
    return place.tell("status", plain)


def dice(place: Place) -> Element:
    """The fingerprint of the dice, or of the server's secret before the start."""
    say = place.visitor.say
    started = place.table.fingerprint
    mark = started or place.table.commitment
    about = say("dice-sealed-about" if started else "dice-committed-about")
    return words(".seal", id="dice", title=f"{about}\n{mark}")[
        sign("seal"),
        " ",
        words(".seal-word")[say("dice-sealed")],
        " ",
        code[f"{mark[:4]}…{mark[-2:]}"],
    ]


def undo(place: Place) -> Element:
    """Take the last step back, freely or by asking."""
    may = place.table.may_undo(place.seat) if place.seat >= 0 and place.has_started else ""
    if not may or place.table.undo_request is not None:
        return form(id="undo", hidden=True)
    told = place.visitor.say("undo" if may == "free" else "undo-ask")
    return form(id="undo", method="post", action=f"{place.base}/undo")[
        hidden("seat", place.seat),
        button(".link", data_key="z", aria_keyshortcuts="Z", title=told)[
            sign("undo"), " ", words(".undo-word")[told]
        ],
    ]


def go_back(place: Place) -> Element:
    """Further back, to places that the game names; a step of its own, for much is lost."""
    sat = place.seat >= 0 and place.has_started
    names = place.table.returns(place.seat) if sat else []
    return details(".menu.go-back", id="go-back", hidden=not names)[
        summary[place.visitor.say("go-back")],
        form(".menu-sheet", method="post", action=f"{place.base}/undo")[
            hidden("seat", place.seat),
            (
                [
                    p[place.tell(f"back-{name}.about", {})],
                    button(".btn.danger", name="to", value=name)[place.tell(f"back-{name}", {})],
                ]
                for name in names
            ),
        ],
    ]


def _report(place: Place) -> Renderable:
    say = place.visitor.say
    return details(".report")[
        summary[say("report")],
        form(".stack", method="post", action=f"{place.base}/report")[
            p[say("report-about")],
            hidden("seat", place.seat),
            label(for_="report-text")[say("report-text")],
            textarea(id="report-text", name="text", maxlength="2000", rows="3"),
            button(".btn.small")[say("report-send")],
        ],
    ]


def _board(place: Place) -> Renderable:
    return section(".board", id="board", aria_label=place.visitor.say("table"))[
        zoom(place.visitor.say),
        drawing(place),
        div(".thing-menu", id="thing-menu", role="menu", hidden=True),
    ]


def zoom(say: Any) -> Renderable:
    """How large the board is drawn; works without scripts."""
    return fieldset(".zoom")[
        legend(".visually-hidden")[say("zoom")],
        (
            label[
                input(type="radio", name="zoom", id=f"zoom-{step}", checked=step == 1),
                words[say(f"zoom-{step}")],
            ]
            for step in (1, 2, 3)
        ),
    ]


def drawing(place: Place) -> Element:
    """The board as the game draws it, or the box while the table waits for players."""
    inside: Node
    if place.has_started:
        seen = place.view | {"names": place.table.names, "shape": place.visitor.shape}
        inside = Markup(place.table.game.draw(seen, place.visitor.language))
    else:
        inside = div(".waiting-box")[box_cover(place.visitor, place.table.game.name)]
    return div(
        ".board-scroll",
        id="drawing",
        tabindex="0",
        role="region",
        aria_label=place.visitor.say("table"),
    )[inside]


def veil(place: Place) -> Element:
    """Hides the table while the screen goes to another player."""
    if place.veiled is None:
        return dialog(".veil", id="veil")
    say = place.visitor.say
    return dialog(".veil", id="veil", open=True, aria_labelledby="veil-title")[
        h2(id="veil-title")[say("veil-title", name=place.name(place.veiled))],
        p[say("veil-text")],
        form(method="get", action=place.base)[
            button(".btn.primary", name="seat", value=str(place.veiled))[say("veil-show")]
        ],
    ]


def rule_sheet(visitor: Visitor) -> Renderable:
    """Where a rule opens over the table; only scripts open it."""
    return dialog(".rule-sheet", id="rule-sheet", aria_label=visitor.say("rules"))[
        div(".rule-text", lang="en"),
        div(".form-acts")[
            a(".btn.small.rule-place", href="/", target="rules")[visitor.say("rule-in-book")],
            button(".btn.small.rule-close", type="button")[visitor.say("close")],
        ],
    ]


# What a result that all seats share means: a win or a loss together, else a draw.
TOGETHER = {1.0: "won", 0.0: "lost"}


def outcome(place: Place) -> Element:
    """Who won, and what can be done with a finished game."""
    result = place.table.result
    if place.leaf:
        return book.last_page(place)
    if result is None:
        return section(".verdict", id="outcome", hidden=True)
    say = place.visitor.say
    return section(class_=["verdict", _colour(place, result)], id="outcome", role="status")[
        h2[_verdict(place, result)],
        _last_event(place),
        div(".form-acts")[
            form(method="post", action=f"{place.base}/again")[
                button(".btn.primary")[say("play-again")]
            ],
            button(".btn.verdict-close", type="button")[say("look-at-table")],
        ],
    ]


def _last_event(place: Place) -> Renderable | None:
    """What the journal says last; of winners who share, every one."""
    if not place.events:
        return None
    last = place.events[-1].id
    alike = list(takewhile(lambda event: event.id == last, reversed(place.events)))
    return p[" ".join(place.tell(event.id, event.args) for event in reversed(alike))]


def _winners(result: list[float]) -> list[int]:
    """The seats with the largest share; nobody when all have the same."""
    most = max(result)
    return [seat for seat, share in enumerate(result) if share == most > min(result)]


def _colour(place: Place, result: list[float]) -> str:
    won = _winners(result)
    if not won:
        return TOGETHER.get(result[0], "draw")
    is_lost = place.seat >= 0 and len(place.held) == 1 and place.seat not in won
    return "lost" if is_lost else "won"


def _verdict(place: Place, result: list[float]) -> str:
    say = place.visitor.say
    won = _winners(result)
    if not won:
        together = TOGETHER.get(result[0])
        return say(f"verdict-all-{together}" if together else "verdict-draw")
    if place.seat >= 0 and len(place.held) == 1:
        if place.seat not in won:
            return say("verdict-lost")
        return say("verdict-won" if len(won) == 1 else "verdict-shared")
    if len(won) == 1:
        return say("verdict-winner", name=place.name(won[0]))
    return say("verdict-winners", names=", ".join(place.name(seat) for seat in won))
