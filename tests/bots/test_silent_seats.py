"""What is done beside seats that do nothing: with which cards, and when they are passed on (P3)."""

import pytest

from hushmaze.bots.plan.goals import Plan, Purpose
from hushmaze.bots.plan.planner import make_plan
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.reading.answers import Answers
from hushmaze.bots.routes.periods import Periods, Silences, silences
from hushmaze.rules import State
from hushmaze.rules.cards import card
from hushmaze.rules.state import Phase
from hushmaze.rules.words import ABILITIES, Ability, Hero, Seat
from tests.bots.public_games import sight_of
from tests.bots.test_answers import NORTH, went
from tests.bots.test_hard_deals import played
from tests.support.table import game

FOUR = tuple(map(card, ("N", "WV", "EC", "SX")))
NOBODY: frozenset[Ability] = frozenset()
NO_NORTH = frozenset({Ability.NORTH})
SILENT = frozenset({Seat(0)})


def periods(state: State, silent: Silences) -> Periods:
    return Periods(state, silent, frozenset(state.board.hourglasses) - state.spent, {})


def plan_beside(state: State, now: int = 100_000) -> Plan:
    return make_plan(Situation(sight_of(state), now, silent=SILENT))


def test_after_each_turn_a_silent_seat_has_the_card_of_the_seat_before_it() -> None:
    """P3"""
    state = game(rules="pass_cards")._replace(cards=FOUR)
    assert silences(state, SILENT, 4) == tuple(frozenset(FOUR[seat]) for seat in (0, 3, 2, 1, 0))


def test_where_cards_stay_it_always_has_the_same() -> None:
    """P3"""
    state = game()._replace(cards=FOUR)
    assert silences(state, SILENT, 2) == (NO_NORTH,) * 3


def test_nothing_is_missing_where_another_seat_holds_the_same() -> None:
    """S4"""
    state = game(rules="pass_cards", seats=8)._replace(cards=(*FOUR, *map(card, "WESN")))
    assert silences(state, SILENT, 0) == (NOBODY,)


def test_a_hero_waits_where_the_next_card_brings_it_on() -> None:
    """P3, A3: all squares are reached, those that take a slide north after a turn."""
    state = game()
    here = state.heroes[Hero.ELF]
    at_once = periods(state, (NOBODY,)).journeys(Hero.ELF, here, whirls=False)
    later = periods(state, (NO_NORTH, NOBODY)).journeys(Hero.ELF, here, whirls=False)
    assert later.keys() == at_once.keys()
    waits = {reach.stage for reach in later.values() if reach.turns}
    assert {reach.turns for reach in later.values()} == {0, 1}
    assert all(later[stage].turns == 0 for stage in waits)


def test_nobody_goes_on_from_an_hourglass_in_the_same_period() -> None:
    """H3"""
    state = game()
    (glass,) = state.board.hourglasses
    silent = (NOBODY, frozenset(ABILITIES))
    found = periods(state, silent).journeys(Hero.ELF, state.heroes[Hero.ELF], whirls=False)
    assert found[glass].turns == 0
    near = periods(state, silent).approaches(Hero.ELF, glass, period=0)
    assert state.heroes[Hero.ELF] in near


def test_who_never_acts_is_silent_soon_and_no_longer_when_it_acts() -> None:
    answers, state = Answers(), game()._replace(cards=FOUR)
    answers.pass_time(state, NORTH, 60_000)
    assert not answers.silent(state)
    answers.pass_time(state, NORTH, 80_000)
    assert answers.silent(state) == SILENT
    answers.notice(NORTH, went(81_000))
    answers.pass_time(state, NORTH, 200_000)
    assert not answers.silent(state)
    answers.pass_time(state, NORTH, 280_000)
    assert answers.silent(state) == SILENT


def test_in_the_escape_the_hourglass_is_left_alone_while_all_can_leave() -> None:
    """P3, W4: afterwards another card might be missing."""
    cards = tuple(map(card, ("N", "NWV", "EC", "SX")))
    state = game("phase=escape deadline=180000", rules="pass_cards", north=2)._replace(cards=cards)
    purposes = {goal.purpose for goal in plan_beside(state, now=178_000).goals}
    assert purposes == {Purpose.EXIT}


def test_the_hourglass_is_turned_late_where_a_card_is_missing() -> None:
    """P3, H3: the next period lasts as long as this one did."""
    state = game("deadline=180000", rules="pass_cards")._replace(cards=FOUR[-1:] + FOUR[:-1])
    turns = [goal for goal in plan_beside(state, now=1_000).goals if goal.purpose is Purpose.HOURGLASS]
    assert len(turns) == 1
    assert turns[0].not_before > 170_000


@pytest.mark.parametrize("seed", [960001, 960016])
def test_the_theft_waits_for_cards_with_which_all_can_leave(seed: int) -> None:
    """P3, W3: with five seats one of them does nothing. Bots that stole at once won neither."""
    team = ["teammate"] * 5
    team[seed % 5] = "idle"
    assert played(3, seed, team=",".join(team), seats=5).state.phase is Phase.WON
