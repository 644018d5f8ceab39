"""Reads from the tables, on a connection of its own."""

import sqlite3

from hushmaze.storage.api import FinishedGame

_END_OF_TIME = 2**63 - 1

_PAGE = """
    SELECT game, room, finished_at, summary FROM games
    WHERE finished_at < :before AND finished_at >= ifnull((
        SELECT finished_at FROM games WHERE finished_at < :before
        ORDER BY finished_at DESC LIMIT 1 OFFSET :limit - 1
    ), -9223372036854775808)
    ORDER BY finished_at DESC, number DESC
"""

# One row, however long the log: Python's lock is let go for every row, and under load comes back late.
_LOG = """
    WITH
        this AS (SELECT number FROM games WHERE game = :game),
        log AS (
            SELECT past, lines FROM chapters WHERE game = (SELECT number FROM this)
            UNION ALL
            SELECT past, lines FROM journal WHERE game = (SELECT number FROM this)
                AND past > (SELECT ifnull(max(past), 0) FROM chapters WHERE game = (SELECT number FROM this))
        )
    SELECT max(past), CAST(group_concat(lines, char(10)) AS BLOB) FROM (
        SELECT past, lines FROM log WHERE past > :since ORDER BY past
    )
"""


def heading(reader: sqlite3.Connection, game: str) -> bytes | None:
    return _blob(reader, "SELECT heading FROM games WHERE game = ?", game)


def lines(reader: sqlite3.Connection, game: str, since: int) -> list[bytes]:
    past, log = reader.execute(_LOG, {"game": game, "since": since}).fetchone()
    return [] if log is None else log.split(b"\n")[since - past if since > 0 else 0 :]


def finished_games(reader: sqlite3.Connection, limit: int, before: int | None) -> list[FinishedGame]:
    if limit <= 0:
        return []
    values = {"limit": limit, "before": _END_OF_TIME if before is None else before}
    return [FinishedGame(*row) for row in reader.execute(_PAGE, values)]


def finished_game(reader: sqlite3.Connection, game: str) -> FinishedGame | None:
    row = reader.execute(
        "SELECT game, room, finished_at, summary FROM games WHERE game = ? AND finished_at IS NOT NULL",
        (game,),
    ).fetchone()
    return None if row is None else FinishedGame(*row)


def unfinished_games(reader: sqlite3.Connection) -> list[tuple[str, str]]:
    return reader.execute("SELECT game, room FROM games WHERE finished_at IS NULL ORDER BY number").fetchall()


def room(reader: sqlite3.Connection, code: str) -> bytes | None:
    return _blob(reader, "SELECT record FROM rooms WHERE code = ?", code)


def room_codes(reader: sqlite3.Connection) -> list[str]:
    return [code for (code,) in reader.execute("SELECT code FROM rooms ORDER BY code")]


def tile_set(reader: sqlite3.Connection, digest: str) -> bytes | None:
    return _blob(reader, "SELECT text FROM tile_sets WHERE digest = ?", digest)


def tile_sets(reader: sqlite3.Connection) -> list[str]:
    return [digest for (digest,) in reader.execute("SELECT digest FROM tile_sets ORDER BY digest")]


def _blob(reader: sqlite3.Connection, query: str, *values: str | int) -> bytes | None:
    row: tuple[bytes | None] | None = reader.execute(query, values).fetchone()
    return None if row is None else row[0]
