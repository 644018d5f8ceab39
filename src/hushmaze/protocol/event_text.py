"""An event as a line of the log: the text of the codec's JSON object, written without making the object."""

from collections.abc import Callable
from typing import Any, get_args

from hushmaze.protocol.codec import WHOLE, parts_of, shape_of, square_text, wire_name
from hushmaze.rules.events import Event, Moved
from hushmaze.rules.words import Direction, Hero

Writers = tuple[Callable[[Any], bytes], Callable[[Any, int], bytes]]
"""Of one kind of event: without a number, and with one."""


def write_event(event: Event, n: int | None = None) -> bytes:
    """One line, without its end; `n` is the number that its seat gave the command."""
    plain, numbered = _WRITERS[type(event)]
    return plain(event) if n is None else numbered(event, n)


def number_text(n: int) -> bytes:
    """How a line with this number ends; no line without it does."""
    return b',"n":%d}' % n


def with_number(line: bytes, n: int) -> bytes:
    """The same line with another number in place of the one it has."""
    return line[: line.rindex(b',"n":')] + number_text(n)


def _templates(kind: type) -> tuple[bytes, bytes]:
    """The line without and with a number, with a place for each part."""
    parts = "".join(f',"{part.name}":{"%d" if part.shape is WHOLE else "%b"}' for part in parts_of(kind))
    start = f'{{"type":"{wire_name(kind)}"{parts}'
    return f"{start}}}".encode(), f'{start},"n":%d}}'.encode()


def _writers(kind: type) -> Writers:
    plain, numbered = _templates(kind)
    texts = [(at, part.shape.text) for at, part in enumerate(parts_of(kind)) if part.shape is not WHOLE]
    if not texts:
        return plain.__mod__, lambda event, n: numbered % (*event, n)

    def values(event: Any, *n: int) -> tuple[Any, ...]:  # noqa: ANN401 -- any event
        found = [*event, *n]
        for at, text in texts:
            found[at] = text(found[at])
        return tuple(found)

    return lambda event: plain % values(event), lambda event, n: numbered % values(event, n)


def _moved_writers() -> Writers:
    """As `_writers(Moved)`, unrolled for what has a number: nearly every event is one."""
    _, numbered = _templates(Moved)
    hero_text, direction_text = shape_of(Hero).text, shape_of(Direction).text

    def write(event: Moved, n: int) -> bytes:
        at, seat, hero, origin, direction, steps, to = event
        here, towards, there = square_text(origin), direction_text(direction), square_text(to)
        return numbered % (at, seat, hero_text(hero), here, towards, steps, there, n)

    return _writers(Moved)[0], write


_WRITERS: dict[type, Writers] = {kind: _writers(kind) for kind in get_args(Event)}
_WRITERS[Moved] = _moved_writers()
