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
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that the tests' own search is found

from tests.server.hostile.bot_twins import BotTwins
from tests.server.hostile.open_game import watch_over_sockets
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
    parser.add_argument("--sockets", type=int, default=17, help="games over real sockets")
    parser.add_argument("--bots", type=int, default=17, help="games of bots alone")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"python {platform.python_version()}, {platform.machine()}")
    started = perf_counter()
    twins = asyncio.run(watched(asked.games, asked.deeds, asked.seed))
    between = perf_counter()
    show("twins", twins, between - started)
    walls = asyncio.run(walled(asked.games // 8, asked.deeds, asked.seed))
    show("twins, moving walls only", walls, perf_counter() - between)
    between = perf_counter()
    bots = asyncio.run(with_bots(asked.bots, 2 * asked.deeds, asked.seed))
    show("twins, bots at the table", bots, perf_counter() - between)
    between = perf_counter()
    sockets = over_sockets(asked.sockets, 60)
    show("over sockets", sockets, perf_counter() - between)
    return 1 if twins.leaks or walls.leaks or bots.leaks or sockets.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
