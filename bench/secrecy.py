"""Is a secret told? Every byte of many games of all scenarios, sent to every client, looked at.

    python bench/secrecy.py --games 200

Each game is played twice at once: in a second house with another seed and the hidden tiles in another order.
Until a tile is revealed both have to send the same bytes to everybody. Besides, all that was sent, answered
over HTTP or logged is searched for seeds, orders, tokens and hashes. A few more games go over real sockets.
Ends with 1 if anything is found.
"""

import argparse
import asyncio
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that the tests' own search is found

from tests.server.hostile.bot_twins import BotTwins
from tests.server.hostile.day_of_bots import watch_bots_alone
from tests.server.hostile.open_game import watch_over_sockets
from tests.server.hostile.played_on import PlayedOnGame
from tests.server.hostile.watched_day import WatchedDay
from tests.server.hostile.watched_game import WALLS, Findings, WatchedGame

from hushmaze.server.transport import run

SCENARIOS = 17


async def watched(games: int, deeds: int, seed: int) -> Findings:
    """All scenarios in turn; every fourth round everybody plays alone, where one may."""
    found = Findings()
    for number in range(games):
        scenario, turn = number % SCENARIOS + 1, number // SCENARIOS
        alone = turn % 4 == 3 and scenario != LEADER
        game = WatchedGame(scenario, seed + number, deeds, 1 if alone else None)
        found.add(await game.watch())
        found.solo += game.seats == 1
    return found


async def walled(games: int, deeds: int, seed: int) -> Findings:
    """C11, where tiles go back under the stack."""
    found = Findings()
    for number in range(games):
        game = WatchedGame(11, seed + number, deeds, 1 + number % 4, **WALLS)
        found.add(await game.watch())
        found.solo += game.seats == 1
    return found


LEADER = 9
"""The scenario that nobody can play alone (C9)."""


async def of_days(games: int, deeds: int, seed: int) -> Findings:
    """Challenges of the day, every other one given up; and each once more with bots alone."""
    found = Findings()
    for number in range(games):
        game = WatchedDay(number, seed + number, deeds, 2 + number % 3, given_up=number % 2 == 1)
        found.add(await game.watch())
        found.add(await watch_bots_alone(number))
    return found


async def played_on(games: int, deeds: int, seed: int) -> Findings:
    """Games, and games that go on from some moment of them."""
    found = Findings()
    for number in range(games):
        found.add(await PlayedOnGame(number % SCENARIOS + 1, seed + number, deeds, 3).watch())
    return found


async def with_bots(games: int, turns: int, seed: int) -> Findings:
    """Tables of bots: what they do, and when, has to be the same in both houses."""
    found = Findings()
    for number in range(games):
        seats = 3 + number % 3
        found.add(await BotTwins(seed + number).watch(number % SCENARIOS + 1, seats, turns))
    return found


def over_sockets(games: int, deeds: int) -> Findings:
    found = Findings()
    for number in range(games):
        with TemporaryDirectory() as folder:
            seats = 3 + number % 4
            found.add(run(watch_over_sockets(Path(folder), number % SCENARIOS + 1, seats, deeds)))
    return found


def show(title: str, found: Findings, seconds: float) -> None:
    print(f"\n{title}: {found.games} games in {seconds:.0f} s")
    print(f"deeds {found.deeds}, tiles and cards revealed {found.reveals}, games alone {found.solo}")
    print(f"messages {found.messages}, bytes {found.bytes}, HTTP answers {found.pages}")
    print("events:", ", ".join(f"{kind} {n}" for kind, n in found.events.most_common()))
    print(f"LEAKS: {len(found.leaks)}", *(leak[:500] for leak in found.leaks[:10]), sep="\n  ")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--deeds", type=int, default=300, help="of each game, before its sand runs out")
    parser.add_argument("--days", type=int, default=28, help="challenges of the day")
    parser.add_argument("--played-on", type=int, default=17, help="games that go on from another one")
    parser.add_argument("--sockets", type=int, default=17, help="games over real sockets")
    parser.add_argument("--bots", type=int, default=17, help="games of bots alone")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"python {platform.python_version()}, {platform.machine()}")
    deeds, seed = asked.deeds, asked.seed
    parts: dict[str, Callable[[], Findings]] = {
        "twins": lambda: asyncio.run(watched(asked.games, deeds, seed)),
        "twins, moving walls only": lambda: asyncio.run(walled(asked.games // 8, deeds, seed)),
        "twins, challenges of the day": lambda: asyncio.run(of_days(asked.days, deeds, seed)),
        "twins, and played on from there": lambda: asyncio.run(played_on(asked.played_on, deeds, seed)),
        "twins, bots at the table": lambda: asyncio.run(with_bots(asked.bots, 2 * deeds, seed)),
        "over sockets": lambda: over_sockets(asked.sockets, 60),
    }
    leaks = 0
    for title, look in parts.items():
        began = perf_counter()
        found = look()
        show(title, found, perf_counter() - began)
        leaks += len(found.leaks)
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
