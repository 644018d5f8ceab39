"""The plan: goals in order of urgency, and the next step towards each."""

from collections.abc import Callable, Sequence

from hushmaze.bots.plan.convoy import Convoy
from hushmaze.bots.plan.exploring import ball_door, exploration_goals, gathers, other_doors
from hushmaze.bots.plan.goals import NEVER, URGENT, Goal, Plan, Purpose, Step
from hushmaze.bots.plan.leaving import may_leave
from hushmaze.bots.plan.making_way import Traffic
from hushmaze.bots.plan.sand import LONGEST_WAIT_MS, SandPlan
from hushmaze.bots.plan.sand_duty import SandDuty
from hushmaze.bots.plan.silent_seats import SilentSeats
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.plan.walls import discard
from hushmaze.rules.commands import Deed, Explore, Steal
from hushmaze.rules.state import Phase
from hushmaze.rules.theft import refusal_to_steal
from hushmaze.rules.words import Ability, Hero

Followed = Callable[[Situation], list[Goal]]
_NOTHING = Plan((), (), NEVER)
_MOST_TRIED = 4


def make_plan(
    situation: Situation,
    followed: Followed = lambda _situation: [],
    convoy: Convoy | None = None,
    duty: SandDuty | None = None,
) -> Plan:
    """Returns what the whole table should do now; `followed` gives the goals guessed for people.

    `convoy` carries the order that was found from one plan to the next, `duty` who serves the hourglass.
    """
    state = situation.state
    if not state.running or state.stopped_at is not None:
        return _NOTHING
    if state.discard_due:
        pair = discard(situation)
        return _table(pair) if pair is not None else _NOTHING
    if refusal_to_steal(state) is None:
        return _table(Steal())
    sand = SandPlan(situation, duty)
    convoy = convoy or Convoy()
    return _beside_silent_seats(sand, convoy) or _for_all_seats(sand, followed, convoy)


def _beside_silent_seats(sand: SandPlan, convoy: Convoy) -> Plan | None:
    """Returns what can be done with the cards of the others, where passing them on changes that (P3)."""
    silent = SilentSeats(sand)
    goals = silent.goals() if silent.matter else None
    if goals is None:
        return None
    steps = _steps(sand, goals, _together(goals), convoy)
    asks = [ask for ask in silent.asks(goals) if all(ask.hero is not step.hero for step in steps)]
    return Plan((*steps, *asks), tuple(goals), _review_at(sand, goals, sand.situation.now))


def _for_all_seats(sand: SandPlan, followed: Followed, convoy: Convoy) -> Plan:
    situation, now = sand.situation, sand.situation.now
    errands = _errand_goals(situation, sand)
    goals = _goals(sand, followed(situation), errands)
    steps = _steps(sand, goals, _together(errands), convoy)
    if _stands_still(steps, now):
        goals, steps = _instead_of_waiting(sand, goals, errands, convoy) or (goals, steps)
    passing = sand.to_pass_cards(unanswered=_nobody_answers(situation, steps))
    if passing is not None:
        goals = [passing, *(goal for goal in goals if goal.hero is not passing.hero)]
        steps = _steps(sand, goals, [], convoy)
    return Plan(steps, tuple(goals), _review_at(sand, goals, now))


def _nobody_answers(situation: Situation, steps: Sequence[Step]) -> bool:
    """Whether all there is to do was asked for in vain for long: whoever is only slow would do it sooner."""
    return bool(steps) and all(situation.routes.is_unanswered(step.hero, step.ability) for step in steps)


def _stands_still(steps: Sequence[Step], now: int) -> bool:
    """Whether there is nothing to do, or nothing but to wait for long."""
    return all(step.not_before > now + LONGEST_WAIT_MS for step in steps)


def _instead_of_waiting(
    sand: SandPlan, goals: list[Goal], errands: list[Goal], convoy: Convoy
) -> tuple[list[Goal], tuple[Step, ...]] | None:
    """Uses the others while somebody waits beside an hourglass; or all run, if the sand may last."""
    now = sand.situation.now
    waiting = {goal.hero for goal in goals if goal.purpose is Purpose.HOURGLASS and goal.not_before > now}
    left = [[goal for goal in errands if goal.hero not in waiting and goal.purpose not in URGENT]]
    if sand.may_run():
        left.append([goal for goal in errands if goal.purpose not in URGENT])
    for others in left:
        steps = _steps(sand, others, _together(others), convoy)
        if not _stands_still(steps, now):
            return others, steps
    return None


def _table(deed: Deed) -> Plan:
    return Plan((Step(deed, Purpose.TABLE),), (), NEVER)


def _review_at(sand: SandPlan, goals: list[Goal], now: int) -> int:
    moments = [sand.review_at(), *(goal.not_before for goal in goals)]
    return min((moment for moment in moments if moment > now), default=NEVER)


def _goals(sand: SandPlan, followed: list[Goal], errands: list[Goal]) -> list[Goal]:
    """At most one for each hero, the most urgent first."""
    first = [goal for goal in (sand.camera_goal(), sand.goal()) if goal is not None]
    followed = [goal for goal in followed if sand.may_serve(goal)]
    goals: dict[Hero, Goal] = {}
    # somebody serves the sand: not another way
    pursued = [goal for goal in followed if goal.purpose in URGENT]
    for goal in [*pursued, *first, *followed, *errands]:
        goals.setdefault(goal.hero, goal)
    may = sand.situation.may_be_moved
    return [goal for goal in goals.values() if may(goal.hero, urgent=goal.purpose in URGENT)]


def _errand_goals(situation: Situation, sand: SandPlan) -> list[Goal]:
    if situation.state.phase is Phase.ESCAPE:
        return _escape_goals(situation)
    done = not situation.tiles_left or (situation.complete and not sand.must_find_more())
    goals = [] if done else exploration_goals(situation)
    if done or (situation.complete and not goals):
        return _theft_goals(situation, sand)
    waiting = _waiting_goals(situation, {goal.hero for goal in goals})
    return [*goals, *(goal for goal in waiting if not gathers(situation, goals, goal.target))]


def _escape_goals(situation: Situation) -> list[Goal]:
    until = {hero: 0 if may_leave(situation, hero) else NEVER for hero in situation.out}
    goals = [
        Goal(h, e.exit, Purpose.EXIT, until[h]) for h, e in situation.errands.items() if e.exit is not None
    ]
    goals.sort(key=lambda goal: -situation.routes.distance(goal.hero, goal.target))
    lost = {hero for hero, errand in situation.errands.items() if errand.exit is None}
    if lost and situation.tiles_left:
        goals += exploration_goals(situation)
    return goals


def _theft_goals(situation: Situation, sand: SandPlan) -> list[Goal]:
    turn = sand.before_theft()
    goals = [Goal(h, e.item, Purpose.ITEM) for h, e in situation.errands.items() if e.item is not None]
    goals.sort(key=lambda goal: -situation.routes.distance(goal.hero, goal.target))
    return goals if turn is None else [turn, *goals]


def _waiting_goals(situation: Situation, busy: set[Hero]) -> list[Goal]:
    """Sends heroes without a door to their items, unless that would bring about a theft too early."""
    idle = [hero for hero in situation.out if hero not in busy and situation.errands[hero].item is not None]
    if len(idle) == 4:
        idle.pop()
    return [Goal(h, item, Purpose.ITEM) for h in idle if (item := situation.errands[h].item) is not None]


def _steps(sand: SandPlan, goals: list[Goal], together: list[Goal], convoy: Convoy) -> tuple[Step, ...]:
    """Each hero by itself, unless they get into a jam."""
    situation, first = sand.situation, _first_urgent(goals)
    if situation.state.setup.switches.no_gatherings:
        return _past_closed_tiles(sand, goals, together, convoy)
    ordered = convoy.steps(situation, first, together) if convoy.follows(together) else None
    if ordered:
        return tuple(ordered)
    steps, jammed = _served(sand, goals)
    ordered = convoy.steps(situation, first, together) if jammed and together else None
    return tuple(ordered or steps)


def _past_closed_tiles(
    sand: SandPlan, goals: list[Goal], together: list[Goal], convoy: Convoy
) -> tuple[Step, ...]:
    """On the way to items and exits all in one order; others where they jam, for one goal alone (C17)."""
    situation, first = sand.situation, _first_urgent(goals)
    if together:
        return tuple(convoy.steps(situation, first, together) or _served(sand, goals)[0])
    begun = next((goal for goal in ([first] if first else goals) if convoy.follows([goal])), None)
    ordered = convoy.steps(situation, begun, []) if begun else None
    if ordered:
        return tuple(ordered)
    steps, jammed = _served(sand, goals)
    ordered = convoy.steps(situation, first or goals[0], []) if jammed and goals else None
    return tuple(ordered or steps)


def _first_urgent(goals: list[Goal]) -> Goal | None:
    return next((goal for goal in goals if goal.purpose in URGENT), None)


def _together(errands: list[Goal]) -> list[Goal]:
    """Returns what all four are after at once; nothing while they explore."""
    goals = [goal for goal in errands if goal.purpose not in URGENT]
    return goals if {goal.purpose for goal in goals} <= {Purpose.ITEM, Purpose.EXIT} else []


def _served(sand: SandPlan, goals: list[Goal]) -> tuple[tuple[Step, ...], bool]:
    """One after the other, in the order of their goals; and whether that is a jam."""
    situation, risky = sand.situation, sand.exploring_is_risky()
    traffic = Traffic(situation.routes)
    steps = [None if risky else _explored_by_ball(situation)]
    for goal in goals:
        if goal.purpose is Purpose.EXPLORE and situation.state.heroes[goal.hero] == goal.target:
            if risky:
                continue
            explore = Explore(goal.hero, goal.target)
            steps.append(
                traffic.keep(Step(explore, Purpose.EXPLORE, Ability.EXPLORE, goal.hero, goal.target))
            )
        else:
            steps.append(traffic.serve(goal) or _elsewhere(situation, traffic, goal, goals))
    steps += traffic.asides()
    return tuple(step for step in steps if step is not None), traffic.jammed


def _elsewhere(situation: Situation, traffic: Traffic, goal: Goal, goals: list[Goal]) -> Step | None:
    """A step to another door for a hero that cannot get to the one it should (C13), or to its ball."""
    if goal.hero not in traffic.no_way or goal.purpose not in (Purpose.EXPLORE, Purpose.BALL):
        return None
    taken = {other.target for other in goals}
    tried = other_doors(situation, goal.hero, taken)[:_MOST_TRIED]
    return next((step for step in map(traffic.serve, tried) if step is not None), None)


def _explored_by_ball(situation: Situation) -> Step | None:
    if situation.complete or not situation.tiles_left:
        return None
    door = ball_door(situation)
    if door is None:
        return None
    where = situation.state.heroes[Hero.MAGE]
    return Step(Explore(Hero.MAGE, where, door), Purpose.BALL, Ability.EXPLORE, Hero.MAGE, where)
