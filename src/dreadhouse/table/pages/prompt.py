"""What is asked: the sentence, its cause and rule, and every option as a button with a key."""

# mypyc: no

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    button,
    details,
    div,
    form,
    fragment,
    h2,
    input,
    kbd,
    label,
    li,
    ol,
    p,
    summary,
    ul,
)
from htpy import span as words
from markupsafe import Markup

from dreadhouse.kernel.leaf import Leaf
from dreadhouse.table.pages.frame import hidden
from dreadhouse.table.pages.hint import ask_hint, hint
from dreadhouse.table.pages.place import Place
from dreadhouse.table.pages.visitor import LONGEST_NAME
from dreadhouse.table.pages.ways import offered_ways, ways_ahead

NUMBERS = "1234567890"
LETTERS = "qwrtyuiopsfghjklxcvbnmae"
# R reads aloud, and an O looks like a digit.
TAKEN = "ro"
LOOKS = {"attack": "primary", "done": "primary", "end": "quiet"}


@dataclass(frozen=True)
class Choice:
    """One option: its word, what its button says, its key."""

    word: str
    text: str
    key: str

    @property
    def verb(self) -> str:
        """The first part of the word."""
        return self.word.partition(" ")[0]

    @property
    def thing(self) -> str:
        """The id of the thing that it is about, or nothing."""
        return self.word.partition(" ")[2]


def choices(place: Place) -> list[Choice]:
    """The options of the seat shown, each with its key."""
    if not place.is_asked:
        return []
    game = place.table.game
    actions: list[int] = place.view["ask"]["options"]
    found = [game.vocabulary.word(action) for action in actions]
    keys = _book_keys(found, place.leaf) if place.leaf else _keys(found)
    return [
        Choice(word, place.table.say(action, place.visitor.language), keys[word])
        for word, action in zip(found, actions, strict=True)
    ]


def _book_keys(found: list[str], leaf: Leaf) -> dict[str, str]:
    """Tabs get their numbers, everything else a letter."""
    ways = [tab.word for tab in leaf.tabs if tab.word in found]
    numbers = dict(zip(ways, NUMBERS, strict=False))
    others = [word for word in found if word not in numbers]
    return _keys(others, TAKEN + NUMBERS) | numbers


def _keys(found: Iterable[str], taken: str = "") -> dict[str, str]:
    """Words with a thing get numbers, words alone their own letter, the rest what is left."""
    keys: dict[str, str] = {}
    listed = list(found)
    for word in (word for word in listed if " " not in word):
        free = [sign for sign in word + LETTERS if sign not in (*taken, *keys.values())]
        keys[word] = free[0]
    signs = [sign for sign in NUMBERS + LETTERS if sign not in (*taken, *keys.values())]
    things = [word for word in listed if " " in word]
    keys.update(zip(things, [*signs, *[""] * 99], strict=False))
    return keys


def prompt(place: Place, origin: str) -> Element:
    """The whole prompt of a place."""
    return div(".prompt", id="prompt")[_content(place, origin)]


def _content(place: Place, origin: str) -> Node:
    if place.veiled is not None:
        return None
    stage = place.table.stage
    if stage == "open":
        return _waiting_for_players(place, origin)
    if stage == "finished":
        return _over(place)
    body = _asking(place) if place.is_asked else _waiting(place)
    return fragment[body, _undo_request(place), _omens(place)]


def sentence(place: Place) -> str:
    """What is asked of this place, or whom it waits for, in one sentence."""
    if not place.view or place.view["ask"] is None:
        return ""
    ask = place.view["ask"]
    if ask["asked"] and place.is_asked:
        return place.tell(f"ask-{ask['frame']}", ask["about"])
    if not place.has_text(f"wait-{ask['frame']}"):
        return place.visitor.say("waits")
    # Of a secret question the view names nobody, and its sentence needs nobody.
    asked = place.view["to_act"]
    return place.tell(f"wait-{ask['frame']}", {"seat": asked[0]} if asked else {})


def _asking(place: Place) -> Node:
    say = place.visitor.say
    ask = place.view["ask"]
    offered = choices(place)
    return fragment[
        ask_hint(place),
        h2(".prompt-title")[sentence(place)],
        p(".prompt-text")[
            None if place.leaf else [say("glow-hint"), " "],
            rule_link(place, ask["rule"]),
        ],
        _cannot(place),
        hint(place),
        form(
            ".choices",
            id="choices",
            method="post",
            action=f"{place.base}/act",
            data_gathers="yes" if ask.get("gathers") else None,
        )[
            hidden("seen", place.table.newest),
            hidden("seat", place.seat),
            offered_ways(place.leaf, offered, place.rules, _button)
            if place.leaf
            else (_button(choice) for choice in offered),
            _confirm(place, offered) if ask.get("gathers") else None,
        ],
    ]


def _button(choice: Choice) -> Renderable:
    return button(
        class_=["choice", LOOKS.get(choice.word, "")],
        name="action",
        value=choice.word,
        data_key=choice.key or None,
        aria_keyshortcuts=choice.key.upper() or None,
    )[kbd[choice.key.upper()] if choice.key else None, " ", choice.text]


def _confirm(place: Place, offered: list[Choice]) -> Renderable | None:
    """With scripts a set is gathered first; this ends it where no "done" is offered yet."""
    if any(choice.word == "done" for choice in offered):
        return None
    return button(
        ".choice.primary.confirm",
        type="button",
        hidden=True,
        data_key="d",
        aria_keyshortcuts="D",
    )[kbd["D"], " ", place.visitor.say("confirm-set")]


def rule_link(place: Place, rule: str) -> Renderable | None:
    """A rule's number, which opens the rule."""
    if not rule:
        return None
    return a(".rule", href=f"{place.rules}#{rule}", target="rules")[rule]


def _waiting(place: Place) -> Node:
    ahead = ways_ahead(place.leaf, place.rules) if place.leaf else None
    return fragment[p(".prompt-wait")[sentence(place)], ahead]


def _waiting_for_players(place: Place, origin: str) -> Node:
    say = place.visitor.say
    still = sum(1 for seat in place.table.seats if seat.kind == "open")
    return fragment[
        h2(".prompt-title")[say("prompt-open")],
        p(".prompt-text")[say("waiting-for", count=still), " ", say("waiting-about")],
        _share(place, origin) if place.held else _sit_here(place),
    ]


def _over(place: Place) -> Node:
    """What can be done with a finished game."""
    say = place.visitor.say
    return fragment[
        h2(".prompt-title")[say("prompt-over")],
        div(".over-acts")[
            a(".btn", href=f"{place.base}/replay")[say("watch-replay")],
            a(".btn", href=f"{place.base}/record.json", download=True)[say("download")],
            a(".btn", href=f"{place.base}/verify")[say("verify")],
        ],
    ]


def _share(place: Place, origin: str) -> Renderable:
    """The table's link, to be sent to somebody."""
    return div(".invite")[
        label(for_="share")[place.visitor.say("invite")],
        input(id="share", readonly=True, value=f"{origin}{place.base}"),
        button(
            ".btn.small", type="button", data_copy="share", data_copied=place.visitor.say("copied")
        )[place.visitor.say("copy")],
    ]


def _sit_here(place: Place) -> Renderable | None:
    """The first open seat, for somebody who came by the table's link."""
    say = place.visitor.say
    free = [seat.seat for seat in place.table.seats if seat.kind == "open"]
    if not free:
        return None
    return form(".sit-here", method="post", action=f"{place.base}/sit")[
        hidden("seat", free[0]),
        div(".sit-field")[
            label(for_="here-name")[say("sit-name")],
            input(
                id="here-name",
                name="name",
                value=place.visitor.name,
                maxlength=str(LONGEST_NAME),
                required=True,
                autocomplete="nickname",
            ),
        ],
        div(".sit-field")[
            label(for_="here-word")[say("sit-word")],
            input(id="here-word", name="word", maxlength="64", autocomplete="off"),
        ],
        button(".btn.primary")[say("sit-down")],
    ]


def _omens(place: Place) -> Renderable | None:
    """What will happen at coming steps as things stand."""
    coming: list[tuple[str, dict[str, Any]]] = place.view["table"].get("omens", [])
    if not coming:
        return None
    return details(".omens", open=True)[
        summary[place.visitor.say("what-comes")],
        ul[(li[place.tell(id, args)] for id, args in coming)],
    ]


def _undo_request(place: Place) -> Renderable | None:
    request = place.table.undo_request
    if request is None or place.seat < 0:
        return None
    say = place.visitor.say
    own = request.seat == place.seat
    text = say("undo-waits") if own else say("undo-asked", name=place.name(request.seat))
    return form(".undo-request.choices", method="post", action=f"{place.base}/undo-answer")[
        p[text],
        hidden("seat", place.seat),
        None if own else button(".choice", name="agree", value="yes")[say("undo-agree")],
        button(".choice.quiet", name="agree", value="no")[
            say("undo-withdraw" if own else "undo-refuse")
        ],
    ]


def hand(place: Place) -> Element:
    """The cards in hand; each that can be played is a button."""
    cards = hand_cards(place)
    return ol(".hand", id="hand", aria_label=place.visitor.say("your-hand"), hidden=not cards)[
        (_hand_card(place, *card) for card in cards)
    ]


def hand_cards(place: Place) -> list[tuple[str, str, str]]:
    """Id, title and picture of each card in the shown seat's hand, as the game draws them."""
    if place.seat < 0 or not place.has_started or place.veiled is not None:
        return []
    return place.table.game.hold(place.view, place.visitor.language)


def _hand_card(place: Place, id: str, title: str, picture: str) -> Renderable:
    offered = [choice for choice in choices(place) if choice.thing == id]
    if offered:
        inside = button(
            ".card-button.glow",
            form="choices",
            name="action",
            value=offered[0].word,
            data_words="|".join(choice.word for choice in offered),
            aria_label=", ".join(choice.text for choice in offered),
        )[Markup(picture)]
    else:
        reason, rule = reasons(place).get(id, ("", ""))
        inside = words(
            ".card-button.dim",
            tabindex="0",
            role="img",
            aria_label=f"{title}. {reason}".strip(),
            data_why=rule or None,
        )[Markup(picture)]
    return li(".hand-card", id=f"hand-{id}")[inside]


def reasons(place: Place) -> dict[str, tuple[str, str]]:
    """Why something cannot be done now: sentence and rule, by the thing's id or a bare verb."""
    if not place.is_asked:
        return {}
    found: dict[str, tuple[str, str]] = {}
    for word, rule in place.view["table"].get("why_not", []):
        if place.has_text(f"why-{rule}"):
            thing = word.partition(" ")[2] or word
            found.setdefault(thing, (place.tell(f"why-{rule}", {}), rule))
    return found


def _verbs(place: Place) -> dict[str, str]:
    """What buttons of verbs without a thing would say."""
    table = place.table
    bare = [word for word, _ in place.view["table"]["why_not"] if " " not in word]
    return {
        word: table.say(table.game.vocabulary.action(word), place.visitor.language) for word in bare
    }


def _cannot(place: Place) -> Renderable | None:
    """What of the hand and of bare verbs cannot be, and why; other reasons wait for a look."""
    told = reasons(place)
    if not told:
        return None
    titles = {id: title for id, title, _ in hand_cards(place)} | _verbs(place)
    grouped: dict[tuple[str, str], list[str]] = {}
    for id, reason in told.items():
        grouped.setdefault(reason, []).extend([titles[id]] if id in titles else [])
    return ul(".cannot")[
        (
            li(data_reason=rule, hidden=not names)[
                words(".cannot-names")[", ".join(names)],
                ": ",
                sentence,
                " ",
                rule_link(place, rule),
            ]
            for (sentence, rule), names in grouped.items()
        )
    ]
