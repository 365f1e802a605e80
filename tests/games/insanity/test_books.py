"""The five books and the three curses (INS-227 to INS-235)."""

from __future__ import annotations

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-227")
def test_kulten_need_nothing() -> None:
    """With no sanity left the Kulten still give a card, and only to their controller."""
    table = position(a=Side(["unaussprechlichen_kulten"], sanity=0), deck=["gug"])
    table.a("use unaussprechlichen_kulten")
    assert (table.hand("a"), table.hand("b"), table.sanity) == (["gug"], [], (0, 100))


@rule("INS-228")
def test_INS_E187_necronomicon() -> None:
    """4 + 3 - 2 is 5."""
    table = position(a=Side(["necronomicon"], spare=4), step="draw_phase")
    assert len(table.offered) == 7
    table.a(table.offered[0], table.offered[1])
    assert (len(table.hand("a")), table.step) == (5, "action_phase")


@rule("INS-228", "INS-33")
def test_the_opponents_necronomicon() -> None:
    """B's Necronomicon leaves A's draw phase as it is."""
    table = position(b=Side(["necronomicon"]), step="draw_phase")
    assert len(table.hand("a")) == 2
    table.a(table.offered[0])
    assert table.step == "action_phase"


@rule("INS-75", "INS-229")
def test_INS_E188_books_of_hsan() -> None:
    """Two cards for 6 sanity; with one card in hand it is refused."""
    table = position(a=Side(["books_of_hsan"], ["gug", "arkham"], sanity=0))
    table.a("use books_of_hsan", "discard gug")
    assert (table.hand("a"), table.sanity[0]) == ([], 6)
    poor = position(a=Side(["books_of_hsan"], ["gug"]))
    refused(poor, "use books_of_hsan", "INS-75")


@rule("INS-73", "INS-231")
def test_INS_E189_two_beings_needed() -> None:
    """With a single being in play the Manuscripts are refused."""
    table = position(a=Side(["pnakotic_manuscripts", "alienist"]))
    refused(table, "use pnakotic_manuscripts", "INS-231")


@rule("INS-231")
def test_INS_E190_both_ones_own() -> None:
    """With only own beings left the second victim is A's too."""
    table = position(a=Side(["pnakotic_manuscripts", "alienist", "mobster"]))
    table.a("use pnakotic_manuscripts", "destroy mobster")
    assert (table.discard, table.sanity[0]) == (["mobster", "alienist"], 93)


@rule("INS-231", "INS-76", "INS-230")
def test_manuscripts_need_an_own_being() -> None:
    """Two beings of B's are not enough, and the first victim is A's."""
    table = position(a=Side(["pnakotic_manuscripts"]), b=Side(["gug", "ghoul"]))
    refused(table, "use pnakotic_manuscripts", "INS-76")
    ready = position(a=Side(["pnakotic_manuscripts", "gug", "hermit"]), b=Side(["ghoul"]))
    ready.a("use pnakotic_manuscripts")
    assert ready.offered == ["destroy gug", "destroy hermit"]


@rule("INS-232", "INS-252")
def test_INS_E191_the_book_is_gone() -> None:
    """Without the Book the two monsters already played count."""
    table = position(
        a=Side(["book_of_azathoth"], ["gug", "ghoul", "escape_into_another_dark_age", "ghast"])
    )
    table.a("play gug", "play ghoul", "play escape_into_another_dark_age")
    refused(table, "play ghast", "INS-52")


@rule("INS-232")
def test_INS_E192_any_number_of_monsters() -> None:
    """With the Book three monsters are played in one phase."""
    table = position(a=Side(["book_of_azathoth"], ["gug", "ghast", "ghoul"]))
    table.a("play gug", "play ghast", "play ghoul")
    assert table.side("a") == ["book_of_azathoth", "gug", "ghast", "ghoul"]


@rule("INS-232")
def test_the_opponents_book_of_azathoth() -> None:
    """B's Book frees nothing for A."""
    table = position(a=Side(hand=["gug", "ghast"]), b=Side(["book_of_azathoth"]))
    table.a("play gug")
    refused(table, "play ghast", "INS-52")


@rule("INS-233")
def test_INS_E193_petrified() -> None:
    """Cthulhu may neither attack nor block and still costs 10 sanity."""
    table = position(a=Side(["gug"]), b=Side(["cthulhu+petrified"]))
    table.a("attack")
    assert table.life == (100, 97)
    table.go("b", "action_phase")
    assert table.sanity == (100, 90)
    refused(table, "attack", "INS-105")
    assert table.may("cthulhu") == (False, False)


@rule("INS-233")
def test_a_petrified_being_still_acts() -> None:
    """The printed action of a petrified being works."""
    table = position(a=Side(["willing_sacrifice+petrified"]))
    table.a("use willing_sacrifice")
    assert table.sanity[0] == 105
    assert table.discard == ["willing_sacrifice", "petrified"]


@rule("INS-234")
def test_INS_E194_dread_of_the_threshold() -> None:
    """The Gug may block, and may not attack."""
    table = position(a=Side(["ghast"]), b=Side(["gug+dread_of_the_threshold", "ghoul"]))
    table.a("attack")
    table.b("block gug", "done")
    assert {"ghast", "gug"} <= set(table.discard)
    other = position(a=Side(["gug+dread_of_the_threshold", "ghoul", "ghast"]))
    other.a("attack")
    refused(other, "name gug", "INS-234")


@rule("INS-235")
def test_INS_E195_wandering_mind() -> None:
    """The Gug may attack, and may not block."""
    table = position(a=Side(["ghast"]), b=Side(["gug+wandering_mind", "alienist"]))
    table.a("attack")
    refused(table, "block gug", "INS-235")
    table.b("done")
    table.go("b", "action_phase")
    table.b("attack")
    table.a("done")
    assert table.life == (97, 97)


@rule("INS-233")
def test_petrified_is_named_as_the_reason() -> None:
    """Attack and block of a petrified being are refused by its rule."""
    table = position(a=Side(["gug+petrified", "ghast", "ghoul"]), b=Side(["hermit"]))
    table.a("attack")
    refused(table, "name gug", "INS-233")
    guard = position(a=Side(["ghast"]), b=Side(["gug+petrified", "hermit"]))
    guard.a("attack")
    refused(guard, "block gug", "INS-233")
