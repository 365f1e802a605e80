"""Rebuild the shipped icons from an unpacked npm package and the list of names.

Usage:  npm install @iconify-json/game-icons   (anywhere)
        python tools/pick_icons.py node_modules/@iconify-json/game-icons
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAMES = HERE / "icon_names.txt"
SHIPPED = HERE.parent / "src" / "dreadhouse" / "art" / "icons.json"


def wanted(text: str) -> dict[str, str]:
    """Our word for each icon and the collection's word for it."""
    picked: dict[str, str] = {}
    for line in text.splitlines():
        words = line.split("#")[0].split("=")
        if words[0].strip():
            picked[words[0].strip()] = words[-1].strip()
    return picked


def pick(collection: dict[str, dict[str, str]], names: dict[str, str]) -> dict[str, dict[str, str]]:
    """The wanted icons, or one sentence that names those which the collection lacks."""
    missing = sorted(theirs for theirs in names.values() if theirs not in collection)
    if missing:
        raise SystemExit(f"Mend {NAMES.name}: the collection has no icon {', '.join(missing)}.")
    return {ours: {"body": collection[names[ours]]["body"]} for ours in sorted(names)}


def main(arguments: list[str]) -> None:
    """Write icons.json anew."""
    if len(arguments) != 1:
        raise SystemExit("Give the folder of the npm package @iconify-json/game-icons.")
    collection = json.loads((Path(arguments[0]) / "icons.json").read_text(encoding="utf-8"))
    chosen = pick(collection["icons"], wanted(NAMES.read_text(encoding="utf-8")))
    text = json.dumps(chosen, indent=0, ensure_ascii=False) + "\n"
    SHIPPED.write_text(text, encoding="utf-8")
    print(f"{len(chosen)} icons written to {SHIPPED.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
