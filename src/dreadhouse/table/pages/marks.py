"""Rulebook text as page text: bold, code, links to rules, and what a search found."""

# mypyc: no

from __future__ import annotations

import re

from markupsafe import Markup, escape

BOLD = re.compile(r"\*\*(.+?)\*\*")
SLANTED = re.compile(r"(?<![\w*])\*([^*]+)\*(?![\w*])")
CODE = re.compile(r"`([^`]+)`")
RULE_ID = re.compile(r"\b([A-Z]{3}-E?\d+)\b")
OUTSIDE_TAGS = re.compile(r"(<[^>]+>)")


def rule_text(text: str, found: str = "", rules_at: str = "") -> Markup:
    """One paragraph of a rulebook as HTML; `rules_at` is the page whose anchors the ids name."""
    safe = str(escape(text))
    safe = BOLD.sub(r"<strong>\1</strong>", safe)
    safe = SLANTED.sub(r"<em>\1</em>", safe)
    safe = CODE.sub(r"<code>\1</code>", safe)
    safe = RULE_ID.sub(rf'<a class="rule" href="{escape(rules_at)}#\1">\1</a>', safe)
    return Markup(_marked(safe, found) if found else safe)


def _marked(safe: str, found: str) -> str:
    """Mark every word that a search found, outside of tags."""
    sought = "|".join(re.escape(str(escape(word))) for word in found.split())
    if not sought:
        return safe
    wanted = re.compile(sought, re.IGNORECASE)
    parts = OUTSIDE_TAGS.split(safe)
    return "".join(
        part if part.startswith("<") else wanted.sub(lambda hit: f"<mark>{hit[0]}</mark>", part)
        for part in parts
    )
