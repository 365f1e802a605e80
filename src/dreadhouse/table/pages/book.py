"""A game that is read: the leaf on the table, its gauges, what is carried, and who decides."""

# mypyc: no

from __future__ import annotations

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    article,
    aside,
    b,
    button,
    dd,
    details,
    div,
    dl,
    dt,
    form,
    fragment,
    h1,
    h2,
    h3,
    li,
    main,
    p,
    section,
    summary,
    ul,
)
from htpy import dialog as sheet
from htpy import span as words
from markupsafe import Markup

from dreadhouse.kernel.leaf import Leaf, Roll, Trial, Writing
from dreadhouse.table.pages.beside import company, counts, gauges, kept, pages_read
from dreadhouse.table.pages.frame import document, sign
from dreadhouse.table.pages.journal import chat_form, chat_lines, events
from dreadhouse.table.pages.place import Place
from dreadhouse.table.pages.prompt import prompt
from dreadhouse.table.pages.seats import seats
from dreadhouse.table.pages.shelf import box_cover
from dreadhouse.table.pages.ways import ways_ahead
from dreadhouse.table.pages.writing import plate, set_run, writing

SHEETS = ("book", "beside")
PIPS = {
    1: (5,),
    2: (1, 9),
    3: (1, 5, 9),
    4: (1, 3, 7, 9),
    5: (1, 3, 5, 7, 9),
    6: (1, 3, 4, 6, 7, 9),
}


def spread(place: Place, origin: str, drawing: Element) -> Node:
    """The table of a book: gauges and inventory left, the leaf in the middle, the rest right."""
    say = place.visitor.say
    return fragment[
        gauges(place),
        section(".board.desk", id="board", aria_label=say("book-page"), tabindex="0")[
            div(".paper")[leaf(place), last_page(place), prompt(place, origin)],
            div(".thing-menu", id="thing-menu", role="menu", hidden=True),
        ],
        aside(".pockets", aria_label=say("book-kept"))[
            _fold(say("book-kept"), kept(place)),
            _fold(say("book-read"), pages_read(place), open=False),
        ],
        aside(".margin", aria_label=say("book-margin"))[
            _fold(say("book-company"), company(place), css="of-company")
            if len(place.table.seats) > 1
            else None,
            _fold(say("book-way"), drawing, counts(place)),
            _fold(say("journal"), div(role="log", aria_live="polite")[events(place)]),
            _fold(
                say("seats"), seats(place, origin), open=place.table.stage == "open", css="of-seats"
            ),
            _fold(say("chat"), _chat(place), open=False),
        ],
        p(".visually-hidden", id="heard", role="log", aria_live="polite"),
        sheet(".rule-sheet.reread", id="reread", aria_label=say("book-read"))[
            div(".paper"),
            div(".form-acts")[button(".btn.small.reread-close", type="button")[say("close")]],
        ],
    ]


def _fold(title: str, *inside: Node, open: bool = True, css: str = "") -> Renderable:
    return details(class_=["fold", css], open=open)[
        summary[h2(".fold-title")[title]], div(".fold-in")[inside]
    ]


def _chat(place: Place) -> Node:
    return fragment[chat_form(place), div(aria_live="polite")[chat_lines(place)]]


def parts(place: Place) -> dict[str, Element]:
    """What changes besides the parts of every table, by id."""
    return {
        "gauges": gauges(place),
        "leaf": leaf(place),
        "kept": kept(place),
        "pages-read": pages_read(place),
        "company": company(place),
        "counts": counts(place),
    }


def tools(place: Place) -> Node:
    """What the top bar offers to readers; only scripts can do it, so only scripts show it."""
    say = place.visitor.say
    return fragment[
        button(
            ".link",
            id="aloud",
            type="button",
            hidden=True,
            data_key="r",
            aria_keyshortcuts="R",
            aria_pressed="false",
            data_say=say("read-aloud"),
            data_stop=say("read-stop"),
        )[sign("read-aloud"), " ", words(".aloud-word")[say("read-aloud")]],
        words(".sizes", id="sizes", role="group", aria_label=say("text-size"), hidden=True)[
            _size(-1, "A−", say("text-smaller")),
            _size(1, "A+", say("text-larger")),
        ],
    ]


def _size(step: int, letters: str, said: str) -> Renderable:
    return button(".link", type="button", data_size=str(step), title=said)[
        words(aria_hidden="true")[letters], words(".visually-hidden")[said]
    ]


# ---- the leaf


def leaf(place: Place) -> Element:
    """The page that lies open; before the start the book's cover."""
    opened = place.leaf
    if opened is None:
        return article(".leaf.cover", id="leaf")[
            div(".waiting-box")[box_cover(place.visitor, place.table.game.name)]
        ]
    return leaf_of(opened, place.visitor.say("book-again"))


def leaf_of(opened: Leaf, again: str) -> Element:
    """A leaf as an article: what is open, what lies under it, trials and the die."""
    under = opened.under
    return article(
        class_=["leaf", "turned" if opened.tabs or opened.trials else ""],
        id="leaf",
        data_page=f"{opened.page.id} {len(opened.read)}",
    )[
        writing(opened.opening) if opened.opening else None,
        _under(under, again) if under else None,
        None if under else writing(opened.page),
        (_trial(trial) for trial in opened.trials),
        _roll(opened.roll) if opened.roll else None,
        writing(opened.page) if under else None,
        _last(opened) if opened.last else None,
    ]


def page_again(opened: Leaf, place: Place) -> Renderable:
    """A leaf of an earlier moment with its ways, to look at."""
    return div(".paper")[
        leaf_of(opened, place.visitor.say("book-again")), ways_ahead(opened, place.rules)
    ]


def _under(page: Writing, again: str) -> Renderable:
    """The page that a slip lies on: its head, and its words to look up again."""
    return section(".under", id=f"under-{page.id}")[
        plate(page),
        details[
            summary[
                words(".visually-hidden")[again, ": "],
                words(lang=page.language)[f"{page.number} · {page.title}"],
            ],
            div(".prose-text", lang=page.language)[
                (p[(set_run(run) for run in paragraph)] for paragraph in page.paragraphs)
            ],
        ],
    ]


def _trial(trial: Trial) -> Renderable:
    """A challenge: sign, letter and colour say its type, the stamp its target or how it ended."""
    told = [trial.kind_said, *trial.facts, trial.state_said]
    return section(class_=["trial", f"is-{trial.kind}", trial.state], id=f"trial-{trial.id}")[
        div(".trial-sign", aria_hidden="true")[sign(trial.icon), b[trial.letter]],
        div(".trial-text")[
            h3(".trial-name", lang=trial.language)[trial.name],
            p(".trial-kind")[" · ".join(filter(None, told))],
            _odds(trial),
        ],
        p(".trial-target")[
            words(".visually-hidden")[trial.target_said, " "], b(aria_hidden="true")[trial.target]
        ]
        if trial.target
        else None,
    ]


def _odds(trial: Trial) -> Renderable | None:
    if not trial.odds:
        return None
    return ul(".odds")[
        (li[sign(odds.icon) if odds.icon else None, " ", odds.text] for odds in trial.odds)
    ]


def _roll(roll: Roll) -> Renderable:
    """The die, large, with its sum and what it means."""
    return section(class_=["fallen", "won" if roll.is_won else "lost"], id=f"roll-{roll.id}")[
        die(roll.face), p(".fallen-text")[words(".sum")[roll.text], " ", b[roll.verdict]]
    ]


def die(face: int) -> Markup:
    """One die from above."""
    pips = "".join(
        f'<circle cx="{20 + 30 * ((spot - 1) % 3)}" cy="{20 + 30 * ((spot - 1) // 3)}" r="8.5"/>'
        for spot in PIPS[face]
    )
    return Markup(
        f'<svg class="big-die" viewBox="0 0 100 100" role="img" aria-label="{face}">'
        f'<rect x="3" y="3" width="94" height="94" rx="18"/><g>{pips}</g></svg>'
    )


def _last(opened: Leaf) -> Renderable:
    return dl(".last-sheet")[(div[dt[name], dd[value]] for name, value in opened.last),]


# ---- the end, and reading again


def last_page(place: Place) -> Element:
    """What can be done when the story has ended; the last page itself lies on the table."""
    if place.table.result is None or place.leaf is None:
        return section(".verdict", id="outcome", hidden=True)
    say = place.visitor.say
    return section(".verdict.last-page", id="outcome", role="status")[
        h2[place.leaf.verdict],
        div(".form-acts")[
            form(method="post", action=f"{place.base}/again")[
                button(".btn.primary")[say("play-again")]
            ],
        ],
    ]


def read_page(place: Place) -> Node:
    """Every page read so far, one after the other: `/t/<table>/read`."""
    visitor, reading = place.visitor, place.table.game.reading
    pages = place.leaf.read if place.leaf else ()
    known = dict.fromkeys(page.id for page in pages)
    opened = [reading.opened(place.view, id, visitor.language) for id in known] if reading else []
    return document(
        visitor,
        heading=visitor.say("book-read"),
        kind="prose-page book-page",
        game=place.table.game.name,
        sheets=("pages", "table", *SHEETS),
        content=main(".reread-all", id="main")[
            h1[visitor.say("book-read")],
            p[a(".btn.small", href=place.address)[visitor.say("to-the-table")]],
            (div(".paper", id=page.id)[writing(page)] for page in opened if page),
        ],
    )
