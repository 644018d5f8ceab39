"""The machine's clock is set back and forth: nobody's sand runs faster, and nothing is lost."""

from pathlib import Path

import pytest

from hushmaze.server.settings import Settings
from hushmaze.server.transport import run
from hushmaze.storage import SqliteStore
from tests.server.survival.books import check_all, open_book
from tests.server.survival.process import lives_on
from tests.server.survival.tables import settle, table

A_DAY_S = 86_400

WITH_ANOTHER_CLOCK = """
import os, pathlib, sys, time
file, right = pathlib.Path(os.environ["CLOCK_OFF_BY"]), time.time
time.time = lambda: right() + float(file.read_text())
from hushmaze.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


async def played(folder: Path, off_by: Path) -> None:
    async with lives_on(folder, ("-c", WITH_ANOTHER_CLOCK)) as lives:
        url = (await lives.begin()).url
        async with table([url] * 2, "clock") as clients:
            for days in (0, -1, 2, -400):
                off_by.write_text(str(days * A_DAY_S))
                for client in clients:
                    for _ in range(5):
                        client.fire()
                    await client.answered()
            await settle(clients)
            await lives.now.kill()
            off_by.write_text(str(-3 * A_DAY_S))
            url = (await lives.begin()).url
            for client in clients:
                client.player.cut()
                client.player.url = url
                await client.come_back()
                client.fire()
                await client.answered()
            await settle(clients)
        assert await lives.now.stop() == 0
        assert lives.complaints == []
        lived_ms = sum(life.lasted_s for life in lives.all) * 1000 + len(lives.all)
    store = SqliteStore(Settings(data=folder).database)
    await store.open()
    book = await open_book(store, clients[0].player.game)
    await store.close()
    check_all(book, clients)
    times = [line["at"] for line in book.log]
    assert times == sorted(times), "the game's time went back"
    assert times[-1] <= lived_ms, "the game's clock ran faster than the server lived"


def test_a_game_runs_by_a_clock_that_nobody_can_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """H2"""
    off_by = tmp_path / "off_by"
    off_by.write_text("0")
    monkeypatch.setenv("CLOCK_OFF_BY", str(off_by))
    run(played(tmp_path, off_by))
