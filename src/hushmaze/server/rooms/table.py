"""The table of a room: what its host chose for the next game."""

import msgspec

from hushmaze.protocol.messages.facts import TableChanges, TableChoices
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.server.bots.manners.courtesy import COURTESY_PARTS
from hushmaze.server.deals.choices import check_choices
from hushmaze.server.lru import Lru
from hushmaze.server.records.people import Person
from hushmaze.server.records.record import Record
from hushmaze.server.rejection import Rejected
from hushmaze.server.rooms.host import Host
from hushmaze.server.rooms.seats import Playing, Seats

FREE_ON_A_DAY = ("seats", "voice", "bots_hold", *COURTESY_PARTS)
"""What the host of a day's challenge still chooses."""

MOST_KNOWN = 256
"""Tables of which it is known whether they can be laid; each choice is at most some 4 kB."""


class RoomTable:
    def __init__(self, record: Record, host: Host, seats: Seats, playing: Playing) -> None:
        self._record = record
        self._host = host
        self._seats = seats
        self._playing = playing

    def choose(self, host: Person, changes: TableChanges | Rejected) -> None:
        """The host changes the table; a mix that cannot be played changes nothing."""
        self._host.only(host)
        if self._playing():
            raise Rejected(ErrorReason.GAME_RUNNING, "The table cannot be changed while a game is laid out.")
        if self._record.lesson is not None:
            raise Rejected(ErrorReason.BAD_TABLE, "The table of a lesson is laid for good.")
        if isinstance(changes, Rejected):
            raise changes
        if self._is_days and self._would_be_another_game(changes):
            raise Rejected(ErrorReason.DAILY_TABLE)
        self.lay(changes)

    @property
    def _is_days(self) -> bool:
        """Whether the next game is a day's challenge."""
        day = self._record.daily
        return day is not None and day.game is None

    def _would_be_another_game(self, changes: TableChanges) -> bool:
        before = self._record.choices
        after = before.changed(changes)
        named = changes.named().keys() - set(FREE_ON_A_DAY)
        return any(getattr(before, choice) != getattr(after, choice) for choice in named)

    def lay(self, changes: TableChanges) -> None:
        """Changes the choices that are named; those who sit beyond the table's edge get up."""
        wanted = self._record.choices.changed(changes)
        wrong = _judged(wanted)
        if wrong:
            raise Rejected(ErrorReason.BAD_TABLE, wrong)
        self._record.choices = wanted
        self._seats.cut_to_size()


_known = Lru[bytes, str](MOST_KNOWN)


def _judged(choices: TableChoices) -> str:
    """Why no table can be laid so, or nothing. Many tables are laid alike, and judging takes a while."""
    key = msgspec.json.encode(choices)
    wrong = _known.get(key)
    if wrong is None:
        try:
            check_choices(choices)
            wrong = ""
        except ValueError as error:
            wrong = str(error)
        _known.put(key, wrong)
    return wrong
