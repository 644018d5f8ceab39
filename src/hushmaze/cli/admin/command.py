"""`hushmaze admin list` and `hushmaze admin export`."""

import argparse
import json
from pathlib import Path

from hushmaze.cli.admin import stored
from hushmaze.cli.parsers import add_command, add_data, add_folder, add_group, add_json
from hushmaze.server.settings import settings_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = add_group(parser)
    listed = add_command(
        commands,
        "list",
        "rooms, unfinished games, finished games",
        description="Prints all rooms and games of a server; no names, no tokens.",
        example="hushmaze admin list --json",
    )
    add_json(listed)
    listed.set_defaults(run=_list)
    export = add_command(
        commands,
        "export",
        "write stored logs, byte for byte",
        description="Writes logs as they are stored, running games and such of other versions too.\n"
        "`hushmaze games export` picks finished games by scenario, seats or day, and knows other formats.",
        example="hushmaze admin export --running --to logs",
    )
    export.add_argument("games", nargs="*", metavar="GAME", help="only these (all that are over)")
    add_folder(export, "--to", type=Path, required=True, metavar="FOLDER", help="where logs are written")
    export.add_argument("--running", action="store_true", help="unfinished games too, secret stack and all")
    export.set_defaults(run=_export)
    for command in (listed, export):
        add_data(command)


def _list(asked: argparse.Namespace) -> int:
    found = stored.stored(settings_from(data=asked.data).database)
    print(json.dumps(stored.as_plain(found)) if asked.json else stored.as_text(found).rstrip())
    return 0


def _export(asked: argparse.Namespace) -> int:
    database = settings_from(data=asked.data).database
    written = stored.export(database, asked.to, asked.games, running=asked.running)
    print(f"{len(written)} logs in {asked.to}")
    return 0
