"""Which bot rings, at whom and for what, and what a bell means to a bot (T5)."""

import pytest

from hushmaze.bots.pace import HUMAN_REACTIONS
from hushmaze.bots.plan.goals import NEVER, Plan, Purpose, Step
from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.reading.bells import (
    APART_MS,
    LONGEST_QUIET_IN_ESCAPE_MS,
    PATIENCE_MS,
    QUIET_MS,
    Ring,
    ring_due,
    ringer,
)
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.rules import Event
from hushmaze.rules.commands import Bell
from hushmaze.rules.events import BellPlaced, Said, Started, TalkOpened
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Direction, Hero, Seat
from tests.bots.given_plans import FAR_OFF, FixedMind, moved, slide, teammate
from tests.support.table import scenario_setup


def test_a_bell_makes_it_hurry() -> None:
    """T5"""
    team = FixedMind(slide(Ability.NORTH))
    bot = teammate(team, 0)
    bot.see([Started(0, Seat(0)), moved(Direction.EAST, 2, 100)], None)
    bot.wish(20_000)
    bot.see([BellPlaced(20_100, Seat(1), Seat(0))], None)
    wish = bot.wish(20_100)
    assert wish is not None
    assert wish.at <= 20_100 + HUMAN_REACTIONS.hand_over.nine_of_ten


def test_people_who_talk_are_not_rung_at() -> None:
    """T2, T5"""
    team = FixedMind(slide(Ability.NORTH))
    bots = [teammate(team, seat) for seat in (1, 2, 3)]
    news: list[Event] = [Started(0, Seat(0)), TalkOpened(20_000), Said(28_000, Seat(0), "the elf first")]
    for bot in bots:
        bot.see(news, None)
    ring = ring_due(team.public, team.plan(28_000), team.answers)
    assert ring is not None
    assert ring.at >= 28_000 + 15_000 + PATIENCE_MS


def test_it_rings_for_what_only_one_seat_can_do() -> None:
    """T5"""
    team = FixedMind(slide(Ability.NORTH))
    ring = ring_due(team.public, team.given, team.answers)
    assert ring is not None
    assert ring.target == 0
    anybody = Plan((slide(Ability.NORTH)._replace(ability=None),), (), NEVER)
    assert ring_due(team.public, anybody, team.answers) is None


def test_one_bot_rings_and_the_others_do_not() -> None:
    """T5: the first of the team that may; never the one who is rung at."""
    team = FixedMind(slide(Ability.NORTH))
    bots = [teammate(team, seat) for seat in (1, 2, 3)]
    rung = [wish.deed for bot in bots if (wish := bot.wish(0)) is not None]
    assert rung.count(Bell(Seat(0))) == 1
    ring = Ring(Seat(0), 0, team.given.steps[0])
    assert ringer(team.public, team.answers, ring) == 1
    assert ringer(team.public, team.answers, ring._replace(target=Seat(1))) == 2
    bots[0].see([Started(0, Seat(0)), moved(Direction.EAST, seat=3, at=100)], None)
    assert ringer(team.public, team.answers, ring) == 3, "it moved the hero that is meant"


def test_it_rings_after_some_patience_and_then_not_again_for_a_while() -> None:
    team = FixedMind(slide(Ability.NORTH))
    bot = teammate(team, 1)
    wish = bot.wish(0)
    assert wish == (PATIENCE_MS, Bell(Seat(0)))
    bot.see([Started(0, Seat(0)), BellPlaced(PATIENCE_MS, Seat(1), Seat(0))], None)
    later = bot.wish(PATIENCE_MS + 100)
    assert later is not None
    assert later.at >= PATIENCE_MS + QUIET_MS


def test_who_hears_bells_is_rung_at_sooner_and_soonest_in_the_escape() -> None:
    """T5: a slow partner does a step for each bell, and after the theft nothing else is worth a wait."""
    team = FixedMind(slide(Ability.NORTH))
    team.answers.of(Seat(0)).hears_bells = True
    heist = ring_due(team.public, team.given, team.answers)
    team.public.state = team.public.state._replace(phase=Phase.ESCAPE)
    escape = ring_due(team.public, team.given, team.answers)
    assert heist is not None
    assert escape is not None
    assert escape.at < heist.at < PATIENCE_MS


def test_a_bell_that_somebody_else_rings_is_hardly_waited_for() -> None:
    """T5: only bots keep quiet for long after a bell of their own; they never ring into another one."""
    team = FixedMind(slide(Ability.NORTH))
    bot, theirs = teammate(team, 1), BellPlaced(PATIENCE_MS - 1_000, Seat(0), Seat(2))
    team.answers.pass_time(team.public.state, team.given, theirs.at)
    bot.see([Started(0, Seat(0)), theirs], None)
    assert bot.wish(theirs.at) == (theirs.at + APART_MS, Bell(Seat(0)))


def test_who_seemed_deaf_is_asked_again_before_long_in_the_escape() -> None:
    """T5: there half a minute without a bell is half of all there is."""
    team = FixedMind(slide(Ability.NORTH))
    bot = teammate(team, 1)
    rung: list[Event] = [BellPlaced(at, Seat(1), Seat(0)) for at in range(20_000, 200_000, 30_000)]
    bot.see([Started(0, Seat(0)), *rung], None)
    last = rung[-1].at

    def pause() -> int:
        ring = ring_due(team.public, team.given, team.answers)
        assert ring is not None
        return ring.at - last

    assert pause() > LONGEST_QUIET_IN_ESCAPE_MS
    team.public.state = team.public.state._replace(phase=Phase.ESCAPE)
    assert pause() == LONGEST_QUIET_IN_ESCAPE_MS


@pytest.mark.parametrize("scenario", [9, 15])
def test_it_rings_only_where_it_may(scenario: int) -> None:
    """C9, C15"""
    team = TeamPlan(public_setup(scenario_setup(scenario, seats=4)))
    team.see(0, [Started(0, Seat(0))], None)
    holder = next(Seat(seat) for seat, held in enumerate(team.public.state.cards) if Ability.NORTH in held)
    others = [seat for seat, held in enumerate(team.public.state.cards) if held and seat != holder]
    bots = [teammate(team, seat) for seat in others]
    assert len(bots) >= 2
    assert ringer(team.public, team.answers, Ring(holder, 0, slide(Ability.NORTH))) is None


def test_a_bell_makes_it_look_at_what_the_ringer_did_last() -> None:
    """T5: of two steps it could do, the one with the hero that was moved by whoever rang."""
    team = FixedMind(slide(Ability.NORTH, Hero.MAGE), slide(Ability.NORTH, Hero.ELF))
    bot = teammate(team, 0)
    bot.see([Started(0, Seat(0)), moved(Direction.EAST, 2, 100)], None)
    first = bot.wish(20_000)
    assert first is not None
    assert first.deed == slide(Ability.NORTH, Hero.MAGE).deed
    bot.see([BellPlaced(20_100, Seat(2), Seat(0))], None)
    wish = bot.wish(20_100)
    assert wish is not None
    assert wish.deed == slide(Ability.NORTH, Hero.ELF).deed
    assert wish.at <= 25_000


def test_a_bell_is_no_reason_to_wait_for_a_moment_that_has_not_come() -> None:
    """T5, H3: whoever rang has moved a hero before the hourglass, but it is not yet to be turned."""
    turn = slide(Ability.NORTH, Hero.ELF, Purpose.HOURGLASS, at=90_000)
    team = FixedMind(turn, slide(Ability.NORTH, Hero.MAGE))
    bot = teammate(team, 0)
    bot.see([Started(0, Seat(0)), moved(Direction.EAST, 2, 100), BellPlaced(20_100, Seat(2), Seat(0))], None)
    wish = bot.wish(20_100)
    assert wish is not None
    assert wish.deed == slide(Ability.NORTH, Hero.MAGE).deed
    assert wish.at < 30_000


def test_another_bell_makes_nobody_slower() -> None:
    """T5: however often it is rung at, it acts when it would have, or sooner."""
    team = FixedMind(slide(Ability.NORTH))
    bot = teammate(team, 0)
    bot.see([Started(0, Seat(0)), moved(Direction.EAST, 2, 19_900)], None)
    moment, now = NEVER, 20_000
    while now < moment:
        bot.see([BellPlaced(now, Seat(2), Seat(0))], None)
        wish = bot.wish(now)
        assert wish is not None
        assert wish.at <= moment
        moment, now = wish.at, now + 100


def test_a_bell_of_the_team_gets_the_step_it_was_rung_for() -> None:
    """T5: the plan is shared, so both mean the same, whatever presses more by then."""
    mage, elf = slide(Ability.NORTH, Hero.MAGE), slide(Ability.NORTH, Hero.ELF)
    team = FixedMind(mage, elf)
    bot, ringing = teammate(team, 0), teammate(team, 1)
    team.answers.pass_time(team.public.state, Plan((elf,), (), NEVER), 10_000)
    ring = ringing.wish(0)
    assert ring is not None
    bell = BellPlaced(ring.at, Seat(1), Seat(0))
    assert ring.deed == Bell(Seat(0))
    ringing.see([Started(0, Seat(0)), bell], None)
    bot.see([Started(0, Seat(0)), bell], None)
    wish = bot.wish(ring.at)
    assert wish is not None
    assert wish.deed == elf.deed


def test_of_two_steps_that_wait_it_rings_for_the_first_of_the_plan() -> None:
    """T5: what presses most stands first there."""
    mage, elf = slide(Ability.NORTH, Hero.MAGE), slide(Ability.NORTH, Hero.ELF)
    team = FixedMind(mage, elf)
    ring = ring_due(team.public, team.given, team.answers)
    assert ring is not None
    assert ring.step == mage


@pytest.mark.parametrize("astray", [False, True])
def test_beside_somebody_astray_it_rings_for_nothing_else_while_something_presses(astray: bool) -> None:
    """T5, H3: a bell may be taken to mean the hero on its way to the hourglass."""
    turn, door = slide(Ability.SOUTH, purpose=Purpose.HOURGLASS), slide(Ability.NORTH, Hero.MAGE)
    team = FixedMind(turn, door)
    team.answers.pass_time(team.public.state, Plan((door,), (), NEVER), 10_000)

    def rung_for(*steps: Step) -> Step | None:
        ring = ring_due(team.public, Plan(steps, (), NEVER), team.answers, astray=astray)
        return ring and ring.step

    assert rung_for(turn, door) == (turn if astray else door)
    assert rung_for(turn._replace(not_before=60_000), door) == door


def test_whoever_moved_that_hero_last_rings_rather_than_somebody_who_went_on() -> None:
    """T5: who hears it looks at what the ringer did last."""
    team = FixedMind(slide(Ability.NORTH))
    bots = [teammate(team, seat) for seat in (1, 2, 3)]
    news: list[Event] = [
        Started(0, Seat(0)),
        moved(Direction.EAST, seat=2, at=100),
        moved(Direction.WEST, seat=3, at=200),
        moved(Direction.WEST, seat=3, at=300)._replace(hero=Hero.MAGE, origin=FAR_OFF, to=FAR_OFF),
    ]
    bots[0].see(news, None)
    ring = Ring(Seat(0), 0, team.given.steps[0])
    assert ringer(team.public, team.answers, ring) == 2
