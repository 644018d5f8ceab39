"""From a game to its analysis."""

from collections.abc import Collection, Sequence

from hushmaze.analysis.chances import MOST_CHANCES, chances
from hushmaze.analysis.compared import beside
from hushmaze.analysis.ending.lesson import lesson
from hushmaze.analysis.ending.medals import bot_seats, medals
from hushmaze.analysis.ending.position import final_position
from hushmaze.analysis.heat import legs, warmth
from hushmaze.analysis.heroes import hero_times
from hushmaze.analysis.mall import lying_tiles
from hushmaze.analysis.openings import openings
from hushmaze.analysis.phases import phase_times, strip
from hushmaze.analysis.report import Analysis
from hushmaze.analysis.sand import sand_story
from hushmaze.analysis.seats import seat_shares
from hushmaze.analysis.spans import moments, spans, stretches
from hushmaze.protocol.game_log.log import Log
from hushmaze.protocol.game_log.played import started_at
from hushmaze.rules import Event, Setup, begin
from hushmaze.rules.events import Lost, TheftDone, Won
from hushmaze.rules.words import Seat

FORMAT = 1


def analyse(log: Log) -> Analysis:
    """All figures of a game, whether it came to its end or was abandoned; a pure function of the log.

    Trusts the log to tell a possible game (`Log.game` checks that).
    """
    return figures_of(log.heading.setup(), log.events, log.heading.tile_set.digest, bot_seats(log))


def figures_of(
    setup: Setup, all_events: Sequence[Event], digest: str, bots: Collection[Seat] = ()
) -> Analysis:
    """`digest`: of the tile set, by which its pictures are named; `bots`: seats that bots played."""
    first = begin(setup)
    events = _until_the_end(all_events)
    started = started_at(setup, events)
    told = list(moments(setup, events))
    parts = spans(told)
    found = openings(setup, told)
    missed = chances(events, found)
    last = told[-1].after if told else first
    talks = stretches(parts, lambda state: state.talk)
    shares = seat_shares(events, found, setup.seats)
    sand = sand_story(setup, told, parts)
    return Analysis(
        format=FORMAT,
        seats=setup.seats,
        phase=last.phase,
        started_at=started,
        ended_at=last.time,
        play_ms=sum(span.ms for span in parts if span.played),
        phases=phase_times(parts, told, found, setup.seats),
        strip=strip(parts),
        talks=talks,
        pauses=stretches(parts, lambda state: state.paused),
        heroes=hero_times(parts, found, setup.seats),
        shares=shares,
        chances=missed[:MOST_CHANCES],
        chances_in_all=len(missed),
        sand=sand,
        warmth=warmth(first, told, parts),
        ways=legs(events),
        mall=lying_tiles(last, digest),
        beside=beside(setup, told, parts),
        position=final_position(last, stolen=any(isinstance(event, TheftDone) for event in events)),
        medals=medals(events, shares, sand, bots, started or 0),
        lesson=lesson(told, missed, sand, talks),
    )


def _until_the_end(events: Sequence[Event]) -> list[Event]:
    """Without what was said when it was over (W7)."""
    ends = (number for number, event in enumerate(events, start=1) if isinstance(event, Won | Lost))
    return list(events[: next(ends, len(events))])
