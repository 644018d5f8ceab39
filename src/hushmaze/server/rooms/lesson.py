"""A room in which somebody learns the game: its table, and what the learner is asked."""

from hushmaze.bots.lesson.deal import lesson_heading
from hushmaze.bots.lesson.guide import Guide, NextStep
from hushmaze.protocol.codec import word_of
from hushmaze.protocol.messages.facts import LessonFacts, LessonStep, TableChanges
from hushmaze.protocol.reasons import ErrorReason
from hushmaze.protocol.words import BotLevel, FirstGameKind
from hushmaze.rules.squares import coordinates
from hushmaze.server.game.match import Match
from hushmaze.server.rejection import Rejected

SAND_KEPT_MS = 31_000
"""Of the sand in a lesson: just above where a table begins to ring the alarm."""


def lesson_table(lesson: str, table: TableChanges, bots: str | None) -> tuple[TableChanges, BotLevel]:
    """The choices of a lesson's table and the level of its bots; `Rejected` if others are wanted as well.

    The partner has manners of its own in a talk window, and must not wait for a clock that may stand.
    """
    if lesson not in set(FirstGameKind):
        raise Rejected(ErrorReason.BAD_TABLE, f"Lessons are {', '.join(FirstGameKind)}.")
    if table.named() or bots is not None:
        raise Rejected(ErrorReason.BAD_TABLE, "A lesson has a table and a partner of its own.")
    seats = lesson_heading(FirstGameKind(lesson)).table.seats
    return TableChanges(seats=seats, voice=False, bots_hold=False, bots_listen_ms=0), BotLevel.HUMAN


class RoomLesson:
    """Says what the learner is asked, and whether that has changed."""

    def __init__(self, lesson: FirstGameKind) -> None:
        self._lesson = lesson
        self._guide = Guide()
        self._told: LessonFacts | None = None

    def facts(self, match: Match | None) -> LessonFacts:
        step = None if match is None else self._guide.next_step(match.durable)
        self._told = LessonFacts(self._lesson, SAND_KEPT_MS, None if step is None else _facts_of(step))
        return self._told

    def is_news(self, match: Match) -> bool:
        """Whether the facts are others than when they were last asked for."""
        told = self._told
        return self.facts(match) != told


def _facts_of(step: NextStep) -> LessonStep:
    return LessonStep(
        stage=step.stage.name,
        number=step.number,
        of=step.of,
        ask=step.ask,
        ability=None if step.ability is None else word_of(step.ability),
        hero=None if step.hero is None else word_of(step.hero),
        to=None if step.to is None else coordinates(step.to),
    )
