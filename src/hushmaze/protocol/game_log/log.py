"""Game logs: one JSON object a line, a heading and then the events. The log is the game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import msgspec

from hushmaze.protocol.codec import CodecError, Plain, from_plain, shown
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.heading import Heading, heading_from_plain, heading_to_plain, refuse_newer
from hushmaze.protocol.game_log.played import started_at
from hushmaze.rules import Event, Game
from hushmaze.rules.version import RULES_VERSION
from hushmaze.scenarios import ScenarioError

T = TypeVar("T")

LOG_FORMAT = 1
"""The one that is written; every earlier one keeps its reader below."""

_NUMBER = frozenset({"n"})
"""What a line may have besides its event: the seat's own number of the command."""


class LogError(ValueError):
    """A text that is no log, or a log that tells no possible game; says which line and why."""


@dataclass(frozen=True, slots=True)
class Log:
    heading: Heading
    events: tuple[Event, ...]
    numbers: tuple[int | None, ...] = ()
    """For each event the number its seat gave the command, where it has one: below zero, a bot's."""

    def game(self) -> Game:
        """The whole game, rebuilt; a LogError if an event does not fit what came before."""
        game = self.opening()
        for number, event in enumerate(self.events, start=2):
            try:
                game.record((event,))
            except (LookupError, AssertionError) as error:
                raise LogError(f"line {number}: this cannot have happened then") from error
        return game

    def started_at(self) -> int | None:
        """When play began, at the start or in a position put up by hand; None if it never did."""
        return started_at(self.opening().state.setup, self.events)

    def opening(self) -> Game:
        """The game before its first event; a LogError if its heading contradicts itself."""
        try:
            return Game(self.heading.setup())
        except ScenarioError as error:
            raise LogError(f"line 1: {error}") from error


def heading_line(heading: Heading) -> str:
    return line({"hushmaze": "log", "format": LOG_FORMAT} | heading_to_plain(heading))


def event_line(event: Event, n: int | None = None) -> str:
    return write_event(event, n).decode()


def write_log(heading: Heading, events: Iterable[Event]) -> str:
    """Equal games give equal text, byte for byte."""
    return "".join([heading_line(heading) + "\n", *(event_line(event) + "\n" for event in events)])


def read_log(text: str) -> Log:
    """The log in a file's text; a LogError names the line that is wrong."""
    if not text:
        raise LogError("line 1: the log is empty")
    lines = text.removesuffix("\n").split("\n")  # not splitlines: what was said may bear other line ends
    first = _at_line(1, msgspec.json.decode, lines[0])
    reader = _at_line(1, reader_of, first)
    heading = _at_line(1, reader.heading, first)
    read = [_at_line(number, reader.line, words) for number, words in enumerate(lines[1:], start=2)]
    return Log(heading, tuple(event for event, _ in read), tuple(n for _, n in read))


def _at_line(number: int, read: Callable[[Plain], T], what: Plain) -> T:
    try:
        return read(what)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise LogError(f"line {number}: {error}") from error


def read_event(line: bytes | str) -> tuple[Event, int | None]:
    """The event in a line of a log, and the number its seat gave the command, if it came over a socket."""
    plain = msgspec.json.decode(line)
    event: Event = from_plain(plain, Event, ignoring=_NUMBER)
    n = plain.get("n")
    if n is not None and type(n) is not int:
        raise CodecError(f"n: needs a whole number, not {shown(n)}")
    return event, n


class _Numbered(msgspec.Struct):
    """A line of which only the number is read."""

    n: int | None = None


_numbered = msgspec.json.Decoder(_Numbered)


def read_number(line: bytes) -> int | None:
    """The number in a line of a log, without its event; below zero, it is a bot's."""
    return _numbered.decode(line).n


class Reader(NamedTuple):
    """How logs of one format are read."""

    heading: Callable[[Plain], Heading]
    line: Callable[[str], tuple[Event, int | None]]


_READERS = {1: Reader(heading_from_plain, read_event)}


def reader_of(plain: Plain) -> Reader:
    """The reader for a log that begins like this; a CodecError for what is no log, or from the future."""
    if not isinstance(plain, dict) or plain.get("hushmaze") != "log":
        raise CodecError("this is not a game log")
    refuse_newer("format", plain.get("format"), LOG_FORMAT)
    refuse_newer("rules", plain.get("rules"), RULES_VERSION)
    number = plain.get("format")
    if type(number) is not int or number not in _READERS:
        raise CodecError(f"there are no logs of format {shown(number)}")
    return _READERS[number]


def line(plain: Plain) -> str:
    return msgspec.json.encode(plain).decode()
