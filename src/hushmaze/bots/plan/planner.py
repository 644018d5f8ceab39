"""The plan: goals in order of urgency, and the next step towards each."""

from collections.abc import Callable

from hushmaze.bots.plan.convoy import Convoy
from hushmaze.bots.plan.exploring import ball_door, exploration_goals
from hushmaze.bots.plan.goals import NEVER, URGENT, Goal, Plan, Purpose, Step
from hushmaze.bots.plan.leaving import may_leave
from hushmaze.bots.plan.making_way import Traffic
from hushmaze.bots.plan.outlook import Outlook
from hushmaze.bots.plan.sand import SandPlan
from hushmaze.bots.plan.walls import discard
from hushmaze.bots.sight import Sight
from hushmaze.rules.commands import Deed, Explore, Steal
from hushmaze.rules.state import Phase
from hushmaze.rules.theft import refusal_to_steal
from hushmaze.rules.words import Ability, Hero

Followed = Callable[[Outlook], list[Goal]]
_NOTHING = Plan((), (), NEVER)


def make_plan(
    sight: Sight, now: int, followed: Followed = lambda _outlook: [], convoy: Convoy | None = None
) -> Plan:
    """What the whole table should do now; `followed` gives what people are after.

    `convoy` carries the order that was found from one plan to the next.
    """
    state = sight.state
    if not state.running or state.stopped_at is not None:
        return _NOTHING
    outlook = Outlook(sight, now)
    if state.discard_due:
        pair = discard(outlook)
        return _table(pair) if pair is not None else _NOTHING
    if refusal_to_steal(state) is None:
        return _table(Steal())
    sand = SandPlan(outlook)
    errands = _errand_goals(outlook, sand)
    goals = _goals(sand, followed(outlook), errands)
    steps = _steps(sand, goals, _together(errands), convoy or Convoy())
    return Plan(steps, tuple(goals), _review_at(sand, goals, now))


def _table(deed: Deed) -> Plan:
    return Plan((Step(deed, Purpose.TABLE),), (), NEVER)


def _review_at(sand: SandPlan, goals: list[Goal], now: int) -> int:
    moments = [sand.review_at(), *(goal.not_before for goal in goals)]
    return min((moment for moment in moments if moment > now), default=NEVER)


def _goals(sand: SandPlan, followed: list[Goal], errands: list[Goal]) -> list[Goal]:
    """At most one for each hero, the most urgent first."""
    first = [goal for goal in (sand.goal(), sand.camera_goal()) if goal is not None]
    goals: dict[Hero, Goal] = {}
    for goal in [*first, *followed, *errands]:
        goals.setdefault(goal.hero, goal)
    return list(goals.values())


def _errand_goals(outlook: Outlook, sand: SandPlan) -> list[Goal]:
    if outlook.state.phase is Phase.ESCAPE:
        return _escape_goals(outlook)
    done = not outlook.tiles_left or (outlook.complete and not sand.must_find_more())
    goals = [] if done else exploration_goals(outlook)
    if done or (outlook.complete and not goals):
        return _theft_goals(outlook, sand)
    return [*goals, *_waiting_goals(outlook, {goal.hero for goal in goals})]


def _escape_goals(outlook: Outlook) -> list[Goal]:
    until = {hero: 0 if may_leave(outlook, hero) else NEVER for hero in outlook.out}
    goals = [
        Goal(h, e.exit, Purpose.EXIT, until[h]) for h, e in outlook.errands.items() if e.exit is not None
    ]
    goals.sort(key=lambda goal: -outlook.ways.distance(goal.hero, goal.target))
    lost = {hero for hero, errand in outlook.errands.items() if errand.exit is None}
    if lost and outlook.tiles_left:
        goals += exploration_goals(outlook)
    return goals


def _theft_goals(outlook: Outlook, sand: SandPlan) -> list[Goal]:
    turn = sand.before_theft()
    goals = [Goal(h, e.item, Purpose.ITEM) for h, e in outlook.errands.items() if e.item is not None]
    goals.sort(key=lambda goal: -outlook.ways.distance(goal.hero, goal.target))
    return goals if turn is None else [turn, *goals]


def _waiting_goals(outlook: Outlook, busy: set[Hero]) -> list[Goal]:
    """Whoever has no door goes to its item, unless that would bring about a theft too early."""
    idle = [hero for hero in outlook.out if hero not in busy and outlook.errands[hero].item is not None]
    if len(idle) == 4:
        idle.pop()
    return [Goal(h, item, Purpose.ITEM) for h in idle if (item := outlook.errands[h].item) is not None]


def _steps(sand: SandPlan, goals: list[Goal], together: list[Goal], convoy: Convoy) -> tuple[Step, ...]:
    """Each hero by itself, unless they get into a jam; past closed tiles (C17) always in one order."""
    first = next((goal for goal in goals if goal.purpose in URGENT), None)
    outlook = sand.outlook
    closed_tiles = outlook.state.setup.switches.no_gatherings
    if closed_tiles or convoy.begun:
        ordered = convoy.steps(outlook, first, together) if closed_tiles or convoy.follows(together) else ()
        if ordered:
            return tuple(ordered)
    steps, jammed = _served(sand, goals)
    ordered = convoy.steps(outlook, first, together) if jammed and not closed_tiles else ()
    return tuple(ordered or steps)


def _together(errands: list[Goal]) -> list[Goal]:
    """What all four are after at once; nothing while they explore."""
    goals = [goal for goal in errands if goal.purpose not in URGENT]
    return goals if {goal.purpose for goal in goals} <= {Purpose.ITEM, Purpose.EXIT} else []


def _served(sand: SandPlan, goals: list[Goal]) -> tuple[tuple[Step, ...], bool]:
    """One after the other, in the order of their goals; and whether that is a jam."""
    outlook, risky = sand.outlook, sand.exploring_is_risky()
    traffic = Traffic(outlook.ways)
    steps = [None if risky else _explored_by_ball(outlook)]
    for goal in goals:
        if goal.purpose is Purpose.EXPLORE and outlook.state.heroes[goal.hero] == goal.target:
            if risky:
                continue
            explore = Explore(goal.hero, goal.target)
            steps.append(Step(explore, Purpose.EXPLORE, Ability.EXPLORE, goal.hero, goal.target))
        else:
            steps.append(traffic.serve(goal))
    steps += traffic.asides()
    return tuple(step for step in steps if step is not None), traffic.jammed


def _explored_by_ball(outlook: Outlook) -> Step | None:
    if outlook.complete or not outlook.tiles_left:
        return None
    door = ball_door(outlook)
    if door is None:
        return None
    where = outlook.state.heroes[Hero.MAGE]
    return Step(Explore(Hero.MAGE, where, door), Purpose.BALL, Ability.EXPLORE, Hero.MAGE, where)
