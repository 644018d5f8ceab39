"""A socket for attackers: raw frames out, answers counted, and no manners."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterable

from hushmaze.server.transport.websockets.rfc6455 import CLOSE, LAST, PING, PONG, TEXT

GUARD_S = 120
"""Only against hanging; nothing waits for it."""

NO_MASK = bytes(4)
"""A mask of zeros is a mask: the payload goes as it is, which is cheap."""

_TYPE = re.compile(rb'"type":"(\w+)"')
_REASON = re.compile(rb'"reason":"(\w+)"')


def frame(
    payload: bytes, first: int = LAST | TEXT, *, masked: bool = True, claimed: int | None = None
) -> bytes:
    """A client's frame; or one that is unmasked, or claims another length."""
    length = len(payload) if claimed is None else claimed
    flag = 0x80 if masked else 0
    if length < 126:
        head = bytes((first, flag | length))
    elif length < 65_536:
        head = bytes((first, flag | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, flag | 127)) + length.to_bytes(8, "big")
    return head + (NO_MASK if masked else b"") + payload


def handshake(port: int, path: str = "/ws", **changed: str | None) -> bytes:
    """The head of an upgrade; a header given as None is left out, an underscore stands for a hyphen."""
    headers: dict[str, str | None] = {
        "host": f"127.0.0.1:{port}",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        **{name.replace("_", "-"): value for name, value in changed.items()},
    }
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()


class Heard:
    """What all attackers of a siege were told, by sort."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.closes: Counter[int] = Counter()
        self.statuses: Counter[int] = Counter()


class Attacker(asyncio.Protocol):
    """One connection; `waiting` is what it last asked to hear of: a pong, a head, or the end."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self._buffer = bytearray()
        self._upgraded = False
        self._pings = 0
        self.waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False
        self._awaited: tuple[str, ...] = ()
        self._answer: bytes | None = None

    @classmethod
    async def dial(cls, port: int, heard: Heard) -> "Attacker":
        loop = asyncio.get_running_loop()
        _, protocol = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        return protocol

    async def upgrade(self, port: int) -> bool:
        await self.say(handshake(port))
        return self._upgraded

    async def say(self, data: bytes) -> None:
        """Send bytes as they are, and wait for the head of an answer or the end."""
        self.waiting = asyncio.get_running_loop().create_future()
        self.send(data)
        await self._wait()

    async def volley(self, frames: Iterable[bytes]) -> None:
        """Send frames at once and wait until all are taken in, or the connection is over."""
        self.waiting = asyncio.get_running_loop().create_future()
        self._pings += 1
        self.send(b"".join(frames) + frame(str(self._pings).encode(), LAST | PING))
        await self._wait()

    async def ask(self, payload: bytes, *kinds: str) -> bytes | None:
        """Send one message and wait for an answer of these kinds; None if the connection ends first."""
        self.waiting = asyncio.get_running_loop().create_future()
        self._awaited, self._answer = kinds, None
        self.send(frame(payload))
        await self._wait()
        self._awaited = ()
        return self._answer

    async def _wait(self) -> None:
        if not self.gone:
            async with asyncio.timeout(GUARD_S):
                await self.waiting

    def send(self, data: bytes) -> None:
        if not self.gone:
            self._tcp.write(data)

    def cut(self) -> None:
        self._tcp.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # for TCP it is one
        self._tcp = transport

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        self.gone = True
        self._settle()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._upgraded or self._read_head():
            self._read_frames()

    def _settle(self) -> None:
        if not self.waiting.done():
            self.waiting.set_result(None)

    def _read_head(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = int(self._buffer[9:12])
        self._heard.statuses[status] += 1
        self._upgraded = status == 101
        del self._buffer[: end + 4]
        self._settle()
        return self._upgraded

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, start = int.from_bytes(buffer[start : start + size], "big"), start + size
            if len(buffer) < start + length:
                break
            self._take(buffer[at] & 15, bytes(buffer[start : start + length]))
            at = start + length
        del buffer[:at]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._count(payload)
        elif opcode == PONG and payload == str(self._pings).encode():
            self._settle()
        elif opcode == CLOSE:
            self._heard.closes[int.from_bytes(payload[:2], "big")] += 1
            self._tcp.close()

    def _count(self, payload: bytes) -> None:
        found = _TYPE.search(payload)
        kind = found[1].decode() if found else "?"
        if kind in self._awaited:
            self._answer = payload
            self._settle()
        if kind in ("error", "refused"):
            reason = _REASON.search(payload)
            kind += f" {reason[1].decode() if reason else '?'}"
        self._heard.answers[kind] += 1
