"""The shipped icons, and the list that they are built from."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from dreadhouse.art.icons import UnknownIcon, icon, icon_svg, names, placed


def test_unknown_icon_is_refused() -> None:
    """An icon that is not shipped is refused with a sentence that says what to do."""
    with pytest.raises(UnknownIcon, match=r"no icon 'unicorn': add it to tools/icon_names.txt"):
        icon("unicorn")


@pytest.mark.parametrize("name", names())
def test_every_icon_is_well_formed(name: str) -> None:
    """Every icon is well-formed, takes the current colour and brings no style of its own."""
    drawn = ET.fromstring(icon_svg(name))
    paths = list(drawn)
    assert paths
    assert all(part.get("fill") == "currentColor" for part in drawn.iter() if part.get("d"))
    assert not any(part.get("style") for part in drawn.iter())


def test_icon_is_silent_unless_labelled() -> None:
    """A screen reader hears an icon only by its label, and the label is escaped."""
    assert 'aria-hidden="true"' in icon_svg("heart")
    spoken = ET.fromstring(icon_svg("heart", label='5 < 6 "hearts"'))
    assert spoken.get("aria-label") == '5 < 6 "hearts"'
    assert spoken.get("aria-hidden") is None


def test_placed_icon_has_the_size_asked_for() -> None:
    """An icon of 512 units is scaled to the size in the drawing."""
    assert 'transform="translate(10 20) scale(0.125)"' in placed("brain", 10, 20, 64)
