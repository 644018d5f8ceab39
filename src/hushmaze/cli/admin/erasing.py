"""Takes games, names and old things out of a server's store, for its host. No server may use it."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import NamedTuple

import msgspec

from hushmaze.cli.admin.names import Names
from hushmaze.cli.admin.stored import AdminError
from hushmaze.cli.shared.progress import counted
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.log import read_event
from hushmaze.protocol.summary import Player, Summary, read_summary
from hushmaze.protocol.unreadable import UNREADABLE
from hushmaze.rules.events import Said
from hushmaze.server.records.people import clean_name
from hushmaze.server.records.record import Record, read_record
from hushmaze.storage.choosing import Where
from hushmaze.storage.erasing import Eraser, erasing

NOBODY = clean_name(None, ())
"""Replaces a forgotten name: the name of people who never gave one."""

UNSAID = "…"
"""Stands where a forgotten name was said."""


class Erased(NamedTuple):
    games: int = 0
    rooms: int = 0
    """Deleted, or changed where a name was forgotten."""


class _DryRun(Exception):  # noqa: N818 # no error: it only rolls back
    pass


@contextmanager
def changing(where: Where, *, dry_run: bool) -> Iterator[Eraser]:
    """All changes or, where something goes wrong or in a dry run, none."""
    try:
        with erasing(where) as eraser:
            yield eraser
            if dry_run:
                raise _DryRun
    except _DryRun:
        pass


def delete_games(where: Where, games: Sequence[str], *, dry_run: bool = False) -> Erased:
    """Deletes these games with their logs and results; an AdminError, and none goes, if one is not there.

    Also then the files are written anew: it may have been deleted before, and left traces.
    """
    erased = Erased()
    with changing(where, dry_run=dry_run) as eraser:
        missing = [game for game in games if eraser.heading(game) is None]
        if not missing:
            erased = Erased(_delete(eraser, games), 0)
    if missing:
        raise AdminError(f"there is no game {missing[0]}")
    return erased


def delete_before(where: Where, moment: datetime, *, dry_run: bool = False) -> Erased:
    """Deletes games that ended before that moment, and rooms unused since, with what was begun in them.

    A room of an earlier version does not know when it was used last: the end of its last game counts. Games
    that were begun in rooms that are gone are deleted whenever that was.
    """
    before = round(moment.timestamp() * 1000)
    with changing(where, dry_run=dry_run) as eraser:
        ended = eraser.finished_games()
        last_end: dict[str, int] = {}
        for each in ended:
            last_end[each.room] = max(each.finished_at, last_end.get(each.room, 0))
        records = {code: record_of(eraser, code) for code in eraser.room_codes()}
        stale = {
            code
            for code, record in records.items()
            if record is not None and max(record.saved_at, last_end.get(code, 0)) < before
        }
        unfinished = [
            game for game, code in eraser.unfinished_games() if code in stale or code not in records
        ]
        for code in stale:
            eraser.delete_room(code)
        old = [each.game for each in ended if each.finished_at < before]
        return Erased(_delete(eraser, old + unfinished), len(stale))


def forget_names(where: Where, names: Iterable[str], *, dry_run: bool = False) -> Erased:
    """Forgets names in rooms, in results and in what was said; events, and so states, stay as they are.

    Case and spaces do not matter. People with these names are guests from then on.
    """
    forgotten = _Forgotten(names)
    with changing(where, dry_run=dry_run) as eraser:
        codes = counted(eraser.room_codes(), "rooms")
        rooms = [code for code in codes if forgotten.in_room(eraser, code)]
        ended = eraser.finished_games()
        games = {each.game for each in ended if forgotten.in_summary(eraser, each.game, each.summary)}
        unfinished = [game for game, _ in eraser.unfinished_games()]
        played = counted([each.game for each in ended] + unfinished, "games")
        games |= {game for game in played if forgotten.in_log(eraser, game)}
        return Erased(len(games), len(rooms))


class _Forgotten:
    """Each method changes what it is named after, and says whether there was anything to change."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = Names(names)
        if not self._names.folded:
            raise AdminError("say which name to forget")

    def in_room(self, eraser: Eraser, code: str) -> bool:
        record = record_of(eraser, code)
        if record is None:
            return False
        found = False
        for person in record.people:
            if person.name in self._names:
                taken = [other.name for other in record.people if other is not person]
                taken += [bot.name for bot in record.bots]
                person.name, found = clean_name(None, taken), True
        day = record.daily
        if day is not None and day.players is not None and any(map(self._is_player, day.players)):
            day.players, found = self._players(day.players), True
        if found:
            eraser.replace_room(code, msgspec.json.encode(record))
        return found

    def in_summary(self, eraser: Eraser, game: str, stored: bytes) -> bool:
        try:
            summary = read_summary(stored)
        except msgspec.MsgspecError:
            return False
        if not any(name in self._names for name in summary.names) and not any(
            map(self._is_player, summary.players)
        ):
            return False
        eraser.replace_summary(game, msgspec.json.encode(self._summary(summary)))
        return True

    def in_log(self, eraser: Eraser, game: str) -> bool:
        lines = eraser.lines(game)
        kept = [self._line(line) for line in lines]
        if kept == lines:
            return False
        eraser.replace_log(game, kept)
        return True

    def _summary(self, summary: Summary) -> Summary:
        names = [NOBODY if name in self._names else name for name in summary.names]
        return msgspec.structs.replace(summary, names=names, players=self._players(summary.players))

    def _players(self, players: list[Player]) -> list[Player]:
        return [Player(p.seat, NOBODY, p.level) if self._is_player(p) else p for p in players]

    def _is_player(self, player: Player) -> bool:
        return player.level is None and player.name in self._names

    def _line(self, line: bytes) -> bytes:
        if b'"said"' not in line:
            return line
        try:
            event, n = read_event(line)
        except UNREADABLE:
            return line
        if not isinstance(event, Said):
            return line
        text = self._names.left_out_of(event.text, UNSAID)
        return line if text == event.text else write_event(event._replace(text=text), n)


def _delete(eraser: Eraser, games: Sequence[str]) -> int:
    for game in counted(games, "games"):
        eraser.delete_game(game)
    gone = set(games)
    for code in eraser.room_codes():
        record = record_of(eraser, code)
        if record is not None and gone.intersection(record.games):
            record.game = None if record.game in gone else record.game
            record.daily = None if record.daily is not None and record.daily.game in gone else record.daily
            eraser.replace_room(code, msgspec.json.encode(record))
    return len(gone)


def record_of(eraser: Eraser, code: str) -> Record | None:
    """None where this version cannot make sense of it: it is left as it is."""
    try:
        return read_record(eraser.room(code) or b"{}")
    except msgspec.MsgspecError:
        return None
