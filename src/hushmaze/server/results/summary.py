"""Sums up a game that is over or was given up."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import structs

from hushmaze.bots.lesson.deal import lesson_tile_set
from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import Log, read_event, read_number
from hushmaze.protocol.game_log.log_check import judged
from hushmaze.protocol.game_log.played import played_ms
from hushmaze.protocol.summary import Summary
from hushmaze.rules import State
from hushmaze.rules.result import Result, result
from hushmaze.scenarios import builtin_number, share_code
from hushmaze.scenarios.prepare import level_of
from hushmaze.server.records.record import Record, heading_from_bytes
from hushmaze.server.results.days import is_deal_of
from hushmaze.server.results.marks import Mark, marks


def summary(heading: Heading, state: State, lines: Sequence[bytes], record: Record | None) -> Summary:
    """What is booked of a game; one that is not over was abandoned.

    `record`: the room's, where the game is still that of its table.
    """
    if record is None:
        return summary_of_log(heading, state, lines, None)
    day = record.daily
    figures = summary_of_log(heading, state, lines, None if day is None else day.date)
    players = record.players if day is None or day.players is None else day.players
    return structs.replace(
        figures,
        names=[player.name for player in players if player.level is None],
        players=players,
        fair=record.fair,
        dealt_at=None if day is None else day.dealt_at,
    )


def lines_that_count(lines: Iterable[bytes], counting: list[bytes]) -> Iterator[None]:
    """Gathers those of a log by which its summary is the same as by all of them; a line for each step."""
    has_bot = False
    for line in lines:
        is_bots = not has_bot and (read_number(line) or 0) < 0
        if is_bots or any(word in line for word in _COUNTED):
            counting.append(line)
            has_bot = has_bot or is_bots
        yield


_COUNTED = (b'"started"', b'"paused"', b'"resumed"')
"""In lines that say when a game was played (`played_ms`); other lines that have such a word do no harm."""


def summary_of_log(heading: Heading, state: State, lines: Sequence[bytes], day: str | None) -> Summary:
    """All figures: they can be worked out again from the log at any time, and are before they are shown.

    `day`: the date whose challenge this is said to be; it counts only if the deal is one of that day's.
    Whatever is marked does not count (B1). A log does not say who played.
    """
    outcome = result(state) or Result(won=False, turns=state.turns, sand_left=0, counts=False)
    daily = day if day is not None and is_deal_of(day, heading) else None
    found = [*marks(heading, state, lines), *([] if daily is None else [Mark.DAILY])]
    number = builtin_number(heading.scenario)
    return Summary(
        scenario=number,
        code=None if number is not None else share_code(heading.scenario),
        name=heading.scenario.name,
        level=level_of(heading.scenario, heading.table),
        seats=heading.table.seats,
        phase=state.phase.value,
        loss=None if state.loss is None else state.loss.value,
        won=outcome.won,
        turns=outcome.turns,
        sand_left=outcome.sand_left,
        counts=outcome.counts and not found,
        played_ms=played_ms(state, (read_event(line)[0] for line in lines)),
        marks=[mark.value for mark in found],
        bot_helped=Mark.BOTS in found,
        abandoned=not state.over,
        lesson=heading.tile_set == lesson_tile_set(),
        daily=daily,
    )


def worked_out_again(heading: bytes, lines: Sequence[bytes], day: str | None) -> Summary:
    """The figures of a stored log, every deed of it judged anew; takes hundredths of a second.

    Raises one of UNREADABLE for corrupt or foreign data.
    """
    log = Log(heading_from_bytes(heading), tuple(read_event(line)[0] for line in lines))
    return summary_of_log(log.heading, judged(log).state, lines, day)
