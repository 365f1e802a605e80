"""English prose as printers set it: curly quotation marks and apostrophes."""

# mypyc: no

from __future__ import annotations

import re

YEAR = re.compile(r"'(?=\d\d\b)")
BEFORE = r"(^|[\s(\[—–])(\*{0,2})"
DOUBLE = re.compile(BEFORE + '"')
SINGLE = re.compile(BEFORE.replace("—–", "—–“") + "'")


def curled(text: str, language: str) -> str:
    """Straight marks made curly where the language is English; others bring their own."""
    if language != "en":
        return text
    text = YEAR.sub("’", text)
    text = DOUBLE.sub(r"\1\2“", text).replace('"', "”")
    return SINGLE.sub(r"\1\2‘", text).replace("'", "’")
