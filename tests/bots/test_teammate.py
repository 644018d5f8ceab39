"""How a teammate behaves: predictable, one thing at a time, never undoing what somebody just did."""

import pytest

from hushmaze.bots.api import Wish
from hushmaze.bots.pace import HUMAN_REACTIONS, PACES
from hushmaze.bots.plan.goals import NEVER, Plan, Purpose, Step
from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.reading.bells import PATIENCE_MS, QUIET_MS, Ring, ring_due, ringer
from hushmaze.bots.skills import OVERLOOKS
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.bots.teammate import LEAVE_ALONE_MS, Teammate
from hushmaze.protocol.words import BotLevel, BotSkill
from hushmaze.rules import Event, Refusal
from hushmaze.rules.cards import card
from hushmaze.rules.commands import Bell, Escalator, Move, TurnCard
from hushmaze.rules.events import BellPlaced, Moved, Paused, Resumed, Said, Started, TalkOpened
from hushmaze.rules.setup import Options
from hushmaze.rules.squares import Square, square
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Direction, Hero, Seat
from tests.support.table import scenario_setup

CARDS = tuple(map(card, ("N", "WV", "EC", "SX")))
HERE = square(0, 1, 1)
NORTH_OF_IT = square(0, 1, 0)
FAR_OFF = square(0, 2, 2)


class FixedMind(TeamPlan):
    """A mind whose plan is given."""

    def __init__(self, *steps: Step, seats: int = 4, scenario: int = 3) -> None:
        cards = CARDS if seats == 4 else None
        setup = scenario_setup(scenario, seats=seats, options=Options(cards=cards))
        super().__init__(public_setup(setup))
        self.given = Plan(steps, (), NEVER)
        self.see(0, [Started(0, Seat(0))], None)

    def plan(self, _now: int) -> Plan:
        return self.given


def slide(ability: Ability, hero: Hero = Hero.ELF, purpose: Purpose = Purpose.EXPLORE, at: int = 0) -> Step:
    move = Move(hero, HERE, Direction(ability), 1)
    return Step(move, purpose, ability, hero, NORTH_OF_IT, at)


def teammate(team: TeamPlan, seat: int) -> Teammate:
    return Teammate(team, Seat(seat), HUMAN_REACTIONS, seed=1)


def moved(direction: Direction, seat: int, at: int, to: Square = HERE) -> Moved:
    return Moved(at, Seat(seat), Hero.ELF, HERE, direction, 1, to)


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
