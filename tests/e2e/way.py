"""A way to the house that can be cut or get stuck, as networks do: nobody says goodbye."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.e2e.house import House


class Route:
    """Carries bytes both ways until it is cut; while it is, nobody gets through."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._ends: set[asyncio.StreamWriter] = set()
        self._open = True
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self.url = ""

    async def build(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def cut(self) -> None:
        self._open = False
        for end in list(self._ends):
            end.transport.abort()

    async def mend(self) -> None:
        self._open = True

    async def get_stuck(self) -> None:
        """Nothing is lost, but nothing arrives, either way, until it flows again."""
        self._flows.clear()

    async def flow(self) -> None:
        self._flows.set()

    async def tear_down(self) -> None:
        assert self._server is not None
        await self.flow()
        await self.cut()
        self._server.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._open:
            writer.transport.abort()
            return
        there = urlsplit(self._target)
        far_reader, far_writer = await asyncio.open_connection(there.hostname, there.port)
        self._ends |= {writer, far_writer}
        await asyncio.gather(self._pour(reader, far_writer), self._pour(far_reader, writer))
        self._ends -= {writer, far_writer}

    async def _pour(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await source.read(65_536):
                await self._flows.wait()
                if sink.is_closing():
                    return  # cut meanwhile: what was stuck is lost
                sink.write(some)
                await sink.drain()
        with suppress(OSError):
            sink.close()


@contextmanager
def way_to(house: House) -> Iterator[Route]:
    way = Route(house.url)
    house.ask(way.build())
    try:
        yield way
    finally:
        house.ask(way.tear_down())
