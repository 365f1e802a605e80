"""A hint: the button that asks for it, and what a search would pick."""

# mypyc: no

from __future__ import annotations

from htpy import Renderable, button, div, form, h3, li, ol, p
from htpy import span as words

from dreadhouse.table.pages.frame import hidden
from dreadhouse.table.pages.place import Place
from dreadhouse.table.thinker import Pick


def ask_hint(place: Place) -> Renderable | None:
    """The button that asks for a hint, where there is a choice and no hint yet."""
    is_choice = len(place.view["ask"]["options"]) > 1
    if not place.table.has_hints or not is_choice or place.table.hint(place.seat) is not None:
        return None
    return form(".ask-hint", id="ask-hint", method="post", action=f"{place.base}/hint")[
        hidden("seat", place.seat),
        button(".btn.small")[place.visitor.say("ask-hint")],
    ]


def hint(place: Place) -> Renderable | None:
    """What a search would pick for the seat shown, once it has thought."""
    found = place.table.hint(place.seat)
    if found is None:
        return None
    say = place.visitor.say
    return div(".search-hint", id="search-hint", role="status")[
        h3(".search-hint-title")[say("search-hint")],
        ol[(_pick(place, pick) for pick in found.picks)],
        p(".hint")[say("search-hint-about")],
    ]


def _pick(place: Place, pick: Pick) -> Renderable:
    """One option with the share of the game that the search expects of it."""
    share = round(100 * pick.share)
    told = place.visitor.say("search-hint-share", share=share)
    return li[
        words(".search-hint-share")[told],
        " ",
        words(".search-hint-pick")[place.table.say(pick.action, place.visitor.language)],
    ]
