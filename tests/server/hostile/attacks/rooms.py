"""Attacks by sockets and rooms: floods, noise, and what makes the server tell others."""

from tests.server.hostile.attacker import frame
from tests.server.hostile.attacks.enemy import Enemy, attack, frames, say


@attack("201", "429 slow_down", "game")
async def room_flood(enemy: Enemy) -> None:
    """Rooms in which bots play among themselves as fast as they can."""
    for _ in range(25):
        asked = {"table": {"scenario": 1, "seats": 4}, "bots": "lightning"}
        room = str((await enemy.ask("/api/rooms", asked)).get("code", ""))
        host = await enemy.joined(room) if room else None
        if host is not None:
            await host.volley(frames(say("offer", seat=0, bot=True, level="lightning")))
            await enemy.deal(host)
            host.cut()


@attack("welcome")
async def comings_and_goings(enemy: Enemy) -> None:
    attacker = await enemy.joined()
    if attacker is not None:
        attacker.cut()


@attack("room", "error slow_down")
async def renames(enemy: Enemy) -> None:
    attacker = await enemy.lasting()
    if attacker is not None:
        await attacker.volley(frames(*(say("rename", name=f"{n}" * 24) for n in range(150))))


@attack("chat", "error slow_down")
async def chatter(enemy: Enemy) -> None:
    attacker = await enemy.lasting()
    if attacker is not None:
        await attacker.volley(frames(*(say("chat", text="<script>" * 60) for _ in range(150))))


@attack("room", "error bad_table", "error slow_down")
async def setups(enemy: Enemy) -> None:
    """Each of them is judged: half of them cannot be."""
    host = await enemy.lasting()
    if host is not None:
        tables = (
            {"scenario": 1 + n % 17, "seats": 1 + n % 9, "hourglass_ms": 60_000 + n} for n in range(250)
        )
        await host.volley(frames(*(say("setup", table=table) for table in tables)))


@attack("error slow_down")
async def setups_by_many(enemy: Enemy) -> None:
    """From many sockets, so that no socket's own rate is met."""
    while len(enemy.kept) < 5:
        room = str((await enemy.ask("/api/rooms", {})).get("code", ""))
        host = await enemy.joined(room) if room else None
        if host is None:
            break
        enemy.kept.append(host)
    for host in enemy.kept:
        tables = ({"hourglass_ms": enemy.dice.randrange(10_000, 10**6)} for _ in range(60))
        await host.volley(frames(*(say("setup", table=table) for table in tables)))


@attack("game", "error slow_down")
async def fair_deals(enemy: Enemy) -> None:
    """Searches of up to three seconds each, one after the other; whoever leaves has none."""
    await enemy.own_room(seats=4, fair=True, scenario=15)
    fresh = not enemy.kept or enemy.kept[0].gone
    host = await enemy.lasting()
    if host is not None:
        if fresh:
            await host.volley(frames(*(say("offer", seat=seat, bot=True) for seat in range(4))))
        game = await enemy.deal(host)
        await host.volley(frames(say("abandon", game=game), *(say("ready", ready=True) for _ in range(120))))


@attack("closed 1009")
async def great_frames(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        attacker.send(frame(b"[" * 4096) + frame(b"x" * 70_000))
        await attacker.volley([])


@attack("error bad_message")
async def rubbish(enemy: Enemy) -> None:
    attacker = await enemy.socket()
    if attacker is not None:
        await attacker.volley(
            frames(
                *(
                    bytes(enemy.dice.choices(range(32, 127), k=enemy.dice.randrange(1, 200)))
                    for _ in range(50)
                )
            )
        )
        attacker.cut()
