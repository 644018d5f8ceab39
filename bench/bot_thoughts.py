"""How much of a core do tables of bots take, and for how long is the loop busy with them at a time?

    python bench/bot_thoughts.py --games 10 --out bench/results/bot_thoughts.md

Whole games of four bots in a room, with a clock that is moved and a disk that writes at once. Every thought
(in another process on a server) and all that is done on the loop for bots' sake when there is news is timed
by the thread's own processor time, so that other work on the machine does not show.
"""

import argparse
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from time import thread_time
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that the tests' own room is found

from tests.server.rooms.table import Table

from hushmaze.rules.state import Phase
from hushmaze.server.bots.game_bots import GameBots
from hushmaze.server.bots.thinking import InlineThinking

STEP_MS = 20
TABLES = 200


def timed(times: list[float], work: Callable[..., None]) -> Callable[..., None]:
    def taken(*args: Any) -> None:  # noqa: ANN401 -- whatever the work takes
        began = thread_time()
        work(*args)
        times.append(thread_time() - began)

    return taken


def play(scenario: int, level: str, seed: int) -> tuple[int, bool]:
    """One game; gives how long it took by its own clock, and whether it was won."""
    table = Table("Host", scenario=scenario, seats=4)
    for seat in range(4):
        table.room.seats.offer(table.people["Host"], seat, True, level)
    match = table.dealt(game=f"{scenario} {seed}", seed=seed)
    table.room.start_without_people()
    while not match.durable.over:
        table.pass_time(STEP_MS, step=STEP_MS)
    return match.now, match.durable.phase is Phase.WON


def rows(scenario: int, level: str, games: int) -> list[str]:
    thoughts, news = list[float](), list[float]()
    with (
        patch.object(InlineThinking, "answer_next", timed(thoughts, InlineThinking.answer_next)),
        patch.object(GameBots, "on_news", timed(news, GameBots.on_news)),
    ):
        played = [play(scenario, level, seed) for seed in range(games)]
    seconds = sum(took for took, _ in played) / 1000
    game = f"{scenario} | {level} | {sum(win for _, win in played)} of {games}"
    return [
        f"| {game} | {name} | {shown(times)} | {sum(times) / seconds * TABLES:.3f} |"
        for name, times in (("thoughts", thoughts), ("on the loop", news))
    ]


def shown(times: list[float]) -> str:
    ordered = sorted(times)
    mean = sum(ordered) / len(ordered)
    tail, most = ordered[int(0.99 * (len(ordered) - 1))], ordered[-1]
    return " | ".join(f"{1000 * figure:.3f}" for figure in (mean, tail, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    lines = [
        "# What bots take of a core",
        "",
        f"Command: `python bench/bot_thoughts.py --games {asked.games}`, python {platform.python_version()},",
        f"{platform.machine()}. Tables of four bots; milliseconds of processor time. On a server they think",
        "in a process of their own; what is done on the loop is what people can come to wait for.",
        "",
        f"| scenario | level | won | what | mean | p99 | most | share of a core, {TABLES} tables |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for scenario, level in ((3, "human"), (7, "human"), (3, "lightning")):
        lines += rows(scenario, level, asked.games)
    text = "\n".join([*lines, ""])
    print(text)
    if asked.out:
        asked.out.write_text(text)


if __name__ == "__main__":
    main()
