"""Texts are wrapped by measured letters, so that they fit without a browser."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dreadhouse.art.measure import balanced, fit, one_line, width, wrap

RUSSIAN = (
    "Начало хода, оба игрока: игрок, чей сейчас ход, открывает карты, пока не появится монстр, "
    "и бесплатно вводит его в игру; остальные открытые карты сбрасываются."
)
WORDS = st.lists(st.text("abcшщ-Жё.W", min_size=1, max_size=40), min_size=1, max_size=30)


def test_widths_tell_narrow_letters_from_wide_ones() -> None:
    """A Cyrillic text is measured by its own letters: shcha is wider than i."""
    assert width("щ", 10) > width("ш", 10) > width("i", 10) > 0
    assert width("ее", 10) == 2 * width("е", 10)
    assert width("Dread", 20, "display") == 2 * width("Dread", 10, "display")


@given(WORDS)
def test_no_line_is_wider_than_its_room(words: list[str]) -> None:
    """Whatever the words, no line overflows, and only hyphens are added."""
    lines = wrap(" ".join(words), 9, 130)
    assert all(width(line, 9) <= 130 for line in lines)
    assert "".join(lines).replace(" ", "").replace("-", "") == "".join(words).replace("-", "")


def test_balanced_lines_are_as_many_but_more_even() -> None:
    """Balancing keeps the number of lines and shortens the longest."""
    plain, even = wrap(RUSSIAN, 9, 130), balanced(RUSSIAN, 9, 130)
    assert len(plain) == len(even)
    assert " ".join(even) == RUSSIAN
    assert max(width(line, 9) for line in even) <= max(width(line, 9) for line in plain)


def test_large_type_comes_first() -> None:
    """A short text takes the largest size, a long one the next that fits."""
    short = one_line("Gug", (16, 12), 130, "display")
    assert short is not None
    assert short.size == 16
    long = one_line("The Rats in the Walls", (26, 12), 130, "display")
    assert long is not None
    assert long.size == 12
    assert one_line(RUSSIAN, (16, 12), 130, "display") is None


def test_too_long_a_text_shrinks_until_it_fits() -> None:
    """A text that no given size holds is set smaller, never cut."""
    setting = fit(RUSSIAN, (12, 10), 130, 4, "text")
    assert len(setting.lines) <= 4
    assert setting.size < 10
    assert "".join(setting.lines).replace(" ", "").replace("-", "") == RUSSIAN.replace(" ", "")
