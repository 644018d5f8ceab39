"""Finds the one thing to know for the next game: where the most time could have been gained."""

from collections.abc import Iterator, Sequence

from hushmaze.analysis.ending.report import Lesson, LessonKind
from hushmaze.analysis.heat import passed
from hushmaze.analysis.report import Chance, SandReport, Stretch
from hushmaze.analysis.sand import LATE_MS
from hushmaze.analysis.spans import Instant, spans
from hushmaze.protocol.codec import word_of
from hushmaze.rules import State
from hushmaze.rules.events import DiscardDue, Moved
from hushmaze.rules.obstacles import locked_hourglasses
from hushmaze.rules.squares import Square, coordinates
from hushmaze.rules.state import Loss

WORTH_MS = 10_000
"""Lessons that gain less are not worth a word."""
ENOUGH_TALK_MS = 20_000
"""Talk that every window needs."""


def lesson(
    told: Sequence[Instant], chances: Sequence[Chance], sand: SandReport, talks: Sequence[Stretch]
) -> Lesson | None:
    """None where there was nothing to gain, or nothing was begun."""
    last = told[-1].after if told else None
    if last is None or not sand.curve:
        return None
    if last.loss is Loss.EMPTY_HANDED:
        return Lesson.of(LessonKind.EMPTY_HANDED, last.time, 0)
    if last.loss is Loss.WALLS:
        return Lesson.of(LessonKind.WALLS, _last_discard(told), 0)
    usual = [*_usual(chances, sand, talks)]
    if last.loss is Loss.SAND:
        return _best(_hourglasses(told)) or _best([*usual, *_locked(sand)])
    return _best(usual)


def _best(found: Sequence[Lesson]) -> Lesson | None:
    order = list(LessonKind)
    worth = [one for one in found if one.gain_ms >= WORTH_MS]
    return min(worth, key=lambda one: (-one.gain_ms, order.index(one.kind), one.at), default=None)


def _hourglasses(told: Sequence[Instant]) -> list[Lesson]:
    """Where sand was to be had: that is what a table without sand wants to know first."""
    return [*_passed_hourglasses(told)] or [*_fresh_hourglass(told)]


def _usual(chances: Sequence[Chance], sand: SandReport, talks: Sequence[Stretch]) -> Iterator[Lesson]:
    """Lessons that fit a win as well."""
    for turn in sand.turns:
        gain, left = turn.wasted_ms, turn.left_ms
        yield Lesson.of(LessonKind.TURNED_EARLY, turn.at, gain, turn.hero, square=turn.square, left_ms=left)
    for one in chances:
        yield Lesson.of(LessonKind.CHANCE, one.start, one.end - one.start, one.hero, one.ability, one.square)
    for talk in talks:
        yield Lesson.of(LessonKind.LONG_TALK, talk.start, talk.end - talk.start - ENOUGH_TALK_MS)


def usable_hourglasses(state: State) -> set[Square]:
    """Those on the map that nobody has used and no camera locks (H3, P7)."""
    return set(state.board.hourglasses) - state.spent - locked_hourglasses(state)


def _passed_hourglasses(told: Sequence[Instant]) -> Iterator[Lesson]:
    """Slides over an hourglass while turning it would have gained something (A5, H3)."""
    for moment in told:
        for event in moment.events:
            crossed = usable_hourglasses(moment.before) & set(passed(event))
            if isinstance(event, Moved) and crossed:
                left = moment.before.sand_left(moment.at)
                hero, square = word_of(event.hero), coordinates(min(crossed))
                gain = moment.before.setup.hourglass_ms - 2 * left
                yield Lesson.of(
                    LessonKind.PASSED_HOURGLASS, moment.at, gain, hero, square=square, left_ms=left
                )


def _fresh_hourglass(told: Sequence[Instant]) -> Iterator[Lesson]:
    """One that could be used from the latest good moment to the end, had it been turned then."""
    parts = spans(told)
    enough = [place for place, span in enumerate(parts) if span.state.sand_left(span.start) >= LATE_MS]
    if not enough:
        return
    first, *later = parts[enough[-1] :]
    at = first.start + first.state.sand_left(first.start) - LATE_MS
    usable = usable_hourglasses(first.state).intersection(*(usable_hourglasses(one.state) for one in later))
    if usable and at <= first.end:
        gain = first.state.setup.hourglass_ms - 2 * LATE_MS
        square = coordinates(min(usable))
        yield Lesson.of(LessonKind.FRESH_HOURGLASS, at, gain, square=square, left_ms=LATE_MS)


def _locked(sand: SandReport) -> Iterator[Lesson]:
    for one in sand.locked:
        yield Lesson.of(LessonKind.CAMERAS, one.start, one.end - one.start)


def _last_discard(told: Sequence[Instant]) -> int:
    due = [event.at for moment in told for event in moment.events if isinstance(event, DiscardDue)]
    return due[-1] if due else told[-1].at
