"""How good are the bots? The points of the bots' bar, each as far as it is given time.

    python bench/bots.py play one challenges three five two generated --to games --jobs 2
    python bench/bots.py decisions --games 3
    python bench/bots.py pace --games 40
    python bench/bots.py report games

Every game is one line of a file for its point, in whatever order games come to an end; a run goes on with
what its files lack. In the points two and generated a game that the bots lose is shown to the solver, which
knows the stack: could it be won in the same time? A deal the bots won is one that can be won.
"""

import argparse
import json
import os
import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from itertools import pairwise, product
from multiprocessing import get_context
from pathlib import Path
from time import process_time, thread_time_ns
from typing import Any, NamedTuple

from hushmaze.bots.api import Bot, Wish
from hushmaze.bots.partners.population import PARTNERS
from hushmaze.bots.simulate.asking import read_team
from hushmaze.bots.simulate.figures import summary
from hushmaze.bots.simulate.record import GameRecord, PartnerFigures
from hushmaze.bots.simulate.runs import GameToPlay, SimulatedPlayer, play_deal, seated
from hushmaze.bots.simulate.table import TableRun
from hushmaze.bots.solver import HUMAN_PACE, THOROUGH, solve
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Deed, Event, Refusal
from hushmaze.rules.events import EscalatorTaken, Moved, TilePlaced, VortexTaken
from hushmaze.rules.words import HEROES, TileNumber
from hushmaze.tiles import generate

HUMAN = SimulatedPlayer()
FAST = SimulatedPlayer(level=BotLevel.FAST)
PROXY = SimulatedPlayer("proxy")
RAMBLER = SimulatedPlayer("rambler")
FRESH = 1_001
"""Challenges are played from here on: their seeds below were looked at while the bots were made."""


class Task(NamedTuple):
    """One game of a point."""

    point: str
    group: str
    deal: GameToPlay
    judged: bool = False
    """Whether the solver is asked about a lost one."""

    @property
    def key(self) -> tuple[str, int, int, int]:
        return self.group, self.deal.scenario, self.deal.seats, self.deal.seed


def one() -> Iterator[Task]:
    """Four bots at human pace, scenario 3."""
    for seed in range(1, 1_001):
        yield Task("one", "four bots", GameToPlay(scenario=3, seats=4, seed=seed))


def random_players() -> Iterator[Task]:
    for seed in range(1, 101):
        yield Task("random", "random", GameToPlay(scenario=3, seats=4, seed=seed, team=(RAMBLER,)))


def two() -> Iterator[Task]:
    """Scenarios 1 to 7, seats 2 to 8: seed by seed, so that a cut run is even."""
    for seed, scenario, seats in product(range(1, 201), range(1, 8), range(2, 9)):
        deal = GameToPlay(scenario=scenario, seats=seats, seed=seed)
        yield Task("two", f"{scenario}/{seats}", deal, judged=True)


def challenges() -> Iterator[Task]:
    """8 to 17 at level 6, four seats; and alone at a fast pace."""
    for seed in range(FRESH, FRESH + 60):
        for scenario in range(8, 18):
            deal = GameToPlay(scenario=scenario, seats=4, seed=seed, level=6)
            yield Task("challenges", f"challenge {scenario}", deal)
    for seed in range(FRESH, FRESH + 100):
        yield Task("challenges", "solo, fast", GameToPlay(scenario=3, seats=1, seed=seed, team=(FAST,)))


def three() -> Iterator[Task]:
    """The seeds of point one with a human proxy among the bots, and with two levels mixed."""
    teams = {
        "a proxy and three bots": (PROXY, HUMAN, HUMAN, HUMAN),
        "two levels": (HUMAN, SimulatedPlayer(level=BotLevel.BRISK)),
    }
    for seed, (name, team) in product(range(1, 401), teams.items()):
        yield Task("three", name, GameToPlay(scenario=3, seats=4, seed=seed, team=team))


def five() -> Iterator[Task]:
    """Beside the solver: four bots, scenario 3."""
    for seed in range(1, 201):
        yield Task("five", "regret", GameToPlay(scenario=3, seats=4, seed=seed, regret=True))


def generated() -> Iterator[Task]:
    """Challenges 16 and 17 at level 6, each deal with a generated set of its own."""
    for seed, scenario in product(range(401, 425), (16, 17)):
        tiles = generate(seed).text
        deal = GameToPlay(scenario=scenario, seats=4, seed=seed, level=6, tiles=tiles)
        yield Task("generated", f"challenge {scenario}", deal, judged=True)


POINTS: dict[str, Callable[[], Iterator[Task]]] = {
    "one": one,
    "random": random_players,
    "two": two,
    "challenges": challenges,
    "three": three,
    "five": five,
    "generated": generated,
}


def played(task: Task) -> dict[str, Any]:  # Any: whatever JSON can say
    before = process_time()
    record = play_deal(task.deal)
    spent = process_time() - before
    if task.judged and not record.won:
        plan = solve(task.deal.setup(), HUMAN_PACE, THOROUGH)
        record = replace(record, solver_ms=plan.time_ms if plan is not None and plan.in_time else None)
    return {"point": task.point, "group": task.group, "cpu_s": round(spent, 3), **asdict(record)}


def play(points: Sequence[str], folder: Path, jobs: int) -> None:
    """All games of the points that are not in the folder yet, as nicely as can be."""
    os.nice(19 - os.nice(0))
    folder.mkdir(parents=True, exist_ok=True)
    done = {_key(line) for point in points for line in _lines(folder / f"{point}.jsonl")}
    tasks = [task for point in points for task in POINTS[point]() if task.key not in done]
    with get_context("spawn").Pool(jobs) as pool:
        for found in pool.imap_unordered(played, tasks):
            with (folder / f"{found['point']}.jsonl").open("a") as kept:
                kept.write(json.dumps(found) + "\n")


def _lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def _key(line: dict[str, Any]) -> tuple[str, int, int, int]:
    return line["group"], line["scenario"], line["seats"], line["seed"]


def read(file: Path) -> dict[str, list[GameRecord]]:
    groups: dict[str, list[GameRecord]] = {}
    for line in _lines(file):
        name = line.pop("group")
        for other in ("point", "cpu_s"):
            line.pop(other)
        partner = line.pop("partner")
        line["partner"] = None if partner is None else PartnerFigures(**partner)
        groups.setdefault(name, []).append(GameRecord(**line))
    return groups


def report(folder: Path) -> None:
    """Everything that was played, in rows; point two also as a table of wins among deals that can be won."""
    every: list[GameRecord] = []
    for file in sorted(folder.glob("*.jsonl")):
        groups = read(file)
        every += [record for records in groups.values() for record in records]
        print(f"{file.stem}:")
        if file.stem == "two":
            print("\n".join(cells(groups)))
            continue
        for name, records in sorted(groups.items()):
            judged = f"; won of those that can be won: {cell(records)}" if file.stem == "generated" else ""
            print("  " + row(name, summary(records)) + judged)
    print("all: " + row("", summary(every)))


def cells(groups: dict[str, list[GameRecord]]) -> Iterator[str]:
    """Won of those that can be won in the same time (of all that were played)."""
    yield "| scenario | " + " | ".join(f"{seats} seats" for seats in range(2, 9)) + " |"
    yield "|---" * 8 + "|"
    for scenario in range(1, 8):
        row = [groups.get(f"{scenario}/{seats}", []) for seats in range(2, 9)]
        yield f"| {scenario} | " + " | ".join(cell(records) for records in row) + " |"


def cell(records: Sequence[GameRecord]) -> str:
    won = sum(record.won for record in records)
    could = won + sum(not record.won and record.solver_ms is not None for record in records)
    return f"{won}/{could} ({len(records)})"


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


def decisions(games: int, partner: str | None) -> None:
    """How long a decision takes on a large mall (level 7, 24 tiles); beside a partner, of the three bots."""
    players = (
        (FAST,)
        if partner is None
        else (*read_team(partner, BotLevel.HUMAN), *read_team("teammate", BotLevel.HUMAN) * 3)
    )
    spent: list[int] = []
    late: list[int] = []
    for seed in range(1, games + 1):
        deal = GameToPlay(scenario=12, seats=4, seed=seed, level=7, team=players)
        setup = deal.setup()
        mine: list[int] = []
        bots = list(seated(deal, setup))
        first = 0 if partner is None else 1
        TableRun(setup, [*bots[:first], *(Timed(bot, mine) for bot in bots[first:])]).play()
        spent += mine
        late += mine[len(mine) // 2 :]
    for name, times in (("whole games", sorted(spent)), ("their second halves", sorted(late))):
        mean, p99, most = sum(times) / len(times) / 1e6, times[len(times) * 99 // 100] / 1e6, times[-1] / 1e6
        print(f"{name}: {len(times)} decisions, mean {mean:.3f} ms, p99 {p99:.2f} ms, most {most:.1f} ms")


Act = Moved | VortexTaken | EscalatorTaken | TilePlaced


def pace(games: int) -> None:
    """What a table of four looks like from outside, beside the published figures of people."""
    runs = [_acts(seed) for seed in range(101, 101 + games)]
    pairs = [pair for acts, _ in runs for pair in pairwise(acts)]
    seconds = sum(took for _, took in runs) / 1000
    slides = [act for acts, _ in runs for act in acts if not isinstance(act, TilePlaced)]
    steps = sum(slide.steps if isinstance(slide, Moved) else 1 for slide in slides)
    print(f"{games} games: {len(slides) / seconds:.3f} slides/s, {steps / games:.0f} steps a game")
    on = [b.at - a.at for a, b in pairs if _slid(a, b) and a.hero is b.hero and a.seat != b.seat]
    each = [[act for act in acts if act.hero is hero] for acts, _ in runs for hero in HEROES]
    ever = [b.at - a.at for acts in each for a, b in pairwise(acts) if _slid(a, b) and a.seat != b.seat]
    first = [b.at - a.at for a, b in pairs if isinstance(a, TilePlaced) and not isinstance(b, TilePlaced)]
    for name, gaps in (
        ("a hero goes on in other hands", on),
        ("the same, however long it rested or others were moved", ever),
        ("first slide after an exploration", first),
        ("between any two actions", [b.at - a.at for a, b in pairs]),
    ):
        gaps.sort()
        tail = [f"p{share} {gaps[len(gaps) * share // 100] / 1000:.1f} s" for share in (50, 90, 99)]
        print(f"{name}: {', '.join(tail)} ({len(gaps)})")


def _acts(seed: int) -> tuple[list[Act], int]:
    deal = GameToPlay(scenario=3, seats=4, seed=seed)
    setup = deal.setup()
    game = TableRun(setup, seated(deal, setup)).play().game
    return [event for event in game.events if isinstance(event, Act)], game.state.time


def _slid(*acts: Act) -> bool:
    return not any(isinstance(act, TilePlaced) for act in acts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="what", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("points", nargs="+", choices=POINTS)
    playing.add_argument("--to", type=Path, required=True, metavar="FOLDER")
    playing.add_argument("--jobs", type=int, default=1)
    deciding = commands.add_parser("decisions")
    deciding.add_argument("--games", type=int, default=5)
    deciding.add_argument("--partner", choices=PARTNERS)
    commands.add_parser("pace").add_argument("--games", type=int, default=40)
    commands.add_parser("report").add_argument("folder", type=Path)
    asked = parser.parse_args()
    if asked.what == "report":
        report(asked.folder)
    elif asked.what == "pace":
        pace(asked.games)
    elif asked.what == "decisions":
        print(f"python {platform.python_version()}, {platform.machine()}")
        decisions(asked.games, asked.partner)
    else:
        play(asked.points, asked.to, asked.jobs)


if __name__ == "__main__":
    main()
