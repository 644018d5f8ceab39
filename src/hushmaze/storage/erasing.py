"""Takes things out of a store for good, while no server uses it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from hushmaze.storage.api import StoreError
from hushmaze.storage.choosing import NOT_INSTALLED, Where, is_database
from hushmaze.storage.looking import StoreSnapshot
from hushmaze.storage.sqlite.erasing import erasing_in_file


class Eraser(StoreSnapshot, Protocol):
    """Changes what a store never changes by itself, in one transaction; its reads see the changes."""

    def delete_game(self, game: str) -> None: ...
    def delete_room(self, code: str) -> None: ...
    def delete_tile_set(self, digest: str) -> None: ...
    def replace_room(self, code: str, record: bytes) -> None: ...
    def replace_summary(self, game: str, summary: bytes) -> None: ...
    def replace_log(self, game: str, lines: Sequence[bytes]) -> None:
        """Replaces the log by as many lines as it had."""


@contextmanager
def erasing(where: Where) -> Iterator[Eraser]:
    """Makes all changes or, if something goes wrong, none. No file holds what was taken out then.

    A StoreError says why nothing can be changed: a server uses it, say. Or that all is changed, but the files
    could not be written anew.
    """
    if not is_database(where):
        with erasing_in_file(Path(where)) as eraser:
            yield eraser
        return
    try:
        from hushmaze.storage.postgres.erasing import erasing_in_database  # noqa: PLC0415 # an extra
    except ImportError as error:
        raise StoreError(NOT_INSTALLED) from error
    with erasing_in_database(str(where)) as eraser:
        yield eraser
