"""An event as a line of the log, written straight from its type hints.

The same text as the codec's plain object encoded as JSON, without making it; a property test holds it.
"""

from collections.abc import Callable
from enum import Enum, IntEnum
from functools import cache, lru_cache
from typing import Any, cast, get_type_hints

import msgspec

from hushmaze.protocol.codec import encoder_of, wire_field, wire_name, word_of
from hushmaze.rules.events import Event, Moved
from hushmaze.rules.squares import Square, coordinates

Text = Callable[[Any], bytes | int]


def write_event(event: Event, n: int | None = None) -> bytes:
    """One line, without its end; `n` is the number that its seat gave the command."""
    kind: type = type(event)
    template, texts = _writer(kind)
    if kind is Moved:  # unrolled: nearly every event is one
        at, seat, hero, origin, direction, steps, to = cast(Moved, event)
        line = template % (
            at,
            seat,
            texts[2](hero),
            square_text(origin),
            texts[4](direction),
            steps,
            square_text(to),
        )
    else:
        line = template % tuple([text(part) for text, part in zip(texts, event, strict=True)])
    return line + b"}" if n is None else b'%b,"n":%d}' % (line, n)


@cache
def _writer(kind: type) -> tuple[bytes, tuple[Text, ...]]:
    """What all events of a kind have in common, open at the end, and how to write their parts."""
    hints = get_type_hints(kind)
    parts = "".join(f',"{wire_field(f)}":{"%d" if _is_whole(hint) else "%b"}' for f, hint in hints.items())
    return f'{{"type":"{wire_name(kind)}"{parts}'.encode(), tuple(_text(hint) for hint in hints.values())


def _is_whole(hint: Any) -> bool:  # noqa: ANN401 -- type hints are of any type
    return hint is not Square and getattr(hint, "__supertype__", hint) is int


def _text(hint: Any) -> Text:  # noqa: ANN401 -- type hints are of any type
    if _is_whole(hint):
        return int
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
