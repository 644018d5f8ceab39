"""Keeps game logs, results and rooms: one interface, stores behind it. Bytes in, bytes out."""

from hushmaze.storage.api import Conflict, Durability, Entry, FinishedGame, Store, StoreError
from hushmaze.storage.memory import MemoryStore
from hushmaze.storage.sqlite import SqliteStore

__all__ = [
    "Conflict",
    "Durability",
    "Entry",
    "FinishedGame",
    "MemoryStore",
    "SqliteStore",
    "Store",
    "StoreError",
]
