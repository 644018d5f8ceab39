"""Tile sets that this server knows: what is on their tiles, and their texts."""

import asyncio
import gzip
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hushmaze.protocol.api.base import Digest
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.view.tile_facts import tile_set_facts
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.static.compressed import JSON, unpack_for
from hushmaze.server.lru import Lru
from hushmaze.server.rooms.registry import Rooms
from hushmaze.tiles import TileSet, read_tile_set, standard_set
from hushmaze.tiles.tileset import text_digest

FOR_GOOD = "public, max-age=31536000, immutable"
"""A set is named by its digest, and a client says which drawings it means by a query that we pass over."""
FOR_AN_HOUR = "public, max-age=3600"
"""The standard set by its name: which tiles that means changes with a release."""
STANDARD = "standard"

MOST_SETS = 256
"""Sets of games that are over and were asked for again."""


def lasting(digest: str = "") -> dict[str, str]:
    """How long browsers may keep what belongs to a set."""
    return {"Cache-Control": FOR_AN_HOUR if digest == STANDARD else FOR_GOOD}


class TileSetResource:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._remembered = Lru[str, str](MOST_SETS)

    def remember(self, text: str) -> None:
        """Keeps a set whose pictures a client will ask for: it was just given a game with them."""
        self._remembered.put(text_digest(text), text)

    async def find(self, digest: str) -> TileSet:
        """The standard set, by name too; one that a game here is or was played with; one that was saved."""
        if digest in (STANDARD, standard_set().digest):
            return standard_set()
        remembered = self._remembered.get(digest)
        if remembered is not None:
            return await asyncio.to_thread(_read, remembered)
        for room in self._rooms.everybody():
            if room.match is not None and room.match.heading.tile_set.digest == digest:
                return room.match.heading.tile_set
        saved = await self._rooms.tile_sets.find(digest)
        if saved is None:
            raise HttpError(HttpReason.NO_SUCH_TILE_SET)
        return saved

    async def facts(self, request: Request, digest: Digest) -> Response:
        """Lists what is on the tiles of a set."""
        packed = await asyncio.to_thread(_facts, await self.find(digest))
        return unpack_for(request, packed, JSON, lasting(digest))

    async def text(self, digest: Digest) -> Response:
        """Gives a tile set as text."""
        return PlainTextResponse((await self.find(digest)).text, headers=lasting(digest))

    async def standard(self) -> Response:
        """Gives the standard tile set as text."""
        return PlainTextResponse(standard_set().text)


@lru_cache(maxsize=16)
def _read(text: str) -> TileSet:
    return read_tile_set(text)


@lru_cache(maxsize=16)
def _facts(tile_set: TileSet) -> bytes:
    return gzip.compress(msgspec.json.encode(tile_set_facts(tile_set)), mtime=0)
