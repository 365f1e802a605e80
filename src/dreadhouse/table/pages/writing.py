"""One piece of reading set in type: its picture, its head and its paragraphs."""

# mypyc: no

from __future__ import annotations

from htpy import Node, Renderable, div, em, h2, header, p, section, strong
from htpy import span as words
from markupsafe import Markup

from dreadhouse.kernel.leaf import STRONG, Run, Writing
from dreadhouse.table.pages.frame import sign


def writing(written: Writing, at: str = "writing") -> Renderable:
    """One piece of reading; `at` keeps its id apart where it lies in two places."""
    return section(class_=["writing", written.look], id=f"{at}-{written.id}")[
        plate(written),
        header(".writing-head", lang=written.language)[
            p(".writing-label")[written.label] if written.label else None,
            h2(".writing-title", data_aloud=True, tabindex="-1")[
                words(".icon-box")[sign(written.icon)] if written.icon else None,
                words(".writing-number")[written.number, words(".dot")[" · "]]
                if written.number
                else None,
                written.title,
            ],
        ],
        p(".writing-note")[written.note] if written.note else None,
        div(".prose-text", lang=written.language)[
            (
                p(data_aloud=True)[(set_run(run) for run in paragraph)]
                for paragraph in written.paragraphs
            )
        ],
        words(".folio", aria_hidden="true")[written.number] if written.look == "page" else None,
    ]


def plate(written: Writing) -> Renderable | None:
    """The picture, with its words for those who do not see it."""
    if not written.picture:
        return None
    return div(
        ".plate",
        role="img" if written.alt else None,
        aria_label=written.alt or None,
        aria_hidden=None if written.alt else "true",
    )[Markup(written.picture)]


def set_run(run: Run) -> Node:
    """A stretch of a paragraph with its mark."""
    mark, text = run
    if not mark:
        return text
    return strong[text] if mark == STRONG else em[text]
