"""A bot's public at any moment of a game on the plaza."""

from hushmaze.bots.plan.goals import Goal, Plan, Purpose
from hushmaze.bots.plan.planner import make_plan
from hushmaze.bots.plan.situation import Situation
from hushmaze.bots.public_game import PublicGame
from hushmaze.bots.walking import WalkingDistances
from hushmaze.rules import State
from hushmaze.rules.squares import Square
from hushmaze.rules.words import Hero
from tests.support.spots import spot


def sight_of(state: State) -> PublicGame:
    """As if everything so far had been seen."""
    public = PublicGame(state.setup)
    public.state = state
    public.walking = WalkingDistances(state.board, dwarf_passages=state.setup.switches.dwarf_passages)
    return public


def plan_of(state: State, now: int | None = None) -> Plan:
    return make_plan(Situation(sight_of(state), state.time if now is None else now))


def goals_of(state: State, now: int | None = None) -> dict[Hero, Goal]:
    return {goal.hero: goal for goal in plan_of(state, now).goals}


def first_purpose(state: State, now: int | None = None) -> Purpose:
    return plan_of(state, now).steps[0].purpose


def at(state: State, text: str) -> Square:
    return spot(state.board, text)
