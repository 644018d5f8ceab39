"""Reads tile sets from text: returns a sound set or a list of everything wrong."""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from hushmaze.rules.tile import TileFace
from hushmaze.rules.words import TileNumber
from hushmaze.tiles.checks import face_problems, name_problems, problems
from hushmaze.tiles.errors import TileError, TileSetError
from hushmaze.tiles.flaws import Flaw
from hushmaze.tiles.picture import face_from
from hushmaze.tiles.tileset import TileSet

_TILE = re.compile(r"tile\s+([1-9][0-9]?)([AB]?)", re.ASCII)
_Block = tuple[str, list[str]]


class Sketch(NamedTuple):
    """The faces read from a text, and everything wrong with it."""

    tile_set: TileSet
    errors: list[TileError]


def read_tile_set(text: str) -> TileSet:
    """The set this text draws. Raises TileSetError, with all that is wrong, unless every G rule holds."""
    tile_set, errors = read_sketch(text)
    if errors:
        raise TileSetError(errors)
    return tile_set


def read_sketch(text: str) -> Sketch:
    """Every face that the text draws well enough to tell squares from walls, sound or not."""
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
    for face in tile_set.faces.values():
        errors += [found for found in face_problems(face) if found not in errors]
    return Sketch(tile_set, errors or problems(tile_set))


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
        return name, [TileError("", None, Flaw.NO_SET_LINE)]
    stray = [TileError("", None, Flaw.STRAY_LINE, {"line": repr(line)}) for line in opening[1:2]]
    return name, name_problems(name) + stray


def _tile(header: str, drawing: list[str], seen: set[str]) -> tuple[TileFace | None, list[TileError]]:
    match = _TILE.fullmatch(header)
    number = int(match[1]) if match else 0
    if match is None or number > 24 or (number == 1) != bool(match[2]):
        return None, [TileError("", None, Flaw.NO_SUCH_HEADER, {"line": repr(header)})]
    name = match[1] + match[2]
    if name in seen:
        return None, [TileError(name, None, Flaw.DRAWN_TWICE)]
    seen.add(name)
    return face_from(TileNumber(number), match[2], drawing)
