"""The quick way to read a deed: frame, message and deed in one go, for deeds that are as they should be.

Whatever does not fit is left to the codec, which also says what is wrong with it; that both read the same
is held by a property test.
"""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, get_args

import msgspec
from msgspec.structs import astuple

from hushmaze.protocol.codec import WHOLE, cached_square, parts_of, shape_of, wire_struct
from hushmaze.protocol.messages.from_client import CommandNumber
from hushmaze.rules.commands import Deed, Move
from hushmaze.rules.words import Direction, Hero

DeedReader = Callable[[Any], Deed]


def _reader(kind: type) -> DeedReader:
    """From the struct to the deed; a ValueError for a square that no map has."""
    shapes = [part.shape for part in parts_of(kind)]
    if all(shape is WHOLE for shape in shapes):
        return lambda struct: tuple.__new__(kind, astuple(struct))  # as kind._make(...), at half its cost
    takes = [shape.take for shape in shapes]
    return lambda struct: kind(*(take(value) for take, value in zip(takes, astuple(struct), strict=True)))


def _move_reader() -> DeedReader:
    """As `_reader(Move)`, unrolled: nearly every deed is one."""
    hero, direction = shape_of(Hero).take, shape_of(Direction).take

    def read(struct: Any) -> Move:  # noqa: ANN401 -- a class made here
        origin = cached_square(*struct.origin)
        return tuple.__new__(Move, (hero(struct.hero), origin, direction(struct.direction), struct.steps))

    return read


_STRUCTS = {kind: wire_struct(kind, kind.__name__) for kind in get_args(Deed)}
_READERS: dict[type, DeedReader] = {struct: _reader(kind) for kind, struct in _STRUCTS.items()}
_READERS[_STRUCTS[Move]] = _move_reader()

_Do = msgspec.defstruct(
    "Do",
    [("n", CommandNumber), ("deed", reduce(or_, _STRUCTS.values()))],
    tag_field="type",
    tag="do",
    forbid_unknown_fields=True,
)
_decode = msgspec.json.Decoder(_Do).decode


def read_do(payload: bytes) -> tuple[int, Deed] | None:
    """The number and the deed in a frame; None if it is something else or not quite right."""
    try:
        message: Any = _decode(payload)
        deed = message.deed
        return message.n, _READERS[type(deed)](deed)
    except (ValueError, RecursionError):  # msgspec's and Unicode's errors are ValueErrors
        return None
