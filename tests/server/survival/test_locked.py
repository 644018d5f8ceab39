"""Somebody holds the file with a tool of theirs: deeds wait, the rest of the server does not."""

import sqlite3
from contextlib import closing
from pathlib import Path

from hushmaze.server.transport import run
from tests.server.survival.asking import asked
from tests.server.survival.books import check_all, open_book
from tests.server.survival.tables import open_house, settle, table


async def play_while_it_is_held(folder: Path) -> None:
    async with open_house(folder) as house, table([house.url] * 2, seed=5) as clients:
        with closing(sqlite3.connect(folder / "hushmaze.sqlite3", isolation_level=None)) as tool:
            tool.execute("BEGIN IMMEDIATE")
            sent = [client.send({"type": "bell", "target": 0}) for client in clients]
            clients[0].player.send("time", sent=1)
            assert (await clients[0].player.hear("time"))["sent"] == 1
            assert await asked(f"{house.url}/api/scenarios")
            for client in clients:
                await client.hear_all()
                assert client.unanswered
            tool.execute("COMMIT")
        for n, client in zip(sent, clients, strict=True):
            await client.answered()
            assert n in client.done
        await settle(clients)
        check_all(await open_book(house.store, clients[0].player.game), clients)


def test_a_file_that_is_held_delays_deeds_and_nothing_else(tmp_path: Path) -> None:
    run(play_while_it_is_held(tmp_path))
