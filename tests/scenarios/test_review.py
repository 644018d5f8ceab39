"""B2: a scenario looked over says what `prepare` says, at every level and number of seats."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules.words import Hero, Kind, Special, TileNumber
from hushmaze.scenarios import (
    Contradiction,
    Scenario,
    ScenarioError,
    Table,
    builtin_scenarios,
    prepare,
    scenario_of,
)
from hushmaze.scenarios.review import Finding, review
from hushmaze.tiles import TileSet, standard_set
from tests.scenarios.test_own import SWITCHES
from tests.scenarios.test_own import scenarios as any_scenarios

No = Contradiction

STANDARD_TILES = st.lists(st.integers(1, 24).map(TileNumber), max_size=26).map(tuple)


@st.composite
def likely_scenarios(draw: st.DrawFn) -> Scenario:
    """Such as somebody makes who plays with the standard set: many of them can be played."""
    levels = draw(st.one_of(st.just(()), st.sets(st.integers(1, 7), min_size=1).map(sorted).map(tuple)))
    full = st.just(tuple(map(TileNumber, range(2, 25))))
    return Scenario(
        name="Own",
        tiles=None if levels else draw(st.one_of(full, STANDARD_TILES)),
        levels=levels,
        on_top=draw(st.one_of(st.just(()), STANDARD_TILES)),
        shuffled=draw(st.booleans()),
        face=draw(st.sampled_from("AB")),
        switches=draw(st.one_of(st.just(builtin_scenarios()[7].switches), SWITCHES)),
    )


def said(scenario: Scenario, seats: int, level: int | None) -> set[tuple[Contradiction, str]]:
    try:
        prepare(scenario, Table(seats=seats, level=level))
    except ScenarioError as error:
        return {(problem.contradiction, problem.detail) for problem in error.problems}
    return set()


@given(st.one_of(likely_scenarios(), any_scenarios()))
def test_a_review_says_what_prepare_says(scenario: Scenario) -> None:
    """B2: all problems of all levels, and exactly the seats and levels that can be played."""
    found = review(scenario)
    levels = scenario.levels or (None,)
    by_level = {level: said(scenario, scenario.seats[0], level) for level in levels}
    assert {(f.problem.contradiction, f.problem.detail) for f in found.findings} == set().union(
        *by_level.values()
    )
    assert found.playable == (not any(by_level.values()))
    assert found.levels == tuple(level for level, problems in by_level.items() if level and not problems)
    for seats in range(1, 11):
        somewhere = any(not said(scenario, seats, level) for level in levels)
        assert (seats in found.seats) == somewhere


@given(likely_scenarios())
def test_a_problem_is_told_at_the_levels_where_it_arises(scenario: Scenario) -> None:
    """B2: and at none where it is all of them."""
    for finding in review(scenario).findings:
        what = (finding.problem.contradiction, finding.problem.detail)
        where = [level for level in scenario.levels if what in said(scenario, scenario.seats[0], level)]
        assert list(finding.levels) == ([] if len(where) == len(scenario.levels) else where)


@given(likely_scenarios())
def test_what_clashes_is_in_the_scenario(scenario: Scenario) -> None:
    """B2: nobody is sent to a switch that is off, nor to nothing at all."""
    for finding in review(scenario).findings:
        assert finding.entries
        for entry in finding.entries:
            assert entry in scenario.rules or getattr(scenario, entry, None) or entry == "tiles"


def finding(rules: str = "", tiles: str = "2-12", **more: object) -> Finding:
    entries = {"name": "Own", "tiles": tiles, "rules": rules.split(), **more}
    (found,) = review(scenario_of({key: each for key, each in entries.items() if each is not None})).findings
    return found


CLASHES: list[tuple[Callable[[], Finding], tuple[str, ...]]] = [
    (lambda: finding("leader no_bell"), ("leader", "no_bell")),
    (lambda: finding("fool_the_guards one_exit"), ("fool_the_guards", "one_exit")),
    (lambda: finding("hands_only no_talk"), ("hands_only", "no_talk")),
    (lambda: finding("open_talk_allowed hands_only"), ("open_talk_allowed", "hands_only")),
    (lambda: finding("open_talk_allowed no_talk"), ("open_talk_allowed", "no_talk")),
    (lambda: finding("two_boards no_vortex"), ("two_boards", "no_vortex")),
    (lambda: finding("two_boards moving_walls"), ("two_boards", "moving_walls")),
    (lambda: finding("two_boards no_gatherings"), ("two_boards", "no_gatherings")),
    (lambda: finding("two_boards", tiles="2, 4-12"), ("two_boards", "tiles")),
    (lambda: finding(hourglass_ms=999), ("hourglass_ms",)),
    (lambda: finding(face="C"), ("face",)),
    (lambda: finding(tile_set="Elsewhere"), ("tile_set",)),
    (lambda: finding(on_top="5"), ("tiles", "on_top")),
]


@pytest.mark.parametrize(("made", "entries"), CLASHES)
def test_a_clash_names_both_sides(made: Callable[[], Finding], entries: tuple[str, ...]) -> None:
    """B2"""
    assert made().entries == entries


def test_what_is_missing_is_named_and_where_it_can_be_found() -> None:
    """W1, P2: the elf's item is on tile 9, its exit on tile 10."""
    items = finding(tiles="2-8, 10-12")
    assert (items.missing, items.tiles) == ((Special(Kind.ITEM, Hero.ELF),), (9,))
    exits = finding(tiles="2-9, 11-12")
    assert (exits.missing, exits.tiles) == ((Special(Kind.EXIT, Hero.ELF),), (10,))
    purple = finding("one_exit", tiles="3-12")
    assert (purple.missing, purple.tiles) == ((Special(Kind.EXIT, Hero.MAGE),), (2,))


def test_tiles_that_are_too_many_are_named() -> None:
    """S3"""
    assert finding(tiles="2-12, 5, 7").tiles == (5, 7)
    assert finding(tiles="1-12").tiles == (1,)
    assert finding(tiles="2-12, 30").tiles == (30,)
    assert finding("two_boards", tiles="2, 4-12").tiles == (3,)


def test_a_level_that_cannot_be_is_named() -> None:
    """C10: it starts at level 2."""
    found = review(scenario_of({"name": "Own", "levels": "1-3", "rules": ["fool_the_guards"]}))
    assert [(each.problem.contradiction, each.levels) for each in found.findings] == [
        (No.FOOLING_WITH_ONE_EXIT, (1,))
    ]
    assert (found.playable, found.levels) == (False, (2, 3))


def test_another_tile_set_is_looked_at_if_it_is_given() -> None:
    """B2: a set without tile 12 lacks the dwarf's exit."""
    faces = standard_set().faces.values()
    small = TileSet.of("Standard", [face for face in faces if face.number != 12])
    (found,) = review(scenario_of({"name": "Own", "tiles": "2-12"}), small).findings
    assert found.problem.contradiction is No.NO_SUCH_TILE


def advice(rules: str = "", tiles: str | None = "2-12", **more: object) -> list[str]:
    entries = {"name": "Own", "tiles": tiles, "rules": rules.split(), **more}
    found = review(scenario_of({key: each for key, each in entries.items() if each is not None}))
    assert found.playable
    return [each.id for each in found.advice]


def test_nothing_is_advised_about_the_seventeen() -> None:
    """C1 to C17: they are as they are meant to be."""
    assert [each for scenario in builtin_scenarios().values() for each in review(scenario).advice] == []


def test_advice() -> None:
    """P4 to P8, H1, S3: what can be played but may not be meant."""
    assert advice() == []
    assert advice(tiles="2, 6-12") == ["one_hourglass"]
    assert advice("cameras", tiles="2-17") == ["locked_for_good"]
    assert advice("cameras barbarian_breaks_cameras", tiles="2-17") == []
    assert advice("cameras barbarian_breaks_cameras", tiles="2-16") == ["cameras_idle"]
    assert advice("barbarian_breaks_cameras", tiles="2-17") == ["nothing_to_break"]
    assert advice("dwarf_passages") == ["no_passages"]
    assert advice("dwarf_passages", tiles="2-24") == []
    assert advice("crystal_balls") == ["no_balls"]
    assert advice(shuffled=False) == ["same_every_time"]
    assert advice(hourglass_ms=59_999) == ["short_sand"]


def test_a_rule_that_matters_at_one_level_is_meant() -> None:
    """P6: crystal balls come with tile 15."""
    assert advice("crystal_balls", tiles=None, levels="1-3") == ["no_balls"]
    assert advice("crystal_balls", tiles=None, levels="1-4") == []
