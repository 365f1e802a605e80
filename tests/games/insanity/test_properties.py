"""What holds in every duel, from any position that Hypothesis can lay out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreadhouse.games.insanity.cards.face import BOOK, CURSE, LOCATION, MONSTER, QUESTIONS
from dreadhouse.games.insanity.content import faces
from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.errors import IllegalAction
from dreadhouse.kernel.journal import Event
from tests.games.insanity.positions import GAME, IDS, NUMBER, Side, position
from tests.rules import rule

BEINGS = [face.id for face in faces() if face.is_being]
BOOKS = [face.id for face in faces() if face.kind == BOOK]
CURSES = [face.id for face in faces() if face.kind == CURSE]
LOCATIONS = [face.id for face in faces() if face.kind == LOCATION]
SWITCHES = ("life_decides", "dazed", "fresh", "ceiling", "set_order")
CHOICES = st.lists(st.integers(0, 10**6), min_size=10, max_size=80)
CARD_ARGUMENTS = ("card", "blocker", "attacker", "bearer")
Seen = Callable[[Duel, Duel, list[Event]], None]


@st.composite
def positions(draw: st.DrawFn) -> Duel:
    """A turn about to begin: beings, books and curses on both sides, hands of all kinds."""
    beings = draw(st.lists(st.sampled_from(BEINGS), unique=True, max_size=9))
    books = draw(st.lists(st.sampled_from(BOOKS), unique=True, max_size=2))
    curses = draw(st.lists(st.sampled_from(CURSES), unique=True, max_size=2 if beings else 0))
    location = draw(st.sampled_from(["", *LOCATIONS]))
    laid = {*beings, *books, *curses, location}
    held = draw(
        st.lists(st.sampled_from([id for id in IDS if id not in laid]), unique=True, max_size=14)
    )
    cut, hand = draw(st.integers(0, len(beings))), draw(st.integers(0, len(held)))
    beings[:1] = ["+".join([being, *curses]) for being in beings[:1]]
    low = st.integers(1, 30) | st.just(100)
    a = Side([*beings[:cut], *books], held[:hand], draw(low), draw(st.integers(0, 30)))
    b = Side(beings[cut:], held[hand:], draw(low), draw(st.integers(0, 30)))
    options = {name: draw(st.booleans()) for name in SWITCHES}
    table = position(a, b, location=location, step="discard_phase", options=options)
    table.duel.dice = Dice(draw(st.binary(min_size=32, max_size=32)))
    return table.duel


def play(duel: Duel, choices: list[int], seen: Seen) -> None:
    """Play the choices and look at every decision: the table before and after, the new lines."""
    for choice in choices:
        if duel.result is not None:
            return
        before, last = duel.copy(), duel.log
        options = duel.options(duel.seat)
        duel.apply(options[choice % len(options)], duel.seat)
        seen(before, duel, lines_since(duel.log, last))


def lines_since(event: Event | None, last: Event | None) -> list[Event]:
    """The journal lines after one."""
    found: list[Event] = []
    while event is not last and event is not None:
        found.append(event)
        event = event.before
    return found


@rule("INS-9", "INS-10", "INS-11", "INS-22", "INS-93", "INS-104", "INS-62", "INS-267")
@given(positions(), CHOICES)
@settings(max_examples=120)
def test_the_table_is_always_in_order(duel: Duel, choices: list[int]) -> None:
    """No number below 0, one location, curses on beings, nobody dead still playing."""

    def seen(before: Duel, now: Duel, lines: list[Event]) -> None:
        for was, player in zip(before.players, now.players, strict=True):
            assert player.sanity >= 0
            assert player.life > 0 or (player.life == 0 and now.result is not None)
            if now.rules.ceiling:
                assert player.life <= max(was.life, 100)
                assert player.sanity <= max(was.sanity, 100)
        assert now.count(0, LOCATION) + now.count(1, LOCATION) <= 1
        assert all(thing.face.is_being for thing in now.things if thing.curses)
        assert now.acts <= 100

    play(duel, choices, seen)


@rule("INS-52", "INS-54", "INS-58", "INS-59", "INS-232")
@given(positions(), CHOICES)
@settings(max_examples=120)
def test_the_limits_of_an_action_phase_are_kept(duel: Duel, choices: list[int]) -> None:
    """One monster without the Book of Azathoth, one attack, each action once."""

    def seen(before: Duel, now: Duel, lines: list[Event]) -> None:
        action = now.past.action if now.past is not None else -1
        verb, card = GAME.vocabulary.verb(action), GAME.vocabulary.argument(action)
        seat = before.seat
        if verb == "play" and before.faces[card].kind == MONSTER and before.monsters_played:
            books = [thing.face.id for thing in before.things if thing.seat == seat]
            assert "book_of_azathoth" in books
        if verb == "attack":
            assert not before.has_attacked
        if verb == "use":
            thing = before.thing(card)
            assert thing is not None
            assert not thing.is_used
        if before.attack is not None:
            assert verb not in ("play", "use", "attack", "end")

    play(duel, choices, seen)


@given(positions(), CHOICES)
@settings(max_examples=120)
def test_things_are_listed_wherever_rules_look_for_them(duel: Duel, choices: list[int]) -> None:
    """Sides, standing and timed things and the answered questions fit the things, copies too."""

    def seen(before: Duel, now: Duel, lines: list[Event]) -> None:
        for table in (now, now.copy()):
            things = table.things
            assert things == sorted(things, key=lambda thing: thing.born)
            assert table.sides == [[t for t in things if t.seat == seat] for seat in (0, 1)]
            assert table.standing == [t for t in things if t.face.is_standing]
            assert table.timed == [t for t in things if t.face.timed]
            bits = {bit for bit in QUESTIONS.values() for t in things if t.face.answers & bit}
            assert table.answers == sum(bits)

    play(duel, choices, seen)


def known_to(duel: Duel, seat: int) -> set[int]:
    """Every card whose place a seat may know: open ones and those that it has seen."""
    table = duel.view(seat)["table"]
    known = {*table["discard"], *table["deck_known"], *table["aside"]}
    known.update(*(player["hand"] for player in table["players"]))
    for thing in table["things"]:
        known.update([thing["card"], *thing["curses"]])
    return known


@rule("INS-147", "INS-150", "INS-151", "INS-152", "INS-153")
@given(positions(), CHOICES)
@settings(max_examples=120)
def test_the_journal_names_no_card_that_its_reader_cannot_know(
    duel: Duel, choices: list[int]
) -> None:
    """Every card in a line was or is open, or the reader has seen it."""

    def seen(before: Duel, now: Duel, lines: list[Event]) -> None:
        for seat in (-1, 0, 1):
            may_know = known_to(before, seat) | known_to(now, seat)
            if any(line.id == "shuffles" for line in lines):
                return  # what lay open may be hidden again by now
            for line in lines:
                if line.is_for(seat):
                    assert named(line.args) <= may_know, f"{line.id} to {seat}: {line.args}"

    play(duel, choices, seen)


def named(args: dict[str, Any]) -> set[int]:
    """The cards that a journal line names."""
    found = {args[name] for name in CARD_ARGUMENTS if name in args}
    return (found | set(args.get("cards", []))) - {-1}


@rule("INS-279")
@given(positions(), CHOICES)
@settings(max_examples=120)
def test_what_was_seen_in_a_hand_stays_known_there(duel: Duel, choices: list[int]) -> None:
    """Until the card leaves that hand."""

    def seen(before: Duel, now: Duel, lines: list[Event]) -> None:
        for seat in (0, 1):
            was = before.view(seat)["table"]["players"][1 - seat]["hand"]
            still = set(now.players[1 - seat].hand)
            assert set(was) & still <= set(now.view(seat)["table"]["players"][1 - seat]["hand"])

    play(duel, choices, seen)


@rule("INS-50", "INS-73")
@given(positions(), CHOICES)
@settings(max_examples=120)
def test_what_cannot_be_used_says_why_by_the_rule_that_refuses_it(
    duel: Duel, choices: list[int]
) -> None:
    """In the action phase each held card and own action is either offered or explained."""

    def seen(before: Duel, now: Duel, lines: list[Event]) -> None:
        if now.result is not None or type(now.stack[-1]).__name__ != "Act":
            return
        seat = now.seat
        offered = {GAME.vocabulary.word(action) for action in now.options(seat)}
        reasons = dict(now.view(seat)["table"]["why_not"])
        mine = {f"play {IDS[card]}" for card in now.players[seat].hand}
        mine |= {f"use {t.face.id}" for t in now.things if t.seat == seat and t.face.action}
        mine.add("attack")
        assert {word for word in offered if word.startswith(("play ", "use ", "attack"))} == (
            mine - reasons.keys()
        )
        assert reasons.keys() <= mine
        explained(now, seat, reasons)

    play(duel, choices, seen)


def explained(duel: Duel, seat: int, reasons: dict[str, str]) -> None:
    """Each word is refused by the rule that the view names, and the rule has a sentence."""
    for word, reason in reasons.items():
        with pytest.raises(IllegalAction) as refused:
            duel.apply(GAME.vocabulary.action(word), seat)
        assert refused.value.rule == reason
        assert GAME.texts.has(f"why-{reason}", "en")


@rule("INS-105", "INS-114", "INS-133")
@given(positions(), CHOICES)
@settings(max_examples=120)
def test_who_cannot_attack_or_block_says_why(duel: Duel, choices: list[int]) -> None:
    """While attackers or blockers are named, each own being that may not be one is explained."""

    def seen(before: Duel, now: Duel, lines: list[Event]) -> None:
        frame = "" if now.result is not None else type(now.stack[-1]).__name__
        if frame not in ("NameAttackers", "NameBlockers"):
            return
        seat = now.seat
        verb, may = ("name", "may_attack") if frame == "NameAttackers" else ("block", "may_block")
        table = now.view(seat)["table"]
        reasons = dict(table["why_not"])
        beings = [t for t in table["things"] if t["seat"] == seat and t["power"] >= 0]
        barred = {f"{verb} {IDS[thing['card']]}" for thing in beings if not thing[may]}
        offered = {GAME.vocabulary.word(action) for action in now.options(seat)}
        assert barred <= reasons.keys()
        assert not offered & reasons.keys()
        explained(now, seat, reasons)

    play(duel, choices, seen)


@rule("INS-121", "INS-122", "INS-125", "INS-126", "INS-128")
@given(st.data())
@settings(max_examples=80)
def test_damage_adds_up(data: st.DataObject) -> None:
    """Plain attackers against plain blockers: life, deaths and survivors by counting."""
    plain = ["elder_thing", "star_spawn", "yithian_cone", "reanimated_corpse", "nameless_crawler"]
    dealt = data.draw(st.permutations(plain))
    cut = data.draw(st.integers(1, 4))
    table = position(Side(dealt[:cut]), Side(dealt[cut:]))
    table.a("attack")
    while table.duel.attack is not None:
        options = table.duel.options(table.duel.seat)
        table.duel.apply(data.draw(st.sampled_from(options)), table.duel.seat)
    power = {NUMBER[id]: faces()[NUMBER[id]].power for id in plain}
    attackers = table.events("attacks")[0].args["cards"]
    blocks = [(line.args["blocker"], line.args["attacker"]) for line in table.events("blocks")]
    blocked = {attacker for _, attacker in blocks}
    through = sum(power[attacker] for attacker in attackers if attacker not in blocked)
    assert table.life == (100, 100 - through)
    dead = [NUMBER[id] for id in table.discard]
    for attacker in attackers:
        own = [blocker for blocker, against in blocks if against == attacker]
        taken = sum(power[blocker] for blocker in own)
        assert (attacker in dead) == (taken >= power[attacker] and bool(own))
        fallen = sum(power[blocker] for blocker in own if blocker in dead)
        assert fallen <= power[attacker]
