"""Deeds as structs of just what travels, which msgspec reads and writes. Made from the codec's shapes."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec.structs import astuple

from hushmaze.protocol.codec import WHOLE, cached_square, parts_of, shape_of, to_plain, wire_struct
from hushmaze.rules.commands import Deed, Move
from hushmaze.rules.words import Direction, Hero

Reader = Callable[[Any], Deed]


def _reader(kind: type) -> Reader:
    """From the struct to the deed; a ValueError for a square that no map has."""
    shapes = [part.shape for part in parts_of(kind)]
    if all(shape is WHOLE for shape in shapes):
        # Same as kind(*astuple(struct)), with which reading a bell took a fifth longer.
        return lambda struct: tuple.__new__(kind, astuple(struct))
    takes = [shape.take for shape in shapes]
    return lambda struct: kind(*(take(value) for take, value in zip(takes, astuple(struct), strict=True)))


def _move_reader() -> Reader:
    """As `_reader(Move)`, unrolled: nearly every deed is one. With `Move(...)` it took an eighth longer."""
    hero, direction = shape_of(Hero).take, shape_of(Direction).take

    def read(struct: Any) -> Move:  # noqa: ANN401 -- a class made here
        origin = cached_square(*struct.origin)
        return tuple.__new__(Move, (hero(struct.hero), origin, direction(struct.direction), struct.steps))

    return read


_STRUCTS: dict[type, Any] = {kind: wire_struct(kind, kind.__name__) for kind in get_args(Deed)}

DEED_READERS: dict[type, Reader] = {struct: _reader(kind) for kind, struct in _STRUCTS.items()}
"""From a struct, by its type, to the deed."""
DEED_READERS[_STRUCTS[Move]] = _move_reader()

if TYPE_CHECKING:
    DeedStruct = msgspec.Struct
else:
    DeedStruct = reduce(or_, _STRUCTS.values())
    """Any of them, told apart by ``type``."""


def deed_struct(deed: Deed) -> DeedStruct:
    struct: DeedStruct = msgspec.convert(to_plain(deed), _STRUCTS[type(deed)])
    return struct


def deed_of(struct: DeedStruct) -> Deed:
    """The deed again; a ValueError for a square that no map has."""
    return DEED_READERS[type(struct)](struct)
