"""An event as a line of the log, written straight from its type hints.

The same text as the codec's plain object encoded as JSON, without making it; a property test holds it.
"""

from collections.abc import Callable
from enum import Enum, IntEnum
from functools import lru_cache
from typing import Any, get_type_hints

import msgspec

from hushmaze.protocol.codec import encoder_of, wire_field, wire_name, word_of
from hushmaze.rules.events import Event
from hushmaze.rules.squares import Square, coordinates

Text = Callable[[Any], bytes]


def write_event(event: Event, n: int | None = None) -> bytes:
    """One line, without its end; `n` is the number that its seat gave the command."""
    plain, numbered = _WRITERS.get(type(event)) or _writers(type(event))
    return plain(event) if n is None else numbered(event, n)


_WRITERS: dict[type, tuple[Callable[[Event], bytes], Callable[[Event, int], bytes]]] = {}


def _writers(kind: type) -> tuple[Callable[[Event], bytes], Callable[[Event, int], bytes]]:
    """For events of a kind, without and with a number: one expression with a place for each part.

    Whole numbers are left to the template.
    """
    hints = get_type_hints(kind)
    template = f'{{"type":"{wire_name(kind)}"' + "".join(
        f',"{wire_field(f)}":{"%d" if _is_whole(hint) else "%b"}' for f, hint in hints.items()
    )
    names: dict[str, Any] = {f"text{at}": _text(hint) for at, hint in enumerate(hints.values())}
    places = enumerate(hints.values())
    parts = ", ".join(f"event[{at}]" if _is_whole(hint) else f"text{at}(event[{at}])" for at, hint in places)
    names |= {"plain": f"{template}}}".encode(), "numbered": f'{template},"n":%d}}'.encode()}
    # Made of the names of our own types: a loop over the parts would take twice as long.
    _WRITERS[kind] = (
        eval(f"lambda event: plain % ({parts},)", names),
        eval(f"lambda event, n: numbered % ({parts}, n)", names),
    )
    return _WRITERS[kind]


def _is_whole(hint: Any) -> bool:  # noqa: ANN401 -- type hints are of any type
    return hint is not Square and getattr(hint, "__supertype__", hint) is int


def _text(hint: Any) -> Text:  # noqa: ANN401 -- type hints are of any type
    if hint is Square:
        return square_text
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _words(hint)
    encode = encoder_of(hint)
    return lambda part: msgspec.json.encode(encode(part))


def _words(kind: type[Enum]) -> Text:
    words = {member: b'"%b"' % word_of(member).encode() for member in kind}
    if issubclass(kind, IntEnum) and [*kind] == [*range(len(kind))]:
        return tuple(words.values()).__getitem__  # hashing an enum takes longer
    return words.__getitem__


@lru_cache(maxsize=4096)
def square_text(where: Square) -> bytes:
    return b"[%d,%d,%d]" % coordinates(where)
