"""Who is sent to the hourglass and when, and to cameras that lock it (H3, P3, P7)."""

import pytest

from hushmaze.bots.plan.goals import Goal, Purpose
from hushmaze.bots.plan.sand import SandPlan
from hushmaze.bots.plan.sand_duty import SandDuty
from hushmaze.bots.plan.situation import Others, Situation
from hushmaze.bots.plan.turners import Turner
from hushmaze.bots.public_game import PublicGame
from hushmaze.bots.routes import DEAR, UNANSWERED
from hushmaze.rules.commands import Explore
from hushmaze.rules.words import ABILITIES, Ability, Hero
from tests.bots.public_games import at, first_purpose, goals_of, plan_of, sight_of
from tests.support.table import game
from tests.support.wander import PERMANENT

HALF_A_MINUTE_LEFT = 150_000
MOMENTS_LEFT = 175_000


def test_the_hourglass_is_left_alone_while_there_is_sand() -> None:
    """H4"""
    assert Purpose.HOURGLASS not in {goal.purpose for goal in plan_of(game(), 60_000).goals}


def test_somebody_is_sent_in_time_and_waits_for_the_last_safe_moment() -> None:
    """H3: the later it is turned, the more it gives."""
    state = game("deadline=180000")
    goals = [g for g in plan_of(state, MOMENTS_LEFT - 10_000).goals if g.purpose is Purpose.HOURGLASS]
    (goal,) = goals
    assert goal.target == at(state, "hg")
    assert 165_000 < goal.not_before < 180_000


@pytest.mark.parametrize(
    ("others", "stays"),
    [(Others.NONE, True), (Others.QUIET, False), (Others.BUSY, False), (Others.ASTRAY, True)],
)
def test_who_was_sent_to_the_hourglass_is_not_sent_back(others: Others, stays: bool) -> None:
    """H3: from nearby it need not set off yet; beside partners who follow a plan of their own it does not."""
    far, near, again = (
        sight_of(game(words, barbarian=where, mage="3,3", elf="2,3", dwarf="3,2"))
        for words, where in (
            ("deadline=180000", "2,2"),
            ("deadline=180000", "vB"),
            ("deadline=180000 turns=1", "vB"),
        )
    )
    turner = SandPlan(Situation(far, 0)).turner
    assert turner is not None
    assert turner.hero is Hero.BARBARIAN
    due = SandPlan(Situation(far, 0, others=others)).start_at(turner)
    duty = SandDuty()

    def sent(public: PublicGame) -> Hero | None:
        goal = SandPlan(Situation(public, due, others=others), duty).goal()
        return goal and goal.hero

    assert sent(near) is None
    assert sent(far) is Hero.BARBARIAN
    assert sent(near) is (Hero.BARBARIAN if stays else None)
    assert sent(again) is None


def test_cards_are_passed_with_more_sand_than_usual() -> None:
    """P3: whoever does not act may do so yet, so nobody turns it long before it is time."""
    public = sight_of(game("deadline=180000", rules="pass_cards"))
    goal = SandPlan(Situation(public, 0)).to_pass_cards(unanswered=True)
    assert goal is not None
    assert goal.not_before == 180_000 - 72_000


def test_cards_are_not_passed_while_others_act() -> None:
    """P3: whoever is only slow does sooner what was asked for."""
    public = sight_of(game("deadline=180000", rules="pass_cards"))
    assert SandPlan(Situation(public, 0)).to_pass_cards(unanswered=False) is None


def test_cards_are_not_passed_early_because_somebody_moves_heroes_anywhere() -> None:
    """P3: it acts, and the sand is worth more."""
    public = sight_of(game("deadline=180000", rules="pass_cards"))
    plan = SandPlan(Situation(public, 100_000, others=Others.ASTRAY))
    assert plan.to_pass_cards(unanswered=True) is None


def test_who_was_sent_to_pass_the_cards_stays_sent() -> None:
    """P3: for 90 s heroes ran to an hourglass and back, for from there others could act again."""
    duty = SandDuty()

    def sent(words: str, barbarian: str, mage: str, *, unanswered: bool = False) -> Hero | None:
        public = sight_of(game(words, rules="pass_cards", barbarian=barbarian, mage=mage))
        goal = SandPlan(Situation(public, 0), duty).to_pass_cards(unanswered=unanswered)
        return goal and goal.hero

    first = sent("deadline=180000", "vB", "3,3", unanswered=True)
    assert first is Hero.BARBARIAN
    assert sent("deadline=180000", "3,3", "vM") is first
    assert sent("deadline=180000 turns=1", "3,3", "vM") is None


def test_the_last_move_is_asked_for_sooner_of_somebody_slow() -> None:
    """H3: the sand ran out while a hero stood beside the hourglass for a minute."""
    state = game("deadline=180000", barbarian="vB")

    def asked_at(price: int) -> int:
        slow = Ability.EAST, Ability.ESCALATOR
        of_hero = tuple(price if ability in slow else 1 for ability in ABILITIES)
        situation = Situation(sight_of(state), 0, (of_hero,) * len(Hero))
        beside = Turner(Hero.BARBARIAN, at(state, "hg"), price, price)
        return SandPlan(situation).goal_of(beside, 5_000).not_before

    assert asked_at(1) == 175_000
    assert asked_at(UNANSWERED) < asked_at(10) < asked_at(DEAR) < 170_000


def test_somebody_else_turns_it_where_the_way_is_hardly_longer() -> None:
    """H3: the last move, for which it would be too late to find another way, is made by a known hand."""
    state = game("deadline=180000", barbarian="vB", mage="3,3", elf="2,3", dwarf="3,2")
    target = at(state, "hg")

    def last(price: int) -> Ability:
        east = tuple(price if ability is Ability.EAST else 1 for ability in ABILITIES)
        situation = Situation(sight_of(state), 0, turn_prices=(east,) * len(Hero))
        way = situation.routes.way(Hero.BARBARIAN, target)
        assert way is not None
        return way.legs[-1].ability

    assert last(1) is Ability.EAST
    assert last(DEAR) is not Ability.EAST


def test_the_last_move_is_asked_for_in_time_of_whoever_never_made_one() -> None:
    """H3: a hero waited beside the hourglass until the last seconds, and nobody turned it."""
    state = game("deadline=180000", barbarian="vB")
    beside = Turner(Hero.BARBARIAN, at(state, "hg"), DEAR, DEAR)

    def asked_at(price: int) -> int:
        dear = (tuple(price for _ in ABILITIES),) * len(Hero)
        return SandPlan(Situation(sight_of(state), 0, turn_prices=dear)).goal_of(beside, 5_000).not_before

    assert asked_at(1) == 175_000
    assert asked_at(UNANSWERED) < asked_at(DEAR) < 170_000


def test_beside_others_it_is_turned_with_more_sand_left() -> None:
    """H3: they may take the hero away from before it."""
    public = sight_of(game("deadline=180000"))
    none, quiet, busy, astray = (SandPlan(Situation(public, MOMENTS_LEFT, others=o)).hold for o in Others)
    assert none == quiet < 6_000 < busy == astray < 20_000


@pytest.mark.parametrize(("now", "another"), [(HALF_A_MINUTE_LEFT, True), (MOMENTS_LEFT, False)])
def test_another_hero_turns_it_where_one_is_fought_over(now: int, another: bool) -> None:
    """H3: unless only the nearest comes in time."""
    public = sight_of(game("deadline=180000"))
    nearest = SandPlan(Situation(public, now)).turner
    assert nearest is not None
    found = SandPlan(Situation(public, now, left_alone={nearest.hero})).turner
    assert found is not None
    assert (found.hero is not nearest.hero) is another


@pytest.mark.parametrize(("elf", "followed"), [("vB", False), ("2,3", True)])
def test_nobody_makes_room_before_the_hourglass_for_somebody_farther_off(elf: str, followed: bool) -> None:
    """H3: bots sent a hero away from it, because another one seemed to be brought there."""
    state = game("deadline=180000", elf=elf, barbarian="3,3", mage="3,2", dwarf="2,2")
    theirs = Goal(Hero.BARBARIAN, at(state, "hg"), Purpose.HOURGLASS)
    plan = SandPlan(Situation(sight_of(state), HALF_A_MINUTE_LEFT))
    assert plan.turner is not None
    assert plan.may_serve(theirs) is followed
    assert plan.may_serve(theirs._replace(purpose=Purpose.EXPLORE))


def test_nobody_is_taken_from_one_hourglass_to_a_farther_one() -> None:
    """H3: with 20 s left a partner moved a hero away from before one, and bots went on to the other."""
    state = game("deadline=180000", north=5, barbarian="vB/1", elf="2,3", mage="3,2", dwarf="2,2")
    plan = SandPlan(Situation(sight_of(state), HALF_A_MINUTE_LEFT))
    near, far = (Goal(Hero.BARBARIAN, at(state, f"hg/{tile}"), Purpose.HOURGLASS) for tile in (1, 5))
    assert plan.may_serve(near)
    assert not plan.may_serve(far)


def test_who_is_nearly_through_leaves_the_hourglass_alone() -> None:
    """H4"""
    position = "phase=escape deadline=180000 safe=BME"
    state = game(position, north=2, barbarian="-", mage="-", elf="-", dwarf="#2:2,3")
    assert first_purpose(state, 150_000) is Purpose.EXIT


def test_cameras_are_broken_where_they_lock_the_sand() -> None:
    """P7, P8"""
    state = game(rules=PERMANENT, north=9, east=10)
    assert goals_of(state)[Hero.BARBARIAN].purpose is Purpose.CAMERA


@pytest.mark.parametrize(("rules", "sent"), [("", False), (" cameras", True)])
def test_nobody_is_sent_to_cameras_that_do_not_work(rules: str, sent: bool) -> None:
    """P7, P8"""
    state = game(rules=f"barbarian_breaks_cameras{rules}", north=9, stack=[10], barbarian="#9:1,3")
    assert (goals_of(state)[Hero.BARBARIAN].purpose is Purpose.CAMERA) is sent


def test_no_tile_is_risked_that_could_lock_the_sand_in_need() -> None:
    """P7: with one camera working and another to come, the hourglass comes first."""
    state = game("deadline=180000", rules=PERMANENT, north=9, stack=[10], mage="xM/1")
    assert not [s for s in plan_of(state, MOMENTS_LEFT - 15_000).steps if isinstance(s.deed, Explore)]
    assert [s for s in plan_of(state, 20_000).steps if isinstance(s.deed, Explore)]
