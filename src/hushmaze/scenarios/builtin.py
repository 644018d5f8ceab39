"""The 17 scenarios the game comes with (C1-C17)."""

from functools import lru_cache
from importlib.resources import files

from hushmaze.scenarios.problems import Contradiction, refuse
from hushmaze.scenarios.reading import read_scenario
from hushmaze.scenarios.scenario import Scenario


@lru_cache(maxsize=1)
def builtin_scenarios() -> dict[int, Scenario]:
    """By number, 1 to 17."""
    folder = files("hushmaze.scenarios") / "data"
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".toml")]
    scenarios = {scenario.number: scenario for scenario in map(read_scenario, texts)}
    return {number: scenarios[number] for number in range(1, len(scenarios) + 1)}


def builtin_number(scenario: Scenario) -> int | None:
    """Which of the 17 it is; None for an own one, whatever number that gives itself."""
    number = scenario.number
    return number if number is not None and builtin_scenarios().get(number) == scenario else None


def scenario_number(number: int) -> Scenario:
    """The built-in scenario with this number, or a ScenarioError."""
    try:
        return builtin_scenarios()[number]
    except KeyError:
        raise refuse(Contradiction.NO_SUCH_SCENARIO, number) from None
