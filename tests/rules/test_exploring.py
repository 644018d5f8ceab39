"""X: revealing and placing tiles."""

import pytest

from hushmaze.rules.events import TilePlaced, TileRevealed
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import Place
from hushmaze.rules.words import Hero, Seat, TileNumber
from tests.support.orders import after, refused, stands, told
from tests.support.spots import spot
from tests.support.table import game


def test_a_hero_explores_from_its_own_square() -> None:
    """X1: it stands on an exploration square of its colour that faces an empty place."""
    (event,) = told(game("stack=9,10 cards=N,WV,EC,SX", elf="xE"), "E explore at 40")
    door = spot(game().board, "xE")
    assert event == TilePlaced(40, Seat(3), Hero.ELF, door, TileNumber(9), Place(0, 0, -1), 0, by_ball=False)


@pytest.mark.parametrize("where", ["xM", "xB", "1,2", "hg", "vE"])
def test_another_square_is_no_place_to_explore_from(where: str) -> None:
    """X1: neither another colour nor any other square will do."""
    refused(game(elf=where), "E explore", Refusal.NOT_AN_EXPLORATION)


@pytest.mark.parametrize("door", ["xE", "xB", "hg", "9,9"])
def test_a_hero_explores_nothing_but_its_own_square(door: str) -> None:
    """X1: standing elsewhere it reaches no square, of whatever colour."""
    refused(game(elf="1,2"), f"E explore {door}", Refusal.NOT_AN_EXPLORATION)


def test_a_square_that_faces_a_tile_explores_nothing() -> None:
    """X1: the place beyond must be empty."""
    refused(game(north=13, elf="xE/1"), "E explore", Refusal.NOTHING_BEYOND)


def test_an_entrance_is_never_explored() -> None:
    """X1: only exploration squares are, and an entrance has no colour."""
    state = game("map=1A@0:0,0/0;13@0:1,-1/0", elf="#13:1,3")
    refused(state, "E explore", Refusal.NOT_AN_EXPLORATION)


def test_the_top_tile_is_placed_and_all_may_pass() -> None:
    """X2: from then on any hero goes there and back."""
    state = after(game("stack=13,12", elf="xE"), "E explore")
    assert state.stack == (12,)
    assert state.board.tiles[Place(0, 0, -1)].number == 13
    others = after(state, "E west 2", "M north 3", "D north 3")
    assert stands(others, Hero.MAGE, "2,-2")
    assert stands(others, Hero.DWARF, "2,-1")
    assert stands(after(others, "D south 2"), Hero.DWARF, "2,1")


def test_a_new_tile_opens_passages_to_older_ones() -> None:
    """X3: its exploration square meets an older door, and that is a passage at once."""
    closed = game("stack=12", laid="2@0:-1,-1/0", elf="xE/1", barbarian="#2:3,2")
    refused(closed, "B east 1", Refusal.WAY_BLOCKED)
    opened = after(closed, "E explore")
    assert stands(after(opened, "B east 1"), Hero.BARBARIAN, "#12:0,1")
    assert spot(closed.board, "#2:3,2") in closed.board.open_doors
    assert spot(opened.board, "#2:3,2") not in opened.board.open_doors


def test_the_explorer_may_look_before_choosing() -> None:
    """X4: the tile is in hand, seen by all, and goes where the explorer then says."""
    state = game("stack=9,13", elf="xE", mage="xM")
    (event,) = told(state, "look at 5")
    assert isinstance(event, TileRevealed)
    assert event.tile == 9
    looked = after(state, "look")
    assert (looked.hand, looked.stack) == (9, (13,))
    placed = after(looked, "M explore")
    assert placed.board.tiles[Place(0, 1, 0)].number == 9
    assert (placed.hand, placed.stack) == (None, (13,))


def test_looking_needs_a_choice() -> None:
    """X4: with one square that qualifies there is nothing to choose."""
    refused(game(elf="xE"), "look", Refusal.NO_CHOICE)
    refused(game(), "look", Refusal.NO_CHOICE)


def test_a_revealed_tile_is_placed_before_another() -> None:
    """X4: no second look, and the next explore places the one in hand."""
    state = after(game("stack=9,13", elf="xE", mage="xM"), "look")
    refused(state, "look", Refusal.TILE_IN_HAND)
    assert after(state, "E explore").board.tiles[Place(0, 0, -1)].number == 9


def test_a_revealed_tile_waits_when_no_square_qualifies_any_more() -> None:
    """X4: in hand, until a hero stands right again."""
    state = after(game("stack=9", elf="xE", mage="xM"), "look", "E west 2", "M south 1")
    refused(state, "E explore", Refusal.NOT_AN_EXPLORATION)
    assert state.hand == 9
    assert after(state, "E east 2", "E explore").hand is None


def test_a_face_up_stack_needs_no_looking() -> None:
    """X4: its top tile is there for all to see (C8)."""
    refused(game(elf="xE", mage="xM", rules="stack_face_up"), "look", Refusal.ALREADY_VISIBLE)


def test_an_empty_stack_means_no_more_exploring() -> None:
    """X5: neither placing nor looking."""
    state = game("stack=-", elf="xE", mage="xM")
    refused(state, "E explore", Refusal.STACK_EMPTY)
    refused(state, "look", Refusal.STACK_EMPTY)


def test_the_last_tile_may_be_in_hand() -> None:
    """X5: a tile in hand is placed though the stack is empty."""
    assert len(after(game("stack=- hand=9", elf="xE"), "E explore").board.tiles) == 2
