"""Positions that say their own scenario."""

import pytest

from hushmaze.rules import begin, digest
from hushmaze.rules.notation import PositionError
from hushmaze.rules.setup import Edition, Options
from hushmaze.scenarios import ScenarioError, Table, prepare, scenario_number
from hushmaze.scenarios.position import read_position, write_position
from tests.support.orders import after


def test_scenario_3_for_four_if_nothing_is_said() -> None:
    state = read_position("")
    assert digest(state) == digest(begin(prepare(scenario_number(3), Table(seats=4))))


@pytest.mark.parametrize("number", range(1, 18))
def test_a_position_reads_back_the_same(number: int) -> None:
    table = Table(seats=5, seed=number, hourglass_ms=90_000, options=Options(edition=Edition.B))
    scenario = scenario_number(number)
    state = after(begin(prepare(scenario, table)), "0: start at 12", "0: stare 1 at 40")
    assert digest(read_position(write_position(scenario, table, state))) == digest(state)


def test_level_and_face_are_part_of_it() -> None:
    state = read_position("scenario=8 level=2 face=A seats=3 phase=heist")
    assert len(state.stack) == 11
    assert state.running


@pytest.mark.parametrize("wrong", ["seats=many", "edition=C", "colour=red", "phase=tea"])
def test_a_wrong_word_is_named(wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong.partition("=")[0]):
        read_position(wrong)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(ScenarioError):
        read_position("scenario=99")
    with pytest.raises(ScenarioError):
        read_position("seats=12")
