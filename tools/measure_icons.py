"""Measure the shipped icons, so that a scene can stand them on the ground.

Usage:  pip install playwright;  python tools/measure_icons.py [path of a Chromium]
"""

import json
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ART = Path(__file__).resolve().parent.parent / "src" / "dreadhouse" / "art"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-sync", "--disable-component-update"]
BOXES = """
() => Object.fromEntries([...document.querySelectorAll("g")].map(icon => {
    const box = icon.getBBox();
    return [icon.id, [box.x, box.y, box.width, box.height].map(Math.round)];
}))
"""


def measure(bodies: dict[str, str], browser: str | None) -> dict[str, list[int]]:
    """The drawn part of every icon: left, top, width, height in its space of 512 by 512."""
    drawings = "".join(f'<g id="{name}">{body}</g>' for name, body in bodies.items())
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=browser, args=FLAGS)
        page = opened.new_page()
        page.set_content(f'<svg viewBox="0 0 512 512">{drawings}</svg>')
        boxes: dict[str, list[int]] = page.evaluate(BOXES)
        opened.close()
    return boxes


def main(arguments: list[str]) -> None:
    """Write icon_boxes.json anew."""
    icons = json.loads((ART / "icons.json").read_text(encoding="utf-8"))
    bodies = {name: entry["body"] for name, entry in icons.items()}
    boxes = measure(bodies, arguments[0] if arguments else None)
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(boxes[name])}" for name in sorted(boxes))
    (ART / "icon_boxes.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    print(f"{len(boxes)} icons measured")


if __name__ == "__main__":
    main(sys.argv[1:])
