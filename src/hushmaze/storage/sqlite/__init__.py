"""The store of a single server: one SQLite file, one writer thread, groups of writes in one commit each."""

from hushmaze.storage.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
