"""How a promise is told: a story about an open store, which becomes a test of every store."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from hushmaze.storage import Store
from tests.storage.support import opened

UNICODE = "Żółw — «Відлуння» 🐢 \u2028 \x00".encode()
NOT_UNICODE = bytes(byte for byte in range(256) if byte != ord("\n"))

Contract = TypeVar("Contract", bound="AnyStore")


def told(story: Callable[[Contract, Store], Awaitable[None]]) -> Callable[[Contract], None]:
    """Makes a test of a story: a loop of its own, and an open store."""

    def test(self: Contract) -> None:
        async def tell() -> None:
            async with opened(self.new(self.folder)) as store:
                await story(self, store)

        asyncio.run(tell())

    test.__name__, test.__doc__ = story.__name__, story.__doc__
    return test


class AnyStore:
    """A store in a folder of its own, of which promises are told."""

    folder: Path

    def new(self, folder: Path) -> Store:
        """A store that is not open yet, in this empty folder or, for a durable one, as it was left there."""
        raise NotImplementedError

    @pytest.fixture(autouse=True)
    def _in_a_folder(self, tmp_path: Path) -> None:
        self.folder = tmp_path
