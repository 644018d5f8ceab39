"""Pictures: drawn once, off the loop, and kept by browsers."""

import asyncio
import gzip
import re
from collections.abc import Callable
from functools import cache, lru_cache, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hushmaze.protocol.api.base import Digest
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import HEROES
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.resources.tile_sets import TileSetResource, lasting
from hushmaze.server.http.static.compressed import JSON, SVG, unpack_for
from hushmaze.tiles.svg.lying import doors_from_letters, draw_lying
from hushmaze.tiles.svg.paper import draw_back_for_paper
from hushmaze.tiles.svg.signs import SIGNS, draw_back, draw_badge, draw_bell, draw_hero, draw_pile

MOST_KEPT = 1024
"""Pictures of some 8 kB each, compressed."""

_LYING = re.compile(r"([0-3])-([xjse-]{4})")

_PLAIN_PICTURES: dict[str, Callable[[], str]] = (
    {f"heroes/{hero.name.lower()}": partial(draw_hero, hero) for hero in HEROES}
    | {f"badges/{hero.name.lower()}": partial(draw_badge, hero) for hero in HEROES}
    | {f"signs/{name}": draw for name, draw in SIGNS.items()}
    | {"bell": draw_bell, "back": draw_back, "pile": draw_pile, "paper-back": draw_back_for_paper}
)


@lru_cache(maxsize=MOST_KEPT)
def _tile_picture(face: TileFace, quarters: int, letters: str) -> bytes | None:
    doors = doors_from_letters(face.turned(quarters), letters)
    return None if doors is None else _packed(draw_lying(face, quarters, doors).encode())


@lru_cache(maxsize=len(_PLAIN_PICTURES))
def _plain_picture(name: str) -> bytes | None:
    draw = _PLAIN_PICTURES.get(name)
    return None if draw is None else _packed(draw().encode())


@cache
def _all_pictures() -> bytes:
    return _packed(msgspec.json.encode({name: draw() for name, draw in _PLAIN_PICTURES.items()}))


def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


class ArtResource:
    """Draws in a thread, one picture at a time; the same picture asked for twice is drawn once."""

    def __init__(self, tile_sets: TileSetResource) -> None:
        self._tile_sets = tile_sets
        self._one_at_a_time = asyncio.Semaphore(1)

    async def tile(self, request: Request, digest: Digest, face: str, lying: str) -> Response:
        """Shows a tile as it lies."""
        drawn = (await self._tile_sets.find(digest)).faces.get(face)
        turned = _LYING.fullmatch(lying)
        if drawn is None or turned is None:
            raise HttpError(HttpReason.NO_SUCH_PICTURE)
        packed = await self._drawn(partial(_tile_picture, drawn, int(turned[1]), turned[2]))
        # A client that names the drawings it means gets others under another address.
        return unpack_for(request, packed, SVG, lasting("" if request.url.query else digest))

    async def sign(self, request: Request, folder: str, name: str) -> Response:
        """Shows a pawn (heroes), a hero's badge (badges), or what lies on a square (signs)."""
        return await self._plain(request, f"{folder}/{name}")

    async def piece(self, request: Request, name: str) -> Response:
        """Shows the bell, a tile face down (on the table or as it is printed), or a pile of them."""
        return await self._plain(request, name)

    async def pictures(self, request: Request) -> Response:
        """Shows all of these at once, by their paths: for clients that keep them."""
        return unpack_for(request, await self._drawn(_all_pictures), JSON, lasting())

    async def _plain(self, request: Request, name: str) -> Response:
        return unpack_for(request, await self._drawn(partial(_plain_picture, name)), SVG, lasting())

    async def _drawn(self, draw: Callable[[], bytes | None]) -> bytes:
        async with self._one_at_a_time:
            packed = await asyncio.to_thread(draw)
        if packed is None:
            raise HttpError(HttpReason.NO_SUCH_PICTURE)
        return packed
