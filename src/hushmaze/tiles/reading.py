"""Tile sets from text: never anything but a sound set or a list of what is wrong."""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import TileNumber
from hushmaze.tiles.checks import face_problems, name_problems, problems
from hushmaze.tiles.errors import FORMAT, TileError, TileSetError
from hushmaze.tiles.picture import face_from
from hushmaze.tiles.tileset import TileSet

_TILE = re.compile(r"tile\s+([1-9][0-9]?)([AB]?)", re.ASCII)
_Block = tuple[str, list[str]]


def read_tile_set(text: str) -> TileSet:
    """The set this text draws. Raises TileSetError, with all that is wrong, unless every G rule holds."""
    lines = [line.rstrip() for line in text.splitlines()]
    significant = [line for line in lines if line and not line.startswith("#")]
    blocks = list(_blocks(significant))
    name, errors = _set_name(blocks[0][1])
    faces: list[TileFace] = []
    seen: set[str] = set()
    for header, drawing in blocks[1:]:
        face, wrong = _tile(header, drawing, seen)
        errors += wrong
        if face is not None:
            faces.append(face)
    tile_set = TileSet.of(name, faces)
    if not errors:
        errors = problems(tile_set)
    if errors:
        raise TileSetError(errors)
    return tile_set


@lru_cache(maxsize=1)
def standard_set() -> TileSet:
    """The set the game comes with (K)."""
    return read_tile_set((files("hushmaze.tiles") / "data" / "standard.tiles").read_text(encoding="utf-8"))


def _blocks(lines: list[str]) -> Iterator[_Block]:
    """The lines before the first tile, then every tile's header with the lines below it."""
    header, body = "", list[str]()
    for line in lines:
        if line.split(maxsplit=1)[0] == "tile":
            yield header, body
            header, body = line, []
        else:
            body.append(line)
    yield header, body


def _set_name(opening: list[str]) -> tuple[str, list[TileError]]:
    words = opening[0].split() if opening else []
    name = " ".join(words[1:])
    if len(words) < 2 or words[0] != "set":
        return name, [TileError("", None, FORMAT, "the text begins with a line: set NAME")]
    stray = [TileError("", None, FORMAT, f"{line!r} stands before the first tile") for line in opening[1:2]]
    return name, name_problems(name) + stray


def _tile(header: str, drawing: list[str], seen: set[str]) -> tuple[TileFace | None, list[TileError]]:
    match = _TILE.fullmatch(header)
    number = int(match[1]) if match else 0
    if match is None or number > 24 or (number == 1) != bool(match[2]):
        text = f"{header!r} names no tile; they are tile 1A, tile 1B and tile 2 to tile 24"
        return None, [TileError("", None, FORMAT, text)]
    name = match[1] + match[2]
    if name in seen:
        return None, [TileError(name, None, FORMAT, "drawn twice")]
    seen.add(name)
    face, errors = face_from(TileNumber(number), match[2], drawing)
    if face is not None and errors:
        errors += [found for found in face_problems(face) if found not in errors]
    return face, errors
