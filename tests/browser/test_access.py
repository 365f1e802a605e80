"""axe-core finds nothing on any page in any theme, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import HERE, NARROW, WIDE
from tests.browser.player import Player, play_out

Seat = Callable[..., Player]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
AXE = (HERE / "vendor" / "axe.min.js").read_text(encoding="utf-8")
RUN = """async tags => {
  const found = await axe.run(document, { runOnly: { type: "tag", values: tags } });
  return found.violations.map(each => [each.id, each.nodes.map(node => node.html.slice(0, 160)
    + " " + (node.any[0]?.message ?? "")).slice(0, 5)]);
}"""
THEMES = ["dark", "light", "contrast"]


@pytest.fixture(params=[(theme, size) for theme in THEMES for size in ("wide", "narrow")], ids=str)
def reader(request: pytest.FixtureRequest, seat_player: Seat) -> Player:
    """A person with a theme and a screen, and movement off, so that no colour is half-way."""
    theme, size = request.param
    player = seat_player(viewport=WIDE if size == "wide" else NARROW)
    wishes = {"theme": theme, "motion": "off"}
    player.context.request.post(f"{player.address}/settings", form=wishes)
    return player


def violations(player: Player) -> list[Any]:
    """What axe-core finds on the page shown."""
    player.page.evaluate(AXE)
    found: list[Any] = player.page.evaluate(RUN, TAGS)
    return found


def test_pages(reader: Player) -> None:
    """Shelf, new table, a search in the rules, about, and a page that is not there."""
    for path in ("/", "/new/insanity", "/rules/insanity?q=attack", "/about"):
        reader.go(path)
        assert violations(reader) == [], path
        wide = reader.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path


def test_table(reader: Player) -> None:
    """A table that waits, one in play with its menus open, a finished one, and its replay."""
    reader.open_table(seat0="me", name0="Anna", seat1="open")
    assert violations(reader) == []
    table = reader.open_table(seat0="me", name0="Anna", seat1="bot-greedy")
    for _ in range(7):
        reader.wait()
        if not reader.is_over:
            reader.step()
    reader.wait()
    assert violations(reader) == []
    for menu in reader.page.locator("details").all():
        menu.evaluate("each => { each.open = true }")
    assert violations(reader) == []
    for menu in reader.page.locator("details.menu").all():
        menu.evaluate("each => { each.open = false }")
    if reader.page.viewport_size == NARROW:
        for tab in ("tab-seats", "tab-journal", "tab-board"):
            reader.page.locator(f"#{tab}").check(force=True)
            assert violations(reader) == [], tab
    play_out(reader)
    assert violations(reader) == []
    reader.go(f"{table}/replay?step=9")
    assert violations(reader) == []
    reader.go(f"{table}/verify")
    assert violations(reader) == []
