"""The tables, and how a database of an older version becomes one of this version."""

from asyncpg import Connection

from hushmaze.storage.api import StoreError

# Alphabetical order is by bytes here, as everywhere in the house: COLLATE "C". A room belongs to the node
# and epoch that stand with it, as long as that node has this epoch and its lease runs (docs/decisions/0014).
# `rules`: the newest that a node knows, and those it must know to have a room. `line` counts a node's
# connections to the bus. `game` and `game_now`: the game that was handed over, and its own time then.
_FIRST = """
    CREATE TABLE games (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        game text COLLATE "C" NOT NULL UNIQUE,
        room text COLLATE "C" NOT NULL,
        heading bytea NOT NULL,
        finished_at bigint,
        summary bytea
    );
    CREATE INDEX games_finished ON games (finished_at, number) WHERE finished_at IS NOT NULL;
    CREATE INDEX games_unfinished ON games (number) WHERE finished_at IS NULL;
    CREATE TABLE events (
        game bigint NOT NULL REFERENCES games (number),
        version bigint NOT NULL,
        line bytea NOT NULL,
        PRIMARY KEY (game, version)
    );
    CREATE TABLE rooms (
        code text COLLATE "C" PRIMARY KEY,
        record bytea NOT NULL,
        node text COLLATE "C",
        epoch bigint,
        rules int NOT NULL DEFAULT 0,
        handed_over_at timestamptz,
        game text COLLATE "C",
        game_now bigint
    );
    CREATE TABLE nodes (
        node text COLLATE "C" PRIMARY KEY,
        epoch bigint NOT NULL,
        lease_until timestamptz NOT NULL,
        line bigint,
        rules int NOT NULL DEFAULT 0
    );
    CREATE TABLE buckets (key text COLLATE "C" PRIMARY KEY, tokens float8 NOT NULL, at timestamptz NOT NULL);
    CREATE TABLE tile_sets (digest text COLLATE "C" PRIMARY KEY, text bytea NOT NULL);
"""

# The transaction that booked a game: in this order, and by no clock, other nodes learn of results. Games that
# were booked before have none.
_BOOKED_IN = """
    ALTER TABLE games ADD COLUMN booked_in bigint;
    CREATE INDEX games_booked ON games (booked_in, number) WHERE booked_in IS NOT NULL;
"""

MIGRATIONS: tuple[str, ...] = (_FIRST, _BOOKED_IN)
"""The statements from version n to n + 1, for every n. Released ones never change; new ones go to the end."""

_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(x'48555348'::int)"
"""Servers that start together wait for each other; the number is "HUSH"."""


async def migrate(connection: Connection, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Takes all steps that the database lacks, in one transaction. A StoreError if it is newer."""
    async with connection.transaction():
        await connection.execute(_ONE_AT_A_TIME)
        await connection.execute("CREATE TABLE IF NOT EXISTS hushmaze_format (version int NOT NULL)")
        version: int = await connection.fetchval("SELECT coalesce(max(version), 0) FROM hushmaze_format")
        if version > len(migrations):
            raise StoreError(
                f"The database has format {version}; this version of Hushmaze knows up to"
                f" {len(migrations)}: update it."
            )
        for number, statements in enumerate(migrations[version:], start=version + 1):
            await connection.execute(statements)
            await connection.execute("INSERT INTO hushmaze_format VALUES ($1)", number)
