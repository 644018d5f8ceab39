"""Where own scenarios are drawn up: what can be set, what of it fits together, and what was played here."""

import asyncio
from collections.abc import Callable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hushmaze.protocol.codec import Plain
from hushmaze.scenarios import ScenarioError, scenario_from_code
from hushmaze.server.game.clock import Clock
from hushmaze.server.http.bodies import body_of
from hushmaze.server.rate_limits import BucketPerKey
from hushmaze.storage.api import FinishedGame, Store
from hushmaze.workshop.scenario_report import (
    check_code,
    check_entries,
    check_file,
    check_number,
    switchboard,
)

LONGEST_QUESTION = 16 * 1024
TOO_LONG = f"A scenario can be described in {LONGEST_QUESTION} bytes."

CHECKS_PER_SECOND = 4.0
CHECKS_AT_ONCE = 60
"""Per address: one check takes some milliseconds, and somebody who edits makes a few a second."""

GAMES_LOOKED_AT = 500
MOST_MADE = 12

Checker = Callable[..., dict[str, Plain]]

_CHECKERS: dict[str, Checker] = {
    "entries": check_entries,
    "code": check_code,
    "file": check_file,
    "number": check_number,
}


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """One of them."""

    entries: dict[str, Plain] | None = None
    code: str | None = None
    file: str | None = None
    number: int | None = None


class _Played(msgspec.Struct):
    """What is read of a summary; those of earlier versions have no code."""

    name: str = ""
    code: str | None = None
    won: bool = False


class ScenarioDesk:
    def __init__(self, store: Store, clock: Clock, address: Callable[[Request], str]) -> None:
        self._store = store
        self._clock = clock
        self._address = address
        self._checks = BucketPerKey(CHECKS_PER_SECOND, CHECKS_AT_ONCE)

    @property
    def routes(self) -> list[Route]:
        """To come before the share codes, which could be any word."""
        return [
            Route("/api/scenarios/switches", self.switches),
            Route("/api/scenarios/made", self.made),
            Route("/api/scenarios/check", self.check, methods=["POST"]),
        ]

    async def switches(self, _request: Request) -> Response:
        return _json(switchboard())

    async def check(self, request: Request) -> Response:
        """Whatever is wrong with a scenario is part of the answer, and no error."""
        if not self._checks.take(self._address(request), self._clock.now()):
            raise HTTPException(429, "Too many checks from here; wait a little.")
        check, asked = _question(await body_of(request, LONGEST_QUESTION, TOO_LONG))
        return _json(await asyncio.to_thread(check, asked))

    async def made(self, _request: Request) -> Response:
        """Own scenarios that were played here to an end, the newest first."""
        return _json(_made(await self._store.finished_games(GAMES_LOOKED_AT, None)))


def _question(body: bytes) -> tuple[Checker, Plain]:
    try:
        question = msgspec.json.decode(body, type=Question)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HTTPException(400, str(error)) from error
    asked = {key: value for key in _CHECKERS if (value := getattr(question, key)) is not None}
    if len(asked) != 1:
        raise HTTPException(400, f"Ask about one of {', '.join(_CHECKERS)}.")
    ((key, value),) = asked.items()
    return _CHECKERS[key], value


def _made(games: list[FinishedGame]) -> list[dict[str, Plain]]:
    rows: dict[str, dict[str, Plain]] = {}
    for game in games:
        played = msgspec.json.decode(game.summary, type=_Played)
        if played.code is None:
            continue
        if played.code not in rows and (len(rows) == MOST_MADE or not _can_be_read(played.code)):
            continue
        row = rows.setdefault(played.code, {"code": played.code, "name": played.name, "games": 0, "won": 0})
        row["games"] += 1
        row["won"] += played.won
    return list(rows.values())


def _can_be_read(code: str) -> bool:
    try:
        scenario_from_code(code)
    except ScenarioError:
        return False
    return True


def _json(content: Plain) -> Response:
    return Response(msgspec.json.encode(content), media_type="application/json")
