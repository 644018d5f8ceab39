"""`hushmaze print`: a PDF from which a group can play with nothing else but a sand timer."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hushmaze.cli.shared.errors import UsageError
from hushmaze.cli.shared.files import check_target, read_text, tile_set_in, write_bytes
from hushmaze.cli.shared.parsers import add_file, add_json
from hushmaze.cli.shared.progress import bar
from hushmaze.scenarios import Scenario, Table, made_for, prepare, read_scenario
from hushmaze.tiles import TileSet

if TYPE_CHECKING:
    from hushmaze.paper.print import Printed

_LOOKS = ("colour", "safe", "saving")
_PAPERS = ("A4", "letter")
_NOT_INSTALLED = f"printing needs fpdf2: {sys.executable} -m pip install fpdf2"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(
        parser,
        "--to",
        default="hushmaze.pdf",
        metavar="FILE",
        help="the PDF to write (default: hushmaze.pdf)",
    )
    add_file(
        parser,
        "--tiles",
        default="standard",
        metavar="FILE",
        help="this tile set (default: the standard set)",
    )
    parser.add_argument("--paper", choices=_PAPERS, default="A4", help="size of the paper (default: A4)")
    parser.add_argument(
        "--look",
        choices=_LOOKS,
        default="colour",
        help="in colour, safe for colour blindness, or saving ink (default: colour)",
    )
    parser.add_argument("--backs", action="store_true", help="backs of the tiles too, to print on both sides")
    add_file(parser, "--scenario", metavar="FILE", help="add a scenario of your own to the sheet")
    add_json(parser)
    parser.set_defaults(run=_print)


def _print(asked: argparse.Namespace) -> int:
    check_target(Path(asked.to))
    printed = _drawn(asked)
    write_bytes(Path(asked.to), printed.pdf)
    if asked.json:
        print(json.dumps({"file": asked.to, "pages": printed.contents}))
        return 0
    for part, (first, last) in printed.contents.items():
        print(f"{part:<22} page {first}" + (f" to {last}" if last > first else ""))
    print(f"All of it is in {asked.to}. Print it at 100 %.")
    return 0


def _own_scenario(file: str, tiles: TileSet) -> Scenario:
    """A ScenarioError if it cannot be played with these tiles."""
    scenario = made_for(read_scenario(read_text(file)), tiles)
    for level in scenario.levels or (None,):
        prepare(scenario, Table(seats=scenario.seats[0], level=level), tiles)
    return scenario


def _drawn(asked: argparse.Namespace) -> "Printed":
    try:
        from hushmaze.paper.canvas import Paper  # noqa: PLC0415 -- the PDF library is an extra
        from hushmaze.paper.looks import PrintLook  # noqa: PLC0415
        from hushmaze.paper.print import print_game, steps  # noqa: PLC0415
    except ImportError as error:
        raise UsageError(_NOT_INSTALLED) from error
    tiles = tile_set_in(asked.tiles)
    own = [] if asked.scenario is None else [_own_scenario(asked.scenario, tiles)]
    with bar("tiles", steps(tiles, backs=asked.backs), quiet=asked.json) as advance:
        return print_game(
            tiles,
            paper=Paper[asked.paper.upper()],
            look=PrintLook(asked.look),
            backs=asked.backs,
            own=own,
            done=advance,
        )
