"""C11: two tiles must go."""

from itertools import combinations

import pytest

from hushmaze.protocol.game_log.log import read_log
from hushmaze.rules import Game, view
from hushmaze.rules.board import Board
from hushmaze.rules.commands import Discard
from hushmaze.rules.events import DiscardDue, Lost, TilesDiscarded
from hushmaze.rules.legal import legal
from hushmaze.rules.moving_walls import refusal_of_pair
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import STEP, Square
from hushmaze.rules.state import Loss, Phase, State
from hushmaze.rules.words import DIRECTIONS, Seat, TileNumber
from tests.support.golden import GAMES
from tests.support.orders import accepted, after, refused, told
from tests.support.table import game


def walls(position: str = "discard=yes") -> State:
    """Tile 13 to the north with tile 12 behind it, 9 to the east, 10 to the south."""
    return game(position, rules="moving_walls", north=13, east=9, south=10, laid="12@0:0,-2/0")


def test_turning_the_hourglass_makes_two_tiles_due() -> None:
    """C11: no action is possible until they are gone."""
    state = walls("discard=no")
    assert told(state, "B north 1 at 9")[-1] == DiscardDue(9)
    due = after(state, "B north 1 at 9")
    for text in ("M north 1", "M vortex vM", "M escalator", "E explore", "look"):
        refused(due, text, Refusal.DISCARD_FIRST)
    for text in ("bell 1", "stare 1", "say which?"):
        assert accepted(due, text)


def test_any_seat_chooses_and_the_tiles_go_under_the_stack() -> None:
    """C11: in the order chosen."""
    state = walls("discard=yes stack=5,6")
    for seat in range(4):
        event = TilesDiscarded(7, Seat(seat), TileNumber(9), TileNumber(12))
        assert told(state, f"{seat}: discard 9 12 at 7") == (event,)
    gone = after(state, "discard 9 12")
    assert (gone.stack, gone.buried, gone.discard_due) == ((5, 6, 9, 12), 2, False)
    assert after(state, "discard 12 9").stack == (5, 6, 12, 9)
    assert {tile.number for tile in gone.board.tiles.values()} == {1, 10, 13}
    assert accepted(gone, "M north 1")


def test_discarded_tiles_become_the_new_stack() -> None:
    """C11: when it was empty."""
    assert after(walls("discard=yes stack=-"), "discard 10 9").stack == (10, 9)


def test_everybody_knows_what_lies_at_the_bottom() -> None:
    """C11: they saw it going there, until it is drawn."""
    state = after(walls("discard=yes stack=5"), "discard 10 9")
    assert view(state, None).stack.bottom == (10, 9)
    assert view(state, None).stack.unseen == (5,)
    drawn = after(state, "D south 1", "D west 1", "D explore", "M east 1", "M south 1", "M explore")
    assert (view(drawn, None).stack.bottom, view(drawn, None).stack.unseen) == ((9,), ())
    assert drawn.buried == 1


@pytest.mark.parametrize(
    ("pair", "refusal"),
    [
        ("9 9", Refusal.NOT_TWO_TILES),
        ("9 5", Refusal.TILE_NOT_PLACED),
        ("5 9", Refusal.TILE_NOT_PLACED),
        ("1 9", Refusal.START_TILE_STAYS),
        ("13 9", Refusal.MALL_WOULD_SPLIT),
        ("10 13", Refusal.MALL_WOULD_SPLIT),
    ],
)
def test_some_tiles_cannot_go(pair: str, refusal: Refusal) -> None:
    """C11: tile 1, what does not lie there, and what others hang on."""
    refused(walls(), f"discard {pair}", refusal)


def test_a_tile_and_what_hangs_on_it_may_go_together() -> None:
    """C11: only what remains must still be reached."""
    assert accepted(walls(), "discard 13 12")
    assert accepted(walls(), "discard 12 13")


def test_tiles_with_heroes_or_spent_squares_stay() -> None:
    """C11: neither can go."""
    state = game("discard=yes", rules="moving_walls", north=3, east=9, south=10, mage="#9:0,0", spent="hg/3")
    refused(state, "discard 9 10", Refusal.TILE_OCCUPIED)
    refused(state, "discard 3 10", Refusal.TILE_SPENT)


def test_tiles_out_of_reach_hold_nobody_up() -> None:
    """C11: what could not be reached before need not be reached after; vortices do not count as ways."""
    state = game("discard=yes", rules="moving_walls", north=9, laid="13@0:5,5/0 12@0:5,6/0")
    assert accepted(state, "discard 12 9")


@pytest.mark.parametrize("rules", ["moving_walls", "moving_walls dwarf_passages"])
def test_a_way_for_the_dwarf_alone_is_a_way(rules: str) -> None:
    """C11: squares behind a passage count as reached where the dwarf may use it (P5)."""
    state = game("discard=yes", rules=rules, north=7, east=9, laid="13@0:0,-2/0")
    expected = Refusal.MALL_WOULD_SPLIT if "dwarf" in rules else None
    if expected is None:
        assert accepted(state, "discard 7 9")
    else:
        refused(state, "discard 7 9", expected)


def test_an_escalator_is_a_way() -> None:
    """C11: the back half of tile 14 is reached by riding, so what hangs there must stay reachable."""
    state = game("discard=yes", rules="moving_walls", north=14, east=9, laid="13@0:1,-1/1")
    refused(state, "discard 14 9", Refusal.MALL_WOULD_SPLIT)


def test_if_two_cannot_go_the_game_is_lost() -> None:
    """C11: at that moment."""
    for few in (game(rules="moving_walls"), game(rules="moving_walls", north=13)):
        assert told(few, "B north 1 at 9")[-1] == Lost(9, Loss.WALLS)
        lost = after(few, "B north 1 at 9")
        assert (lost.phase, lost.loss, lost.talk) == (Phase.LOST, Loss.WALLS, False)


def test_no_tiles_go_when_none_are_due() -> None:
    """C11: only after a turn of the hourglass."""
    refused(walls("discard=no"), "discard 9 12", Refusal.NO_DISCARD_DUE)


def test_what_can_be_discarded_is_listed_in_both_orders() -> None:
    """C11: every pair that can go, and no other."""
    pairs = [option for option in legal(walls(), Seat(0)) if isinstance(option, Discard)]
    assert sorted(pairs) == sorted(
        Discard(TileNumber(a), TileNumber(b))
        for one, other in [(9, 10), (9, 12), (10, 12), (12, 13)]
        for a, b in [(one, other), (other, one)]
    )


def test_the_view_tells_the_pairs_while_two_must_go() -> None:
    """C11: each once, so that nobody has to find out by trying."""
    assert view(walls(), None).discard_pairs == ((13, 12), (9, 10), (9, 12), (10, 12))
    assert view(walls("discard=no"), None).discard_pairs == ()
    assert view(after(walls(), "discard 9 12"), None).discard_pairs == ()


def test_what_holds_together_is_what_can_be_walked_to() -> None:
    """C11: square by square, in every mall that a whole game comes to."""
    log = read_log((GAMES / "scenario-11.log").read_text(encoding="utf-8"))
    played = Game(log.heading.setup())
    malls: dict[Board, State] = {}
    for event in log.events:
        played.record((event,))
        malls.setdefault(played.state.board, played.state)
    for board, state in malls.items():
        for pair in combinations(set(board.squares_of) - {TileNumber(1)}, 2):
            left = {where for where in walked(board) if board.tile_at[where] not in pair}
            refusal = refusal_of_pair(state, *pair)
            if refusal in (None, Refusal.MALL_WOULD_SPLIT):
                assert (refusal is None) == (walked(board, pair) == left), (board, pair)
    assert len(malls) > 10


def walked(board: Board, without: tuple[TileNumber, ...] = ()) -> set[Square]:
    """All squares to which there is a way from tile 1."""
    found = set(board.squares_of[TileNumber(1)])
    ahead = list(found)
    while ahead:
        here = ahead.pop()
        steps = [here + STEP[side] for side in DIRECTIONS if here << 2 | side in board.joined | board.gaps]
        there = {*map(Square, steps), *([board.escalators[here]] if here in board.escalators else [])}
        fresh = {to for to in there - found if board.tile_at[to] not in without}
        found |= fresh
        ahead += fresh
    return found
