"""Plans made by hand, on the plaza."""

from hushmaze.bots.plan.goals import NEVER, Plan, Purpose, Step
from hushmaze.rules import State
from hushmaze.rules.commands import Explore, Move, Steal
from hushmaze.rules.squares import square
from hushmaze.rules.words import Ability, Direction, Hero
from tests.support.table import game

HERE, THERE = square(0, 1, 1), square(0, 1, 0)
STEAL = Step(Steal(), Purpose.TABLE)


def table() -> State:
    """Seat 0 has north, 1 west and vortices, 2 east and escalators, 3 south and explores."""
    return game("cards=N,WV,EC,SX")


def step(ability: Ability, purpose: Purpose = Purpose.ITEM, hero: Hero = Hero.ELF, at: int = 0) -> Step:
    if ability is Ability.EXPLORE:
        return Step(Explore(hero, HERE), purpose, ability, hero, HERE, at)
    return Step(Move(hero, HERE, Direction(ability), 1), purpose, ability, hero, THERE, at)


def plan(*steps: Step) -> Plan:
    return Plan(steps, (), NEVER)
