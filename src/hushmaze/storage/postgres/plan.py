"""Plans writes before anything is sent: their outcomes, and rows for a few large statements."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hushmaze.storage.api import (
    CreateGame,
    DeleteRoom,
    Entry,
    FinishGame,
    Outcome,
    SaveRoom,
    SaveTileSet,
    StoreError,
    Write,
)
from hushmaze.storage.outcomes import WriteGroup, already, attempt_each, check, unknown

_MOST = 2**63


@dataclass(slots=True)
class WritePlan:
    """Judges writes in their order against the versions of games; a game not among them does not exist."""

    versions: dict[str, int]
    """Of all games that the writes mention, as they will be."""
    created: dict[str, CreateGame] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    finished: dict[str, FinishGame] = field(default_factory=dict)
    saved: dict[str, bytes] = field(default_factory=dict)
    deleted: set[str] = field(default_factory=set)
    tile_sets: dict[str, bytes] = field(default_factory=dict)

    @property
    def only_entries(self) -> bool:
        return not (self.created or self.finished or self.saved or self.deleted or self.tile_sets)

    def perform(self, write: Write) -> None:
        """Plans one write. Raises a StoreError, and plans nothing, where it cannot be done."""
        _PERFORM[type(write)](self, write)

    def append(self, entry: Entry) -> None:
        check(entry, self.versions.get(entry.game))
        self.versions[entry.game] += len(entry.lines)
        if entry.lines:
            self.entries.append(entry)

    def create_game(self, new: CreateGame) -> None:
        _check_texts(new.game, new.room)
        if new.game in self.versions:
            raise already(new.game)
        self.versions[new.game] = 0
        self.created[new.game] = new

    def finish_game(self, end: FinishGame) -> None:
        if end.game not in self.versions:
            raise unknown(end.game)
        if not -_MOST <= end.finished_at < _MOST:
            raise StoreError(f"Game {end.game}: no clock shows {end.finished_at}.")
        self.finished.setdefault(end.game, end)

    def save_room(self, room: SaveRoom) -> None:
        _check_texts(room.code)
        self.saved[room.code] = room.record
        self.deleted.discard(room.code)

    def delete_room(self, room: DeleteRoom) -> None:
        _check_texts(room.code)
        self.saved.pop(room.code, None)
        self.deleted.add(room.code)

    def save_tile_set(self, tile_set: SaveTileSet) -> None:
        _check_texts(tile_set.digest)
        self.tile_sets.setdefault(tile_set.digest, tile_set.text)


_PERFORM: dict[type[Write], Callable[[WritePlan, Any], None]] = {  # Any: each row its own write
    Entry: WritePlan.append,
    CreateGame: WritePlan.create_game,
    FinishGame: WritePlan.finish_game,
    SaveRoom: WritePlan.save_room,
    DeleteRoom: WritePlan.delete_room,
    SaveTileSet: WritePlan.save_tile_set,
}


def games_in(groups: Iterable[WriteGroup]) -> set[str]:
    """Returns all games that the writes mention and that a database can have."""
    names = (write.game for group in groups for write in group if isinstance(write, _OF_GAMES))
    return {name for name in names if is_text(name)}


_OF_GAMES = (Entry, CreateGame, FinishGame)


def plan_for(
    groups: Sequence[WriteGroup], versions: Mapping[str, int]
) -> tuple[WritePlan, list[list[Outcome]]]:
    """Plans the writes. `versions` holds, of the games mentioned, those that exist."""
    plan = WritePlan(dict(versions))
    return plan, [attempt_each(group, plan.perform) for group in groups]


def is_text(text: str) -> bool:
    """Returns whether PostgreSQL can keep it as text: Unicode without NUL."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def _check_texts(*texts: str) -> None:
    for text in texts:
        if not is_text(text):
            raise StoreError(f"The name {text!r} cannot be stored.")
