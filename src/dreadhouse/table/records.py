"""Records of a table: whole when the game is over, before that nothing that could tell a secret."""

from __future__ import annotations

from dreadhouse.kernel import seal
from dreadhouse.kernel.record import Record
from dreadhouse.table.position import Position
from dreadhouse.table.problems import NotNow
from dreadhouse.table.rows import Decision


def fingerprint(position: Position) -> str:
    """The SHA-256 of the seed of a started game; "" for one that was re-dealt."""
    sheet = position.sheet
    if sheet.stage == "open" or sheet.redeals:
        return ""
    return seal.published(bytes.fromhex(sheet.seed))


def of(position: Position, seat: int) -> Record:
    """What a seat may take home now."""
    position.started()
    if position.sheet.redeals:
        raise NotNow(
            "this table was re-dealt from a running game, whose seed stays hidden: it has no record"
        )
    if position.sheet.stage != "finished":
        own = [row for row in position.stands if row.seat == seat]
        return _record(position, own, seed="", secret="", words=[])
    sheet = position.sheet
    if sheet.origin:
        return _record(position, position.stands, sheet.seed, secret="", words=[])
    words = [given.word for given in position.seats]
    return _record(position, position.stands, sheet.seed, sheet.secret, words)


def whole(position: Position) -> Record:
    """Everything, for bug reports that stay in the house; a re-deal is told beside it."""
    return _record(position, position.stands, position.sheet.seed, secret="", words=[])


def _record(
    position: Position, rows: list[Decision], seed: str, secret: str, words: list[str]
) -> Record:
    sheet = position.sheet
    return Record(
        game=sheet.game,
        edition=sheet.edition,
        options=sheet.options,
        seats=len(position.seats),
        seed=seed,
        decisions=[(row.seat, row.word) for row in rows],
        sealed=fingerprint(position),
        secret=secret,
        words=words,
    )
