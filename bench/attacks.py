"""Attacks that a public server must bear, each in a loop of its own; `siege.py` runs them all together.

    python -m bench.attacks PORT SECONDS

Every attack has a few addresses (told by X-Forwarded-For to a server that trusts its proxy) and goes on
whatever it is answered. Prints one line of JSON: for each attack, how often it was made and what came back.
"""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import uvloop
from tests.server.hostile.attacker import Attacker, Heard, frame, handshake

from hushmaze.server.transport.websockets.rfc6455 import LAST, PING, TEXT

ADDRESSES = 3
"""Of each attack."""

BREATH_S = 0.02
"""Between two rounds of one attack: all share one core with those who play."""

LONG = 12.0
"""Seconds that an answer is waited for."""


class Enemy:
    """One attack's means: requests and sockets from its addresses, and a count of what comes back."""

    def __init__(self, port: int, name: str, number: int) -> None:
        self.port = port
        self.dice = Random(f"{name} {number}")
        self.address = f"203.0.{number}.{self.dice.randrange(1, 250)}"
        self.answers: Counter[str] = Counter()
        self.heard = Heard()
        self.rounds = 0
        self.kept: list[Attacker] = []
        self.room = ""
        self.game = ""

    async def http(self, method: str, path: str, body: bytes = b"", *, cut_after: int | None = None) -> bytes:
        """The answer, head and all; with `cut_after` the line is cut after so many bytes of the body."""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {self.address}\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        ).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(head + (body if cut_after is None else body[:cut_after]))
            if cut_after is not None:
                return b""
            answer = await asyncio.wait_for(reader.read(), LONG)
            self.answers[answer[9:12].decode() or "cut"] += 1
            return answer
        finally:
            writer.transport.abort()

    async def ask(self, path: str, what: object = None) -> dict[str, object]:
        """A JSON answer; an empty object where there is none."""
        body = b"" if what is None else json.dumps(what).encode()
        answer = await self.http("GET" if what is None else "POST", path, body)
        with suppress(ValueError):
            told = json.loads(answer.partition(b"\r\n\r\n")[2])
            return told if isinstance(told, dict) else {}
        return {}

    async def socket(self) -> Attacker | None:
        attacker = await Attacker.dial(self.port, self.heard)
        await attacker.say(handshake(self.port, x_forwarded_for=self.address))
        return None if attacker.gone else attacker

    async def own_room(self, **table: object) -> str:
        if not self.room:
            self.room = str((await self.ask("/api/rooms", {"table": table} if table else {})).get("code", ""))
        return self.room

    async def joined(self, **more: object) -> Attacker | None:
        """In a room of its own."""
        room = await self.own_room()
        attacker = await self.socket()
        if attacker is not None and room:
            await attacker.ask(say("join", room=room, name="Eve", **more), "welcome", "error")
        return attacker


def say(kind: str, **parts: object) -> bytes:
    return json.dumps({"type": kind, **parts}).encode()


def frames(*messages: bytes) -> list[bytes]:
    return [frame(message) for message in messages]


# What the review found


async def nested_scenarios(enemy: Enemy) -> None:
    depth = enemy.dice.choice([200, 900, 1900])
    text = "".join(f"[{'a.' * number}b]\n" for number in range(depth))[:16_000]
    await enemy.ask("/api/scenarios/check", {"file": text})


async def dotted_scenarios(enemy: Enemy) -> None:
    await enemy.ask("/api/scenarios/check", {"file": ".".join(["a"] * 7000) + " = 1"})


async def ready_storm(enemy: Enemy) -> None:
    """Sixty who watch, one who blinks."""
    while len(enemy.kept) < 60:
        watcher = await enemy.joined()
        if watcher is None:
            break
        enemy.kept.append(watcher)
    enemy.kept = [one for one in enemy.kept if not one.gone]
    if enemy.kept:
        await enemy.kept[0].volley(frames(*(say("ready", ready=n % 2 == 0) for n in range(100))))


async def long_seeds(enemy: Enemy) -> None:
    await enemy.ask("/api/tile-sets/generate", {"seed": int("9" * enemy.dice.choice([20, 60, 601]))})
    await enemy.ask("/api/rooms", {"table": {"tile_set": int("9" * 60)}})


async def wrong_codes(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        await attacker.volley(frames(*(say("join", room=f"bada-{n:04}") for n in range(17))))
        attacker.cut()


async def silent_sockets(enemy: Enemy) -> None:
    enemy.kept = [one for one in enemy.kept if not one.gone]
    if len(enemy.kept) < 200 and (one := await enemy.socket()) is not None:
        enemy.kept.append(one)


async def daily_secrets(enemy: Enemy) -> None:
    room = str((await enemy.ask("/api/daily/room", {"seats": 2})).get("code", ""))
    attacker = await enemy.socket()
    if attacker is not None and room:
        await attacker.ask(say("join", room=room), "welcome", "error")
        await attacker.volley(frames(say("sit", seat=0), say("offer", seat=1, bot=True), say("deal")))
        await attacker.volley(frames(say("abandon", game="x")))
        await enemy.ask("/api/daily")
        attacker.cut()


async def broken_uploads(enemy: Enemy) -> None:
    await enemy.http("POST", "/api/replays", b"x" * 50_000, cut_after=enemy.dice.randrange(50_000))


async def lists(enemy: Enemy) -> None:
    for path in ("/api/games", "/api/book", "/metrics", "/api/tile-sets/standard/text"):
        await enemy.ask(path)


async def empty_fragments(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        attacker.send(frame(b"", TEXT) + frame(b"", 0) * 5000)
        await attacker.volley([])


async def pings(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        attacker.send(frame(b"p" * 125, LAST | PING) * 2000)
        await attacker.volley([])


# And what else one can think of


async def half_heads(enemy: Enemy) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", enemy.port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    asyncio.get_running_loop().call_later(5, writer.transport.abort)


async def slow_readers(enemy: Enemy) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", enemy.port, limit=1024)
    writer.transport.pause_reading()  # type: ignore[attr-defined] # a read transport, too
    head = f"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {enemy.address}\r\n\r\n".encode()
    writer.write(head * 40)
    asyncio.get_running_loop().call_later(20, writer.transport.abort)


async def tile_checks(enemy: Enemy) -> None:
    text = "\n".join("".join(enemy.dice.choice(".#NESWVC") for _ in range(60)) for _ in range(400))
    await enemy.http("POST", "/api/tile-sets/check", text.encode())


async def odds(enemy: Enemy) -> None:
    text = (await enemy.http("GET", "/api/tiles/standard")).partition(b"\r\n\r\n")[2]
    await enemy.http("POST", "/api/tile-sets/odds", text)


async def generators(enemy: Enemy) -> None:
    await enemy.ask("/api/tile-sets/generate", {"seed": enemy.dice.randrange(10**6)})


async def fat_uploads(enemy: Enemy) -> None:
    await enemy.http("POST", "/api/replays", b'{"a":' * 200_000)


async def false_logs(enemy: Enemy) -> None:
    heading = {"hushmaze": "log", "format": 1, "seats": 9, "seed": 1}
    lines = [json.dumps({"type": "said", "at": n, "seat": 0, "text": "x" * 80}) for n in range(5000)]
    await enemy.http("POST", "/api/replays", "\n".join([json.dumps(heading), *lines]).encode())


async def room_flood(enemy: Enemy) -> None:
    await enemy.ask("/api/rooms", {"table": {"scenario": 1, "seats": 4}, "bots": "lightning"})


async def comings_and_goings(enemy: Enemy) -> None:
    attacker = await enemy.joined()
    if attacker is not None:
        attacker.cut()


async def renames(enemy: Enemy) -> None:
    attacker = enemy.kept[0] if enemy.kept and not enemy.kept[0].gone else await enemy.joined()
    if attacker is not None:
        enemy.kept = [attacker]
        await attacker.volley(frames(*(say("rename", name=f"{n}" * 24) for n in range(100))))


async def chatter(enemy: Enemy) -> None:
    attacker = enemy.kept[0] if enemy.kept and not enemy.kept[0].gone else await enemy.joined()
    if attacker is not None:
        enemy.kept = [attacker]
        await attacker.volley(frames(*(say("chat", text="<script>" * 60) for _ in range(100))))


async def fair_deals(enemy: Enemy) -> None:
    """Fifteen searches of three seconds an address."""
    room = str(
        (await enemy.ask("/api/rooms", {"table": {"seats": 4, "fair": True, "scenario": 15}})).get("code")
    )
    attacker = await enemy.socket()
    if attacker is not None:
        await attacker.ask(say("join", room=room), "welcome", "error")
        seats = (say("offer", seat=n, bot=True) for n in range(4))
        await attacker.volley(frames(*seats, say("deal"), say("deal")))
        attacker.cut()


async def great_frames(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        attacker.send(frame(b"[" * 4096) + frame(b"x" * 70_000))
        await attacker.volley([])


async def rubbish(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        await attacker.volley(
            frames(*(enemy.dice.randbytes(enemy.dice.randrange(1, 200)) for _ in range(50)))
        )
        attacker.cut()


async def great_heads(enemy: Enemy) -> None:
    many = "".join(f"X-{n}: {'y' * 500}\r\n" for n in range(enemy.dice.choice([10, 100, 300])))
    reader, writer = await asyncio.open_connection("127.0.0.1", enemy.port)
    writer.write(f"GET / HTTP/1.1\r\nHost: x\r\n{many}\r\n".encode())
    await asyncio.wait_for(reader.read(100), LONG)
    writer.transport.abort()


async def pipelines(enemy: Enemy) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", enemy.port)
    writer.write(b"GET /api/scenarios HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
    for _ in range(20):
        await asyncio.wait_for(reader.read(65_536), LONG)
    writer.transport.abort()


async def pictures(enemy: Enemy) -> None:
    drawing = "".join(enemy.dice.choice(".+-|NESW") for _ in range(300))
    await enemy.ask(f"/art/drawn/2/{enemy.dice.randrange(4)}.svg?drawing={drawing}")


Attack = Callable[[Enemy], Awaitable[None]]

ATTACKS: tuple[Attack, ...] = (
    nested_scenarios, dotted_scenarios, ready_storm, long_seeds, wrong_codes, silent_sockets, daily_secrets,
    broken_uploads, lists, empty_fragments, pings, half_heads, slow_readers, tile_checks, odds, generators,
    fat_uploads, false_logs, room_flood, comings_and_goings, renames, chatter, fair_deals, great_frames,
    rubbish, great_heads, pipelines, pictures,
)  # fmt: skip


async def rage(attack: Attack, enemy: Enemy, until: float) -> None:
    """Round after round; being cut off is no reason to stop."""
    loop = asyncio.get_running_loop()
    while loop.time() < until:
        enemy.rounds += 1
        try:
            await asyncio.wait_for(attack(enemy), 2 * LONG)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            enemy.answers[type(error).__name__] += 1
        await asyncio.sleep(BREATH_S)


async def all_together(port: int, seconds: float) -> dict[str, dict[str, object]]:
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    enemies = [
        (attack, Enemy(port, attack.__name__, 10 * row + number))
        for row, attack in enumerate(ATTACKS)
        for number in range(ADDRESSES)
    ]
    await asyncio.gather(*(rage(attack, enemy, until) for attack, enemy in enemies))
    told: dict[str, dict[str, object]] = {}
    for attack, enemy in enemies:
        row = told.setdefault(attack.__name__, {"rounds": 0, "answers": Counter()})
        row["rounds"] = int(str(row["rounds"])) + enemy.rounds
        answers = row["answers"]
        assert isinstance(answers, Counter)
        answers.update(enemy.answers)
        answers.update({f"closed {code}": count for code, count in enemy.heard.closes.items()})
        answers.update({f"socket {status}": count for status, count in enemy.heard.statuses.items()})
        answers.update(enemy.heard.answers)
    return told


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(all_together(int(sys.argv[1]), float(sys.argv[2])))))
