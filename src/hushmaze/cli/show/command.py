"""`hushmaze show`: prints a position, or a game at any of its events."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console, RenderableType

from hushmaze.cli.shared.arguments import count, whole
from hushmaze.cli.shared.errors import UsageError
from hushmaze.cli.shared.files import is_file, read_text, write_text
from hushmaze.cli.shared.parsers import add_file, add_json
from hushmaze.cli.show.picture import picture
from hushmaze.cli.show.table import table_of
from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.game_log.log import Log, read_log
from hushmaze.rules import State, view
from hushmaze.rules.game import rebuilt
from hushmaze.rules.notation import write
from hushmaze.scenarios.position import position_in, write_position
from hushmaze.tiles import standard_set

_WIDEST = 10_000
"""More columns than any mall takes."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser, "what", metavar="LOG|POSITION", help="a file, - for standard input, or a position")
    parser.add_argument(
        "--events", type=count, metavar="NUMBER", help="after so many events of the log (default: all)"
    )
    add_file(parser, "--svg", metavar="FILE", help="draw it as a picture instead")
    parser.add_argument(
        "--width",
        type=whole(1),
        metavar="COLUMNS",
        help="columns to use (default: those of the terminal; in a file or pipe, as many as it takes)",
    )
    add_json(parser)
    parser.set_defaults(run=_show)


def _show(asked: argparse.Namespace) -> int:
    state, position = _found(asked.what, asked.events)
    if asked.svg:
        write_text(Path(asked.svg), picture(state))
    elif asked.json:
        print(json.dumps({"position": position, "view": to_plain(view(state, None), tagged=False)}))
    else:
        _print(table_of(state), asked.width)
    return 0


def _print(table: RenderableType, width: int | None) -> None:
    """Prints it whole where no terminal is in the way; where one is too narrow, says how to see it all."""
    console = Console(width=width)
    needed = _width_of(table)
    if width is None and not console.is_terminal:
        console = Console(width=needed)
    console.print(table)
    if needed > console.width:
        narrow = f"hushmaze: this is {needed} columns wide and was cut to {console.width}"
        print(f"{narrow}: --width {needed} | less -S shows it all", file=sys.stderr)


def _width_of(table: RenderableType) -> int:
    """As many columns as it takes to cut nothing."""
    endless = Console(width=_WIDEST)
    lines = endless.render_lines(table, pad=False)
    return max(sum(segment.cell_length for segment in line) for line in lines)


def _found(what: str, events: int | None) -> tuple[State, str]:
    """The state, and what is written of it so that it can be shown again."""
    text = read_text(what) if what == "-" or is_file(what) else what
    if text.lstrip().startswith("{"):
        return _in_log(read_log(text), events)
    if text is what and text.strip() and "=" not in text:
        raise UsageError(f"there is no file {what}, and a position has words such as phase=heist")
    position = position_in(text)
    return position.state, write_position(*position)


def _in_log(log: Log, events: int | None) -> tuple[State, str]:
    heading = log.heading
    state = log.game().state if events is None else rebuilt(heading.setup(), log.events[:events]).state
    if heading.tile_set != standard_set():
        return state, write(state)
    return state, write_position(heading.scenario, heading.table, state)
