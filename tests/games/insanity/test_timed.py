"""Timed effects: whose turn, which of them, in which order (INS-33 to INS-43)."""

from __future__ import annotations

from tests.games.insanity.positions import NUMBER, Side, position, refused
from tests.rules import rule


@rule("INS-33", "INS-154")
def test_INS_E27_your_phase_is_the_controllers() -> None:
    """B's Cthulhu takes nothing in A's turn, and 10 in B's."""
    table = position(b=Side(["cthulhu"]), step="turn_start")
    table.go("a", "action_phase")
    table.a("end")
    assert table.sanity == (100, 100)
    table.go("b", "action_phase")
    assert table.sanity == (100, 90)


@rule("INS-34", "INS-95", "INS-96", "INS-220")
def test_INS_E28_each_player() -> None:
    """R'lyeh, played by B, takes 3 from the player on turn, in both players' turns."""
    table = position(a=Side(sanity=50), b=Side(["rlyeh"], sanity=50), step="turn_start")
    assert table.sanity == (47, 50)
    table.go("b", "draw_phase")
    assert table.sanity == (47, 47)


@rule("INS-36", "INS-157", "INS-171")
def test_INS_E29_later_steps_of_the_same_turn() -> None:
    """The Colour that entered at turn start already counts after drawing."""
    table = position(
        a=Side(["elder_thing"], sanity=100),
        b=Side(["shub_niggurath"]),
        deck=["colour_out_of_space"],
        step="turn_start",
    )
    assert table.side("a") == ["elder_thing", "colour_out_of_space"]
    assert table.sanity == (100, 100)
    table.a(table.offered[0])
    assert (table.step, table.sanity) == ("action_phase", (95, 100))


ECHO = {
    "kind": "monster",
    "cost": 0,
    "power": 1,
    "timed": [
        {
            "step": "turn_start",
            "whose": "controller",
            "parts": [{"do": "lose_sanity", "amount": 1}],
        }
    ],
}


@rule("INS-35", "INS-36")
def test_INS_E30_newcomers_wait() -> None:
    """A home-made Echo that enters at turn start has no effect at this turn start."""
    table = position(
        b=Side(["shub_niggurath"]),
        deck=["nameless_crawler"],
        step="turn_start",
        homemade={"nameless_crawler": ECHO},
    )
    assert table.side("a") == ["nameless_crawler"]
    assert table.sanity == (100, 100)


@rule("INS-33", "INS-35")
def test_a_homemade_echo_works_when_the_step_opens() -> None:
    """The same Echo, in play when the step opens, takes its 1 sanity."""
    table = position(
        a=Side(["nameless_crawler"]),
        step="turn_start",
        homemade={"nameless_crawler": ECHO},
    )
    assert table.sanity == (99, 100)


@rule("INS-37", "INS-38", "INS-155")
def test_INS_E31_gone_before_its_moment() -> None:
    """Azathoth goes first and destroys Cthulhu, whose waiting effect is skipped."""
    table = position(a=Side(["cthulhu", "azathoth"], sanity=50), step="after_drawing")
    assert table.offered == ["first cthulhu", "first azathoth", "standard"]
    table.a("first azathoth", "destroy cthulhu")
    assert (table.step, table.sanity) == ("action_phase", (50, 100))


@rule("INS-39", "INS-154", "INS-155")
def test_INS_E32_standard_order() -> None:
    """The standard order goes by the order of entering play: Cthulhu first."""
    table = position(a=Side(["cthulhu", "azathoth"], sanity=50), step="after_drawing")
    table.a("standard")
    assert table.sanity == (40, 100)
    table.a("destroy cthulhu")
    assert (table.step, table.sanity) == ("action_phase", (40, 100))


@rule("INS-10", "INS-39", "INS-177", "INS-219")
def test_INS_E33_the_location_comes_first() -> None:
    """In the standard order the Sanatorium gives before the Gug takes: 3, 4, 0."""
    table = position(
        a=Side(["gug", "deep_one"], sanity=3),
        location="arkham_sanatorium",
        entered=["gug", "arkham_sanatorium", "deep_one"],
    )
    table.a("end", "standard")
    told = [e.id for e in table.duel.journal(-1) if e.id in ("gains-sanity", "loses-sanity")]
    assert told == ["gains-sanity", "loses-sanity"]
    assert table.sanity == (0, 100)


@rule("INS-38", "INS-177", "INS-219")
def test_INS_E34_another_order() -> None:
    """With the Gug first A falls to 0 and then has 1."""
    table = position(a=Side(["gug", "deep_one"], sanity=3), location="arkham_sanatorium")
    table.a("end", "first gug")
    assert table.sanity == (1, 100)


@rule("INS-40", "INS-155", "INS-171")
def test_INS_E35_tested_when_it_happens() -> None:
    """After Azathoth destroyed the Ghoul the Colour counts 2 monsters."""
    table = position(a=Side(["azathoth", "colour_out_of_space", "ghoul"]), step="after_drawing")
    table.a("first azathoth", "destroy ghoul")
    assert table.sanity == (95, 100)


@rule("INS-38", "INS-40")
def test_INS_E36_tested_before_the_change() -> None:
    """With the Colour first there are still 3 monsters and A loses nothing."""
    table = position(a=Side(["azathoth", "colour_out_of_space", "ghoul"]), step="after_drawing")
    table.a("first colour_out_of_space", "first azathoth", "destroy ghoul")
    assert (table.step, table.sanity) == ("action_phase", (100, 100))


@rule("INS-41", "INS-171")
def test_INS_E37_it_counts_itself() -> None:
    """A lone Colour counts 1 monster, odd: no loss."""
    table = position(a=Side(["colour_out_of_space"]), step="after_drawing")
    assert (table.step, table.sanity) == ("action_phase", (100, 100))


@rule("INS-43", "INS-189")
def test_INS_E38_compulsory() -> None:
    """The Cannibal takes Dr. Armitage whether A likes it or not."""
    table = position(a=Side(["cannibal", "dr_armitage"]), step="turn_start")
    assert (table.step, table.side("a")) == ("draw_phase", ["cannibal"])
    assert table.discard == ["dr_armitage"]


@rule("INS-37")
def test_an_effect_that_changed_sides_is_skipped() -> None:
    """A waiting effect whose card went to the other side before its moment does not happen."""
    row = {
        "kind": "monster",
        "cost": 0,
        "power": 1,
        "timed": [
            {
                "step": "after_drawing",
                "whose": "each",
                "parts": [{"do": "take", "whom": "opposing_monster"}],
            }
        ],
    }
    lone = {
        "kind": "monster",
        "cost": 0,
        "power": 1,
        "timed": [
            {
                "step": "after_drawing",
                "whose": "each",
                "parts": [{"do": "lose_sanity", "amount": 1}],
            }
        ],
    }
    table = position(
        a=Side(["star_spawn"]),
        b=Side(["elder_thing"]),
        step="after_drawing",
        homemade={"star_spawn": row, "elder_thing": lone},
    )
    table.a("first star_spawn")
    assert table.side("a") == ["star_spawn", "elder_thing"]
    assert table.sanity == (100, 100)


@rule("INS-38", "INS-157", "INS-189", "INS-220")
def test_INS_E232_a_new_choice_after_each() -> None:
    """A sees what Shub-Niggurath brings and only then puts the Cannibal before R'lyeh."""
    table = position(
        a=Side(["cannibal", "alienist", "ward_nurse"]),
        b=Side(["shub_niggurath"]),
        location="rlyeh",
        deck=["ghoul"],
        step="turn_start",
    )
    table.a("first shub_niggurath")
    assert "ghoul" in table.side("a")
    assert table.offered == ["first rlyeh", "first cannibal", "standard"]
    table.a("first cannibal", "destroy ward_nurse")
    assert table.sanity == (97, 100)
    told = [e.id for e in table.duel.journal(-1) if e.id in ("destroyed", "loses-sanity")]
    assert told == ["destroyed", "loses-sanity"]


@rule("INS-36", "INS-55", "INS-205", "INS-222")
def test_INS_E233_only_timed_effects_wait() -> None:
    """What enters play works at once otherwise: Dunwich gives a card, the Reporter acts."""
    table = position(a=Side(hand=["dunwich", "gug", "newspaper_reporter"]), deck=["arkham"])
    table.a("play dunwich", "play gug")
    assert table.hand("a") == ["newspaper_reporter", "arkham"]
    table.a("play newspaper_reporter", "use newspaper_reporter", "discard arkham")
    assert table.sanity == (96, 100)
    assert len(table.hand("a")) == 1


@rule("INS-41")
def test_zero_is_even() -> None:
    """A home-made book that counts its controller's monsters finds 0 of them even."""
    row = {
        "kind": "book",
        "cost": 0,
        "timed": [
            {
                "step": "after_acting",
                "whose": "controller",
                "when": "even_monsters",
                "parts": [{"do": "lose_sanity", "amount": 5}],
            }
        ],
    }
    table = position(a=Side(["books_of_hsan"]), homemade={"books_of_hsan": row})
    table.a("end")
    assert table.sanity == (95, 100)


@rule("INS-43")
def test_nothing_to_decline() -> None:
    """While effects wait, A can only order them, not pass them over."""
    table = position(a=Side(["cthulhu", "azathoth"]), step="after_drawing")
    refused(table, "done", "INS-38")
    refused(table, "end", "INS-38")


@rule("INS-38", "INS-39")
def test_order_is_not_asked_where_it_cannot_matter() -> None:
    """Two effects that only take sanity are not asked for; A is told why."""
    table = position(a=Side(["cthulhu", "flying_polyp", "deep_one"]), step="after_drawing")
    assert (table.step, table.sanity) == ("action_phase", (85, 100))
    assert "passed-order" in table.journal(0)
    assert "passed-order" not in table.journal(1)
    losers = [event.args["card"] for event in table.events("loses-sanity")]
    assert losers == [NUMBER["cthulhu"], NUMBER["flying_polyp"]]
