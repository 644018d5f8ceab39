"""B2: what an editor is told about a scenario. Whatever it asks, it gets an answer."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from hushmaze.protocol.api.scenarios import LevelTiles, ScenarioReport, SpecialSquare
from hushmaze.scenarios import (
    Scenario,
    builtin_scenarios,
    entries_of,
    read_scenario,
    scenario_from_code,
    share_code,
    write_scenario,
)
from hushmaze.scenarios.reading import ENTRIES
from hushmaze.scenarios.scenario import SWITCH_NAMES
from hushmaze.tiles import standard_set
from hushmaze.workshop.scenario_report import (
    LONGEST_DETAIL,
    check_code,
    check_entries,
    check_file,
    check_number,
    draft_of,
    switchboard,
)
from tests.scenarios.test_own import scenarios
from tests.scenarios.test_review import likely_scenarios

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=70),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=8,
)
NUMBERS = st.text("0123456789-, x", max_size=12)
VALUES = JSON | NUMBERS | st.lists(st.sampled_from([*SWITCH_NAMES, "permanent", "flying"]), max_size=4)


def reasons(sheet: ScenarioReport) -> list[str]:
    return [problem.reason.value for problem in sheet.problems]


def check_sheet(sheet: ScenarioReport) -> None:
    """A report says yes or why not."""
    assert sheet.playable == (not sheet.problems) == (sheet.code is not None)
    assert all(len(problem.detail) <= LONGEST_DETAIL for problem in sheet.problems)


@given(st.dictionaries(st.sampled_from([*ENTRIES, "colour"]), VALUES, max_size=6))
def test_no_entries_break_the_desk(entries: dict[str, Any]) -> None:
    check_sheet(check_entries(entries))


@given(st.text(max_size=80))
def test_no_text_breaks_the_desk(text: str) -> None:
    check_sheet(check_code(text))
    check_sheet(check_file(text))


@given(st.lists(st.tuples(st.sampled_from([*ENTRIES, "colour"]), VALUES), max_size=5))
def test_no_file_breaks_the_desk(lines: list[tuple[str, object]]) -> None:
    check_sheet(check_file("\n".join(f"{key} = {value!r}" for key, value in lines)))


@pytest.mark.parametrize(
    "text", ["a=" + "[" * 5000, "hourglass_ms = " + "9" * 5000, "hourglass_ms = 0x" + "F" * 9000, "\ud800"]
)
def test_hostile_files_are_no_scenarios(text: str) -> None:
    sheet = check_file(text)
    assert set(reasons(sheet)) <= {"not_a_scenario", "bad_value"}
    assert not sheet.playable


@given(scenarios() | likely_scenarios())
def test_code_file_and_entries_tell_the_same(scenario: Scenario) -> None:
    """B2: three ways to say one scenario."""
    by_entries = check_entries(entries_of(scenario))
    assert check_code(share_code(scenario)) == by_entries
    by_file = check_file(write_scenario(scenario))
    unplaced = [structs.replace(each, line=None) for each in by_file.problems]
    assert structs.replace(by_file, problems=unplaced) == by_entries
    assert by_entries.draft == draft_of(scenario)
    assert read_scenario(by_entries.file or "") == scenario
    if by_entries.playable:
        assert scenario_from_code(by_entries.code or "") == scenario


@pytest.mark.parametrize("number", range(1, 18))
def test_the_seventeen_can_be_begun_with(number: int) -> None:
    """C1 to C17: all can be played, as own scenarios without a number."""
    sheet = check_number(number)
    assert sheet.playable
    assert sheet.code == share_code(builtin_scenarios()[number])
    assert "number" not in (sheet.file or "")
    assert sheet.draft is not None
    assert sheet.draft.rules == list(builtin_scenarios()[number].rules)


def test_there_is_no_eighteenth() -> None:
    assert reasons(check_number(18)) == ["no_such_scenario"]


def test_a_name_that_cannot_be_does_not_hide_the_rest() -> None:
    """B2: nobody has to find problems one by one."""
    sheet = check_entries(
        {"name": "", "about": "two\nlines", "tiles": "2-12", "rules": ["leader", "no_bell"]}
    )
    assert reasons(sheet) == ["bad_value", "bad_value", "leader_without_bell"]
    assert [problem.entries for problem in sheet.problems] == [
        ["name"],
        ["about"],
        ["leader", "no_bell"],
    ]
    assert (sheet.code, sheet.file, sheet.draft) == (None, None, None)


def test_problems_of_a_file_say_their_line() -> None:
    """B2"""
    text = '# mine\nname = "Own"\ntiles = "2-"\nrules = ["flying"]\n"colour" = 3\n'
    assert [(each.reason.value, each.line) for each in check_file(text).problems] == [
        ("bad_value", 3),
        ("unknown_rule", 4),
        ("unknown_key", 5),
    ]
    assert [each.line for each in check_file('name = "Own"\ntiles = 2-').problems] == [2]
    assert [each.line for each in check_file('name = "Own"\ntiles = "3"\n\nrules = []').problems] == [
        2,
        2,
    ]
    assert [each.line for each in check_file('tiles = "2-12"').problems] == [None]
    clash = check_file('name = "Own"\ntiles = "2-12"\nrules = [\n  "leader", "no_bell"]')
    assert [each.line for each in clash.problems] == [4]


def test_what_lies_there_at_the_start() -> None:
    """S2, C13: tile 1 with its face up, and tile 3 in two dimensions."""
    assert check_number(1).start == ["1A"]
    assert check_number(8).start == ["1B"]
    assert check_number(13).start == ["1A", "3"]


def test_missing_squares_are_named() -> None:
    """W1"""
    (problem,) = check_entries({"name": "Own", "tiles": "2-8, 10-12"}).problems
    assert problem.missing == [SpecialSquare(kind="item", hero="elf")]
    assert problem.tiles == [9]


def test_with_tiles_of_ones_own_it_is_made_for_them() -> None:
    """Its code names their set; what lies there at the start is theirs."""
    entries = entries_of(builtin_scenarios()[1])
    plain, own = check_entries(entries), check_entries(entries, standard_set())
    assert own.playable
    assert own.start == plain.start
    assert scenario_from_code(own.code or "").tile_set == standard_set().name


def test_the_switchboard_has_everything() -> None:
    """B2"""
    board = switchboard()
    assert {each.id for each in board.entries} == set(ENTRIES) - {"number", "rules"}
    assert {each.id for each in board.switches} == set(SWITCH_NAMES)
    assert {each.group for each in [*board.entries, *board.switches]} == set(board.groups)
    assert board.levels["1"] == LevelTiles(tiles=list(range(2, 10)), one_exit=True)
    assert board.permanent[0] == "pass_cards"


def test_the_longest_code_of_the_standard_set_fits_into_a_link() -> None:
    """B2: no run of tiles, every character four bytes."""
    tiles = ", ".join(map(str, [*range(24, 12, -1), *range(12, 1, -1)]))
    wide = "\U0001f3ec"
    longest = check_entries({"name": wide * 60, "about": wide * 120, "tiles": tiles, "hourglass_ms": 1000})
    assert longest.playable
    assert len((longest.code or "").replace("-", "")) < 1400
    latin = check_entries({"name": "n" * 60, "about": "a" * 120, "tiles": tiles, "hourglass_ms": 1000})
    assert 0 < len((latin.code or "").replace("-", "")) < 420
