"""`hushmaze simulate`: many games by bots, to a table, a file, or one JSON object."""

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Columns

from hushmaze.bots.simulate.asking import AskedError, read_list, read_team
from hushmaze.bots.simulate.figures import summary
from hushmaze.bots.simulate.plots import draw_plots, plotting
from hushmaze.bots.simulate.record import GameRecord
from hushmaze.bots.simulate.runs import GameToPlay, play_deals, watched
from hushmaze.cli.shared.arguments import count, seconds, whole
from hushmaze.cli.shared.files import check_target, make_folder, tile_set_in
from hushmaze.cli.shared.parsers import add_file, add_folder, add_json
from hushmaze.cli.shared.progress import bar
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.setup import Edition

_NARROWEST = 100
"""Minimum width of the printed table; a narrower terminal wraps it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scenario", default="3", metavar="LIST", help="which scenarios (default: 3)")
    parser.add_argument("--seats", default="4", metavar="LIST", help="how many seats (default: 4)")
    parser.add_argument(
        "--games",
        type=whole(1),
        default=20,
        metavar="NUMBER",
        help="deals for each scenario and seat count (default: 20)",
    )
    parser.add_argument(
        "--first-seed", type=count, default=1, metavar="SEED", help="the seeds go up from here (default: 1)"
    )
    parser.add_argument("--level", type=whole(1), metavar="NUMBER", help="level of a challenge (default: 6)")
    add_file(parser, "--tiles", metavar="FILE", help="with this tile set (default: the standard set)")
    parser.add_argument(
        "--hourglass", type=seconds, metavar="SECONDS", help="of sand (default: the scenario's own)"
    )
    parser.add_argument(
        "--edition", choices=list(Edition), default=Edition.HOUSE, help="which rules (default: house)"
    )
    parser.add_argument(
        "--pace", choices=list(BotLevel), default=BotLevel.HUMAN, help="how quick they are (default: human)"
    )
    parser.add_argument(
        "--team",
        default="teammate",
        metavar="LIST",
        help="kinds of bots by seat, such as helper,teammate@fast@novice (default: teammate)",
    )
    parser.add_argument(
        "--regret", action="store_true", help="compare with the solver's plans, at human pace"
    )
    parser.add_argument(
        "--jobs",
        type=whole(1),
        default=os.cpu_count() or 1,
        metavar="NUMBER",
        help="processes (default: one a core)",
    )
    add_json(parser)
    add_file(parser, "--to", type=Path, metavar="FILE", help="write every game, one JSON object a line")
    add_folder(parser, "--plots", type=Path, metavar="FOLDER", help="draw pictures too; needs matplotlib")
    parser.set_defaults(run=simulate)


def simulate(asked: argparse.Namespace) -> int:
    """An AskedError or a ScenarioError says what cannot be played before any game is."""
    deals = _deals(asked)
    for deal in deals:
        if deal.seed == asked.first_seed:
            deal.setup()
    _check_targets(asked)
    records = _play(deals, asked.jobs, quiet=asked.json)
    _keep(records, asked)
    console = Console()
    console.width = max(console.width, _NARROWEST)
    if asked.json:
        console.print(json.dumps(_as_plain(records)), soft_wrap=True, markup=False, highlight=False)
    else:
        console.print(as_columns(records))
    return 0


def _check_targets(asked: argparse.Namespace) -> None:
    """Says before the games what could not be kept after them."""
    if asked.to is not None:
        check_target(asked.to)
    if asked.plots is not None:
        plotting()
        make_folder(asked.plots)


def _keep(records: Sequence[GameRecord], asked: argparse.Namespace) -> None:
    try:
        if asked.to is not None:
            asked.to.write_text("".join(json.dumps(asdict(record)) + "\n" for record in records))
        if asked.plots is not None:
            draw_plots(records, asked.plots)
    except OSError as error:
        raise AskedError(f"cannot write {error.filename}: {error.strerror}") from error


def _deals(asked: argparse.Namespace) -> list[GameToPlay]:
    team = read_team(asked.team, BotLevel(asked.pace))
    tiles = None if asked.tiles is None else tile_set_in(asked.tiles).text
    hourglass_ms = None if asked.hourglass is None else round(asked.hourglass * 1000)
    seeds = range(asked.first_seed, asked.first_seed + asked.games)
    return [
        GameToPlay(
            scenario=scenario,
            seats=seats,
            seed=seed,
            team=team,
            level=asked.level,
            edition=Edition(asked.edition),
            tiles=tiles,
            hourglass_ms=hourglass_ms,
            regret=asked.regret,
        )
        for scenario, seats, seed in product(read_list(asked.scenario), read_list(asked.seats), seeds)
    ]


def _play(deals: Sequence[GameToPlay], jobs: int, *, quiet: bool) -> list[GameRecord]:
    with bar("games", len(deals), quiet=quiet) as advance:
        return watched(play_deals(deals, jobs), lambda _record: advance())


def _groups(records: Sequence[GameRecord]) -> dict[tuple[int, int], list[GameRecord]]:
    groups: dict[tuple[int, int], list[GameRecord]] = {}
    for record in records:
        groups.setdefault((record.scenario, record.seats), []).append(record)
    return groups


def _as_plain(records: Sequence[GameRecord]) -> dict[str, Any]:  # Any: whatever JSON can say
    """The whole run, and each scenario and seat count of it."""
    parts = [
        {"scenario": scenario, "seats": seats, **summary(group)}
        for (scenario, seats), group in _groups(records).items()
    ]
    return summary(records) | {"parts": parts}


_COLUMNS = (
    "scenario", "seats", "games", "won", "interval", "time", "left", "flips", "actions", "slides/s", "bells",
)  # fmt: skip


def as_columns(records: Sequence[GameRecord]) -> Columns:
    table = Columns(*_COLUMNS, box=None)
    for (scenario, seats), group in _groups(records).items():
        found = summary(group)
        low, high = found["wilson_95"]
        left = found["sand_left_s_when_won"]
        table.add_row(
            str(scenario),
            str(seats),
            str(found["games"]),
            f"{found['won']}",
            f"{low:.0%}-{high:.0%}",
            f"{found['time_s']:.0f} s",
            "-" if left is None else f"{left:.0f} s",
            f"{found['flips']:.1f}",
            f"{found['actions']:.0f}",
            f"{found['slides_per_s']:.2f}",
            f"{found['bells']:.1f}",
        )
    return table
