"""Attacks on games: what costs much to tell, and what is not to be told."""

from tests.server.hostile.attacks.enemy import Enemy, attack, frames, say


@attack("game", "update", "error slow_down")
async def told_again(enemy: Enemy) -> None:
    """Has a game told from its beginning, again and again."""
    host = await enemy.at_a_table()
    if host is not None:
        if not enemy.games:
            enemy.games.append(await enemy.deal(host))
            await host.volley(frames(say("do", n=1, deed={"type": "start"})))
        await host.volley(frames(*(say("since", v=0) for _ in range(150))))


@attack("game", "refused bad_number", "refused bad_deed")
async def wild_numbers(enemy: Enemy) -> None:
    """Numbers of deeds that leave none for later, and deeds that are none."""
    host = await enemy.at_a_table()
    if host is not None:
        if not enemy.games:
            enemy.games.append(await enemy.deal(host))
        await host.volley(
            frames(
                say("do", n=2**53 - 1, deed={"type": "start"}),
                *(say("do", n=n * 50, deed={"type": "move"}) for n in range(1, 20)),
            )
        )


@attack("game", "error no_such_game")
async def deals_and_ends(enemy: Enemy) -> None:
    """Games laid out and given up: each is kept for good."""
    host = await enemy.at_a_table()
    if host is not None:
        game = await enemy.deal(host)
        await host.volley(frames(say("abandon", game=game)))
        await host.volley(frames(say("abandon", game=game)))


@attack("200", "429 slow_down")
async def logs(enemy: Enemy) -> None:
    game = await enemy.finished()
    for _ in range(35):
        await enemy.http("GET", f"/api/games/{game}/log")


@attack("200")
async def replays(enemy: Enemy) -> None:
    await enemy.http("GET", f"/api/games/{await enemy.finished()}/replay")


@attack("200")
async def analyses(enemy: Enemy) -> None:
    await enemy.http("GET", f"/api/games/{await enemy.finished()}/analysis")


@attack("200")
async def what_ifs(enemy: Enemy) -> None:
    """Each another, so that none is kept."""
    asked = {"version": 1, "level": "lightning", "seed": enemy.dice.randrange(2**31)}
    await enemy.ask(f"/api/games/{await enemy.finished()}/what-if", asked)


@attack("200", "409 game_not_over")
async def running_games(enemy: Enemy) -> None:
    """What would give the stack away, of a game that goes on."""
    game = await enemy.finished()
    host = await enemy.at_a_table()
    running = "" if host is None else await enemy.deal(host)
    await enemy.http("GET", f"/api/games/{game}/log")
    for what in ("log", "replay", "analysis"):
        await enemy.http("GET", f"/api/games/{running}/{what}")
    await enemy.ask(f"/api/games/{running}/what-if", {"version": 0})
    if host is not None:
        await host.volley(frames(say("abandon", game=running)))


@attack("201", "429 slow_down")
async def games_played_on(enemy: Enemy) -> None:
    """Rooms with a log each, and bots in them."""
    game = await enemy.finished()
    for _ in range(25):
        await enemy.ask(f"/api/games/{game}/play-on", {"version": 1, "level": "lightning"})
