"""Telling what follows from what: events in order, and the state they have led to so far."""

from hushmaze.rules.events import Event
from hushmaze.rules.evolve import evolve
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import State

Decision = tuple[Event, ...] | Refusal


class Story:
    """Lives only within one decision; what it gives away is immutable."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[Event] = []

    def tell(self, event: Event) -> None:
        self._events.append(event)
        self.state = evolve(self.state, event)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)
