"""The numbers of deeds as others hear them: a free choice of the sender could carry words through a silence.

In place of the number that a seat gave its deed, others hear how many deeds of that seat the game has with
it: what they could count themselves. The log has the seat's own number, and so does what its sender hears.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hushmaze.protocol.event_text import number_text
from hushmaze.rules.words import Seat

LINES_KEPT = 256
"""Of each seat, and up to as many more, for whoever asks for what they missed; far more than a client can
have unanswered.
"""


class OwnNumber(NamedTuple):
    """A deed whose number is not what others hear."""

    seat: Seat
    n: int
    counted: int
    """How many deeds of people on this seat the game has with it."""
    first: int
    """The version before its events."""
    end: int
    """The version after them."""


class OwnLines:
    """The lines of such deeds as their senders hear them."""

    __slots__ = ("_of_seats", "untold")

    def __init__(self) -> None:
        self._of_seats: dict[Seat, dict[int, bytes]] = {}
        """By the version before each."""
        self.untold: set[Seat] = set()
        """The seats that have not been told of theirs."""

    def hide(self, numbers: Iterable[OwnNumber], first: int, lines: list[bytes]) -> None:
        """Turns lines of the log, from version `first` on, into what others hear; keeps them as they were."""
        for seat, n, counted, begin, end in numbers:
            kept = self._of_seats.setdefault(seat, {})
            if len(kept) > 2 * LINES_KEPT:  # seldom: the first of a dict is found behind all that went
                kept = self._of_seats[seat] = dict(list(kept.items())[-LINES_KEPT:])
            own, heard = number_text(n), number_text(counted)
            for version in range(begin, end):
                line = lines[version - first]
                if line.endswith(own):
                    kept[version] = line
                    lines[version - first] = line[: -len(own)] + heard
            self.untold.add(seat)

    def of(self, seat: Seat | None, first: int, lines: Sequence[bytes]) -> Sequence[bytes]:
        """Returns what others hear, from version `first` on, as the person on this seat hears it."""
        kept = None if seat is None else self._of_seats.get(seat)
        if not kept:
            return lines
        return [kept.get(version, line) for version, line in enumerate(lines, first)]

    def forget(self, seat: Seat) -> None:
        """Called when another person takes the seat."""
        self._of_seats.pop(seat, None)
