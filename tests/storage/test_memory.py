"""The store that forgets."""

from pathlib import Path

from hushmaze.storage import MemoryStore, Store
from tests.storage.contract import StoreContract


class TestMemoryStore(StoreContract):
    def new(self, folder: Path) -> Store:  # noqa: ARG002 # it needs none
        return MemoryStore()
