"""A game in progress: its state and the events that led there."""

from hushmaze.rules.begin import begin
from hushmaze.rules.clock import due
from hushmaze.rules.commands import Command
from hushmaze.rules.consequences import Decision
from hushmaze.rules.decide import decide
from hushmaze.rules.events import Event
from hushmaze.rules.evolve import evolve
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import Setup
from hushmaze.rules.state import State


class Game:
    """The smallest keeper of a game. `setup` and `events` are all that is needed to rebuild `state`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state: State = begin(setup)
        self.events: list[Event] = []
        self.now = 0
        """The latest time anybody named; it never goes back."""

    def submit(self, command: Command, now: int) -> Decision:
        """Judge a command and, if it is accepted, let it happen; one that comes too late ends the game."""
        if now < self.now:
            return Refusal.TIME_WENT_BACK
        self.now = now
        decision = decide(self.state, command, now)
        if decision is Refusal.TOO_LATE:
            self.pass_time(now)
        if not isinstance(decision, Refusal):
            self.record(decision)
        return decision

    def pass_time(self, now: int) -> tuple[Event, ...]:
        """Let time pass up to now; gives what it brought about. What has passed already brings nothing."""
        self.now = max(self.now, now)
        events = due(self.state, now)
        self.record(events)
        return events

    def record(self, events: tuple[Event, ...]) -> None:
        """Let events happen that were decided for the present state."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)
        self.now = max(self.now, self.state.time)


def rebuilt(setup: Setup, events: tuple[Event, ...]) -> Game:
    game = Game(setup)
    game.record(events)
    return game
