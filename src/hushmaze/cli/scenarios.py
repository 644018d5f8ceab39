"""`hushmaze scenarios`: lists, checks and shares scenarios."""

import argparse

from hushmaze.cli.arguments import count
from hushmaze.cli.files import read_text, tile_set_in
from hushmaze.scenarios import (
    Table,
    builtin_scenarios,
    prepare,
    read_scenario,
    scenario_from_code,
    share_code,
    write_scenario,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    commands.add_parser("list", help="the 17").set_defaults(run=_list)
    check = commands.add_parser("check", help="can a scenario file be played? says its share code")
    check.add_argument("file")
    check.add_argument("--seats", type=count, help="for so many seats")
    check.add_argument("--tiles", default="standard", metavar="FILE", help="with this tile set")
    check.set_defaults(run=_check)
    read = commands.add_parser("read", help="turn a share code back into a file")
    read.add_argument("code")
    read.set_defaults(run=_read)


def _list(_asked: argparse.Namespace) -> int:
    for number, scenario in builtin_scenarios().items():
        print(f"{number:>2}  {scenario.name:<24} {share_code(scenario)}")
    return 0


def _check(asked: argparse.Namespace) -> int:
    scenario = read_scenario(read_text(asked.file))
    prepare(scenario, Table(seats=asked.seats or scenario.seats[0]), tile_set_in(asked.tiles))
    print(f"{scenario.name}: can be played; share code {share_code(scenario)}")
    return 0


def _read(asked: argparse.Namespace) -> int:
    print(write_scenario(scenario_from_code(asked.code)), end="")
    return 0
