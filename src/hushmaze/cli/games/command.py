"""`hushmaze games`: list, show, export and figures of any number of finished games."""

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Columns
from rich.text import Text

from hushmaze.analysis import analyse
from hushmaze.bots.simulate.asking import AskedError
from hushmaze.cli.admin import stored as admin
from hushmaze.cli.games.choice import add_choice, chosen_games, one_game
from hushmaze.cli.games.facts import GameFacts, facts_of, figures, groups
from hushmaze.cli.games.plots import draw
from hushmaze.cli.games.sources import Found
from hushmaze.cli.games.tables import clock, tables_of
from hushmaze.cli.shared.parsers import (
    Commands,
    add_command,
    add_file,
    add_folder,
    add_group,
    add_json,
)
from hushmaze.cli.shared.progress import working
from hushmaze.cli.shared.store_options import add_store_options, chosen_store
from hushmaze.cli.shared.wording import count_of, date_of
from hushmaze.protocol.replay import write_replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = add_group(parser)
    for add in (_add_list, _add_show, _add_export, _add_stats):
        add(commands)


def _add_list(commands: Commands) -> None:
    listed = add_command(
        commands,
        "list",
        "one line for each game",
        description="Prints one line for each game: when, what, how many, how it ended.",
        example="hushmaze games list --lost --since 2026-11-01",
    )
    add_choice(listed)
    add_json(listed)
    listed.set_defaults(run=_list)


def _add_show(commands: Commands) -> None:
    shown = add_command(
        commands,
        "show",
        "where the time of one game went, who did what",
        description="Prints the analysis of a game. Seats count from 1, as on the screen; in JSON from 0.",
        example="hushmaze games show game.log",
    )
    add_file(shown, "game", metavar="GAME|FILE", help="its name in the data folder, or a log file")
    add_json(shown)
    add_store_options(shown)
    shown.set_defaults(run=_show)


def _add_export(commands: Commands) -> None:
    export = add_command(
        commands,
        "export",
        "write games into files",
        description="Writes games as logs, replays or analyses. For running games: `hushmaze admin export`.",
        example="hushmaze games export --won --as replay --to replays",
    )
    add_choice(export)
    add_folder(export, "--to", type=Path, required=True, metavar="FOLDER", help="where they are written")
    export.add_argument(
        "--as", dest="kind", choices=sorted(_KINDS), default="log", help="what is written (default: log)"
    )
    export.set_defaults(run=_export)


def _add_stats(commands: Commands) -> None:
    stats = add_command(
        commands,
        "stats",
        "figures of many games",
        description="Counts wins, time, sand, turns and actions by scenario and number of seats.",
        example="hushmaze games stats logs --plots pictures",
    )
    add_choice(stats)
    add_json(stats)
    add_folder(stats, "--plots", type=Path, metavar="FOLDER", help="draw pictures too; needs matplotlib")
    stats.set_defaults(run=_stats)


def _list(asked: argparse.Namespace) -> int:
    rows = [facts for _, facts in chosen_games(asked)]
    if asked.json:
        _say_json([row._asdict() for row in rows])
        return 0
    table = Columns("game", "when", "scenario", "seats", "end", "time", "sand", "turns", "actions", box=None)
    for row in rows:
        table.add_row(
            Text(Path(row.name).name),
            date_of(row.at),
            Text(_scenario(row)),
            str(row.seats),
            _end(row),
            clock(row.time_ms),
            clock(row.sand_left_ms),
            str(row.turns),
            str(row.actions),
        )
    _console().print(table)
    return 0


def _show(asked: argparse.Namespace) -> int:
    found = one_game(asked)
    with working("Working it out"):
        analysis = analyse(found.log)
    if asked.json:
        _say(msgspec.json.encode(analysis).decode())
        return 0
    console = _console()
    facts = facts_of(found)
    marks = [word for word in ("rigged", "paused", "interrupted") if getattr(facts, word)]
    words = ", ".join([_scenario(facts), count_of(facts.seats, "seat"), _end(facts), *marks])
    console.print(f"{Path(facts.name).name}: {words}", markup=False)
    for table in tables_of(analysis):
        console.print()
        console.print(table)
    return 0


def _export(asked: argparse.Namespace) -> int:
    if asked.kind == "log" and not asked.paths:
        names = [found.name for found, _ in chosen_games(asked)]
        written = admin.export(chosen_store(asked), asked.to, names) if names else []
    else:
        written = []
        for found, _ in chosen_games(asked):
            written.append(_written(found, asked, written))
    _say(f"{count_of(len(written), 'game')} in {asked.to}")
    return 0


def _written(found: Found, asked: argparse.Namespace, before: Sequence[Path]) -> Path:
    """Replaces what an earlier export left, but neither another of the games nor the log it reads."""
    ending, write = _KINDS[asked.kind]
    file: Path = asked.to / f"{Path(found.name).stem}{ending}"
    if file in before:
        raise AskedError(f"{found.name}: another game was written as {file} just now")
    try:
        if file.exists() and Path(found.name).exists() and file.samefile(found.name):
            raise AskedError(f"{found.name}: would be written over itself")
        asked.to.mkdir(parents=True, exist_ok=True)
        file.write_bytes(write(found))
    except OSError as error:
        raise AskedError(f"cannot write {file}: {error.strerror}") from error
    return file


_KINDS: dict[str, tuple[str, Callable[[Found], bytes]]] = {
    "log": (".log", lambda found: found.text.encode()),
    "replay": (".replay.json", lambda found: write_replay(found.log)),
    "analysis": (".analysis.json", lambda found: msgspec.json.encode(analyse(found.log))),
}


def _stats(asked: argparse.Namespace) -> int:
    rows = [facts for _, facts in chosen_games(asked)]
    if asked.plots is not None:
        _plot(rows, asked.plots)
    if asked.json:
        parts = [
            {"scenario": scenario, "title": title, "level": level, "seats": seats, **figures(group)}
            for (scenario, title, level, seats), group in groups(rows).items()
        ]
        _say_json(figures(rows) | {"parts": parts})
        return 0
    table = Columns(
        "scenario", "seats", "games", "won", "interval", "time", "sand left", "turns", "actions", box=None
    )
    for (_, _, _, seats), group in groups(rows).items():
        table.add_row(Text(_scenario(group[0])), str(seats), *_cells(figures(group)))
    table.add_row("all", "", *_cells(figures(rows)))
    _console().print(table)
    return 0


def _plot(rows: Sequence[GameFacts], folder: Path) -> None:
    try:
        draw(rows, folder)
    except OSError as error:
        raise AskedError(f"cannot write {error.filename}: {error.strerror}") from error


def _cells(found: dict[str, Any]) -> list[str]:
    low, high = found["wilson_95"]
    return [
        str(found["games"]),
        str(found["won"]),
        f"{low:.0%}-{high:.0%}",
        "-" if found["time_s"] is None else clock(found["time_s"] * 1000),
        "-" if found["sand_left_s_when_won"] is None else clock(found["sand_left_s_when_won"] * 1000),
        "-" if found["turns"] is None else f"{found['turns']:.1f}",
        "-" if found["actions"] is None else f"{found['actions']:.0f}",
    ]


def _scenario(row: GameFacts) -> str:
    level = "" if row.level is None else f" level {row.level}"
    return (f"{row.scenario} {row.title}" if row.scenario else row.title) + level


def _end(row: GameFacts) -> str:
    return row.phase if row.loss is None else f"{row.phase} ({row.loss})"


def _console() -> Console:
    console = Console()
    return console if console.is_terminal else Console(width=160)


def _say(text: str) -> None:
    Console().print(text, soft_wrap=True, markup=False, highlight=False)


def _say_json(what: object) -> None:
    _say(json.dumps(what))
