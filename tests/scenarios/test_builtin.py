"""C1 to C17 as data: tiles, face and rules exactly as the table of the rules says."""

from dataclasses import dataclass

import pytest

from hushmaze.rules import begin
from hushmaze.rules.setup import START_TILE, Options
from hushmaze.scenarios import (
    LEVELS,
    Contradiction,
    ScenarioError,
    Table,
    builtin_scenarios,
    prepare,
    scenario_number,
)
from tests.support.table import scenario_setup

P3, P4, P5, P6 = "pass_cards", "elf_opens_talk", "dwarf_passages", "crystal_balls"
P7, P8 = "cameras", "barbarian_breaks_cameras"
ALL = {P3, P4, P5, P6, P7, P8}


@dataclass(frozen=True)
class Row:
    name: str
    tiles: range
    face: str
    rules: frozenset[str]
    on_top: tuple[int, ...] = ()


CAMPAIGN = {
    1: Row("First look", range(2, 10), "A", frozenset({"one_exit", "open_talk_allowed"})),
    2: Row("Four doors", range(2, 13), "A", frozenset()),
    3: Row("Pass it left", range(2, 13), "A", frozenset({P3})),
    4: Row("Small gaps, sharp ears", range(2, 15), "A", frozenset({P3, P4, P5})),
    5: Row("The seer", range(2, 15), "B", frozenset({P3, P4, P5, P6}), on_top=(15,)),
    6: Row("The wrecker", range(2, 18), "B", frozenset(ALL)),
    7: Row("Eyes everywhere", range(2, 20), "B", frozenset(ALL)),
}

CHALLENGES = {
    8: ("Foresight", {"stack_face_up"}),
    9: ("Follow the leader", {"leader"}),
    10: ("Fool the guards", {"fool_the_guards"}),
    11: ("Moving walls", {"moving_walls"}),
    12: ("Hands only", {"hands_only"}),
    13: ("Two dimensions", {"two_boards", "stack_face_up"}),
    14: ("Not a word", {"no_talk"}),
    15: ("Only eyes", {"no_talk", "no_bell"}),
    16: ("No vortex", {"no_vortex"}),
    17: ("No gatherings", {"no_gatherings"}),
}

LAST_TILE = {1: 9, 2: 12, 3: 14, 4: 15, 5: 17, 6: 19, 7: 24}


def check_campaign(number: int) -> None:
    row, scenario = CAMPAIGN[number], scenario_number(number)
    assert (scenario.name, scenario.face, frozenset(scenario.rules)) == (row.name, row.face, row.rules)
    assert (scenario.tiles, scenario.on_top, scenario.levels) == (tuple(row.tiles), row.on_top, ())
    state = begin(scenario_setup(number, seed=11))
    assert state.stack[: len(row.on_top)] == row.on_top
    assert sorted(state.stack[len(row.on_top) :]) == list(row.tiles)
    assert [tile.face.name for tile in state.board.tiles.values()] == [f"1{row.face}"]


def test_first_look() -> None:
    """C1: tiles 2-9, face A, one exit, and talk may stay open (T7)."""
    check_campaign(1)
    assert scenario_setup(1, options=Options(talk_always=True)).options.talk_always


def test_four_doors() -> None:
    """C2: tiles 2-12, face A, each hero has its own exit (P2)."""
    check_campaign(2)


def test_pass_it_left() -> None:
    """C3: the same tiles, and cards are passed (P3)."""
    check_campaign(3)


def test_small_gaps_sharp_ears() -> None:
    """C4: tiles 2-14, the elf and the dwarf learn their tricks (P4, P5)."""
    check_campaign(4)


def test_the_seer() -> None:
    """C5: tiles 2-14 shuffled with 15 on top, face B, crystal balls (P6)."""
    check_campaign(5)


def test_the_wrecker() -> None:
    """C6: tiles 2-17, cameras and the barbarian (P7, P8)."""
    check_campaign(6)


def test_eyes_everywhere() -> None:
    """C7: tiles 2-19, nothing new."""
    check_campaign(7)
    assert scenario_number(7).switches == scenario_number(6).switches


@pytest.mark.parametrize(("number", "cameras"), [(6, 2), (7, 4)])
def test_cameras_in_the_stack(number: int, cameras: int) -> None:
    """C6: two of them, and four in C7."""
    setup = scenario_setup(number)
    kinds = [special.kind.name for n in setup.stack for special in setup.faces[n].specials.values()]
    assert kinds.count("CAMERA") == cameras


def check_challenge(number: int) -> None:
    """All permanent rules P2 to P8, one twist, any level."""
    name, twist = CHALLENGES[number]
    scenario = scenario_number(number)
    assert (scenario.name, set(scenario.rules)) == (name, ALL | twist)
    assert (scenario.tiles, scenario.on_top, scenario.shuffled) == (None, (), True)
    assert scenario.levels == tuple(range(2, 8) if number in (10, 13) else range(1, 8))


def test_foresight() -> None:
    """C8: the stack is face up."""
    check_challenge(8)


def test_follow_the_leader() -> None:
    """C9: one seat leads."""
    check_challenge(9)


def test_fool_the_guards() -> None:
    """C10: foreign items and exits."""
    check_challenge(10)


def test_moving_walls() -> None:
    """C11: tiles are discarded."""
    check_challenge(11)


def test_hands_only() -> None:
    """C12: gestures only."""
    check_challenge(12)


def test_two_dimensions() -> None:
    """C13: a second board, and the stack face up."""
    check_challenge(13)


def test_not_a_word() -> None:
    """C14: no talk window."""
    check_challenge(14)


def test_only_eyes() -> None:
    """C15: no talk window and no pawn."""
    check_challenge(15)


def test_no_vortex() -> None:
    """C16: no vortex."""
    check_challenge(16)


def test_no_gatherings() -> None:
    """C17: no two heroes on one tile."""
    check_challenge(17)


@pytest.mark.parametrize("level", LAST_TILE)
@pytest.mark.parametrize("number", CHALLENGES)
@pytest.mark.parametrize("face", ["A", "B"])
def test_any_challenge_is_played_at_any_level_with_either_face(number: int, level: int, face: str) -> None:
    """C8: levels by tiles in the stack; C10 and C13 begin at 2, C13 leaves tile 3 out (C17 has all)."""
    if (number, level) in ((10, 1), (13, 1)):
        with pytest.raises(ScenarioError) as caught:
            scenario_setup(number, level=level, face=face)
        assert [p.contradiction for p in caught.value.problems] == [Contradiction.NO_SUCH_LEVEL]
        return
    setup = scenario_setup(number, level=level, face=face)
    assert set(setup.stack) == set(range(2, LAST_TILE[level] + 1)) - ({3} if number == 13 else set())
    assert setup.switches.one_exit == (level == 1)
    assert setup.faces[START_TILE].face == face


def test_level_1_has_only_the_purple_exit() -> None:
    """C8: so it is played with P1 in place of P2."""
    assert [level for level, (_, one_exit) in LEVELS.items() if one_exit] == [1]


def test_a_challenge_is_played_at_its_usual_level_if_nothing_is_said() -> None:
    assert scenario_setup(14).stack == scenario_setup(14, level=6).stack


def test_follow_the_leader_needs_three_to_nine_seats() -> None:
    """C9: and all others take one to eight."""
    assert scenario_number(9).seats == range(3, 10)
    for seats in range(3, 10):
        assert len(begin(scenario_setup(9, seats=seats)).cards) == seats
    for other in set(builtin_scenarios()) - {9}:
        assert scenario_number(other).seats == range(1, 9)


@pytest.mark.parametrize("number", range(1, 18))
def test_every_scenario_can_be_played_by_all_its_tables(number: int) -> None:
    """S1: whatever the number of seats it allows."""
    scenario = scenario_number(number)
    for seats in scenario.seats:
        assert begin(prepare(scenario, Table(seats=seats, seed=seats))).setup.seats == seats


def test_there_are_seventeen() -> None:
    assert list(builtin_scenarios()) == list(range(1, 18))
    assert all(scenario.number == number for number, scenario in builtin_scenarios().items())
