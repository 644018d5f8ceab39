"""Takes things out of a database for good, while no server has a lease on it."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from asyncpg import Connection

from hushmaze.storage.outcomes import left_traces
from hushmaze.storage.postgres.alone import keep_servers_away
from hushmaze.storage.postgres.connecting import connect
from hushmaze.storage.postgres.faults import FAULTS, in_our_words
from hushmaze.storage.postgres.looking import LookIntoDatabase, check_format

_NUMBER = "(SELECT number FROM games WHERE game = $1)"

_REPLACE_LOG = f"""
    UPDATE events SET line = changed.line FROM unnest($2::bytea[]) WITH ORDINALITY AS changed (line, n)
    WHERE game = {_NUMBER} AND version = changed.n - 1
"""

TABLES = ("events", "games", "rooms", "tile_sets")

# PostgreSQL writes a changed row anew and leaves the old one where it was: only a table that is written
# anew as a whole has none of it. The write-ahead log goes round and is overwritten by and by.
_REWRITE = f"VACUUM (FULL) {', '.join(TABLES)}"
REWRITE_WITHIN_S = 3600


@contextmanager
def erasing_in_database(url: str) -> Iterator["DatabaseEraser"]:
    """Erases as `hushmaze.storage.erasing` says. Servers that start meanwhile wait until it is over."""
    with asyncio.Runner() as runner:
        try:
            writer = runner.run(connect(url, "hushmaze admin"))
            try:
                runner.run(_begin(writer))
                yield DatabaseEraser(runner, writer)
                runner.run(_end(writer))
            finally:
                runner.run(writer.close())
        except FAULTS as error:
            raise in_our_words(error) from error


async def _begin(writer: Connection) -> None:
    await check_format(writer)
    await writer.execute("BEGIN")
    await keep_servers_away(writer)


async def _end(writer: Connection) -> None:
    await writer.execute("COMMIT")
    try:
        await writer.execute(_REWRITE, timeout=REWRITE_WITHIN_S)
    except FAULTS as error:
        raise left_traces("The database", in_our_words(error)) from error


class DatabaseEraser(LookIntoDatabase):
    def delete_game(self, game: str) -> None:
        self._execute(f"DELETE FROM events WHERE game = {_NUMBER}", game)
        self._execute("DELETE FROM games WHERE game = $1", game)

    def delete_room(self, code: str) -> None:
        self._execute("DELETE FROM rooms WHERE code = $1", code)

    def delete_tile_set(self, digest: str) -> None:
        self._execute("DELETE FROM tile_sets WHERE digest = $1", digest)

    def replace_room(self, code: str, record: bytes) -> None:
        self._execute("UPDATE rooms SET record = $2 WHERE code = $1", code, record)

    def replace_summary(self, game: str, summary: bytes) -> None:
        self._execute("UPDATE games SET summary = $2 WHERE game = $1", game, summary)

    def replace_log(self, game: str, lines: Sequence[bytes]) -> None:
        self._execute(_REPLACE_LOG, game, list(lines))

    def _execute(self, statement: str, *values: object) -> None:
        self._runner.run(self._reader.execute(statement, *values))
