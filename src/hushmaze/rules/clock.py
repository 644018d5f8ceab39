"""Time and phases: when a command comes too early, too late or in a pause (S6, H1, H2, W7)."""

from hushmaze.rules.commands import Pause, Resume, Start
from hushmaze.rules.consequences import Decision
from hushmaze.rules.events import Event, Lost, Paused, Resumed, Started
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.state import Loss, Phase, State
from hushmaze.rules.words import Seat


def due(state: State, now: int) -> tuple[Event, ...]:
    """Returns the events that time alone causes: the loss, at the exact moment the sand ran out (H2)."""
    return (Lost(state.deadline, Loss.SAND),) if sand_is_out(state, now) else ()


def sand_is_out(state: State, now: int) -> bool:
    """Whether the running clock has reached the deadline; the deadline itself is too late (H2)."""
    return state.stopped_at is None and now >= state.deadline


def refusal_of_phase(state: State) -> Refusal | None:
    """Returns why only talk is possible: before the start, in a pause, after the end."""
    if state.stopped_at is None:
        return None
    if state.phase is Phase.PLANNING:
        return Refusal.NOT_STARTED
    return Refusal.GAME_OVER if state.over else Refusal.PAUSED


def decide_start(state: State, seat: Seat, _deed: Start, now: int) -> Decision:
    if state.over:
        return Refusal.GAME_OVER
    if state.phase is not Phase.PLANNING:
        return Refusal.ALREADY_STARTED
    return (Started(now, seat),)


def decide_pause(state: State, seat: Seat, _deed: Pause, now: int) -> Decision:
    refusal = refusal_of_phase(state)
    if refusal is not None:
        return refusal
    if not state.setup.options.pause:
        return Refusal.PAUSE_NOT_AGREED
    return (Paused(now, seat),)


def decide_resume(state: State, seat: Seat, _deed: Resume, now: int) -> Decision:
    refusal = refusal_of_phase(state)
    if refusal is Refusal.PAUSED:
        return (Resumed(now, seat),)
    return refusal or Refusal.NOT_PAUSED
