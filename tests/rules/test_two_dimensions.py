"""C13: a second, separate board."""

from hushmaze.rules import begin, view
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import board_of
from hushmaze.rules.state import State
from hushmaze.rules.words import Hero, TileNumber
from tests.support.orders import accepted, after, refused, stands
from tests.support.table import game, setup_of

TWO = "two_boards stack_face_up"


def dimensions(**said: str) -> State:
    """Barbarian and mage on tile 3, the second board; elf and dwarf on tile 1."""
    places = {"B": "1:1,1", "M": "1:2,2", **said}
    return game(rules=TWO, stand=places)


def test_tile_3_is_a_second_board() -> None:
    """C13: it lies apart from tile 1 and the stack is face up."""
    state = begin(setup_of(rules=TWO))
    assert {place.board for place in state.board.tiles} == {0, 1}
    assert TileNumber(3) not in state.stack
    assert view(state, None).stack.top == state.stack[0]


def test_the_boards_grow_apart() -> None:
    """C13: a tile explored on the second board lies there and joins nothing of the first."""
    state = after(dimensions(M="xM/3"), "M explore")
    there = [tile.place for tile in state.board.tiles.values() if tile.number == 2]
    assert [place.board for place in there] == [1]
    assert {board_of(where) for where in state.board.tile_at} == {0, 1}


def test_a_vortex_leads_only_to_the_other_board() -> None:
    """C13: from an own-colour vortex the hero stands on, to a free one over there."""
    state = dimensions(B="vB/3")
    assert stands(after(state, "B vortex vB/1"), Hero.BARBARIAN, "vB/1")
    refused(state, "B vortex vB/3", Refusal.SAME_BOARD)
    refused(dimensions(), "B vortex vB/1", Refusal.NOT_ON_A_VORTEX)
    refused(dimensions(B="vM/3"), "B vortex vB/1", Refusal.NOT_ON_A_VORTEX)
    refused(dimensions(B="vB/3", E="vB/1"), "B vortex vB/1", Refusal.SQUARE_TAKEN)
    refused(state, "B vortex vM/1", Refusal.NOT_A_VORTEX)


def test_all_four_may_never_be_on_one_board() -> None:
    """C13: a command that would do so is refused."""
    refused(dimensions(B="0,0", M="vM/3"), "M vortex vM/1", Refusal.ALL_ON_ONE_BOARD)
    assert accepted(dimensions(M="vM/3"), "M vortex vM/1")
