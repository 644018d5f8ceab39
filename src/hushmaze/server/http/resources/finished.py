"""Finished games as the store has them. Nothing of a game is shown before its end (S3)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from hushmaze.protocol.api.errors import HttpReason
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import Log, heading_line, read_event
from hushmaze.protocol.summary import Summary, read_summary
from hushmaze.protocol.unreadable import UNREADABLE
from hushmaze.server.http.errors import HttpError
from hushmaze.server.records.record import heading_from_bytes
from hushmaze.server.results.days import Now, has_closed_deal, is_long_ago, is_open
from hushmaze.server.results.marks import Mark
from hushmaze.storage.api import FinishedGame, Store

Booked = Callable[[str], Awaitable[None]]
"""Returns once the end of a game, where it is on its way into the books, has arrived there."""

PORTION = 256
"""Lines of a log that are sent at a time."""

log = logging.getLogger("hushmaze.http")


class FinishedLog(NamedTuple):
    """A finished game with its log; reading it raises one of UNREADABLE where it is corrupt or foreign."""

    finished: FinishedGame
    heading: bytes
    lines: list[bytes]

    @property
    def portions(self) -> Iterator[bytes]:
        """The text of the log, so many lines at a time; the first is the heading."""
        yield heading_line(heading_from_bytes(self.heading)).encode() + b"\n"
        for first in range(0, len(self.lines), PORTION):
            yield b"\n".join([*self.lines[first : first + PORTION], b""])

    @property
    def text(self) -> str:
        return b"".join(self.portions).decode()

    def read(self) -> Log:
        read = [read_event(line) for line in self.lines]
        heading = heading_from_bytes(self.heading)
        return Log(heading, tuple(event for event, _ in read), tuple(n for _, n in read))


class FinishedGames:
    """Opens logs to whoever knows the game's id: never before its end, nor before its day's if it would
    show a deal to somebody who has not played it.
    """

    def __init__(self, store: Store, booked: Booked, now: Now) -> None:
        self._store = store
        self._booked = booked
        self._now = now
        self._one_at_a_time = asyncio.Semaphore(1)
        """The longest log takes a fifth of a second, and rooms are looked up behind what is being read."""

    async def log(self, game: str) -> FinishedLog:
        """A 404 if there is no such game, a 409 while it is not over: its heading gives the stack away (S3).

        Whoever was told of the end a moment ago waits until it is `booked`.
        """
        await self._booked(game)
        heading = await self._store.heading(game)
        if heading is None:
            raise HttpError(HttpReason.NO_SUCH_GAME)
        finished = await self._store.finished_game(game)
        if finished is None:
            raise HttpError(HttpReason.GAME_NOT_OVER)
        with reading(game):
            dealt = heading_from_bytes(heading)
        if self._would_spoil_the_day(finished, dealt):
            raise HttpError(HttpReason.DAY_NOT_OVER)
        async with self._one_at_a_time:
            return FinishedLog(finished, heading, await self._store.read(game))

    def _would_spoil_the_day(self, finished: FinishedGame, dealt: Heading) -> bool:
        """Whether it has the deal of a day that is not over, and is no try of people who played to the end.

        The deal itself is looked at: a game that a crash cut off from its room is booked without its day. A
        game may be played on only from one that was shown.
        """
        if dealt.played_on is not None or not has_closed_deal(dealt, self._now()):
            return False
        summary = summary_of(finished)
        return summary is None or summary.daily is None or summary.abandoned or not summary.names

    async def is_listed(self, finished: FinishedGame, summary: Summary) -> bool:
        """Whether strangers may be shown that there is this game: its link opens it.

        A game that says of itself that its deal was another's, or of which nobody knows who played it, may
        have the deal of a day without being that day's.
        """
        if summary.lesson or (summary.daily is not None and not is_open(summary.daily, self._now())):
            return False
        if summary.names and not {Mark.CONTINUED, Mark.AGAIN} & set(summary.marks or ()):
            return True
        if is_long_ago(finished.finished_at, self._now()):
            return True
        try:
            return not has_closed_deal(
                heading_from_bytes(await self._store.heading(finished.game) or b""), self._now()
            )
        except UNREADABLE:
            return False


@contextmanager
def reading(game: str) -> Iterator[None]:
    """Answers with a lasting fault where a stored game turns out to be corrupt or foreign."""
    try:
        yield
    except UNREADABLE as error:
        log.exception("the log of game %s cannot be read", game)
        raise HttpError(HttpReason.FAULTY) from error


def summary_of(finished: FinishedGame) -> Summary | None:
    """None if the summary is corrupt or foreign."""
    try:
        return read_summary(finished.summary)
    except msgspec.MsgspecError as error:
        log.warning("the summary of game %s cannot be read: %s", finished.game, error)
        return None
