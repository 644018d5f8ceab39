"""A player over a real socket, for tests: joins, sends, and reads until it hears what it waits for."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.support.patience import PATIENCE_S

Message = dict[str, Any]


class _Ear(WSListener):
    def __init__(self, heard: "asyncio.Queue[Message | None]") -> None:
        self.heard = heard

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.heard.put_nowait(json.loads(frame.get_payload_as_bytes()))
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), b"")
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 -- picows' signature
        self.heard.put_nowait(None)


class Inbox(asyncio.Queue[Message | None]):
    """What has come and was not read yet; None at the end."""

    def __iter__(self) -> Iterator[Message]:
        return (message for message in self._queue if message is not None)  # type: ignore[attr-defined]


class Player:
    """Keeps what a client would keep: its token, the game's version, all events, and all it ever heard."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token: str | None = None
        self.game: str | None = None
        self.seat: int | None = None
        self.person: int | None = None
        self.version = 0
        self.n = 0
        self.events: list[Message] = []
        self.view: Message = {}
        self.room: Message = {}
        self.everything: list[Message] = []
        self._heard = Inbox()
        self._transport: WSTransport | None = None
        self._older: list[WSTransport] = []

    async def connect(self) -> "Player":
        """A fresh connection; one that is still open stays so, unheard, until the server or `cut` ends it."""
        if self._transport is not None:
            self._older.append(self._transport)
            self._transport = None
        self._heard = Inbox()
        socket_url = f"ws://{urlsplit(self.url).netloc}/ws"
        # Over aiofastnet a client sometimes never hears that its server was killed.
        transport, ear = await ws_connect(lambda: _Ear(self._heard), socket_url, use_aiofastnet=False)
        if ear is None:  # picows' way to say that the handshake was cut off
            raise ConnectionError("the connection ended before it began")
        self._transport = transport
        return self

    async def join(self, room: str, **parts: object) -> Message:
        """Join, or join again with what is known from before; gives the welcome."""
        known: Message = {
            "token": self.token,
            "game": self.game,
            "since": self.version if self.game else None,
        }
        self.send("join", room=room, **(known | parts))
        welcome = await self.hear("welcome")
        you = welcome["you"]
        self.token = you["token"] or self.token
        self.seat, self.person = you["seat"], you["id"]
        self.n = max(self.n, you["n"] - 1)
        return welcome

    @property
    def is_open(self) -> bool:
        return self._transport is not None

    def send(self, kind: str, **parts: object) -> None:
        self.send_raw(json.dumps({"type": kind, **parts}).encode())

    def send_raw(self, payload: bytes) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, payload)

    def start_deed(self, deed: Message) -> int:
        """Send a deed without waiting; gives its number."""
        self.n += 1
        self.send("do", n=self.n, deed=deed)
        return self.n

    async def do(self, deed: Message) -> Message:
        """Send a deed and wait for its answer."""
        return await self.answer(self.start_deed(deed))

    async def answer(self, n: int) -> Message:
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused") and message["n"] == n:
                return message

    async def hear(self, kind: str) -> Message:
        """The next message of a kind; what comes before is taken in as well."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message
            assert message["type"] != "error", message

    def has_answer(self, n: int) -> bool:
        """Whether an answer has come that was not read yet."""
        return any(message.get("n") == n for message in self._heard)

    @property
    def unheard(self) -> int:
        """How many messages have come that `next` gives without waiting."""
        return self._heard.qsize()

    async def next(self) -> Message:
        if self._heard.empty():
            message = await self._wait()
        else:
            message = self._heard.get_nowait()
        if message is None:
            raise ConnectionError("the server closed the connection")
        self._take_in(message)
        return message

    async def _wait(self) -> Message | None:
        try:
            return await asyncio.wait_for(self._heard.get(), PATIENCE_S)
        except TimeoutError:  # an OSError, too: it must not pass for a network's
            raise AssertionError(f"nothing was heard for {PATIENCE_S} s") from None

    def _take_in(self, message: Message) -> None:
        self.everything.append(message)
        if message["type"] == "update":
            assert message["v"] <= self.version, f"a gap in the versions: {self._lately()}"
            fresh = message["events"][self.version - message["v"] :]
            self.events += fresh
            self.version += len(fresh)
        elif message["type"] == "game":
            self.game, self.version, self.events = message["game"], message["v"], []
            self.view = message["view"]
        elif message["type"] == "room":
            self.room = message["room"]
        elif message["type"] == "seat":
            self.seat, self.n = message["seat"], message["n"] - 1

    def _lately(self) -> list[tuple[str, object, int]]:
        """The last messages, as far as versions go."""
        return [
            (each["type"], each.get("v", each.get("reason")), len(each.get("events", ())))
            for each in self.everything[-40:]
            if each["type"] != "room"
        ]

    def cut(self) -> None:
        """The network fails: no goodbye."""
        self._cut_older()
        if self._transport is not None:
            self._transport.underlying_transport.abort()
            self._transport = None

    def _cut_older(self) -> None:
        for transport in self._older:
            transport.underlying_transport.abort()
        self._older.clear()

    async def leave(self) -> None:
        self._cut_older()
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.send_close(WSCloseCode.OK, b"")
            transport.disconnect()
            await transport.wait_disconnected()
