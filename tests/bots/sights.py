"""A bot's sight at any moment of a game on the plaza."""

from hushmaze.bots.plan.goals import Goal, Plan, Purpose
from hushmaze.bots.plan.planner import make_plan
from hushmaze.bots.roads import Roads
from hushmaze.bots.sight import Sight
from hushmaze.rules import State
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Hero
from tests.support.spots import spot


def sight_of(state: State) -> Sight:
    """As if everything so far had been seen."""
    sight = Sight(state.setup)
    sight.state = state
    sight.roads = Roads(state.board, dwarf_passages=state.setup.switches.dwarf_passages)
    return sight


def plan_of(state: State, now: int | None = None) -> Plan:
    return make_plan(sight_of(state), state.time if now is None else now)


def goals_of(state: State, now: int | None = None) -> dict[Hero, Goal]:
    return {goal.hero: goal for goal in plan_of(state, now).goals}


def first_purpose(state: State, now: int | None = None) -> Purpose:
    return plan_of(state, now).steps[0].purpose


def at(state: State, text: str) -> Square:
    return spot(state.board, text)
