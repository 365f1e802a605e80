"""Arguments of buttons, prompts and journal entries as the texts take them."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.content import printed
from dreadhouse.games.pandemonium.creatures.naming import NAMED, creature_word, edge_said
from dreadhouse.games.pandemonium.ground.names import (
    edge_name,
    opening_kind,
    space_name,
    space_names,
)
from dreadhouse.games.pandemonium.rules.allies import AllyBarricade, Lead
from dreadhouse.games.pandemonium.rules.deciding import word_edge
from dreadhouse.games.pandemonium.rules.dice import ROLL_KINDS
from dreadhouse.games.pandemonium.rules.life import CAUSES, PayLoss
from dreadhouse.games.pandemonium.rules.printed import GOOD_ALLIES, TOKENS
from dreadhouse.games.pandemonium.rules.words import BOONS, PLACES, ROWS, SIZES, TASKS, VERBS, WAYS
from dreadhouse.games.pandemonium.state import NOWHERE, Pandemonium
from dreadhouse.kernel.text import Texts
from dreadhouse.kernel.words import Vocabulary


def vocabulary() -> Vocabulary:
    """The game's words."""
    p = printed()
    spaces = space_names()
    return Vocabulary(
        VERBS,
        {
            "character": p.characters,
            "persona": p.personas,
            "space": spaces,
            "way": WAYS,
            "edge": [f"{space} {way}" for space in spaces for way in WAYS],
            "figure": p.figures,
            "card": p.cards,
            "token": TOKENS,
            "boon": BOONS,
            "count": [str(number) for number in range(SIZES["count"])],
            "skill": p.skill_ids,
            "task": TASKS + [str(number) for number in range(len(TASKS), SIZES["task"])],
            "row": ROWS,
            "place": PLACES,
        },
    )


LISTS = {
    "token": TOKENS,
    "boon": BOONS,
    "row": ROWS,
    "place": PLACES,
    "way": WAYS,
    "task": TASKS,
    "kind": ROLL_KINDS,
    "cause": CAUSES,
}


def argument(name: str, value: Any, language: str, texts: Texts) -> Any:
    """Ids by their numbers; cards, figures, characters and skills by their titles."""
    p = printed()
    if isinstance(value, list | tuple):
        return argument_of_many(name, value, language, texts)
    if isinstance(value, int) and value < 0:
        return "none"
    if isinstance(value, str) and name in NAMED:
        return creature_word(name, value, language, texts)
    if name == "card":
        return texts.say(f"card-{p.cards[value]}", {}, language)
    if name == "figure":
        return figure_title(value, language, texts)
    if isinstance(value, str):
        return value
    if name == "breed":
        return texts.say(f"figure-{p.figures[4 * value].rpartition('_')[0]}", {}, language)
    if name in ("character", "persona", "who", "other", "whom"):
        return persona_title(value, language, texts)
    if name == "space":
        return space_name(value).upper()
    if name == "edge":
        space, way = divmod(value, 4)
        return {"space": space_name(space).upper(), "way": WAYS[way]}
    if name == "skill":
        return texts.say(f"skill-{p.skill_ids[value]}", {}, language)
    if name in LISTS and isinstance(value, int):
        return LISTS[name][value]
    return value


def besides(s: Pandemonium, action: int) -> dict[str, Any]:
    """What a button tells of the board: what a way leads through and where, where a figure is."""
    words = s.game.vocabulary
    number = words.argument(action)
    domain = words.domain(words.verb(action))
    if domain == "way":
        return way_told(s, number)
    if domain == "figure":
        on_board = number < GOOD_ALLIES
        cell = s.foe_cell[number] if on_board else s.ally_cell[number - GOOD_ALLIES]
        return {"at": place_told(s, cell)}
    if domain == "edge":
        return edge_told(s, word_edge(s, number))
    if domain == "place":
        return {"tile": s.ground.plan.tile_ids[number]}
    top = s.stack[-1]
    return {"life": top.n - number} if isinstance(top, PayLoss) else {}


def way_told(s: Pandemonium, side: int) -> dict[str, Any]:
    """A door or window of the space where it is asked, and the Life that a Dash costs there."""
    top = s.stack[-1]
    cell = s.cell[s.acting] if s.acting >= 0 else NOWHERE
    if isinstance(top, Lead):
        cell = s.ally_cell[top.persona]
    elif isinstance(top, AllyBarricade):
        cell = top.cell
    plan = s.ground.plan
    edge = plan.edge[4 * cell + side]
    price = s.ground.dash_price(edge) if plan.is_opening(edge) else 0
    found = {"to": place_told(s, plan.beside[4 * cell + side]), "price": price}
    return found | edge_told(s, edge)


def edge_told(s: Pandemonium, edge: int) -> dict[str, Any]:
    """What an edge is called."""
    plan = s.ground.plan
    return {"edge": edge_said(edge_name(plan, edge)), "opening": opening_kind(plan, edge)}


def place_told(s: Pandemonium, cell: int) -> str:
    """A space by its name, or none."""
    return space_name(s.ground.plan.space[cell]).upper() if cell >= 0 else "none"


def argument_of_many(
    name: str, values: list[Any] | tuple[Any, ...], language: str, texts: Texts
) -> str:
    """Several values in a row."""
    single = {"given": "card", "taken": "card", "order": "persona"}.get(name, name)
    said = [str(argument(single, value, language, texts)) for value in values]
    return ", ".join(said) or "none"


def figure_title(figure: int, language: str, texts: Texts) -> str:
    """A creature's breed with its number, or an ally's or boss's name."""
    id = printed().figures[figure]
    if figure < 44:
        breed, _, number = id.rpartition("_")
        return f"{texts.say(f'figure-{breed}', {}, language)} {number}"
    if 56 <= figure < 60:
        return texts.say(f"figure-{id}", {}, language)
    return texts.say(f"card-{id}", {}, language)


def persona_title(persona: int, language: str, texts: Texts) -> str:
    """A character's name, or that of an ally."""
    p = printed()
    if persona < len(p.characters):
        return texts.say(f"character-{p.characters[persona]}", {}, language)
    return texts.say(f"card-ally_{p.personas[persona]}", {}, language)
