"""What the terminal shows and reads: colour and a veil on a real one, plain lines over a pipe."""

from __future__ import annotations

import shutil
import sys
import textwrap

import click

NARROWEST = 60
WIDEST = 110


class Screen:
    """One terminal, or a pipe that stands for it."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """The width that text is wrapped to."""
        columns = shutil.get_terminal_size((80, 24)).columns
        return max(NARROWEST, min(WIDEST, columns))

    def show(self, text: str = "") -> None:
        """Print as it is; colour is dropped when nobody could see it."""
        click.echo(text)

    def tell(self, text: str, mark: str = "", indent: int = 0) -> None:
        """Print wrapped text with a faint mark (a rule's id, say) behind it."""
        whole = f"{text} [{mark}]" if mark else text
        lines = textwrap.wrap(
            whole,
            self.width,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + 2),
            break_on_hyphens=False,
        )
        shown = "\n".join(lines)
        if mark:
            shown = shown.replace(f"[{mark}]", click.style(f"[{mark}]", dim=True))
        self.show(shown)

    def rule_off(self, text: str) -> None:
        """Print a heading with a line to the right edge."""
        line = "─" * max(0, self.width - len(text) - 4)
        self.show(click.style(f"─ {text} {line}", fg="yellow"))

    def read(self) -> str | None:
        """One line that the person typed, or None at the end of the input."""
        try:
            return input("> " if self.is_terminal else "").strip()
        except (EOFError, KeyboardInterrupt):
            return None

    def veil(self, invitation: str) -> bool:
        """Hide the last seat's cards until the next person is there; False when nobody comes."""
        if not self.is_terminal:
            self.show(invitation)
            return True
        click.clear()
        self.show(click.style(invitation, bold=True))
        came = self.read() is not None
        click.clear()
        return came
