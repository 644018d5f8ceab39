"""The server on a loop of its own, three busy seats at its table, and browsers that come to the fourth."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, Playwright
from tests.e2e.conftest import CHROMIUM
from tests.server.player import Player

from client.big_mall import TILES, Laid, lay_out
from hushmaze.server.app import running
from hushmaze.server.settings import settings_from
from hushmaze.server.transport import run
from hushmaze.storage import SqliteStore

MOVES_PER_SECOND = 4
"""Each of the four pawns once a second: eleven times what people do at a table."""
SIZE = {"width": 1440, "height": 900}
WAYS = ("north", "east", "south", "west")
HEROES = ("barbarian", "mage", "elf", "dwarf")
ROWS = ("1234", "qwer", "asdf", "zxcv")
"""The keys of the matrix, by row and hero."""

_KEEP_TOKEN = "([room, token]) => localStorage.setItem(`hushmaze.token.${room.replace('-', '')}`, token)"
_ALL_LIE = f"() => document.querySelectorAll('.tile .floor').length === {TILES}"


class BusyHouse:
    """The server and three busy seats, on a loop in a thread of their own."""

    def __init__(self, folder: Path, client: str) -> None:
        self._settings = settings_from(host="127.0.0.1", port=0, data=folder, client=client)
        self._opened = threading.Event()
        self._busy = threading.Event()
        self._thread = threading.Thread(target=lambda: run(self._serve()))
        self.laid = Laid("", "", [])
        self.url = ""
        self.moves = 0
        self._reach: dict[str, Any] = {}
        self._card: list[str] = []

    async def _serve(self) -> None:
        store = SqliteStore(self._settings.database)
        self.laid = await lay_out(store)
        await store.close()
        self._leaving = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        async with running(self._settings, SqliteStore(self._settings.database)) as server:
            self.url = f"http://127.0.0.1:{server.port}"
            seats = [asyncio.create_task(self._play(seat)) for seat in (1, 2, 3)]
            self._opened.set()
            await self._leaving.wait()
            for task in seats:
                task.cancel()
            await asyncio.gather(*seats, return_exceptions=True)

    async def _play(self, seat: int) -> None:
        """Moves any hero anywhere it may go, for as long as the others are to be busy."""
        player = await Player(self.url).connect()
        player.token = self.laid.tokens[seat]
        await player.join(self.laid.code)
        chance, table = Random(seat), await player.hear("game")
        squares = {each["hero"]: each["square"] for each in table["view"]["heroes"]}
        reach, mine = table["reach"], table["view"]["cards"][seat]
        self._reach, self._card = reach, table["view"]["cards"][0]
        while True:
            await asyncio.sleep(3 / MOVES_PER_SECOND)
            while player.unheard:
                self._take_in(await player.next(), squares, reach)
            deeds = [
                {"type": "move", "hero": hero, "from": squares[hero], "direction": way, "steps": stops[-1]}
                for way in mine
                if way in WAYS
                for hero, stops in reach[way].items()
            ]
            if deeds and self._busy.is_set():
                player.start_deed(chance.choice(deeds))

    def _take_in(self, message: dict[str, Any], squares: dict[str, Any], reach: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.moves += 1
        if message["type"] == "update":
            reach |= message["reach"]
            squares |= {event["hero"]: event["to"] for event in message["events"] if "to" in event}

    def moves_of_the_browser(self) -> list[tuple[str, str]]:
        """Heroes that seat 0 may move, and the keys for it."""
        ways = [(row, way) for row, way in enumerate(self._card) if way in WAYS]
        return [(hero, ROWS[row][HEROES.index(hero)]) for row, way in ways for hero in self._reach[way]]

    @contextmanager
    def busy(self) -> Iterator[None]:
        self._busy.set()
        yield
        self._busy.clear()

    def __enter__(self) -> "BusyHouse":
        self._thread.start()
        assert self._opened.wait(120), "the server did not open"
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._leaving.set)
        self._thread.join(30)


def chromium(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])


def come_in(browser: Browser, house: BusyHouse, *, seated: bool) -> Page:
    """A browser of its own at the table, in the first seat or watching, when all is loaded."""
    page = browser.new_context(viewport=SIZE).new_page()  # type: ignore[arg-type] # a plain dict is one
    page.goto(house.url)
    if seated:
        page.evaluate(_KEEP_TOKEN, [house.laid.code, house.laid.tokens[0]])
    page.goto(f"{house.url}/{house.laid.code}")
    page.wait_for_function(_ALL_LIE, timeout=60_000)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(3000)
    return page
