"""The eight characters laid out to be picked: figure, values, skill, a life."""

# mypyc: no

from __future__ import annotations

from dreadhouse.art.measure import wrap
from dreadhouse.games.pandemonium import beings
from dreadhouse.games.pandemonium.picture import (
    TEXTS,
    fitted,
    lines,
    named,
    pick,
    placed,
    placed_at,
    say,
    text,
    words_of,
)
from dreadhouse.games.pandemonium.prints import characters
from dreadhouse.games.pandemonium.sheets import VALUES
from dreadhouse.games.pandemonium.sight import Sight


class People:
    """All who may still be picked."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language

    def draw(self, people: list[str]) -> str:
        """Plates in rows over the house."""
        house = self.sight.at.house
        columns = 2
        rows = -(-len(people) // columns)
        wide = (house.wide - 24 - 10 * (columns - 1)) / columns
        high = min(176.0, (house.high - 24 - 10 * (rows - 1)) / rows)
        drawn = (
            f'<rect class="board-spread" x="{house.x:g}" y="{house.y:g}" width="{house.wide:g}" '
            f'height="{24 + rows * (high + 10) - 10:.1f}" rx="14"/>'
        )
        for place, id in enumerate(people):
            row, column = divmod(place, columns)
            x, y = house.x + 12 + column * (wide + 10), house.y + 12 + row * (high + 10)
            drawn += placed_at(x, y, self.person(id, wide, high))
        return f'<g id="spread">{drawn}</g>'

    def person(self, id: str, wide: float, high: float) -> str:
        """One character."""
        name = named("character", id, self.language)
        skill = words_of("character", id, self.language)
        drawn = f'<rect class="person" width="{wide:.1f}" height="{high:.1f}" rx="9"/>'
        drawn += placed_at(38, 42, f'<g transform="scale(0.8)">{beings.character(id)}</g>')
        drawn += fitted(76, 28, name, f"sheet-name {id}", wide - 86, 20.0)
        told = [name]
        step = (wide - 86) / len(VALUES)
        for place, (value, icon) in enumerate(VALUES):
            x = 76 + place * step
            drawn += f'<g class="value">{placed(icon, x, 38, 17)}</g>'
            drawn += text(x + 21, 53, str(characters()[id][value]), "value-number")
            told.append(
                f"{say('board-value', self.language, value=value)} {characters()[id][value]}"
            )
        block, y = lines(14, 92, skill, "skill-words", wide - 28, 14.0, 3)
        drawn += block + self.life(id, y, wide, high)
        told.append(skill)
        # The words stand outside the button, which has a label of its own (WCAG 2.5.3).
        hot = f'<rect class="person-hot" width="{wide:.1f}" height="{high:.1f}" rx="9"/>'
        words = [word for word in self.sight.options if word == f"pick {id}"]
        button = pick(f"person-{id}", ", ".join(told), words, "", hot)
        return f'<g aria-hidden="true">{drawn}</g>{button}'

    def life(self, id: str, y: float, wide: float, high: float) -> str:
        """A few lines of a life, as many as there is room for."""
        message = f"character-{id}.aloud"
        if not TEXTS.has(message, self.language):
            return ""
        told = TEXTS.say(message, {}, self.language)
        most = int((high - y - 4) / (12.5 * 1.28))
        if most < 1:
            return ""
        if len(wrap(told, 12.5, wide - 28)) > most:
            told = told.split(". ")[0].rstrip(".") + "."
        return lines(14, y + 8, told, "life-words", wide - 28, 12.5, most)[0]
