"""The six kinds of cards: their colours, and the shape of the window that shows the picture."""

from typing import NamedTuple


class Kind(NamedTuple):
    """Paints of one kind of card, from the frame inwards."""

    name: str
    frame: tuple[str, str]
    edge: str
    title: str
    window: tuple[str, str]
    icon: str
    text: str
    quiet: str


KINDS = {
    kind.name: kind
    for kind in (
        Kind(
            "monster", ("#1b5249", "#08201d"), "#37907e", "#b4efdc",
            ("#1f6d60", "#031211"), "#86dcc2", "#d2ebe3", "#8fbdb1",
        ),
        Kind(
            "person", ("#f3e7c9", "#cbb584"), "#8a6a38", "#35200f",
            ("#efe0b8", "#b39a68"), "#452c17", "#35200f", "#664b29",
        ),
        Kind(
            "book", ("#571a17", "#230908"), "#a8553d", "#f6bf9c",
            ("#74261d", "#170504"), "#f0ab84", "#f4d6c4", "#cf9a82",
        ),
        Kind(
            "location", ("#3b2c6c", "#150f2d"), "#8167c9", "#d9ccff",
            ("#573fa0", "#0c071c"), "#c0a9ff", "#e0d8f6", "#aa9ad6",
        ),
        Kind(
            "curse", ("#534d14", "#1e1c06"), "#cdbd3d", "#f4e884",
            ("#6e661d", "#0f0e03"), "#eadb60", "#f0e9b9", "#c3b765",
        ),
        Kind(
            "action", ("#30455b", "#121b26"), "#6489a8", "#cbe3f7",
            ("#426687", "#090f16"), "#a8cdea", "#d6e4ef", "#93adc3",
        ),
    )
}  # fmt: skip


def kind_of(name: str) -> Kind:
    """The kind of that name, or one sentence that names the six there are."""
    try:
        return KINDS[name]
    except KeyError:
        raise ValueError(
            f"There is no kind of card '{name}': use one of {', '.join(KINDS)}."
        ) from None


def window_path(kind: str, x: float, y: float, wide: float, high: float) -> str:
    """The outline of the window: a kind is known by its shape and not only by its colour."""
    right, foot = x + wide, y + high
    middle = x + wide / 2
    shapes = {
        # cut corners
        "monster": f"M{x + 12} {y}H{right - 12}L{right} {y + 12}V{foot - 12}L{right - 12} {foot}"
        f"H{x + 12}L{x} {foot - 12}V{y + 12}Z",
        # a portrait's round arch
        "person": f"M{x} {foot}V{y + 26}C{x} {y + 4} {x + 34} {y} {middle} {y}"
        f"S{right} {y + 4} {right} {y + 26}V{foot}Z",
        # a pointed arch
        "location": f"M{x} {foot}V{y + 30}C{x + 6} {y + 14} {x + 38} {y + 12} {middle} {y}"
        f"C{right - 38} {y + 12} {right - 6} {y + 14} {right} {y + 30}V{foot}Z",
        # a page with a spine
        "book": f"M{x + 9} {y}H{right - 3}Q{right} {y} {right} {y + 3}V{foot - 3}"
        f"Q{right} {foot} {right - 3} {foot}H{x + 9}Z",
        # points to every side
        "curse": f"M{x + 10} {y}L{middle} {y + 6}L{right - 10} {y}L{right - 4} {y + high / 2}"
        f"L{right - 10} {foot}L{middle} {foot - 6}L{x + 10} {foot}L{x + 4} {y + high / 2}Z",
        # a lens
        "action": f"M{x} {y + high / 2}C{x} {y + 8} {x + 26} {y} {middle} {y}"
        f"S{right} {y + 8} {right} {y + high / 2}S{right - 26} {foot} {middle} {foot}"
        f"S{x} {foot - 8} {x} {y + high / 2}Z",
    }
    return shapes[kind]
