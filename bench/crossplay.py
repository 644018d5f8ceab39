"""One partner and three bots: every partner of the population beside bots of every skill and pace.

    python bench/crossplay.py play --scenarios 3 7 --games 40 --first-seed 61001 --to games.jsonl
    python bench/crossplay.py play --partners helper dozer --bots teammate@novice --to games.jsonl
    python bench/crossplay.py report games.jsonl --picture bench/results/crossplay.svg

Every game is one line; a run goes on with what its file lacks. The partner sits at a seat that the seed says.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from hushmaze.bots.partners.population import ABOUT, PARTNERS, TUNED_WITH
from hushmaze.bots.simulate.asking import read_team
from hushmaze.bots.simulate.runs import GameToPlay, seated
from hushmaze.bots.simulate.table import TableRun
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Event
from hushmaze.rules.events import BellPlaced
from hushmaze.rules.state import Phase

SHADES = ("#f4d9d0", "#f6e7c8", "#eef0cd", "#d9ecd0", "#c2e3cf")
TOGETHER_MS = 2_000


class Cell(NamedTuple):
    """Who plays what."""

    partner: str
    bots: str
    scenario: int
    seats: int


class Task(NamedTuple):
    cell: Cell
    seed: int

    def deal(self) -> GameToPlay:
        cell, at = self.cell, self.seed % self.cell.seats
        team = [cell.bots] * cell.seats
        team[at] = cell.partner
        players = read_team(",".join(team), BotLevel.HUMAN)
        return GameToPlay(scenario=cell.scenario, seats=cell.seats, seed=self.seed, team=players)


def played(task: Task) -> dict[str, Any]:  # Any: whatever JSON can say
    deal = task.deal()
    setup = deal.setup()
    found = TableRun(setup, seated(deal, setup)).play()
    game = found.game
    bells = [event for event in game.events if isinstance(event, BellPlaced)]
    return {
        **task.cell._asdict(),
        "seed": task.seed,
        "won": game.state.phase is Phase.WON,
        "time_ms": game.state.time,
        "escaping": any(type(event).__name__ == "TheftDone" for event in game.events),
        "bells": len(bells),
        "at_partner": sum(bell.target == task.seed % task.cell.seats for bell in bells),
        "together": _together(bells),
        "wrong": sum(found.wrong.values()),
    }


def _together(bells: Sequence[Event]) -> int:
    return sum(after.at - before.at < TOGETHER_MS for before, after in pairwise(bells))


def play(asked: argparse.Namespace) -> None:
    os.nice(10)
    seeds = range(asked.first_seed, asked.first_seed + asked.games)
    cells = [
        Cell(partner, bots, scenario, asked.seats)
        for partner, bots, scenario in product(asked.partners, asked.bots, asked.scenarios)
    ]
    done = {_key(line) for line in _lines(asked.to)}
    tasks = [Task(cell, seed) for seed in seeds for cell in cells if (*cell, seed) not in done]
    with asked.to.open("a") as kept:
        for found in _all_played(tasks, asked.jobs):
            kept.write(json.dumps(found) + "\n")
            kept.flush()


def _all_played(tasks: Sequence[Task], jobs: int) -> Iterator[dict[str, Any]]:
    if jobs == 1:
        yield from map(played, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(played, tasks)


def _lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def _key(line: dict[str, Any]) -> tuple[Any, ...]:
    return (*(line[field] for field in Cell._fields), line["seed"])


Columns = dict[tuple[str, int, int], list[dict[str, Any]]]


def report(asked: argparse.Namespace) -> None:
    lines = _lines(asked.file)
    rows: dict[str, Columns] = {name: {} for name in PARTNERS}
    for line in lines:
        column = line["bots"], line["scenario"], line["seats"]
        rows.setdefault(line["partner"], {}).setdefault(column, []).append(line)
    rows = {name: columns for name, columns in rows.items() if columns}
    heads = sorted({column for columns in rows.values() for column in columns}, key=lambda c: (c[1:], c[0]))
    print("\n".join(table(rows, heads)))
    if asked.picture:
        asked.picture.write_text("\n".join(picture(rows, heads)) + "\n")


def head_of(column: tuple[str, int, int]) -> str:
    bots, scenario, seats = column
    more = "" if seats == 4 else f", {seats} seats"
    return f"{bots.removeprefix('teammate').strip('@') or 'expert'}, sc. {scenario}{more}"


def table(rows: dict[str, Columns], heads: Sequence[tuple[str, int, int]]) -> Iterator[str]:
    yield "| partner | " + " | ".join(map(head_of, heads)) + " | bells at it a game | what it does |"
    yield "|---" * (len(heads) + 3) + "|"
    for name, columns in rows.items():
        games = [game for column in columns.values() for game in column]
        bells = sum(game["at_partner"] for game in games) / len(games)
        star = "" if name in TUNED_WITH else " *"
        cells = " | ".join(cell_of(columns.get(head, [])) for head in heads)
        yield f"| {name}{star} | {cells} | {bells:.1f} | {ABOUT.get(name, '')} |"
    every = [game for columns in rows.values() for column in columns.values() for game in column]
    yield ""
    yield (
        f"{len(every)} games; bells within 2 s of another: {sum(game['together'] for game in every)}; "
        f"refused for other reasons than races: {sum(game['wrong'] for game in every)}"
    )


def cell_of(games: Sequence[dict[str, Any]]) -> str:
    return f"{sum(game['won'] for game in games)}/{len(games)}" if games else ""


def picture(rows: dict[str, Columns], heads: Sequence[tuple[str, int, int]]) -> Iterator[str]:
    wide, high, left, top = 120, 26, 110, 60
    size = left + wide * len(heads), top + high * len(rows)
    box = f"0 0 {size[0]} {size[1]}"
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif" font-size="13">'
    yield "<title>Games won by one partner and three bots</title>"
    for number, head in enumerate(heads):
        yield f'<text x="{left + wide * number + 6}" y="{top - 10}">{head_of(head)}</text>'
    for line, (name, columns) in enumerate(rows.items()):
        y = top + high * line
        yield f'<text x="4" y="{y + 18}">{name}{"" if name in TUNED_WITH else " *"}</text>'
        for number, head in enumerate(heads):
            games = columns.get(head, [])
            if games:
                share = sum(game["won"] for game in games) / len(games)
                shade = SHADES[min(int(share * len(SHADES)), len(SHADES) - 1)]
                x = left + wide * number
                yield f'<rect x="{x}" y="{y}" width="{wide - 2}" height="{high - 2}" fill="{shade}"/>'
                yield f'<text x="{x + 8}" y="{y + 17}">{cell_of(games)}</text>'
    yield "</svg>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="what", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--partners", nargs="+", default=list(PARTNERS))
    playing.add_argument("--bots", nargs="+", default=["teammate"])
    playing.add_argument("--scenarios", nargs="+", type=int, default=[3])
    playing.add_argument("--seats", type=int, default=4)
    playing.add_argument("--games", type=int, default=40)
    playing.add_argument("--first-seed", type=int, default=61_001)
    playing.add_argument("--jobs", type=int, default=1)
    playing.add_argument("--to", type=Path, required=True)
    playing.set_defaults(run=play)
    reporting = commands.add_parser("report")
    reporting.add_argument("file", type=Path)
    reporting.add_argument("--picture", type=Path)
    reporting.set_defaults(run=report)
    asked = parser.parse_args()
    asked.run(asked)


if __name__ == "__main__":
    main()
