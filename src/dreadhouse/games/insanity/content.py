"""The deck's data files: what they may contain, and the card faces built from them.

An error names the file, the row, the field and what was expected there.
"""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
import tomllib
from typing import Annotated, Any, Literal

import msgspec

from dreadhouse.games.insanity.cards import actions, books, curses, locations, monsters, persons
from dreadhouse.games.insanity.cards.face import KINDS, QUESTIONS, Condition, Face, Part, Timed
from dreadhouse.games.insanity.rules import conditions, parts
from dreadhouse.games.insanity.rules.targets import aim_named
from dreadhouse.games.insanity.rules.words import AMOUNTS, CARDS
from dreadhouse.games.insanity.state import STEPS
from dreadhouse.kernel.errors import GameError

Amount = Annotated[int, msgspec.Meta(ge=1, le=300)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Target = Literal[
    "any_being",
    "any_person",
    "any_monster",
    "own_being",
    "own_person",
    "own_monster",
    "opposing_person",
    "opposing_being",
    "opposing_monster",
    "opposing_book",
]
When = Literal[
    "always",
    "even_monsters",
    "odd_monsters",
    "fewer_monsters",
    "more_monsters",
    "fewer_cards",
    "more_cards",
    "lone_person",
    "other_person",
]
PlayIf = Literal[
    "no_own_monster",
    "no_own_person",
    "opposing_monster",
    "own_person",
    "fewer_monsters",
    "fewer_beings",
]


class _Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """A part of a card's text: `do` names it."""


class GainLife(_Row, tag="gain_life"):
    """You gain life."""

    amount: Amount


class GainSanity(_Row, tag="gain_sanity"):
    """You gain sanity."""

    amount: Amount


class LoseLife(_Row, tag="lose_life"):
    """You, or each player, lose life."""

    amount: Amount
    who: Literal["you", "each"] = "you"


class LoseSanity(_Row, tag="lose_sanity"):
    """You, or each player, lose sanity."""

    amount: Amount
    who: Literal["you", "each"] = "you"


class Draw(_Row, tag="draw"):
    """You draw."""

    count: Count


class OpponentDraws(_Row, tag="opponent_draws"):
    """The opponent draws."""

    count: Count


class Discard(_Row, tag="discard"):
    """You discard cards of your choice."""

    count: Count


class DiscardHand(_Row, tag="discard_hand"):
    """You discard your whole hand, which must hold at least so many cards."""

    least: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class Destroy(_Row, tag="destroy"):
    """Destroy one thing; `whom` is seen from the one who chooses."""

    whom: Target
    to: Literal["pile", "hand"] = "pile"
    chooser: Literal["you", "opponent"] = "you"
    other: bool = False
    beings: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class DestroyAll(_Row, tag="destroy_all"):
    """Destroy all of a kind on both sides."""

    whom: Literal["being", "monster", "person", "book"]
    to: Literal["pile", "hand"] = "pile"


class DestroySelf(_Row, tag="destroy_self"):
    """Destroy the card itself."""


class Take(_Row, tag="take"):
    """Take control of one opposing thing."""

    whom: Target


class ShowHand(_Row, tag="show_hand"):
    """The opponent sees your hand."""


class SeeHand(_Row, tag="see_hand"):
    """You see the opponent's hand."""


class Peek(_Row, tag="peek"):
    """You look at the next card of the draw deck."""


class OpponentDiscards(_Row, tag="opponent_discards"):
    """The opponent discards a card of their choice."""


class OpponentGives(_Row, tag="opponent_gives"):
    """The opponent gives you a card of their choice."""


class Own(_Row, tag="own"):
    """What only this card does: a class of its own in cards/."""


PartRow = (
    GainLife
    | GainSanity
    | LoseLife
    | LoseSanity
    | Draw
    | OpponentDraws
    | Discard
    | DiscardHand
    | Destroy
    | DestroyAll
    | DestroySelf
    | Take
    | ShowHand
    | SeeHand
    | Peek
    | OpponentDiscards
    | OpponentGives
    | Own
)


class TimedRow(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A timed effect: in which step, in whose turns, on which condition."""

    step: Literal["turn_start", "before_drawing", "after_drawing", "after_acting"]
    whose: Literal["controller", "each"]
    when: When = "always"
    parts: list[PartRow]


class CardRow(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One card of the deck."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
    number: Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
    kind: Literal["monster", "person", "location", "book", "curse", "action"]
    cost: Annotated[int, msgspec.Meta(ge=0, le=300)]
    power: Annotated[int, msgspec.Meta(ge=-1, lt=AMOUNTS)] = -1
    rule: Annotated[str, msgspec.Meta(pattern="^INS-[0-9]+$")]
    icon: str = ""
    enter: list[PartRow] = []
    action: list[PartRow] = []
    effect: list[PartRow] = []
    timed: list[TimedRow] = []
    play_if: PlayIf | None = None
    unblocked: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0


FACES: dict[str, type[Face]] = {
    "nyarlathotep": monsters.Nyarlathotep,
    "yog_sothoth": monsters.YogSothoth,
    "hastur": monsters.Hastur,
    "dunwich_horror": monsters.DunwichHorror,
    "shoggoth": monsters.Shoggoth,
    "randolph_carter": persons.RandolphCarter,
    "hermit": persons.Hermit,
    "chief_of_police": persons.ChiefOfPolice,
    "wilbur_whateley": persons.WilburWhateley,
    "richard_upton_pickman": persons.RichardUptonPickman,
    "dr_armitage": persons.DrArmitage,
    "innsmouth": locations.Innsmouth,
    "dunwich": locations.Dunwich,
    "arkham": locations.Arkham,
    "kingsport": locations.Kingsport,
    "dreamlands": locations.Dreamlands,
    "necronomicon": books.Necronomicon,
    "book_of_azathoth": books.BookOfAzathoth,
    "petrified": curses.Petrified,
    "dread_of_the_threshold": curses.DreadOfTheThreshold,
    "wandering_mind": curses.WanderingMind,
}
OWN_PARTS: dict[str, type[Part]] = {
    "shub_niggurath": monsters.Revealing,
    "gambler": persons.Gambling,
    "cult_leader": persons.LeadingAway,
    "ward_nurse": persons.Nursing,
    "herbert_west": persons.Reanimating,
    "stolen_memory": actions.Stealing,
    "burned_notes": actions.Burning,
}
CONDITIONS: dict[str, type[Condition]] = {
    "always": Condition,
    "even_monsters": conditions.EvenMonsters,
    "odd_monsters": conditions.OddMonsters,
    "fewer_monsters": conditions.FewerMonsters,
    "more_monsters": conditions.MoreMonsters,
    "fewer_beings": conditions.FewerBeings,
    "fewer_cards": conditions.FewerCards,
    "more_cards": conditions.MoreCards,
    "lone_person": conditions.LonePerson,
    "other_person": conditions.OtherPerson,
    "own_person": conditions.OwnPerson,
    "no_own_person": conditions.NoOwnPerson,
    "no_own_monster": conditions.NoOwnMonster,
    "opposing_monster": conditions.OpposingMonster,
}


FOLDER = pathlib.Path(__file__).parent / "content"


@functools.cache
def faces() -> list[Face]:
    """The 99 cards, read from the data files when first asked for."""
    return load_faces(FOLDER)


def load_faces(folder: pathlib.Path) -> list[Face]:
    """All cards of a folder of data files, by number; GameError says what is wrong and where."""
    faces: list[Face | None] = [None] * CARDS
    for path in sorted(folder.glob("*.toml")):
        for row in read_rows(path):
            if faces[row.number] is not None:
                raise GameError(
                    f"{path.name}, card {row.id}: number {row.number} is taken already; "
                    f"give each card a number of its own"
                )
            faces[row.number] = build(row, path.name)
    missing = [number for number, face in enumerate(faces) if face is None]
    if missing:
        raise GameError(f"the deck has no card with number {missing[0]}: add it to the data files")
    return [face for face in faces if face is not None]


def read_rows(path: pathlib.Path) -> list[CardRow]:
    """The rows of one data file."""
    try:
        tables: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as problem:
        raise GameError(f"{path.name}: {problem}") from problem
    unknown = [name for name in tables if name != "card"]
    if unknown:
        raise GameError(f"{path.name}: unknown table [[{unknown[0]}]], expected [[card]]")
    return [read_row(row, number, path.name) for number, row in enumerate(tables.get("card", []))]


def read_row(row: dict[str, Any], number: int, file: str) -> CardRow:
    """One row, checked field by field."""
    try:
        card = msgspec.convert(row, CardRow)
    except msgspec.ValidationError as problem:
        name = row.get("id", f"number {number + 1}")
        field = str(problem).replace("`$.", "`").replace("$.", "")
        raise GameError(f"{file}, card {name}: {field}") from problem
    is_being = card.kind in ("monster", "person")
    if is_being and card.power < 0:
        raise GameError(f"{file}, card {card.id}: field power is missing, a {card.kind} has power")
    if not is_being and card.power >= 0:
        raise GameError(f"{file}, card {card.id}: field power is not for a {card.kind}: remove it")
    if card.effect and card.kind != "action":
        raise GameError(f"{file}, card {card.id}: field effect is for action cards only")
    return card


def build(row: CardRow, file: str) -> Face:
    """The face of a card."""
    kind = KINDS.index(row.kind)
    rule = int(row.rule.removeprefix("INS-"))
    shape = FACES.get(row.id, Face)
    face = shape(row.number, row.id, kind, row.cost, row.power, rule)
    face.is_standing = shape is not Face
    face.answers = sum(bit for name, bit in QUESTIONS.items() if has_own(face, Face, name))
    face.icon = row.icon
    face.gnaws = row.unblocked
    face.enter = [_part(part, row, file) for part in row.enter]
    face.action = [_part(part, row, file) for part in row.action]
    face.effect = [_part(part, row, file) for part in row.effect]
    face.timed = [_timed(timed, row, file) for timed in row.timed]
    face.action_needs = needs(face.action)
    face.effect_needs = needs(face.effect)
    face.steps = sum({1 << timed.step for timed in face.timed})
    face.play_if = [CONDITIONS[row.play_if]()] if row.play_if else []
    return face


def has_own(thing: Face | Part, base: type[Face | Part], name: str) -> bool:
    """Whether a card or part answers a question otherwise than the class that answers no."""
    return getattr(type(thing), name) is not getattr(base, name)


def needs(text: list[Part]) -> list[Part]:
    """The parts of a text up to the last one that can be impossible (INS-73)."""
    last = max((at for at, part in enumerate(text) if has_own(part, Part, "lacks")), default=-1)
    return text[: last + 1]


def _timed(timed: TimedRow, row: CardRow, file: str) -> Timed:
    return Timed(
        STEPS.index(timed.step),
        timed.whose == "each",
        CONDITIONS[timed.when](),
        [_part(part, row, file) for part in timed.parts],
    )


def _part(part: PartRow, row: CardRow, file: str) -> Part:
    match part:
        case GainLife():
            return parts.GainLife(part.amount)
        case GainSanity():
            return parts.GainSanity(part.amount)
        case LoseLife():
            return parts.LoseLife(part.amount, part.who == "each")
        case LoseSanity():
            return parts.LoseSanity(part.amount, part.who == "each")
        case Draw():
            return parts.Draw(part.count)
        case OpponentDraws():
            return parts.OpponentDraws(part.count)
        case Discard():
            return parts.Discard(part.count)
        case DiscardHand():
            return parts.DiscardHand(part.least)
        case Destroy():
            return _destroy(part)
        case DestroyAll():
            return parts.DestroyAll(aim_named(f"any_{part.whom}"), part.to == "hand")
        case Take():
            return parts.Take(aim_named(part.whom))
        case Own():
            return _own(row, file)
        case _:
            return PLAIN_PARTS[type(part)]()


def _destroy(part: Destroy) -> Part:
    aim = aim_named(part.whom)
    return parts.Destroy(
        aim, part.to == "hand", part.chooser == "opponent", part.other, part.beings
    )


def _own(row: CardRow, file: str) -> Part:
    if row.id not in OWN_PARTS:
        raise GameError(f'{file}, card {row.id}: no code of its own for do = "own": see add-a-card')
    return OWN_PARTS[row.id]()


PLAIN_PARTS: dict[type[_Row], type[Part]] = {
    DestroySelf: parts.DestroySelf,
    ShowHand: parts.ShowHand,
    SeeHand: parts.SeeHand,
    Peek: parts.Peek,
    OpponentDiscards: parts.OpponentDiscards,
    OpponentGives: parts.OpponentGives,
}
