"""What lies spread out to be chosen from: explorers before the night, cards from a deck or pile."""

# mypyc: no

from __future__ import annotations

import functools

from dreadhouse.art.cards import card_svg
from dreadhouse.art.measure import wrap
from dreadhouse.games.betrayal import walls
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.picture import (
    TEXTS,
    TRAIT_ICONS,
    card_effect,
    card_id,
    explorer_name,
    figure,
    fitted,
    icon_of,
    initials,
    lines,
    pick,
    placed,
    placed_at,
    room_name,
    say,
    text,
    title_of,
)
from dreadhouse.games.betrayal.sheets import kind_of
from dreadhouse.games.betrayal.sight import Sight
from dreadhouse.games.betrayal.state import TRAITS

# The house shares six frames for cards: which one each deck of ours wears.
FRAMES = {"item": "person", "omen": "location", "event": "curse", "token": "action"}
WIDE = 128.0


@functools.lru_cache(maxsize=1024)
def card_picture(card: int, title: str, icon: str, language: str, state: str) -> str:
    """A card as a whole picture, for the hand and for a spread."""
    kind = kind_of(card)
    return card_svg(
        number=card + 1,
        title=title,
        kind=FRAMES[kind],
        icon=icon,
        cost=None,
        power=None,
        effect=card_effect(card, language),
        kind_name=say(f"board-kind-{kind}", language),
        state=state,
    )


def draw_hand(seen: dict[str, object], language: str) -> list[tuple[str, str, str]]:
    """The viewer's own cards in order: id, title, picture."""
    sight = Sight(seen, language)
    if sight.me < 0:
        return []
    chooses = any(kind == "card" for kind, _ in sight.words)
    used = sight.table["turn"]["acted"]
    found = []
    for card in sight.players[sight.me]["cards"]:
        named = sight.at_thing("card", card)
        state = "glow" if named else "dim" if chooses or card in used else ""
        title, icon = title_of(card, sight.affair, language), icon_of(card, sight.affair)
        picture = card_picture(card, title, icon, language, state)
        found.append((card_id(card), title, picture))
    return found


def is_tile(words: list[str]) -> bool:
    """Whether a room is chosen as a tile."""
    return any(word.startswith("tile ") for word in words)


class Spread:
    """The spread over the house, if there is anything to choose from."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language

    def draw(self) -> str:
        """Explorers, or loose cards."""
        explorers = sorted(number for kind, number in self.sight.words if kind == "explorer")
        if explorers:
            return self.people(explorers)
        tiles = [room for room in self.tiles() if room not in self.sight.tiles]
        return self.plans(tiles) if tiles else self.cards(self.loose())

    def tiles(self) -> list[int]:
        """The rooms that may be chosen by their tiles."""
        named = sorted(self.sight.words.items())
        return [number for (kind, number), words in named if kind == "room" and is_tile(words)]

    def plans(self, rooms: list[int]) -> str:
        """Loose tiles in a row, as plans with their names."""
        house = self.sight.at.house
        size = min(150.0, (house.wide - 60) / len(rooms) - 14)
        total = len(rooms) * (size + 14) - 14
        x, y = house.x + (house.wide - total) / 2, house.y + 70
        drawn = self.ground(x - 16, y - 16, total + 32, size + 60)
        known = printed()
        for place, room in enumerate(rooms):
            plan = walls.furnished(known.rooms[room], 0)
            plan += walls.walls(known.doors[room], known.windows[room], 0, known.outdoors[room])
            plan += '<rect class="rim" x="3" y="3" width="114" height="114" rx="3"/>'
            name = room_name(room, self.language)
            words = self.sight.at_thing("room", room)
            thing = pick(f"loose-{known.rooms[room]}", name, words, "", plan, "tile glow")
            left = x + place * (size + 14)
            drawn += (
                f'<g transform="translate({left:.1f} {y:.1f}) scale({size / 120:.3f})">{thing}</g>'
            )
            drawn += fitted(
                left + size / 2, y + size + 24, name, "loose-name", size + 8, 16.0, "middle"
            )
        return f'<g id="spread">{drawn}</g>'

    def loose(self) -> list[int]:
        """Cards that may be chosen and that neither a sheet nor a pile shows."""
        shown = {card for player in self.sight.players for card in player["cards"]}
        shown |= {card for pile in self.sight.table["piles"] for card in pile["cards"]}
        named = sorted(number for kind, number in self.sight.words if kind == "card")
        return [card for card in named if card not in shown]

    def ground(self, x: float, y: float, wide: float, high: float) -> str:
        """What a spread lies on."""
        return (
            f'<rect class="board-spread" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" '
            f'height="{high:.1f}" rx="14"/>'
        )

    # ---- cards

    def cards(self, cards: list[int]) -> str:
        """Loose cards in a row, closer together the more there are."""
        if not cards:
            return ""
        house = self.sight.at.house
        step = min(WIDE + 12, (house.wide - 60 - WIDE) / max(1, len(cards) - 1))
        total = step * (len(cards) - 1) + WIDE
        x, y = house.x + (house.wide - total) / 2, house.y + 60
        drawn = self.ground(x - 16, y - 14, total + 32, WIDE * 1.4 + 34)
        for place, card in enumerate(cards):
            name = title_of(card, self.sight.affair, self.language)
            icon = icon_of(card, self.sight.affair)
            picture = card_picture(card, name, icon, self.language, "glow")
            sized = picture.replace(
                '<svg class="card-svg"',
                f'<svg class="card-svg" width="{WIDE}" height="{WIDE * 1.4 + 6:.0f}"',
                1,
            )
            words = self.sight.at_thing("card", card)
            thing = pick(f"loose-{card_id(card)}", name, words, "", sized)
            drawn += placed_at(x + place * step, y, thing, "slides")
        return f'<g id="spread">{drawn}</g>'

    # ---- explorers

    def people(self, explorers: list[int]) -> str:
        """The explorers that may still be picked."""
        house = self.sight.at.house
        columns = 2 if self.sight.at.is_tall else 4
        rows = -(-len(explorers) // columns)
        wide = (house.wide - 24 - 10 * (columns - 1)) / columns
        high = min(212.0, (house.high - 24 - 10 * (rows - 1)) / rows)
        drawn = self.ground(house.x, house.y, house.wide, 24 + rows * (high + 10) - 10)
        for place, explorer in enumerate(explorers):
            row, column = divmod(place, columns)
            x, y = house.x + 12 + column * (wide + 10), house.y + 12 + row * (high + 10)
            drawn += placed_at(x, y, self.person(explorer, wide, high))
        return f'<g id="spread">{drawn}</g>'

    def person(self, explorer: int, wide: float, high: float) -> str:
        """An explorer: figure, name, age, start values, a short life."""
        known, id = printed(), printed().explorers[explorer]
        colour, name = known.colour[explorer], explorer_name(explorer, self.language)
        age = say("board-age", self.language, count=known.age[explorer])
        values = [
            track[step]
            for track, step in zip(known.tracks[explorer], known.start_steps[explorer], strict=True)
        ]
        drawn = f'<rect class="person" width="{wide:.1f}" height="{high:.1f}" rx="9"/>'
        drawn += placed_at(24, 24, figure(colour, initials(name), 15))
        drawn += fitted(46, 22, name, f"sheet-name {colour}", wide - 54, 16.0)
        drawn += fitted(46, 38, age, "sheet-quiet", wide - 54, 13.0)
        told = [name, age]
        for trait, value in enumerate(values):
            x = 10 + trait * (wide - 16) / 4
            drawn += f'<g class="track">{placed(TRAIT_ICONS[trait], x, 47, 16)}</g>'
            drawn += text(x + 21, 60, str(value), "person-value")
            told.append(f"{say('trait-name', self.language, trait=TRAITS[trait])} {value}")
        life = TEXTS.say(f"life-{id}", {}, self.language)
        if high > 110:
            drawn += self.life(life, wide, high, 11.5 if high > 150 else 10.0)
        # The words stand outside the button, which has a label of its own (WCAG 2.5.3).
        label = f"{', '.join(told)}. {life}"
        hot = f'<rect class="person-hot" width="{wide:.1f}" height="{high:.1f}" rx="9"/>'
        words = self.sight.at_thing("explorer", explorer)
        return f'<g aria-hidden="true">{drawn}</g>' + pick(f"person-{id}", label, words, "", hot)

    def life(self, about: str, wide: float, high: float, size: float) -> str:
        """As many sentences of a life as there is room for."""
        most = int((high - 76) / (size * 1.28))
        sentences = about.split(". ")
        while len(sentences) > 1 and len(wrap(". ".join(sentences), size, wide - 20)) > most:
            sentences.pop()
        told = ". ".join(sentences).rstrip(".") + "."
        if about.endswith(("!", "?", "…")) and told == about + ".":
            told = about
        return lines(10, 80, told, "life-words", wide - 20, size)
