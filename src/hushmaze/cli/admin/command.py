"""`hushmaze admin`: lists, exports and moves what a server has stored."""

import argparse
import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

from hushmaze.cli.admin import stored
from hushmaze.server.settings import settings_from
from hushmaze.storage.choosing import Where, is_database, store_at
from hushmaze.storage.moving import Moved, move


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
        command.add_argument("--store", metavar="URL", help="as given to `hushmaze serve`")
    moving = commands.add_parser("move", help="carry everything into another store; servers must be stopped")
    for name in ("source", "target"):
        moving.add_argument(name, metavar=name.upper(), help="a folder as for --data, or a postgresql:// URL")
    moving.set_defaults(run=_move)


def _list(asked: argparse.Namespace) -> int:
    found = stored.stored(_database(asked))
    print(json.dumps(stored.as_plain(found)) if asked.json else stored.as_text(found).rstrip())
    return 0


def _export(asked: argparse.Namespace) -> int:
    written = stored.export(_database(asked), asked.to, asked.games, running=asked.running)
    print(f"{len(written)} logs in {asked.to}")
    return 0


def _database(asked: argparse.Namespace) -> Where:
    return settings_from(data=asked.data, store=asked.store).stored_in


def _move(asked: argparse.Namespace) -> int:
    source, target = (_named(where) for where in (asked.source, asked.target))
    if not is_database(source) and not Path(source).is_file():
        raise stored.AdminError(f"{source}: there is no such file")
    moved = asyncio.run(_carry(source, target))
    print(f"moved {moved.rooms} rooms, {moved.games} games, {moved.tile_sets} tile sets")
    return 0


def _named(where: str) -> Where:
    settings = settings_from({}, **{"store" if is_database(where) else "data": where})
    if not settings.store:
        settings.data.mkdir(parents=True, exist_ok=True)
    return settings.stored_in


async def _carry(source: Where, target: Where) -> Moved:
    async with AsyncExitStack() as opened:
        stores = [store_at(where) for where in (source, target)]
        for store in stores:
            await store.open()
            opened.push_async_callback(store.close)
        return await move(*stores)
