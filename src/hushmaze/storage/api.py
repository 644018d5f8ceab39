"""What a store promises. ``tests/storage/contract.py`` holds every store to it.

Versions count events from 0: a game with n events is at version n, and its next entry has ``first == n``.
A line is one JSON object without a newline in it. All methods belong to the event loop's thread.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple


class StoreError(Exception):
    """Something was not stored or could not be read; says why in one sentence.

    ``retryable``: the same call may succeed later as it is (a full disk, a locked file).
    """

    def __init__(self, reason: str, *, retryable: bool = False) -> None:
        super().__init__(reason)
        self.retryable = retryable


class Conflict(StoreError):  # noqa: N818 # a name that reads well where it is caught
    """The write does not continue what is stored: a gap, an overlap, a game unknown or already there."""


class Entry(NamedTuple):
    """The events ``first``, ``first + 1``, ... of one game, stored all or none."""

    game: str
    first: int
    lines: tuple[bytes, ...]


Done = Callable[[StoreError | None], None]


class FinishedGame(NamedTuple):
    game: str
    room: str
    finished_at: int
    """Unix time in milliseconds."""
    summary: bytes
    """JSON."""


class Store(ABC):
    """Writes happen in the order of the calls; a read sees every write that was reported as done."""

    @abstractmethod
    async def open(self) -> None:
        """A StoreError says why the store cannot be used; then nothing is left open."""

    @abstractmethod
    async def close(self) -> None:
        """Waits for all that was accepted before; what comes later fails. A second close does nothing."""

    @abstractmethod
    def append(self, entry: Entry, done: Done) -> None:
        """Never blocks and never raises for what becomes of the entry: that is told to ``done``.

        ``done`` is called once, later, on the loop's thread, in the order of appends: with None when the
        entry is durable, or with an error when nothing of it is stored. Entries of the same game appended
        before that error was told fail with a Conflict; those appended after, in ``done`` itself already,
        are judged anew. Other games are not affected.
        """

    @abstractmethod
    def before_writing(self, call: Callable[[], None]) -> None:
        """Called once, before what this turn of the loop brings is handed to the disk.

        So whoever has several events in one turn can append them then, as one entry.
        """

    @abstractmethod
    def afterwards(self, call: Callable[[], None]) -> None:
        """From within ``done``: once all that became durable together has been told; at once otherwise.

        So whoever has several entries among them can answer for all in one go.
        """

    @abstractmethod
    def watch_commits(self, watch: Callable[[float], None]) -> None:
        """From now on ``watch`` hears how many seconds each group of writes took to become durable."""

    @abstractmethod
    def watch_tellings(self, watch: Callable[[], None]) -> None:
        """From now on ``watch`` is called each time that a group has been told, after all others."""

    @abstractmethod
    async def create_game(self, game: str, room: str, heading: bytes) -> None:
        """A Conflict if the game is there already. The room need not be a saved one."""

    @abstractmethod
    async def heading(self, game: str) -> bytes | None:
        """As given to ``create_game``; None if there is no such game."""

    @abstractmethod
    async def read(self, game: str, since: int = 0) -> list[bytes]:
        """The events from version ``since`` on; none if there are none, or no such game."""

    @abstractmethod
    async def finish_game(self, game: str, finished_at: int, summary: bytes) -> None:
        """The first call counts, another changes nothing. A Conflict if there is no such game."""

    @abstractmethod
    async def finished_games(self, limit: int = 50, before: int | None = None) -> list[FinishedGame]:
        """Newest first, those that finished before ``before``.

        Games of one millisecond come together, over the limit if need be, so that the ``finished_at`` of
        the last is the next page's ``before`` and none is left out.
        """

    @abstractmethod
    async def finished_game(self, game: str) -> FinishedGame | None:
        """None while it is not over, and where there is no such game."""

    @abstractmethod
    async def unfinished_games(self) -> list[tuple[str, str]]:
        """Game and room, oldest first."""

    @abstractmethod
    async def save_room(self, code: str, record: bytes) -> None:
        """Replaces the room's record; durable when it returns."""

    @abstractmethod
    async def load_room(self, code: str) -> bytes | None:
        """None if there is no such room."""

    @abstractmethod
    async def room_codes(self) -> list[str]:
        """In alphabetical order."""

    @abstractmethod
    async def delete_room(self, code: str) -> None:
        """Its games stay. No such room: nothing happens."""

    @abstractmethod
    async def save_tile_set(self, digest: str, text: bytes) -> None:
        """Kept for good; durable when it returns. A digest stands for one text: the first stays."""

    @abstractmethod
    async def load_tile_set(self, digest: str) -> bytes | None:
        """None if there is no such set."""

    @abstractmethod
    async def tile_sets(self) -> list[str]:
        """Their digests, in alphabetical order."""
