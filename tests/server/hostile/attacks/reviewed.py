"""The attacks that a review of the server from outside found."""

from hushmaze.server.transport.websockets.rfc6455 import LAST, PING, TEXT
from tests.server.hostile.attacker import frame
from tests.server.hostile.attacks.enemy import Enemy, attack, frames, say


@attack("200")
async def nested_scenarios(enemy: Enemy) -> None:
    depth = enemy.dice.choice([200, 900, 1900])
    text = "".join(f"[{'a.' * number}b]\n" for number in range(depth))[:16_000]
    await enemy.ask("/api/scenarios/check", {"file": text})


@attack("200")
async def dotted_scenarios(enemy: Enemy) -> None:
    await enemy.ask("/api/scenarios/check", {"file": ".".join(["a"] * 7000) + " = 1"})


@attack("welcome", "room", "error slow_down")
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


@attack("400 bad_body", "400 bad_table")
async def long_seeds(enemy: Enemy) -> None:
    await enemy.ask("/api/tile-sets/generate", {"seed": int("9" * enemy.dice.choice([20, 60, 601]))})
    await enemy.ask("/api/rooms", {"table": {"tile_set": int("9" * 60)}})


@attack("error no_such_room")
async def wrong_codes(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        for number in range(17):
            if not attacker.gone:
                await attacker.ask(say("join", room=f"bada-{number:04}"), "error", "bye")
        attacker.cut()


@attack("socket 101")
async def silent_sockets(enemy: Enemy) -> None:
    enemy.kept = [one for one in enemy.kept if not one.gone]
    if len(enemy.kept) < 200 and (one := await enemy.socket()) is not None:
        enemy.kept.append(one)


@attack("201", "game", "409 day_not_over")
async def daily_secrets(enemy: Enemy) -> None:
    """Deals the day, gives it up, and asks for its log."""
    room = str((await enemy.ask("/api/daily/room", {"seats": 2})).get("code", ""))
    host = await enemy.joined(room) if room else None
    if host is not None:
        await host.volley(frames(say("sit", seat=0), say("offer", seat=1, bot=True)))
        game = await enemy.deal(host)
        await host.volley(frames(say("abandon", game=game)))
        await enemy.ask(f"/api/games/{game}/log")
        host.cut()


@attack("201", "error day_needs_people")
async def daily_by_bots(enemy: Enemy) -> None:
    """Would show its deal to whoever watches."""
    room = str((await enemy.ask("/api/daily/room", {"seats": 2, "bots": "lightning"})).get("code", ""))
    host = await enemy.joined(room) if room else None
    if host is not None:
        await host.volley(frames(say("offer", seat=0, bot=True)))
        await enemy.deal(host)
        host.cut()


@attack("held")
async def broken_uploads(enemy: Enemy) -> None:
    part = b"x" * enemy.dice.randrange(50_000)
    await enemy.hold(enemy.head("POST", "/api/replays", 50_000) + part, 0)


@attack("200", "403 list_closed")
async def lists(enemy: Enemy) -> None:
    for path in ("/api/games", "/api/book", "/metrics", "/api/tile-sets/standard/text"):
        await enemy.ask(path)


@attack("closed 1008")
async def empty_fragments(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        attacker.send(frame(b"", TEXT) + frame(b"", 0) * 5000)
        await attacker.volley([])


@attack("closed 1008")
async def pings(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        attacker.send(frame(b"p" * 125, LAST | PING) * 2000)
        await attacker.volley([])
