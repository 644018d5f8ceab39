"""Which tile set a scenario is for."""

from dataclasses import replace

from hushmaze.scenarios.builtin import builtin_number
from hushmaze.scenarios.scenario import STANDARD, Scenario
from hushmaze.tiles import TileSet


def made_for(scenario: Scenario, tile_set: TileSet) -> Scenario:
    """The scenario with the set it is to be played with, where it names none of its own."""
    if scenario.tile_set != STANDARD or builtin_number(scenario) is not None:
        return scenario
    return replace(scenario, tile_set=tile_set.name)
