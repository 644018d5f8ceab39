"""Jobs about games that are over: replays and analyses."""

import gzip
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from hushmaze.analysis.what_if import NoBranchError, WhatIfQuestion
from hushmaze.analysis.work import AnalysisQuestion, answer
from hushmaze.protocol.api.replays import ReplaySummary
from hushmaze.protocol.game_log.heading import heading_to_plain
from hushmaze.protocol.game_log.log import Log, read_log
from hushmaze.protocol.game_log.log_check import judged
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.protocol.replay import write_replay
from hushmaze.protocol.summary import Summary
from hushmaze.protocol.unreadable import UNREADABLE
from hushmaze.server.jobs.job import Job, Lane
from hushmaze.server.jobs.playing_on import BranchPoint, begin_at


class WrittenReplay(msgspec.Struct, frozen=True):
    """A replay as compressed JSON, or why there is none."""

    body: bytes = b""
    """The replay, packed by gzip."""
    tile_set: str = ""
    """The text of the set it was played with."""
    unreadable: str = ""
    """Why there is none."""


class WriteReplay(Job, frozen=True):
    """Of a game of this server, which is believed. Answers with a WrittenReplay."""

    lane: ClassVar[Lane] = Lane.EDITORS
    within_s: ClassVar[float] = 20

    log: str
    """The text of the whole log."""
    game: str
    """Its id."""
    summary: ReplaySummary | None
    """What was booked of it; None where that cannot be read."""

    def work(self) -> Iterator[bytes]:
        yield msgspec.msgpack.encode(self._written())

    def _written(self) -> WrittenReplay:
        try:
            log = read_log(self.log)
            return _packed(write_replay(log, game=self.game, summary=self.summary), log)
        except UNREADABLE as error:
            return WrittenReplay(unreadable=str(error))


class JudgeLog(Job, frozen=True):
    """Of a log that somebody brings along: every line is judged first. Answers with a WrittenReplay."""

    lane: ClassVar[Lane] = Lane.EDITORS
    within_s: ClassVar[float] = 20

    log: str
    """The text of the file."""

    def work(self) -> Iterator[bytes]:
        yield msgspec.msgpack.encode(self._judged())

    def _judged(self) -> WrittenReplay:
        try:
            log = read_log(self.log)
            judged(log)
            return _packed(write_replay(log), log)
        except UNREADABLE as error:
            return WrittenReplay(unreadable=str(error))


def _packed(replay: bytes, log: Log) -> WrittenReplay:
    return WrittenReplay(gzip.compress(replay, compresslevel=6, mtime=0), log.heading.tile_set.text)


class Study(Job, frozen=True):
    """Analyses a game, or lets bots play on from a moment. Answers with an AnalysisAnswer as JSON."""

    lane: ClassVar[Lane] = Lane.STUDIES
    within_s: ClassVar[float] = 60

    log: str
    """The text of the whole log."""
    what_if: WhatIfQuestion | None
    """From which moment bots play on; None: the analysis is wanted."""
    summary: Summary | None
    """What was booked of the game, where bots play on."""

    def work(self) -> Iterator[bytes]:
        yield answer(msgspec.json.encode(AnalysisQuestion(self.log, self.what_if, self.summary)))


class BegunGame(msgspec.Struct, frozen=True):
    """A `Beginning` as it travels, or why there is none."""

    heading: dict[str, Any] = {}
    """Of the game that begins, as it stands in its log."""
    lines: tuple[bytes, ...] = ()
    """Its log so far."""
    choices: TableChanges = msgspec.field(default_factory=TableChanges)
    """Of the table on which the finished game was played."""
    no: str = ""
    """Why there is nothing to play; everything else is empty then."""
    unreadable: str = ""
    """Why the finished game cannot be read."""


class BeginAt(Job, frozen=True):
    """Begins a game in the middle of a finished one. Answers with a BegunGame."""

    lane: ClassVar[Lane] = Lane.EDITORS
    within_s: ClassVar[float] = 20

    log: str
    """The text of the finished game's log."""
    game: str
    """Its id."""
    version: int | None
    """How many events of it have happened; or else `at` says when."""
    at: int | None
    """A moment of its clock, in milliseconds."""
    seat: int
    """The seat that is left free."""

    def work(self) -> Iterator[bytes]:
        yield msgspec.msgpack.encode(self._begun())

    def _begun(self) -> BegunGame:
        try:
            log, lines = read_log(self.log), self.log.encode().split(b"\n")[1:]
            found = begin_at(self.game, log, lines, BranchPoint(self.version, self.at), self.seat)
        except NoBranchError as error:
            return BegunGame(no=str(error))
        except UNREADABLE as error:
            return BegunGame(unreadable=str(error))
        return BegunGame(heading_to_plain(found.heading), tuple(found.lines), found.choices)
