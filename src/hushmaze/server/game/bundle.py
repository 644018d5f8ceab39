"""The events that one turn of the loop brings to a game, on their way to the disk."""

import msgspec

from hushmaze.protocol.event_text import write_event
from hushmaze.rules import Event, State
from hushmaze.rules.words import Seat
from hushmaze.server.game.command_numbers import Waiting
from hushmaze.server.game.own_numbers import OwnNumber


class Bundle(msgspec.Struct):
    """Events that are stored together, with the deeds they come from."""

    first: int
    """The version before them."""
    lines: list[bytes] = []
    deeds: list[Waiting] = []
    own_numbers: tuple[OwnNumber, ...] = ()
    """Of those deeds whose numbers others do not hear."""
    wakes: bool = False
    """Whether it marks that a game which came back from its log goes on."""
    after: State | None = None
    """Once it is complete."""

    def add(self, events: tuple[Event, ...], n: int | None) -> None:
        """Writes down what happened, with the number of the deed it comes from.

        The number stands with the event that names its seat and with all that follows from it. So a log
        tells whose number it was, also where a talk window had to close first, and where a deed ends.
        """
        if len(events) == 1:
            self.lines.append(write_event(events[0], n))
            return
        own = next((place for place, event in enumerate(events) if seat_in(event) is not None), 0)
        self.lines += [write_event(e, n if place >= own else None) for place, e in enumerate(events)]


def seat_in(event: Event) -> Seat | None:
    """The seat that an event names."""
    seat: Seat | None = getattr(event, "seat", None)
    return seat
