"""The time of one game: from its start on, standing while the game sleeps or a lesson waits."""

from collections.abc import Callable

from hushmaze.rules import State
from hushmaze.server.game.clock import Clock, Deadline


class GameTime:
    """Rings when the sand is out (H2)."""

    def __init__(self, clock: Clock, sand_is_out: Callable[[], None]) -> None:
        self._clock = clock
        self.epoch = clock.now()
        """When the game began, on the server's clock, as if it had never stood."""
        self.stands_at: int | None = None
        """Where it stands while the game sleeps; None while it goes."""
        self.sand_kept_ms: int | None = None
        """In a lesson: how much sand never runs out. The time stands there until the next command."""
        self._alarm = Deadline(clock, sand_is_out)
        self.alarm_is_late = False
        """Whether it is set for later than the sand is out."""
        self._closed = False

    def now(self, newest: State) -> int:
        if self.stands_at is not None:
            return self.stands_at
        now = self._clock.now() - self.epoch
        if self.sand_kept_ms is None:
            return now
        return min(now, max(newest.deadline - self.sand_kept_ms, newest.time))

    def go_on_at(self, now: int) -> None:
        """Goes on from a moment of the game's own time."""
        self.epoch = self._clock.now() - now
        self.stands_at = None

    def set_alarm(self, newest: State, *, after_ms: int = 0) -> None:
        """Sets the alarm for the end of the sand, not within the next `after_ms`; none while time stands."""
        self.alarm_is_late = after_ms > 0
        stands = newest.stopped_at is not None or self.stands_at is not None
        runs = not (stands or self._closed or self.sand_kept_ms is not None)
        not_before = self._clock.now() + after_ms if after_ms else 0
        self._alarm.set(max(newest.deadline + self.epoch, not_before) if runs else None)

    def close(self) -> None:
        """Never rings again."""
        self._closed = True
        self._alarm.set(None)
