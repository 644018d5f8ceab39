"""The first game comes to its end, whatever the learner does in between."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.bots.kinds import table_bots
from hushmaze.bots.lesson.deal import LEARNER, PARTNER, is_lesson, lesson_heading
from hushmaze.bots.lesson.guide import Guide
from hushmaze.bots.lesson.partner import LessonPartner
from hushmaze.bots.lesson.stages import SOLO, TEAM
from hushmaze.bots.public_setup import public_setup
from hushmaze.protocol.game_log.heading import heading_from_plain, heading_to_plain
from hushmaze.protocol.words import BotLevel, FirstGameKind, LessonAsk
from hushmaze.rules import begin
from hushmaze.rules.commands import Bell
from hushmaze.rules.state import Phase
from tests.bots.lesson.learner import LessonTable
from tests.support.table import scenario_setup
from tests.support.wide import examples

LONGEST_LESSON_MS = 240_000
SECONDS_FOR_A_TASK = 4
WHIMS = st.lists(st.integers(0, 10_000), max_size=40)


@pytest.mark.parametrize("lesson", FirstGameKind)
def test_a_learner_who_does_as_asked_wins(lesson: FirstGameKind) -> None:
    table = LessonTable(lesson)
    table.play()
    assert table.game.state.phase is Phase.WON
    shown = list(dict.fromkeys(asked.split()[0] for asked in table.asked))
    assert shown == [stage.name for stage in (SOLO if lesson is FirstGameKind.SOLO else TEAM)]


@examples(30)
@given(whims=WHIMS)
@pytest.mark.parametrize("lesson", FirstGameKind)
def test_a_learner_who_tries_other_things_first_wins_too(lesson: FirstGameKind, whims: list[int]) -> None:
    table = LessonTable(lesson)
    table.play(whims)
    assert table.game.state.phase is Phase.WON


@examples(20)
@given(before=WHIMS, after=WHIMS)
def test_a_learner_may_try_things_at_any_moment(before: list[int], after: list[int]) -> None:
    table = LessonTable(FirstGameKind.TEAM)
    for whim in [*before, *after]:
        if table.step is None:
            break
        if not table.let_partner_act():
            table.do_as_asked()
        if table.step is not None:
            table.follow_whim(whim)
    table.play()
    assert table.game.state.phase is Phase.WON


def test_everything_that_makes_the_game_happens() -> None:
    table = LessonTable(FirstGameKind.TEAM)
    table.play()
    kinds = {type(event).__name__ for event in table.game.events}
    assert kinds >= {
        "Moved", "TilePlaced", "HourglassTurned", "TalkOpened", "Pinged", "Signed", "TalkClosed",
        "BellPlaced", "TheftDone", "HeroSafe", "Won",
    }  # fmt: skip
    assert {asked.split()[1] for asked in table.asked} == set(LessonAsk) - {LessonAsk.CARD, LessonAsk.WATCH}


def test_it_takes_two_to_four_minutes() -> None:
    """The partner's time, and some seconds for each thing the learner reads and does."""
    table = LessonTable(FirstGameKind.TEAM)
    table.play()
    partners = table.waited
    assert 60_000 < partners + 1000 * SECONDS_FOR_A_TASK * len(table.asked) < LONGEST_LESSON_MS


def test_the_partner_waits_for_the_bell() -> None:
    """T5"""
    table = LessonTable(FirstGameKind.TEAM)
    while table.step is not None and table.step.ask is not LessonAsk.RING:
        if not table.let_partner_act():
            table.do_as_asked()
    assert not table.let_partner_act()
    table.submit(LEARNER, Bell(LEARNER))
    assert not table.let_partner_act(), "the learner has the bell"
    table.submit(LEARNER, Bell(PARTNER))
    assert table.let_partner_act()


def test_the_partner_goes_on_when_nobody_talks() -> None:
    """T2: a learner who has nothing to say is not kept waiting for ever."""
    table = LessonTable(FirstGameKind.TEAM)
    while table.step is not None and table.step.ask is not LessonAsk.TALK:
        if not table.let_partner_act():
            table.do_as_asked()
    assert table.let_partner_act(), "it points at something"
    assert table.game.state.talk
    assert table.let_partner_act()
    assert not table.game.state.talk


def test_lessons_have_partners_and_other_tables_have_others() -> None:
    for lesson in FirstGameKind:
        setup = lesson_heading(lesson).setup()
        assert is_lesson(setup)
        assert isinstance(table_bots(public_setup(setup))(PARTNER, BotLevel.HUMAN, 0), LessonPartner)
    other = scenario_setup(1, seats=2)
    assert not is_lesson(other)
    assert not isinstance(table_bots(public_setup(other))(PARTNER, BotLevel.HUMAN, 0), LessonPartner)


@pytest.mark.parametrize("lesson", FirstGameKind)
def test_a_log_keeps_the_deal(lesson: FirstGameKind) -> None:
    heading = heading_from_plain(heading_to_plain(lesson_heading(lesson)))
    assert is_lesson(heading.setup())
    assert begin(heading.setup()).heroes == begin(lesson_heading(lesson).setup()).heroes


def test_nothing_is_asked_before_the_start() -> None:
    assert Guide().next_step(begin(lesson_heading(FirstGameKind.TEAM).setup())) is None
