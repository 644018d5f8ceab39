"""How good are the bots? The points of the bots' bar, each as far as it is given time.

    python bench/bots.py one --games 1000 --minutes 30 --to one.jsonl
    python bench/bots.py report one.jsonl three.jsonl

Games are played in the order of their seeds; when the minutes are over, what was played is what counts, and
the counts say so. `--to` keeps every game, and a run goes on where the file ends.
"""

import argparse
import json
import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import product
from pathlib import Path
from time import monotonic, process_time, thread_time_ns
from typing import Any

from hushmaze.bots.api import Bot, Level, Wish
from hushmaze.bots.simulate.figures import summary
from hushmaze.bots.simulate.record import GameRecord, Partner
from hushmaze.bots.simulate.runs import Deal, Player, play_deal, seated
from hushmaze.bots.simulate.table import TableRun
from hushmaze.rules import Deed, Event, Refusal
from hushmaze.rules.words import TileNumber

HUMAN = Player()
FAST = Player(level=Level.FAST)
PROXY = Player("proxy")
RAMBLER = Player("rambler")

Named = tuple[str, Deal]


def one(games: int) -> Iterator[Named]:
    """Four bots at human pace, scenario 3."""
    return (("four bots", Deal(scenario=3, seats=4, seed=seed)) for seed in range(1, games + 1))


def random_players(games: int) -> Iterator[Named]:
    team = (RAMBLER,)
    return (("random", Deal(scenario=3, seats=4, seed=seed, team=team)) for seed in range(1, games + 1))


def two(games: int) -> Iterator[Named]:
    """Scenarios 1 to 7, seats 2 to 8: seed by seed, so that a cut run is even."""
    for seed, scenario, seats in product(range(1, games + 1), range(1, 8), range(2, 9)):
        yield f"{scenario}/{seats}", Deal(scenario=scenario, seats=seats, seed=seed)


def challenges(games: int) -> Iterator[Named]:
    """8 to 17 at level 6, four seats; and alone at a fast pace."""
    for seed in range(1, games + 1):
        for scenario in range(8, 18):
            yield f"challenge {scenario}", Deal(scenario=scenario, seats=4, seed=seed, level=6)
        yield "solo, fast", Deal(scenario=3, seats=1, seed=seed, team=(FAST,))


def three(games: int) -> Iterator[Named]:
    """The same seeds with four bots, with a human proxy among them, and with two levels mixed."""
    teams = {
        "four bots": (HUMAN,),
        "a proxy and three bots": (PROXY, HUMAN, HUMAN, HUMAN),
        "two levels": (HUMAN, Player(level=Level.BRISK)),
    }
    for seed, (name, team) in product(range(1, games + 1), teams.items()):
        yield name, Deal(scenario=3, seats=4, seed=seed, team=team)


def five(games: int) -> Iterator[Named]:
    """Beside the solver: four bots, scenario 3."""
    return (("regret", Deal(scenario=3, seats=4, seed=seed, regret=True)) for seed in range(1, games + 1))


POINTS = {
    "one": one,
    "random": random_players,
    "two": two,
    "challenges": challenges,
    "three": three,
    "five": five,
}


def play(point: str, games: int, minutes: float, file: Path) -> None:
    done = len(file.read_text().splitlines()) if file.exists() else 0
    until = monotonic() + 60 * minutes
    with file.open("a") as kept:
        for number, (name, deal) in enumerate(POINTS[point](games)):
            if number < done:
                continue
            if monotonic() > until:
                break
            before = process_time()
            record = asdict(play_deal(deal))
            kept.write(json.dumps({"group": name, "cpu_s": process_time() - before, **record}) + "\n")
            kept.flush()


def read(file: Path) -> dict[str, list[GameRecord]]:
    groups: dict[str, list[GameRecord]] = {}
    for line in file.read_text().splitlines():
        plain = json.loads(line)
        name, _ = plain.pop("group"), plain.pop("cpu_s")
        partner = plain.pop("partner")
        plain["partner"] = None if partner is None else Partner(**partner)
        groups.setdefault(name, []).append(GameRecord(**plain))
    return groups


def report(files: Sequence[Path]) -> None:
    for file in files:
        print(f"{file.stem}:")
        for name, records in read(file).items():
            print("  " + row(name, summary(records)))


def row(name: str, found: dict[str, Any]) -> str:  # Any: as the summary gives it
    low, high = found["wilson_95"]
    text = (
        f"{name:<24} {found['won']:>4} of {found['games']:>4}  {low:.1%} to {high:.1%}  "
        f"{found['time_s']:.0f} s, {found['flips']:.1f} flips, {found['actions']:.0f} actions, "
        f"{found['slides_per_s']:.2f} slides/s, {found['bells']:.2f} bells; "
        f"refused: raced {sum(found['refused_raced'].values())}, "
        f"otherwise {sum(found['refused_otherwise'].values())}"
    )
    more = [f"{key} {found[key]}" for key in ("partner", "regret") if found[key] is not None]
    return "; ".join([text, *more])


class Timed:
    """A bot whose decisions are timed, in CPU time: a wish, and the news before it."""

    def __init__(self, bot: Bot, spent: list[int]) -> None:
        self._bot, self._spent, self._seeing = bot, spent, 0

    def see(self, events: Sequence[Event], top: TileNumber | None) -> None:
        began = thread_time_ns()
        self._bot.see(events, top)
        self._seeing += thread_time_ns() - began

    def refused(self, deed: Deed, why: Refusal, now: int) -> None:
        self._bot.refused(deed, why, now)

    def wish(self, now: int) -> Wish | None:
        began = thread_time_ns()
        wish = self._bot.wish(now)
        self._spent.append(thread_time_ns() - began + self._seeing)
        self._seeing = 0
        return wish


def decisions(games: int) -> None:
    """How long a decision takes on a large mall: level 7, 24 tiles."""
    spent: list[int] = []
    late: list[int] = []
    for seed in range(1, games + 1):
        deal = Deal(scenario=12, seats=4, seed=seed, level=7, team=(FAST,))
        setup = deal.setup()
        mine: list[int] = []
        TableRun(setup, [Timed(bot, mine) for bot in seated(deal, setup)]).play()
        spent += mine
        late += mine[len(mine) // 2 :]
    for name, times in (("whole games", sorted(spent)), ("their second halves", sorted(late))):
        mean, p99, most = sum(times) / len(times) / 1e6, times[len(times) * 99 // 100] / 1e6, times[-1] / 1e6
        print(f"{name}: {len(times)} decisions, mean {mean:.3f} ms, p99 {p99:.2f} ms, most {most:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="what", required=True)
    for point in POINTS:
        command = commands.add_parser(point)
        command.add_argument("--games", type=int, default=200)
        command.add_argument("--minutes", type=float, default=10)
        command.add_argument("--to", type=Path, required=True)
    commands.add_parser("decisions").add_argument("--games", type=int, default=5)
    commands.add_parser("report").add_argument("files", nargs="+", type=Path)
    asked = parser.parse_args()
    if asked.what == "report":
        report(asked.files)
    elif asked.what == "decisions":
        print(f"python {platform.python_version()}, {platform.machine()}")
        decisions(asked.games)
    else:
        play(asked.what, asked.games, asked.minutes, asked.to)


if __name__ == "__main__":
    main()
