"""One attack's means: requests and sockets from an address of its own, and a count of what comes back."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from tests.server.hostile.attacker import Attacker, Heard, frame, handshake

LONG = 12.0
"""Seconds that an answer is waited for."""

HELD = "held"
"""What is counted for a connection that says too little to be answered, and is not cut at once for it."""

_REASON = re.compile(rb'"reason":"(\w+)"')


class Enemy:
    def __init__(self, port: int, name: str, number: int) -> None:
        self.port = port
        self.dice = Random(f"{name} {number}")
        self.address = f"203.0.{number}.{self.dice.randrange(1, 250)}"
        self.heard = Heard()
        self.rounds = 0
        self.kept: list[Attacker] = []
        self.room = ""
        self.games: list[str] = []
        """Its own that are over."""
        self._answers: Counter[str] = Counter()
        self._held: list[asyncio.StreamWriter] = []

    @property
    def answers(self) -> Counter[str]:
        """How often what came back: statuses with their reasons, messages by type, codes of closing."""
        heard = Counter(self._answers)
        heard.update({f"closed {code}": count for code, count in self.heard.closes.items()})
        heard.update({f"socket {status}": count for status, count in self.heard.statuses.items()})
        heard.update(self.heard.answers)
        return heard

    def count(self, answer: str, times: int = 1) -> None:
        self._answers[answer] += times

    # Requests

    async def http(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The answer, head and all."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(self.head(method, path, len(body)) + body)
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LONG)
            if head[9] != ord("2"):
                answer = head + await asyncio.wait_for(reader.read(), LONG)
                self.count_status(answer)
                return answer
            self.count_status(head)
            return head + await asyncio.wait_for(reader.read(), LONG)
        finally:
            writer.transport.abort()

    def head(self, method: str, path: str, length: int = 0, *, more: str = "Connection: close\r\n") -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {self.address}\r\n"
            f"Content-Length: {length}\r\n{more}\r\n"
        ).encode()

    def count_status(self, answer: bytes) -> None:
        reason = _REASON.search(answer)
        self.count(answer[9:12].decode() + (f" {reason[1].decode()}" if reason else ""))

    async def ask(self, path: str, what: object = None) -> dict[str, Any]:
        """A JSON answer; an empty object where there is none."""
        body = b"" if what is None else json.dumps(what).encode()
        return told_in(await self.http("GET" if what is None else "POST", path, body))

    async def hold(self, first: bytes, seconds: float, *, reads: bool = True) -> None:
        """Opens a connection and says so much; `HELD` is counted if it is still open a little later."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1024)
        self._held.append(writer)
        if not reads:
            writer.transport.pause_reading()  # type: ignore[attr-defined] # a read transport, too
        writer.write(first)
        await self.http("GET", "/healthz")
        if not reader.at_eof():
            self.count(HELD)
        asyncio.get_running_loop().call_later(seconds, self._let_go, writer)

    def _let_go(self, writer: asyncio.StreamWriter) -> None:
        writer.transport.abort()
        if writer in self._held:
            self._held.remove(writer)

    def leave(self) -> None:
        """Cuts all connections."""
        for writer in list(self._held):
            self._let_go(writer)
        for attacker in self.kept:
            attacker.cut()

    # Sockets

    async def socket(self) -> Attacker | None:
        attacker = await Attacker.dial(self.port, self.heard)
        await attacker.say(handshake(self.port, x_forwarded_for=self.address))
        return None if attacker.gone else attacker

    async def own_room(self, **table: object) -> str:
        if not self.room:
            self.room = str((await self.ask("/api/rooms", {"table": table} if table else {})).get("code", ""))
        return self.room

    async def joined(self, room: str = "", **more: object) -> Attacker | None:
        """In a room of its own, unless another is named."""
        room = room or await self.own_room()
        attacker = await self.socket()
        if attacker is not None and room:
            await attacker.ask(say("join", room=room, name="Eve", **more), "welcome", "error")
        return attacker

    async def lasting(self) -> Attacker | None:
        """The same socket in every round, for as long as it is open."""
        if not self.kept or self.kept[0].gone:
            one = await self.joined()
            self.kept = [] if one is None else [one]
        return self.kept[0] if self.kept else None

    # Games

    async def at_a_table(self) -> Attacker | None:
        """The host of its own room for one, on its seat."""
        fresh = not self.kept or self.kept[0].gone
        await self.own_room(scenario=1, seats=1)
        host = await self.lasting()
        if host is not None and fresh:
            await host.volley(frames(say("sit", seat=0)))
        return host

    async def deal(self, host: Attacker) -> str:
        """Lays out a game; gives its id, or nothing if it was refused."""
        told = await host.ask(say("deal"), "game", "error")
        return "" if told is None else str(json.loads(told).get("game", ""))

    async def finished(self) -> str:
        """A game of its own that is over: it was given up."""
        if not self.games:
            host = await self.at_a_table()
            game = "" if host is None else await self.deal(host)
            if host is not None and game:
                await host.volley(frames(say("do", n=1, deed={"type": "start"})))
                await host.volley(frames(say("abandon", game=game)))
                self.games.append(game)
        return self.games[0] if self.games else "none"


def told_in(answer: bytes) -> dict[str, Any]:
    """The JSON object in an answer; an empty one where there is none."""
    with suppress(ValueError):
        told = json.loads(answer.partition(b"\r\n\r\n")[2])
        return told if isinstance(told, dict) else {}
    return {}


def say(kind: str, **parts: object) -> bytes:
    return json.dumps({"type": kind, **parts}).encode()


def frames(*messages: bytes) -> list[bytes]:
    return [frame(message) for message in messages]


Round = Callable[[Enemy], Awaitable[None]]
"""One round of an attack."""


class Attack(NamedTuple):
    run: Round
    reaches: tuple[str, ...]
    """What has to come back of the first rounds: so the code that is meant was reached."""

    @property
    def name(self) -> str:
        return self.run.__name__


ATTACKS: list[Attack] = []


def attack(*reaches: str) -> Callable[[Round], Round]:
    """Adds a function to `ATTACKS`, with what its first rounds have to bring back."""

    def add(run: Round) -> Round:
        ATTACKS.append(Attack(run, reaches))
        return run

    return add
