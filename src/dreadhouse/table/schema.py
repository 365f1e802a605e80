"""The store's tables, defined once for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("newest", Integer, nullable=False),
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("result", Text),
    Column("undo", Text),
    Column("redeals", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("has_hints", Boolean, nullable=False, server_default=true()),
    Index("tables_by_stage", "stage", "is_listed", "opened"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("word", Text, nullable=False),
    Column("lock", Text, nullable=False),
    Column("seen", Float, nullable=False),
)

# The key is what keeps two writers from writing the same decision twice.
decisions = Table(
    "decisions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("word", Text, nullable=False),
    Column("first", Integer, nullable=False),
    Column("back", Integer),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
