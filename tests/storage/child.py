"""Processes to be killed or starved: ``python -m tests.storage.child append|fill FILE disk|process``."""

import asyncio
import os
import resource
import sys
from collections.abc import Sequence
from pathlib import Path

from hushmaze.storage import Durability, Entry, SqliteStore
from hushmaze.storage.api import Outcome
from tests.storage.support import commit

GAMES = [f"game-{number}" for number in range(5)]
AHEAD = 40
"""Entries of one game on their way at once: some are always between the call and the disk."""


def line(game: str, version: int) -> bytes:
    return f'{{"game":"{game}","version":{version},"words":"{"x" * 80}"}}'.encode()


def entry(game: str, first: int) -> Entry:
    """One to four lines, the same ones whenever it is asked for."""
    return Entry(game, first, tuple(line(game, first + more) for more in range(first % 4 + 1)))


async def append_for_ever(path: Path, durability: Durability) -> None:
    """Goes on where the file ends; prints game and version whenever an entry is acknowledged."""
    store, loop = SqliteStore(path, durability), asyncio.get_running_loop()
    await store.open()
    versions = {game: len(await store.read(game)) for game in GAMES}

    def send(game: str) -> None:
        sent = entry(game, versions[game])
        versions[game] += len(sent.lines)

        def done(outcomes: Sequence[Outcome]) -> None:
            assert outcomes == [None]
            os.write(1, f"{game} {sent.first + len(sent.lines)}\n".encode())
            loop.call_soon(send, game)  # not from here: it may be told before `commit` returns, and again

        store.commit([sent], done)

    for game in GAMES:
        if await store.heading(game) is None:
            await store.create_game(game, "ROOM", b"{}")
        for _ in range(AHEAD):
            send(game)
    await asyncio.Event().wait()


async def fill(path: Path, durability: Durability) -> None:
    """Appends until no file may grow any more, then is given room and goes on; prints what it saw."""
    store = SqliteStore(path, durability)
    await store.open()
    await store.create_game("g", "ROOM", b"{}")
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
    version, failed = 0, None
    while failed is None:
        (failed,) = await commit(store, Entry("g", version, (b"x" * 5_000,)))
        version += failed is None
    kept = len(await store.read("g"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    (after,) = await commit(store, Entry("g", version, (b"x" * 5_000,)))
    await store.close()
    print(failed.retryable, kept == version, after, version + 1)  # noqa: T201 # to the parent


if __name__ == "__main__":
    task, file, mode = sys.argv[1:]
    durability: Durability = "disk" if mode == "disk" else "process"
    asyncio.run({"append": append_for_ever, "fill": fill}[task](Path(file), durability))
