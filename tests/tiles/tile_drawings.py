"""Small drawings that tests start from and spoil in one place."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hushmaze.rules.tile import TileFace
from hushmaze.tiles import TileError, TileSet, TileSetError, read_tile_set, standard_set

START = """
tile 1A
+---+---+   +---+
| .   .  xE   . |
+   +   +   +   +
 xB   .   .   . |
+   +   +   +   +
| .   .   .  xM
+   +   +   +   +
| .  xD   .   . |
+---+   +---+---+
"""

SECOND = """
tile 2
+---+---+   +---+
|###| . |xE  vM1|
+---+   +   +---+
| .1  . | .   . |
+---+   +   +   +
|iD   .   . ~ . |
+---+   +---+---+
|hg   . |ca  cb |
+---+   +---+---+
"""

MINI = f"set Mini\n{START}{SECOND}"


def spoilt(old: str, new: str, text: str = MINI) -> str:
    """The text with one line's worth changed; the change must be possible and unique."""
    assert text.count(old) == 1, f"{old!r} must stand once in the drawing"
    return text.replace(old, new)


def outcome(text: str) -> TileSet | TileSetError:
    """What reading comes to; any other exception goes through and fails the test."""
    try:
        return read_tile_set(text)
    except TileSetError as error:
        return error


def errors_of(text: str) -> list[TileError]:
    found = outcome(text)
    assert isinstance(found, TileSetError), "this text should have been refused"
    return list(found.errors)


def messages_of(text: str) -> list[str]:
    return [str(error) for error in errors_of(text)]


def standard_but(name: str, **changes: Any) -> TileSet:  # noqa: ANN401 - any field of a face
    """The standard set with one face changed in some fields."""
    return standard_with({name: lambda face: replace(face, **changes)})


def standard_with(changes: dict[str, Callable[[TileFace], TileFace]]) -> TileSet:
    """The standard set with some faces put through a change."""
    faces = standard_set().faces.items()
    return TileSet.of("Changed", [changes[name](face) if name in changes else face for name, face in faces])
