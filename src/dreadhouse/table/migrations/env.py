"""Alembic's way in: the house hands over its open connection."""

from alembic import context

from dreadhouse.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
