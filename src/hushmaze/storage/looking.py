"""Reads what a server has stored without touching it, also while it writes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from hushmaze.storage.api import FinishedGame, StoreError
from hushmaze.storage.choosing import NOT_INSTALLED, Where, is_database
from hushmaze.storage.sqlite.looking import looking_into_file


class StoreSnapshot(Protocol):
    """Reads as `Store` does, but at once; all reads see what was there at the first."""

    def heading(self, game: str) -> bytes | None: ...
    def lines(self, game: str) -> list[bytes]: ...
    def finished_games(self) -> list[FinishedGame]: ...
    def unfinished_games(self) -> list[tuple[str, str]]: ...
    def room(self, code: str) -> bytes | None: ...
    def room_codes(self) -> list[str]: ...
    def tile_set(self, digest: str) -> bytes | None: ...
    def tile_sets(self) -> list[str]: ...


@contextmanager
def looking_into(where: Where) -> Iterator[StoreSnapshot]:
    """Opens a snapshot. Raises a StoreError that says why it cannot be read, at once or later."""
    if not is_database(where):
        with looking_into_file(Path(where)) as look:
            yield look
        return
    try:
        from hushmaze.storage.postgres.looking import looking_into_database  # noqa: PLC0415 # an extra
    except ImportError as error:
        raise StoreError(NOT_INSTALLED) from error
    with looking_into_database(str(where)) as look:
        yield look
