"""Rows in Parquet: one small file a finished job while a run goes on, one file when it is done.

A part is written beside its place and then renamed, so a killed run leaves whole parts only.
"""

from __future__ import annotations

import os
import pathlib
import re
from collections.abc import Iterator

import pyarrow as pa
import pyarrow.parquet as pq

from dreadhouse.kernel.game import Game
from dreadhouse.lab.playing import Job, Row

PART = re.compile(r"(games|decisions)-(\d{5})-(\d{9})-(\d{9})\.parquet")
BATCH = 10_000
LISTS = pa.list_(pa.list_(pa.string()))

DECISIONS = pa.schema(
    [
        ("cell", pa.int32()),
        ("number", pa.int64()),
        ("at", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("frame", pa.string()),
        ("rule", pa.string()),
        ("options", pa.int32()),
        ("action", pa.string()),
    ]
)


def games_schema(game: Game, figures: list[str]) -> pa.Schema:
    """The columns of a game's row: each option and each figure has a column of its own."""
    options = [
        (f"option_{option.id}", pa.bool_() if option.is_switch else pa.int64())
        for option in game.options
    ]
    return pa.schema(
        [
            ("cell", pa.int32()),
            ("number", pa.int64()),
            ("seed", pa.string()),
            ("bots", pa.list_(pa.string())),
            *options,
            ("first", pa.int8()),
            ("result", pa.list_(pa.float64())),
            ("ending", pa.string()),
            ("length", pa.int32()),
            ("decisions", pa.int32()),
            *((f"figure_{name}", pa.float64()) for name in figures),
            ("seen", LISTS),
            ("done", LISTS),
        ]
    )


def flat(row: Row) -> Row:
    """A row whose options and figures are columns."""
    kept = {name: value for name, value in row.items() if name not in ("options", "figures")}
    options = {f"option_{name}": value for name, value in row["options"].items()}
    return kept | options | {f"figure_{name}": value for name, value in row["figures"].items()}


def write_part(folder: pathlib.Path, kind: str, job: Job, rows: list[Row], form: pa.Schema) -> None:
    """Keep a job's rows; from now on they survive whatever happens to this process."""
    last = job.first + job.count - 1
    path = folder / f"{kind}-{job.cell:05d}-{job.first:09d}-{last:09d}.parquet"
    beside = path.with_suffix(".unfinished")
    pq.write_table(pa.Table.from_pylist(rows, schema=form), beside)
    os.replace(beside, path)


def parts(folder: pathlib.Path, kind: str) -> list[tuple[pathlib.Path, int, int, int]]:
    """Path, cell, first and last game of every part, in order."""
    found = []
    for path in sorted(folder.glob(f"{kind}-*.parquet")):
        named = PART.fullmatch(path.name)
        if named:
            found.append((path, int(named[2]), int(named[3]), int(named[4])))
    return found


def join(folder: pathlib.Path, kind: str, form: pa.Schema, to: pathlib.Path) -> None:
    """Write all parts into one file in the order of cells and games, whatever order they came in.

    Row groups are of equal size, so that the file does not tell how the work was divided.
    """
    beside = to.with_suffix(".unfinished")
    with pq.ParquetWriter(beside, form) as writer:
        waiting: list[pa.RecordBatch] = []
        count = 0
        for path, _, _, _ in parts(folder, kind):
            table = pq.read_table(path, schema=form)
            waiting += table.to_batches()
            count += table.num_rows
            if count >= BATCH:
                waiting, count = _write_full(writer, waiting, form)
        if waiting:
            writer.write_table(pa.Table.from_batches(waiting, schema=form), BATCH)
    os.replace(beside, to)


def _write_full(
    writer: pq.ParquetWriter, waiting: list[pa.RecordBatch], form: pa.Schema
) -> tuple[list[pa.RecordBatch], int]:
    """Write all full row groups; what is left over waits for more."""
    table = pa.Table.from_batches(waiting, schema=form).combine_chunks()
    full = table.num_rows - table.num_rows % BATCH
    writer.write_table(table.slice(0, full), BATCH)
    rest = table.slice(full)
    return rest.to_batches(), rest.num_rows


def read_rows(path: pathlib.Path) -> Iterator[Row]:
    """The rows of a Parquet file, one after the other."""
    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches(1000):
            yield from batch.to_pylist()
