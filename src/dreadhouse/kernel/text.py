"""Words for people: Fluent messages in English and Russian, one folder of them per game."""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from dreadhouse.kernel.errors import GameError

LANGUAGES = ("en", "ru")
MOST_KEPT = 20_000


class Texts:
    """The messages of one folder: `en.ftl`, `ru.ftl`, or several files `<language>*.ftl`.

    A page says the same things again and again, so `said` keeps what was said.
    """

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self.said: dict[tuple[Any, ...], str] = {}

    @functools.cached_property
    def bundles(self) -> dict[str, FluentBundle]:
        """One bundle a language."""
        return {language: self._bundle(language) for language in LANGUAGES}

    def has(self, id: str, language: str) -> bool:
        """Whether a message exists; `id` may name an attribute: `card-gug.effect`."""
        message_id, _, attribute = id.partition(".")
        bundle = self.bundles[language]
        if not bundle.has_message(message_id):
            return False
        return not attribute or attribute in bundle.get_message(message_id).attributes

    def ids(self, language: str) -> list[str]:
        """The ids of all messages of a language."""
        return [id for id in self.bundles[language]._messages if not id.startswith("-")]

    def say(self, id: str, args: dict[str, Any], language: str) -> str:
        """A message with its arguments; GameError when it or one of its arguments is missing."""
        key = (id, language, *args.items())
        try:
            known = self.said.get(key)
        except TypeError:  # an argument that cannot be a key, such as a list
            return self._format(id, args, language)
        if known is None:
            if len(self.said) >= MOST_KEPT:
                self.said.clear()
            known = self.said[key] = self._format(id, args, language)
        return known

    def _format(self, id: str, args: dict[str, Any], language: str) -> str:
        if not self.has(id, language):
            raise GameError(f"there is no message {id} in {self.folder.parent.name}/{language}")
        message_id, _, attribute = id.partition(".")
        message = self.bundles[language].get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise GameError(f"message {id} has no text in {language}")
        text, errors = self.bundles[language].format_pattern(pattern, args)
        if errors:
            raise GameError(f"message {id} in {language} fails: {errors[0]}")
        return str(text)

    def _bundle(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        for path in sorted(self.folder.glob(f"{language}*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise GameError(f"{path.name}: {entry.annotations[0].message}: {entry.content}")
            bundle.add_resource(resource)
        return bundle
