"""Lets bots hold still in a talk window, so that people can use it (T2, T3)."""

from collections.abc import Iterable

from hushmaze.protocol.game_log.log import read_event
from hushmaze.rules import State
from hushmaze.rules.events import TalkOpened
from hushmaze.server.bots.manners.courtesy import Courtesy

LEAST_SAND_MS = 15_000
"""With less sand left nobody holds still."""
ONE_BY_ONE_MS = 500
"""Between two bots that have held still: they do not all start at once."""


class TalkWindows:
    """The talk windows of one game, as its log tells of them."""

    def __init__(self) -> None:
        self.opened_at: int | None = None
        """When the window that is open was opened."""
        self._released_at: int | None = None
        """When the last hold ended."""

    def follow(self, lines: Iterable[bytes], state: State, courtesy: Courtesy) -> bool:
        """Takes the newest lines of the log and the state after them; returns whether a window has opened."""
        if not state.talk:
            self._release(state, courtesy)
            return False
        opened = [event.at for event, _ in map(read_event, lines) if isinstance(event, TalkOpened)]
        self.opened_at = opened[-1] if opened else self.opened_at
        return bool(opened)

    def _release(self, state: State, courtesy: Courtesy) -> None:
        """Called when the window was closed, by an action at the state's time or shortly before."""
        end = self._hold_ends(state, courtesy)
        if end is not None:
            self._released_at = min(end, state.time)
        self.opened_at = None

    def _hold_ends(self, state: State, courtesy: Courtesy) -> int | None:
        """When bots need not hold still any longer; None if they need not at all."""
        if self.opened_at is None or not courtesy.people:
            return None
        end = min(self.opened_at + courtesy.listen_ms, state.deadline - LEAST_SAND_MS)
        return end if end > self.opened_at else None

    def free_from(self, place: int, state: State, courtesy: Courtesy) -> int:
        """Returns from when on the bot at this place among all bots may act."""
        end = self._hold_ends(state, courtesy)
        free = self._released_at if end is None else end
        return 0 if free is None else free + place * ONE_BY_ONE_MS
