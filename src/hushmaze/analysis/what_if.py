"""Plays on from any moment of a game with bots in all seats, the same stack and the same sand."""

from msgspec import structs

from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.simulate.table import TableRun
from hushmaze.bots.teammate import teammates
from hushmaze.protocol.api.base import ApiAnswer, ApiRequest, Whole
from hushmaze.protocol.api.replays import Replay, ReplaySummary
from hushmaze.protocol.game_log.log import Log
from hushmaze.protocol.replay import replay_of
from hushmaze.protocol.summary import Summary
from hushmaze.protocol.words import BotLevel
from hushmaze.rules import Command, Event, Refusal, State, decide
from hushmaze.rules.commands import Resume
from hushmaze.rules.game import rebuilt
from hushmaze.rules.state import Loss, Phase
from hushmaze.rules.words import Seat


class NoBranchError(ValueError):
    """There is nothing to play on from; says why."""


class Branch(ApiAnswer):
    """A game that went another way from `at` on."""

    version: int
    """So many events are those of the real game."""
    at: int
    """On the game's clock, in milliseconds."""
    level: BotLevel
    seed: int
    phase: Phase
    loss: Loss | None
    ended_at: int
    sand_left_ms: int
    turns: int
    replay: Replay
    """The whole of it, for watching."""


class WhatIfQuestion(ApiRequest):
    """From a version on or from a moment of the game's clock, whichever is given; else from the start."""

    version: Whole | None = None
    """After so many events of the log."""
    at: Whole | None = None
    """On the game's clock, in milliseconds."""
    level: BotLevel = BotLevel.HUMAN
    """How quick the bots are."""
    seed: Whole = 1
    """Another seed, another game."""


def play_on(log: Log, asked: WhatIfQuestion, summary: Summary | None = None) -> Branch:
    """The same for the same arguments. Always comes to an end: the sand runs. `summary`: what was booked."""
    events, now = events_until(log, asked.version, asked.at)
    setup = log.heading.setup()
    real = rebuilt(setup, events)
    if real.state.over:
        raise NoBranchError("The game is over by then.")
    begun = events + _resumed(real.state, now)
    make = teammates(public_setup(setup))
    bots = [make(Seat(seat), asked.level, asked.seed) for seat in range(setup.seats)]
    game = TableRun(setup, bots).play_on(begun, now).game
    numbers = (*log.numbers[: len(events)], *[None] * (len(game.events) - len(events)))
    other = Log(log.heading, tuple(game.events), numbers if log.numbers else ())
    end = game.state
    sand = max(end.sand_left(end.time), 0)
    booked = None if summary is None else _booked(summary, end, sand)
    return Branch(
        version=len(events),
        at=now,
        level=asked.level,
        seed=asked.seed,
        phase=end.phase,
        loss=end.loss,
        ended_at=end.time,
        sand_left_ms=sand,
        turns=end.turns,
        replay=replay_of(other, summary=booked),
    )


def events_until(log: Log, version: int | None, at: int | None) -> tuple[tuple[Event, ...], int]:
    """Returns the events by then, and when that is; never before the start, never half of a moment.

    From a version on or from a moment of the game's clock, whichever is given; else from the start.
    """
    started = log.started_at()
    if started is None:
        raise NoBranchError("The game was never started.")
    if version is not None:
        happened = log.events[: max(version, 0)]
        now = max(started, happened[-1].at if happened else 0)
    else:
        now = max(started, min(at or 0, log.events[-1].at if log.events else started))
    return tuple(event for event in log.events if event.at <= now), now


def _resumed(state: State, now: int) -> tuple[Event, ...]:
    """A pause is over when bots take over (H1)."""
    if not state.paused:
        return ()
    decision = decide(state, Command(Seat(0), Resume()), now)
    assert not isinstance(decision, Refusal), "what is paused can be resumed"
    return decision


def _booked(summary: Summary, end: State, sand: int) -> ReplaySummary:
    """The summary of the real game with another outcome."""
    outcome = {
        "phase": end.phase.value,
        "loss": None if end.loss is None else end.loss.value,
        "won": end.phase is Phase.WON,
        "turns": end.turns,
        "sand_left": sand,
        "counts": False,
        "bot_helped": True,
        "abandoned": False,
    }
    return ReplaySummary(**structs.asdict(summary) | outcome)
