"""The referee: several games at once, each request answered by one line."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import BinaryIO

import msgspec

from hushmaze import __version__
from hushmaze.protocol.codec import Plain, from_plain, to_plain
from hushmaze.protocol.heading import Heading
from hushmaze.protocol.log import write_log
from hushmaze.protocol.referee.errors import RequestError, bad_request, malformed
from hushmaze.protocol.referee.opening import heading_of, start_of
from hushmaze.protocol.referee.options import options_to_plain
from hushmaze.rules import Command, Deed, Event, Game, Refusal, digest, legal, view
from hushmaze.rules.commands import Start
from hushmaze.rules.words import Seat
from hushmaze.scenarios import ScenarioError, builtin_scenarios, share_code

PROTOCOL = 1

Answer = dict[str, Plain]

_ONLY_TOLD = frozenset({"reach", "stops"})
"""Parts of a listed move that tell and do not ask, so that it can be sent back as it is."""


@dataclass
class _Table:
    heading: Heading
    game: Game


class Referee:
    """Knows no files or streams but those a request names."""

    def __init__(self) -> None:
        self._tables: dict[int, _Table] = {}
        self._opened = 0
        self._verbs: dict[str, Callable[[Mapping[str, Plain]], Answer]] = {
            "new": self._new,
            "do": self._do,
            "pass_time": self._pass_time,
            "view": self._view,
            "legal": self._legal,
            "log": self._log,
            "hash": self._hash,
            "tiles": self._tiles,
            "close": self._close,
            "scenarios": self._scenarios,
            "version": self._version,
        }

    def answer(self, line: bytes | str) -> str:
        """The answer to one line; whatever the line is, there is one, and nothing is half done."""
        request: Plain = None
        try:
            request = _read(line)
            answer: Answer = {"ok": True} | self._verbs[self._verb(request)](request)
        except ScenarioError as error:
            answer = _refused_setup(error)
        except RequestError as error:
            answer = {"ok": False, "reason": error.reason, "message": error.message}
        except ValueError as error:
            answer = {"ok": False, "reason": "bad_request", "message": str(error)}
        if isinstance(request, dict) and "id" in request:
            answer = {"id": request["id"]} | answer
        return msgspec.json.encode(answer).decode()

    def _verb(self, request: Mapping[str, Plain]) -> str:
        said = [verb for verb in self._verbs if verb in request]
        if len(said) != 1:
            raise bad_request(f"it needs exactly one of {', '.join(self._verbs)}")
        return said[0]

    def _table(self, request: Mapping[str, Plain]) -> _Table:
        key = request.get("game")
        if type(key) is not int or key not in self._tables:
            raise RequestError("no_such_game", f"There is no game {key!r}.")
        return self._tables[key]

    def _new(self, request: Mapping[str, Plain]) -> Answer:
        heading, start = heading_of(request["new"]), start_of(request["new"])
        game = Game(heading.setup())
        if start is not None:
            game.submit(Command(Seat(0), Start()), start)
        self._opened += 1
        self._tables[self._opened] = _Table(heading, game)
        return {
            "game": self._opened,
            "scenario": heading.scenario.name,
            "events": _events(game.events),
            "view": to_plain(view(game.state, None), tagged=False),
        }

    def _do(self, request: Mapping[str, Plain]) -> Answer:
        game = self._table(request).game
        deed = from_plain(request["do"], Deed, ignoring=_ONLY_TOLD)
        seat = _whole_or_none(request, "seat")
        before = len(game.events)
        decision = game.submit(Command(None if seat is None else Seat(seat), deed), _time(request.get("at")))
        events = _events(game.events[before:])
        if isinstance(decision, Refusal):
            told = {"events": events} if events else {}
            return {"ok": False, "reason": decision.value, "message": decision.message} | told
        return {"events": events}

    def _pass_time(self, request: Mapping[str, Plain]) -> Answer:
        return {
            "events": _events(
                self._table(request).game.pass_time(_time(_argument(request, "pass_time", "at")))
            )
        }

    def _view(self, request: Mapping[str, Plain]) -> Answer:
        game = self._table(request).game
        return {"view": to_plain(view(game.state, _seat(request, "view", game)), tagged=False)}

    def _legal(self, request: Mapping[str, Plain]) -> Answer:
        game = self._table(request).game
        return options_to_plain(legal(game.state, _seat(request, "legal", game)))

    def _log(self, request: Mapping[str, Plain]) -> Answer:
        table = self._table(request)
        return {"log": write_log(table.heading, table.game.events)}

    def _hash(self, request: Mapping[str, Plain]) -> Answer:
        return {"hash": digest(self._table(request).game.state)}

    def _tiles(self, request: Mapping[str, Plain]) -> Answer:
        return {"tiles": self._table(request).heading.tile_set.text}

    def _close(self, request: Mapping[str, Plain]) -> Answer:
        self._table(request)
        del self._tables[request["game"]]
        return {}

    def _scenarios(self, _request: Mapping[str, Plain]) -> Answer:
        return {
            "scenarios": [
                {
                    "number": number,
                    "name": scenario.name,
                    "seats": list(scenario.seats),
                    "levels": list(scenario.levels),
                    "face": scenario.face,
                    "rules": list(scenario.rules),
                    "code": share_code(scenario),
                }
                for number, scenario in builtin_scenarios().items()
            ]
        }

    def _version(self, _request: Mapping[str, Plain]) -> Answer:
        return {"hushmaze": __version__, "protocol": PROTOCOL}


def serve(lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answer every line until there are no more; blank lines are passed over."""
    referee = Referee()
    for line in lines:
        if line.strip():
            out.write(referee.answer(line).encode() + b"\n")
            out.flush()


def _read(line: bytes | str) -> dict[str, Plain]:
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from error
    if not isinstance(request, dict):
        raise malformed("it is no JSON object")
    return request


def _refused_setup(error: ScenarioError) -> Answer:
    problems = [{"reason": p.contradiction.value, "message": str(p)} for p in error.problems]
    return {"ok": False} | problems[0] | {"problems": problems}


def _events(events: Iterable[Event]) -> list[Plain]:
    return [to_plain(event) for event in events]


def _argument(request: Mapping[str, Plain], verb: str, beside: str) -> Plain:
    """A verb's only argument stands beside it, or for short as its value: ``"view": 0``."""
    value = request[verb]
    return value if type(value) is int else request.get(beside)


def _whole_or_none(request: Mapping[str, Plain], key: str) -> int | None:
    value = request.get(key)
    if value is not None and type(value) is not int:
        raise bad_request(f"{key}: needs a whole number, not {value!r}")
    return value


def _seat(request: Mapping[str, Plain], verb: str, game: Game) -> Seat | None:
    """The seat that asks; nobody at the table if none is said."""
    seat = _argument(request, verb, "seat")
    if seat is None:
        return None
    if type(seat) is not int or not 0 <= seat < game.setup.seats:
        raise RequestError("no_such_seat", Refusal.NO_SUCH_SEAT.message)
    return Seat(seat)


def _time(value: Plain) -> int:
    if type(value) is not int or value < 0:
        raise bad_request(f"at: needs the game's time in whole milliseconds, not {value!r}")
    return value
