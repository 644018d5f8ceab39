"""A way to an engine that can be cut: a proxy on loopback, on the test's own event loop."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit


class Way:
    """Passes bytes on between ``url`` and an engine. Cut, it ends all connections and takes no new ones.

    While nothing flows, connections stand and nobody hears anything. With ``deaf_on`` set, the answer to the
    first message that holds these bytes never comes back: the engine does what it was asked to, and the
    connection ends.
    """

    def __init__(self, engine: str) -> None:
        self._engine = urlsplit(engine)
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()
        self._port = 0
        self.flows = asyncio.Event()
        self.flows.set()
        self.deaf_on: bytes | None = None

    @property
    def url(self) -> str:
        parts = self._engine
        user = f"{parts.username}@" if parts.username else ""
        return parts._replace(netloc=f"{user}127.0.0.1:{self._port}").geturl()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for pipe in self._pipes:
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pipes.add(task)
        there_writer: asyncio.StreamWriter | None = None
        try:
            assert self._engine.hostname is not None
            there, there_writer = await asyncio.open_connection(self._engine.hostname, self._engine.port)
            back = asyncio.ensure_future(self._back(there, writer))
            forward = asyncio.ensure_future(self._forward(reader, there_writer))
            await asyncio.wait([forward, back], return_when=asyncio.FIRST_COMPLETED)
            back.cancel()
            await asyncio.gather(back, return_exceptions=True)
            if forward.done() and forward.result():
                await there.read(65_536)  # the answer: what was asked for is done, and nobody hears of it
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for each in (writer, there_writer):
                if each is not None:
                    each.transport.abort()
            self._pipes.discard(task)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Whether it ended because of `deaf_on`."""
        with suppress(OSError, RuntimeError):  # uvloop's way to say that it is closed
            while piece := await reader.read(65_536):
                await self.flows.wait()
                writer.write(piece)
                if self.deaf_on is not None and self.deaf_on in piece:
                    self.deaf_on = None
                    return True
        return False

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, RuntimeError):
            while piece := await reader.read(65_536):
                await self.flows.wait()
                writer.write(piece)
