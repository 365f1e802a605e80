"""Move, doors and windows, Run, Dash, Barricades, Traps (PAN-176 to PAN-244)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.turn import Act
from tests.games.pandemonium.cards_table import CardTable, cards
from tests.rules import rule


def at(space: str, name: str = "doctor", **values: int) -> CardTable:
    """A character in a space, the Geek far away; its turn begins later."""
    t = cards(name, "geek").put(name, space).put("geek", "F44")
    t.has(name, **values)
    return t


def last(t: CardTable, left: int) -> CardTable:
    """So many Actions are left in the turn."""
    top = t.s.stack[-1]
    assert isinstance(top, Act)
    c = t.s.cast[top.who]
    c.spent = t.s.printed.action[c.persona] - left
    return t.again()


@rule("PAN-198", "PAN-199")
def test_PAN_E14_a_run() -> None:
    """0 to 5 spaces."""
    t = at("A22").roll("5").begin("doctor")
    t.pick("doctor", "run", "step a23", "step a22", "step a12", "step a11", "step a21")
    assert t.offers("step") == []
    u = at("A22").roll("5").begin("doctor")
    u.pick("doctor", "run", "explore")
    assert u.at("doctor") == "a22"


@rule("PAN-203", "PAN-204", "PAN-197")
def test_PAN_E15_opening_ends_the_run() -> None:
    """A second Run is refused."""
    t = at("A22").roll("5").begin("doctor")
    t.pick("doctor", "run", "step a23", "step a24", "open e")
    assert t.offers("step") == []
    t.refused("run", "PAN-197")


@rule("PAN-216", "PAN-213", "PAN-169")
def test_PAN_E16_three_dashes() -> None:
    """Still 1 Action; Life 3; the door stays open."""
    t = at("A24").open("A24-E21").begin("doctor")
    last(t, 1).pick("doctor", "dash e", "dash w", "dash e")
    assert (t.at("doctor"), t.s.life[0], t.state_of("A24-E21")) == ("e21", 3, "open")
    assert t.offers("move") != []


@rule("PAN-211", "PAN-214", "PAN-187", "PAN-194")
def test_PAN_E17_a_dash_through_a_closed_door() -> None:
    """3 Actions, Life 3, Broken Door."""
    t = at("A24", "soldier", life=5).begin("soldier").pick("soldier", "dash e")
    assert (t.at("soldier"), t.s.life[0], t.state_of("A24-E21")) == ("e21", 3, "broken")
    assert t.s.cast[0].spent == 0


@rule("PAN-184", "PAN-196", "PAN-195")
def test_PAN_E68_a_closed_door() -> None:
    """Move refused; open and Move take 2 Actions."""
    t = at("A24").begin("doctor")
    t.refused("move e21", "PAN-196")
    t.pick("doctor", "open e", "move e21")
    assert (t.at("doctor"), t.s.cast[0].spent) == ("e21", 2)


@rule("PAN-188")
def test_PAN_E70_what_is_broken() -> None:
    """Close is refused."""
    t = at("A24")
    t.s.ground.break_open(t.edge("A24-E21"))
    t.begin("doctor").refused("close e", "PAN-188")


@rule("PAN-190", "PAN-185")
def test_PAN_E71_the_arrow_of_a_window() -> None:
    """From A43 refused, from A44 allowed."""
    at("A43").begin("doctor").refused("open e", "PAN-190")
    t = at("A44").begin("doctor").pick("doctor", "open w")
    assert t.state_of("A43-A44") == "open"


@rule("PAN-192")
def test_PAN_E73_through_an_open_window() -> None:
    """Allowed in both directions."""
    t = at("A43").open("A43-A44").begin("doctor").pick("doctor", "move a44", "move a43")
    assert t.at("doctor") == "a43"


@rule("PAN-193", "PAN-215", "PAN-187")
def test_PAN_E74_through_a_closed_window() -> None:
    """Life 3, Broken Window."""
    t = at("A43", life=4).begin("doctor").pick("doctor", "dash e")
    assert (t.at("doctor"), t.s.life[0], t.state_of("A43-A44")) == ("a44", 3, "broken")


@rule("PAN-225")
def test_PAN_E76_no_barricade_on_a_line() -> None:
    """Refused."""
    at("A11").begin("doctor").refused("barricade e", "PAN-225")


@rule("PAN-224", "PAN-229", "PAN-231")
def test_PAN_E77_removing_a_barricade() -> None:
    """1 Action; the door is now broken."""
    t = at("E21").barricade("A24-E21").begin("doctor").pick("doctor", "clear w")
    assert (t.state_of("A24-E21"), t.s.cast[0].spent) == ("broken", 1)


@rule("PAN-226", "PAN-228", "PAN-196")
def test_PAN_E78_a_barricade_on_a_broken_door() -> None:
    """Raised; the Move is refused."""
    t = at("A24")
    t.s.ground.break_open(t.edge("A24-E21"))
    t.begin("doctor").pick("doctor", "barricade e")
    assert t.state_of("A24-E21") == "barricaded"
    t.refused("move e21", "PAN-228")


@rule("PAN-12", "PAN-232")
def test_PAN_E43_barricades_never_run_out() -> None:
    """However many lie there, one more is raised."""
    t = at("A24")
    for edge in t.s.ground.plan.openings:
        if edge != t.edge("A24-E21") and t.s.ground.may_barricade(edge):
            t.s.ground.raise_barricade(edge)
    t.begin("doctor").pick("doctor", "barricade e")
    assert t.state_of("A24-E21") == "barricaded"


@rule("PAN-178", "PAN-180", "PAN-179")
def test_PAN_E187_leaving_creatures() -> None:
    """Move: Life 3; Run: Life 4."""
    t = at("A22", life=4).foe("psycho", "A22").foe("demon", "A22").stun("demon_1")
    t.begin("doctor").pick("doctor", "move a23")
    assert t.s.life[0] == 3
    u = at("A22", life=4).foe("psycho", "A22").foe("demon", "A22").roll("5")
    u.begin("doctor").pick("doctor", "run", "step a23")
    assert (u.s.life[0], u.at("doctor")) == (4, "a23")


@rule("PAN-180", "PAN-515")
def test_PAN_E188_a_boss_costs_nothing() -> None:
    """Life 4."""
    t = at("A22", life=4).foe("collector", "A22").begin("doctor").pick("doctor", "move a23")
    assert t.s.life[0] == 4


@rule("PAN-180", "PAN-550")
def test_PAN_E189_an_evil_ally_counts() -> None:
    """Life 3."""
    t = at("A22", life=4).foe("deserter", "A22").begin("doctor").pick("doctor", "move a23")
    assert t.s.life[0] == 3


@rule("PAN-181")
def test_PAN_E190_each_step_of_the_dancer() -> None:
    """Life 2."""
    t = at("A22", "dancer", life=4).foe("psycho", "A22").foe("demon", "A23").begin("dancer")
    t.pick("dancer", "move a23", "step a24")
    assert (t.at("dancer"), t.s.life[0], t.s.cast[0].spent) == ("a24", 2, 1)


@rule("PAN-182", "PAN-576")
def test_PAN_E191_death_before_the_step() -> None:
    """Dies in A22; tokens lie there."""
    t = at("A22", life=1).foe("psycho", "A22").carry("doctor", "battery").begin("doctor")
    t.pick("doctor", "move a23")
    assert t.asked == "ChooseTomb"
    token = t.s.token_at(t.cell("A22"), 3)
    assert token is not None


@rule("PAN-183", "PAN-277")
def test_PAN_E192_a_journey_costs_the_life_too() -> None:
    """Life 4, stands on E41."""
    t = at("A43", life=5).foe("psycho", "A43").top("sea_of_glass").roll("5").begin("doctor")
    t.pick("doctor", "enter", "to e41")
    assert (t.at("doctor"), t.s.life[0]) == ("e41", 4)


@rule("PAN-200", "PAN-199")
def test_PAN_E193_a_run_may_return() -> None:
    """3 spaces used."""
    t = at("A22").roll("6").begin("doctor")
    t.pick("doctor", "run", "step a23", "step a22", "step a23")
    assert (t.at("doctor"), t.s.run_left) == ("a23", 3)


@rule("PAN-201", "PAN-202", "PAN-197")
def test_PAN_E194_a_stumble() -> None:
    """Action spent, nothing else; no second Run."""
    t = at("A22", life=5).roll("1").begin("doctor").pick("doctor", "run")
    assert (t.at("doctor"), t.s.life[0], t.s.fear[0], t.s.cast[0].spent) == ("a22", 5, 0, 1)
    assert t.offers("step") == []
    t.refused("run", "PAN-197")


@rule("PAN-411")
def test_PAN_E195_no_stumble() -> None:
    """Moves 1 space."""
    t = at("A22").learn("doctor", "illumination_1", "illumination_3").roll("1").begin("doctor")
    t.pick("doctor", "run", "step a23")
    assert t.offers("step") == []


@rule("PAN-205")
def test_PAN_E197_a_barred_way() -> None:
    """The Run goes on in another direction."""
    t = at("A22").roll("5").begin("doctor").pick("doctor", "run", "step a23", "step a24")
    t.refused("step e21", "PAN-196")
    t.pick("doctor", "step a14")
    assert t.s.run_left == 2


@rule("PAN-206", "PAN-207", "PAN-211")
def test_PAN_E198_a_dash_within_a_run() -> None:
    """Life 4; one space is left."""
    t = at("A24").roll("5").begin("doctor")
    t.pick("doctor", "run", "dash e", "step e22", "step e23", "step e24")
    assert (t.s.life[0], t.s.run_left) == (4, 1)


@rule("PAN-212")
def test_PAN_E200_no_door_no_dash() -> None:
    """Refused."""
    at("A11").begin("doctor").refused("dash e", "PAN-212")


@rule("PAN-217", "PAN-218")
def test_PAN_E201_a_barricaded_window() -> None:
    """Life 3, Barricade gone, Broken Window."""
    t = at("A43", life=5).barricade("A43-A44").begin("doctor").pick("doctor", "dash e")
    assert (t.s.life[0], t.state_of("A43-A44"), t.at("doctor")) == (3, "broken", "a44")


@rule("PAN-219")
def test_PAN_E202_a_dash_out_of_a_space_with_creatures() -> None:
    """Life 3; within a Run Life 4."""
    t = at("A24").foe("psycho", "A24").begin("doctor").pick("doctor", "dash e")
    assert t.s.life[0] == 3
    u = at("A24").foe("psycho", "A24").roll("5").begin("doctor").pick("doctor", "run", "dash e")
    assert u.s.life[0] == 4


@rule("PAN-220", "PAN-55", "PAN-178")
def test_PAN_E203_a_free_dash_does_not_cancel_the_leaving() -> None:
    """Life 5."""
    t = at("A24", "fury").foe("psycho", "A24").begin("fury").pick("fury", "leap e")
    assert (t.s.life[0], t.at("fury")) == (5, "e21")


@rule("PAN-221", "PAN-573")
def test_PAN_E204_a_deadly_dash() -> None:
    """Door broken; dies in the space before it."""
    t = at("A24", life=2).carry("doctor", "battery").begin("doctor").pick("doctor", "dash e")
    assert t.state_of("A24-E21") == "broken"
    assert t.asked == "ChooseTomb"
    assert t.s.token_at(t.cell("A24"), 3) is not None


@rule("PAN-421")
def test_PAN_E205_dashes_without_loss() -> None:
    """Life unchanged, Broken Door."""
    t = at("A24").learn("doctor", *[f"retribution_{n}" for n in range(1, 7)]).begin("doctor")
    t.pick("doctor", "dash e")
    assert (t.s.life[0], t.state_of("A24-E21")) == (6, "broken")


@rule("PAN-647", "PAN-588", "PAN-197")
def test_PAN_E455_what_outlasts_a_death() -> None:
    """Run refused; 4 Defence dice in the creatures' turn."""
    from dreadhouse.games.pandemonium.rules.values import defence_of
    from dreadhouse.games.pandemonium.state import CREATURES_TURN

    t = at("A24", life=2).roll("1").begin("doctor").pick("doctor", "reinforce", "run")
    t.pick("doctor", "dash e", "portal b41")
    assert t.at("doctor") == "b41"
    t.refused("run", "PAN-197")
    t.s.phase = CREATURES_TURN
    assert defence_of(t.s, 0) == 4


@rule("PAN-181", "PAN-182")
def test_PAN_E465_the_second_step_kills() -> None:
    """She dies in A23; the Move is over."""
    t = at("A22", "dancer", life=1).foe("psycho", "A23").begin("dancer")
    t.pick("dancer", "move a23", "step a24")
    assert t.asked == "ChooseTomb"
    assert t.s.cast[0].tomb == t.cell("A23")


@rule("PAN-233", "PAN-234")
def test_PAN_E206_items_for_traps() -> None:
    """2 Trap tokens, no Action."""
    t = at("A22").pack("doctor", "torch", "bandages").begin("doctor")
    t.pick("doctor", "scrap torch", "scrap bandages")
    assert (t.s.cast[0].traps, t.s.cast[0].spent) == (2, 0)


@rule("PAN-235")
def test_PAN_E207_three_at_most() -> None:
    """Refused."""
    t = at("A22").pack("doctor", "torch")
    t.s.cast[0].traps = 3
    t.begin("doctor").refused("scrap torch", "PAN-235")


@rule("PAN-236")
def test_PAN_E208_setting_a_trap() -> None:
    """Trap in A22, 0 Actions."""
    t = at("A22")
    t.s.cast[0].traps = 1
    last(t.begin("doctor"), 1).pick("doctor", "set_trap")
    assert t.s.ground.traps[t.cell("A22")] == 1
    assert t.s.cast[0].traps == 0


@rule("PAN-405")
def test_PAN_E276_setting_a_trap_for_nothing() -> None:
    """Corruption 5, 0 Actions: allowed."""
    t = at("A22").learn("doctor", "corruption_1", "corruption_3", "corruption_5")
    t.s.cast[0].traps = 1
    last(t.begin("doctor"), 0).pick("doctor", "set_trap")
    assert t.s.ground.traps[t.cell("A22")] == 1


@rule("PAN-170", "PAN-203")
def test_PAN_E186_a_free_action_ends_the_run() -> None:
    """The Run is over."""
    t = at("A22", "mechanic").roll("5").begin("mechanic")
    t.pick("mechanic", "run", "step a23", "step a24", "barricade e")
    assert t.offers("step") == []
    assert t.s.cast[0].spent == 1


@rule("PAN-245", "PAN-246", "PAN-247", "PAN-415")
def test_PAN_E212_exploring() -> None:
    """Item and token; refused; with Retribution 1 allowed."""
    t = at("A22").top("torch").begin("doctor").pick("doctor", "explore")
    assert t.s.is_explored[t.cell("A22")] == 1
    t.refused("explore", "PAN-247")
    t.learn("doctor", "retribution_1").again()
    t.pick("doctor", "explore")
    assert len(t.s.cast[0].backpack) == 2


@rule("PAN-285")
def test_PAN_E219_reinforce() -> None:
    """4 dice in the creatures' turn."""
    from dreadhouse.games.pandemonium.rules.values import defence_of
    from dreadhouse.games.pandemonium.state import CREATURES_TURN

    t = at("A22").begin("doctor").pick("doctor", "reinforce")
    assert defence_of(t.s, 0) == 3
    t.s.phase = CREATURES_TURN
    assert defence_of(t.s, 0) == 4


@rule("PAN-286")
def test_PAN_E220_once_a_turn() -> None:
    """Second refused."""
    at("A22").begin("doctor").pick("doctor", "reinforce").refused("reinforce", "PAN-286")


@rule("PAN-288", "PAN-566", "PAN-567")
def test_PAN_E221_no_help_in_the_players_turn() -> None:
    """3 Defence dice only against an Evil Trap."""
    t = at("A22").roll("3 H M M")
    t.s.ground.set_evil_trap(t.cell("A23"))
    t.begin("doctor").pick("doctor", "reinforce", "move a23")
    assert t.s.life[0] == 4
    assert t.scripted.rolls == []


@rule("PAN-141", "PAN-374")
def test_souls_are_collected_at_once() -> None:
    """By a step into their space."""
    t = at("A22")
    t.s.soul_at[t.cell("A23")] = 1
    t.begin("doctor").pick("doctor", "move a23")
    assert t.s.souls[0] == 1


@rule("PAN-176", "PAN-177")
def test_a_move_never_goes_through_a_wall() -> None:
    """One space in an allowed direction; A33 has a wall to A34."""
    t = at("A33").begin("doctor")
    t.refused("move a34", "PAN-177")
    t.pick("doctor", "move a23")
    assert t.at("doctor") == "a23"


@rule("PAN-243")
def test_a_trap_stops_what_comes() -> None:
    """A Psycho on its way to the Doctor is stunned before it arrives."""
    t = at("A22").put("geek", "A22").foe("psycho", "A24")
    t.s.ground.set_trap(t.cell("A23"))
    t.roll("1 1").creatures(2)
    assert t.foe_at("psycho_1") == "a23"
    assert t.s.life == [6, 6]


@rule("PAN-104")
def test_a_twelve_repeats_the_last_breed() -> None:
    """Another figure of it comes."""
    from dreadhouse.games.pandemonium.rules.appearing import AppearAt

    t = at("A22").roll("3 12").begin("doctor")
    t.run(AppearAt(t.cell("B41")), AppearAt(t.cell("F32")))
    assert (t.foe_at("psycho_1"), t.foe_at("psycho_2")) == ("b41", "f32")


@rule("PAN-646")
def test_PAN_E454_an_ally_of_somebody_aboard() -> None:
    """It stays where it is, and nobody leads it."""
    t = at("E44").ally("ally_athlete", "A22", "doctor")
    t.s.plot.flags = -1
    t.begin("doctor", then=("geek",))
    assert "lead athlete" in t.words
    t.pick("doctor", "task board")
    assert t.s.cast[0].posture == 3
    assert t.ally_at("ally_athlete") == "a22"
    assert t.s.acting == 1
    assert t.offers("lead") == []


@rule("PAN-182", "PAN-588")
def test_who_died_of_leaving_has_not_moved_even_on_a_portal() -> None:
    """Dies on A43, lies in A43 again, stands up there and stays there."""
    t = at("A43", life=1).foe("psycho", "A43").begin("doctor")
    t.pick("doctor", "move a33", "portal a43")
    assert t.at("doctor") == "a43"
    assert t.asked == "Act"


@rule("PAN-595", "PAN-181")
def test_a_pact_is_checked_between_the_dancers_steps() -> None:
    """Blood Toll of the Fury is met when the Dancer passes by: she loses 2 Life, and goes on."""
    t = cards("dancer", "fury").put("dancer", "A22").put("fury", "A23").pact("fury", "blood_toll")
    t.begin("dancer").pick("dancer", "move a23")
    assert t.s.life[0] == 4
    t.pick("fury", "learn survival_1").pick("dancer", "step a24")
    assert t.at("dancer") == "a24"


@rule("PAN-210", "PAN-156")
def test_panic_of_the_runner_ends_the_run() -> None:
    """No step of it is left."""
    t = at("A22", fear=4).roll("5").begin("doctor").pick("doctor", "run", "step a23")
    assert t.offers("step")
    t.frighten("doctor", 1)
    assert t.offers("step") == []
    assert not t.s.is_running


@rule("PAN-181", "PAN-63", "PAN-156")
def test_panic_after_the_first_step_ends_the_dancers_move() -> None:
    """She is not asked for a second step; the Panic is rolled off, and she may move anew."""
    t = at("A22", "dancer", fear=4).roll("H").begin("dancer").pick("dancer", "move a23")
    assert t.asked == "SecondStep"
    t.frighten("dancer", 1)
    assert (t.asked, t.at("dancer"), t.s.fear[0]) == ("Act", "a23", 4)
