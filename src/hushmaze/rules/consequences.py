"""Collects the events of one decision, and the state they lead to."""

from hushmaze.rules.events import Event
from hushmaze.rules.evolve import evolve
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import State

Decision = tuple[Event, ...] | Refusal


class Consequences:
    """Lives only within one decision; what it hands out is immutable."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[Event] = []

    def add(self, event: Event) -> None:
        self._events.append(event)
        self.state = evolve(self.state, event)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)
