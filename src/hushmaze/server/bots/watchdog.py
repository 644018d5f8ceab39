"""Notices a process that is asked and answers nothing, by looking at intervals."""

from collections.abc import Callable

from hushmaze.server.game.clock import Clock, Deadline

LOOK_EVERY_MS = 2_500

FEWEST_LOOKS = 4
MOST_LOOKS = 32
"""How many looks in a row must find no answer: twice as many after each silence, for it may only be slow."""


class Watchdog:
    """Counts looks, not seconds: after a time in which the server itself slept, no answer is overdue."""

    def __init__(
        self,
        clock: Clock,
        is_waiting: Callable[[], bool],
        on_silence: Callable[[], None],
        look_every_ms: int = LOOK_EVERY_MS,
    ) -> None:
        """`on_silence` is called once, when questions waited through enough looks without any answer."""
        self._clock = clock
        self._is_waiting = is_waiting
        self._on_silence = on_silence
        self._look_every_ms = look_every_ms
        self._in_vain = 0
        self._patience = FEWEST_LOOKS
        self._alarm = Deadline(clock, self._look)

    def start(self) -> None:
        """Watches a new process."""
        self._in_vain = 0
        self._look_later()

    def stop(self) -> None:
        self._alarm.set(None)

    def heard(self) -> None:
        """Takes note of an answer."""
        self._in_vain = 0

    def reset_patience(self) -> None:
        """Forgets earlier silences."""
        self._patience = FEWEST_LOOKS

    def _look_later(self) -> None:
        self._alarm.set(self._clock.now() + self._look_every_ms)

    def _look(self) -> None:
        self._in_vain = self._in_vain + 1 if self._is_waiting() else 0
        if self._in_vain < self._patience:
            self._look_later()
        else:
            self._patience = min(2 * self._patience, MOST_LOOKS)
            self._on_silence()
