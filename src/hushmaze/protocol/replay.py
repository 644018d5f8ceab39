"""Writes a finished game as one object for watching: how it began, and every update as a socket tells it.

A client that shows a running game can show a replay, and needs no rules for it.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import msgspec

from hushmaze.protocol.api.replays import (
    Replay,
    ReplayHeading,
    ReplaySeat,
    ReplayStart,
    ReplaySummary,
    ReplayUpdate,
)
from hushmaze.protocol.codec import to_plain
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.game_log.heading import shown_heading
from hushmaze.protocol.game_log.log import Log
from hushmaze.protocol.summary import Player
from hushmaze.protocol.view.reach import reach_to_plain
from hushmaze.protocol.view.reach_changes import ToldReach
from hushmaze.protocol.view.seen import ToldSeen
from hushmaze.protocol.view.tile_facts import tile_set_facts
from hushmaze.rules import Game, State, digest, reach, view

REPLAY_FORMAT = 1


class Moment(NamedTuple):
    """All events of one moment travel together, as a deed and its consequences do."""

    at: int
    first: int
    """The version before its events."""
    lines: tuple[bytes, ...]
    reach: bytes
    seen: bytes
    after: State


def moments(log: Log, since: Game | None = None) -> Iterator[Moment]:
    """A log from its start, or from a game on that has its first events already."""
    game = since or log.opening()
    told_reach, told_seen = ToldReach(game.state), ToldSeen(game.state)
    numbers = log.numbers or (None,) * len(log.events)
    begun = len(game.events)
    ahead = zip(log.events[begun:], numbers[begun:], strict=True)
    for at, together in groupby(ahead, key=lambda each: each[0].at):
        numbered = tuple(together)
        first = len(game.events)
        game.record(tuple(event for event, _ in numbered))
        lines = tuple(write_event(event, n) for event, n in numbered)
        state = game.state
        yield Moment(at, first, lines, told_reach.change(state), told_seen.change(state), state)


def shown_to_all(state: State) -> ReplayStart:
    """Shows a state as spectators know it."""
    return ReplayStart(view=to_plain(view(state, None), tagged=False), reach=reach_to_plain(reach(state)))


def write_replay(log: Log, *, game: str | None = None, summary: ReplaySummary | None = None) -> bytes:
    """`game`, `summary`: its id and what was booked of it, where it was played on this server."""
    return msgspec.json.encode(replay_of(log, game, summary))


def replay_of(log: Log, game: str | None = None, summary: ReplaySummary | None = None) -> Replay:
    opening = log.opening().state
    shown = list(moments(log))
    return Replay(
        hushmaze="replay",
        format=REPLAY_FORMAT,
        rules=log.heading.rules,
        game=game,
        heading=shown_heading(log.heading, ReplayHeading),
        seats=seats_of(log, summary),
        summary=summary,
        facts=tile_set_facts(log.heading.tile_set),
        first=shown_to_all(opening),
        updates=[_update(moment) for moment in shown],
        digest=digest(shown[-1].after if shown else opening),
    )


def _update(moment: Moment) -> ReplayUpdate:
    return ReplayUpdate(
        at=moment.at,
        v=moment.first,
        events=[msgspec.Raw(line) for line in moment.lines],
        reach=msgspec.Raw(moment.reach),
        seen=msgspec.Raw(moment.seen) if moment.seen else msgspec.UNSET,
    )


def seats_of(log: Log, summary: ReplaySummary | None) -> list[ReplaySeat]:
    """Returns who sat where, as far as that was booked; which seats bots played for is in the log itself."""
    played: dict[int, set[bool]] = {}
    for event, n in zip(log.events, log.numbers, strict=False):
        seat = getattr(event, "seat", None)
        if seat is not None and n is not None:
            played.setdefault(seat, set()).add(n < 0)
    seats = log.heading.table.seats
    known = {player.seat: player for player in _players(seats, summary)}
    return [
        _seat(known.get(seat) or Player(seat, "", None), played.get(seat, set())) for seat in range(seats)
    ]


def _seat(player: Player, bots_played: set[bool]) -> ReplaySeat:
    """`bots_played`: whether bots did what was done there, where anything was."""
    return ReplaySeat(
        seat=player.seat,
        name=player.name,
        bot=player.level is not None or bots_played == {True},
        bot_helped=True in bots_played,
        level=player.level,
    )


def _players(seats: int, summary: ReplaySummary | None) -> list[Player]:
    """Earlier versions booked names of people only, in the order of seats: enough where all were people's."""
    if summary is None:
        return []
    if not summary.players and len(summary.names) == seats:
        return [Player(seat, name, None) for seat, name in enumerate(summary.names)]
    return summary.players
