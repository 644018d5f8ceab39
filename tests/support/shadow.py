"""A second opinion: clock, talk and end kept from the events alone, by a plain reading of H, T and W."""

from collections.abc import Iterable

from hushmaze.rules import Event, State, view
from hushmaze.rules import events as e
from hushmaze.rules.words import Hero

_ACTIONS = (e.Moved, e.VortexTaken, e.EscalatorTaken, e.TilePlaced, e.TileRevealed)
_AFTER_THE_END = (e.Said, e.Pinged, e.Signed, e.Remarked)


class Shadow:
    def __init__(self, state: State) -> None:
        self._setup = state.setup
        self._sand = state.setup.hourglass_ms
        self._since: int | None = None
        """Since when the sand has been running down from `_sand`; None while the clock stands."""
        self._window = False
        self._started = False
        self._ends = 0

    def watch(self, events: Iterable[Event]) -> None:
        for event in events:
            assert not self._ends or isinstance(event, _AFTER_THE_END), "nothing changes after the end (W7)"
            self._watch_clock(event)
            self._watch_talk(event)

    def _watch_clock(self, event: Event) -> None:
        if isinstance(event, e.Started):
            self._started = True
            self._since = event.at
        elif isinstance(event, e.Resumed):
            self._since = event.at
        elif isinstance(event, e.HourglassTurned):
            left = self._left(event.at)
            assert event.sand == self._setup.hourglass_ms - left
            self._sand, self._since = event.sand, event.at
        elif isinstance(event, e.Paused | e.Won | e.Lost):
            self._sand, self._since = self._left(event.at), None
            self._ends += not isinstance(event, e.Paused)
            assert self._sand >= 0

    def _left(self, at: int) -> int:
        return self._sand if self._since is None else self._sand - (at - self._since)

    def _watch_talk(self, event: Event) -> None:
        if isinstance(event, _ACTIONS):
            self._window = False
        switches = self._setup.switches
        turned = isinstance(event, e.HourglassTurned)
        elf = isinstance(event, e.TilePlaced) and event.hero is Hero.ELF and switches.elf_opens_talk
        if turned or elf:
            self._window = not switches.no_talk

    def agrees_with(self, state: State) -> None:
        seen = view(state, None)
        playing = self._started and not self._ends
        open_now = not playing or self._window or self._setup.options.talk_always
        assert seen.gestures_allowed == open_now
        assert seen.words_allowed == (open_now and not (playing and self._setup.switches.hands_only))
        assert state.over == bool(self._ends)
        assert self._ends <= 1
        assert state.sand_left(state.time) == self._left(state.time)
