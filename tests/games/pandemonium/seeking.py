"""Looks for a won or lost game of a chapter, to be kept as a record.

    python -m tests.games.pandemonium.seeking
    python -m tests.games.pandemonium.seeking someone_is_knocking won [seats] [first seed] [easy]

Without a chapter it looks anew for every record that the rules of today no longer play to its end.

It knows the dice: each turn is played at random many times, and the turns that leave the characters
best off are gone on with. So it shows that a chapter can be won, not how well anybody plays it.
"""

from __future__ import annotations

import pathlib
import random
import sys
from collections.abc import Iterator
from typing import Any

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.chapters.marks import (
    BATTERY_FITTED,
    CALLED,
    INVOKED,
    SEALED_ENOUGH,
)
from dreadhouse.games.pandemonium.ground.names import cell_named
from dreadhouse.games.pandemonium.rules.printed import (
    BATTERY,
    BOOK,
    DAGGER,
    EVIL_ONE,
    GENERATOR,
    OARS,
    RUNAWAY_KID,
)
from dreadhouse.games.pandemonium.rules.words import CLOSE, DASH, MOVE, RUN
from dreadhouse.games.pandemonium.state import ABOARD, ENTOMBED, LYING, OUT, Pandemonium
from dreadhouse.kernel.errors import BadRecord
from dreadhouse.kernel.record import load

FOLDER = pathlib.Path(__file__).parent / "endings"
CHAPTERS = [
    "flat_battery",
    "someone_is_knocking",
    "hold_until_sunrise",
    "current",
    "last_one_standing",
    "the_name_in_the_book",
    "the_house_comes_down",
    "one_of_us_commands",
]
# How gladly a verb is tried; what is not named counts 1.
LIKING = {
    "always": 0.0,
    "sometimes": 0.0,
    "never": 0.0,
    "stow": 0.0,
    "scrap": 0.0,
    "clear": 0.0,
    "close": 0.0,
    "exchange": 0.0,
    "swap": 0.0,
    "spare": 0.0,
    "move": 3.0,
    "step": 5.0,
    "run": 3.0,
    "dash": 1.5,
    "leap": 3.0,
    "open": 1.5,
    "explore": 2.0,
    "attack": 4.0,
    "assault": 6.0,
    "task": 40.0,
    "pick_up": 15.0,
    "use_token": 8.0,
    "equip": 12.0,
    "enter": 2.0,
    "reinforce": 0.5,
    "set_trap": 0.3,
    "barricade": 0.3,
    "buy": 0.5,
    "end": 0.25,
    "heal": 3.0,
    "loot": 6.0,
    "lead": 8.0,
    "ally_step": 3.0,
    "seal": 50.0,
    "reanimate": 30.0,
}
TURNS = 300
KEPT = 8
LONGEST_TURN = 400
FAR_AWAY = 12
Path = list[tuple[int, str]]


def liking(action: int) -> float:
    """How gladly an action is tried."""
    return LIKING.get(GAME.vocabulary.verb(action), 1.0)


def wants(s: Pandemonium, who: int) -> list[int]:
    """The spaces where a character has something to do for the goal of the chapter."""
    flags = s.plot.flags
    match s.chapter.id:
        case "flat_battery":
            return carried_to(s, who, BATTERY, "e44", bool(flags & BATTERY_FITTED))
        case "someone_is_knocking":
            kid = s.ally_cell[RUNAWAY_KID]
            return [cell(s, "a12")] + ([kid] * 2 if s.ally_who[RUNAWAY_KID] < 0 else [])
        case "hold_until_sunrise":
            return [cell(s, name) for name in ("a23", "a32", "g34", "c24", "g41")]
        case "current":
            if flags & CALLED:
                return [cell(s, "f33")]
            return [cell(s, "b11")] + (lying(s, GENERATOR) if s.energy <= 1 else [])
        case "last_one_standing":
            return [at for other, at in enumerate(s.cell) if other != who and at >= 0]
        case "the_house_comes_down":
            return sealing(s)
        case _:
            return invoking(s, who)


def carried_to(s: Pandemonium, who: int, kind: int, goal: str, is_done: bool) -> list[int]:
    """Fetch a token, then go where it is needed."""
    if is_done or any(kind in one.carried for one in s.cast):
        return [cell(s, goal)]
    return lying(s, kind)


def sealing(s: Pandemonium) -> list[int]:
    """The Oars, and portals until enough are sealed, then the boat."""
    found = lying(s, OARS) * 2
    if s.plot.flags & SEALED_ENOUGH:
        return [*found, cell(s, "f41")]
    portals = s.ground.plan.portals
    for name in ("g13", "g43", "d43", "e41"):
        at = cell(s, name)
        if not s.sealed >> portals.index(at) & 1:
            found.append(at)
    return found


def invoking(s: Pandemonium, who: int) -> list[int]:
    """Book and Dagger, the altar, then the Evil One itself."""
    if s.plot.flags & INVOKED:
        return [s.foe_cell[EVIL_ONE]]
    found = lying(s, BOOK) + lying(s, DAGGER)
    if BOOK in s.cast[who].carried or DAGGER in s.cast[who].carried:
        found.append(cell(s, "d32"))
    return found


def cell(s: Pandemonium, name: str) -> int:
    """A space by name."""
    return cell_named(s.ground.plan, name)


def lying(s: Pandemonium, kind: int) -> list[int]:
    """The spaces where a kind of token lies."""
    return [token.cell for token in s.tokens if token.kind == kind]


def distance(s: Pandemonium, start: int, goal: int) -> int:
    """Roughly how far it is, through windows too."""
    if start < 0:
        return FAR_AWAY
    return min(s.ground.row(start)[goal], s.ground.moth_row(start)[goal] + 1)


def worth(s: Pandemonium) -> float:
    """How well the characters stand: the goal first, then the way to it, then their sheets."""
    rows = s.chapter.table(s, -1)["goal"]
    value = 0.0
    for id, done, need in rows:
        if need and id != "deaths":
            value += 250.0 * min(1.0, done / need)
    for who, one in enumerate(s.cast):
        value += sheet(s, who)
        if one.posture in (ABOARD, OUT):
            continue
        at = one.tomb if one.posture == ENTOMBED else s.cell[who]
        aims = wants(s, who)
        if aims:
            value -= 7 * min(distance(s, at, aim) for aim in aims)
    kid = s.ally_cell[RUNAWAY_KID]
    if s.chapter.id == "someone_is_knocking" and kid >= 0:
        value -= 9 * distance(s, kid, cell(s, "a12"))
    return value


def sheet(s: Pandemonium, who: int) -> float:
    """Life, Souls, weapons and tokens; Pacts and death weigh heavily."""
    one = s.cast[who]
    value = 4.0 * s.life[who] + 4 * s.souls[who] - 2 * s.fear[who] + 25 * one.trophies
    value += 2 * min(20, sum(s.printed.damage[item] for item in one.hands))
    value += 80 * len(one.carried) - 40 * len(one.pacts)
    if one.posture in (LYING, OUT):
        value -= 120
    return value if s.mode != 1 or who == 0 else -value


class Seeker:
    """One search: a game, its chance, and the aim that the turn under way makes for."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.aim = -1

    def seek(self, start: Pandemonium) -> tuple[Path, Pandemonium] | None:
        """Go on with the best of many turns until the game is won or over."""
        beam: list[tuple[float, Pandemonium, Path]] = [(0.0, start, [])]
        while beam:
            following = []
            for _, s, path in beam:
                for _ in range(max(2, TURNS // len(beam))):
                    twin = s.copy()
                    path_on = path + self.play_turn(twin)
                    if is_won(twin):
                        return path_on, twin
                    if twin.result is None:
                        value = worth(twin) + self.chance.random()
                        following.append((value, twin, path_on))
            following.sort(key=lambda one: -one[0])
            beam = following[:KEPT]
        return None

    def play_turn(self, s: Pandemonium) -> Path:
        """Random decisions up to the next character's turn."""
        began = (s.round, s.acting)
        aims = wants(s, s.acting) if s.acting >= 0 else []
        self.aim = self.chance.choice(aims) if aims and self.chance.random() < 0.85 else -1
        path: Path = []
        while s.result is None and len(path) < LONGEST_TURN:
            seat = s.to_act[0]
            action = self.choice(s, s.options(seat))
            s.apply(action, seat)
            path.append((seat, GAME.vocabulary.word(action)))
            if s.acting >= 0 and (s.round, s.acting) != began:
                break
        return path

    def choice(self, s: Pandemonium, options: list[int]) -> int:
        """One option, by liking."""
        weights = [liking(action) * self.nearing(s, action) for action in options]
        if not any(weights):
            return self.chance.choice(options)
        return self.chance.choices(options, weights)[0]

    def nearing(self, s: Pandemonium, action: int) -> float:
        """Ways that lead to the aim are taken more often."""
        who = s.acting
        if self.aim < 0 or who < 0 or s.cell[who] < 0:
            return 1.0
        if MOVE <= action < RUN:
            to = s.ground.plan.cell_of_space[(action - MOVE) % 128]
        elif DASH <= action < CLOSE:
            to = s.ground.plan.beside[4 * s.cell[who] + (action - DASH) % 4]
        else:
            return 1.0
        if to < 0:
            return 1.0
        return 4.0 if distance(s, to, self.aim) < distance(s, s.cell[who], self.aim) else 0.15


def is_won(s: Pandemonium) -> bool:
    """Whether the characters have won, every one of them; in chapter 5 the first seat."""
    if s.result is None or s.winner != "won":
        return False
    if s.mode == 1:
        return s.result[0] > 0
    return all(won > 0 for seat, won in enumerate(s.result) if seat != s.evil_seat)


def is_lost(s: Pandemonium) -> bool:
    """Whether none of the characters has won; in chapter 5 nobody at all."""
    return s.result is not None and s.winner != "won"


def games(chapter: str, seats: int, first: int, easy: bool) -> Iterator[tuple[int, Pandemonium]]:
    """Fresh games, one seed after the other."""
    number = CHAPTERS.index(chapter) + 1
    for seed in range(first, first + 10_000):
        options: dict[str, Any] = {"chapter": number, "easy": easy}
        s = GAME.start(seats, options, seed.to_bytes(32, "big"))
        assert isinstance(s, Pandemonium)
        yield seed, s


def played_at_random(s: Pandemonium, chance: random.Random) -> Pandemonium:
    """The game, played to its end by nobody in particular."""
    while s.result is None:
        seat = s.to_act[0]
        s.apply(chance.choice(s.options(seat)), seat)
    return s


def main(chapter: str, ending: str, seats: int, first: int, easy: bool) -> None:
    """Find one game and save its record."""
    for seed, s in games(chapter, seats, first, easy):
        chance = random.Random(seed)
        if ending == "lost":
            if not is_lost(played_at_random(s, chance)):
                continue
            record = GAME.record(s)
        else:
            found = Seeker(chance).seek(s)
            print(f"seed {seed}: {'found' if found else 'nothing'}", flush=True)
            if found is None:
                continue
            record = GAME.record(s)
            record.decisions = [*record.decisions, *found[0]]
        FOLDER.mkdir(exist_ok=True)
        record.save(FOLDER / f"{chapter}-{ending}.json")
        return


def still_ends(chapter: str, ending: str) -> bool:
    """Whether a record is there and plays to the ending that it is kept for."""
    try:
        s = load(FOLDER / f"{chapter}-{ending}.json").replay(game=GAME)
    except BadRecord:
        return False
    assert isinstance(s, Pandemonium)
    return is_won(s) if ending == "won" else is_lost(s)


def renew() -> None:
    """Find again what no longer ends as it should, with the same seats and options."""
    for chapter in CHAPTERS:
        for ending in ("won", "lost"):
            if still_ends(chapter, ending):
                continue
            print(f"{chapter}, {ending}:", flush=True)
            old = load(FOLDER / f"{chapter}-{ending}.json")
            main(chapter, ending, old.seats, int(old.seed, 16), bool(old.options["easy"]))


if __name__ == "__main__":
    words = sys.argv[1:]
    numbers = [int(word) for word in words if word.isdigit()]
    seats, first = [*numbers, 2, 1][:1] + [*numbers[1:], 1][:1]
    if words:
        main(words[0], words[1], seats, first, "easy" in words)
    else:
        renew()
