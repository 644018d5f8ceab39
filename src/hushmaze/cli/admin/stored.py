"""Reads what a server has stored, for its host: lists it and exports logs. Never writes."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from hushmaze.cli.shared.progress import counted
from hushmaze.cli.shared.wording import date_of
from hushmaze.protocol import unreadable
from hushmaze.protocol.codec import Plain
from hushmaze.protocol.game_log.log import LOG_FORMAT, line, read_log
from hushmaze.protocol.summary import read_summary
from hushmaze.rules.state import Phase
from hushmaze.storage import FinishedGame
from hushmaze.storage.choosing import Where
from hushmaze.storage.looking import StoreSnapshot, looking_into
from hushmaze.tiles import TileSetError, read_tile_set

_OVER = (Phase.WON, Phase.LOST)

UNREADABLE = "unreadable"
"""What stands where this version cannot make sense of a game or a room."""


class AdminError(Exception):
    """A request that cannot be met; the message says why."""


class StoredRoom(NamedTuple):
    code: str
    people: int | None
    """With a seat or without, here or away; None where this version cannot make sense of the room."""
    game: str | None


class StoredGame(NamedTuple):
    game: str
    room: str
    scenario: str
    seats: int
    phase: str
    finished_at: int | None
    """Unix time in milliseconds; None for one that is not over, or whose end was not booked."""

    @property
    def over(self) -> bool:
        """Whether its log may be shown: by the books or, where they lag behind, by the log itself."""
        return self.finished_at is not None or self.phase in _OVER


class StoredTileSet(NamedTuple):
    digest: str
    name: str


class Stored(NamedTuple):
    rooms: list[StoredRoom]
    games: list[StoredGame]
    """Unfinished ones first, oldest first; then finished ones, newest first."""
    tile_sets: list[StoredTileSet]


class _RoomFacts(msgspec.Struct):
    """Only what may be shown: a record also has the hashes of tokens."""

    people: list[msgspec.Raw] = []
    game: str | None = None


def stored(database: Where) -> Stored:
    """All rooms, games and tile sets; a StoreError if they cannot be read."""
    with looking_into(database) as look:
        rooms = [_room(code, look.room(code) or b"{}") for code in look.room_codes()]
        tile_sets = [_tile_set(look, digest) for digest in look.tile_sets()]
        return Stored(rooms, _games(look), tile_sets)


def export(database: Where, to: Path, games: Sequence[str] = (), *, running: bool = False) -> list[Path]:
    """Write logs as ``GAME.log``, for ``hushmaze show``: those of the games named, or of all.

    A game that is not over is left out, or an AdminError where it is named, unless `running` asks for it:
    its log holds the secret stack (S3). Files of these names are replaced.
    """
    with looking_into(database) as look:
        found = {each.game: each for each in _games(look)}
        chosen = [_named(found, game, running) for game in games] or [
            each for each in found.values() if each.over or running
        ]
        return [_export(look, each.game, to) for each in counted(chosen, "logs")]


def finished_logs(database: Where) -> Iterator[tuple[StoredGame, str]]:
    """The games that are over, newest first, with their logs as they stand in the store."""
    with looking_into(database) as look:
        for game in _games(look, quiet=True):  # whoever goes through them has a bar
            if game.over:
                yield game, _log(look, game.game)


def as_plain(what: Stored) -> dict[str, Plain]:
    """The same as JSON."""
    return {
        "rooms": [room._asdict() for room in what.rooms],
        "games": [game._asdict() for game in what.games],
        "tile_sets": [tile_set._asdict() for tile_set in what.tile_sets],
    }


def as_text(what: Stored) -> str:
    """Three tables for people to read."""
    rooms = [
        ("room", "people", "game"),
        *((r.code, UNREADABLE if r.people is None else str(r.people), r.game or "-") for r in what.rooms),
    ]
    games = [
        ("game", "room", "phase", "seats", "finished", "scenario"),
        *((g.game, g.room, g.phase, str(g.seats), date_of(g.finished_at), g.scenario) for g in what.games),
    ]
    return "".join(f"{_table(rows)}\n\n" for rows in (rooms, games, [("tile set", "name"), *what.tile_sets]))


def _games(look: StoreSnapshot, *, quiet: bool = False) -> list[StoredGame]:
    running = counted(look.unfinished_games(), "unfinished games", quiet=quiet)
    unfinished = [_from_log(look, game, room) for game, room in running]
    return unfinished + [_from_summary(each) for each in look.finished_games()]


def _from_log(look: StoreSnapshot, game: str, room: str) -> StoredGame:
    """The log is the game: its phase is what the events come to."""
    try:
        log = read_log(_log(look, game))
        phase = str(log.game().state.phase)
    except unreadable.UNREADABLE:
        return StoredGame(game, room, "-", 0, UNREADABLE, None)
    return StoredGame(game, room, log.heading.scenario.name, log.heading.table.seats, phase, None)


def _from_summary(finished: FinishedGame) -> StoredGame:
    """Without a look at the log: there may be very many."""
    game, room, finished_at, stored_summary = finished
    try:
        summary = read_summary(stored_summary)
    except msgspec.MsgspecError:
        return StoredGame(game, room, "-", 0, UNREADABLE, finished_at)
    return StoredGame(game, room, summary.name, summary.seats, summary.phase, finished_at)


def _log(look: StoreSnapshot, game: str) -> str:
    """As it stands in the store, whether this version can read it or not."""
    heading = look.heading(game) or b"{}"
    try:
        plain = msgspec.json.decode(heading, type=dict[str, Plain])
        heading = line({"hushmaze": "log", "format": LOG_FORMAT} | plain).encode()
    except msgspec.MsgspecError:
        pass  # a damaged one stays as it is: whoever reads the log is told so
    return "".join(f"{each.decode(errors='replace')}\n" for each in [heading, *look.lines(game)])


def _named(found: dict[str, StoredGame], game: str, running: bool) -> StoredGame:
    if game not in found:
        raise AdminError(f"there is no game {game}")
    if not found[game].over and not running:
        raise AdminError(f"game {game} is not over, and its log holds the secret stack: add --running")
    return found[game]


def _export(look: StoreSnapshot, game: str, to: Path) -> Path:
    if not game.isalnum():
        raise AdminError(f"game {game!r} has a name that no file should have")
    file = to / f"{game}.log"
    try:
        to.mkdir(parents=True, exist_ok=True)
        file.write_text(_log(look, game), encoding="utf-8")
    except OSError as error:
        raise AdminError(f"cannot write {file}: {error.strerror}") from error
    return file


def _room(code: str, stored_record: bytes) -> StoredRoom:
    try:
        record = msgspec.json.decode(stored_record, type=_RoomFacts)
    except msgspec.MsgspecError:
        return StoredRoom(code, None, None)
    return StoredRoom(code, len(record.people), record.game)


def _tile_set(look: StoreSnapshot, digest: str) -> StoredTileSet:
    try:
        return StoredTileSet(digest, read_tile_set((look.tile_set(digest) or b"").decode()).name)
    except (TileSetError, UnicodeError):
        return StoredTileSet(digest, UNREADABLE)


def _table(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return "\n".join(lines)
