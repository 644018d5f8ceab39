"""What a bot could say of a plan."""

import pytest

from hushmaze.bots.courtesy.thoughts import thought_of
from hushmaze.bots.plan.goals import Purpose
from hushmaze.rules.commands import Aim, Gesture, Remark, Topic
from hushmaze.rules.words import Ability, Hero, Seat
from tests.bots.courtesy.plans import STEAL, THERE, plan, step, table
from tests.support.table import game


def test_it_says_what_it_can_do() -> None:
    thought = thought_of(table(), plan(step(Ability.NORTH), step(Ability.WEST, hero=Hero.MAGE)), Seat(1), 0)
    assert thought is not None
    assert thought.remark == Remark(Topic.CAN, Hero.MAGE, Ability.WEST, Aim.ITEM)
    assert (thought.sign, thought.square, thought.rank) == (Gesture.ME, THERE, 1)


def test_it_says_whom_it_waits_for_when_it_can_do_nothing() -> None:
    state = table()
    thought = thought_of(state, plan(step(Ability.EAST), step(Ability.NORTH, hero=Hero.MAGE)), Seat(1), 0)
    assert thought is not None
    assert thought.remark == Remark(Topic.WAITS, Hero.ELF, Ability.EAST, Aim.ITEM, Seat(2))
    assert (thought.sign, thought.square) == (Gesture.YOU, state.heroes[Hero.ELF])


def test_where_several_could_do_it_nobody_is_named() -> None:
    thought = thought_of(game(seats=8), plan(step(Ability.NORTH)), _without(Ability.NORTH), 0)
    assert thought is not None
    assert thought.remark.topic is Topic.WAITS
    assert thought.remark.target is None


def _without(ability: Ability) -> Seat:
    return next(Seat(seat) for seat, card in enumerate(game(seats=8).cards) if ability not in card)


@pytest.mark.parametrize(
    ("purpose", "aim", "sign"),
    [
        (Purpose.HOURGLASS, Aim.HOURGLASS, Gesture.HOURGLASS),
        (Purpose.CAMERA, Aim.CAMERA, Gesture.ME),
        (Purpose.BALL, Aim.BALL, Gesture.ME),
        (Purpose.EXPLORE, Aim.DOOR, Gesture.EXPLORE),
        (Purpose.ITEM, Aim.ITEM, Gesture.ME),
        (Purpose.EXIT, Aim.EXIT, Gesture.ME),
        (Purpose.ASIDE, Aim.WAY, Gesture.ME),
        (Purpose.ASIDE_AT_ONCE, Aim.WAY, Gesture.ME),
    ],
)
def test_it_says_what_for(purpose: Purpose, aim: Aim, sign: Gesture) -> None:
    thought = thought_of(table(), plan(step(Ability.NORTH, purpose)), Seat(0), 0)
    assert thought is not None
    assert (thought.remark.aim, thought.sign) == (aim, sign)


def test_without_a_plan_it_has_nothing_to_say() -> None:
    assert thought_of(table(), plan(), Seat(0), 0) is None


def test_what_is_far_away_or_anybodys_is_not_worth_a_word() -> None:
    later = step(Ability.NORTH, Purpose.HOURGLASS, at=60_000)
    assert thought_of(table(), plan(STEAL, later), Seat(0), 0) is None
    assert thought_of(table(), plan(STEAL, later), Seat(0), 55_000) is not None
