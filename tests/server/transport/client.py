"""A small WebSocket client that can also do everything wrong."""

import asyncio
import contextlib
import socket
from typing import NamedTuple, Self

from hushmaze.server.transport.websockets.rfc6455 import CLOSE, CONTINUATION, LAST, PING, PONG, TEXT

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
PROOF = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
"""The pair of RFC 6455, section 1.3."""
MASK = b"\x12\x34\x56\x78"


class Heard(NamedTuple):
    """A frame from the server."""

    opcode: int
    payload: bytes


def client_frame(first: int, payload: bytes, *, masked: bool = True, claimed: int | None = None) -> bytes:
    """A frame as a client sends it, or as one should not: unmasked, or claiming another length."""
    length = len(payload) if claimed is None else claimed
    flag = 0x80 if masked else 0
    if length < 126:
        head = bytes((first, flag | length))
    elif length < 65_536:
        head = bytes((first, flag | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, flag | 127)) + length.to_bytes(8, "big")
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))


def upgrade_request(path: str, **changed: str | None) -> bytes:
    """The head of a handshake; a header given as None is left out, an underscore stands for a hyphen."""
    headers: dict[str, str | None] = {
        "host": "localhost",
        "upgrade": "websocket",
        "connection": "keep-alive, Upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": KEY,
        **{name.replace("_", "-"): value for name, value in changed.items()},
    }
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()


class Client:
    """One TCP connection to the server under test."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.head = b""

    @classmethod
    async def dial(cls, port: int, *, receive_buffer: int | None = None) -> Self:
        """Only the TCP connection. With a receive buffer it takes hardly anything that is not asked for."""
        plug = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        plug.setblocking(False)
        if receive_buffer is not None:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        try:
            await asyncio.get_running_loop().sock_connect(plug, ("127.0.0.1", port))
        except OSError:
            plug.close()
            raise
        return cls(*await asyncio.open_connection(sock=plug, limit=receive_buffer or 2**16))

    async def ask(self, request: bytes) -> int:
        """Send the head of a request; the status of the answer, whose head is kept."""
        self.writer.write(request)
        self.head = await self.reader.readuntil(b"\r\n\r\n")
        return int(self.head.split(b" ")[1])

    async def body(self) -> bytes:
        length = self.head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        return await self.reader.readexactly(int(length))

    def put(
        self, first: int, payload: bytes = b"", *, masked: bool = True, claimed: int | None = None
    ) -> None:
        self.writer.write(client_frame(first, payload, masked=masked, claimed=claimed))

    def say(self, text: str) -> None:
        self.put(LAST | TEXT, text.encode())

    def hang_up(self, code: int | None = 1000, reason: bytes = b"") -> None:
        self.put(LAST | CLOSE, b"" if code is None else code.to_bytes(2, "big") + reason)

    async def hear(self) -> Heard:
        """The next frame that is not a ping; those are left unanswered."""
        while (heard := await self.hear_any()).opcode == PING:
            pass
        return heard

    async def hear_any(self) -> Heard:
        first, length = await self.reader.readexactly(2)
        assert first & 0xF0 == LAST, "a server's frame is whole and uses no extension"
        assert length < 128, "a server's frame has no mask"
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return Heard(first & 0xF, await self.reader.readexactly(length))

    async def hear_text(self) -> str:
        opcode, payload = await self.hear()
        assert opcode == TEXT
        return payload.decode()

    async def hear_close(self) -> int | None:
        """Skip to the close frame: its code."""
        while (heard := await self.hear()).opcode != CLOSE:
            assert heard.opcode in {TEXT, PONG}
        return int.from_bytes(heard.payload[:2], "big") if heard.payload else None

    async def hear_end(self) -> None:
        """Until the server has ended the TCP connection, in whatever way."""
        with contextlib.suppress(ConnectionError):
            while await self.reader.read(65_536):
                pass

    def reset(self) -> None:
        """End without a word: the server's kernel gets an RST."""
        plug = self.writer.get_extra_info("socket")
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        self.writer.transport.abort()

    async def end(self) -> None:
        self.writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()


FRAGMENT = TEXT
"""First byte of a text message that goes on."""
MORE = CONTINUATION
"""First byte of a fragment in the middle."""
FINAL = LAST | CONTINUATION
"""First byte of the last fragment."""
