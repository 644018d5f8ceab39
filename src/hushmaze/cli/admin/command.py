"""`hushmaze admin`: list, export, delete what is stored, forget names, move into another store."""

import argparse
import asyncio
import json
from pathlib import Path

from hushmaze.cli.admin import erasing, stored, tile_sets
from hushmaze.cli.shared.arguments import day
from hushmaze.cli.shared.files import make_folder
from hushmaze.cli.shared.parsers import Commands, Parser, add_command, add_folder, add_group, add_json
from hushmaze.cli.shared.progress import bar
from hushmaze.cli.shared.store_options import add_store_options, chosen_store
from hushmaze.cli.shared.wording import count_of
from hushmaze.server.settings import settings_from
from hushmaze.storage.choosing import DATABASE_SCHEMES, Where, is_database, opened_alone
from hushmaze.storage.moving import MovedCounts, move


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = add_group(parser)
    for add in (_add_list, _add_export, _add_delete, _add_forget, _add_move):
        add(commands)


def _add_list(commands: Commands) -> None:
    listed = add_command(
        commands,
        "list",
        "rooms, unfinished games, finished games, tile sets",
        description="Prints all rooms, games and saved tile sets of a server; no names of people, no tokens.",
        example="hushmaze admin list --json",
    )
    add_json(listed)
    add_store_options(listed)
    listed.set_defaults(run=_list)


def _add_export(commands: Commands) -> None:
    export = add_command(
        commands,
        "export",
        "write stored logs, byte for byte",
        description="Writes logs as they are stored, running games and such of other versions too.\n"
        "`hushmaze games export` picks finished games by scenario, seats or day, and knows other formats.",
        example="hushmaze admin export --running --to logs",
    )
    export.add_argument("games", nargs="*", metavar="GAME", help="only these (default: all that are over)")
    add_folder(export, "--to", type=Path, required=True, metavar="FOLDER", help="where logs are written")
    export.add_argument("--running", action="store_true", help="unfinished games too, secret stack and all")
    add_store_options(export)
    export.set_defaults(run=_export)


def _add_delete(commands: Commands) -> None:
    delete = add_command(
        commands,
        "delete",
        "delete games, all that is older than a day, or tile sets",
        description="Deletes games with their logs and results, or saved tile sets, for good. Games that\n"
        "were played with a set stay whole without it. All servers must be stopped.",
        example="hushmaze admin delete --before 2026-01-31 --dry-run",
    )
    delete.add_argument("games", nargs="*", metavar="GAME", help="these games")
    delete.add_argument(
        "--before",
        type=day,
        metavar="DATE",
        help="games that ended before that day (UTC), and rooms unused since with all that was begun there",
    )
    delete.add_argument("--tile-sets", nargs="+", metavar="DIGEST", help="these sets, as `list` names them")
    delete.add_argument(
        "--unused-tile-sets",
        action="store_true",
        help="sets that no room has chosen and no stored game was played with",
    )
    _add_dry_run(delete)
    add_store_options(delete)
    delete.set_defaults(run=_delete)


def _add_forget(commands: Commands) -> None:
    forget = add_command(
        commands,
        "forget",
        "forget the names of people",
        description="Forgets names in rooms, in results and in what was said, for good. Games stay as\n"
        "they were played. Case does not matter. All servers must be stopped.",
        example='hushmaze admin forget "Ann Lee"',
    )
    forget.add_argument("names", nargs="+", metavar="NAME", help="as it was written at the table")
    _add_dry_run(forget)
    add_store_options(forget)
    forget.set_defaults(run=_forget)


def _add_move(commands: Commands) -> None:
    moving = add_command(
        commands,
        "move",
        "carry everything into another store",
        description="Carries rooms, games and tile sets into a store that is empty, and leaves the source\n"
        "as it is. All servers of both must be stopped.",
        example="hushmaze admin move hushmaze-data postgresql://hushmaze@localhost/hushmaze",
    )
    for name in ("source", "target"):
        add_folder(moving, name, metavar=name.upper(), help="a folder as for --data, or a postgresql:// URL")
    moving.set_defaults(run=_move)


def _add_dry_run(command: Parser) -> None:
    command.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")


def _list(asked: argparse.Namespace) -> int:
    found = stored.stored(chosen_store(asked))
    print(json.dumps(stored.as_plain(found)) if asked.json else stored.as_text(found).rstrip())
    return 0


def _export(asked: argparse.Namespace) -> int:
    written = stored.export(chosen_store(asked), asked.to, asked.games, running=asked.running)
    print(f"{count_of(len(written), 'log')} in {asked.to}")
    return 0


def _delete(asked: argparse.Namespace) -> int:
    wanted = (asked.games, asked.before, asked.tile_sets, asked.unused_tile_sets)
    if sum(map(bool, wanted)) != 1:
        raise stored.AdminError("name games, or say --before, --tile-sets or --unused-tile-sets: one of them")
    print(f"{_would(asked)}deleted: {_deleted(asked, chosen_store(asked))}")
    return 0


def _deleted(asked: argparse.Namespace, where: Where) -> str:
    dry_run = asked.dry_run
    if asked.games:
        return _told(erasing.delete_games(where, asked.games, dry_run=dry_run), ", ")
    if asked.before:
        return _told(erasing.delete_before(where, asked.before, dry_run=dry_run), ", ")
    if asked.tile_sets:
        gone = tile_sets.delete_tile_sets(where, asked.tile_sets, dry_run=dry_run)
    else:
        gone = tile_sets.delete_unused_tile_sets(where, dry_run=dry_run)
    return count_of(gone, "tile set")


def _forget(asked: argparse.Namespace) -> int:
    erased = erasing.forget_names(chosen_store(asked), asked.names, dry_run=asked.dry_run)
    print(f"{_would(asked)}forgotten in {_told(erased, ' and ')}")
    return 0


def _told(erased: erasing.Erased, between: str) -> str:
    return between.join((count_of(erased.games, "game"), count_of(erased.rooms, "room")))


def _would(asked: argparse.Namespace) -> str:
    return "would be " if asked.dry_run else ""


def _move(asked: argparse.Namespace) -> int:
    source, target = (_named(where) for where in (asked.source, asked.target))
    if not is_database(source) and not Path(source).is_file():
        raise stored.AdminError(f"{source}: there is no such file")
    if not is_database(target):
        make_folder(Path(target).parent)
    moved = asyncio.run(_carry(source, target))
    told = (
        count_of(moved.rooms, "room"),
        count_of(moved.games, "game"),
        count_of(moved.tile_sets, "tile set"),
    )
    print(f"moved {', '.join(told)}")
    return 0


def _named(where: str) -> Where:
    if "://" in where and not is_database(where):  # not repeated: there may be a password in it
        raise stored.AdminError(f"this is no address of a database; one begins with {DATABASE_SCHEMES[0]}")
    return settings_from({}, **{"store" if is_database(where) else "data": where}).stored_in


async def _carry(source: Where, target: Where) -> MovedCounts:
    async with opened_alone(source) as here, opened_alone(target) as there:
        with bar("carried over", None) as advance:
            return await move(here, there, advance)
