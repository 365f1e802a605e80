"""Any story at all, for Hypothesis: every directive, and texts full of traps."""

from __future__ import annotations

from typing import Any, Literal, cast

from hypothesis import Phase
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from dreadhouse.games.danger.story.model import (
    STORY_KINDS,
    TYPES,
    All,
    At,
    Card,
    Challenge,
    Chapter,
    Condition,
    Ease,
    Effect,
    Item,
    Kind,
    Link,
    Not,
    Passage,
    PickList,
    Picture,
    Premonition,
    Story,
    Test,
    Tracks,
    Type,
    Way,
)
from dreadhouse.games.danger.story.model import (
    Any as Either,
)

AT = At("anywhere", 1)
# A whole story takes minutes to shrink: the failing one as it is says enough.
UNSHRUNK = (Phase.explicit, Phase.reuse, Phase.generate)
SIGNS = st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp", "Zs", "Co", "Cn"))
TRAPS = st.sampled_from(
    ["@", "@@", "::", "%%", "\\::", "\\", "[", "]", "{", "}", "->", "<-", "|", "<b>", "a", "ж", "'"]
)
PROSE_WORD = st.lists(SIGNS.filter(lambda s: s != "\ufeff") | TRAPS, min_size=1, max_size=6).map(
    "".join
)
PLAIN = st.text("abcdefgh ijklmnop.,'éжя?!", min_size=1, max_size=20)


def tidy(text: str) -> str:
    """Without spaces at the ends, and with one at a time between."""
    return " ".join(text.split())


LINE = (
    st.lists(PROSE_WORD, min_size=1, max_size=5)
    .map(" ".join)
    .map(tidy)
    .filter(lambda line: line and "[[" not in line)
)
PARAGRAPH = st.lists(LINE, min_size=1, max_size=3).map("\n".join)
NAME = PLAIN.map(tidy).filter(bool)
QUOTED = NAME
TITLE = (
    st.text(SIGNS, max_size=12)
    .map(lambda text: " ".join(text.split()))
    .filter(lambda text: not set("[]|") & set(text) and "->" not in text and "<-" not in text)
)
TAG = st.text("abc[]{}\\-_1", min_size=1, max_size=6)
METADATA = st.sampled_from(["", '{"position":"600,475"}', '{ "size" : "1,2", "a":[1, {"b":"}"}]}'])
DANGER = st.integers(-9, 9).filter(bool)
ITEMS = ("lamp", "rope_2", "salts", "door_key")
KIND_OF: dict[str, SearchStrategy[Kind]] = {
    "S": st.sampled_from(STORY_KINDS),
    "C": cast(SearchStrategy[Kind], st.sampled_from(("clue", "item", "premonition"))),
}


def conditions(ids: list[str]) -> SearchStrategy[Condition]:
    """Conditions of any depth; joins hold at least two questions."""
    leaf = (
        st.sampled_from(ITEMS).map(lambda item: Test("item", item, 0, AT))
        | st.sampled_from(ids).map(lambda id: Test("seen", id, 0, AT))
        | st.integers(1, 5).map(lambda level: Test("level >=", "", level, AT))
        | st.integers(1, 5).map(lambda level: Test("level <", "", level, AT))
    )

    def joined(inside: SearchStrategy[Any]) -> SearchStrategy[Any]:
        several = st.lists(inside, min_size=2, max_size=3).map(tuple)
        return inside.map(Not) | several.map(All) | several.map(Either)

    return cast(SearchStrategy[Condition], st.recursive(leaf, joined, max_leaves=5))


class Maker:
    """Draws the parts of a story whose cards and titles are settled."""

    def __init__(self, draw: DrawFn, titles: dict[str, str]) -> None:
        self.draw = draw
        self.titles = titles
        self.ids = list(titles)

    def link(self, deck: str = "", has_text: bool = False) -> Link:
        """A link to a card that there is, with its title of today."""
        id = self.draw(st.sampled_from([one for one in self.ids if one.startswith(deck)]))
        title = self.titles[id]
        text = self.draw(NAME) if has_text or self.draw(st.booleans()) else ""
        return Link(text, id, title, AT)

    def condition(self) -> Condition | None:
        """A condition, or none."""
        return self.draw(st.none() | conditions(self.ids))

    def effects(self, kinds: str, least: int = 0) -> tuple[Effect, ...]:
        """Changes of these kinds; `go` only as the last one."""
        plain = [kind for kind in kinds.split() if kind != "go"]
        chosen = self.draw(st.lists(st.sampled_from(plain), min_size=least, max_size=3))
        if "go" in kinds.split() and self.draw(st.booleans()):
            chosen.append("go")
        return tuple(self.effect(kind) for kind in chosen)

    def effect(self, kind: str) -> Effect:
        """One change."""
        if kind in ("danger", "psychic"):
            return Effect(cast(Literal["danger"], kind), self.draw(DANGER))
        if kind == "drop":
            return Effect("drop", item=self.draw(st.sampled_from(ITEMS)))
        deck = "C" if kind == "clue" else "S"
        return Effect(cast(Literal["clue"], kind), link=self.link(deck))

    def challenge(self, id: str) -> Challenge:
        """A challenge of any sort."""
        repeats: list[Literal["once", "may", "must"]] = ["once", "may", "must"]
        repeat = self.draw(st.sampled_from(repeats))
        tries = 1 if repeat == "once" else self.draw(st.integers(2, 9))
        ease = st.integers(1, 3)
        eases = tuple(
            Ease(self.draw(ease), self.condition()) for _ in range(self.draw(st.integers(0, 2)))
        )
        win = self.effects("danger psychic clue drop go")
        lose = self.effects("danger psychic clue drop" + ("" if repeat == "must" else " go"))
        name, condition = self.draw(QUOTED), self.condition()
        type: Type = self.draw(st.sampled_from(TYPES))
        is_required = self.draw(st.booleans())
        return Challenge(
            id, type, is_required, name, repeat, tries, condition, eases, win, lose, AT
        )

    def card(self, id: str, kind: Kind, items: list[str]) -> Card:
        """A card with whatever its kind may have."""
        draw = self.draw
        card: dict[str, Any] = {"id": id, "title": self.titles[id], "kind": kind, "at": AT}
        card["prose"] = tuple(draw(st.lists(PARAGRAPH, max_size=3)))
        card["tags"] = tuple(dict.fromkeys(draw(st.lists(TAG, max_size=2))))
        card["metadata"] = draw(METADATA)
        card["remarks"] = tuple(draw(st.lists(LINE | st.just(""), max_size=2)))
        if draw(st.booleans()):
            card["picture"] = Picture("a.svg", draw(QUOTED | st.just("")))
        if id[0] == "S":
            card["place"] = "hall"
        if kind in ("story", "goal", "clue", "item", "premonition"):
            card["on"] = self.effects("danger psychic clue drop")
        if kind == "clue":
            card["is_kept"] = draw(st.booleans())
        if kind == "item":
            card["item"] = self.item(id, items.pop())
        if kind in ("clue", "item") and draw(st.booleans()):
            card["go"] = self.link("S")
        if kind == "ending":
            card["rank"] = "A"
        if kind == "death":
            link = draw(st.none() | st.builds(lambda: self.link("S")))
            card["back"], card["back_link"] = (link.target, link) if link else ("previous", None)
        if kind in ("story", "goal"):
            self.doings(card, id, kind)
        return Card(**card)

    def doings(self, card: dict[str, Any], id: str, kind: str) -> None:
        """Premonition, challenges and ways."""
        draw, number = self.draw, 0
        if draw(st.booleans()) and any(one == "C100" for one in self.ids):
            link = Link("", "C100", self.titles["C100"], AT)
            card["premonition"] = Premonition(draw(st.integers(1, 5)), link)
        if kind == "goal" and draw(st.booleans()):
            card["next"] = draw(QUOTED)
        if kind == "story":
            count = draw(st.integers(0, 2))
            card["challenges"] = tuple(self.challenge(f"{id}-{'abc'[n]}") for n in range(count))
            if draw(st.booleans()):
                ways = []
                for _ in range(draw(st.integers(1, 3))):
                    number += 1
                    link = self.link("C", True)
                    ways.append(Way(f"{id}-{number}", "pick", link, self.condition()))
                card["picks"] = (PickList(draw(st.integers(1, len(ways))), tuple(ways), AT),)
            if draw(st.booleans()):
                card["go"] = self.link("S")
                return
        for sort in ("choice", "return"):
            ways = []
            for _ in range(draw(st.integers(0, 2))):
                number += 1
                is_choice = sort == "choice"
                link = self.link("" if is_choice else "S", True)
                condition = self.condition() if is_choice else None
                once = is_choice and draw(st.booleans())
                price = self.effects("danger psychic drop")
                way = cast(Literal["choice"], sort)
                ways.append(Way(f"{id}-{number}", way, link, condition, once, price))
            card["choices" if sort == "choice" else "returns"] = tuple(ways)

    def item(self, card: str, id: str) -> Item:
        """An item of any use."""
        use = self.draw(st.sampled_from(["booster", "danger", "win", "key"]))
        type: Type = self.draw(st.sampled_from(TYPES))
        if use == "booster":
            return Item(id, card, "booster", type, self.draw(st.integers(1, 3)))
        if use == "danger":
            return Item(id, card, "danger", None, self.draw(st.integers(1, 9)))
        return Item(id, card, "win", type) if use == "win" else Item(id, card, "key")


@st.composite
def stories(draw: DrawFn) -> Story:
    """A story of one or two chapters; sound or not, it can be written and read."""
    ids = draw(st.lists(st.integers(101, 199), min_size=2, max_size=4, unique=True))
    decks = ["S100", "C100", *(f"{draw(st.sampled_from('SC'))}{number}" for number in ids)]
    decks.sort(key=lambda id: (id[0] != "S", id))
    titles = {id: draw(TITLE) for id in decks}
    maker = Maker(draw, titles)
    items = list(ITEMS)
    cards = {}
    for id in decks:
        kind = "premonition" if id == "C100" else draw(KIND_OF[id[0]])
        cards[id] = maker.card(id, kind if items or kind != "item" else "clue", items)
    others = draw(
        st.lists(
            st.builds(
                Passage,
                NAME.filter(lambda name: name[0] not in "SC"),
                st.lists(TAG, max_size=2, unique=True).map(tuple),
                METADATA,
                LINE.filter(lambda line: not line.startswith("::")) | st.just(""),
                st.just(AT),
            ),
            max_size=2,
        )
    )
    remarks = tuple(draw(st.lists(LINE, max_size=2)))
    chapter = Chapter(1, draw(NAME), "chapter-1.twee", "S100", "S100", tuple(others), remarks)
    return Story(
        id="drawn",
        title=draw(LINE),
        author=draw(LINE),
        language="en",
        blurb=draw(LINE),
        content_note=draw(LINE),
        minutes=draw(st.integers(1, 999)),
        start="S100",
        starter_items=tuple(draw(st.lists(st.sampled_from(ITEMS), max_size=2))),
        tracks=draw(st.sampled_from([Tracks(), Tracks(danger=(2, 2, 6, 6), danger_reset=2)])),
        chapters=(chapter,),
        ranks={"A": draw(LINE)},
        places={"hall": draw(LINE)},
        cards=cards,
        spelling=tuple(draw(st.lists(NAME, max_size=2))),
    )
