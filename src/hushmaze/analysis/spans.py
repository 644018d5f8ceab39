"""A game cut into stretches of time in which nothing changes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from hushmaze.analysis.report import Stretch
from hushmaze.rules import Event, Setup, State, begin, evolve
from hushmaze.rules.state import Phase


class Span(NamedTuple):
    """From one moment at which something happened to the next; `state` holds in between."""

    start: int
    end: int
    state: State

    @property
    def ms(self) -> int:
        return self.end - self.start

    @property
    def played(self) -> bool:
        """Whether the sand ran."""
        return self.state.running and not self.state.paused


class Instant(NamedTuple):
    """All that happened in one millisecond."""

    at: int
    events: tuple[Event, ...]
    before: State
    after: State


def moments(setup: Setup, events: Sequence[Event]) -> Iterator[Instant]:
    """One after the other; a position put up by hand is one too, though nothing happened then."""
    state = begin(setup)
    if not setup.dealt and not (events and events[0].at == state.time):
        yield Instant(state.time, (), state, state)
    for at, group in groupby(events, key=lambda event: event.at):
        happened = tuple(group)
        before = state
        for event in happened:
            state = evolve(state, event)
        yield Instant(at, happened, before, state)


def spans(told: Sequence[Instant]) -> list[Span]:
    """Between the first and the last moment, without gaps."""
    return [
        Span(one.at, other.at, one.after)
        for one, other in pairwise(told)
        if not (one.after.over or one.after.phase is Phase.PLANNING)
    ]


def stretches(parts: Iterable[Span], holds: Callable[[State], bool]) -> list[Stretch]:
    """When something held, neighbours joined."""
    found: list[Stretch] = []
    for start, end, state in parts:
        if not holds(state):
            continue
        if found and found[-1].end == start:
            start = found.pop().start  # noqa: PLW2901 -- the stretch goes on
        found.append(Stretch(start, end))
    return found
