"""The tile sets a table may play with: ours, those made from a seed, and those that people drew and saved."""

import asyncio
import re

from msgspec import UnsetType

from hushmaze.bots.lesson.deal import lesson_tile_set
from hushmaze.protocol.codec import Plain
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.deals.deal_search import DealSearch, NoAnswerError
from hushmaze.server.limits import USUAL_LIMITS
from hushmaze.server.lru import Lru
from hushmaze.server.rejection import Rejected
from hushmaze.storage.api import Store, StoreError
from hushmaze.tiles import TileSet, TileSetError, read_tile_set, standard_set

MOST_AT_HAND = 64

_DIGEST = re.compile(r"[0-9a-f]{16}")


class ShelfFullError(Exception):
    """Nothing was saved."""


def is_digest(wanted: Plain) -> bool:
    """Whether a choice names a set that somebody saved."""
    return isinstance(wanted, str) and _DIGEST.fullmatch(wanted) is not None


def saved_set_named(changes: TableChanges) -> str | None:
    """The digest of the saved set that a host chose, which may not exist."""
    return changes.tile_set if isinstance(changes.tile_set, str) and is_digest(changes.tile_set) else None


class TileSets:
    """Sets by what a host chose: read or made off the loop, and the last ones kept at hand."""

    def __init__(
        self, store: Store, search: DealSearch, most_saved: int = USUAL_LIMITS.tile_sets_kept
    ) -> None:
        self._store = store
        self._search = search
        self._most_saved = most_saved
        self._at_hand = Lru[str, TileSet](MOST_AT_HAND)
        self._saving = asyncio.Lock()

    async def chosen(self, wanted: int | str | UnsetType, asker: str) -> TileSet:
        """Finds the set of a checked choice: none or `standard`, a seed, or a digest."""
        if isinstance(wanted, int):
            return await self._made(wanted, asker)
        if isinstance(wanted, str) and is_digest(wanted):
            return await self.known(wanted)
        return standard_set()

    async def _made(self, seed: int, asker: str) -> TileSet:
        try:
            return await self._search.seeded(seed, asker)
        except NoAnswerError as error:
            raise Rejected(ErrorReason.BUSY) from error

    async def known(self, digest: str) -> TileSet:
        """Finds the set with this digest; raises `Rejected` if there is none."""
        found = await self.find(digest)
        if found is None:
            raise Rejected(ErrorReason.NO_SUCH_TILE_SET)
        return found

    async def find(self, digest: str) -> TileSet | None:
        for own in (standard_set(), lesson_tile_set()):
            if digest == own.digest:
                return own
        found = self._at_hand.get(digest)
        if found is None:
            stored = await self._store.load_tile_set(digest) if is_digest(digest) else None
            if stored is None:
                return None
            found = await asyncio.to_thread(_read, digest, stored)
            self._at_hand.put(digest, found)
        return found

    async def save(self, digest: str, text: str) -> None:
        """Saves a sound set; durable when it returns. Raises a ShelfFullError if the shelf is full."""
        async with self._saving:
            if await self.find(digest) is not None:
                return
            if len(await self._store.tile_sets()) >= self._most_saved:
                raise ShelfFullError("This server keeps as many tile sets as it can.")
            await self._store.save_tile_set(digest, text.encode())


def _read(digest: str, stored: bytes) -> TileSet:
    try:
        return read_tile_set(stored.decode())
    except (TileSetError, UnicodeError) as error:
        raise StoreError(f"Tile set {digest} cannot be read: {error}") from error
