"""A bad network between one client and the server: late, and cut at moments that its seed fixes."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

from tests.server.survival.frames import Splitter

CHUNK = 65_536


class Weather(NamedTuple):
    seed: object
    """Of everything random; connection after connection the same for the same seed."""
    delays_ms: tuple[int, ...] = (0,)
    """Each connection has one of them, each way; so a later one may overtake an earlier one."""
    cut: float = 0.0
    """The share of messages, of either way, that are delivered in part at most and end their connection."""


class Way:
    """One direction of one connection: whole messages go in, each comes out later, in order."""

    def __init__(self, weather: Weather, delay_ms: int, dice: Random, out: StreamWriter) -> None:
        self._weather = weather
        self._delay_s = delay_ms / 1000
        self._dice = dice
        self._splitter = Splitter()
        self._late: deque[bytes | None] = deque()
        self._out = out
        self.broken = asyncio.Event()
        self.cut = False

    async def carry(self, source: StreamReader) -> None:
        """Until the source ends; the end travels like a message."""
        with suppress(ConnectionError):
            while data := await source.read(CHUNK):
                for message in self._splitter.feed(data):
                    self._put(message)
        self._put(None)

    def _put(self, message: bytes | None) -> None:
        self._late.append(message)
        asyncio.get_running_loop().call_later(self._delay_s, self._deliver)

    def _deliver(self) -> None:
        message = self._late.popleft()
        if self.broken.is_set() or self._out.is_closing():
            return
        if message is not None and self._dice.random() >= self._weather.cut:
            self._out.write(message)
            return
        if message is not None:
            self._out.write(message[: self._dice.randrange(len(message))])
            self.cut = True
        self.broken.set()


class Proxy:
    """Listens on a port of its own; each connection is carried on to the server over a line of its own."""

    def __init__(self, server_url: str, weather: Weather) -> None:
        self._server = urlsplit(server_url)
        self._weather = weather
        self._carrying: set[asyncio.Task[None]] = set()
        self._lines = 0
        self.cuts = 0
        self.url = ""

    async def open(self) -> asyncio.Server:
        listening = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        return listening

    async def close(self) -> None:
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._lines += 1
        task = asyncio.create_task(self._carry(self._lines, reader, writer))
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)

    async def _carry(self, number: int, reader: StreamReader, writer: StreamWriter) -> None:
        onward, back = await asyncio.open_connection(self._server.hostname, self._server.port)
        dice = [Random(f"{self._weather.seed} line {number} {way}") for way in ("up", "down")]
        delay_ms = dice[0].choice(self._weather.delays_ms)
        up = Way(self._weather, delay_ms, dice[0], back)
        down = Way(self._weather, delay_ms, dice[1], writer)
        pumping = [asyncio.create_task(up.carry(reader)), asyncio.create_task(down.carry(onward))]
        ends = [asyncio.create_task(way.broken.wait()) for way in (up, down)]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*pumping, *ends):
                task.cancel()
            self.cuts += up.cut or down.cut
            up.broken.set()
            down.broken.set()
            back.close()
            writer.close()


@asynccontextmanager
async def proxy(server_url: str, weather: Weather) -> AsyncIterator[Proxy]:
    between = Proxy(server_url, weather)
    listening = await between.open()
    try:
        yield between
    finally:
        listening.close()
        await between.close()
