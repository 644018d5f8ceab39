"""The route table: every request of the HTTP API, the one source of routes and of their description.

A new resource is its structs (`protocol/api`), its handler (`resources`) and its line here. Where two paths
match, the first line counts.
"""

from hushmaze.analysis.report import Analysis
from hushmaze.analysis.what_if import Branch, WhatIfQuestion
from hushmaze.protocol.api.daily import DailyRoom
from hushmaze.protocol.api.errors import HttpReason as Why
from hushmaze.protocol.api.replays import Replay
from hushmaze.protocol.api.rooms import NewRoom, PlayOnRoom
from hushmaze.protocol.api.scenarios import ScenarioQuestion, ScenarioReport
from hushmaze.protocol.api.tile_sets import TileOdds, TileSetFaces, TileSetReport, TileSetWish
from hushmaze.server.http.endpoint import Endpoint, Media
from hushmaze.server.http.request_limits import Limit
from hushmaze.server.http.resources import scenarios, tile_workshop
from hushmaze.server.http.resources.analyses import LONGEST_QUESTION, AnalysisResource
from hushmaze.server.http.resources.art import ArtResource
from hushmaze.server.http.resources.book import BookResource
from hushmaze.server.http.resources.daily import DailyResource
from hushmaze.server.http.resources.games import GameResource
from hushmaze.server.http.resources.replays import LONGEST_LOG, ReplayResource
from hushmaze.server.http.resources.rooms import RoomResource
from hushmaze.server.http.resources.scenarios import ScenarioResource
from hushmaze.server.http.resources.service import ServiceResource
from hushmaze.server.http.resources.tile_sets import TileSetResource
from hushmaze.server.http.resources.tile_workshop import TileWorkshopResource

_TEXT = Media("text/plain", "As text.")
_LINES = Media("application/x-ndjson", "One JSON object a line.")
_ODDS = Media("application/x-ndjson", "One JSON object a line, as the count goes on.", TileOdds)
_PDF = Media("application/pdf", "A PDF.")
_PICTURE = Media("image/svg+xml", "SVG.")
_OPENAPI = Media("application/json", "OpenAPI 3.1.")

_STORED = (Why.NOT_STORED,)
_OF_A_GAME = (Why.NO_SUCH_GAME, Why.GAME_NOT_OVER, Why.DAY_NOT_OVER, Why.FAULTY, *_STORED)
_WAITING = (Why.SLOW_DOWN, Why.BUSY)
_WORKED_ON = (Why.FAULTY, *_WAITING)
_WORKED_OUT = (*_OF_A_GAME, *_WAITING)
_NEW_ROOM = (Why.BAD_TABLE, *_STORED)
_TILE_TEXT = tile_workshop.LONGEST_TEXT

ROUTES = (
    Endpoint("GET", "/healthz", ServiceResource.health),
    Endpoint("GET", "/readyz", ServiceResource.readiness, (Why.NOT_READY,)),
    Endpoint("GET", "/metrics", ServiceResource.figures, answer=_TEXT),
    Endpoint("GET", "/api/openapi.json", ServiceResource.openapi, answer=_OPENAPI),
    Endpoint("GET", "/api/voice", ServiceResource.voice, private=True),
    Endpoint(
        "POST", "/api/rooms", RoomResource.create, _NEW_ROOM, Limit.NEW_ROOMS, status=201,
        body_needed=False, example=NewRoom(table={"scenario": 3, "seats": 4}, bots="human"),
    ),
    Endpoint(
        "GET", "/api/rooms/{code}", RoomResource.room, (Why.NO_SUCH_ROOM, Why.SLOW_DOWN, *_STORED),
        private=True,
    ),
    Endpoint("GET", "/api/scenarios", ScenarioResource.scenarios),
    Endpoint("GET", "/api/scenarios/switches", ScenarioResource.switches),
    Endpoint("GET", "/api/scenarios/made", ScenarioResource.made, _STORED),
    Endpoint(
        "POST", "/api/scenarios/check", ScenarioResource.check,
        (Why.NO_SUCH_TILE_SET, *_STORED, *_WORKED_ON), Limit.SCENARIO_CHECKS,
        scenarios.LONGEST_QUESTION, answer=ScenarioReport, example=ScenarioQuestion(number=1),
    ),
    Endpoint("GET", "/api/scenarios/{code}", ScenarioResource.scenario, (Why.NO_SUCH_SCENARIO,)),
    Endpoint("GET", "/api/tiles/standard", TileSetResource.standard, answer=_TEXT),
    Endpoint(
        "POST", "/api/tile-sets", TileWorkshopResource.save,
        (Why.BAD_TILE_SET, Why.NOT_PLAYABLE, Why.SHELF_FULL, *_WORKED_ON, *_STORED), Limit.TILE_SETS_SAVED,
        _TILE_TEXT, status=201,
    ),
    Endpoint(
        "POST", "/api/tile-sets/check", TileWorkshopResource.check, _WORKED_ON, Limit.TILE_CHECKS, _TILE_TEXT,
        answer=TileSetReport, example="set Mine\n",
    ),
    Endpoint(
        "POST", "/api/tile-sets/odds", TileWorkshopResource.odds, (Why.BAD_TILE_SET, *_WORKED_ON),
        Limit.TILE_ODDS, _TILE_TEXT, answer=_ODDS,
    ),
    Endpoint(
        "POST", "/api/tile-sets/generate", TileWorkshopResource.generate, _WORKED_ON, Limit.TILE_SETS_MADE,
        _TILE_TEXT, example=TileSetWish(seed=7),
    ),
    Endpoint(
        "POST", "/api/tile-sets/print", TileWorkshopResource.print_game,
        (Why.BAD_TILE_SET, Why.CANNOT_PRINT, *_WORKED_ON), Limit.GAMES_PRINTED, _TILE_TEXT, answer=_PDF,
    ),
    Endpoint(
        "GET", "/api/tile-sets/{digest}", TileSetResource.facts, (Why.NO_SUCH_TILE_SET, *_STORED),
        answer=TileSetFaces,
    ),
    Endpoint(
        "GET", "/api/tile-sets/{digest}/text", TileSetResource.text, (Why.NO_SUCH_TILE_SET, *_STORED),
        answer=_TEXT,
    ),
    Endpoint(
        "GET", "/art/drawn/{face}/{quarters}.svg", TileWorkshopResource.picture,
        (Why.NO_SUCH_PICTURE, Why.TOO_LONG), Limit.TILE_PICTURES, answer=_PICTURE,
    ),
    Endpoint(
        "GET", "/art/paper/{look}/{face}.svg", TileWorkshopResource.paper,
        (Why.NO_SUCH_PICTURE, Why.TOO_LONG), Limit.TILE_PICTURES, answer=_PICTURE,
    ),
    Endpoint(
        "GET", "/art/tiles/{digest}/{face}/{lying}.svg", ArtResource.tile,
        (Why.NO_SUCH_TILE_SET, Why.NO_SUCH_PICTURE, *_STORED), answer=_PICTURE,
    ),
    Endpoint("GET", "/art/pictures.json", ArtResource.pictures, answer=dict[str, str]),
    Endpoint("GET", "/art/{folder}/{name}.svg", ArtResource.sign, (Why.NO_SUCH_PICTURE,), answer=_PICTURE),
    Endpoint("GET", "/art/{name}.svg", ArtResource.piece, (Why.NO_SUCH_PICTURE,), answer=_PICTURE),
    Endpoint("GET", "/api/games", GameResource.games, (Why.LIST_CLOSED, *_STORED)),
    Endpoint(
        "GET", "/api/games/{game}/log", GameResource.log, _WORKED_OUT, Limit.LOGS_GIVEN, whole_game=True,
        answer=_LINES,
    ),
    Endpoint(
        "GET", "/api/games/{game}/replay", ReplayResource.replay, _WORKED_OUT, Limit.LOGS_GIVEN,
        whole_game=True, answer=Replay,
    ),
    Endpoint(
        "GET", "/api/games/{game}/analysis", AnalysisResource.analysis, _WORKED_OUT, Limit.LOGS_GIVEN,
        whole_game=True, answer=Analysis,
    ),
    Endpoint(
        "POST", "/api/games/{game}/what-if", AnalysisResource.what_if, (Why.NO_BRANCH, *_WORKED_OUT),
        Limit.LOGS_GIVEN, whole_game=True, longest=LONGEST_QUESTION, answer=Branch,
        example=WhatIfQuestion(at=60_000),
    ),
    Endpoint(
        "POST", "/api/games/{game}/play-on", RoomResource.play_on,
        (Why.NO_BRANCH, Why.BAD_TABLE, *_WORKED_OUT), Limit.NEW_ROOMS, whole_game=True, status=201,
        example=PlayOnRoom(at=60_000, seat=0),
    ),
    Endpoint(
        "POST", "/api/replays", ReplayResource.bring, (Why.BAD_LOG, *_WORKED_ON), Limit.LOGS_READ,
        LONGEST_LOG, answer=Replay,
    ),
    Endpoint("GET", "/api/book", BookResource.book, (Why.NO_SUCH_GROUP, *_STORED)),
    Endpoint("GET", "/api/book/groups", BookResource.groups, _STORED),
    Endpoint("GET", "/api/book/wins", BookResource.wins, (Why.NO_SUCH_LINE, Why.NO_SUCH_GROUP, *_STORED)),
    Endpoint("GET", "/api/book/games/{game}", BookResource.game, (Why.NOT_IN_BOOK, *_STORED)),
    Endpoint("GET", "/api/daily", DailyResource.today),
    Endpoint(
        "POST", "/api/daily/room", DailyResource.open_room, _NEW_ROOM, Limit.NEW_ROOMS, status=201,
        body_needed=False, example=DailyRoom(seats=4),
    ),
    Endpoint("GET", "/api/daily/{date}", DailyResource.results, (Why.NO_SUCH_DAY, *_STORED)),
)  # fmt: skip
