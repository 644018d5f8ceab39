"""`hushmaze tiles`: checks, draws and generates tile sets."""

import argparse
import json
from pathlib import Path

from hushmaze.cli.shared.arguments import number
from hushmaze.cli.shared.files import make_folder, named_or_piped, tile_set_in, write_text
from hushmaze.cli.shared.parsers import (
    Commands,
    Parser,
    add_command,
    add_file,
    add_folder,
    add_group,
    add_json,
)
from hushmaze.cli.shared.wording import count_of
from hushmaze.tiles import generate, problems, standard_problems
from hushmaze.tiles.svg import draw_sheet, draw_tile


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = add_group(parser)
    for add in (_add_check, _add_draw, _add_new):
        add(commands)


def _add_check(commands: Commands) -> None:
    check = add_command(
        commands,
        "check",
        "does a set keep to the rules?",
        description="Names every tile, square and rule that a set does not keep to; the status is then 1.",
        example="hushmaze tiles check mine.tiles --any",
        judges=True,
    )
    _add_set(check)
    check.add_argument("--any", action="store_true", help="any set: without the counts of a complete one (K)")
    add_json(check)
    check.set_defaults(run=_check)


def _add_draw(commands: Commands) -> None:
    draw = add_command(
        commands,
        "draw",
        "draw every tile of a set to SVG",
        description="Writes a picture of every tile, and one sheet of them all. For paper: `hushmaze print`.",
        example="hushmaze tiles draw mine.tiles --to pictures",
    )
    _add_set(draw)
    add_folder(
        draw, "--to", default="tiles", metavar="FOLDER", help="where pictures are written (default: tiles)"
    )
    draw.set_defaults(run=_draw)


def _add_new(commands: Commands) -> None:
    new = add_command(
        commands,
        "new",
        "generate a complete set and print it",
        description="Prints a complete tile set; the same seed gives the same set.",
        example="hushmaze tiles new 42 --name Uptown > uptown.tiles",
    )
    new.add_argument("seed", type=number, metavar="SEED", help="any whole number")
    new.add_argument("--name", metavar="NAME", help="the name of the set (default: made from the seed)")
    new.set_defaults(run=_new)


def _add_set(parser: Parser) -> None:
    add_file(
        parser,
        "file",
        nargs="?",
        metavar="FILE",
        help="a tile set file, or - for standard input (default: the standard set)",
    )


def _check(asked: argparse.Namespace) -> int:
    tile_set = tile_set_in(named_or_piped(asked.file))
    found = [*problems(tile_set), *([] if asked.any else standard_problems(tile_set))]
    if asked.json:
        told = {"name": tile_set.name, "digest": tile_set.digest, "faces": len(tile_set.faces)}
        print(json.dumps(told | {"problems": [str(problem) for problem in found]}))
        return 1 if found else 0
    for problem in found:
        print(problem)
    wrong = count_of(len(found), "problem") if found else "no problems"
    print(f"{tile_set.name}: {count_of(len(tile_set.faces), 'face')}, {wrong}")
    return 1 if found else 0


def _draw(asked: argparse.Namespace) -> int:
    tile_set = tile_set_in(named_or_piped(asked.file))
    folder = Path(asked.to)
    pictures = {f"tile-{name}.svg": draw_tile(face) for name, face in tile_set.faces.items()}
    pictures["sheet.svg"] = draw_sheet(tile_set.faces.values())
    make_folder(folder)
    for name, drawing in pictures.items():
        write_text(folder / name, drawing)
    print(f"{len(pictures)} pictures in {folder}")
    return 0


def _new(asked: argparse.Namespace) -> int:
    print(generate(asked.seed, asked.name).text, end="")
    return 0
