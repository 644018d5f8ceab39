"""A game in progress: its state and the events that led there."""

from hushmaze.rules.clock import due
from hushmaze.rules.commands import Command
from hushmaze.rules.consequences import Decision
from hushmaze.rules.decide import decide
from hushmaze.rules.events import Event
from hushmaze.rules.evolve import evolve
from hushmaze.rules.opening import begin
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import Setup
from hushmaze.rules.state import State


class Game:
    """Keeps one game in memory. `setup` and `events` are enough to rebuild `state`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state: State = begin(setup)
        self.events: list[Event] = []
        self.now = self.state.time
        """The latest time seen; it never goes back."""

    def submit(self, command: Command, now: int) -> Decision:
        """Judges a command and applies it if accepted; past the deadline any command ends the game."""
        if now < self.now:
            return Refusal.TIME_WENT_BACK
        self.now = now
        decision = decide(self.state, command, now)
        if isinstance(decision, Refusal):
            self.pass_time(now)
        else:
            self.record(decision)
        return decision

    def pass_time(self, now: int) -> tuple[Event, ...]:
        """Advances the clock to `now` and returns what that causes; a time already passed causes nothing."""
        self.now = max(self.now, now)
        events = due(self.state, now)
        self.record(events)
        return events

    def record(self, events: tuple[Event, ...]) -> None:
        """Applies events that were decided for the current state."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)
        self.now = max(self.now, self.state.time)


def rebuilt(setup: Setup, events: tuple[Event, ...]) -> Game:
    game = Game(setup)
    game.record(events)
    return game
