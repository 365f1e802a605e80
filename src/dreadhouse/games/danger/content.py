"""From a story as it is written to a story as numbers, and the fingerprint of its working parts."""

# mypyc: no

from __future__ import annotations

import itertools
import zlib
from collections.abc import Iterable

from dreadhouse.games.danger.rules import printed as p
from dreadhouse.games.danger.rules.printed import NONE, Printed
from dreadhouse.games.danger.story import model
from dreadhouse.games.danger.story.model import Card, Story

RULES_EDITION = 1

KINDS = ("story", "death", "goal", "ending", "clue", "item", "premonition")
EFFECTS = ("danger", "psychic", "clue", "drop", "go")
TESTS = ("item", "seen", "level >=", "level <")
WAYS = ("choice", "pick", "return")
REPEATS = ("once", "may", "must")
USES = ("booster", "danger", "win", "key")


def compile_story(story: Story) -> Printed:
    """The story as the rules look it up."""
    return _Press(story).run()


class _Press:
    """Prints a story: cards get numbers first, so that everything else may name them."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.out = Printed(story.id)
        self.card = {id: number for number, id in enumerate(story.cards)}
        self.item = {id: number for number, id in enumerate(story.items)}
        self.rank = {id: number for number, id in enumerate(story.ranks)}
        chapters = sorted(story.chapters, key=lambda chapter: chapter.number)
        self.chapter = {chapter.number: place for place, chapter in enumerate(chapters)}
        self.chapters = chapters

    def run(self) -> Printed:
        """Everything, in the order of the story."""
        self.tracks()
        self.decks()
        for item in self.story.items.values():
            self.print_item(item)
        for card in self.story.cards.values():
            self.print_card(card)
        self.close_tables()
        self.note_hints()
        self.out.number_words()
        return self.out

    def tracks(self) -> None:
        """Tracks, chapters, ranks and the start."""
        out, tracks = self.out, self.story.tracks
        out.danger = list(tracks.danger)
        out.danger_start, out.danger_reset = tracks.danger_start, tracks.danger_reset
        out.overflow_psychic, out.death_psychic = tracks.overflow_psychic, tracks.death_psychic
        out.psychic_max, out.psychic_start = tracks.psychic_max, tracks.psychic_start
        out.levels = list(tracks.psychic_levels)
        out.chapters = [chapter.number for chapter in self.chapters]
        out.chapter_start = [self.card[chapter.start] for chapter in self.chapters]
        out.ranks = list(self.story.ranks)
        out.start = self.card[self.story.start]
        out.starters = [self.item[id] for id in self.story.starter_items]

    def decks(self) -> None:
        """Where each chapter's two decks lie: they stay sorted by number (DAN-8)."""
        for chapter in self.chapters:
            own = [id for id in self.story.cards if int(id[1]) == chapter.number]
            first = self.card[own[0]]
            middle = first + sum(id[0] == "S" for id in own)
            self.out.decks.append([first, middle, first + len(own)])

    def print_item(self, item: model.Item) -> None:
        """One item."""
        out = self.out
        out.items.append(item.id)
        out.item_card.append(self.card[item.card])
        out.use_of.append(USES.index(item.use))
        out.item_type.append(model.TYPES.index(item.type) if item.type else NONE)
        out.item_amount.append(item.amount)

    def print_card(self, card: Card) -> None:
        """One card with its challenges and ways."""
        out = self.out
        out.cards.append(card.id)
        out.kind.append(KINDS.index(card.kind))
        out.chapter.append(self.chapter[card.chapter])
        on, go = self.split_go(card)
        out.on.append(self.line(on))
        out.go.append(go)
        gate = card.premonition
        out.gate_level.append(gate.level if gate else NONE)
        out.gate_clue.append(self.card[gate.link.target] if gate else NONE)
        out.back.append(self.back(card))
        out.leads_on.append(bool(card.next) and self.chapter[card.chapter] + 1 < len(self.chapters))
        out.is_kept.append(card.is_kept or card.kind in ("item", "premonition"))
        out.item_of.append(self.item[card.item.id] if card.item else NONE)
        out.rank_of.append(self.rank[card.rank] if card.rank else NONE)
        self.print_challenges(card)
        self.print_ways(card)

    def split_go(self, card: Card) -> tuple[tuple[model.Effect, ...], int]:
        """A clue's last effect `go` is the clue's way on, like `@go`."""
        on, go = card.on, self.card[card.go.target] if card.go else NONE
        if card.kind in model.CLUE_KINDS and on and on[-1].kind == "go" and on[-1].link:
            return on[:-1], self.card[on[-1].link.target]
        return on, go

    def back(self, card: Card) -> int:
        """Where a death returns to."""
        if not card.back:
            return NONE
        return p.PREVIOUS if card.back == "previous" else self.card[card.back]

    def print_challenges(self, card: Card) -> None:
        """The challenges of a card."""
        out = self.out
        out.first_challenge.append(len(out.challenges))
        for one in card.challenges:
            out.challenges.append(one.id)
            out.type.append(model.TYPES.index(one.type))
            out.is_required.append(one.is_required)
            out.repeat.append(REPEATS.index(one.repeat))
            out.tries.append(1 if one.repeat == "once" else one.tries)
            out.there_if.append(self.condition(one.condition))
            eases = [(ease.amount, self.condition(ease.condition)) for ease in one.eases]
            out.eases.append(list(itertools.chain.from_iterable(eases)))
            out.win.append(self.line(one.win))
            out.lose.append(self.line(one.lose))

    def print_ways(self, card: Card) -> None:
        """The pick lists, choices and Story Returns of a card."""
        out = self.out
        out.first_way.append(len(out.ways))
        out.first_list.append(len(out.list_count))
        for picks in card.picks:
            out.list_count.append(picks.count)
            out.list_first.append(len(out.ways))
            self.print_each(picks.ways)
            out.list_end.append(len(out.ways))
        out.first_choice.append(len(out.ways))
        self.print_each(card.choices + card.returns)

    def print_each(self, ways: Iterable[model.Way]) -> None:
        """Ways of one card."""
        out = self.out
        for way in ways:
            out.ways.append(way.id)
            out.way_kind.append(WAYS.index(way.kind))
            out.target.append(self.card[way.link.target])
            out.open_if.append(self.condition(way.condition))
            out.is_once.append(way.is_once)
            out.price.append(self.line(way.effects))
            out.way_card.append(len(out.cards) - 1)

    def close_tables(self) -> None:
        """One entry more, so that each card's part ends where the next one's begins."""
        out = self.out
        out.first_challenge.append(len(out.challenges))
        out.first_way.append(len(out.ways))
        out.first_list.append(len(out.list_count))

    def note_hints(self) -> None:
        """Which cards warn of which death; only the reading bot asks."""
        self.out.hints = [[] for _ in self.card]
        for card in self.story.cards.values():
            for death in card.warns:
                self.out.hints[self.card[death]].append(self.card[card.id])

    def line(self, effects: tuple[model.Effect, ...]) -> int:
        """A list of effects, flat."""
        if not effects:
            return NONE
        code: list[int] = []
        for effect in effects:
            code += [EFFECTS.index(effect.kind), self.argument(effect)]
        self.out.effects.append(code)
        return len(self.out.effects) - 1

    def argument(self, effect: model.Effect) -> int:
        """What an effect is about, as a number."""
        if effect.link is not None:
            return self.card[effect.link.target]
        return self.item[effect.item] if effect.kind == "drop" else effect.amount

    def condition(self, condition: model.Condition | None) -> int:
        """A condition, flat, its joins last."""
        if condition is None:
            return NONE
        self.out.conditions.append(self.flat(condition))
        return len(self.out.conditions) - 1

    def flat(self, condition: model.Condition) -> list[int]:
        """One condition and what it is made of."""
        if isinstance(condition, model.Test):
            return [TESTS.index(condition.kind), self.asked(condition)]
        if isinstance(condition, model.Not):
            return [*self.flat(condition.of), p.NOT, 0]
        join = p.AND if isinstance(condition, model.All) else p.OR
        code = self.flat(condition.of[0])
        for part in condition.of[1:]:
            code += [*self.flat(part), join, 0]
        return code

    def asked(self, test: model.Test) -> int:
        """What a question of a condition asks for, as a number."""
        if test.kind == "item":
            return self.item[test.word]
        return self.card[test.word] if test.kind == "seen" else test.number


def fingerprint(printed: Printed) -> int:
    """A checksum of everything that decides how a story plays; prose, titles and hints do not."""
    parts = dict(sorted(vars_of(printed).items()))
    del parts["hints"]
    return zlib.crc32(repr((RULES_EDITION, parts)).encode()) >> 1  # fits every store


def vars_of(printed: Printed) -> dict[str, object]:
    """The tables of a printed story, plain or compiled."""
    names: Iterable[str] = getattr(printed, "__dict__", ())
    names = names or getattr(type(printed), "__mypyc_attrs__", ())
    return {name: getattr(printed, name) for name in names if not name.startswith("_")}
