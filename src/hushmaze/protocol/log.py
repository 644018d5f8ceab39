"""Game logs: one JSON object a line, a heading and then the events. The log is the game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from hushmaze.protocol.codec import CodecError, Plain, from_plain, shown
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.heading import Heading, heading_from_plain, heading_to_plain
from hushmaze.rules import Event, Game
from hushmaze.scenarios import ScenarioError

T = TypeVar("T")

LOG_FORMAT = 1

_NUMBER = frozenset({"n"})
"""What a line may have besides its event: the seat's own number of the command."""


class LogError(ValueError):
    """A text that is no log, or a log that tells no possible game; says which line and why."""


@dataclass(frozen=True, slots=True)
class Log:
    heading: Heading
    events: tuple[Event, ...]

    def game(self) -> Game:
        """The whole game, rebuilt; a LogError if an event does not fit what came before."""
        try:
            setup = self.heading.setup()
        except ScenarioError as error:
            raise LogError(f"line 1: {error}") from error
        game = Game(setup)
        for number, event in enumerate(self.events, start=2):
            try:
                game.record((event,))
            except (LookupError, AssertionError) as error:
                raise LogError(f"line {number}: this cannot have happened then") from error
        return game


def heading_line(heading: Heading) -> str:
    return line({"hushmaze": "log", "format": LOG_FORMAT} | heading_to_plain(heading))


def event_line(event: Event, n: int | None = None) -> str:
    return write_event(event, n).decode()


def write_log(heading: Heading, events: Iterable[Event]) -> str:
    """Equal games give equal text, byte for byte."""
    return "".join([heading_line(heading) + "\n", *(event_line(event) + "\n" for event in events)])


def read_log(text: str) -> Log:
    """The log in a file's text; a LogError names the line that is wrong."""
    lines = text.splitlines()
    if not lines:
        raise LogError("line 1: the log is empty")
    heading = _read_line(1, lines[0], _heading)
    events = [_read_line(number, words, _event) for number, words in enumerate(lines[1:], start=2)]
    return Log(heading, tuple(events))


def _read_line(number: int, words: str, read: Callable[[Plain], T]) -> T:
    try:
        return read(msgspec.json.decode(words))
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise LogError(f"line {number}: {error}") from error


def _heading(plain: Plain) -> Heading:
    if not isinstance(plain, dict) or plain.get("hushmaze") != "log":
        raise CodecError("this is not a game log")
    if plain.get("format") != LOG_FORMAT:
        raise CodecError(f"this version reads logs of format {LOG_FORMAT}, not {shown(plain.get('format'))}")
    return heading_from_plain(plain)


def _event(plain: Plain) -> Event:
    event: Event = from_plain(plain, Event, ignoring=_NUMBER)
    return event


def read_event(line: bytes | str) -> tuple[Event, int | None]:
    """The event in a line of a log, and the number its seat gave the command, if it came over a socket."""
    plain = msgspec.json.decode(line)
    return _event(plain), plain.get("n")


def line(plain: Plain) -> str:
    return msgspec.json.encode(plain).decode()
