"""Tables may be played without hints; those of before have them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with_hints = sa.Column("has_hints", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", with_hints)


def downgrade() -> None:
    op.drop_column("tables", "has_hints")
