"""What comes into the inventory and what leaves it (DAN-91 to DAN-97, DAN-117 to DAN-124)."""

from __future__ import annotations

from dreadhouse.games.danger.rules.printed import LOWERS, NONE
from dreadhouse.games.danger.rules.tracks import move_danger
from dreadhouse.games.danger.state import SEEN, Tale


def gain(s: Tale, item: int) -> None:
    """An item lies face up in the inventory (DAN-120, DAN-121)."""
    s.items |= 1 << item
    s.inventory.append(s.printed.item_card[item])


def lose(s: Tale, item: int) -> None:
    """Broken, used up or given away: out of the game (DAN-124)."""
    s.items &= ~(1 << item)
    s.gone |= 1 << item
    s.inventory.remove(s.printed.item_card[item])
    if s.slot == item:
        s.slot = NONE


def give_away(s: Tale, item: int) -> None:
    """A card tells to give an item away, if it is held (DAN-62)."""
    if not s.holds_item(item):
        return
    lose(s, item)
    if s.hears:
        s.tell("gives-away", {"item": item}, "DAN-62")


def usable(s: Tale) -> list[int]:
    """The actions of one-use items that could lower the danger now (DAN-94)."""
    p = s.printed
    found: list[int] = []
    if s.danger > 1 and s.items:
        for item in range(len(p.items)):
            if p.use_of[item] == LOWERS and s.holds_item(item):
                found.append(p.use + item)
    return found


def use(s: Tale, item: int) -> None:
    """It lowers the danger on a seen card too, and leaves the game (DAN-94, DAN-96, DAN-145)."""
    lose(s, item)
    if s.hears:
        s.tell("uses", {"item": item}, "DAN-94")
    move_danger(s, -s.printed.item_amount[item], False)


def put_clue_away(s: Tale, clue: int) -> None:
    """A clue's effects are over: it is kept or discarded, and it is seen (DAN-116, DAN-135).

    A seen clue adds nothing to the inventory (DAN-137).
    """
    if s.is_seen(clue):
        return
    s.known[clue] = SEEN
    item = s.printed.item_of[clue]
    if item != NONE:
        gain(s, item)
        if s.hears:
            s.tell("gains", {"item": item}, "DAN-120")
    elif s.printed.is_kept[clue]:
        s.inventory.append(clue)
