"""Scenarios: the 17, share codes, and the editor of own ones."""

import json
from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from hushmaze.protocol.api.base import ShareCode
from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.api.scenarios import (
    MadeScenario,
    ScenarioQuestion,
    ScenarioRow,
    Switchboard,
)
from hushmaze.protocol.scenario_list import scenario_row, scenario_rows
from hushmaze.protocol.summary import Summary
from hushmaze.scenarios import ScenarioError, scenario_from_code
from hushmaze.server.http.errors import HttpError
from hushmaze.server.http.json_response import json_bytes
from hushmaze.server.http.resources.finished import summary_of
from hushmaze.server.http.resources.tile_sets import TileSetResource
from hushmaze.server.http.work import HttpWork
from hushmaze.server.jobs.checking import SCENARIO_CHECKS, CheckScenario
from hushmaze.storage.api import Store
from hushmaze.tiles import standard_set
from hushmaze.workshop.scenario_report import switchboard

LONGEST_QUESTION = 16 * 1024
GAMES_LOOKED_AT = 500
MOST_MADE = 12

OneOfThem = Annotated[
    ScenarioQuestion,
    msgspec.Meta(extra_json_schema={"oneOf": [{"required": [name]} for name in SCENARIO_CHECKS]}),
]


class ScenarioResource:
    def __init__(self, store: Store, work: HttpWork, tile_sets: TileSetResource) -> None:
        self._store = store
        self._work = work
        self._tile_sets = tile_sets

    async def scenarios(self) -> list[ScenarioRow]:
        """Lists the 17 scenarios."""
        return scenario_rows()

    async def scenario(self, code: ShareCode) -> ScenarioRow:
        """Shows the scenario in a share code."""
        try:
            return scenario_row(scenario_from_code(code))
        except ScenarioError as error:
            raise HttpError(HttpReason.NO_SUCH_SCENARIO, str(error)) from error

    async def switches(self) -> Switchboard:
        """Lists everything that can be set in an own scenario."""
        return switchboard()

    async def check(self, request: Request, body: OneOfThem) -> Response:
        """Checks what fits together in a scenario and what does not.

        Whatever is wrong with a scenario is part of the answer, and no error.
        """
        asked = {name: value for name, value in structs.asdict(body).items() if value is not msgspec.UNSET}
        wanted = asked.pop("tile_set", "standard")
        if len(asked) != 1:
            raise HttpError(HttpReason.BAD_BODY, f"Ask about one of {', '.join(SCENARIO_CHECKS)}.")
        ((name, value),) = asked.items()
        tiles = await self._tile_sets.find(wanted)
        try:
            job = CheckScenario(name, json.dumps(value), "" if tiles == standard_set() else tiles.text)
        except RecursionError:
            raise HttpError(HttpReason.BAD_BODY, "This is nested too deeply.") from None
        return json_bytes(await self._work.ask(request, job))

    async def made(self) -> list[MadeScenario]:
        """Lists own scenarios that were played here to an end, newest first."""
        games = await self._store.finished_games(GAMES_LOOKED_AT, None)
        return _made(filter(None, map(summary_of, games)))


def _made(summaries: Iterable[Summary]) -> list[MadeScenario]:
    found: dict[str, list[Summary]] = {}
    for summary in summaries:
        code = summary.code
        if code is None or summary.lesson:
            continue
        if code not in found and (len(found) == MOST_MADE or not _can_be_read(code)):
            continue
        found.setdefault(code, []).append(summary)
    return [
        MadeScenario(code=code, name=games[0].name, games=len(games), won=sum(game.won for game in games))
        for code, games in found.items()
    ]


def _can_be_read(code: str) -> bool:
    try:
        scenario_from_code(code)
    except ScenarioError:
        return False
    return True
