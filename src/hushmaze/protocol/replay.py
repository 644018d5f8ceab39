"""A finished game as one object for watching: how it began, and every update just as a socket would tell it.

So whoever shows a running game shows a replay, and needs no rules for it. docs/guides/replays.md explains it.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import msgspec

from hushmaze.protocol.codec import Plain, to_plain
from hushmaze.protocol.event_text import write_event
from hushmaze.protocol.heading import heading_to_plain, public_heading
from hushmaze.protocol.log import Log
from hushmaze.protocol.reach import reach_to_plain
from hushmaze.protocol.reach_changes import ToldReach
from hushmaze.protocol.seen import ToldSeen
from hushmaze.protocol.tile_facts import tile_set_facts
from hushmaze.rules import Game, State, digest, reach, view

REPLAY_FORMAT = 1


class Moment(NamedTuple):
    """What happened at one moment travels together, as a deed and its consequences do."""

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


def shown_to_all(state: State) -> dict[str, Plain]:
    """What whoever watches knows in this state."""
    return {"view": to_plain(view(state, None), tagged=False), "reach": reach_to_plain(reach(state))}


def write_replay(log: Log, *, game: str | None = None, summary: dict[str, Plain] | None = None) -> bytes:
    """`game`, `summary`: its id and what was booked of it, where it was played on this server."""
    opening = log.opening().state
    told = list(moments(log))
    return msgspec.json.encode(
        {
            "hushmaze": "replay",
            "format": REPLAY_FORMAT,
            "rules": log.heading.rules,
            "game": game,
            "heading": heading_to_plain(log.heading) | public_heading(log.heading),
            "seats": seats_of(log, summary or {}),
            "summary": summary,
            "facts": tile_set_facts(log.heading.tile_set),
            "first": shown_to_all(opening),
            "updates": [msgspec.Raw(update_text(moment)) for moment in told],
            "digest": digest(told[-1].after if told else opening),
        }
    )


def update_text(moment: Moment) -> bytes:
    """As the socket's update, with the moment."""
    seen = b',"seen":%b' % moment.seen if moment.seen else b""
    told = b'"v":%d,"events":[%b],"reach":%b%b' % (
        moment.first,
        b",".join(moment.lines),
        moment.reach,
        seen,
    )
    return b'{"at":%d,%b}' % (moment.at, told)


def seats_of(log: Log, summary: dict[str, Plain]) -> list[Plain]:
    """Who sat where, as far as that was booked; which seats bots played for is in the log itself."""
    played: dict[int, set[bool]] = {}
    for event, n in zip(log.events, log.numbers, strict=False):
        seat = getattr(event, "seat", None)
        if seat is not None and n is not None:
            played.setdefault(seat, set()).add(n < 0)
    names = _names(log.heading.table.seats, summary)
    return [
        {
            "seat": seat,
            "name": names.get(seat, ""),
            "bot": played.get(seat) == {True},
            "bot_helped": True in played.get(seat, ()),
        }
        for seat in range(log.heading.table.seats)
    ]


def _names(seats: int, summary: dict[str, Plain]) -> dict[int, str]:
    """By seat. Earlier versions booked names in the order of seats, and none of bots."""
    if "players" in summary:
        return {player["seat"]: player["name"] for player in summary["players"]}
    names = summary.get("names", [])
    return dict(enumerate(names)) if len(names) == seats else {}
