"""A million hostile frames and requests against a real server on the loopback: what breaks?

    python bench/fuzz.py --frames 1000000 --seed 1

Three sieges, each of a server with a store in a temporary folder, five rooms of good people and two of
hostile ones: with the limits on messages raised so that every frame is read; then, with fewer frames,
over the fallback transport; then with the usual limits. Ends with 1 if anything is wrong: an error in the
log, a change in a room of bystanders, a good player who cannot play, an answer of 500, a close with 1011.
Every resource of the HTTP API is asked too, by three who have no socket.
"""

import argparse
import asyncio
import platform
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that the tests' own siege is found

from tests.server.hostile.siege import Siege, Toll
from tests.server.hostile.town import NO_LIMITS, Grievances, listening, opened_town

from hushmaze.server.transport import Limits, TransportName, run
from hushmaze.storage import SqliteStore

WITHIN_LIMITS = 100
"""Deeds two players may do as fast as they can."""


async def siege(frames: int, seed: int, transport: TransportName, settings: dict[str, Any]) -> Toll:
    grievances = Grievances()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: grievances.found.append(str(context)))
    with TemporaryDirectory() as folder, listening(grievances):
        store = SqliteStore(Path(folder) / "games.sqlite3")
        async with opened_town(store, Limits(), 2, transport=transport, **settings) as town:
            toll = await Siege(town, frames, seed, 10**9 if settings else WITHIN_LIMITS).rage()
            taken_in = town.server.stats.frames_in_total
    toll.wrong += grievances.found
    toll.wrong += [f"{n} answers of {code}" for code, n in toll.heard.statuses.items() if code >= 500]
    toll.wrong += ["closed with 1011"] * toll.heard.closes[1011]
    print(f"messages handed to the server {taken_in}, lines logged {grievances.lines}")
    return toll


def show(name: str, counts: Mapping[Any, int], most: int = 60) -> None:
    print(f"{name}: {', '.join(f'{key} {n}' for key, n in Counter(counts).most_common(most))}")


def besiege(title: str, frames: int, seed: int, transport: TransportName, settings: dict[str, Any]) -> bool:
    print(f"\n{title}")
    started = perf_counter()
    toll = run(siege(frames, seed, transport, settings))
    print(f"frames sent {toll.frames}, connections {toll.connections}, {perf_counter() - started:.0f} s")
    print(f"deeds of good players meanwhile {toll.good_deeds}")
    show("sent", toll.sent)
    show("answers", toll.heard.answers)
    show("closes", toll.heard.closes)
    show("HTTP statuses", toll.heard.statuses)
    show("of resources", toll.asked.statuses)
    print(f"WRONG: {len(toll.wrong)}", *toll.wrong[:20], sep="\n  ")
    return not toll.wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"python {platform.python_version()}, {platform.machine()}")
    well = [
        besiege("picows, limits raised", asked.frames, asked.seed, "picows", NO_LIMITS),
        besiege("fallback transport", asked.frames // 20, asked.seed, "wsproto", NO_LIMITS),
        besiege("picows, usual limits", asked.frames // 50, asked.seed, "picows", {}),
    ]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
