"""How many events a second reach the disk? Our store beside bare SQLite, in one run.

    python bench/append.py --events 100000

Both sides store the same events of many games, ten to an entry, with a write-ahead log and full sync. The
bare side is one thread that hands each group to ``executemany`` and commits: no queue, no checks, no telling.
Rounds take turns, so that whatever else the machine does meets both. Bar: at least 30,000 events a second.
The files are made where TMPDIR says, which must be on a disk, not in memory.
"""

import argparse
import asyncio
import platform
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from hushmaze.storage import Entry, SqliteStore
from hushmaze.storage.api import Outcome

BATCH = 10
BAR = 30_000

Row = tuple[str, int, bytes]


def line(game: int, version: int) -> bytes:
    """About 120 bytes, as a step of a hero with what it brought about."""
    return (
        b'{"type":"moved","at":%d,"seat":%d,"hero":"barbarian","from":[0,%d,%d],"to":[0,%d,%d],"by":"north",'
        b'"steps":%d,"note":"x"}'
    ) % (version * 250, game % 8, version % 16, game % 16, version % 7, game % 9, version % 4)


def entries(events: int, games: int) -> list[Entry]:
    made = []
    for number in range(events // BATCH):
        game, first = number % games, number // games * BATCH
        made.append(Entry(f"game-{game}", first, tuple(line(game, first + i) for i in range(BATCH))))
    return made


async def ours(path: Path, made: list[Entry], games: int, waiting: int) -> float:
    """Seconds until the last entry is durable, with never more than ``waiting`` entries on their way."""
    store = SqliteStore(path)
    await store.open()
    await asyncio.gather(*(store.create_game(f"game-{game}", "room", b"{}") for game in range(games)))
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    rest, told = iter(made), 0

    def done(outcomes: Sequence[Outcome]) -> None:
        nonlocal told
        assert outcomes == [None], outcomes
        told += 1
        if told == len(made):
            over.set_result(None)
        for entry in rest:
            store.commit([entry], done)
            break

    started = perf_counter()
    for _ in range(waiting):
        store.commit([next(rest)], done)
    await over
    spent = perf_counter() - started
    await store.close()
    return spent


def bare(path: Path, made: list[Entry], group: int) -> float:
    """Seconds for the same rows, ``group`` entries to a commit."""
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute(
        "CREATE TABLE events (game TEXT, version INTEGER, line BLOB, PRIMARY KEY (game, version))"
        " WITHOUT ROWID"
    )
    started = perf_counter()
    for start in range(0, len(made), group):
        database.execute("BEGIN IMMEDIATE")
        database.executemany("INSERT INTO events VALUES (?, ?, ?)", rows(made[start : start + group]))
        database.execute("COMMIT")
    spent = perf_counter() - started
    database.close()
    return spent


def rows(group: list[Entry]) -> Iterator[Row]:
    for game, first, lines in group:
        for version, words in enumerate(lines, start=first):
            yield game, version, words


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--events", type=int, default=100_000, help="in each round")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    made = entries(asked.events, asked.games)
    size = sum(len(words) for entry in made for words in entry.lines) / asked.events
    print(f"python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {platform.machine()}")
    print(f"{asked.events} events of {size:.0f} bytes, {asked.games} games, {asked.rounds} rounds, medians")
    print("entries together    SqliteStore, events/s    bare SQLite, events/s    ratio")
    for together in (20, 100, 500):
        report(made, asked.games, together, asked.rounds)


def report(made: list[Entry], games: int, together: int, rounds: int) -> None:
    events, our_rates, bare_rates = len(made) * BATCH, list[float](), list[float]()
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            our_rates.append(events / asyncio.run(ours(Path(folder, "ours.db"), made, games, together)))
            bare_rates.append(events / bare(Path(folder, "bare.db"), made, together))
    ours_median, bare_median = median(our_rates), median(bare_rates)
    print(f"{together:>16}{ours_median:>25.0f}{bare_median:>25.0f}{ours_median / bare_median:>9.2f}")


if __name__ == "__main__":
    main()
