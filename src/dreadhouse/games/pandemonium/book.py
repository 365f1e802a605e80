"""The Survival Diary's page of the chapter: read before the game, its ending after it (DIA-3)."""

# mypyc: no

from __future__ import annotations

from html import escape

from dreadhouse.games.pandemonium.picture import TEXTS, say
from dreadhouse.games.pandemonium.sight import Sight
from dreadhouse.kernel.leaf import SLANTED, STRONG, runs

PARTS = ("intro", "goal", "lose", "rules")


class DiaryPage:
    """The page as HTML in the picture, over the house: a curtain that the reader draws aside."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language
        self.chapter = str(sight.table["chapter"])

    def draw(self) -> str:
        """Introduction, goal and rules; once the game is over, the ending above them."""
        ending = self.ending()
        parts = [ending, *PARTS] if ending in ("won", "lost") else list(PARTS)
        prose = "".join(self.part(name) for name in parts)
        if not prose:
            return ""
        is_open = bool(ending) or self.is_beginning()
        return self.sheet(prose, "ending" if ending else "open", is_open)

    def ending(self) -> str:
        """The ending that the reader's own side reads, once the game is over."""
        table = self.sight.table
        return str(table.get("story", table["ending"])) if table["ending"] else ""

    def is_beginning(self) -> bool:
        """Whether nobody has acted yet, so that the page lies open."""
        return bool(self.sight.table["phase"] == "picking" and not self.sight.ask["options"])

    def part(self, name: str) -> str:
        """A part of the page: prose as it is, the others under a heading."""
        message = f"chapter-{self.chapter}-{name}"
        if not TEXTS.has(message, self.language):
            return ""
        paragraphs = TEXTS.say(message, {}, self.language).split("\n\n")
        told = "".join(f"<p>{self.words(each)}</p>" for each in paragraphs if each.strip())
        if name in ("intro", "won", "lost"):
            return f'<div class="diary-{name}">{told}</div>'
        heading = escape(say("board-page-of", self.language, part=name))
        return f"<h3>{heading}</h3>{told}"

    def words(self, paragraph: str) -> str:
        """A paragraph with its emphasis."""
        marks = {STRONG: "strong", SLANTED: "em"}
        return "".join(
            f"<{marks[kind]}>{escape(text)}</{marks[kind]}>" if kind in marks else escape(text)
            for kind, text in runs(paragraph)
        )

    def sheet(self, prose: str, switch: str, is_open: bool) -> str:
        """The sheet and the switch that opens it.

        What the reader has switched stays so, for a page that is drawn anew keeps it.
        """
        box, strip = self.sight.at.house, self.sight.at.strip
        wide, high = box.right - strip.x, max(box.foot, strip.foot) - box.y
        number = self.sight.table["number"]
        chapter = say(f"chapter-{self.chapter}", self.language)
        title = escape(f"{say('board-chapter', self.language, count=number)}: {chapter}")
        checked = ' checked="checked"' if is_open else ""
        call = escape(say("board-read-page", self.language))
        close = escape(say("board-close-page", self.language))
        return (
            f'<foreignObject class="diary-place" x="{strip.x:g}" y="{box.y:g}" '
            f'width="{wide:g}" height="{high:g}">'
            f'<div xmlns="http://www.w3.org/1999/xhtml" class="diary" id="page-{self.chapter}">'
            f'<article tabindex="0" role="region" aria-label="{title}"><h2>{title}</h2>{prose}'
            f'</article><label><input type="checkbox" id="page-{self.chapter}-{switch}"{checked}/>'
            f'<svg viewBox="0 0 512 512" aria-hidden="true"><use href="#i-open-book"/></svg>'
            f'<span class="when-shut">{call}</span><span class="when-open">{close}</span></label>'
            f"</div></foreignObject>"
        )
