"""The numbered rulebook with search, rulings and worked examples."""

# mypyc: no

from __future__ import annotations

import itertools
import re

from htpy import (
    Node,
    Renderable,
    a,
    article,
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
    nav,
    ol,
    p,
    section,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from dreadhouse.kernel.game import Game
from dreadhouse.kernel.rulebook import Example, Rule
from dreadhouse.table.pages.frame import document
from dreadhouse.table.pages.marks import rule_text
from dreadhouse.table.pages.shelf import box_title
from dreadhouse.table.pages.visitor import Visitor

EXAMPLES = "examples"


def rules_page(visitor: Visitor, game: Game, sought: str) -> Node:
    """The rulebook of a game, or what a search finds in it."""
    rules = [rule for rule in game.rulebook.rules if _has(sought, rule.id, rule.chapter, rule.text)]
    examples = [
        each
        for each in game.rulebook.examples
        if _has(sought, each.id, each.given, each.choices, each.expected, " ".join(each.rules))
    ]
    return document(
        visitor,
        heading=visitor.say("rules-of", title=box_title(visitor, game.name)),
        kind="prose-page",
        game=game.name,
        sheets=("pages",),
        scripts=("vendor/htmx.min.js",),
        content=main(".rulebook", id="main")[
            _contents(visitor, game, sought),
            div(".prose", id="found", lang="en")[
                h1(lang=visitor.language)[
                    visitor.say("rules-of", title=box_title(visitor, game.name))
                ],
                _outcome(visitor, sought, len(rules) + len(examples)),
                (_chapter(visitor, game, name, group, sought) for name, group in _chapters(rules)),
                _examples(visitor, examples, sought) if examples else None,
            ],
        ],
    )


def _has(sought: str, *places: str) -> bool:
    """Whether every word of a search stands somewhere in these places."""
    text = " ".join(places).casefold()
    return all(word in text for word in sought.casefold().split())


def _chapters(rules: list[Rule]) -> list[tuple[str, list[Rule]]]:
    grouped = itertools.groupby(rules, key=lambda rule: rule.chapter)
    return [(name, list(group)) for name, group in grouped]


def anchor(chapter: str) -> str:
    """The address of a chapter inside the page."""
    return re.sub(r"[^a-z0-9]+", "-", chapter.casefold()).strip("-")


def _contents(visitor: Visitor, game: Game, sought: str) -> Renderable:
    chapters = [name for name, _ in _chapters(game.rulebook.rules)]
    return nav(".contents", aria_label=visitor.say("chapters"))[
        form(".search", role="search", method="get", action=f"/rules/{game.name}")[
            label(for_="q")[visitor.say("search-rules")],
            input(
                id="q",
                type="search",
                name="q",
                value=sought,
                maxlength="60",
                autocomplete="off",
                hx_get=f"/rules/{game.name}",
                hx_trigger="input delay:250ms, search",
                hx_target="#found",
                hx_select="#found",
                hx_swap="outerHTML",
            ),
            button(".btn.small")[visitor.say("search")],
        ],
        ol(lang="en")[
            (li[a(href=f"/rules/{game.name}#{anchor(name)}")[name]] for name in chapters),
            li[a(href=f"/rules/{game.name}#{EXAMPLES}")[visitor.say("examples")]],
        ],
    ]


def _outcome(visitor: Visitor, sought: str, count: int) -> Renderable | None:
    if not sought:
        return p(".quiet", lang=visitor.language)[visitor.say("rules-note")]
    return p(".quiet", role="status", lang=visitor.language)[
        visitor.say("found", count=count, sought=sought)
    ]


def _chapter(visitor: Visitor, game: Game, name: str, rules: list[Rule], sought: str) -> Renderable:
    said = (_rule(rule, sought) for rule in rules)
    if re.match(game.sealed, name):
        warning = summary(lang=visitor.language)[visitor.say("sealed-chapter")]
        return section(id=anchor(name))[h2[name], details[warning, said]]
    return section(id=anchor(name))[h2[name], said]


def _rule(rule: Rule, sought: str) -> Renderable:
    return article(".rule-item", id=rule.id)[
        a(".rule", href=f"#{rule.id}")[rule.id],
        p[rule_text(rule.text, sought)],
        p(".origin")[rule_text(rule.source)] if rule.source else None,
    ]


def rule_card(visitor: Visitor, game: Game, rule: Rule) -> Renderable:
    """One rule by itself, for a page that opens it in place."""
    return div[
        h2[f"{rule.id} · {rule.chapter}"],
        p[rule_text(rule.text, rules_at=f"/rules/{game.name}")],
        p(".origin")[rule_text(rule.source)] if rule.source else None,
    ]


def _examples(visitor: Visitor, examples: list[Example], sought: str) -> Renderable:
    heads = ("example", "given", "choices", "expected", "example-rules")
    return section(id=EXAMPLES)[
        h2(lang=visitor.language)[visitor.say("examples")],
        div(".wide", tabindex="0", role="region", aria_label=visitor.say("examples"))[
            table(".grid")[
                thead[
                    tr(lang=visitor.language)[
                        (th(scope="col")[visitor.say(f"head-{head}")] for head in heads)
                    ]
                ],
                tbody[(_example(each, sought) for each in examples)],
            ]
        ],
    ]


def _example(each: Example, sought: str) -> Renderable:
    return tr(id=each.id)[
        th(scope="row")[a(".rule", href=f"#{each.id}")[each.id]],
        td[rule_text(each.given, sought)],
        td[rule_text(each.choices, sought)],
        td[rule_text(each.expected, sought)],
        td[rule_text(", ".join(each.rules))],
    ]
