"""The turn, Fear and Panic (PAN-129 to PAN-167)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.appearing import FearOf
from dreadhouse.games.pandemonium.rules.life import OTHER
from dreadhouse.games.pandemonium.rules.turn import BeginTurn, TakeOrLeave
from dreadhouse.games.pandemonium.rules.values import defence_of, is_dark, will_of
from tests.games.pandemonium.cards_table import CardTable, cards
from tests.rules import rule


def frightened(t: CardTable, name: str, n: int) -> CardTable:
    """A character gains Fear outside any turn."""
    t.s.stack = [TakeOrLeave(0, 0)]
    t.run(FearOf(t.who(name), n, OTHER))
    return t


def starting(t: CardTable, name: str, round: int = 2) -> CardTable:
    """The start of a character's turn."""
    fear, t.s.fear = t.s.fear, [0] * len(t.s.fear)
    t.begin(name, round)
    t.s.fear = fear
    t.s.stack = [BeginTurn(t.who(name))]
    t.go()
    return t


@rule("PAN-129", "PAN-131", "PAN-154", "PAN-155", "PAN-151", "PAN-152", "PAN-153")
def test_PAN_E10_panic_in_the_dark() -> None:
    """Life 4 for the dark, Life 3 for the Miss, Fear 4."""
    t = cards("fury", "geek", rolls="M H").put("fury", "A34").has("fury", fear=5, life=5)
    starting(t, "fury")
    assert (t.s.life[0], t.s.fear[0]) == (3, 4)
    assert t.asked == "Act"


@rule("PAN-39", "PAN-129", "PAN-141")
def test_PAN_E65_a_dark_space_by_day() -> None:
    """Fear 1."""
    t = starting(cards("doctor", "geek").put("doctor", "A34"), "doctor")
    assert t.s.fear[0] == 1


@rule("PAN-132", "PAN-48")
def test_PAN_E124_actions_in_any_order() -> None:
    """Explore, Attack, Move; the second Explore is refused."""
    t = cards("doctor", "geek", rolls="M M").put("doctor", "A22").foe("killer_toy", "A22")
    t.arm("doctor", "kitchen_knife").top("torch").begin("doctor")
    t.pick("doctor", "explore", "attack killer_toy_1", "move a23")
    assert (t.at("doctor"), t.s.life[0]) == ("a23", 5)
    t.refused("explore", "PAN-132")


@rule("PAN-134", "PAN-136")
def test_PAN_E125_ending_early() -> None:
    """The Actions are lost, and the Event check follows."""
    t = cards("doctor", "geek").put("doctor", "A22").top("wandering_light")
    t.begin("doctor", then=("geek",))
    t.pick("doctor", "explore", "end")
    assert t.kept("doctor") == ["wandering_light"]
    assert t.s.acting == 1


@rule("PAN-135", "PAN-133", "PAN-253", "PAN-274")
def test_PAN_E126_what_costs_nothing() -> None:
    """With 0 Actions: Chocolate Bar, a Soul, hand and backpack."""
    t = cards("doctor", "geek").put("doctor", "A22").has("doctor", fear=3, souls=1, life=5)
    t.pack("doctor", "chocolate_bar").arm("doctor", "torch").begin("doctor")
    t.s.cast[0].spent = 3
    t.again()
    t.pick("doctor", "use chocolate_bar", "buy life", "stow torch", "equip torch")
    assert (t.s.fear[0], t.s.life[0], t.s.souls[0]) == (1, 6, 0)


@rule("PAN-136", "PAN-428")
def test_PAN_E127_alone() -> None:
    """Takes an Event."""
    t = cards("doctor", "geek").put("doctor", "A22").top("second_wind")
    t.begin("doctor", then=("geek",)).pick("doctor", "end")
    assert t.kept("doctor") == ["second_wind"]


@rule("PAN-137", "PAN-336")
def test_PAN_E128_a_stunned_creature_is_company() -> None:
    """No Event."""
    t = cards("doctor", "geek").put("doctor", "A22").foe("psycho", "A22").stun("psycho_1")
    t.top("second_wind").begin("doctor", then=("geek",)).pick("doctor", "end")
    assert t.kept("doctor") == []


@rule("PAN-137", "PAN-515")
def test_PAN_E129_a_boss_is_no_company() -> None:
    """Takes an Event."""
    t = cards("doctor", "geek").put("doctor", "A22").foe("collector", "A22")
    t.top("second_wind").begin("doctor", then=("geek",)).pick("doctor", "end")
    assert t.kept("doctor") == ["second_wind"]


@rule("PAN-137", "PAN-584")
def test_PAN_E130_the_entombed_are_no_company() -> None:
    """Takes an Event."""
    t = cards("doctor", "fury").put("doctor", "A43").lay("fury", "A43")
    t.top("second_wind").begin("doctor", then=("fury",)).pick("doctor", "end")
    assert t.kept("doctor") == ["second_wind"]


@rule("PAN-138", "PAN-591")
def test_PAN_E131_death_with_the_last_action() -> None:
    """No Event."""
    t = cards("doctor", "fury").put("doctor", "A22").foe("psycho", "A22").has("doctor", life=1)
    t.top("second_wind").begin("doctor", then=("fury",))
    t.s.cast[0].spent = 2
    t.again()
    t.pick("doctor", "move a23", "portal e41")
    assert t.kept("doctor") == []
    assert t.s.acting == 1


@rule("PAN-138")
def test_PAN_E132_death_and_one_action_more() -> None:
    """Plays it from the portal and ends alone in F33: an Event."""
    t = cards("doctor", "fury").put("doctor", "A22").foe("psycho", "A22").has("doctor", life=1)
    t.top("second_wind").begin("doctor", then=("fury",))
    t.s.cast[0].spent = 1
    t.again()
    t.pick("doctor", "move a23", "portal f32")
    assert t.at("doctor") == "f32"
    t.pick("doctor", "move f33", "end")
    assert t.kept("doctor") == ["second_wind"]


@rule("PAN-139", "PAN-430", "PAN-362")
def test_PAN_E133_in_anothers_turn() -> None:
    """The Doctor uses Field Dressing on the Geek; Life cannot be bought then."""
    t = cards("doctor", "geek").put("geek", "A22").has("geek", life=3).has("doctor", souls=3)
    t.keep("doctor", "field_dressing")
    t.begin("doctor", then=("geek",)).pick("doctor", "always field_dressing").top("second_wind")
    t.pick("doctor", "end")
    assert (t.asked, t.s.to_act) == ("Offer", [0])
    t.refused("buy life", "PAN-139")
    t.pick("doctor", "play field_dressing", "on geek")
    assert t.s.life[1] == 5


@rule("PAN-142", "PAN-143")
def test_PAN_E134_fear_costs_will_and_defence() -> None:
    """Doctor: Will 3, Defence 2 at Fear 4."""
    t = cards("doctor", "geek").has("doctor", fear=2)
    frightened(t, "doctor", 2)
    assert (will_of(t.s, 0), defence_of(t.s, 0)) == (3, 2)


@rule("PAN-142", "PAN-143", "PAN-18")
def test_PAN_E135_the_soldier() -> None:
    """Will 1, Defence 3; then Will 1, Defence 2."""
    t = cards("soldier", "geek").has("soldier", fear=3)
    assert (will_of(t.s, 0), defence_of(t.s, 0)) == (1, 3)
    t.has("soldier", fear=4)
    assert (will_of(t.s, 0), defence_of(t.s, 0)) == (1, 2)


@rule("PAN-145")
def test_PAN_E136_penalties_end_with_the_fear() -> None:
    """Back to normal."""
    t = cards("doctor", "geek").has("doctor", fear=4, souls=2).put("doctor", "A22").begin("doctor")
    t.pick("doctor", "buy calm", "buy calm")
    assert t.s.fear[0] == 2
    assert (will_of(t.s, 0), defence_of(t.s, 0)) == (4, 3)


@rule("PAN-146", "PAN-144", "PAN-154")
def test_PAN_E137_point_by_point() -> None:
    """Fear 5, then Life 5."""
    t = frightened(cards("doctor", "geek").has("doctor", fear=4), "doctor", 2)
    assert (t.s.fear[0], t.s.life[0]) == (5, 5)


@rule("PAN-150", "PAN-130")
def test_PAN_E141_no_action_in_panic() -> None:
    """Refused until the Panic is over."""
    t = cards("doctor", "geek").put("doctor", "A22").has("doctor", fear=5, souls=1)
    t.begin("doctor")
    assert t.asked == "OutOfPanic"
    t.refused("move a23", "PAN-150")


@rule("PAN-157", "PAN-154")
def test_PAN_E143_panic_outside_the_own_turn() -> None:
    """No roll now; two more points cost 2 Life."""
    t = frightened(cards("doctor", "geek").has("doctor", fear=4), "doctor", 3)
    assert (t.s.fear[0], t.s.life[0]) == (5, 4)


@rule("PAN-158", "PAN-152", "PAN-579")
def test_PAN_E144_death_in_panic() -> None:
    """Fear 0; plays all Actions from the chosen portal."""
    t = cards("doctor", "geek", rolls="M").put("doctor", "A22").has("doctor", fear=5, life=1)
    starting(t, "doctor")
    t.pick("doctor", "roll", "portal b41")
    assert (t.at("doctor"), t.s.fear[0], t.s.life[0]) == ("b41", 0, 6)
    assert t.asked == "Act"
    assert t.s.cast[0].spent == 0


@rule("PAN-160", "PAN-364")
def test_PAN_E146_a_soul_against_panic() -> None:
    """Fear 4, no roll."""
    t = cards("doctor", "geek").put("doctor", "A22").has("doctor", fear=5, souls=1)
    starting(t, "doctor")
    t.pick("doctor", "buy calm")
    assert (t.s.fear[0], t.s.souls[0], t.asked) == (4, 0, "Act")


@rule("PAN-161", "PAN-162", "PAN-163", "PAN-164")
def test_PAN_E147_a_flashlight_lights_the_space() -> None:
    """No Fear for either."""
    t = cards("doctor", "geek").put("doctor", "A22").put("geek", "A22").pack("geek", "flashlight")
    starting(t, "doctor", 6)
    assert t.s.fear == [0, 0]


@rule("PAN-164", "PAN-162")
def test_PAN_E148_a_torch_works_in_the_hand_only() -> None:
    """Fear 1, then none."""
    t = starting(cards("doctor", "geek").put("doctor", "A22").pack("doctor", "torch"), "doctor", 6)
    assert t.s.fear[0] == 1
    u = starting(cards("doctor", "geek").put("doctor", "A22").arm("doctor", "torch"), "doctor", 6)
    assert u.s.fear[0] == 0


@rule("PAN-638", "PAN-146", "PAN-157")
def test_PAN_E444_the_event_comes_after_the_turn() -> None:
    """Fear 5, then Life 5; no roll now."""
    t = cards("doctor", "geek").put("doctor", "A34").has("doctor", fear=4)
    t.top("voices_in_the_vents").begin("doctor", then=("geek",)).pick("doctor", "end")
    assert (t.s.fear[0], t.s.life[0]) == (5, 5)
    assert t.s.acting == 1


@rule("PAN-638", "PAN-589")
def test_PAN_E445_death_by_the_event() -> None:
    """Lies entombed until the next round."""
    t = cards("fury", "doctor").put("fury", "A22").has("fury", life=1)
    t.top("wet_floor").begin("fury", then=("doctor",)).pick("fury", "end", "portal b41")
    assert t.s.cast[0].posture == 1
    assert t.s.acting == 1


@rule("PAN-651")
def test_sorting_has_an_end() -> None:
    """Twelve cards a turn."""
    t = cards("doctor", "geek").put("doctor", "A22").pack("doctor", "torch").begin("doctor")
    for _ in range(6):
        t.pick("doctor", "equip torch", "stow torch")
    t.refused("equip torch", "PAN-651")


@rule("PAN-650")
def test_dashes_have_an_end() -> None:
    """Twelve a turn, even when they cost nothing."""
    t = cards("doctor", "geek").put("doctor", "A24")
    t.learn("doctor", *[f"retribution_{space}" for space in range(1, 7)]).begin("doctor")
    for _ in range(6):
        t.pick("doctor", "dash e", "dash w")
    assert t.s.life[0] == 6
    t.refused("dash e", "PAN-650")


@rule("PAN-24", "PAN-592")
def test_PAN_E51_pacts_are_secret() -> None:
    """The Doctor sees the Geek's Items, and not the Geek's Pact."""
    t = cards("doctor", "geek").pack("geek", "torch").pact("geek", "tithe")
    t.s.secrets.show(10, 2)
    t.put("doctor", "A22").begin("doctor")
    seen = [t.s.view(seat)["table"]["cast"][1] for seat in range(2)]
    assert [one["backpack"] for one in seen] == [["torch"], ["torch"]]
    assert [one["pacts"] for one in seen] == [1, 1]
    assert [one["own_pacts"] for one in seen] == [[], ["tithe"]]
    assert "tithe" not in str(t.s.view(0))


@rule("PAN-396", "PAN-379")
def test_PAN_E273_one_space_for_two_kills() -> None:
    """Two creatures killed by one combo: one Soul, one skill space."""
    t = cards("soldier", "fury").put("soldier", "A22").put("fury", "A44")
    t.arm("soldier", "two_handed_axe").foe("killer_toy", "A22").foe("killer_toy", "A22")
    t.top("jade_dragon").roll("H H H H").begin("soldier")
    t.pick("soldier", "launch", "row middle", "target killer_toy_1", "target killer_toy_2")
    while t.asked == "Divide":
        t.pick("soldier", t.words[0])
    assert t.s.foes == []
    assert t.s.souls[0] == 1
    assert t.asked == "Learn"
    t.pick("soldier", "learn survival_1")
    assert t.asked == "Act"


@rule("PAN-166", "PAN-165")
def test_the_generator_lights_printed_dark_spaces_by_day() -> None:
    """A34 is dark in round 2, and lit while the Generator is on."""
    t = cards("doctor", "geek").begin("doctor", 2)
    assert is_dark(t.s, t.cell("A34"))
    t.s.energy = 3
    assert not is_dark(t.s, t.cell("A34"))
    t.s.energy = 1
    assert is_dark(t.s, t.cell("A34"))
