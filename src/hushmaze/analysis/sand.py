"""The sand: how it ran, when it was turned, what turning early cost, when cameras kept everybody from it."""

from collections.abc import Sequence

from hushmaze.analysis.report import Camera, SandReport, Turn
from hushmaze.analysis.seats import turned_by
from hushmaze.analysis.spans import Instant, Span, stretches
from hushmaze.protocol.codec import word_of
from hushmaze.rules import Event, Setup, begin
from hushmaze.rules.events import HourglassTurned, SquareSpent
from hushmaze.rules.obstacles import locked_hourglasses
from hushmaze.rules.squares import Square, coordinates
from hushmaze.rules.words import Kind, Seat

LATE_MS = 10_000
"""The latest turn that is ever advised, in sand left."""


def wasted(left: int) -> int:
    """How much later the sand would have run out had it been turned with `LATE_MS` left.

    With r left a turn gives capacity - r (H3): waiting d longer runs d more off and leaves d more afterwards.
    """
    return 2 * max(left - LATE_MS, 0)


def sand_story(setup: Setup, told: Sequence[Instant], parts: Sequence[Span]) -> SandReport:
    turns = _turns(told)
    locked = stretches([span for span in parts if span.played], lambda state: bool(locked_hourglasses(state)))
    last = told[-1].after if told else begin(setup)
    left = max(last.sand_left(last.time), 0)
    return SandReport(
        capacity_ms=setup.hourglass_ms,
        curve=_curve(parts, left),
        turns=turns,
        wasted_ms=sum(turn.wasted_ms for turn in turns),
        left_ms=left,
        locked=locked,
        locked_ms=sum(stretch.end - stretch.start for stretch in locked),
        broken=_broken(told),
    )


def _turns(told: Sequence[Instant]) -> list[Turn]:
    events: list[Event] = [event for moment in told for event in moment.events]
    seats = iter(turned_by(events))
    before = {moment.at: moment.before for moment in told}
    found: list[Turn] = []
    where: Square | None = None
    for event in events:
        if isinstance(event, SquareSpent):
            where = event.square
        elif isinstance(event, HourglassTurned):
            assert where is not None, "an hourglass is turned by spending its square (H3)"
            found.append(_turn(event, next(seats), where, before[event.at].sand_left(event.at)))
    return found


def _turn(event: HourglassTurned, seat: Seat, where: Square, left: int) -> Turn:
    return Turn(event.at, word_of(event.hero), seat, coordinates(where), left, event.sand, wasted(left))


def _curve(parts: Sequence[Span], left: int) -> list[tuple[int, int]]:
    """A point wherever the line bends or jumps, at the end too: a turn may end the game (C11)."""
    points: list[tuple[int, int]] = []
    for number, (start, end, state) in enumerate(parts):
        before = parts[number - 1].state if number else None
        if before is not None and (before.deadline, before.stopped_at) == (state.deadline, state.stopped_at):
            points.pop()
        elif points[-1:] != [(start, state.sand_left(start))]:
            points.append((start, state.sand_left(start)))
        points.append((end, max(state.sand_left(end), 0)))
    if points and points[-1][1] != left:
        points.append((points[-1][0], left))
    return points


def _broken(told: Sequence[Instant]) -> list[Camera]:
    return [
        Camera(event.at, coordinates(event.square))
        for moment in told
        for event in moment.events
        if isinstance(event, SquareSpent) and moment.after.board.specials[event.square].kind is Kind.CAMERA
    ]
