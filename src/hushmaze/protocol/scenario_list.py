"""Scenarios as they are listed to clients."""

from functools import cache

from hushmaze.protocol.api.scenarios import ScenarioRow
from hushmaze.rules.cards import cards_for, letters
from hushmaze.rules.setup import Setup
from hushmaze.scenarios import Scenario, Table, builtin_scenarios, prepare, share_code
from hushmaze.scenarios.prepare import level_of
from hushmaze.scenarios.reading import write_numbers
from hushmaze.scenarios.scenario import names_of


@cache
def scenario_rows() -> list[ScenarioRow]:
    """The 17."""
    return [scenario_row(scenario) for scenario in builtin_scenarios().values()]


def scenario_row(scenario: Scenario) -> ScenarioRow:
    """A ScenarioError if it cannot be played."""
    setups = [_setup(scenario, level) for level in scenario.levels or (None,)]
    return ScenarioRow(
        number=scenario.number,
        name=scenario.name,
        about=scenario.about,
        seats=list(scenario.seats),
        levels=list(scenario.levels),
        level=level_of(scenario, Table(seats=scenario.seats[0])),
        tiles=[len(setup.on_top + setup.stack) for setup in setups],
        stack=[write_numbers(setup.stack) for setup in setups],
        on_top=write_numbers(scenario.on_top),
        shuffled=scenario.shuffled,
        face=scenario.face,
        hourglass_ms=scenario.hourglass_ms,
        rules=list(scenario.rules),
        in_force=[list(names_of(setup.switches)) for setup in setups],
        cards={str(seats): _cards(scenario, seats) for seats in scenario.seats if seats > 1},
        code=share_code(scenario),
    )


def _setup(scenario: Scenario, level: int | None) -> Setup:
    return prepare(scenario, Table(seats=scenario.seats[0], level=level))


def _cards(scenario: Scenario, seats: int) -> list[str]:
    return [letters(card) for card in cards_for(seats, leader=scenario.switches.leader)]
