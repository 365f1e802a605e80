"""Texts: a missing message, argument or bracket is an error with a place, never a gap."""

from __future__ import annotations

import pathlib

import pytest

from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.text import Texts

WHISPERS = "\n".join(
    ["hello = Hello, { $name }!", "bare =", "    .title = Only a title", "-house = Dreadhouse"]
)


def texts(folder: pathlib.Path, english: str, russian: str = "") -> Texts:
    """Texts of a folder with one file a language."""
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "ru.ftl").write_text(russian, encoding="utf-8")
    return Texts(folder)


def test_a_message_is_said_with_its_arguments(tmp_path: pathlib.Path) -> None:
    """The argument stands where its place is, without marks around it."""
    assert texts(tmp_path, WHISPERS).say("hello", {"name": "Ada"}, "en") == "Hello, Ada!"


def test_an_attribute_is_a_message_of_its_own(tmp_path: pathlib.Path) -> None:
    """`bare.title` exists, `bare.effect` does not, and `bare` itself says nothing."""
    said = texts(tmp_path, WHISPERS)
    assert said.say("bare.title", {}, "en") == "Only a title"
    assert not said.has("bare.effect", "en")
    with pytest.raises(GameError, match="bare has no text in en"):
        said.say("bare", {}, "en")


def test_a_missing_message_is_named_with_its_language(tmp_path: pathlib.Path) -> None:
    """The sentence says which message is missing where."""
    with pytest.raises(GameError, match=r"no message hello in .*/ru"):
        texts(tmp_path, WHISPERS).say("hello", {}, "ru")


def test_a_missing_argument_is_an_error(tmp_path: pathlib.Path) -> None:
    """A gap in a sentence never reaches a player."""
    with pytest.raises(GameError, match="hello in en fails"):
        texts(tmp_path, WHISPERS).say("hello", {}, "en")


@pytest.mark.parametrize("junk", ["hello = { $name", "= no id", "hello { } there"])
def test_junk_is_refused(tmp_path: pathlib.Path, junk: str) -> None:
    """A file with a slip is refused with the file's name, not read around the slip."""
    with pytest.raises(GameError, match=r"en\.ftl"):
        texts(tmp_path, junk).has("hello", "en")


def test_several_files_make_one_language(tmp_path: pathlib.Path) -> None:
    """Cards may have their own file beside the rest; terms are not messages."""
    (tmp_path / "en.cards.ftl").write_text("card-gug = Gug\n", encoding="utf-8")
    assert sorted(texts(tmp_path, WHISPERS).ids("en")) == ["bare", "card-gug", "hello"]
