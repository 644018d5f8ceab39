"""Messages between the server and a worker: jobs one way, parts and ends the other."""

import msgspec

from hushmaze.server.jobs.checking import CheckScenario, CheckTileSet, CountOdds, MakeTileSet, ReadTileSet
from hushmaze.server.jobs.dealing import FindFairDeal, IsFair, SeededTileSet
from hushmaze.server.jobs.finished_games import BeginAt, JudgeLog, Study, WriteReplay
from hushmaze.server.jobs.printing import PrintGame

AnyJob = (
    CheckScenario
    | CheckTileSet
    | ReadTileSet
    | MakeTileSet
    | CountOdds
    | PrintGame
    | WriteReplay
    | JudgeLog
    | Study
    | BeginAt
    | FindFairDeal
    | IsFair
    | SeededTileSet
)


class AnswerPart(msgspec.Struct, frozen=True, tag=True):
    payload: bytes
    """As the job yielded it."""


class AnswerEnd(msgspec.Struct, frozen=True, tag=True):
    """No more parts of this job follow."""

    fault: str = ""
    """For the host's log: the traceback of a job that failed."""


Reply = AnswerPart | AnswerEnd
