"""What the bus promises of the order in which it says things."""

import asyncio

from hushmaze.cluster.bus import Bus
from tests.server.support import in_loop

INFO = b'INFO {"server_id":"s","version":"2.10.0","headers":true,"max_payload":1048576}\r\n'


class Listener:
    """Speaks enough NATS to keep a line open, and notes the commands it gets."""

    def __init__(self) -> None:
        self.commands: list[bytes] = []

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return f"nats://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(INFO)
        while line := await reader.readline():
            self.commands.append(line.split()[0] if line.strip() else b"")
            if line.startswith(b"PING"):
                writer.write(b"PONG\r\n")
        writer.close()


@in_loop
async def test_settle_asks_after_all_that_was_said_before_it() -> None:
    listener = Listener()
    async with listener as url:
        bus = Bus(url, lambda: None, lambda: None)
        await bus.open()
        await bus.subscribe("room", lambda _: None)
        bus.publish("room", b"hello")
        await bus.settle()
        said = list(listener.commands)
        await bus.close()
    assert said.index(b"SUB") < said.index(b"PUB") < len(said) - 1
    assert said[-1] == b"PING"
