"""Requests: the verbs, their parameters, and how a line is read into one."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from hushmaze.protocol.codec import Plain, shown
from hushmaze.referee.errors import bad_request, malformed

_LOWEST, _HIGHEST = -(1 << 63), (1 << 64) - 1
"""The whole numbers of 64 bits, with a sign or without."""


class Verb(NamedTuple):
    beside: tuple[str, ...] = ("game",)
    argument: str | None = None
    """Which of the parts beside it may for short be the verb's value: ``"view": 0``."""
    has_content: bool = False
    """Whether its value says what is wanted; otherwise it is true."""


VERBS = {
    "new": Verb(("seat",), has_content=True),
    "do": Verb(("game", "at", "seat", "with_view"), has_content=True),
    "pass_time": Verb(("game", "at", "seat", "with_view"), "at"),
    "view": Verb(("game", "seat"), "seat"),
    "legal": Verb(("game", "seat"), "seat"),
    "log": Verb(),
    "hash": Verb(),
    "tiles": Verb(),
    "close": Verb(),
    "scenarios": Verb(()),
    "version": Verb(()),
}


class Request:
    """One of the verbs, with nothing beside it that does not belong there."""

    def __init__(self, parts: Mapping[str, Plain]) -> None:
        said = [verb for verb in VERBS if verb in parts]
        if len(said) != 1:
            raise bad_request(f"it needs exactly one of {', '.join(VERBS)}")
        (self.verb,) = said
        if any(_has_huge_number(value) for key, value in parts.items() if key != "id"):
            raise bad_request("a number in it has more than 64 bits")
        self._parts = _spelled_out(self.verb, parts)

    @property
    def content(self) -> Plain:
        return self._parts[self.verb]

    def whole(self, key: str) -> int:
        value = self._parts.get(key)
        if type(value) is not int:
            raise bad_request(f"{key}: needs a whole number, not {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        value = self._parts.get(key, False)
        if type(value) is not bool:
            raise bad_request(f"{key}: needs true or false, not {shown(value)}")
        return value

    def whole_or_none(self, key: str) -> int | None:
        return None if self._parts.get(key) is None else self.whole(key)


def _spelled_out(name: str, parts: Mapping[str, Plain]) -> Mapping[str, Plain]:
    """The parts of a request, its short argument put beside the verb."""
    verb = VERBS[name]
    unknown = set(parts) - {name, "id", *verb.beside}
    if unknown:
        raise bad_request(f"{min(unknown)}: {name} has no such part")
    value = parts[name]
    if verb.has_content or value is True:
        return parts
    if verb.argument is None or type(value) is not int:
        raise bad_request(f"{name}: needs to be true, not {shown(value)}")
    if verb.argument in parts:
        raise bad_request(f"{name}: {verb.argument} is said twice")
    return {**parts, verb.argument: value}


def read_line(line: bytes | str) -> dict[str, Plain]:
    try:
        parts = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from error
    if not isinstance(parts, dict):
        raise malformed("it is no JSON object")
    return parts


def _has_huge_number(value: Plain) -> bool:
    if isinstance(value, dict):
        return any(map(_has_huge_number, value.values()))
    if isinstance(value, list):
        return any(map(_has_huge_number, value))
    return isinstance(value, int) and not _LOWEST <= value <= _HIGHEST
