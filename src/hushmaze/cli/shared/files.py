"""Reads and writes the files that the user names."""

import os
import select
import stat
import sys
from io import BufferedReader
from pathlib import Path

from hushmaze.cli.shared.errors import UsageError
from hushmaze.tiles import TileSet, read_tile_set, standard_set

TEXT = "utf-8-sig"
"""UTF-8; some editors begin it with a mark of their own, which is no part of it."""


def read_text(file: str) -> str:
    """Reads a text file, or standard input for ``-``."""
    try:
        return sys.stdin.read().removeprefix("\ufeff") if file == "-" else Path(file).read_text(encoding=TEXT)
    except OSError as error:
        raise UsageError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"cannot read {file}: it is not text") from error


def write_text(file: Path, text: str) -> None:
    write_bytes(file, text.encode())


def write_bytes(file: Path, content: bytes) -> None:
    """Writes a file into a folder that is there; a UsageError if it cannot."""
    check_target(file)
    try:
        file.write_bytes(content)
    except OSError as error:
        raise UsageError(f"cannot write {file}: {error.strerror}") from error


def check_target(file: Path) -> None:
    """Refuses a file without its folder, or that is one itself: better before long work than after it."""
    if file.is_dir():
        raise UsageError(f"cannot write {file}: it is a folder")
    if not file.parent.is_dir():
        raise UsageError(f"cannot write {file}: there is no folder {file.parent}")


def make_folder(folder: Path) -> None:
    """Makes a folder that the user named, where there is none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"cannot write into {folder}: {error.strerror}") from error


def is_file(words: str) -> bool:
    """Whether words name a file; no file has a name that is too long, or with such signs in it."""
    try:
        return Path(words).is_file()
    except (OSError, ValueError):
        return False


def named_or_piped(file: str | None) -> str:
    """The file that is named; without one, what was sent to standard input, and else our own set."""
    return file or ("-" if _something_is_piped() else "standard")


def _something_is_piped() -> bool:
    """Whether standard input is a file, or a pipe in which something waits; a terminal is not asked."""
    try:
        descriptor = sys.stdin.fileno()
        mode = os.fstat(descriptor).st_mode
    except (OSError, ValueError, AttributeError):  # no standard input at all, or one that is no file
        return False
    waiting = sys.stdin.buffer
    if stat.S_ISFIFO(mode) and isinstance(waiting, BufferedReader):
        return bool(select.select([descriptor], [], [], 0)[0] and waiting.peek(1))
    return stat.S_ISREG(mode) and os.fstat(descriptor).st_size > 0


def tile_set_in(file: str) -> TileSet:
    """Reads a tile set; ``standard`` names the set that comes with the game."""
    return standard_set() if file == "standard" else read_tile_set(read_text(file))
