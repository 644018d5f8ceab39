"""Works out the outcomes of the writes of a group, whichever store writes them."""

from collections.abc import Callable, Sequence

from hushmaze.storage.api import Conflict, Entry, FinishGame, Outcome, StoreError, Write

WriteGroup = Sequence[Write]

Attempt = Callable[[Write], None]
"""Does the write or raises a StoreError; then nothing of it is done."""

MOST_KNOWN = 20_000
"""Games whose version a store remembers; more than are played at once."""


def attempt_each(group: WriteGroup, attempt: Attempt) -> list[Outcome]:
    """Attempts every write in order. A failure bars the rest of the group from the same game's log."""
    barred: set[str] = set()
    outcomes: list[Outcome] = []
    for write in group:
        log = write.game if type(write) in _ON_LOGS else None  # type: ignore[union-attr] # those have one
        try:
            if log in barred:
                raise Conflict(f"Game {log}: an entry before this one was not stored.")
            attempt(write)
            outcomes.append(None)
        except StoreError as error:
            outcomes.append(error)
            if log is not None:
                barred.add(log)
    return outcomes


_ON_LOGS = frozenset({Entry, FinishGame})


def failing(reason: StoreError, cause: Exception) -> Attempt:
    """Returns an attempt that fails for this reason, whatever the write."""

    def fail(_write: Write) -> None:
        raise StoreError(str(reason), retryable=reason.retryable) from cause

    return fail


def check(entry: Entry, version: int | None) -> None:
    """Raises a StoreError unless the entry continues a game at ``version`` (None: there is no such game)."""
    if version is None:
        raise unknown(entry.game)
    if entry.first != version:
        raise Conflict(f"Game {entry.game} is at version {version}, the entry starts at {entry.first}.")
    for line in entry.lines:
        if b"\n" in line:
            raise StoreError(f"Game {entry.game}: a line of a log must not hold a newline.")


def unknown(game: str) -> Conflict:
    return Conflict(f"There is no game {game}.")


def already(game: str) -> Conflict:
    return Conflict(f"Game {game} is there already.")


def closed() -> StoreError:
    return StoreError("The store is not open.")


def left_traces(where: str, why: object) -> StoreError:
    """Returns the error for what is erased for all who read the store, but still in its files."""
    return StoreError(
        f"{where}: All of it is done, but traces may be left: the files could not be written anew ({why})."
        " Give the same command again when they can be."
    )
