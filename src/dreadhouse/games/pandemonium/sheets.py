"""The characters' sheets: values, bars of Life, Fear and Souls, gear, skill trees, Pacts."""

# mypyc: no

from __future__ import annotations

from html import escape
from typing import Any

from dreadhouse.games.pandemonium import beings
from dreadhouse.games.pandemonium.gear import LINE_MOST, Gear
from dreadhouse.games.pandemonium.layout import Box
from dreadhouse.games.pandemonium.picture import (
    TREE_ICONS,
    fitted,
    lines,
    number,
    pick,
    placed,
    placed_at,
    say,
    shown,
    text,
    words_of,
)
from dreadhouse.games.pandemonium.sight import Sight

VALUES = (
    ("attack", "swords"),
    ("defence", "shield"),
    ("agility", "running-shoe"),
    ("action", "hourglass"),
    ("will", "brain"),
)
MOST_LIFE, MOST_FEAR, MOST_SOULS = 6, 5, 5
SPACES = 6
LEAST_LONG = 200.0
TREES = ("corruption", "illumination", "retribution", "survival")
# The six spaces of a tree, across and down, and the lines between them (PAN-387 to PAN-391).
DOTS = ((0, 1), (1, 0), (1, 2), (2, 0), (2, 2), (3, 1))
BRANCHES = ((0, 1), (1, 0), (2, 0), (3, 1), (0, 1), (1, 2), (2, 2), (3, 1))


class Sheets:
    """All sheets, in the order of the cast."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language
        self.gear = Gear(sight)

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def draw(self) -> str:
        """One sheet for each character."""
        count = len(self.sight.cast)
        return "".join(self.sheet(who, self.sight.at.sheet_box(who, count)) for who in range(count))

    def sheet(self, who: int, box: Box) -> str:
        """One character's sheet, row by row."""
        one = self.sight.cast[who]
        css = "sheet acting" if who == self.sight.table["acting"] else "sheet"
        inside = (
            f'<rect class="{css}" x="{box.x:g}" y="{box.y:.1f}" width="{box.wide:g}" '
            f'height="{box.high:.1f}" rx="9"/>'
        )
        if not one["persona"]:
            name = self.sight.seat_name(who)
            inside += fitted(box.x + 14, box.y + 26, name, "sheet-name", box.wide - 28, 16.0)
            inside += text(box.x + 14, box.y + 48, self.say("board-picks"), "sheet-quiet")
            return f'<g id="sheet-{who}" role="group" aria-label="{escape(name)}">{inside}</g>'
        step = min(29.0, (box.high - 8) / 6.4)
        y = box.y + 4
        inside += self.heading(who, one, box, y)
        inside += self.values(one, box, y + step)
        inside += self.life(who, one, box, y + 2 * step)
        inside += self.fear_and_souls(who, one, box, y + 3 * step)
        is_long = box.high >= LEAST_LONG
        top, foot = y + 4.1 * step, box.foot - step if is_long else y + 5.4 * step
        room = foot - top - 4 if is_long else 0
        inside += self.gear.draw(who, one, Box(box.x + 10, top, box.wide - 20, room), step)
        if is_long:
            inside += self.skill(one, Box(box.x + 10, top, box.wide - 20, room))
        inside += self.trees(who, one, Box(box.x + 10, foot, box.wide - 20, step * 0.9))
        css = ' class="gone"' if one["posture"] in ("aboard", "out") else ""
        label = escape(self.label(who))
        return f'<g id="sheet-{who}"{css} role="group" aria-label="{label}">{inside}</g>'

    def label(self, who: int) -> str:
        """A sheet for ears."""
        one = self.sight.cast[who]
        told = [self.sight.who_name(who), self.sight.seat_name(who)]
        told += [words for _, words in self.states(one)]
        told += [
            f"{self.say('board-value', value=value)} {one['values'][value]}" for value, _ in VALUES
        ]
        told.append(self.say("board-bars", life=one["life"], fear=one["fear"], souls=one["souls"]))
        return ", ".join(told)

    # ---- the heading

    def heading(self, who: int, one: dict[str, Any], box: Box, y: float) -> str:
        """The figure, both names, and what is the matter."""
        face = f'<g transform="scale(0.36)">{beings.character(one["persona"])}</g>'
        drawn = placed_at(box.x + 22, y + 14, face)
        x, right = box.x + 40, box.right - 10
        for icon, words in reversed(self.states(one)):
            right -= 22
            drawn += shown(words, placed(icon, right + 2, y + 5, 18), "state")
        room = right - x
        name = self.sight.who_name(who)
        drawn += fitted(x, y + 20, name, f"sheet-name {one['persona']}", room * 0.55, 17.0)
        seat = self.sight.seat_name(who)
        return drawn + fitted(right - 4, y + 20, seat, "sheet-quiet", room * 0.42, 13.5, "end")

    def states(self, one: dict[str, Any]) -> list[tuple[str, str]]:
        """Everything that lasts, as an icon and its words."""
        posture = one["posture"]
        found = [
            ("tombstone", "board-posture", posture in ("entombed", "lying")),
            ("exit-door", "board-posture", posture == "aboard"),
            ("skull", "board-posture", posture == "out"),
            ("screaming", "board-panic", one["fear"] >= MOST_FEAR),
            ("shield", "board-reinforced", bool(one.get("reinforced"))),
            ("running-shoe", "board-running", bool(one.get("running"))),
            ("trophy", "board-trophies", bool(one.get("trophies"))),
        ]
        return [
            (
                icon,
                self.say(
                    id,
                    posture=posture,
                    count=one.get("running", 0)
                    if id == "board-running"
                    else one.get("trophies", 0),
                ),
            )
            for icon, id, is_so in found
            if is_so
        ]

    # ---- values

    def values(self, one: dict[str, Any], box: Box, y: float) -> str:
        """Five values; those that differ from what is printed are marked up or down."""
        step = (box.wide - 20) / len(VALUES)
        drawn = ""
        for place, (value, icon) in enumerate(VALUES):
            now, usual = one["values"][value], one["printed"][value]
            css = "value up" if now > usual else "value down" if now < usual else "value"
            x = box.x + 10 + place * step
            inside = placed(icon, x, y + 3, 17) + text(x + 21, y + 18, str(now), "value-number")
            if now != usual:
                d = "l5 7h-10z" if now > usual else "l-5-7h10z"
                top = y + 5 if now > usual else y + 16
                inside += f'<path class="change" d="M{x + 41:.1f} {top:.1f}{d}"/>'
            words = f"{self.say('board-value', value=value)} {now} ({usual})"
            drawn += shown(words, inside, css)
        return drawn

    # ---- bars

    def life(self, who: int, one: dict[str, Any], box: Box, y: float) -> str:
        """Six hearts, and at the right the Actions left."""
        step = 21.0
        hearts = "".join(
            f'<g class="heart{" lost" if at >= one["life"] else ""}">'
            f"{placed('heal', box.x + 10 + at * step, y + 3, 19)}</g>"
            for at in range(MOST_LIFE)
        )
        words = self.say("board-life", count=one["life"], most=MOST_LIFE)
        buy = self.sight.at_thing("boon", "life") if who == self.sight.own else []
        drawn = self.bar(f"life-{who}", words, hearts, buy, box.x + 6, y, MOST_LIFE * step + 6)
        return drawn + self.actions(one, box, y)

    def actions(self, one: dict[str, Any], box: Box, y: float) -> str:
        """The Actions left in the turn, as lights."""
        left = one.get("actions", 0)
        if not left:
            return ""
        most = max(left, one["values"]["action"])
        dots = "".join(
            f'<circle class="action{" spent" if at >= left else ""}" '
            f'cx="{box.right - 18 - (most - 1 - at) * 17:.1f}" cy="{y + 13:.1f}" r="6.5"/>'
            for at in range(most)
        )
        return shown(self.say("board-actions", count=left), dots, "actions")

    def fear_and_souls(self, who: int, one: dict[str, Any], box: Box, y: float) -> str:
        """Fear from calm to Panic, and Souls up to five."""
        half = (box.wide - 20) / 2
        step = min(20.0, (half - 26) / MOST_FEAR)
        x = box.x + 10
        drawn = placed("screaming", x, y + 3, 18)
        for at in range(MOST_FEAR):
            css = "fear-cell" + (" full" if at < one["fear"] else "")
            css += " panic" if at == MOST_FEAR - 1 else " harm" if at >= 2 else ""
            drawn += (
                f'<rect class="{css}" x="{x + 22 + at * step:.1f}" y="{y + 5:.1f}" '
                f'width="{step - 3:.1f}" height="15" rx="3"/>'
            )
        words = self.say("board-fear", count=one["fear"])
        own = who == self.sight.own
        calm = self.sight.at_thing("boon", "calm") if own else []
        drawn = self.bar(f"fear-{who}", words, drawn, calm, x - 4, y, half - 2)
        x += half + 4
        souls = placed("ghost", x, y + 3, 18)
        for at in range(MOST_SOULS):
            css = "soul-cell" + (" full" if at < one["souls"] else "")
            cx = x + 30 + at * step
            souls += f'<path class="{css}" d="M{cx:.1f} {y + 4:.1f}l7 8.5l-7 8.5l-7-8.5z"/>'
        boosts = [
            word
            for boon in ("attack", "defence", "action")
            for word in (self.sight.at_thing("boon", boon) if own else [])
        ]
        words = self.say("board-souls", count=one["souls"])
        return drawn + self.bar(f"souls-{who}", words, souls, boosts, x - 4, y, half + 2)

    def bar(
        self, id: str, label: str, inside: str, words: list[str], x: float, y: float, wide: float
    ) -> str:
        """A bar that may be pressed, where Souls can be spent on it."""
        if not words:
            return shown(label, inside, "", id)
        hot = (
            f'<rect class="bar-glow" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="26" '
            'rx="6"/>'
        )
        return f'<g aria-hidden="true">{inside}</g>' + pick(id, label, words, "", hot)

    # ---- the own skill

    def skill(self, one: dict[str, Any], box: Box) -> str:
        """What only this character can do, where the gear leaves room for it."""
        held = len(one["hands"]) + len(one["backpack"]) + len(one.get("kept", []))
        held += bool(one.get("carried") or one.get("traps"))
        told = words_of("character", one["persona"], self.language)
        block, foot = lines(0, 0, told, "skill-words", box.wide, 12.5, 3)
        high = foot + 4
        if box.high - held * LINE_MOST < high:
            return ""
        return placed_at(box.x, box.foot - foot + 8, block)

    # ---- skill trees

    def trees(self, who: int, one: dict[str, Any], box: Box) -> str:
        """The trees followed, six spaces each, and Pacts at the right."""
        x, drawn = box.x, ""
        taken = set(one.get("skills", []))
        high = box.high - 6
        for place, tree in enumerate(TREES):
            spaces = {at for at in range(SPACES) if place * SPACES + at in taken}
            if not spaces and one.get("tree") != tree:
                continue
            css = "tree now" if one.get("tree") == tree else "tree"
            words = self.say("board-tree", tree=tree, count=len(spaces))
            inside = placed(TREE_ICONS[tree], x, box.y + 3, high)
            inside += placed_at(x + high + 8, box.y + 4, small_tree(spaces, high - 4))
            drawn += shown(words, inside, f"{css} {tree}")
            x += high * 2.6 + 16
        if one.get("pacts"):
            words = self.say("board-pacts", count=one["pacts"])
            inside = placed("seal", box.right - high - 2, box.y + 3, high)
            inside += number(box.right - 4, box.y + high + 2, one["pacts"], 14)
            drawn += shown(words, inside, "pacts")
        return drawn


def small_tree(spaces: set[int], high: float) -> str:
    """A tree of six dots, those that are taken full."""
    unit = high / 2
    d = "".join(
        f"{'M' if at in (0, 4) else 'L'}{x * unit:.1f} {y * unit:.1f}"
        for at, (x, y) in enumerate(BRANCHES)
    )
    dots = "".join(
        f'<circle class="dot{" on" if at in spaces else ""}" cx="{x * unit:.1f}" '
        f'cy="{y * unit:.1f}" r="{unit * 0.38:.1f}"/>'
        for at, (x, y) in enumerate(DOTS)
    )
    return f'<path class="tree-line" d="{d}"/>{dots}'
