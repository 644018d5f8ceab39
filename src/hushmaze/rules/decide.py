"""Judging a command (A1, A10)."""

from collections.abc import Callable
from typing import Any

from hushmaze.rules import commands as c
from hushmaze.rules.acting import decide_escalator, decide_move, decide_vortex
from hushmaze.rules.clock import decide_pause, decide_resume, decide_start, sand_is_out
from hushmaze.rules.commands import Command, Deed
from hushmaze.rules.consequences import Decision
from hushmaze.rules.exploring import decide_explore, decide_look
from hushmaze.rules.moving_walls import decide_discard
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.solo import decide_turn_card
from hushmaze.rules.state import State
from hushmaze.rules.talking import (
    decide_bell,
    decide_ping,
    decide_remark,
    decide_say,
    decide_sign,
    decide_stare,
)
from hushmaze.rules.theft import decide_steal
from hushmaze.rules.words import Seat


def decide(state: State, command: Command, now: int) -> Decision:
    """Returns the events of a command at a moment, or the one reason for its refusal. Pure.

    `now` is in milliseconds on the game's own clock. `due` gives the events that time alone causes.
    """
    seat, deed = command
    return Refusal.SPECTATOR if seat is None else judge(state, seat, deed, now)


def judge(state: State, seat: Seat, deed: Deed, now: int) -> Decision:
    """Judges a deed for a seat number that may not exist."""
    if not 0 <= seat < len(state.cards):
        return Refusal.NO_SUCH_SEAT
    if now < state.time:
        return Refusal.TIME_WENT_BACK
    if now >= state.deadline and sand_is_out(state, now):
        return Refusal.TOO_LATE
    return _DECIDE[type(deed)](state, seat, deed, now)


_DECIDE: dict[type[Any], Callable[[State, Any, Any, int], Decision]] = {  # Any: each row takes its own deed
    c.Move: decide_move,
    c.Vortex: decide_vortex,
    c.Escalator: decide_escalator,
    c.Explore: decide_explore,
    c.Look: decide_look,
    c.Start: decide_start,
    c.Steal: decide_steal,
    c.Discard: decide_discard,
    c.TurnCard: decide_turn_card,
    c.Bell: decide_bell,
    c.Stare: decide_stare,
    c.Say: decide_say,
    c.Ping: decide_ping,
    c.Sign: decide_sign,
    c.Remark: decide_remark,
    c.Pause: decide_pause,
    c.Resume: decide_resume,
}
