"""Migrations: the database is brought to the newest schema at every start."""

from __future__ import annotations

import pathlib

import sqlalchemy as sa

FOLDER = pathlib.Path(__file__).parent / "migrations"
NEWEST = "0002"


def bring_up_to_date(connection: sa.Connection) -> None:
    """Run the migrations that this database has not had yet, in the caller's transaction."""
    if _revision(connection) != NEWEST:
        _upgrade(connection)


def _revision(connection: sa.Connection) -> str:
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())


def _upgrade(connection: sa.Connection) -> None:
    # Imported late: a database that is up to date, nearly always, does not need Alembic.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
