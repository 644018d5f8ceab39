"""`hushmaze admin`: list and export what is stored, delete games, forget names."""

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path

from hushmaze.cli.admin import erasing, stored
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
    delete = add_command(
        commands,
        "delete",
        "delete games, or all that is older than a day",
        description="Deletes games with their logs and results, for good. The server must be stopped.",
        example="hushmaze admin delete --before 2026-01-31 --dry-run",
    )
    delete.add_argument("games", nargs="*", metavar="GAME", help="these games")
    delete.add_argument(
        "--before",
        type=_day,
        metavar="DATE",
        help="games that ended before that day (UTC), and rooms unused since with all that was begun there",
    )
    delete.set_defaults(run=_delete)
    forget = add_command(
        commands,
        "forget",
        "forget the names of people",
        description="Forgets names in rooms, in results and in what was said, for good. Games stay as\n"
        "they were played. Case does not matter. The server must be stopped.",
        example='hushmaze admin forget "Ann Lee"',
    )
    forget.add_argument("names", nargs="+", metavar="NAME", help="as it was written at the table")
    forget.set_defaults(run=_forget)
    for command in (delete, forget):
        command.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")
    for command in (listed, export, delete, forget):
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


def _delete(asked: argparse.Namespace) -> int:
    database = settings_from(data=asked.data).database
    if bool(asked.games) == (asked.before is not None):
        raise stored.AdminError("name games or say --before, one of the two")
    if asked.games:
        erased = erasing.delete_games(database, asked.games, dry_run=asked.dry_run)
    else:
        erased = erasing.delete_before(database, asked.before, dry_run=asked.dry_run)
    print(f"{_would(asked)}deleted: {erased.games} games, {erased.rooms} rooms")
    return 0


def _forget(asked: argparse.Namespace) -> int:
    database = settings_from(data=asked.data).database
    erased = erasing.forget_names(database, asked.names, dry_run=asked.dry_run)
    print(f"{_would(asked)}forgotten in {erased.games} games and {erased.rooms} rooms")
    return 0


def _would(asked: argparse.Namespace) -> str:
    return "would be " if asked.dry_run else ""


def _day(text: str) -> datetime:
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no date such as 2026-01-31") from None
