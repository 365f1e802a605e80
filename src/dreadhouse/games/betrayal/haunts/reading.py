"""Haunts read from their data files: every file is checked, then built of blocks.

A file says what a haunt is made of; `docs/new-haunt.md` tells how to write one.
"""

# mypyc: no

from __future__ import annotations

import pathlib
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec

from dreadhouse.games.betrayal.haunts.aims import AIMS
from dreadhouse.games.betrayal.haunts.block import Block, BuiltHaunt
from dreadhouse.games.betrayal.haunts.carrying import BurnByCard, CarryHome, Grab
from dreadhouse.games.betrayal.haunts.child import Child
from dreadhouse.games.betrayal.haunts.creatures import Creatures, Seekers
from dreadhouse.games.betrayal.haunts.doses import Doses
from dreadhouse.games.betrayal.haunts.doubles import Doubles
from dreadhouse.games.betrayal.haunts.exits import Exit
from dreadhouse.games.betrayal.haunts.fever import Fever
from dreadhouse.games.betrayal.haunts.heirs import Heirs
from dreadhouse.games.betrayal.haunts.lamps import Lamps
from dreadhouse.games.betrayal.haunts.objects import Target
from dreadhouse.games.betrayal.haunts.presence import Presence
from dreadhouse.games.betrayal.haunts.results import (
    Find,
    GainToken,
    Light,
    LookAtFace,
    OpenDoor,
    RemoveHere,
    RemoveMonster,
    Weaken,
)
from dreadhouse.games.betrayal.haunts.rooms import PlaceRoom, TraitorStarts
from dreadhouse.games.betrayal.haunts.shapes import (
    Amount,
    CarryRow,
    ExitRow,
    HauntFile,
    MonsterRow,
    ObjectRow,
    TaskRow,
    TokenRow,
    WayRow,
    ZoneRow,
)
from dreadhouse.games.betrayal.haunts.tasks import ANY_STATE, OFF, ON, SIDES, Result, TaskBlock
from dreadhouse.games.betrayal.haunts.tokens import KINDS, REST, SEERS, TokenKind
from dreadhouse.games.betrayal.haunts.traitors import WAYS, Naming
from dreadhouse.games.betrayal.haunts.vanishing import Vanishing
from dreadhouse.games.betrayal.haunts.winning import (
    Alive,
    AllCured,
    Condition,
    Counted,
    Cured,
    Escaped,
    NoDouble,
    NoneLeft,
    RoundOver,
    TraitorDead,
    Winning,
    ZoneShare,
)
from dreadhouse.games.betrayal.haunts.zones import Zone
from dreadhouse.games.betrayal.rules.haunt import DESTROY, STUN, MonsterKind
from dreadhouse.games.betrayal.rules.monsters import BEHAVIOURS
from dreadhouse.games.betrayal.rules.printed import TOKENS, Printed
from dreadhouse.games.betrayal.state import SIGNS, TRAITS
from dreadhouse.kernel.errors import GameError

COMPANIES = 4


def read_folder(folder: pathlib.Path, printed: Printed) -> list[BuiltHaunt]:
    """Every haunt of a folder by its number; all share one list of monster kinds."""
    files = [read_file(path) for path in sorted(folder.glob("*.toml"))]
    files.sort(key=lambda file: file.number)
    kinds: list[MonsterKind] = []
    haunts = [build(file, printed, kinds) for file in files]
    for haunt in haunts:
        haunt.kinds = kinds
    return haunts


def read_file(path: pathlib.Path) -> HauntFile:
    """One file, checked field by field."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(tables, HauntFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise GameError(f"haunts/{path.name}: {problem}") from problem


def build(file: HauntFile, printed: Printed, kinds: list[MonsterKind]) -> BuiltHaunt:
    """One haunt of its file; a setting that is missing is told with the file."""
    try:
        return Builder(file, printed, kinds).build()
    except (KeyError, ValueError) as problem:
        raise GameError(f"haunts/{file.id}.toml: something is missing: {problem}") from problem


class Builder:
    """Builds one haunt of its file."""

    def __init__(self, file: HauntFile, printed: Printed, kinds: list[MonsterKind]) -> None:
        self.file = file
        self.printed = printed
        self.kinds = kinds
        self.counters = ["clock"]
        self.tokens: dict[str, TokenKind] = {}
        self.blocks: list[Block] = []
        self.own_kinds: dict[str, int] = {}

    def build(self) -> BuiltHaunt:
        """Blocks in the order of their setup (HAU-3)."""
        file = self.file
        for number, token in enumerate(file.token):
            self.tokens[token.id] = self.token(number, token)
        for monster in file.monster:
            self.own_kinds[monster.id] = self.monster_kind(monster)
        for room in file.place:
            unless = [self.room(name) for name in room.unless]
            self.blocks.append(PlaceRoom(self.room(room.room), unless, room.no_barrier))
        if file.exit:
            self.blocks.append(self.exit(file.exit))
        for own in file.own:
            self.blocks.append(self.own(own))
        self.blocks += self.tokens.values()
        self.blocks += [self.zone(zone) for zone in file.zone]
        for monster in file.monster:
            self.add_monsters(monster)
        self.blocks += [self.task(task) for task in file.task]
        for carry in file.carry:
            self.add_carry(carry)
        for grab in file.grab:
            kind = self.kind(grab.token)
            self.blocks.append(Grab(kind, SIDES.index(grab.by), SIDES.index(grab.victim)))
        self.blocks += [self.object(target) for target in file.object]
        return self.haunt()

    def haunt(self) -> BuiltHaunt:
        """The haunt itself."""
        file = self.file
        haunt = BuiltHaunt(file.id, self.naming(), self.blocks, self.winning())
        haunt.counters = self.counters
        haunt.rule = file.rule
        haunt.has_clock = file.clock
        haunt.is_free_for_all = file.free_for_all
        if file.aims:
            haunt.hero_aims = [self.aim(name) for name in file.aims.heroes]
            haunt.traitor_aims = [self.aim(name) for name in file.aims.traitor]
        return haunt

    # ---- names

    def wrong(self, what: str, name: str) -> GameError:
        """What to say of a name that is not known."""
        return GameError(f"haunts/{self.file.id}.toml: there is no {what} {name!r}")

    def room(self, name: str) -> int:
        """A room by its id."""
        if name not in self.printed.rooms:
            raise self.wrong("room", name)
        return self.printed.rooms.index(name)

    def card(self, name: str) -> int:
        """A card by its id."""
        if name not in self.printed.cards:
            raise self.wrong("card", name)
        return self.printed.cards.index(name)

    def kind(self, name: str) -> TokenKind:
        """A token kind of this haunt."""
        if name not in self.tokens:
            raise self.wrong("token", name)
        return self.tokens[name]

    def aim(self, name: str) -> int:
        """Something that a side may want."""
        if name not in AIMS:
            raise self.wrong("aim", name)
        return AIMS.index(name)

    def monster(self, name: str) -> int:
        """A monster kind of this haunt."""
        if name not in self.own_kinds:
            raise self.wrong("monster", name)
        return self.own_kinds[name]

    def counter(self, name: str) -> int:
        """A counter, made when first named."""
        if name not in self.counters:
            self.counters.append(name)
        return self.counters.index(name)

    def amounts(self, value: Amount) -> list[int]:
        """A number for every company, or one of the file's amounts."""
        if isinstance(value, int):
            return [value] * COMPANIES
        found = self.file.amounts.get(value)
        if found is None or len(found) != COMPANIES:
            raise self.wrong("row of four amounts", value)
        return found

    # ---- blocks

    def naming(self) -> Naming:
        """Who is the traitor."""
        row = self.file.traitor
        if row.way not in WAYS:
            raise self.wrong("way to name a traitor", row.way)
        card = self.card(row.card) if row.card else -1
        return Naming(WAYS.index(row.way), TRAITS.index(row.trait), row.knack, card)

    def token(self, number: int, row: TokenRow) -> TokenKind:
        """A kind of token."""
        kind = TokenKind(number, row.id, KINDS.index(row.kind))
        kind.count = self.amounts(row.count)
        if row.first:
            kind.first, kind.most = TOKENS + row.first - 1, row.most
        kind.is_spread = row.spread
        kind.sign = SIGNS.index(row.sign) if row.sign else -1
        kind.rooms = [self.room(name) for name in row.rooms]
        kind.not_in = [self.room(name) for name in row.not_in]
        kind.is_far_from_traitor = row.not_with_traitor
        kind.face_names = list(row.faces)
        kind.faces = [
            [REST] * COMPANIES if due == "rest" else self.amounts(due) for due in row.faces.values()
        ]
        kind.sees = SEERS.index(row.seen_by)
        return kind

    def monster_kind(self, row: MonsterRow) -> int:
        """A kind of monster; its number counts through all haunts."""
        values = [row.speed, row.might, row.sanity, row.knowledge]
        defeat = STUN if row.defeat == "stun" else DESTROY
        kind = MonsterKind(row.id, values, TRAITS.index(row.attack), defeat)
        if row.behaviour not in BEHAVIOURS:
            raise self.wrong("behaviour", row.behaviour)
        kind.behaviour = BEHAVIOURS.index(row.behaviour)
        kind.range = row.range
        kind.goal = self.room(row.room) if row.room else -1
        kind.token = row.seeks
        kind.can_carry = bool(row.seeks)
        kind.rolls_alone = row.alone
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def add_monsters(self, row: MonsterRow) -> None:
        """Where they start, and what they seek."""
        kind = self.monster(row.id)
        if row.start != "none" or row.spawn:
            block = Creatures(kind, self.amounts(row.count))
            block.room = self.room(row.room) if row.start == "room" else -1
            block.with_traitor = row.start == "traitor"
            block.each = row.start == "far_each"
            block.sign = SIGNS.index(row.sign) if row.sign else -1
            block.not_at = self.kind(row.not_at).number if row.not_at else -1
            block.spawns = self.amounts(row.spawn) if row.spawn else []
            self.blocks.append(block)
        if row.seeks:
            self.blocks.append(Seekers(kind, self.kind(row.seeks), self.room(row.room)))

    def zone(self, row: ZoneRow) -> Zone:
        """A zone."""
        zone = Zone(row.id)
        zone.rooms = [self.room(name) for name in row.rooms]
        zone.at_revealer = row.at_revealer
        zone.never = [self.room(name) for name in row.never]
        zone.fixture = self.kind(row.at).number if row.at else -1
        zone.grow_odd = self.amounts(row.grow_odd)
        zone.grow_even = self.amounts(row.grow_even)
        zone.leave_cost = row.leave_cost
        zone.trait, zone.least, zone.points = TRAITS.index(row.check), row.least, row.points
        zone.dice = row.dice
        return zone

    def task(self, row: TaskRow) -> TaskBlock:
        """A task."""
        task = TaskBlock(
            row.id,
            SIDES.index(row.by),
            [row.rolls.get(name, 0) for name in TRAITS],  # type: ignore[call-overload]
        )
        task.rooms = [self.room(name) for name in row.rooms]
        task.fixture = self.kind(row.at).number if row.at else -1
        task.state = {"": ANY_STATE, "on": ON, "off": OFF}[row.state]
        task.cards = [self.card(name) for name in row.with_card]
        if row.holding:
            task.held = [self.kind(row.holding).first, self.kind(row.holding).most]
        if row.need:
            task.counter, task.need = self.counter(row.id), self.amounts(row.need)
        task.is_secret = row.secret_need
        task.on_success = [self.result(op) for op in row.on_success]
        task.on_done = [self.result(op) for op in row.on_done]
        return task

    def result(self, op: dict[str, Any]) -> Result:
        """What a success brings about."""
        do = op.get("do")
        if do == "remove_monster":
            return RemoveMonster(self.monster(op["monster"]))
        if do == "gain_token":
            return GainToken(self.kind(op["token"]))
        if do == "remove_here":
            return RemoveHere()
        if do == "light":
            return Light()
        if do == "weaken":
            return Weaken(self.monster(op["monster"]), TRAITS.index(op["trait"]), op["by"])
        if do == "find":
            kind = self.kind(op["token"])
            blank = kind.face_names.index(op["blank"]) if "blank" in op else -1
            return Find(kind, blank)
        if do == "open_door":
            return OpenDoor()
        if do == "look":
            return LookAtFace(self.kind(op["token"]))
        raise self.wrong("result", str(do))

    def add_carry(self, row: CarryRow) -> None:
        """A token carried home, and the card that does the same anywhere."""
        carry = CarryHome(self.kind(row.token), SIDES.index(row.by))
        carry.room = self.room(row.room) if row.room else -1
        carry.fixture = self.kind(row.at).number if row.at else -1
        carry.counter = self.counter(row.counter) if row.counter else -1
        carry.id = row.counter
        carry.by_monsters = row.monsters
        self.blocks.append(carry)
        if row.burn_by:
            self.blocks.append(BurnByCard(self.card(row.burn_by), carry))

    def exit(self, row: ExitRow) -> Exit:
        """The front door."""
        counter = self.counter(row.counter) if row.counter else -1
        return Exit(counter, self.amounts(row.need), row.automatic)

    def object(self, row: ObjectRow) -> Target:
        """An object."""
        need = self.amounts(row.need)
        target = Target(row.id, self.room(row.room), row.dice, self.counter(row.id), need)
        target.guards = self.monster(row.guards) if row.guards else -1
        return target

    def own(self, row: dict[str, Any]) -> Block:
        """What a haunt does of its own."""
        block = row.get("block")
        if block == "traitor_starts":
            return TraitorStarts(self.room(row["room"]))
        if block == "vanishing":
            return Vanishing(row["dice"], row["end"])
        if block == "presence":
            trait = TRAITS.index(row["trait"])
            return Presence(self.amounts(row["rooms"]), trait, row["least"], row["dice"])
        if block == "lamps":
            return Lamps(self.kind(row["token"]), row["defence"], row["dice"])
        return self.own_people(row)

    def own_people(self, row: dict[str, Any]) -> Block:
        """What it does of its own with people and what they carry."""
        block = row.get("block")
        if block == "doses":
            kind = self.kind(row["token"])
            return Doses(kind, kind.face_names.index(row["remedy"]), row["deadline"])
        if block == "heirs":
            return Heirs(self.kind(row["token"]), self.amounts(row["need"]), row["deadline"])
        if block == "doubles":
            kinds = self.monster(row["monster"])
            return Doubles(kinds, self.amounts(row["shatter_by"]), row["stronger"])
        if block == "fever":
            cure = self.kind(row["cure"])
            return Fever(self.amounts(row["limit"]), cure, self.counter("healed"))
        if block == "child":
            token, omen = TOKENS + row["token"] - 1, self.card(row["omen"])
            marks, saved = self.counter("altars"), self.counter("saved")
            return Child(token, omen, self.kind(row["altar"]).number, marks, saved)
        raise self.wrong("block", str(block))

    # ---- winning

    def winning(self) -> Winning:
        """How each side wins."""
        win = self.file.win
        others = [self.way(row) for row in win.traitor or win.house]
        return Winning([self.way(row) for row in win.heroes], others, bool(win.house))

    def way(self, row: WayRow) -> list[Condition]:
        """Everything that must hold."""
        return [*self.of_counters(row), *self.of_people(row), *self.of_house(row)]

    def of_counters(self, row: WayRow) -> Iterator[Condition]:
        """Tasks done, counters and the clock."""
        if row.task:
            needs = [task.need for task in self.file.task if task.id == row.task and task.need]
            if not needs:
                raise self.wrong("task with a need", row.task)
            yield Counted(self.counter(row.task), self.amounts(needs[0]))
        if row.counter:
            if row.counter not in self.counters:
                raise self.wrong("counter", row.counter)
            yield Counted(self.counter(row.counter), self.amounts(row.least))

    def of_people(self, row: WayRow) -> Iterator[Condition]:
        """Who is alive, out, cured or dead."""
        if row.alive:
            yield Alive(self.amounts(row.alive), False)
        if row.alive_fewer:
            yield Alive(self.amounts(row.alive_fewer), True)
        if row.escaped:
            yield Escaped(self.amounts(row.escaped))
        if row.cured:
            yield Cured(self.amounts(row.cured), False)
        if row.cured_fewer:
            yield Cured(self.amounts(row.cured_fewer), True)
        if row.all_cured:
            yield AllCured()
        if row.traitor_dead:
            yield TraitorDead()

    def of_house(self, row: WayRow) -> Iterator[Condition]:
        """What is left in the house, and when it is judged."""
        if row.none_left:
            yield NoneLeft(self.kind(row.none_left).number)
        if row.zone_percent:
            yield ZoneShare(row.zone_percent, row.from_round)
        if row.round_over:
            yield RoundOver()
        if row.no_double:
            yield NoDouble()
