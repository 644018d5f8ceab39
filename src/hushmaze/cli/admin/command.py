"""`hushmaze admin list` and `hushmaze admin export`."""

import argparse
import json
from pathlib import Path

from hushmaze.cli.admin import stored
from hushmaze.server.settings import settings_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listed = commands.add_parser("list", help="rooms, unfinished games, finished games")
    listed.add_argument("--json", action="store_true", help="for programs")
    listed.set_defaults(run=_list)
    export = commands.add_parser("export", help="write games as logs that `hushmaze show` reads")
    export.add_argument("games", nargs="*", metavar="GAME", help="only these")
    export.add_argument("--to", type=Path, required=True, metavar="FOLDER")
    export.add_argument("--running", action="store_true", help="unfinished games too, secret stack and all")
    export.set_defaults(run=_export)
    for command in (listed, export):
        command.add_argument("--data", type=Path, metavar="FOLDER", help="as given to `hushmaze serve`")


def _list(asked: argparse.Namespace) -> int:
    found = stored.stored(settings_from(data=asked.data).database)
    print(json.dumps(stored.as_plain(found)) if asked.json else stored.as_text(found).rstrip())
    return 0


def _export(asked: argparse.Namespace) -> int:
    database = settings_from(data=asked.data).database
    written = stored.export(database, asked.to, asked.games, running=asked.running)
    print(f"{len(written)} logs in {asked.to}")
    return 0
