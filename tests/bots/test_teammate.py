"""How a teammate behaves: predictable, one thing at a time, never undoing what somebody just did."""

import pytest

from hushmaze.bots.api import Wish
from hushmaze.bots.pace import HUMAN_REACTIONS, PACES
from hushmaze.bots.plan.goals import NEVER, Plan, Purpose, Step
from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.skills import OVERLOOKS
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.bots.teammate import LEAVE_ALONE_MS, Teammate
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Refusal
from hushmaze.rules.commands import Escalator, Move, TurnCard
from hushmaze.rules.events import BellPlaced, Paused, Resumed, Started
from hushmaze.rules.setup import Options
from hushmaze.rules.words import Ability, Direction, Hero, Seat
from tests.bots.given_plans import CARDS, HERE, NORTH_OF_IT, FixedMind, moved, slide, teammate
from tests.support.table import scenario_setup


def test_it_plays_only_its_own_card() -> None:
    """A2"""
    team = FixedMind(slide(Ability.NORTH))
    wish = teammate(team, 0).wish(0)
    assert wish is not None
    assert wish.deed == slide(Ability.NORTH).deed
    assert not isinstance(getattr(teammate(team, 1).wish(0), "deed", None), Move)


def test_it_keeps_to_what_it_has_set_its_mind_on() -> None:
    team = FixedMind(slide(Ability.NORTH, Hero.ELF))
    bot = teammate(team, 0)
    first = bot.wish(0)
    team.given = Plan((slide(Ability.NORTH, Hero.MAGE), *team.given.steps), (), NEVER)
    assert bot.wish(200) == first


def test_what_presses_is_done_at_its_moment_whatever_else_it_thinks_of() -> None:
    """H3"""
    sand = slide(Ability.NORTH, Hero.DWARF, Purpose.HOURGLASS, at=20_000)
    bot = teammate(FixedMind(slide(Ability.NORTH), sand), 0)
    wish = bot.wish(19_000)
    assert wish is not None
    assert wish.at <= 24_000


def test_somebody_elses_move_is_not_taken_back_at_once() -> None:
    team = FixedMind(slide(Ability.SOUTH))
    bot = teammate(team, 3)
    bot.see([Started(0, Seat(0)), moved(Direction.NORTH, seat=0, at=1_000)], None)
    wish = bot.wish(1_100)
    assert wish is not None
    assert wish.deed is None
    assert wish.at == 1_000 + LEAVE_ALONE_MS
    later = bot.wish(wish.at)
    assert later is not None
    assert later.deed == slide(Ability.SOUTH).deed


class BesideAStray(FixedMind):
    @property
    def astray(self) -> list[Seat]:
        return [Seat(0)]


def test_a_move_of_somebody_who_goes_anywhere_is_taken_back_at_once() -> None:
    """It was not meant; what becomes of the hero presses more."""
    step = slide(Ability.SOUTH)
    bot = teammate(BesideAStray(step), 3)
    bot.see([Started(0, Seat(0)), moved(Direction.NORTH, seat=0, at=1_000)], None)
    wish = bot.wish(1_100)
    assert wish is not None
    assert wish.deed == step.deed
    assert wish.at < 1_000 + LEAVE_ALONE_MS


def test_with_the_sand_nearly_out_a_move_is_taken_back_at_once() -> None:
    """H3: a hero that should turn the hourglass stood two squares from it for 9 s, and the sand ran out."""
    step = slide(Ability.SOUTH, purpose=Purpose.HOURGLASS)
    team = FixedMind(step)
    bot = teammate(team, 3)
    late = team.public.state.deadline - 20_000
    bot.see([moved(Direction.NORTH, seat=0, at=late)], None)
    wish = bot.wish(late)
    assert wish is not None
    assert wish.deed == step.deed
    assert wish.at < late + LEAVE_ALONE_MS


def test_beside_somebody_who_goes_anywhere_everybody_runs() -> None:
    """Of forty bots most set off sooner with a hero that nobody has in hand."""
    step = slide(Ability.NORTH, Hero.MAGE)
    sooner = 0
    for seed in range(40):
        moments = []
        for team in (FixedMind(step), BesideAStray(step)):
            bot = Teammate(team, Seat(0), HUMAN_REACTIONS, seed)
            bot.see([Started(0, Seat(0)), moved(Direction.EAST, seat=1, at=100)], None)
            wish = bot.wish(200)
            assert wish is not None
            moments.append(wish.at)
        sooner += moments[1] < moments[0]
    assert sooner >= 30


def test_its_own_move_it_may_take_back() -> None:
    """A9"""
    team = FixedMind(slide(Ability.SOUTH))
    bot = teammate(team, 3)
    bot.see([Started(0, Seat(0)), moved(Direction.NORTH, seat=3, at=1_000)], None)
    wish = bot.wish(1_100)
    assert wish is not None
    assert wish.deed == slide(Ability.SOUTH).deed


def test_a_ride_is_not_ridden_back() -> None:
    ride = Step(Escalator(Hero.ELF, HERE), Purpose.EXIT, Ability.ESCALATOR, Hero.ELF, HERE)
    team = FixedMind(ride)
    bot = teammate(team, 2)
    bot.see([Started(0, Seat(0)), moved(Direction.NORTH, seat=0, at=1_000)], None)
    assert bot.wish(1_100) is not None


def test_refused_it_thinks_again() -> None:
    bot = teammate(FixedMind(slide(Ability.NORTH)), 0)
    assert bot.wish(0) is not None
    bot.refused(slide(Ability.NORTH).deed, Refusal.HERO_NOT_THERE, 50_000)
    wish = bot.wish(50_000)
    assert wish is not None
    assert wish.at > 50_000


def test_after_a_pause_it_takes_its_time_again() -> None:
    """H1"""
    bot = teammate(FixedMind(slide(Ability.NORTH)), 0)
    before = bot.wish(0)
    bot.see([Started(0, Seat(0)), Paused(100, Seat(2)), Resumed(600_100, Seat(2))], None)
    after = bot.wish(600_160)
    assert before is not None
    assert after is not None
    assert after.deed == before.deed
    assert after.at >= 600_100 + HUMAN_REACTIONS.gap


def test_a_pause_that_is_seen_at_once_asks_nobody() -> None:
    """H1: as where a room comes back, or nobody was asked meanwhile."""
    team = TeamPlan(public_setup(scenario_setup(3, options=Options(cards=CARDS, pause=True))))
    team.see(0, [Started(0, Seat(0))], None)
    asked = {seat for step in team.plan(0).steps for seat in owners(step)}
    assert asked
    team.see(1, [Paused(2_000, Seat(3)), Resumed(602_000, Seat(3))], None)
    assert max(team.answers.of(seat).waited_ms for seat in asked) == 2_000


def owners(step: Step) -> list[Seat]:
    return [Seat(seat) for seat, own in enumerate(CARDS) if step.ability in own]


@pytest.mark.parametrize(
    ("skill", "sees"), [(BotSkill.EXPERT, 40), (BotSkill.GOOD, 34), (BotSkill.NOVICE, 26)]
)
def test_a_lower_skill_overlooks_more_but_not_for_ever(skill: BotSkill, sees: int) -> None:
    """How many of forty bots have the step in mind at once, and that all have after a while."""
    team = FixedMind(slide(Ability.NORTH, Hero.MAGE))
    seen = later = 0
    for seed in range(40):
        bot = Teammate(team, Seat(0), HUMAN_REACTIONS, seed, OVERLOOKS[skill])
        seen += _means_to(bot.wish(0), team)
        later += _means_to(bot.wish(OVERLOOKS[skill].for_ms), team)
    assert later == 40
    assert abs(seen - sees) <= 5


def _means_to(wish: Wish | None, team: FixedMind) -> bool:
    return wish is not None and wish.deed == team.given.steps[0].deed


def test_a_bell_opens_a_novices_eyes() -> None:
    team = FixedMind(slide(Ability.NORTH, purpose=Purpose.ASIDE))
    bot = Teammate(team, Seat(0), HUMAN_REACTIONS, 1, OVERLOOKS[BotSkill.NOVICE])
    assert not _means_to(bot.wish(0), team)
    bot.see([Started(0, Seat(0)), BellPlaced(100, Seat(2), Seat(0))], None)
    assert _means_to(bot.wish(100), team)


def test_alone_it_turns_a_card_when_the_one_it_has_is_of_no_use() -> None:
    """L1"""
    wish = Teammate(FixedMind(slide(Ability.NORTH), seats=1), Seat(0), PACES[BotLevel.FAST], 1).wish(0)
    assert wish is not None
    assert wish.deed == TurnCard()


def test_a_hero_handed_to_it_comes_before_what_it_had_in_mind() -> None:
    """The hero everybody looks at goes on, whatever else this seat was about to do."""
    team = FixedMind(slide(Ability.NORTH, Hero.MAGE))
    bot = teammate(team, 0)
    bot.see([Started(0, Seat(0))], None)
    bot.wish(0)
    bot.see([moved(Direction.EAST, seat=2, at=1_000)], None)
    team.given = Plan((*team.given.steps, slide(Ability.NORTH, Hero.ELF)), (), NEVER)
    wish = bot.wish(1_100)
    assert wish is not None
    assert wish.deed == slide(Ability.NORTH, Hero.ELF).deed


def test_what_comes_to_press_is_done_sooner_than_it_was_meant_to_be() -> None:
    """H3: a seat that has a slide in mind looks up when the hourglass depends on it."""
    team = FixedMind(slide(Ability.NORTH))
    bot = teammate(team, 0)
    bot.see([Started(0, Seat(0)), moved(Direction.EAST, 2, 100, to=NORTH_OF_IT)], None)
    bot.wish(90_000)
    team.given = Plan((slide(Ability.NORTH, purpose=Purpose.ASIDE_AT_ONCE),), (), NEVER)
    wish = bot.wish(90_000)
    assert wish is not None
    assert wish.at <= 90_000 + HUMAN_REACTIONS.hand_over.nine_of_ten


def test_when_nothing_goes_on_it_looks_around() -> None:
    """Nobody lets the table wait for as long as it would ponder while others act."""
    team = FixedMind(slide(Ability.NORTH, Hero.MAGE))
    waited = []
    for seed in range(40):
        bot = Teammate(team, Seat(0), HUMAN_REACTIONS, seed)
        bot.see([Started(0, Seat(0)), moved(Direction.EAST, 2, 100)], None)
        wish = bot.wish(160)
        assert wish is not None
        waited.append(wish.at - 100)
    nine_of_ten = sorted(waited)[35]
    assert nine_of_ten <= 1.25 * HUMAN_REACTIONS.lull.nine_of_ten
    assert nine_of_ten < HUMAN_REACTIONS.initiative.median


def test_the_leader_is_no_acting_seat() -> None:
    """C9: with one seat that has no card, the others have more to do, not less."""
    drawn = {}
    for seats, scenario in ((5, 9), (4, 3), (5, 3)):
        team = TeamPlan(public_setup(scenario_setup(scenario, seats=seats)))
        team.see(0, [Started(0, Seat(0)), moved(Direction.EAST, 2, 100)], None)
        bot = Teammate(team, Seat(0), HUMAN_REACTIONS, seed=1)
        drawn[seats, scenario] = bot._delay(slide(Ability.NORTH, Hero.MAGE), 50_000)
    assert drawn[5, 9] == drawn[4, 3] < drawn[5, 3]
