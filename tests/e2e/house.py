"""A whole server in a thread of its own, with the built client, for browsers to visit."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar
from unittest.mock import patch
from urllib.parse import urlsplit

from hushmaze.protocol.game_log.log import read_event
from hushmaze.rules import Game
from hushmaze.server.app import running
from hushmaze.server.game.clock import Alarm, LoopClock
from hushmaze.server.limits import Rate
from hushmaze.server.records.record import heading_from_bytes
from hushmaze.server.settings import settings_from
from hushmaze.server.transport import run
from hushmaze.storage import SqliteStore
from tests.support.patience import PATIENCE_S

Result = TypeVar("Result")

PAUSE_S = 0.02
"""Between two questions; no test depends on it."""


class HouseClock(LoopClock):
    """The server's own clock, which a test may put forward."""

    ahead_ms = 0

    def now(self) -> int:
        return super().now() + self.ahead_ms

    def call_at(self, when: int, ring: Callable[[], None]) -> Alarm:
        return super().call_at(when - self.ahead_ms, ring)


class House:
    """Open while the block runs; listens on loopback only, on any free port."""

    def __init__(self, folder: Path) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self._leave: Callable[[], None] = lambda: None
        self.url = ""
        self._games: dict[str, Game] = {}
        self._build(folder, port=0)

    def _build(self, folder: Path, port: int) -> None:
        self._settings = settings_from(
            host="127.0.0.1",
            port=port,
            data=folder,
            open_list=True,
            messages=Rate(1e6, 1_000_000),
        )
        self._store = SqliteStore(self._settings.database)
        self.thread = threading.Thread(target=lambda: run(self._serve()), name="house")
        self._opened = threading.Event()

    def __enter__(self) -> Self:
        self.thread.start()
        assert self._opened.wait(PATIENCE_S), "the server did not open"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        assert self.loop is not None
        self.loop.call_soon_threadsafe(self._leave)
        self.thread.join(PATIENCE_S)

    @contextmanager
    def closed(self) -> Iterator[None]:
        """Nobody is there while the block runs; then it opens again: same address, same data."""
        self._close()
        try:
            yield
        finally:
            self._build(self._settings.data, urlsplit(self.url).port or 0)
            self.__enter__()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        leave = asyncio.Event()
        self._leave = leave.set
        with patch("hushmaze.server.app.LoopClock", self._new_clock):
            async with running(self._settings, self._store) as server:
                self.url = f"http://127.0.0.1:{server.port}"
                self._opened.set()
                await leave.wait()

    def _new_clock(self, loop: asyncio.AbstractEventLoop) -> HouseClock:
        self._clock = HouseClock(loop)
        return self._clock

    def put_forward(self, ms: int) -> None:
        """So much time has passed at the server; what was to happen meanwhile happens late."""
        self._clock.ahead_ms += ms

    def ask(self, question: Coroutine[Any, Any, Result]) -> Result:
        """Something only the server's own loop can answer."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(question, self.loop).result(PATIENCE_S)

    def until(self, answer: Callable[[], Result | None]) -> Result:
        """Ask again and again until there is an answer; the core is left to whoever is asked in between."""
        patience = time.monotonic() + PATIENCE_S
        while time.monotonic() < patience:
            found = answer()
            if found:
                return found
            time.sleep(PAUSE_S)
        raise AssertionError(f"nothing of the kind happened within {PATIENCE_S} s")

    def game(self, name: str) -> Game:
        """A running game as the server's log has it now, hidden stack and all."""
        if name not in self._games:
            heading = self.ask(self._store.heading(name))
            assert heading is not None, f"there is no game {name}"
            self._games[name] = Game(heading_from_bytes(heading).setup())
        known = self._games[name]
        fresh = self.ask(self._store.read(name, since=len(known.events)))
        known.record(tuple(read_event(line)[0] for line in fresh))
        game = copy(known)  # which stays as it is when the next one is asked for
        game.events = list(known.events)
        return game
