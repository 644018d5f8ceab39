"""`hushmaze scenarios`: lists, checks and shares scenarios."""

import argparse
import json

import msgspec

from hushmaze.cli.shared.arguments import whole
from hushmaze.cli.shared.files import read_text, tile_set_in
from hushmaze.cli.shared.parsers import Commands, add_command, add_file, add_group, add_json
from hushmaze.protocol.scenario_list import scenario_rows
from hushmaze.scenarios import (
    Scenario,
    Table,
    builtin_scenarios,
    entries_of,
    made_for,
    prepare,
    read_scenario,
    scenario_from_code,
    share_code,
    write_scenario,
)
from hushmaze.tiles import TileSet


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = add_group(parser)
    for add in (_add_list, _add_check, _add_read):
        add(commands)


def _add_list(commands: Commands) -> None:
    listed = add_command(
        commands,
        "list",
        "the 17 scenarios that come with the game",
        description="Prints number, name and share code of the 17; as JSON also tiles, rules and cards.",
        example="hushmaze scenarios list --json",
    )
    add_json(listed)
    listed.set_defaults(run=_list)


def _add_check(commands: Commands) -> None:
    check = add_command(
        commands,
        "check",
        "can a scenario file be played? says its share code",
        description="Reads a scenario file and says whether it can be played, and its share code.\n"
        "A file that names no tile set is checked with the one given by --tiles.",
        example="hushmaze scenarios check mine.toml --tiles mine.tiles",
    )
    add_file(check, "file", metavar="FILE", help="a scenario file, or - for standard input")
    check.add_argument(
        "--seats", type=whole(1), metavar="NUMBER", help="for so many seats (default: the fewest)"
    )
    add_file(
        check,
        "--tiles",
        default="standard",
        metavar="FILE",
        help="with this tile set (default: the standard set)",
    )
    add_json(check)
    check.set_defaults(run=_check)


def _add_read(commands: Commands) -> None:
    read = add_command(
        commands,
        "read",
        "turn a share code back into a file",
        description="Prints the scenario file that a share code stands for.",
        example="hushmaze scenarios read 040G2-40200-0G438-00510-PGKCD-5Q688-31DHP-6AY8Y-Q8 > mine.toml",
    )
    read.add_argument("code", metavar="CODE", help="a share code, with or without its dashes")
    add_json(read)
    read.set_defaults(run=_read)


def _list(asked: argparse.Namespace) -> int:
    if asked.json:
        print(msgspec.json.encode(scenario_rows()).decode())
        return 0
    for number, scenario in builtin_scenarios().items():
        print(f"{number:>2}  {scenario.name:<24} {share_code(scenario)}")
    return 0


def _check(asked: argparse.Namespace) -> int:
    text, tiles = read_text(asked.file), tile_set_in(asked.tiles)
    scenario = made_for(read_scenario(text), tiles)
    seats = asked.seats or scenario.seats[0]
    prepare(scenario, Table(seats=seats), tiles)
    code = share_code(scenario)
    if asked.json:
        print(json.dumps({"name": scenario.name, "seats": seats, "tile_set": _set(tiles), "code": code}))
    else:
        print(f"{scenario.name}: can be played{_with(scenario)}; share code {code}")
    return 0


def _set(tiles: TileSet) -> dict[str, str]:
    return {"name": tiles.name, "digest": tiles.digest}


def _with(scenario: Scenario) -> str:
    usual = Scenario(name="").tile_set
    return "" if scenario.tile_set == usual else f" with the tiles {scenario.tile_set}"


def _read(asked: argparse.Namespace) -> int:
    scenario = scenario_from_code(asked.code)
    print(json.dumps(entries_of(scenario)) if asked.json else write_scenario(scenario).rstrip("\n"))
    return 0
