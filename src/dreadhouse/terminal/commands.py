"""What a person can type besides an answer: take back, ask why, read a rule, save."""

from __future__ import annotations

import pathlib
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from dreadhouse.bots.search import levels
from dreadhouse.bots.search.thinking import Thinking
from dreadhouse.kernel import undo
from dreadhouse.kernel.dice import SEED_BYTES, Dice
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.rulebook import Rule

if TYPE_CHECKING:
    from dreadhouse.kernel.state import State
    from dreadhouse.terminal.play import Sitting

HINTS = 3


def take_back(sitting: Sitting, _: str, seat: int) -> None:
    """Take the seat's newest decision back: freely, or when the others agree."""
    count = _decisions_since(sitting.state, seat)
    if count == 0:
        raise GameError(sitting.say("nothing-to-undo"))
    record = sitting.record()
    word = record.decisions[-count][1]
    if not undo.is_free(sitting.state, seat) and not _others_agree(sitting, word, seat):
        sitting.screen.show(sitting.say("undo-refused"))
        return
    sitting.state = record.replay(
        journal=True, upto=len(record.decisions) - count, game=sitting.game
    )
    for reader in sitting.read_up_to:
        sitting.read_up_to[reader] = len(sitting.state.journal(reader))
    sitting.screen.show(sitting.say("undone", word=word))


def _decisions_since(state: State, seat: int) -> int:
    """How many decisions go when the seat's newest one goes; 0 when it has none."""
    count, past = 0, state.past
    while past is not None:
        count += 1
        if past.seat == seat:
            return count
        past = past.before
    return 0


def _others_agree(sitting: Sitting, word: str, seat: int) -> bool:
    """Bots always agree; people at this terminal are asked."""
    if sitting.seats.people == [seat]:
        sitting.screen.show(sitting.say("undo-bots"))
        return True
    sitting.screen.show(sitting.say("undo-ask", seat=sitting.seats.names[seat], word=word))
    return (sitting.screen.read() or "").casefold() in {"y", "yes", "д", "да"}


def why(sitting: Sitting, _: str, seat: int) -> None:
    """Say of everything that is forbidden now which rule forbids it."""
    forbidden = sitting.state.view(seat)["table"].get("why_not") or []
    if not forbidden:
        sitting.screen.show(sitting.say("why-nothing"))
    for word, rule in forbidden:
        action = sitting.game.vocabulary.action(word)
        thing = sitting.game.say(sitting.state, action, sitting.language, sitting.seats.names)
        sitting.screen.tell(
            sitting.say("why-line", thing=thing, reason=_reason(sitting, rule)), rule, 1
        )


def _reason(sitting: Sitting, rule: str) -> str:
    """The game's own sentence for a refusal, or the rule itself."""
    texts, language = sitting.game.texts, sitting.language
    if texts.has(f"why-{rule}", language):
        return texts.say(f"why-{rule}", {}, language)
    return sitting.game.rulebook.rule(rule).text


def hint(sitting: Sitting, _: str, seat: int) -> None:
    """Let a search think in the seat's place, and tell its three best picks."""
    level, state = levels.hinting(), sitting.state
    thinking = Thinking(state, seat, level, Dice(secrets.token_bytes(SEED_BYTES)))
    sitting.screen.show(sitting.say("hint-heading"))
    thinking.run()
    for edge in thinking.ranked()[:HINTS]:
        thing = sitting.game.say(state, edge.action, sitting.language, sitting.seats.names)
        share = round(100 * edge.mean())
        sitting.screen.show(sitting.say("hint-line", thing=thing, share=share))


def read_rule(sitting: Sitting, id: str, seat: int) -> None:
    """Show one rule, by default the one behind the question."""
    wanted = (id or sitting.state.stack[-1].rule).upper()
    rule = sitting.game.rulebook.by_id.get(wanted)
    if rule is None:
        raise GameError(sitting.say("no-rule", rule=wanted))
    sitting.screen.tell(spoken(rule), rule.source)


def spoken(rule: Rule) -> str:
    """A rule as plain text: its id, chapter and sentence without marks."""
    return f"{rule.id} ({rule.chapter}): {rule.text.replace('*', '')}"


def show_table(sitting: Sitting, _: str, seat: int) -> None:
    """Show the table and the question again."""
    sitting.table_shown = ""
    sitting.show_table(seat)
    sitting.show_question(seat, sitting.offer(seat))


def show_journal(sitting: Sitting, _: str, seat: int) -> None:
    """Show everything that happened so far."""
    sitting.tell(sitting.state.journal(seat), seat)


def save(sitting: Sitting, name: str, seat: int) -> None:
    """Save the game into a file."""
    sitting.save(pathlib.Path(name) if name else None)


def show_help(sitting: Sitting, _: str, seat: int) -> None:
    """List what can be typed."""
    sitting.screen.show(sitting.say("help"))


COMMANDS: dict[str, Callable[[Sitting, str, int], None]] = {
    "u": take_back,
    "w": why,
    "h": hint,
    "r": read_rule,
    "t": show_table,
    "j": show_journal,
    "s": save,
    "?": show_help,
}
