"""Whether a log tells a possible game: every deed is judged anew, and must lead to what stands there.

Nothing has to be believed of a file that somebody brings along. What remains possible is a file that tells
another game than was played, but one that could have been.
"""

from collections.abc import Callable
from typing import Any

from hushmaze.protocol.game_log.log import Log, LogError
from hushmaze.rules import Command, Deed, Event, Game, Refusal, State, decide, due
from hushmaze.rules import commands as c
from hushmaze.rules import events as e
from hushmaze.rules.words import Hero

_LOOKED_AHEAD = 3
"""How many events show what a deed was, and what followed from it by earlier rules."""


def judged(log: Log) -> Game:
    """The game of a log; a LogError names the line that cannot have happened then.

    Logs of earlier rules too: `_following` knows what has changed since.
    """
    game = log.opening()
    while len(game.events) < len(log.events):
        at = len(game.events)
        try:
            told = _following(game.state, log.events[at : at + _LOOKED_AHEAD], log.heading.rules)
        except (LookupError, AssertionError) as error:
            raise _wrong(at) from error
        stands = log.events[at : at + len(told)]
        if not told or stands != told:
            raise _wrong(at + _first_difference(stands, told))
        game.record(told)
    return game


def _following(state: State, ahead: tuple[Event, ...], rules: int) -> tuple[Event, ...]:
    """Returns what the rules bring about where the log goes on like this; nothing where they refuse it."""
    first = ahead[0]
    own, *after = ahead[1:] if isinstance(first, e.TalkClosed) and len(ahead) > 1 else ahead
    if isinstance(first, e.Interrupted):
        return (first,) if first.at >= state.time else ()
    deed = _deed(state, own)
    if deed is None:
        return due(state, first.at)
    decision = decide(state, Command(getattr(own, "seat", None), deed), own.at)
    if isinstance(decision, Refusal):
        return ()
    if _closed_by_look(state, ahead[:2], rules):
        return (first, *decision)
    return (*decision, after[0]) if after and _blind_camera_broken(state, own, after[0], rules) else decision


def _closed_by_look(state: State, ahead: tuple[Event, ...], rules: int) -> bool:
    """Whether a look closed talk, as rules 1 had it; a game begun by them may have gone on by others."""
    closed_then_looked = [type(event) for event in ahead] == [e.TalkClosed, e.TileRevealed]
    return rules == 1 and state.talk and closed_then_looked and ahead[0].at == ahead[1].at


def _blind_camera_broken(state: State, own: Event, then: Event, rules: int) -> bool:
    """Whether the barbarian broke a camera that did not work, as rules 1 and 2 had it."""
    if rules > 2 or not isinstance(own, e.Moved | e.VortexTaken | e.EscalatorTaken):
        return False
    switches = state.setup.switches
    breaks = own.hero is Hero.BARBARIAN and switches.barbarian_breaks_cameras and not switches.cameras
    unspent = own.to in state.board.cameras and own.to not in state.spent
    return breaks and unspent and then == e.SquareSpent(own.at, own.to)


def _first_difference(stands: tuple[Event, ...], told: tuple[Event, ...]) -> int:
    pairs = zip(stands, told, strict=False)
    return next((place for place, (one, other) in enumerate(pairs) if one != other), len(stands))


def _deed(state: State, event: Event) -> Deed | None:
    """Returns the deed that led to an event; None for one that comes about by itself."""
    make = _DEEDS.get(type(event))
    return None if make is None else make(state, event)


def _explored(state: State, event: e.TilePlaced) -> Deed:
    hero = Hero.MAGE if event.by_ball else event.hero
    return c.Explore(hero, state.heroes[hero], event.door)


_DEEDS: dict[type[Any], Callable[[State, Any], Deed | None]] = {  # Any: each row takes its own event
    e.Started: lambda _, _event: c.Start(),
    e.Moved: lambda _, event: c.Move(event.hero, event.origin, event.direction, event.steps),
    e.VortexTaken: lambda _, event: c.Vortex(event.hero, event.origin, event.to),
    e.EscalatorTaken: lambda _, event: c.Escalator(event.hero, event.origin),
    e.TileRevealed: lambda _, _event: c.Look(),
    e.TilePlaced: _explored,
    e.CardTurned: lambda _, _event: c.TurnCard(),
    e.TilesDiscarded: lambda _, event: c.Discard(event.first, event.second),
    e.TheftDone: lambda _, event: None if event.seat is None else c.Steal(),
    e.BellPlaced: lambda _, event: c.Bell(event.target),
    e.Stared: lambda _, event: c.Stare(event.target),
    e.Said: lambda _, event: c.Say(event.text),
    e.Pinged: lambda _, event: c.Ping(event.square),
    e.Signed: lambda _, event: c.Sign(event.sign),
    e.Remarked: lambda _, event: c.Remark(*event[2:]),
    e.Paused: lambda _, _event: c.Pause(),
    e.Resumed: lambda _, _event: c.Resume(),
}


def _wrong(place: int) -> LogError:
    return LogError(f"line {place + 2}: this cannot have happened then")
