"""The quick way to read a deed: frame, message and deed in one go, for deeds that are as they should be.

The shapes are made from the same type hints as the codec's. Whatever does not fit them is left to the
codec, which also says what is wrong with it; that both read the same is held by a property test.
"""

from collections.abc import Callable
from enum import Enum
from functools import lru_cache, reduce
from operator import or_
from typing import Annotated, Any, Literal, cast, get_args, get_type_hints

import msgspec
from msgspec.structs import astuple

from hushmaze.protocol.codec import wire_field, wire_name, word_of
from hushmaze.rules.commands import Deed, Move
from hushmaze.rules.squares import Square, square

_squares = lru_cache(maxsize=4096)(square)

Reader = Callable[[Any], Deed]


def _shape(hint: Any) -> Any:  # noqa: ANN401 -- type hints are of any type
    """The hint as msgspec has to look for it."""
    if hint is Square:
        return tuple[int, int, int]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Literal[tuple(word_of(member) for member in hint)]
    return getattr(hint, "__supertype__", hint)


def _quick(kind: type) -> bool:
    """Optional parts are for the codec."""
    return not cast(Any, kind)._field_defaults


def _struct(kind: type) -> Any:  # noqa: ANN401 -- a class made here
    hints = get_type_hints(kind)
    return msgspec.defstruct(
        kind.__name__,
        [(field, _shape(hint)) for field, hint in hints.items()],
        rename={field: wire_field(field) for field in hints},
        tag_field="type",
        tag=wire_name(kind),
        forbid_unknown_fields=True,
    )


def _reader(kind: type) -> Reader:
    """From the struct to the deed; a ValueError for a square that no map has."""
    parts = [_part(hint) for hint in get_type_hints(kind).values()]
    if parts == [_as_it_is] * len(parts):
        return lambda struct: tuple.__new__(kind, astuple(struct))  # as kind._make(...), at half its cost
    return lambda struct: kind(*(read(value) for read, value in zip(parts, astuple(struct), strict=True)))


def _as_it_is(value: Any) -> Any:  # noqa: ANN401 -- any part
    return value


def _part(hint: Any) -> Callable[[Any], Any]:  # noqa: ANN401 -- type hints are of any type
    if hint is Square:
        return lambda value: _squares(*value)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {word_of(member): member for member in hint}.__getitem__
    return _as_it_is


def _move_reader() -> Reader:
    """As `_reader(Move)`, unrolled: nearly every deed is one."""
    hints = get_type_hints(Move)
    hero, direction = _part(hints["hero"]), _part(hints["direction"])

    def read(struct: Any) -> Move:  # noqa: ANN401 -- a class made here
        parts = (hero(struct.hero), _squares(*struct.origin), direction(struct.direction), struct.steps)
        return tuple.__new__(Move, parts)

    return read


_STRUCTS = {kind: _struct(kind) for kind in get_args(Deed) if _quick(kind)}
_READERS: dict[type, Reader] = {struct: _reader(kind) for kind, struct in _STRUCTS.items()}
_READERS[_STRUCTS[Move]] = _move_reader()

_Do = msgspec.defstruct(
    "Do",
    [
        ("n", Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]),
        ("deed", reduce(or_, _STRUCTS.values())),
    ],
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
