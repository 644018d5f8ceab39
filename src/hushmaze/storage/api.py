"""The interface of a store. ``tests/storage/contract/`` holds every store to it.

Versions count events from 0: a game with n events is at version n, and its next entry has ``first == n``.
A line is one JSON object without a newline in it. All methods belong to the event loop's thread.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

Durability = Literal["disk", "process"]
"""What a stored write survives: ``disk`` a power cut, ``process`` the death of the server's process."""


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
    """Adds the events ``first``, ``first + 1``, ... to a game's log, all or none."""

    game: str
    first: int
    lines: tuple[bytes, ...]


class CreateGame(NamedTuple):
    """Begins a game's log. A Conflict if the game is there already. The room need not be a saved one."""

    game: str
    room: str
    heading: bytes


class FinishGame(NamedTuple):
    """Books a game's end. The first one counts, not another. A Conflict if there is no such game."""

    game: str
    finished_at: int
    """Unix time in milliseconds."""
    summary: bytes
    """JSON."""


class SaveRoom(NamedTuple):
    """Replaces the room's record."""

    code: str
    record: bytes


class DeleteRoom(NamedTuple):
    """Deletes the room's record and leaves its games. Does nothing where there is no such room."""

    code: str


class SaveTileSet(NamedTuple):
    """Keeps the set for good. A digest stands for one text: the first stays."""

    digest: str
    text: bytes


Write = Entry | CreateGame | FinishGame | SaveRoom | DeleteRoom | SaveTileSet

Outcome = StoreError | None
"""Of one write: None if it is stored, an error if nothing of it is."""

Done = Callable[[Sequence[Outcome]], None]


class FinishedGame(NamedTuple):
    game: str
    room: str
    finished_at: int
    """Unix time in milliseconds."""
    summary: bytes
    """JSON."""


class Store(ABC):
    """Offers one way to write, ``commit``; everything else reads, or commits a single write."""

    @abstractmethod
    async def open(self) -> None:
        """Opens the store. Raises a StoreError that says why it cannot be used; then nothing is left open."""

    @abstractmethod
    async def close(self) -> None:
        """Waits for all that was accepted before; what comes later fails. A second close does nothing."""

    @abstractmethod
    def commit(self, group: Sequence[Write], done: Done) -> None:
        """Stores the writes in their order; ``done`` hears the outcome of each, in the same order.

        Never waits for a disk and never raises for what becomes of the writes. ``done`` is called once, on
        the loop's thread, perhaps before this returns, and must not raise. Groups are stored, and their
        outcomes told, in the order of the calls. A read sees every write whose outcome was told.

        Behind a failed write to a game's log, the later ones of the group to the same log fail with a
        Conflict. Other games are not affected, and neither is the next group.
        """

    async def commit_one(self, write: Write) -> None:
        """Commits a single write and raises its error. Cancelling the wait does not undo the write."""
        told: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

        def done(outcomes: Sequence[Outcome]) -> None:
            if not told.done():
                told.set_result(outcomes[0])

        self.commit((write,), done)
        error = await told
        if error is not None:
            raise error

    async def create_game(self, game: str, room: str, heading: bytes) -> None:
        await self.commit_one(CreateGame(game, room, heading))

    async def finish_game(self, game: str, finished_at: int, summary: bytes) -> None:
        await self.commit_one(FinishGame(game, finished_at, summary))

    async def save_room(self, code: str, record: bytes) -> None:
        await self.commit_one(SaveRoom(code, record))

    async def delete_room(self, code: str) -> None:
        await self.commit_one(DeleteRoom(code))

    async def save_tile_set(self, digest: str, text: bytes) -> None:
        await self.commit_one(SaveTileSet(digest, text))

    @abstractmethod
    async def heading(self, game: str) -> bytes | None:
        """Returns the heading as given to ``create_game``; None if there is no such game."""

    @abstractmethod
    async def read(self, game: str, since: int = 0) -> list[bytes]:
        """Returns the events from version ``since`` on; none if there are none, or no such game."""

    @abstractmethod
    async def finished_games(self, limit: int = 50, before: int | None = None) -> list[FinishedGame]:
        """Returns the games that finished before ``before``, newest first.

        Games of one millisecond come together, over the limit if need be, so that the ``finished_at`` of
        the last is the next page's ``before`` and none is left out.
        """

    @abstractmethod
    async def finished_game(self, game: str) -> FinishedGame | None:
        """Returns a finished game; None while it is not over, and where there is no such game."""

    @abstractmethod
    async def unfinished_games(self) -> list[tuple[str, str]]:
        """Returns game and room of each, oldest first."""

    @abstractmethod
    async def load_room(self, code: str) -> bytes | None:
        """Returns the room's record; None if there is no such room."""

    @abstractmethod
    async def room_codes(self) -> list[str]:
        """Returns the codes of all rooms in alphabetical order."""

    @abstractmethod
    async def load_tile_set(self, digest: str) -> bytes | None:
        """Returns the set's text; None if there is no such set."""

    @abstractmethod
    async def tile_sets(self) -> list[str]:
        """Returns the digests of all sets in alphabetical order."""
