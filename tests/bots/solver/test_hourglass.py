"""When the hourglass is turned, and what must be done before (H3, P7, P8)."""

from hushmaze.bots.solver.line import Line
from hushmaze.bots.solver.movement.distances import Ground
from hushmaze.bots.solver.movement.goals import Destination
from hushmaze.bots.solver.pace import HUMAN_PACE, opening
from hushmaze.bots.solver.search.hourglass import must_turn, must_turn_before_theft, reserve, turned
from hushmaze.rules import State
from hushmaze.rules.words import Hero
from tests.support.spots import spot
from tests.support.table import game


def line(state: State) -> Line:
    return Line(
        state,
        Ground(state.setup.switches, state.board, state.spent),
        opening(HUMAN_PACE, state.setup.seats),
        0,
    )


def test_it_takes_longer_from_farther_away() -> None:
    """H3"""
    near = reserve(line(game()))
    gone = game("phase=escape safe=BMD", north=13, barbarian="-", mage="-", dwarf="-", elf="#13:3,0")
    far = reserve(line(gone))
    assert near is not None
    assert far is not None
    assert near < far


def test_where_nothing_is_left_to_turn_there_is_nothing_to_keep() -> None:
    """H3"""
    spent = line(game(spent="hg"))
    assert reserve(spent) is None
    assert not must_turn(spent, 1_000_000, 1_000_000)
    assert must_turn_before_theft(spent, 1_000_000)
    assert turned(spent, {}) is None


def test_no_turn_while_the_sand_is_enough() -> None:
    """H4"""
    there = line(game("deadline=20000"))
    assert not must_turn(there, 10_000, 10_000)
    assert not must_turn_before_theft(there, 10_000)
    assert must_turn(there, 30_000, 12_000)


def test_the_nearest_turns_it() -> None:
    """H3"""
    after = turned(line(game("deadline=20000")), {})
    assert after is not None
    assert (after.state.turns, after.actions) == (1, 1)
    assert after.state.heroes[Hero.BARBARIAN] == spot(after.state.board, "hg")


def test_who_has_other_aims_lets_another_turn_it() -> None:
    """H3: the barbarian would have to come back all the way."""
    here = line(game(north=13, barbarian="#13:3,0", elf="#13:1,3"))
    home = here.ground.afresh([here.state.heroes[Hero.BARBARIAN]], Hero.BARBARIAN)
    after = turned(here, {Hero.BARBARIAN: Destination(home)})
    assert after is not None
    assert after.state.heroes[Hero.BARBARIAN] == here.state.heroes[Hero.BARBARIAN]


def test_the_barbarian_breaks_cameras_first() -> None:
    """P7, P8"""
    rules = "cameras barbarian_breaks_cameras"
    watched = line(game(rules=rules, north=9, east=10, south=11))
    keep, free = reserve(watched), reserve(line(game(rules=rules)))
    assert keep is not None
    assert free is not None
    assert keep > free
    after = turned(watched, {})
    assert after is not None
    assert sum(where in after.state.spent for where in after.state.board.cameras) == 2


def test_a_barred_barbarian_is_let_through() -> None:
    """P8: the others stand in its doorways."""
    rules = "cameras barbarian_breaks_cameras no_vortex"
    watched = line(game(rules=rules, north=9, east=10, barbarian="2,2", mage="2,0", elf="3,2", dwarf="2,1"))
    after = turned(watched, {})
    assert after is not None
    assert after.state.turns == 1


def test_without_the_barbarian_cameras_stay() -> None:
    """P8"""
    watched = line(game(rules="cameras", north=9, east=10))
    assert reserve(watched) is None
    assert turned(watched, {}) is None
    gone = game(
        "phase=escape safe=B", rules="cameras barbarian_breaks_cameras", north=9, east=10, barbarian="-"
    )
    assert turned(line(gone), {}) is None


def test_the_way_to_the_sand_is_cleared() -> None:
    """H3: on tile 1B the sand lies behind the east door, and the door is taken."""
    after = turned(line(game(face="B", dwarf="3,2")), {})
    assert after is not None
    assert after.state.turns == 1
