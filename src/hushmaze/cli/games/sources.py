"""Finds games: in a server's data folder (also while it runs), or in files and folders of logs."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from hushmaze.cli.admin import stored as admin
from hushmaze.cli.shared.files import TEXT
from hushmaze.protocol.game_log.log import Log, LogError, read_log
from hushmaze.protocol.game_log.log_check import judged
from hushmaze.rules import State
from hushmaze.storage.choosing import Where

ENDINGS = (".log", ".jsonl", ".ndjson")
"""What is looked at in a folder; a file that is named is read whatever it is called."""


class LogText(NamedTuple):
    """A log not read yet."""

    name: str
    text: str | None
    """None if it is no text at all."""
    at: int | None
    """When it was finished, or its file last changed: Unix time in milliseconds."""


class Found(NamedTuple):
    """A log that tells a possible game."""

    name: str
    at: int | None
    log: Log
    state: State
    """At its end."""
    text: str
    """As it was read: with the numbers of commands, which say what bots did."""


class Unreadable(NamedTuple):
    name: str
    why: str


def in_data(database: Where) -> Iterator[LogText]:
    """The finished games of a server, newest first."""
    for game, text in admin.finished_logs(database):
        yield LogText(game.game, text, game.finished_at)


def in_files(paths: Iterable[Path]) -> Iterator[LogText | Unreadable]:
    """Files as they are named, folders by their names; what cannot be opened says so."""
    for path in paths:
        inside = (
            sorted(file for file in path.rglob("*") if file.suffix in ENDINGS) if path.is_dir() else [path]
        )
        if not inside:
            yield Unreadable(str(path), "there is no log in this folder")
        for file in inside:
            yield _file(file)


def _file(file: Path) -> LogText | Unreadable:
    try:
        return LogText(str(file), file.read_text(encoding=TEXT), round(file.stat().st_mtime * 1000))
    except OSError as error:
        return Unreadable(str(file), f"cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        return LogText(str(file), None, None)


def read(text: LogText) -> Found | Unreadable:
    """The game of a log, every deed of it judged anew."""
    if text.text is None:
        return Unreadable(text.name, "is not text")
    try:
        log = read_log(text.text)
        return Found(text.name, text.at, log, judged(log).state, text.text)
    except LogError as error:
        return Unreadable(text.name, str(error))
