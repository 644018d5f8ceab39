"""B2: everything that can be set in a scenario is on the switchboard, and has words."""

import re
from pathlib import Path

import pytest

from hushmaze.scenarios import Contradiction, scenario_number, scenario_of
from hushmaze.scenarios.advice import ALL_ADVICE
from hushmaze.scenarios.reading import ENTRIES as FILE_ENTRIES
from hushmaze.scenarios.scenario import SWITCH_NAMES
from hushmaze.scenarios.switchboard import ENTRIES, SWITCHES, EntryKind, Group, ScenarioEntry, differences

ROOT = Path(__file__).parents[2]
RULES = set(re.findall(r"^(?:- |\| )([A-Z]\d+)\b", (ROOT / "docs/rules.md").read_text(), re.MULTILINE))
WORDS = {
    line.partition(" ")[0]
    for file in (ROOT / "web/locales/en").glob("*.ftl")
    for line in file.read_text(encoding="utf-8").splitlines()
}

ABOUT_A_TABLE = {
    Contradiction.NO_SUCH_SCENARIO,
    Contradiction.NO_SUCH_LEVEL,
    Contradiction.START_SQUARES_NOT_FLOOR,
    Contradiction.TOO_FEW_SEATS,
    Contradiction.TOO_MANY_SEATS,
    Contradiction.LEADER_NEEDS_THREE,
    Contradiction.FIXED_LEADER_WITHOUT_LEADER,
    Contradiction.OPEN_TALK_NOT_OFFERED,
    Contradiction.WRONG_CARDS,
    Contradiction.RIGGED_STACK,
    Contradiction.RIGGED_HEROES,
    Contradiction.RIGGED_CARDS,
    Contradiction.RIGGED_POSITION,
}
"""What nobody can come upon who edits a scenario for the standard set."""


def test_every_entry_of_a_scenario_file_is_on_the_switchboard() -> None:
    """B2: but the number, which only the 17 have, and `rules`, which are the switches."""
    assert [entry.id for entry in ENTRIES] == [
        key for key in _in_order() if key not in ("number", "rules")
    ], "nothing is missing, and nothing is there twice"


def _in_order() -> list[str]:
    order = [entry.id for entry in ENTRIES]
    return sorted(FILE_ENTRIES, key=lambda key: order.index(key) if key in order else -1)


def test_every_rule_switch_is_on_the_switchboard() -> None:
    assert sorted(entry.id for entry in SWITCHES) == sorted(SWITCH_NAMES)


@pytest.mark.parametrize("entry", [*ENTRIES, *SWITCHES], ids=lambda entry: entry.id)
def test_what_it_stands_for_are_rules_of_the_book(entry: ScenarioEntry) -> None:
    assert entry.rules
    assert set(entry.rules) <= RULES
    assert entry.group in Group


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_what_is_usual_is_what_a_scenario_has_that_does_not_say(entry: ScenarioEntry) -> None:
    plain = scenario_of({"name": "Own", "tiles": "2"})
    if entry.id not in ("name", "tiles", "levels"):
        assert getattr(plain, entry.id) == entry.default


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_limits_are_those_of_the_reader(entry: ScenarioEntry) -> None:
    """B2: what is at the limit can be read, what is beyond cannot."""
    if entry.kind is not EntryKind.TEXT:
        return
    assert entry.most is not None
    fits = {"name": "Own", "tiles": "2", entry.id: "x" * entry.most}
    assert scenario_of(fits).name
    with pytest.raises(ValueError, match="characters"):
        scenario_of(fits | {entry.id: "x" * (entry.most + 1)})


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_every_entry_has_words(entry: ScenarioEntry) -> None:
    assert f"editor-entry-{entry.id}" in WORDS


@pytest.mark.parametrize("entry", SWITCHES, ids=lambda entry: entry.id)
def test_every_switch_has_words(entry: ScenarioEntry) -> None:
    assert {f"rule-{entry.id}-title", f"rule-{entry.id}-text"} <= WORDS


@pytest.mark.parametrize("group", Group)
def test_every_group_has_words(group: Group) -> None:
    assert f"editor-group-{group}" in WORDS


@pytest.mark.parametrize("contradiction", Contradiction, ids=lambda each: each.value)
def test_every_contradiction_has_words(contradiction: Contradiction) -> None:
    """B2: those an editor can tell, and no others."""
    assert (f"editor-problem-{contradiction.value}" in WORDS) == (contradiction not in ABOUT_A_TABLE)


def test_every_piece_of_advice_has_words() -> None:
    assert {f"editor-warning-{each.id}" for each in ALL_ADVICE} <= WORDS


def test_the_end_of_the_campaign_is_what_others_differ_from() -> None:
    """P3 to P8: rules that were added first, then those that were dropped."""
    assert differences(scenario_number(7).rules) == []
    assert differences(scenario_number(15).rules) == [("no_talk", True), ("no_bell", True)]
    assert differences(scenario_number(5).rules) == [("cameras", False), ("barbarian_breaks_cameras", False)]
