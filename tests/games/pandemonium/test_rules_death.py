"""Death and return, Reanimation, solo games (PAN-573 to PAN-611, PAN-621 to PAN-628)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.creatures.activity import activity
from dreadhouse.games.pandemonium.rules.appearing import life_from_all
from dreadhouse.games.pandemonium.rules.death import Death
from dreadhouse.games.pandemonium.rules.life import OTHER
from dreadhouse.games.pandemonium.rules.turn import TakeOrLeave
from dreadhouse.games.pandemonium.state import ENTOMBED, LYING
from tests.games.pandemonium.cards_table import CardTable, cards
from tests.games.pandemonium.test_rules_moving import at
from tests.rules import rule


def fallen(t: CardTable, name: str) -> CardTable:
    """A character dies outside any turn."""
    t.s.stack = [TakeOrLeave(0, 0)]
    t.run(Death(t.who(name), -1))
    return t


def siege(*cast: str, rolls: str = "") -> CardTable:
    """Chapter 3, where Reanimation holds; the Doctor in G24."""
    t = cards(*cast, chapter="hold_until_sunrise", rolls=rolls)
    return t.put("doctor", "G24")


@rule("PAN-576", "PAN-577", "PAN-574", "PAN-575", "PAN-580")
def test_PAN_E349_what_the_dead_leave() -> None:
    """Trap lies set, Dagger lies; Items and Event gone; 2 Pacts and 1 Item."""
    t = at("A22").carry("doctor", "battery").pack("doctor", "torch", "bandages")
    t.keep("doctor", "second_wind").pact("doctor", "tithe")
    t.s.cast[0].traps = 1
    fallen(t, "doctor")
    c = t.s.cast[0]
    assert t.s.ground.traps[t.cell("A22")] == 1
    assert t.s.token_at(t.cell("A22"), 3) is not None
    assert (len(c.pacts), len(c.backpack), c.kept, c.carried, c.traps) == (2, 1, [], [], 0)
    assert t.discarded("second_wind")


@rule("PAN-575")
def test_PAN_E350_control_of_an_ally_is_kept() -> None:
    """Still controls the Janitor."""
    t = fallen(at("A22").ally("ally_janitor", "A24", "doctor"), "doctor")
    assert t.s.ally_who[8] == 0


@rule("PAN-582", "PAN-581")
def test_PAN_E351_two_in_one_portal() -> None:
    """Both in F32."""
    t = cards("doctor", "fury").put("doctor", "A22").put("fury", "A22")
    fallen(t, "doctor").pick("doctor", "portal f32")
    fallen(t, "fury").pick("fury", "portal f32")
    assert [c.tomb for c in t.s.cast] == [t.cell("F32")] * 2


@rule("PAN-585")
def test_PAN_E352_effects_on_all() -> None:
    """The entombed Geek gains 1 Fear too."""
    t = at("A22").lay("geek", "B41").begin("doctor").roll("3").evil_die()
    assert t.s.fear == [1, 1]


@rule("PAN-584")
def test_PAN_E353_no_part_in_combos() -> None:
    """The Doctor is not asked to join."""
    t = cards("soldier", "doctor").put("soldier", "A43").lay("doctor", "A43")
    t.arm("soldier", "hatchet").arm("doctor", "hatchet").foe("demon", "A43").top("jade_dragon")
    t.begin("soldier").pick("soldier", "launch")
    assert t.asked == "ChooseRow"


@rule("PAN-590")
def test_PAN_E354_the_third_death() -> None:
    """A third Pact is taken; play goes on."""
    t = at("A22").pact("doctor", "tithe").pact("doctor", "long_night")
    t.s.cast[0].deaths = 2
    fallen(t, "doctor").pick("doctor", "portal f32")
    assert len(t.pacts("doctor")) == 3
    assert t.s.result is None


@rule("PAN-601", "PAN-602", "PAN-604", "PAN-611")
def test_PAN_E373_death_under_reanimation() -> None:
    """Lies in G24, keeps the Items, loses the tree; no Item, no Pact, no portal."""
    t = siege("doctor", "soldier").pack("doctor", "torch", "bandages")
    t.learn("doctor", "corruption_1")
    fallen(t, "doctor")
    c = t.s.cast[0]
    assert (c.posture, t.name(c.tomb), t.s.cell[0]) == (LYING, "g24", -1)
    assert (len(c.backpack), c.pacts, c.skills) == (2, [], 0)


@rule("PAN-606", "PAN-607", "PAN-610", "PAN-399")
def test_PAN_E374_reanimation() -> None:
    """Doctor Life 4, Fear 0; Soldier 1 Soul and 1 skill space."""
    t = siege("doctor", "soldier").put("soldier", "G24").lay("doctor", "G24", LYING)
    t.begin("soldier", 3).pick("soldier", "reanimate doctor")
    assert (t.at("doctor"), t.s.life[0], t.s.fear[0]) == ("g24", 4, 0)
    assert (t.s.souls[1], t.asked, t.s.cast[1].spent) == (1, "Learn", 1)


@rule("PAN-608")
def test_PAN_E375_life_is_will() -> None:
    """Life 5; Life 6."""
    t = siege("doctor", "soldier").put("soldier", "G24").pack("doctor", "prayer_beads")
    t.lay("doctor", "G24", LYING).begin("soldier", 3).pick("soldier", "reanimate doctor")
    assert t.s.life[0] == 5
    u = cards("preacher", "soldier", chapter="hold_until_sunrise").put("soldier", "G24")
    u.pack("preacher", "prayer_beads", "prayer_beads").lay("preacher", "G24", LYING)
    u.begin("soldier", 3).pick("soldier", "reanimate preacher")
    assert u.s.life[0] == 6


@rule("PAN-609")
def test_PAN_E376_the_turn_after_reanimation() -> None:
    """Plays after all others; or waits for the next round."""
    t = siege("doctor", "soldier", "fury").put("soldier", "G24").lay("doctor", "G24", LYING)
    t.begin("soldier", 3, then=("fury",)).pick("soldier", "reanimate doctor")
    assert t.s.waiting == [2, 0]
    u = siege("doctor", "soldier", "fury").put("soldier", "G24").lay("doctor", "G24", LYING)
    u.s.cast[0].has_played = True
    u.begin("soldier", 3, then=("fury",)).pick("soldier", "reanimate doctor")
    assert u.s.waiting == [2]


@rule("PAN-603")
def test_PAN_E377_the_surplus_goes() -> None:
    """2 cards must be discarded."""
    t = siege("doctor", "soldier")
    t.learn("doctor", "illumination_1", "illumination_3", "illumination_5")
    t.pack("doctor", "torch", "bandages", "torch", "flashlight")
    fallen(t, "doctor")
    assert t.asked == "ShedCard"
    t.pick("doctor", "discard torch", "discard torch")
    assert len(t.s.cast[0].backpack) == 2


@rule("PAN-605")
def test_PAN_E378_a_body_counts_for_nothing() -> None:
    """Not attacked, no Activity, no Life lost."""
    t = siege("doctor", "soldier").lay("doctor", "G24", LYING)
    assert activity(t.s, 2) == 0
    t.s.stack = [TakeOrLeave(0, 0)]
    life_from_all(t.s, 1, OTHER)
    t.go()
    assert t.s.life == [0, 5]


@rule("PAN-608", "PAN-607")
def test_PAN_E463_fear_is_gone_first() -> None:
    """Fear 0, Life 4."""
    t = siege("doctor", "soldier").put("soldier", "G24").lay("doctor", "G24", LYING)
    t.has("doctor", fear=3).begin("soldier", 3).pick("soldier", "reanimate doctor")
    assert (t.s.fear[0], t.s.life[0]) == (0, 4)


@rule("PAN-604", "PAN-609")
def test_PAN_E464_a_turn_cut_short() -> None:
    """The turn is over, no Event; plays again in the next round."""
    t = siege("doctor", "soldier").has("doctor", life=1).foe("psycho", "G24")
    t.put("soldier", "G24").begin("doctor", 3, then=("soldier",)).pick("doctor", "move g23")
    assert t.s.cast[0].posture == LYING
    assert t.s.acting == 1
    t.pick("soldier", "reanimate doctor", "learn survival_1")
    assert t.s.waiting == []
    assert t.kept("doctor") == []


@rule("PAN-622", "PAN-623", "PAN-624")
def test_PAN_E383_looting_a_body() -> None:
    """1 Action; both and 1 Soul; the Geek stays dead."""
    t = cards("doctor", "geek", seats=1).put("doctor", "A22").put("geek", "A22")
    t.pack("geek", "revolver").carry("geek", "battery").begin("doctor")
    t.lay("geek", "A22", LYING).again()
    t.pick("doctor", "loot_body geek")
    c = t.s.cast[0]
    assert (len(c.backpack), c.carried, t.s.souls[0], c.spent) == (1, [3], 1, 1)
    assert t.s.cast[1].posture == LYING
    t.refused("loot_body geek", "PAN-543")


@rule("PAN-625", "PAN-607")
def test_PAN_E384_solo_with_reanimation() -> None:
    """Geek Life 3, Fear 0."""
    t = cards("doctor", "geek", seats=1, reanimation=True).put("doctor", "A22")
    t.lay("geek", "A22", LYING).begin("doctor").pick("doctor", "reanimate geek")
    assert (t.at("geek"), t.s.life[1], t.s.fear[1]) == ("a22", 3, 0)


@rule("PAN-159", "PAN-368")
def test_PAN_E145_defending_in_panic() -> None:
    """2 damage, may pay with 2 Souls."""
    t = at("A22", fear=5, souls=2).foe("possessed", "A22").roll("H M")
    t.creatures(2)
    assert t.asked == "PayLoss"
    assert "pay 2" in t.words


@rule("PAN-565")
def test_PAN_E370_an_evil_trap_is_laid() -> None:
    """The Evil One player spends an action on A22."""
    t = cards("doctor", "geek", chapter="one_of_us_commands").put("doctor", "A11")
    t.put("geek", "A11").evil(6).evil_picks("evil_trap a22")
    assert t.s.ground.evil_traps[t.cell("A22")] == 1


@rule("PAN-526", "PAN-407")
def test_PAN_E368_the_final_battle() -> None:
    """Fear 2, whatever the tree."""
    t = cards("doctor", "geek", chapter="the_name_in_the_book", rolls="1").has("doctor", fear=1)
    t.learn("doctor", *[f"corruption_{n}" for n in range(1, 7)]).foe("evil_one", "D43")
    t.s.boss_life[3] = 20
    t.s.final_battle = True
    t.s.plot.flags = -1
    t.start(7)
    assert t.s.fear[0] == 2


@rule("PAN-586", "PAN-589")
def test_the_entombed_stand_up_for_a_turn_to_come() -> None:
    """A character who dies before the own turn plays it normally."""
    t = at("A22").put("geek", "A11").begin("doctor", then=("geek",))
    t.lay("geek", "B41", ENTOMBED).top("second_wind").pick("doctor", "end")
    assert (t.at("geek"), t.s.acting) == ("b41", 1)


@rule("PAN-577")
def test_every_trap_of_the_dead_lies_ready() -> None:
    """All three of them."""
    t = at("A22")
    t.s.cast[0].traps = 3
    fallen(t, "doctor")
    assert t.s.ground.traps[t.cell("A22")] == 3
