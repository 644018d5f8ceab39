"""Reads from the tables."""

from asyncpg import Connection

from hushmaze.storage.api import FinishedGame

_END_OF_TIME = 2**63 - 1

_FINISHED = "SELECT game, room, finished_at, summary FROM games"

_PAGE = f"""
    {_FINISHED}
    WHERE finished_at < $1 AND finished_at >= coalesce((
        SELECT finished_at FROM games WHERE finished_at < $1
        ORDER BY finished_at DESC LIMIT 1 OFFSET $2::bigint - 1
    ), -9223372036854775808)
    ORDER BY finished_at DESC, number DESC
"""

_LOG = """
    SELECT line FROM events WHERE game = (SELECT number FROM games WHERE game = $1) AND version >= $2
    ORDER BY version
"""


async def heading(reader: Connection, game: str) -> bytes | None:
    found: bytes | None = await reader.fetchval("SELECT heading FROM games WHERE game = $1", game)
    return found


async def lines(reader: Connection, game: str, since: int) -> list[bytes]:
    return [row[0] for row in await reader.fetch(_LOG, game, since)]


async def finished_games(reader: Connection, limit: int, before: int | None) -> list[FinishedGame]:
    if limit <= 0:
        return []
    rows = await reader.fetch(_PAGE, _END_OF_TIME if before is None else before, limit)
    return [FinishedGame(*row) for row in rows]


async def finished_game(reader: Connection, game: str) -> FinishedGame | None:
    row = await reader.fetchrow(f"{_FINISHED} WHERE game = $1 AND finished_at IS NOT NULL", game)
    return None if row is None else FinishedGame(*row)


async def unfinished_games(reader: Connection) -> list[tuple[str, str]]:
    rows = await reader.fetch("SELECT game, room FROM games WHERE finished_at IS NULL ORDER BY number")
    return [(game, room) for game, room in rows]


async def room(reader: Connection, code: str) -> bytes | None:
    found: bytes | None = await reader.fetchval("SELECT record FROM rooms WHERE code = $1", code)
    return found


async def room_codes(reader: Connection) -> list[str]:
    return [code for (code,) in await reader.fetch("SELECT code FROM rooms ORDER BY code")]


async def tile_set(reader: Connection, digest: str) -> bytes | None:
    found: bytes | None = await reader.fetchval("SELECT text FROM tile_sets WHERE digest = $1", digest)
    return found


async def tile_sets(reader: Connection) -> list[str]:
    return [digest for (digest,) in await reader.fetch("SELECT digest FROM tile_sets ORDER BY digest")]
