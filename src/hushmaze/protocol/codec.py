"""Commands, events and views as plain JSON values, both ways, driven by their type hints.

A thing is an object with a ``type`` where there are several; heroes, directions and abilities are words;
a square is ``[board, x, y]``, a place ``[board, column, row]``; ``from`` stands for a deed's origin.
"""

from collections.abc import Callable, Mapping
from enum import Enum, IntEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from hushmaze.rules.squares import Place, Square, coordinates, square

Plain = Any
"""What JSON can say; Any because its shape is just what this module checks."""

E = TypeVar("E", bound=Enum)

_WIRE_NAMES = {"origin": "from"}
_LONGEST_SHOWN = 60


class CodecError(ValueError):
    """A plain value that is not what it should be; says where and why."""


def shown(value: Plain) -> str:
    """A value as its sender wrote it, cut short if it is long."""
    written = msgspec.json.encode(value).decode()
    return written if len(written) <= _LONGEST_SHOWN else written[:_LONGEST_SHOWN] + "…"


@cache
def wire_name(kind: type) -> str:
    """``TilePlaced`` travels as ``tile_placed``."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip(
        "_"
    )


def to_plain(thing: object, *, tagged: bool = True) -> dict[str, Plain]:
    """A command's deed, an event or a view as a JSON object; `tagged` says its type."""
    kind: Any = type(thing)
    tag = {"type": wire_name(kind)} if tagged else {}
    return tag | {wire: encode(getattr(thing, field)) for field, wire, encode in _fields_out(kind)}


def from_plain(plain: Plain, kinds: UnionType, ignoring: frozenset[str] = frozenset()) -> Any:
    """One of several kinds, told apart by ``type``; a CodecError if it is none of them."""
    by_name = _kinds(kinds)
    if not isinstance(plain, Mapping):
        raise CodecError("this needs to be an object")
    name = plain.get("type")
    if not isinstance(name, str) or name not in by_name:
        raise CodecError(f"type: there is no {shown(name)}, only {', '.join(by_name)}")
    rest = {key: value for key, value in plain.items() if key != "type" and key not in ignoring}
    return _read_fields(by_name[name], rest)


@cache
def _kinds(kinds: UnionType) -> dict[str, type]:
    return {wire_name(kind): kind for kind in get_args(kinds)}


def _read_fields(kind: type, plain: Mapping[str, Plain]) -> Any:
    fields = _fields_in(kind)
    unknown = set(plain) - set(fields)
    if unknown:
        raise CodecError(f"{min(unknown)}: {wire_name(kind)} has no such part")
    values = {}
    for wire, (field, decode, needed) in fields.items():
        if wire in plain:
            try:
                values[field] = decode(plain[wire])
            except ValueError as error:
                raise CodecError(f"{wire}: {error}") from error
        elif needed:
            raise CodecError(f"{wire}: {wire_name(kind)} needs this")
    return kind(**values)


@cache
def _fields_out(kind: type) -> list[tuple[str, str, Callable[[Any], Plain]]]:
    return [(field, wire_field(field), encoder_of(hint)) for field, hint in get_type_hints(kind).items()]


@cache
def _fields_in(kind: type) -> dict[str, tuple[str, Callable[[Plain], Any], bool]]:
    usual = cast(Any, kind)._field_defaults
    hints = get_type_hints(kind).items()
    return {wire_field(f): (f, _decoder(hint), f not in usual) for f, hint in hints}


def _is_thing(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


def wire_field(field: str) -> str:
    return _WIRE_NAMES.get(field, field)


def word_of(member: Enum) -> str:
    return member.name.lower() if isinstance(member, IntEnum) else str(member.value)


@cache
def _words(kind: type[Enum]) -> dict[Enum, str]:
    return {member: word_of(member) for member in kind}


@cache
def _members(kind: type[E]) -> dict[str, E]:
    return {word_of(member): member for member in kind}


def _same(value: Plain) -> Plain:
    return value


def encoder_of(hint: Any) -> Callable[[Any], Plain]:
    if hint is Square:
        return lambda value: list(coordinates(value))
    if hint is Place:
        return list
    if get_origin(hint) in (Union, UnionType):
        inner = encoder_of(_without_none(hint))
        return lambda value: None if value is None else inner(value)
    if get_origin(hint) is tuple:
        each = encoder_of(get_args(hint)[0])
        return lambda value: [each(part) for part in value]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _words(hint).__getitem__
    return (lambda value: to_plain(value, tagged=False)) if _is_thing(hint) else _same


def _without_none(hint: Any) -> Any:
    (inner,) = (part for part in get_args(hint) if part is not NoneType)
    return inner


def _decoder(hint: Any) -> Callable[[Plain], Any]:
    if hint is Square:
        return read_square
    if hint is Place:
        return lambda value: Place(*_three(value))
    if get_origin(hint) in (Union, UnionType):
        inner = _decoder(_without_none(hint))
        return lambda value: None if value is None else inner(value)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return lambda value: read_word(hint, value)
    return _plain_decoder(getattr(hint, "__supertype__", hint))


def read_square(value: Plain) -> Square:
    return square(*_three(value))


def _three(value: Plain) -> list[int]:
    if isinstance(value, list) and len(value) == 3 and all(type(part) is int for part in value):
        return value
    raise CodecError(f"needs three whole numbers, not {shown(value)}")


def read_word(words: type[E], value: Plain) -> E:
    by_word: dict[str, E] = _members(words)
    if not isinstance(value, str) or value not in by_word:
        raise CodecError(f"there is no {shown(value)}, only {', '.join(by_word)}")
    return by_word[value]


_CALLED = {int: "a whole number", bool: "true or false", str: "text"}


def _plain_decoder(kind: type) -> Callable[[Plain], Any]:
    def decode(value: Plain) -> Any:
        if type(value) is not kind:
            raise CodecError(f"needs {_CALLED[kind]}, not {shown(value)}")
        return value

    return decode
