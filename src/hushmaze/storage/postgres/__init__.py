"""The store of many servers: PostgreSQL, one writer for each process, groups of writes in one commit each."""

from hushmaze.storage.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
