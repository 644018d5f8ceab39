"""Writes to the tables: a plan becomes a few statements. With a fence, each checks it by itself."""

from collections.abc import Iterable
from typing import NamedTuple

from asyncpg import Connection

from hushmaze.storage.api import Entry
from hushmaze.storage.postgres.fence import Fence
from hushmaze.storage.postgres.plan import WritePlan

# FOR SHARE: nobody can claim the room until what is written here is there to be read.
_OWNED = """
    SELECT rooms.code FROM rooms JOIN nodes USING (node, epoch)
    WHERE rooms.code = ANY({rooms}) AND node = {node} AND epoch = {epoch}
        AND lease_until > clock_timestamp()
    FOR SHARE OF rooms
"""

_VERSIONS = """
    SELECT game, number, room,
        coalesce((SELECT max(version) + 1 FROM events WHERE events.game = number), 0) AS version
    FROM games WHERE game = ANY($1)
"""

_INSERT_EVENTS = """
    INSERT INTO events (game, version, line)
    SELECT game, version, line FROM unnest($1::bigint[], $2::bigint[], $3::bytea[]) AS e (game, version, line)
"""

_INSERT_FENCED_EVENTS = f"""
    WITH owned AS ({_OWNED.format(rooms="$5", node="$6", epoch="$7")})
    INSERT INTO events (game, version, line)
    SELECT game, version, line
    FROM unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::text[]) AS e (game, version, line, room)
    WHERE room IN (SELECT code FROM owned)
    RETURNING game
"""

_INSERT_GAMES = """
    INSERT INTO games (game, room, heading)
    SELECT game, room, heading
    FROM unnest($1::text[], $2::text[], $3::bytea[]) WITH ORDINALITY AS g (game, room, heading, place)
    WHERE room = ANY($4)
    ORDER BY place
    RETURNING game, number
"""

_FINISH = """
    UPDATE games SET finished_at = f.at, summary = f.summary, booked_in = txid_current()
    FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS f (game, at, summary)
    WHERE games.game = f.game AND games.finished_at IS NULL
"""

_SAVE_ROOMS = """
    INSERT INTO rooms (code, record) SELECT * FROM unnest($1::text[], $2::bytea[])
    ON CONFLICT (code) DO UPDATE SET record = excluded.record
    RETURNING code
"""

_SAVE_FENCED_ROOMS = """
    INSERT INTO rooms (code, record, node, epoch, rules)
    SELECT r.code, r.record, node, epoch, rules
    FROM nodes, unnest($1::text[], $2::bytea[]) AS r (code, record)
    WHERE node = $3 AND epoch = $4 AND lease_until > clock_timestamp()
    ON CONFLICT (code) DO UPDATE SET record = excluded.record, rules = excluded.rules
        WHERE rooms.node = excluded.node AND rooms.epoch = excluded.epoch
    RETURNING code
"""

_SAVE_TILE_SETS = """
    INSERT INTO tile_sets (digest, text) SELECT * FROM unnest($1::text[], $2::bytea[])
    ON CONFLICT (digest) DO NOTHING
"""

_TAKE_BACK = """
    DELETE FROM events USING games, unnest($1::text[], $2::bigint[]) AS d (game, first)
    WHERE games.game = d.game AND events.game = games.number AND version >= d.first AND games.room = ANY($3)
"""


class KnownGame(NamedTuple):
    """A game that exists, as far as the writer knows it."""

    number: int
    room: str
    version: int


class FencedOut(NamedTuple):
    """The games and rooms whose writes the fence kept out."""

    games: frozenset[str] = frozenset()
    rooms: frozenset[str] = frozenset()


async def look_up(connection: Connection, games: Iterable[str]) -> dict[str, KnownGame]:
    rows = await connection.fetch(_VERSIONS, list(games))
    return {row["game"]: KnownGame(row["number"], row["room"], row["version"]) for row in rows}


async def write_entries(
    connection: Connection, entries: list[Entry], known: dict[str, KnownGame], fence: Fence | None
) -> FencedOut:
    """Writes entries in one statement, which is a transaction by itself outside of another."""
    numbers: list[int] = []
    versions: list[int] = []
    lines: list[bytes] = []
    rooms: list[str] = []
    for game, first, added in entries:
        number, room, _ = known[game]
        numbers += [number] * len(added)
        rooms += [room] * len(added)
        versions += range(first, first + len(added))
        lines += added
    if fence is None:
        await connection.execute(_INSERT_EVENTS, numbers, versions, lines)
        return FencedOut()
    written = await connection.fetch(
        _INSERT_FENCED_EVENTS, numbers, versions, lines, rooms, list(set(rooms)), *fence
    )
    there = {row["game"] for row in written}
    return FencedOut(games=frozenset(game for game, *_ in entries if known[game].number not in there))


async def write_all(
    connection: Connection, plan: WritePlan, known: dict[str, KnownGame], fence: Fence | None
) -> FencedOut:
    """Writes all, inside somebody else's transaction. Adds the games it creates to `known`."""
    rooms = await _save_rooms(connection, plan, fence)
    games = await _create_games(connection, plan, known, fence)
    entries = [entry for entry in plan.entries if entry.game not in games]
    if entries:
        games |= (await write_entries(connection, entries, known, fence)).games
    if plan.finished:
        await connection.execute(_FINISH, *map(list, zip(*plan.finished.values(), strict=True)))
    if plan.deleted:
        await connection.execute("DELETE FROM rooms WHERE code = ANY($1)", list(plan.deleted))
    if plan.tile_sets:
        await connection.execute(_SAVE_TILE_SETS, list(plan.tile_sets), list(plan.tile_sets.values()))
    return FencedOut(frozenset(games), frozenset(rooms))


async def _save_rooms(connection: Connection, plan: WritePlan, fence: Fence | None) -> set[str]:
    if not plan.saved:
        return set()
    statement = _SAVE_ROOMS if fence is None else _SAVE_FENCED_ROOMS
    saved = await connection.fetch(statement, list(plan.saved), list(plan.saved.values()), *(fence or ()))
    return set(plan.saved) - {row["code"] for row in saved}


async def _create_games(
    connection: Connection, plan: WritePlan, known: dict[str, KnownGame], fence: Fence | None
) -> set[str]:
    if not plan.created:
        return set()
    rooms = await owned(connection, {new.room for new in plan.created.values()}, fence)
    games, of_rooms, headings = zip(*plan.created.values(), strict=True)
    rows = await connection.fetch(_INSERT_GAMES, list(games), list(of_rooms), list(headings), list(rooms))
    for row in rows:
        known[row["game"]] = KnownGame(row["number"], plan.created[row["game"]].room, 0)
    return set(plan.created) - {row["game"] for row in rows}


async def owned(connection: Connection, rooms: set[str], fence: Fence | None) -> set[str]:
    """Locks the rooms that the fence lets us write to, until the transaction ends; returns them."""
    if fence is None:
        return rooms
    rows = await connection.fetch(_OWNED.format(rooms="$1", node="$2", epoch="$3"), list(rooms), *fence)
    return {row["code"] for row in rows}


async def take_back(connection: Connection, since: dict[str, int], fence: Fence | None) -> None:
    """Removes the events of each game from a version on, inside somebody else's transaction."""
    known = await look_up(connection, since)
    rooms = await owned(connection, {game.room for game in known.values()}, fence)
    await connection.execute(_TAKE_BACK, list(since), list(since.values()), list(rooms))
