"""Takes saved tile sets off a server's shelf, for its host. No server may use the store."""

from collections.abc import Sequence

import msgspec

from hushmaze.cli.admin.erasing import changing, record_of
from hushmaze.cli.admin.stored import AdminError
from hushmaze.cli.shared.progress import counted
from hushmaze.protocol.messages.facts import TableChanges
from hushmaze.protocol.unreadable import UNREADABLE
from hushmaze.server.records.record import heading_from_bytes
from hushmaze.storage.choosing import Where
from hushmaze.storage.erasing import Eraser


def delete_tile_sets(where: Where, digests: Sequence[str], *, dry_run: bool = False) -> int:
    """Deletes these sets; an AdminError, and none goes, if one is not there.

    Games that were played with them stay whole. Rooms that chose one have the standard set again.
    """
    with changing(where, dry_run=dry_run) as eraser:
        kept = eraser.tile_sets()
        missing = [digest for digest in digests if digest not in kept]
        if missing:
            raise AdminError(f"there is no tile set {missing[0]}")
        return _delete(eraser, set(digests))


def delete_unused_tile_sets(where: Where, *, dry_run: bool = False) -> int:
    """Deletes every set that no room has chosen and no stored game was played with."""
    with changing(where, dry_run=dry_run) as eraser:
        return _delete(eraser, set(eraser.tile_sets()) - _chosen(eraser) - _played_with(eraser))


def _delete(eraser: Eraser, digests: set[str]) -> int:
    for digest in digests:
        eraser.delete_tile_set(digest)
    for code in eraser.room_codes():
        record = record_of(eraser, code)
        if record is not None and record.choices.tile_set in digests:
            record.choices = record.choices.changed(TableChanges(tile_set=None))
            eraser.replace_room(code, msgspec.json.encode(record))
    return len(digests)


def _chosen(eraser: Eraser) -> set[str]:
    records = (record_of(eraser, code) for code in eraser.room_codes())
    return {str(record.choices.tile_set) for record in records if record is not None}


def _played_with(eraser: Eraser) -> set[str]:
    games = [each.game for each in eraser.finished_games()]
    games += [game for game, _ in eraser.unfinished_games()]
    found = set()
    for game in counted(games, "games"):
        try:
            found.add(heading_from_bytes(eraser.heading(game) or b"").tile_set.digest)
        except UNREADABLE:
            continue
    return found
