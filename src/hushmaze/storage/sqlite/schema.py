"""The tables, and how a file of an older version becomes one of this version."""

import sqlite3

from hushmaze.storage.api import StoreError

APPLICATION = 0x48555348
"""SQLite's ``application_id``: "HUSH"."""

# Logs refer to games by number: eight bytes at most instead of a name in every row. WITHOUT ROWID keeps the
# events of one game side by side, so that a log is read in one sweep.
_FIRST = (
    """CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        game TEXT NOT NULL UNIQUE,
        room TEXT NOT NULL,
        heading BLOB NOT NULL,
        finished_at INTEGER,
        summary BLOB
    ) STRICT""",
    """CREATE TABLE events (
        game INTEGER NOT NULL REFERENCES games (number),
        version INTEGER NOT NULL,
        line BLOB NOT NULL,
        PRIMARY KEY (game, version)
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE rooms (code TEXT PRIMARY KEY, record BLOB NOT NULL) STRICT, WITHOUT ROWID",
    "CREATE INDEX games_finished ON games (finished_at, number)",
    f"PRAGMA application_id = {APPLICATION}",
)

# A page written costs more than what stands on it. So what happens goes to the end of one journal, whatever
# the game, a row for each game in a commit, and from there in larger pieces to where it is found by game.
# ``past`` is the version after the last of the lines, which are joined by newlines.
_SECOND = (
    """CREATE TABLE journal (
        id INTEGER PRIMARY KEY,
        game INTEGER NOT NULL,
        past INTEGER NOT NULL,
        lines BLOB NOT NULL
    ) STRICT""",
    """CREATE TABLE chapters (
        game INTEGER NOT NULL REFERENCES games (number),
        past INTEGER NOT NULL,
        lines BLOB NOT NULL,
        PRIMARY KEY (game, past)
    ) STRICT, WITHOUT ROWID""",
    """INSERT INTO chapters
        SELECT game, max(version) + 1, CAST(group_concat(line, char(10)) AS BLOB)
        FROM (SELECT * FROM events ORDER BY game, version) GROUP BY game""",
    "DROP TABLE events",
)

_THIRD = ("CREATE TABLE tile_sets (digest TEXT PRIMARY KEY, text BLOB NOT NULL) STRICT, WITHOUT ROWID",)

_FOURTH = ()
"""Rows of the journal may be in chapters already: programs that do not know it must not read on."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (_FIRST, _SECOND, _THIRD, _FOURTH)
"""The statements from version n to n + 1, for every n. Released ones never change; new ones go to the end."""


def migrate(connection: sqlite3.Connection, migrations: tuple[tuple[str, ...], ...] = MIGRATIONS) -> None:
    """Takes all steps that the file lacks, each in a transaction of its own."""
    version = check_version(connection, len(migrations))
    for number, statements in enumerate(migrations[version:], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")


def check_version(connection: sqlite3.Connection, newest: int = len(MIGRATIONS)) -> int:
    """Returns the file's version, 0 if new. A StoreError if a newer version or another program made it."""
    version, application = _number(connection, "user_version"), _number(connection, "application_id")
    tables: int = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if application != APPLICATION and (application or version or tables):
        raise StoreError("The file is a database of another program.")
    if version > newest:
        raise StoreError(
            f"The file has format {version}; this version of Hushmaze knows up to {newest}: update it."
        )
    return version


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    found: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return found
