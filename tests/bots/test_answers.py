"""What is read from how seats answer, and what it makes things cost."""

from collections.abc import Sequence

import pytest

from hushmaze.bots.pace import Delay
from hushmaze.bots.plan.goals import NEVER, Plan, Purpose, Step
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.public_game import Went
from hushmaze.bots.random_bot import RandomBot
from hushmaze.bots.reading.answers import Answers
from hushmaze.bots.reading.quarrels import Quarrels
from hushmaze.bots.reading.sense import Sense
from hushmaze.bots.routes import DEAR, USUAL_PRICES
from hushmaze.rules import State
from hushmaze.rules.cards import card
from hushmaze.rules.commands import Look
from hushmaze.rules.events import BellPlaced
from hushmaze.rules.squares import square
from hushmaze.rules.words import Ability, Hero, Seat
from tests.bots.public_games import at, sight_of
from tests.support.table import game

HERE, THERE = square(0, 1, 1), square(0, 1, 0)
NORTH = Plan((Step(Look(), Purpose.EXPLORE, Ability.NORTH, Hero.ELF, THERE),), (), NEVER)
TO_HOURGLASS = Plan((NORTH.steps[0]._replace(purpose=Purpose.HOURGLASS),), (), NEVER)


def table() -> State:
    return game()._replace(cards=tuple(map(card, ("N", "WV", "EC", "SX"))))


def went(at: int, seat: int = 0, ability: Ability = Ability.NORTH) -> Went:
    return Went(at, Seat(seat), Hero.ELF, HERE, THERE, ability)


def test_who_answers_keeps_its_price() -> None:
    answers, state = Answers(), table()
    for moment in range(5_000, 60_000, 5_000):
        answers.pass_time(state, NORTH, moment)
        answers.notice(NORTH, went(moment))
    assert answers.prices(state) == USUAL_PRICES


def test_who_does_not_answer_grows_dear_and_only_for_what_it_holds() -> None:
    answers, state = Answers(), table()
    answers.pass_time(state, NORTH, 60_000)
    prices = answers.prices(state)[Hero.MAGE]
    assert prices[Ability.NORTH] >= DEAR
    assert [prices[a] for a in (Ability.EAST, Ability.SOUTH, Ability.VORTEX)] == [1, 1, 1]


def test_who_does_other_things_is_dear_for_what_it_leaves() -> None:
    """A seat that moves the dwarf all the time, but not the elf."""
    answers, state = Answers(), table()
    both = NORTH._replace(steps=(*NORTH.steps, NORTH.steps[0]._replace(hero=Hero.DWARF)))
    for moment in range(2_000, 32_000, 2_000):
        answers.pass_time(state, both, moment)
        answers.notice(both, went(moment)._replace(hero=Hero.DWARF))
    prices = answers.prices(state)
    assert prices[Hero.ELF][Ability.NORTH] >= DEAR
    assert prices[Hero.DWARF][Ability.NORTH] == 1
    answers.cards_passed()
    assert answers.prices(state)[Hero.ELF][Ability.NORTH] == 1


def test_who_comes_back_is_believed_soon() -> None:
    answers, state = Answers(), table()
    answers.pass_time(state, NORTH, 30_000)
    assert answers.prices(state)[Hero.ELF][Ability.NORTH] >= DEAR
    for moment in (32_000, 34_000, 36_000):
        answers.pass_time(state, NORTH, moment)
        answers.notice(NORTH, went(moment))
    assert answers.prices(state)[Hero.ELF][Ability.NORTH] == 1


def test_what_somebody_astray_holds_is_dear_but_not_given_up() -> None:
    answers, state = Answers(), table()
    answers.pass_time(state, NORTH, 60_000)
    prices = answers.prices(state)[Hero.MAGE]
    assert prices[Ability.NORTH] > DEAR
    assert answers.prices(state, astray=[Seat(0)])[Hero.MAGE] == tuple(min(price, DEAR) for price in prices)
    assert answers.prices(state, astray=[Seat(1)])[Hero.MAGE] == prices
    together = state._replace(cards=tuple(map(card, ("N", "NWV", "EC", "SX"))))
    answers.pass_time(together, NORTH, 180_000)
    assert answers.prices(together, astray=[Seat(0)])[Hero.MAGE][Ability.NORTH] > DEAR, "the other one may"


def price_of_turning(answers: Answers, state: State, astray: Sequence[Seat] = ()) -> int:
    return answers.turn_prices(state, USUAL_PRICES, astray)[Hero.ELF][Ability.NORTH]


def test_the_move_onto_an_hourglass_is_dear_until_somebody_has_served_the_sand() -> None:
    """H3: whoever goes for doors, items and exits alone does not turn it, however quick it is."""
    answers, state = Answers(), table()
    for moment in (5_000, 10_000, 15_000):
        answers.pass_time(state, NORTH, moment)
        answers.notice(NORTH, went(moment))
    assert answers.prices(state) == USUAL_PRICES
    assert price_of_turning(answers, state) == DEAR
    assert price_of_turning(answers, state, astray=[Seat(0)]) == 1, "it does anything"
    answers.pass_time(state, TO_HOURGLASS, 18_000)
    answers.notice(TO_HOURGLASS, went(18_000))
    assert price_of_turning(answers, state) == 1


def test_who_was_asked_for_sand_in_vain_is_not_relied_upon() -> None:
    """H3"""
    answers, state = Answers(), table()
    for moment in (2_000, 4_000, 6_000):
        answers.pass_time(state, NORTH, moment)
        answers.notice(NORTH, went(moment))
    answers.pass_time(state, TO_HOURGLASS, 40_000)
    doubted = price_of_turning(answers, state)
    assert doubted > DEAR
    answers.notice(TO_HOURGLASS, went(40_000, ability=Ability.SOUTH))
    assert price_of_turning(answers, state) == doubted, "it did something else"


def test_who_is_slow_in_all_is_not_doubted_more_for_the_sand() -> None:
    """H3"""
    state = table()

    def doubted(answers_every_ms: int) -> int:
        answers = Answers()
        for moment in range(0, 300_000, answers_every_ms):
            answers.pass_time(state, NORTH, moment)
            answers.notice(NORTH, went(moment))
        answers.pass_time(state, TO_HOURGLASS, answers.told_until + 20_000)
        return price_of_turning(answers, state)

    assert doubted(30_000) < doubted(2_000)


def test_bots_of_the_team_serve_the_sand() -> None:
    """H3"""
    answers, state = Answers(), table()
    bot = RandomBot(state.setup, Seat(0), Delay(1, 2), 1)
    answers.join(Seat(0), bot)
    answers.pass_time(state, TO_HOURGLASS, 40_000)
    assert price_of_turning(answers, state) == 1


def test_nobody_is_asked_for_what_is_not_due_yet() -> None:
    answers, state = Answers(), table()
    later = Plan((NORTH.steps[0]._replace(not_before=90_000),), (), NEVER)
    answers.pass_time(state, later, 60_000)
    assert answers.of(Seat(0)).waited_ms == 0


def test_a_pause_asks_nobody_for_anything() -> None:
    """H1"""
    answers, state = Answers(), table()
    answers.pass_time(state, NORTH, 5_000)
    answers.rang(BellPlaced(5_000, Seat(1), Seat(0)))
    answers.pass_time(state._replace(stopped_at=5_000), NORTH, 605_000)
    assert answers.of(Seat(0)).waited_ms == 5_000
    assert answers.prices(state) == USUAL_PRICES
    assert answers.asked_since(state, NORTH, NORTH.steps[0]) == 600_000
    answers.notice(NORTH, went(606_000))
    assert answers.of(Seat(0)).hears_bells


def test_in_a_talk_window_nobody_is_asked_until_a_while_after_the_last_word() -> None:
    """T2"""
    answers, state = Answers(), table()._replace(talk=True)
    answers.heard(0)
    answers.pass_time(state, NORTH, 12_000)
    assert answers.of(Seat(0)).waited_ms == 0
    assert answers.asked_since(state, NORTH, NORTH.steps[0]) == 15_000
    answers.heard(12_000)
    answers.pass_time(state, NORTH, 26_000)
    assert answers.of(Seat(0)).waited_ms == 0
    answers.pass_time(state, NORTH, 60_000)
    assert answers.of(Seat(0)).waited_ms == 33_000
    answers.pass_time(state._replace(talk=False), NORTH, 61_000)
    assert answers.of(Seat(0)).waited_ms == 34_000


def test_while_bots_hold_still_in_a_talk_window_nobody_else_is_asked() -> None:
    """T2: a host may want them to hold still for a minute."""
    answers, state = Answers(), table()._replace(talk=True)
    bot = RandomBot(state.setup, Seat(1), Delay(1, 2), 1)
    answers.join(Seat(1), bot)
    both = NORTH._replace(steps=(*NORTH.steps, NORTH.steps[0]._replace(ability=Ability.WEST)))
    answers.heard(0)
    answers.pass_time(state, both, 60_000)
    assert answers.of(Seat(0)).waited_ms == 0
    answers.pass_time(state, both, 65_000)
    assert answers.of(Seat(0)).waited_ms == 5_000


def test_of_two_steps_for_one_ability_the_one_that_waits_longer_counts() -> None:
    answers, state = Answers(), table()
    later = NORTH.steps[0]._replace(hero=Hero.DWARF, not_before=55_000)
    answers.pass_time(state, NORTH._replace(steps=(*NORTH.steps, later)), 60_000)
    assert answers.of(Seat(0)).waited_ms == 60_000


def test_bots_of_the_team_are_trusted() -> None:
    """They are slow at times, but they are there."""
    answers, state, bot = Answers(), table(), RandomBot(table().setup, Seat(0), Delay(1, 2), 1)
    answers.join(Seat(0), bot)
    answers.pass_time(state, NORTH, 60_000)
    assert answers.prices(state) == USUAL_PRICES


def test_two_who_hold_a_card_are_quicker_than_one() -> None:
    answers, state = Answers(), table()
    both = state._replace(cards=(*state.cards[:3], card("NSX")))
    answers.pass_time(state, NORTH, 60_000)
    assert answers.delay_ms(both, Ability.NORTH) < answers.delay_ms(state, Ability.NORTH)


@pytest.mark.parametrize(("acted_at", "hears"), [(3_000, True), (20_000, False)])
def test_whether_somebody_hears_bells(acted_at: int, hears: bool) -> None:
    """T5"""
    answers = Answers()
    answers.rang(BellPlaced(1_000, Seat(1), Seat(0)))
    answers.notice(None, went(acted_at))
    assert answers.of(Seat(0)).hears_bells is hears
    assert answers.of(Seat(0)).bells_missed == (0 if hears else 1)


@pytest.mark.parametrize(("second", "missed"), [(7_000, 0), (13_000, 1)])
def test_a_bell_is_not_missed_before_it_can_be_answered(second: int, missed: int) -> None:
    """T5: several in a row say the same."""
    answers = Answers()
    answers.of(Seat(0)).hears_bells = True
    for moment in (1_000, second):
        answers.rang(BellPlaced(moment, Seat(1), Seat(0)))
    assert answers.of(Seat(0)).bells_missed == missed
    assert answers.of(Seat(0)).hears_bells is (missed == 0)


def test_a_dear_way_gives_way_to_a_longer_one() -> None:
    """A6: a vortex is nearer, but nobody takes it."""
    state = game()
    target = at(state, "xE")
    plain = Situation(sight_of(state), 0).routes
    dear = (tuple(25 if ability is Ability.VORTEX else 1 for ability in Ability),) * 4
    priced = Situation(sight_of(state), 0, dear).routes
    way = priced.way(Hero.ELF, target)
    assert way is not None
    assert Ability.VORTEX not in {leg.ability for leg in way.legs}
    assert plain.distance(Hero.ELF, target) <= priced.distance(Hero.ELF, target) < 25
    none = Situation(sight_of(state), 0, ((25,) * 7,) * 4).routes
    assert none.distance(Hero.ELF, target) == 25 * plain.distance(Hero.ELF, target)


def test_a_hero_that_is_taken_back_twice_is_left_alone_for_a_while() -> None:
    quarrels = Quarrels()
    for moment in (1_000, 3_000):
        quarrels.notice(Went(moment, Seat(0), Hero.ELF, HERE, THERE, Ability.NORTH))
        quarrels.notice(Went(moment + 500, Seat(2), Hero.ELF, THERE, HERE, Ability.SOUTH))
    assert quarrels.left_alone(4_000) == {Hero.ELF}
    again = quarrels.review_at(4_000)
    assert again is not None
    assert quarrels.left_alone(again) == frozenset()


def test_to_take_back_what_somebody_astray_did_is_no_quarrel() -> None:
    quarrels = Quarrels()
    for moment in (1_000, 3_000):
        quarrels.notice(Went(moment, Seat(0), Hero.ELF, HERE, THERE, Ability.NORTH), [Seat(0)])
        quarrels.notice(Went(moment + 500, Seat(2), Hero.ELF, THERE, HERE, Ability.SOUTH), [Seat(0)])
    assert quarrels.left_alone(4_000) == frozenset()


def test_whoever_moves_heroes_anywhere_is_astray_until_it_makes_sense_again() -> None:
    sense = Sense()
    for _ in range(2):
        sense.notice(Seat(0), sensible=False)
        sense.notice(Seat(1), sensible=True)
    assert sense.astray() == []
    sense.notice(Seat(0), sensible=False)
    assert sense.astray() == [Seat(0)]
    for _ in range(2):
        sense.notice(Seat(0), sensible=True)
    assert sense.astray() == []


def test_one_move_back_is_no_quarrel() -> None:
    quarrels = Quarrels()
    quarrels.notice(went(1_000))
    quarrels.notice(Went(1_500, Seat(2), Hero.ELF, THERE, HERE, Ability.SOUTH))
    assert quarrels.left_alone(2_000) == frozenset()
