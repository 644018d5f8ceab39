"""When a game was played, and for how long."""

from collections.abc import Iterable

from hushmaze.rules import Event, Setup, State, begin
from hushmaze.rules.events import Paused, Resumed, Started
from hushmaze.rules.state import Phase


def started_at(setup: Setup, events: Iterable[Event]) -> int | None:
    """When play began, at the start or in a position put up by hand; None if it never did.

    Reads no further than to the start.
    """
    if not setup.dealt:
        first = begin(setup)
        if first.phase is not Phase.PLANNING:
            return first.time
    return next((event.at for event in events if isinstance(event, Started)), None)


def played_ms(state: State, events: Iterable[Event]) -> int:
    """From the first turn of the hourglass to the end, or to the last event of a game that was given up.

    `state` is what the events lead to. A pause is not played (H1), nor what is said after the end (W7).
    """
    ahead = iter(events)
    since = started_at(state.setup, ahead)
    if since is None:
        return 0
    played = 0
    for event in ahead if state.was_paused else ():
        if isinstance(event, Paused):
            played += event.at - since
        elif isinstance(event, Resumed):
            since = event.at
    end = state.time if state.stopped_at is None else state.stopped_at
    return played if state.paused else played + end - since
