"""Positions as text, both ways."""

import pytest
from hypothesis import given

from hushmaze.rules import begin, digest
from hushmaze.rules.notation import PositionError, read, read_square, write, write_square
from hushmaze.rules.squares import square
from hushmaze.rules.state import Phase, State
from tests.support.table import game, scenario_setup, setup_of
from tests.support.wander import MOMENTS, reachable_states
from tests.support.wide import examples


@examples(80)
@given(reachable_states())
def test_what_was_written_reads_back_the_same(state: State) -> None:
    again = read(write(state), state.setup)
    assert again._replace(board=state.board) == state
    assert list(again.board.tiles.values()) == list(state.board.tiles.values())
    assert (write(again), digest(again)) == (write(state), digest(state))


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_reads_back_the_same(moment: str) -> None:
    state = MOMENTS[moment]()
    assert write(read(write(state), state.setup)) == write(state)


def test_a_position_is_one_line_in_a_fixed_order() -> None:
    assert write(game("phase=heist stack=5,9 cards=N,WV,EC,SX")) == (
        "phase=heist time=0 map=1A@0:0,0/0 heroes=B0:1,1;M0:2,1;E0:1,2;D0:2,2 safe=- stack=5,9 buried=0 "
        "hand=- spent=- cards=N,WV,EC,SX deck=- deadline=180000 stopped=- turns=0 talk=no bell=- ball=no "
        "discard=no paused=no interrupted=no loss=-"
    )


def test_what_is_not_said_is_as_at_the_beginning() -> None:
    setup = scenario_setup(4, seed=8)
    assert write(read("", setup)) == write(begin(setup))


def test_a_running_phase_starts_the_clock() -> None:
    running = game("phase=heist time=700")
    assert (running.stopped_at, running.deadline) == (None, 180_700)
    assert game("phase=won time=700").stopped_at == 700
    assert game("phase=lost loss=sand time=5 stopped=3").stopped_at == 3
    assert read("", setup_of()).phase is Phase.PLANNING


def test_placed_tiles_and_the_one_in_hand_leave_the_stack() -> None:
    state = game("hand=9", north=6)
    assert not {6, 9} & set(state.stack)


def test_a_square_is_its_board_x_and_y() -> None:
    assert read_square("1:-3,7") == square(1, -3, 7)
    assert write_square(square(0, 12, -9)) == "0:12,-9"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("colour=red", "no key 'colour'"),
        ("nonsense", "no key 'nonsense'"),
        ("phase=teatime", "phase=teatime"),
        ("time=soon", "time=soon"),
        ("talk=maybe", "talk=maybe"),
        ("map=1B@0:0,0/0", "no tile 1B"),
        ("map=99@0:0,0/0", "no tile 99"),
        ("map=1A@0:0,0/0;6@0:0,0/0", "a place bears one tile"),
        ("map=1A@0:0,0/0;6@0:0,1/0;6@0:0,2/0", "a tile lies on one place"),
        ("map=1A@0:zero,0", "invalid literal"),
        ("map=1A@7:0,0", "no map has a square"),
        ("heroes=B0:1,1;M0:1,1;E0:1,2;D0:2,2", "at most one hero"),
        ("heroes=B0:1,1;M0:2,1;E0:1,2", "each named once"),
        ("heroes=B0:1,1;B0:3,1;M0:2,1;E0:1,2;D0:2,2", "each named once"),
        ("heroes=B0:1,1;;E0:1,2;D0:2,2", "heroes="),
        ("heroes=B0:1,1;M0:2,1;E0:1,2;D0:40,2", "no floor under dwarf"),
        ("safe=Q", "safe=Q"),
        ("stack=99", "no tile 99"),
        ("stack=6,6", "one place only"),
        ("hand=6 stack=6", "one place only"),
        ("stack=1", "one place only"),
        ("hand=six", "hand=six"),
        ("hand=99", "no tile 99"),
        ("heroes=B-;M0:2,1;E0:1,2;D0:2,2", "only a safe hero has left, not the barbarian"),
        ("spent=0:1,1", "no special square"),
        ("cards=N,WV,EC", "4 seats and 3 cards"),
        ("cards=N,WV,EC,Q", "NESWVCX"),
        ("loss=love", "loss=love"),
        ("bell=x", "bell=x"),
    ],
)
def test_a_position_that_cannot_be_says_why(text: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        read(text, setup_of())


def test_only_the_solo_game_has_a_deck() -> None:
    assert read("deck=NE/SW", setup_of()).deck is None
    assert read("deck=NESW/VCX", setup_of(seats=1)).deck is not None
    for wrong in ("NQ/", "NESWVC/", "NESWVCX/N", "/", "-"):
        with pytest.raises(PositionError, match="deck="):
            read(f"deck={wrong}", setup_of(seats=1))


@pytest.mark.parametrize("cards", ["N,WV,EC,SX", "-,-,NESW,VCX"])
def test_one_leader_has_no_card(cards: str) -> None:
    """C9: a position must say who it is."""
    with pytest.raises(PositionError, match="the leader, and nobody else"):
        read(f"cards={cards}", setup_of(rules="leader"))


def test_a_tile_without_a_turn_lies_as_drawn() -> None:
    state = read("map=1A@0:0,0;6@0:0,-1", setup_of())
    assert [tile.quarters for tile in state.board.tiles.values()] == [0, 0]


def test_heroes_that_have_left_stand_nowhere() -> None:
    state = game("phase=escape safe=B", barbarian="-")
    assert "heroes=B-;M0:2,1;" in write(state)
    assert "safe=B " in write(state)
