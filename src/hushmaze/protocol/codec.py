"""Deeds, events and views as JSON values, both ways. The one place where their type hints are read.

A thing is an object with a ``type`` where there are several; heroes, directions and abilities are words;
a square is ``[board, x, y]``, a place ``[board, column, row]``; ``from`` stands for a deed's origin.

A `Shape` says how the values of one hint travel. The quick reader of deeds (`quick_reader`), the writer of
log lines (`event_text`) and the JSON Schema (`schema`) are made from shapes too.
"""

from collections.abc import Callable, Mapping
from enum import Enum, IntEnum
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from hushmaze.protocol.schema_hints import called, one_of
from hushmaze.rules.squares import Place, Square, coordinates, square

Plain = Any
"""What JSON can say; Any because its shape is just what this module checks."""

E = TypeVar("E", bound=Enum)

WireSquare = Annotated[tuple[int, int, int], called("Square")]
WirePlace = Annotated[tuple[int, int, int], called("Place")]

_WIRE_NAMES = {"origin": "from"}
_LONGEST_SHOWN = 60


class CodecError(ValueError):
    """A JSON value that is not what it should be; says where and why."""


class Shape(NamedTuple):
    """How the values of one type hint travel."""

    wire: Any
    """The type of what travels, for msgspec."""
    write: Callable[[Any], Plain]
    """From a value to what travels."""
    check: Callable[[Plain], object]
    """Raises a CodecError for what is not of the wire's type."""
    take: Callable[[Any], Any]
    """From what travels, checked, to the value. A ValueError for a square that no map has."""
    text: Callable[[Any], bytes]
    """From a value to the JSON of what travels."""

    def read(self, plain: Plain) -> Any:
        self.check(plain)
        return self.take(plain)


class Part(NamedTuple):
    """A field of a deed, an event or a view."""

    field: str
    name: str
    """As it travels."""
    shape: Shape
    needed: bool


def shown(value: Plain) -> str:
    """A value as its sender wrote it, cut short if it is long."""
    written = msgspec.json.encode(value).decode()
    return written if len(written) <= _LONGEST_SHOWN else written[:_LONGEST_SHOWN] + "…"


@cache
def wire_name(kind: type) -> str:
    """``TilePlaced`` travels as ``tile_placed``."""
    letters = (f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)
    return "".join(letters).lstrip("_")


def word_of(member: Enum) -> str:
    return member.name.lower() if isinstance(member, IntEnum) else str(member.value)


# Whole things


def to_plain(thing: object, *, tagged: bool = True) -> dict[str, Plain]:
    """A deed, an event or a view as a JSON object; `tagged` says its type."""
    kind: Any = type(thing)
    tag = {"type": wire_name(kind)} if tagged else {}
    return tag | {part.name: part.shape.write(getattr(thing, part.field)) for part in parts_of(kind)}


def from_plain(plain: Plain, kinds: UnionType, ignoring: frozenset[str] = frozenset()) -> Any:
    """One of several kinds, told apart by ``type``; a CodecError if it is none of them."""
    by_name = _kinds(kinds)
    if not isinstance(plain, Mapping):
        raise CodecError("this needs to be an object")
    name = plain.get("type")
    if not isinstance(name, str) or name not in by_name:
        raise CodecError(f"type: there is no {shown(name)}, only {', '.join(by_name)}")
    rest = {key: value for key, value in plain.items() if key != "type" and key not in ignoring}
    return _read_parts(by_name[name], rest)


@cache
def _kinds(kinds: UnionType) -> dict[str, type]:
    return {wire_name(kind): kind for kind in get_args(kinds)}


@cache
def parts_of(kind: type) -> tuple[Part, ...]:
    usual = cast(Any, kind)._field_defaults
    hints = get_type_hints(kind).items()
    return tuple(Part(f, _WIRE_NAMES.get(f, f), shape_of(hint), f not in usual) for f, hint in hints)


def _read_parts(kind: type, plain: Mapping[str, Plain]) -> Any:
    parts = parts_of(kind)
    unknown = set(plain) - {part.name for part in parts}
    if unknown:
        raise CodecError(f"{min(unknown)}: {wire_name(kind)} has no such part")
    values = {}
    for part in parts:
        if part.name in plain:
            try:
                values[part.field] = part.shape.read(plain[part.name])
            except ValueError as error:
                raise CodecError(f"{part.name}: {error}") from error
        elif part.needed:
            raise CodecError(f"{part.name}: {wire_name(kind)} needs this")
    return kind(**values)


def wire_struct(kind: type, name: str, *, tagged: bool = True, more: tuple[Any, ...] = ()) -> Any:
    """A struct of just what travels for a kind; `more` are fields besides its own."""
    parts = parts_of(kind)
    fields = [(p.field, p.shape.wire) if p.needed else (p.field, p.shape.wire, None) for p in parts]
    return msgspec.defstruct(
        name,
        [*fields, *more],
        rename={part.field: part.name for part in parts},
        tag_field="type" if tagged else None,
        tag=wire_name(kind) if tagged else None,
        forbid_unknown_fields=True,
    )


# Their parts


@cache
def shape_of(hint: Any) -> Shape:
    if hint in _SHAPES:
        return _SHAPES[hint]
    if get_origin(hint) in (Union, UnionType):
        (inner,) = (part for part in get_args(hint) if part is not NoneType)
        return _or_none(shape_of(inner))
    if get_origin(hint) is tuple:
        return _list_of(shape_of(get_args(hint)[0]))
    if hasattr(hint, "__supertype__"):
        return shape_of(hint.__supertype__)
    return _words(hint) if issubclass(hint, Enum) else _thing(hint)


def _as_it_is(value: Any) -> Any:
    return value


def _plain(kind: type, needs: str) -> Shape:
    def check(value: Plain) -> None:
        if type(value) is not kind:
            raise CodecError(f"needs {needs}, not {shown(value)}")

    return Shape(kind, _as_it_is, check, _as_it_is, msgspec.json.encode)


def _check_three(value: Plain) -> None:
    if not (isinstance(value, list) and len(value) == 3 and all(type(part) is int for part in value)):
        raise CodecError(f"needs three whole numbers, not {shown(value)}")


@lru_cache(maxsize=4096)
def square_text(where: Square) -> bytes:
    return b"[%d,%d,%d]" % coordinates(where)


cached_square = lru_cache(maxsize=4096)(square)

WHOLE = _plain(int, "a whole number")
SQUARE = Shape(
    WireSquare,
    lambda where: list(coordinates(where)),
    _check_three,
    lambda three: cached_square(*three),
    square_text,
)
_PLACE = Shape(WirePlace, list, _check_three, lambda three: Place(*three), msgspec.json.encode)
_SHAPES: dict[Any, Shape] = {
    int: WHOLE,
    bool: _plain(bool, "true or false"),
    str: _plain(str, "text"),
    Square: SQUARE,
    Place: _PLACE,
}


def _or_none(inner: Shape) -> Shape:
    return Shape(
        inner.wire | None,
        lambda value: None if value is None else inner.write(value),
        lambda plain: plain is None or inner.check(plain),
        lambda plain: None if plain is None else inner.take(plain),
        lambda value: b"null" if value is None else inner.text(value),
    )


def _list_of(each: Shape) -> Shape:
    def write(values: tuple[Any, ...]) -> list[Plain]:
        return [each.write(value) for value in values]

    def check(plain: Plain) -> None:
        if not isinstance(plain, list):
            raise CodecError(f"needs a list, not {shown(plain)}")
        for part in plain:
            each.check(part)

    return Shape(
        list[each.wire],  # type: ignore[name-defined] # a type made at run time
        write,
        check,
        lambda plain: tuple(each.take(part) for part in plain),
        lambda values: msgspec.json.encode(write(values)),
    )


def _words(kind: type[Enum]) -> Shape:
    members = {word_of(member): member for member in kind}
    words = {member: word for word, member in members.items()}
    texts = {member: b'"%b"' % word.encode() for member, word in words.items()}
    in_order = issubclass(kind, IntEnum) and [*kind] == [*range(len(kind))]

    def check(value: Plain) -> None:
        if not isinstance(value, str) or value not in members:
            raise CodecError(f"there is no {shown(value)}, only {', '.join(members)}")

    return Shape(
        Annotated[Literal[tuple(members)], one_of(kind.__name__, members)],
        words.__getitem__,
        check,
        members.__getitem__,
        tuple(texts.values()).__getitem__ if in_order else texts.__getitem__,  # hashing an enum takes longer
    )


def _thing(kind: Any) -> Shape:
    def write(thing: object) -> Plain:
        return to_plain(thing, tagged=False)

    def check(plain: Plain) -> None:
        if not isinstance(plain, Mapping):
            raise CodecError(f"needs to be an object, not {shown(plain)}")
        _read_parts(kind, plain)

    return Shape(
        wire_struct(kind, kind.__name__, tagged=False),
        write,
        check,
        lambda plain: _read_parts(kind, plain),
        lambda thing: msgspec.json.encode(write(thing)),
    )


def read_square(value: Plain) -> Square:
    where: Square = SQUARE.read(value)
    return where


def read_word(words: type[E], value: Plain) -> E:
    member: E = shape_of(words).read(value)
    return member
