"""Golden records: games kept in the repository, which every later release must replay alike.

`python -m dreadhouse.lab.golden` makes them anew for every game. That is right only after a rule
change that also raises the game's edition. With `--dump` it keeps the records and only takes the
fingerprints anew, which is right after a change in the shape of the states.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import random
import sys
from typing import Any

from dreadhouse import bots, games
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game, Option
from dreadhouse.kernel.record import Record, load
from dreadhouse.kernel.state import State

FOLDER = pathlib.Path("tests/golden")
RECORDS = 24
PLAYERS = ("random", "random", "greedy")


def varied(options: tuple[Option, ...], chance: random.Random) -> dict[str, Any]:
    """Each option at its default or anywhere it may be."""
    return {option.id: vary(option, chance) for option in options if chance.random() < 0.5}


def vary(option: Option, chance: random.Random) -> int | bool:
    """One allowed value; small numbers come up more often, so that rare ends are met."""
    if option.is_switch:
        return chance.random() < 0.5
    most = chance.choice([option.most, (option.least + option.default) // 2])
    return chance.randint(option.least, max(option.least, most))


def begun(
    game: Game, seats: int, options: dict[str, Any], seed: bytes, journal: bool = False
) -> State:
    """A game with these options, or with none where they are not for so many seats."""
    try:
        return game.start(seats, options, seed, journal)
    except BadOption:
        return game.start(seats, {}, seed, journal)


def play(game: Game, number: int) -> State:
    """The golden game of a number: odd ones vary the options, every third is played by greedy."""
    chance = random.Random(f"{game.name} golden {number}")
    seats = chance.choice(list(game.seats))
    options = varied(game.options, chance) if number % 2 else {}
    state = begun(game, seats, options, chance.randbytes(32))
    name = PLAYERS[number % len(PLAYERS)]
    players = [bots.load(name, chance.randbytes(32)) for _ in range(seats)]
    while state.result is None:
        state.apply(players[state.seat].pick(state, state.seat), state.seat)
    return state


def fingerprints(record: Record, game: Game) -> dict[str, str]:
    """Two fingerprints of a record's whole way, decision by decision.

    `play` covers what was offered, where every piece lay and how it ended: a refactoring leaves
    it alone, a rule change does not. `dump` covers everything that the states held.
    """
    played, dumped = hashlib.sha256(), hashlib.sha256()
    for state in record.steps(journal=True, game=game):
        played.update(moment(state, game).encode())
        dumped.update(digest(state).encode())
    return {"play": played.hexdigest(), "dump": dumped.hexdigest()}


def moment(state: State, game: Game) -> str:
    """What the rules say of a state, whatever shape it is kept in."""
    offered = {
        seat: [game.vocabulary.word(action) for action in state.options(seat)]
        for seat in state.to_act
    }
    return json.dumps([offered, game.pieces(state), state.dice.drawn, state.result])


def make(game: Game, folder: pathlib.Path) -> None:
    """Write a game's golden records and their fingerprints."""
    (folder / game.name).mkdir(parents=True, exist_ok=True)
    for number in range(RECORDS):
        game.record(play(game, number)).save(folder / game.name / f"{number:02}.json")
    remember(game, folder)


def remember(game: Game, folder: pathlib.Path) -> None:
    """Put the fingerprints of one game's records into the file of all."""
    path = folder / "digests.json"
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    known[game.name] = {
        kept.stem: fingerprints(load(kept), game)
        for kept in sorted((folder / game.name).glob("*.json"))
    }
    path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Make the golden records of some games or of all; `--dump` keeps them as they are."""
    names = [name for name in arguments if name != "--dump"] or games.names()
    for name in names:
        if "--dump" in arguments:
            remember(games.load(name), FOLDER)
        else:
            make(games.load(name), FOLDER)
        print(f"The golden records of {name} are in {FOLDER / name}.")


if __name__ == "__main__":
    main(sys.argv[1:])
