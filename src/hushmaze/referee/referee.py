"""The referee: several games at once, each request answered by one line."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import BinaryIO

import msgspec

from hushmaze import __version__
from hushmaze.protocol.codec import Plain, from_plain, shown, to_plain
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import write_log
from hushmaze.protocol.scenario_list import scenario_rows
from hushmaze.referee.errors import RequestError, bad_request
from hushmaze.referee.opening import heading_of, start_of
from hushmaze.referee.options import options_to_plain
from hushmaze.referee.requests import Request, read_line
from hushmaze.rules import Command, Deed, Event, Game, Refusal, digest, legal, view
from hushmaze.rules.commands import Start
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Seat
from hushmaze.scenarios import ScenarioError

PROTOCOL = 1

RefereeAnswer = dict[str, Plain]

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
        self._answers: dict[str, Callable[[Request], RefereeAnswer]] = {
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
        parts: Plain = {}
        try:
            parts = read_line(line)
            request = Request(parts)
            answer: RefereeAnswer = {"ok": True} | self._answers[request.verb](request)
        except ScenarioError as error:
            answer = _refused_setup(error)
        except RequestError as error:
            answer = {"ok": False, "reason": error.reason, "message": error.message}
        except ValueError as error:
            answer = {"ok": False, "reason": "bad_request", "message": str(error)}
        if "id" in parts:
            answer = {"id": parts["id"]} | answer
        return msgspec.json.encode(answer).decode()

    def _table(self, request: Request) -> _Table:
        number = request.whole("game")
        if number not in self._tables:
            raise RequestError("no_such_game", f"There is no game {number}.")
        return self._tables[number]

    def _new(self, request: Request) -> RefereeAnswer:
        heading, start = heading_of(request.content), start_of(request.content)
        game = Game(heading.setup())
        seat = _seat(request, game)
        if start is not None and game.state.phase is Phase.PLANNING:
            game.submit(Command(Seat(0), Start()), start)
        self._opened += 1
        self._tables[self._opened] = _Table(heading, game)
        return {
            "game": self._opened,
            "scenario": heading.scenario.name,
            "tile_set": {"name": heading.tile_set.name, "digest": heading.tile_set.digest},
            "events": _events(game.events),
            "view": _seen(game, seat),
        }

    def _do(self, request: Request) -> RefereeAnswer:
        game = self._table(request).game
        deed = from_plain(request.content, Deed, ignoring=_ONLY_TOLD)
        seat = request.whole_or_none("seat")
        with_view = request.flag("with_view")
        before = len(game.events)
        decision = game.submit(Command(None if seat is None else Seat(seat), deed), _time(request))
        events = _events(game.events[before:])
        answer: RefereeAnswer = {"events": events}
        if isinstance(decision, Refusal):
            answer = _refused(decision) | (answer if events else {})
        seen_by = Seat(seat) if seat is not None and 0 <= seat < game.setup.seats else None
        return answer | ({"view": _seen(game, seen_by)} if with_view else {})

    def _pass_time(self, request: Request) -> RefereeAnswer:
        game, now = self._table(request).game, _time(request)
        seat, with_view = _seat(request, game), request.flag("with_view")
        if now < game.now:
            return _refused(Refusal.TIME_WENT_BACK)
        events = _events(game.pass_time(now))
        return {"events": events} | ({"view": _seen(game, seat)} if with_view else {})

    def _view(self, request: Request) -> RefereeAnswer:
        game = self._table(request).game
        return {"view": _seen(game, _seat(request, game))}

    def _legal(self, request: Request) -> RefereeAnswer:
        game = self._table(request).game
        return options_to_plain(legal(game.state, _seat(request, game)))

    def _log(self, request: Request) -> RefereeAnswer:
        table = self._table(request)
        return {"log": write_log(table.heading, table.game.events)}

    def _hash(self, request: Request) -> RefereeAnswer:
        return {"hash": digest(self._table(request).game.state)}

    def _tiles(self, request: Request) -> RefereeAnswer:
        return {"tiles": self._table(request).heading.tile_set.text}

    def _close(self, request: Request) -> RefereeAnswer:
        self._table(request)
        del self._tables[request.whole("game")]
        return {}

    def _scenarios(self, _request: Request) -> RefereeAnswer:
        return {"scenarios": scenario_rows()}

    def _version(self, _request: Request) -> RefereeAnswer:
        return {"hushmaze": __version__, "protocol": PROTOCOL}


def serve(lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answer every line until there are no more; blank lines are passed over."""
    referee = Referee()
    for line in lines:
        if line.strip():
            out.write(referee.answer(line).encode() + b"\n")
            out.flush()


def _refused(refusal: Refusal) -> RefereeAnswer:
    return {"ok": False, "reason": refusal.value, "message": refusal.message}


def _refused_setup(error: ScenarioError) -> RefereeAnswer:
    problems = [{"reason": p.contradiction.value, "message": str(p)} for p in error.problems]
    return {"ok": False} | problems[0] | {"problems": problems}


def _seen(game: Game, seat: Seat | None) -> Plain:
    """The view, and the game's clock: rules know no time but that of the last event."""
    clock = {"now": game.now, "sand_left": game.state.sand_left(game.now)}
    return to_plain(view(game.state, seat), tagged=False) | clock


def _events(events: Iterable[Event]) -> list[Plain]:
    return [to_plain(event) for event in events]


def _seat(request: Request, game: Game) -> Seat | None:
    """The seat that asks; nobody at the table if none is said."""
    seat = request.whole_or_none("seat")
    if seat is None:
        return None
    if not 0 <= seat < game.setup.seats:
        raise RequestError("no_such_seat", Refusal.NO_SUCH_SEAT.message)
    return Seat(seat)


def _time(request: Request) -> int:
    now = request.whole("at")
    if now < 0:
        raise bad_request(f"at: a game's time begins at 0, not {shown(now)}")
    return now
