"""Plays the conversations of docs/protocol.md against a real server; the page says how to read them."""

import asyncio
import json
import re
import urllib.request
from collections.abc import Iterable
from contextlib import AsyncExitStack
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from hushmaze.server.app import running
from hushmaze.server.settings import Settings
from hushmaze.storage import SqliteStore
from tests.support.patience import PATIENCE_S

Heard = dict[str, Any] | str
Names = dict[str, Any]

_LINE = re.compile(r"(\w*)([<>]) (.*)")


class _Ear(WSListener):
    def __init__(self, heard: "asyncio.Queue[Heard]") -> None:
        self._heard = heard

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        payload = frame.get_payload_as_bytes()
        if frame.msg_type == WSMsgType.TEXT:
            message = json.loads(payload)
            if message["type"] != "lags":  # they come with the clock, not with the conversation
                self._heard.put_nowait(message)
        elif frame.msg_type == WSMsgType.CLOSE:
            code, reason = int.from_bytes(payload[:2], "big"), payload[2:].decode()
            self._heard.put_nowait(f"closed {code} {reason}".rstrip())
            transport.disconnect()


class Device:
    """One client of the story; it connects when it first speaks, and again after a cut or a close."""

    def __init__(self) -> None:
        self._heard: asyncio.Queue[Heard] = asyncio.Queue()
        self._transport: WSTransport | None = None

    async def send(self, port: int, message: object) -> None:
        if self._transport is None:
            self._heard = asyncio.Queue()
            self._transport, _ = await ws_connect(lambda: _Ear(self._heard), f"ws://127.0.0.1:{port}/ws")
        self._transport.send(WSMsgType.TEXT, json.dumps(message).encode())

    async def hear(self) -> Heard:
        heard = await asyncio.wait_for(self._heard.get(), PATIENCE_S)
        if isinstance(heard, str):
            self._transport = None
        return heard

    def cut(self) -> None:
        if self._transport is not None:
            self._transport.underlying_transport.abort()
            self._transport = None


class Story:
    """A server, the devices that talk to it, and the values of all ``$names`` so far."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._server = AsyncExitStack()
        self._port = self.socket_port = 0
        self._devices: dict[str, Device] = {}
        self._names: Names = {}
        self._skipping = False
        self._answer: tuple[int, Any] | None = None
        self.played = 0

    async def start(self) -> None:
        store = SqliteStore(self._settings.database)
        server = await self._server.enter_async_context(running(self._settings, store))
        self._port = self.socket_port = server.port

    async def stop(self) -> None:
        await self._server.aclose()

    async def play(self, lines: Iterable[str]) -> None:
        try:
            for line in lines:
                await self._play(line)
                self.played += 1
        finally:
            for device in self._devices.values():
                device.cut()

    async def _play(self, line: str) -> None:
        spoken = _LINE.fullmatch(line)
        if line == "the server stops":
            await self.stop()
        elif line == "the server starts":
            await self.start()
        elif line.startswith("POST "):
            self._answer = await asyncio.to_thread(self._post, *line.removeprefix("POST ").split(maxsplit=1))
        elif spoken is None:
            status, _, told = line.partition(" ")
            assert self._fits([int(status), json.loads(told)], list(self._answer or ())), line
        else:
            await self._speak(self._devices.setdefault(spoken[1], Device()), spoken[2], spoken[3])

    async def _speak(self, device: Device, direction: str, told: str) -> None:
        if told == "...":
            self._skipping = True
        elif told == "cut":
            device.cut()
        elif direction == ">":
            await device.send(self.socket_port, filled(json.loads(told), self._names))
        else:
            await self._hear(device, told if told.startswith("closed") else json.loads(told))

    async def _hear(self, device: Device, told: Heard) -> None:
        passed: list[Heard] = []
        while not self._fits(told, heard := await device.hear()):
            passed.append(heard)
            assert self._skipping, f"told {told}, heard {heard}"
            assert not isinstance(heard, str), f"told {told}, heard {passed}"
        self._skipping = False

    def _fits(self, told: object, heard: object) -> bool:
        names = fitting(told, heard, self._names)
        self._names = self._names if names is None else names
        return names is not None

    def _post(self, path: str, body: str = "") -> tuple[int, Any]:
        url = f"http://127.0.0.1:{self._port}{path}"
        request = urllib.request.Request(
            url, body.encode(), {"Content-Type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)


def filled(told: Any, names: Names) -> Any:  # noqa: ANN401 -- JSON
    """With every ``$name`` replaced by its value."""
    if isinstance(told, dict):
        return {key: filled(part, names) for key, part in told.items()}
    return names[told] if isinstance(told, str) and told.startswith("$") else told


def fitting(told: Any, heard: Any, names: Names) -> Names | None:  # noqa: ANN401 -- JSON
    """The names with what this adds to them, or None if what was heard is not what is told.

    Objects may have more parts than are told; lists have as many items.
    """
    if isinstance(told, str) and told.startswith("$"):
        known = names.get(told, heard)
        return names if told == "$_" else names | {told: heard} if known == heard else None
    pairs: list[tuple[Any, Any]] = []
    if isinstance(told, dict) and isinstance(heard, dict) and told.keys() <= heard.keys():
        pairs = [(part, heard[key]) for key, part in told.items()]
    elif isinstance(told, list) and isinstance(heard, list) and len(told) == len(heard):
        pairs = list(zip(told, heard, strict=True))
    elif told != heard:
        return None
    for one, other in pairs:
        more = fitting(one, other, names)
        if more is None:
            return None
        names = more
    return names
