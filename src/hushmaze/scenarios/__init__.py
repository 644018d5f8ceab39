"""Scenarios: the 17 as data over the rule switches, own ones, and codes to share them."""

from hushmaze.scenarios.builtin import builtin_number, builtin_scenarios, scenario_number
from hushmaze.scenarios.naming import made_for
from hushmaze.scenarios.position import table_words
from hushmaze.scenarios.prepare import Table, prepare
from hushmaze.scenarios.problems import Contradiction, Problem, ScenarioError
from hushmaze.scenarios.reading import entries_of, read_scenario, scenario_of, write_scenario
from hushmaze.scenarios.scenario import LEVELS, Scenario
from hushmaze.scenarios.share import scenario_from_code, share_code

__all__ = [
    "LEVELS",
    "Contradiction",
    "Problem",
    "Scenario",
    "ScenarioError",
    "Table",
    "builtin_number",
    "builtin_scenarios",
    "entries_of",
    "made_for",
    "prepare",
    "read_scenario",
    "scenario_from_code",
    "scenario_number",
    "scenario_of",
    "share_code",
    "table_words",
    "write_scenario",
]
