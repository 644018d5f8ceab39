"""Reads and writes the files that the user names."""

import sys
from pathlib import Path

from hushmaze.cli.errors import UsageError
from hushmaze.tiles import TileSet, read_tile_set, standard_set


def read_text(file: str) -> str:
    """Reads a text file, or standard input for ``-``."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"cannot read {file}: it is not text") from error


def write_text(file: Path, text: str) -> None:
    """Writes a text file, and the folders it lies in."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot write {file}: {error.strerror}") from error


def tile_set_in(file: str) -> TileSet:
    """Reads a tile set; ``standard`` names the set that comes with the game."""
    return standard_set() if file == "standard" else read_tile_set(read_text(file))
