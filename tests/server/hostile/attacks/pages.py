"""Attacks by requests: work that costs processor time, and connections that say or read too little."""

import asyncio
import json
from urllib.parse import quote

from hushmaze.tiles import standard_set
from tests.server.hostile.attacks.enemy import LONG, Enemy, attack

_LINES = standard_set().text.split("\n")
_TILE = _LINES.index("tile 2") + 1
_SQUARES = (" . ", "vM ", "vE ", "hg ", "###")
DRAWING = "\n".join(_LINES[_TILE : _TILE + 9])


@attack("held")
async def half_heads(enemy: Enemy) -> None:
    await enemy.hold(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", 5)


@attack("held")
async def slow_readers(enemy: Enemy) -> None:
    await enemy.hold(enemy.head("GET", "/api/openapi.json", more="") * 40, 20, reads=False)


@attack("200")
async def tile_checks(enemy: Enemy) -> None:
    """A set with something wrong in many places, so that all of it is read."""
    letters = list("\n".join(_LINES))
    for _ in range(enemy.dice.choice([3, 30])):
        letters[enemy.dice.randrange(len(letters) // 2, len(letters))] = enemy.dice.choice(".#xvE|")
    await enemy.http("POST", "/api/tile-sets/check", "".join(letters).encode())


@attack("200")
async def odds(enemy: Enemy) -> None:
    await enemy.http("POST", "/api/tile-sets/odds", "\n".join(_LINES).encode())


@attack("200")
async def generators(enemy: Enemy) -> None:
    await enemy.ask("/api/tile-sets/generate", {"seed": enemy.dice.randrange(10**6)})


@attack("201", "429 slow_down")
async def saved_tile_sets(enemy: Enemy) -> None:
    """Shelves full of them."""
    for _ in range(25):
        name = f"set Mine {enemy.dice.randrange(10**9)}"
        text = "\n".join(name if line.startswith("set ") else line for line in _LINES)
        await enemy.http("POST", "/api/tile-sets", text.encode())


@attack("400 bad_log")
async def fat_uploads(enemy: Enemy) -> None:
    await enemy.http("POST", "/api/replays", b'{"a":' * 200_000)


@attack("200", "400 bad_log", "read to its end")
async def false_logs(enemy: Enemy) -> None:
    """The log of a game of its own, and the same with many more lines, of which the last cannot be."""
    log = (await enemy.http("GET", f"/api/games/{await enemy.finished()}/log")).partition(b"\r\n\r\n")[2]
    said = json.dumps({"type": "said", "at": 10**9, "seat": 0, "text": "x" * 80}).encode()
    answer = await enemy.http("POST", "/api/replays", log + (said + b"\n") * 5000 + b'{"type":"won"}\n')
    if b"line 500" in answer:
        enemy.count("read to its end")


@attack("200", "400")
async def great_heads(enemy: Enemy) -> None:
    for count in (10, 100, 300):
        many = "".join(f"X-{n}: {'y' * 500}\r\n" for n in range(count))
        reader, writer = await asyncio.open_connection("127.0.0.1", enemy.port)
        writer.write(f"GET /healthz HTTP/1.1\r\nHost: x\r\n{many}\r\n".encode())
        enemy.count_status(await asyncio.wait_for(reader.read(100), LONG))
        writer.transport.abort()


@attack("200")
async def pipelines(enemy: Enemy) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", enemy.port)
    writer.write(b"GET /api/scenarios HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
    for _ in range(20):
        enemy.count("200", (await asyncio.wait_for(reader.read(65_536), LONG)).count(b"HTTP/1.1 200"))
    writer.transport.abort()


@attack("200")
async def pictures(enemy: Enemy) -> None:
    """Each another, so that none is kept."""
    floors = DRAWING.split(" . ")
    drawing = "".join(part + enemy.dice.choice(_SQUARES) for part in floors[:-1]) + floors[-1]
    face = f"{enemy.dice.randrange(2, 24)}"
    await enemy.ask(f"/art/drawn/{face}/{enemy.dice.randrange(4)}.svg?drawing={quote(drawing)}")


@attack("200")
async def printed_games(enemy: Enemy) -> None:
    await enemy.http("POST", "/api/tile-sets/print", "\n".join(_LINES).encode())
