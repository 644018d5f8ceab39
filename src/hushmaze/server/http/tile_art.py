"""Pictures and facts of tiles over HTTP: drawn once, off the loop, and kept by browsers, most for good."""

import asyncio
import gzip
import re
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache, partial

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hushmaze.protocol.tile_facts import tile_set_facts
from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import HEROES
from hushmaze.server.http.compressed import unpack_for
from hushmaze.server.rooms.registry import Rooms
from hushmaze.tiles import TileSet, standard_set
from hushmaze.tiles.svg.lying import doors_from_letters, draw_lying
from hushmaze.tiles.svg.signs import SIGNS, draw_back, draw_badge, draw_bell, draw_hero, draw_pile

FOR_GOOD = "public, max-age=31536000, immutable"
"""A set is named by its digest, and a client says which drawings it means by a query that we pass over."""
FOR_AN_HOUR = "public, max-age=3600"
"""The standard set by its name: which tiles that means changes with a release."""
STANDARD = "standard"
MOST_KEPT = 1024
"""Pictures of some 8 kB each, compressed."""

MOST_SETS = 256
"""Sets of games that are over and were asked for again."""

_LYING = re.compile(r"([0-3])-([xjse-]{4})")

_PLAIN_PICTURES: dict[str, Callable[[], str]] = (
    {f"heroes/{hero.name.lower()}": partial(draw_hero, hero) for hero in HEROES}
    | {f"badges/{hero.name.lower()}": partial(draw_badge, hero) for hero in HEROES}
    | {f"signs/{name}": draw for name, draw in SIGNS.items()}
    | {"bell": draw_bell, "back": draw_back, "pile": draw_pile}
)


@lru_cache(maxsize=MOST_KEPT)
def _tile_picture(face: TileFace, quarters: int, letters: str) -> bytes | None:
    doors = doors_from_letters(face.turned(quarters), letters)
    return None if doors is None else _packed(draw_lying(face, quarters, doors).encode())


@lru_cache(maxsize=len(_PLAIN_PICTURES))
def _plain_picture(name: str) -> bytes | None:
    draw = _PLAIN_PICTURES.get(name)
    return None if draw is None else _packed(draw().encode())


@lru_cache(maxsize=16)
def _facts(tile_set: TileSet) -> bytes:
    return _packed(msgspec.json.encode(tile_set_facts(tile_set)))


def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


class Art:
    """Draws in a thread, one picture at a time: who asks for the same one a moment later finds it drawn."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._pencil = asyncio.Semaphore(1)
        self._remembered: OrderedDict[str, TileSet] = OrderedDict()

    def remember(self, tile_set: TileSet) -> None:
        """Whoever was just given a game will want its pictures, though no room plays with the set now."""
        self._remembered[tile_set.digest] = tile_set
        self._remembered.move_to_end(tile_set.digest)
        if len(self._remembered) > MOST_SETS:
            self._remembered.popitem(last=False)

    @property
    def routes(self) -> list[Route]:
        return [
            Route("/api/tile-sets/{digest}", self.facts),
            Route("/art/tiles/{digest}/{face}/{lying}.svg", self.tile),
            Route("/art/heroes/{name}.svg", partial(self.plain, "heroes/")),
            Route("/art/badges/{name}.svg", partial(self.plain, "badges/")),
            Route("/art/signs/{name}.svg", partial(self.plain, "signs/")),
            Route("/art/{name}.svg", partial(self.plain, "")),
        ]

    async def facts(self, request: Request) -> Response:
        packed = await self._drawn(partial(_facts, await self._tile_set(request)))
        return _kept(request, packed, "application/json")

    async def tile(self, request: Request) -> Response:
        tile_set = await self._tile_set(request)
        face = tile_set.faces.get(request.path_params["face"])
        lying = _LYING.fullmatch(request.path_params["lying"])
        if face is None or lying is None:
            raise HTTPException(404, "There is no such picture.")
        packed = await self._drawn(partial(_tile_picture, face, int(lying[1]), lying[2]))
        return _kept(request, packed, "image/svg+xml")

    async def plain(self, folder: str, request: Request) -> Response:
        packed = await self._drawn(partial(_plain_picture, folder + request.path_params["name"]))
        return _kept(request, packed, "image/svg+xml")

    async def _drawn(self, draw: Callable[[], bytes | None]) -> bytes:
        async with self._pencil:
            packed = await asyncio.to_thread(draw)
        if packed is None:
            raise HTTPException(404, "There is no such picture.")
        return packed

    async def _tile_set(self, request: Request) -> TileSet:
        """The standard set, by name too; one that a game here is or was played with; one that was saved."""
        digest = request.path_params["digest"]
        if digest in (STANDARD, standard_set().digest):
            return standard_set()
        if digest in self._remembered:
            return self._remembered[digest]
        matches = (room.match for room in self._rooms.everybody())
        for match in matches:
            if match is not None and match.heading.tile_set.digest == digest:
                return match.heading.tile_set
        saved = await self._rooms.tile_sets.find(digest)
        if saved is not None:
            return saved
        raise HTTPException(404, "There is no such tile set here.")


def _kept(request: Request, packed: bytes, media: str) -> Response:
    """Sent as it is kept, compressed, unless the browser cannot read that."""
    by_name = request.path_params.get("digest") == STANDARD
    return unpack_for(request, packed, media, {"Cache-Control": FOR_AN_HOUR if by_name else FOR_GOOD})
