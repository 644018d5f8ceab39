"""`hushmaze tiles`: checks, draws and generates tile sets."""

import argparse
from pathlib import Path

from hushmaze.cli.files import tile_set_in, write_text
from hushmaze.tiles import generate, problems, standard_problems
from hushmaze.tiles.svg import draw_sheet, draw_tile


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="does a set keep to the rules?")
    check.add_argument("file", nargs="?", default="standard")
    check.add_argument("--any", action="store_true", help="any set: without the counts of a complete one (K)")
    check.set_defaults(run=_check)
    draw = commands.add_parser("draw", help="draw every tile of a set to SVG")
    draw.add_argument("file", nargs="?", default="standard")
    draw.add_argument("--to", default="tiles", metavar="FOLDER")
    draw.set_defaults(run=_draw)
    new = commands.add_parser("new", help="generate a complete set and print it")
    new.add_argument("seed", type=int)
    new.add_argument("--name")
    new.set_defaults(run=_new)


def _check(asked: argparse.Namespace) -> int:
    tile_set = tile_set_in(asked.file)
    found = [*problems(tile_set), *([] if asked.any else standard_problems(tile_set))]
    for problem in found:
        print(problem)
    print(f"{tile_set.name}: {len(tile_set.faces)} faces, {len(found) or 'no'} problems")
    return 1 if found else 0


def _draw(asked: argparse.Namespace) -> int:
    tile_set = tile_set_in(asked.file)
    folder = Path(asked.to)
    pictures = {f"tile-{name}.svg": draw_tile(face) for name, face in tile_set.faces.items()}
    pictures["sheet.svg"] = draw_sheet(tile_set.faces.values())
    for name, drawing in pictures.items():
        write_text(folder / name, drawing)
    print(f"{len(pictures)} pictures in {folder}")
    return 0


def _new(asked: argparse.Namespace) -> int:
    print(generate(asked.seed, asked.name).text, end="")
    return 0
