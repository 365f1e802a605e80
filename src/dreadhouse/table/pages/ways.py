"""A book's choices: ways on as tabs at the leaf's edge, acts at the box of a trial, the rest."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from htpy import Node, Renderable, a, button, div, fragment, kbd, li, ol, p
from htpy import span as words

from dreadhouse.kernel.leaf import Leaf, Tab
from dreadhouse.table.pages.frame import sign

if TYPE_CHECKING:
    from dreadhouse.table.pages.prompt import Choice

QUIET = ("abstain", "away", "stay", "back")
ACTS = ("roll", "read", "next")


def offered_ways(
    leaf: Leaf, offered: Sequence[Choice], rules: str, plain: Callable[[Choice], Renderable]
) -> Node:
    """Every option: acts first, then the tabs with those that are closed among them."""
    by_word = {choice.word: choice for choice in offered}
    tabs = {tab.word for tab in leaf.tabs}
    acts = [choice for choice in offered if choice.word in leaf.acts]
    rest = [each for each in offered if each.word not in tabs and each not in acts]
    return fragment[
        div(".acts")[(_act(choice, plain) for choice in acts)] if acts else None,
        ol(".ways")[(_tab(tab, by_word.get(tab.word), rules) for tab in leaf.tabs)]
        if leaf.tabs
        else None,
        div(".asides")[(_act(choice, plain) for choice in rest)] if rest else None,
    ]


def ways_ahead(leaf: Leaf, rules: str) -> Node:
    """The tabs for somebody who is not asked now."""
    return ol(".ways")[(_tab(tab, None, rules) for tab in leaf.tabs)] if leaf.tabs else None


def _act(choice: Choice, plain: Callable[[Choice], Renderable]) -> Renderable:
    """A button that is no way on; the one that moves the story is set large."""
    if choice.verb in ACTS:
        return _named(choice, "primary large", sign("dice") if choice.verb == "roll" else None)
    return _named(choice, "quiet") if choice.verb in QUIET else plain(choice)


def _named(choice: Choice, css: str, before: Node = None) -> Renderable:
    return button(
        class_=["choice", css],
        name="action",
        value=choice.word,
        data_key=choice.key or None,
        aria_keyshortcuts=choice.key.upper() or None,
    )[_key(choice), before, " ", choice.text]


def _key(choice: Choice) -> Renderable | None:
    return kbd[choice.key.upper()] if choice.key else None


def _tab(tab: Tab, choice: Choice | None, rules: str) -> Renderable:
    """One way: a button if it can be taken now, else its words, and why not if it is closed."""
    if choice is None:
        css = "closed" if tab.why else "later"
        return li(class_=["way", css, f"is-{tab.kind}"], id=f"way-{tab.word.replace(' ', '-')}")[
            div(".way-leaf")[_inside(tab), _reason(tab, rules)]
        ]
    return li(class_=["way", "open", f"is-{tab.kind}"], id=f"way-{tab.word.replace(' ', '-')}")[
        button(
            ".way-leaf",
            name="action",
            value=choice.word,
            data_key=choice.key or None,
            aria_keyshortcuts=choice.key.upper() or None,
        )[_key(choice), _inside(tab)]
    ]


def _inside(tab: Tab) -> Node:
    return fragment[
        words(".way-icon")[sign(tab.icon)] if tab.icon else None,
        words(".way-text", lang=tab.language)[tab.text],
        " ",
        words(".way-price")[tab.price] if tab.price else None,
    ]


def _reason(tab: Tab, rules: str) -> Renderable | None:
    if not tab.why:
        return None
    link = a(".rule", href=f"{rules}#{tab.rule}", target="rules")[tab.rule] if tab.rule else None
    return p(".way-why")[tab.why, " ", link]
