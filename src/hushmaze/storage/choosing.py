"""Which store an address means: a file of SQLite's, or a PostgreSQL database."""

import sys
from pathlib import Path

from hushmaze.storage.api import Durability, Store, StoreError
from hushmaze.storage.sqlite import SqliteStore

Where = Path | str
"""A file, or the address of a database."""


def is_database(where: Where) -> bool:
    return str(where).startswith(("postgresql://", "postgres://"))


def store_at(where: Where, durability: Durability = "disk") -> Store:
    """Not open yet. A StoreError where the library for it is not installed."""
    if not is_database(where):
        return SqliteStore(where, durability)
    try:
        from hushmaze.storage.postgres import PostgresStore  # noqa: PLC0415 # its library is an extra
    except ImportError as error:
        raise StoreError(NOT_INSTALLED) from error
    return PostgresStore(str(where), durability)


NOT_INSTALLED = f"PostgreSQL needs more libraries: {sys.executable} -m pip install asyncpg nats-py"
