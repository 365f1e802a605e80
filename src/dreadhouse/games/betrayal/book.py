"""The pages of a haunt: the opening for all, and the page of the reader's own side (BET-245)."""

# mypyc: no

from __future__ import annotations

from html import escape

from dreadhouse.games.betrayal.picture import TEXTS, say
from dreadhouse.games.betrayal.sight import Sight
from dreadhouse.kernel.leaf import SLANTED, STRONG, runs

FIRST_ROUNDS = 2


def haunt_title(id: str, language: str) -> str:
    """A haunt's title."""
    for message in (f"haunt-{id}", f"haunt-{id}-title"):
        if TEXTS.has(message, language):
            return TEXTS.say(message, {}, language)
    if TEXTS.has("haunt-name", language):
        return TEXTS.say("haunt-name", {"haunt": id}, language)
    return id.replace("_", " ").capitalize()


class HauntPage:
    """The page as HTML in the picture, over the house: a curtain that the reader draws aside."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language

    def draw(self) -> str:
        """The page, while there is a haunt that has something to read."""
        haunt = self.sight.table["haunt"]
        if not haunt:
            return ""
        parts = [
            (f"haunt-{haunt['id']}-opening", "opening"),
            (f"haunt-{haunt['id']}-{haunt['page']}", haunt["page"]),
        ]
        ending = self.sight.table["ending"]
        if ending:
            parts.insert(0, (f"haunt-{haunt['id']}-ending-{ending}", "ending"))
        prose = "".join(
            self.part(message, name)
            for message, name in parts
            if name and TEXTS.has(message, self.language)
        )
        if not prose:
            return ""
        switch = "ending" if ending else "open"
        is_open = bool(ending) or haunt["round"] <= FIRST_ROUNDS
        return self.sheet(str(haunt["id"]), self.part_held() + prose, switch, is_open)

    def part_held(self) -> str:
        """In a haunt with hidden parts, what the reader's own part says (BET-321)."""
        me = self.sight.me
        if not self.sight.table["haunt"]["hidden"] or me < 0:
            return ""
        team = self.sight.players[me]["team"]
        return f'<p class="haunt-part">{escape(say("board-part", self.language, team=team))}</p>'

    def sheet(self, id: str, prose: str, switch: str, is_open: bool) -> str:
        """The sheet and the switch that opens it; at first and at the end it is open by itself.

        What the reader has switched stays so, for a page that is drawn anew keeps it.
        """
        box, title = self.sight.at.house, escape(haunt_title(id, self.language))
        checked = ' checked="checked"' if is_open else ""
        call = escape(say("board-read-page", self.language))
        close = escape(say("board-close-page", self.language))
        return (
            f'<foreignObject class="haunt-page-place" x="{box.x:g}" y="{box.y:g}" '
            f'width="{box.wide:g}" height="{box.high:g}">'
            f'<div xmlns="http://www.w3.org/1999/xhtml" class="haunt-page" id="page-{id}">'
            f'<article tabindex="0" role="region" aria-label="{title}"><h2>{title}</h2>{prose}'
            f'</article><label><input type="checkbox" id="page-{id}-{switch}"{checked}/>'
            f'<span class="when-shut">{call}</span><span class="when-open">{close}</span></label>'
            f"</div></foreignObject>"
        )

    def part(self, message: str, name: str) -> str:
        """A part of the page: the opening as it is, others under a heading."""
        paragraphs = TEXTS.say(message, {}, self.language).split("\n\n")
        told = "".join(f"<p>{self.words(each)}</p>" for each in paragraphs if each.strip())
        if name in ("opening", "ending"):
            return f'<div class="haunt-{name}">{told}</div>'
        heading = escape(say("board-page-of", self.language, page=name))
        return f"<h3>{heading}</h3>{told}"

    def words(self, paragraph: str) -> str:
        """A paragraph with its emphasis."""
        marks = {STRONG: "strong", SLANTED: "em"}
        return "".join(
            f"<{marks[kind]}>{escape(text)}</{marks[kind]}>" if kind in marks else escape(text)
            for kind, text in runs(paragraph)
        )
