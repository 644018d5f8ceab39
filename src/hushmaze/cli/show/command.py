"""`hushmaze show`: prints a position, or a game at any of its events."""

import argparse
from pathlib import Path

from rich.console import Console

from hushmaze.cli.arguments import count
from hushmaze.cli.files import read_text, write_text
from hushmaze.cli.show.picture import picture
from hushmaze.cli.show.table import show
from hushmaze.protocol.log import read_log
from hushmaze.rules import State
from hushmaze.rules.game import Game
from hushmaze.scenarios.position import read_position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="LOG|POSITION", help="a file, - for standard input, or a position")
    parser.add_argument("--events", type=count, help="after so many events of the log")
    parser.add_argument("--svg", metavar="FILE", help="draw it as a picture instead")
    parser.add_argument("--width", type=count, help="columns to use")
    parser.set_defaults(run=_show)


def _show(asked: argparse.Namespace) -> int:
    state = _state(asked.what, asked.events)
    if asked.svg:
        write_text(Path(asked.svg), picture(state))
    else:
        show(state, Console(width=asked.width))
    return 0


def _state(what: str, events: int | None) -> State:
    text = read_text(what) if what == "-" or Path(what).is_file() else what
    if not text.lstrip().startswith("{"):
        return read_position(text)
    log = read_log(text)
    if events is None:
        return log.game().state
    game = Game(log.heading.setup())
    game.record(log.events[:events])
    return game.state
