"""A page of the laboratory: headings, tables and plots in one HTML file that loads nothing."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable

import htpy as h
from markupsafe import Markup

STYLE = """
:root { color-scheme: light; }
body { font: 17px/1.5 Georgia, 'DejaVu Serif', serif; color: #2b211d; background: #f6f0e6;
       max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: normal; color: #6e1f1c; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #cdbfb0; }
code { font-size: .85em; background: #ebe1d3; padding: .1em .3em; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .88rem; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd1c3; }
th:first-child, td:first-child { text-align: left; }
tbody tr:hover { background: #efe5d7; }
td { white-space: nowrap; }
th { vertical-align: bottom; }
.row { display: flex; flex-wrap: wrap; gap: 1rem; }
details { margin: 1rem 0; }
summary { cursor: pointer; }
svg { max-width: 100%; height: auto; }
figure { margin: 1rem 0; }
"""


def heading(text: str) -> h.Element:
    """The heading of a section."""
    return h.h2[text]


def told(text: str) -> h.Element:
    """A paragraph."""
    return h.p[text]


def command(text: str) -> h.Element:
    """A command that somebody can type."""
    return h.p[h.code[text]]


def plot(svg: str, label: str) -> h.Element:
    """A plot with what it shows, for those who do not see it."""
    return h.figure(role="img", aria_label=label)[Markup(svg)]


def row(parts: Iterable[h.Node]) -> h.Element:
    """Several plots beside each other, as far as the page is wide enough."""
    return h.div(".row")[parts]


def folded(text: str, part: h.Node) -> h.Element:
    """Something long that is opened on demand."""
    return h.details[h.summary[text], part]


def table(head: list[str], rows: Iterable[list[str]]) -> h.Element:
    """A table with a head; wide ones scroll by themselves."""
    return h.div(".wide", tabindex="0")[
        h.table[
            h.thead[h.tr[[h.th(scope="col")[cell] for cell in head]]],
            h.tbody[[h.tr[[h.td[cell] for cell in row]] for row in rows]],
        ]
    ]


def write(path: pathlib.Path, title: str, parts: Iterable[h.Node]) -> None:
    """Write the page."""
    page = h.html(lang="en")[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.title[title],
            h.style[Markup(STYLE)],
        ],
        h.body[h.main[h.h1[title], parts]],
    ]
    path.write_text(str(page), encoding="utf-8")
