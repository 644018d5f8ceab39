"""Teams whose plan is given, and what a test of them says in one word."""

from hushmaze.bots.pace import HUMAN_REACTIONS
from hushmaze.bots.plan.goals import NEVER, Plan, Purpose, Step
from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.team_plan import TeamPlan
from hushmaze.bots.teammate import Teammate
from hushmaze.rules.cards import card
from hushmaze.rules.commands import Move
from hushmaze.rules.events import Moved, Started
from hushmaze.rules.setup import Options
from hushmaze.rules.squares import Square, square
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
