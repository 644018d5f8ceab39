"""C8 to C17: what each challenge changes at the table."""

import pytest

from hushmaze.rules import begin, view
from hushmaze.rules.commands import Discard
from hushmaze.rules.events import DiscardDue, Lost, TilesDiscarded
from hushmaze.rules.legal import legal
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import board_of
from hushmaze.rules.state import Loss, Phase, State
from hushmaze.rules.words import Hero, Seat, TileNumber
from tests.support.orders import accepted, after, refused, stands, told
from tests.support.table import game, setup_of

TALK = ("say hello", "ping 1,1", "sign yes")


def test_the_top_of_the_stack_is_visible_to_all() -> None:
    """C8: seats and spectators see it, and no more than it."""
    for seat in (None, Seat(0), Seat(3)):
        seen = view(game("stack=9,4,6", rules="stack_face_up"), seat).stack
        assert (seen.top, seen.unseen, seen.left) == (9, (4, 6), 3)
        assert view(game("stack=9,4,6"), seat).stack.top is None
    assert view(game("stack=-", rules="stack_face_up"), None).stack.top is None


@pytest.mark.parametrize("seats", range(3, 10))
def test_one_seat_has_no_card_and_leads(seats: int) -> None:
    """C9: three to nine seats."""
    state = begin(setup_of(rules="leader", seats=seats, seed=seats))
    leader = view(state, None).leader
    assert leader is not None
    assert [seat for seat in range(seats) if state.cards[seat] == ()] == [leader]


def test_only_the_leader_places_the_pawn() -> None:
    """C9: before any seat, and cannot act otherwise."""
    state = game("cards=NE,-,WV,SCX", rules="leader")
    assert after(state, "1: bell 3").bell == 3
    refused(state, "0: bell 3", Refusal.NOT_THE_LEADER)
    refused(state, "1: M north 1", Refusal.NOT_YOUR_ABILITY)
    assert accepted(state, "1: stare 0")


def test_leading_passes_along_with_the_cards() -> None:
    """C9: so the leader changes with every turn of the hourglass."""
    state = after(game("cards=NE,-,WV,SCX", rules="leader pass_cards"), "B north 1 at 9")
    assert view(state, None).leader == 2
    refused(state, "1: bell 3", Refusal.NOT_THE_LEADER)
    assert accepted(state, "2: bell 3")


def test_the_guards_are_fooled_by_foreign_items() -> None:
    """C10: all four on item squares, none on its own colour."""
    state = game(rules="fool_the_guards", north=6, barbarian="iM", mage="iB", elf="iD", dwarf="#6:0,2")
    assert after(state, "D north 1").phase is Phase.ESCAPE
    own = game(rules="fool_the_guards", north=6, barbarian="iB", mage="iM", elf="iE", dwarf="#6:1,2")
    assert after(own, "D north 1").phase is Phase.HEIST
    one = game(rules="fool_the_guards", north=6, barbarian="iM", mage="iB", elf="iE", dwarf="#6:1,2")
    assert after(one, "D north 1").phase is Phase.HEIST


def test_foreign_exits_serve_one_hero_each() -> None:
    """C10: who stays standing on it, so nobody else can use it."""
    state = game(
        "phase=escape", rules="fool_the_guards", north=2,
        barbarian="#2:1,0", mage="#2:0,1", elf="#2:3,1", dwarf="#2:1,1",
    )  # fmt: skip
    assert after(state, "B west 1").safe == (), "its own exit is none for it"
    state = after(state, "M north 1")
    assert (state.safe, stands(state, Hero.MAGE, "oB")) == ((Hero.MAGE,), True)
    refused(state, "B west 1", Refusal.WAY_BLOCKED)
    refused(state, "M south 1", Refusal.HERO_IS_SAFE)


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


def test_hands_may_talk_but_not_mouths() -> None:
    """C12: in windows pings and signs only; the lobby and the end are free."""
    state = game("talk=yes", rules="hands_only")
    refused(state, "say hello", Refusal.HANDS_ONLY)
    assert accepted(state, "ping 1,1")
    assert accepted(state, "sign yes")
    refused(game(rules="hands_only"), "say hello", Refusal.SILENCE)
    refused(game(rules="hands_only"), "sign yes", Refusal.SILENCE)
    for free in ("phase=planning", "phase=won"):
        assert accepted(game(free, rules="hands_only"), "say hello")


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


@pytest.mark.parametrize("rules", ["no_talk", "no_talk elf_opens_talk"])
def test_no_window_ever_opens(rules: str) -> None:
    """C14: neither by the hourglass nor by the elf; pawn and staring stay."""
    state = after(game(rules=rules, elf="xE"), "B north 1 at 9", "E explore")
    assert not state.talk
    for text in TALK:
        refused(state, text, Refusal.SILENCE)
    assert accepted(state, "bell 1")
    assert accepted(state, "stare 1")


def test_the_pawn_is_not_used() -> None:
    """C15: only eyes are left."""
    state = game(rules="no_talk no_bell")
    refused(state, "bell 1", Refusal.NO_BELL)
    assert accepted(state, "stare 1")
    assert not after(state, "B north 1 at 9").talk


def test_the_vortex_cannot_be_used_at_all() -> None:
    """C16: not even before the theft."""
    state = game(rules="no_vortex")
    refused(state, "B vortex vB", Refusal.VORTEX_CLOSED)
    assert not view(state, None).vortices_open


def test_a_tile_with_a_hero_is_closed_to_the_others() -> None:
    """C17: for stopping, passing through, and arriving by vortex."""
    state = game(rules="no_gatherings", north=3, mage="#3:3,3", barbarian="2,0")
    refused(state, "B north 1", Refusal.WAY_BLOCKED)
    refused(state, "B north 3", Refusal.WAY_BLOCKED)
    refused(state, "B vortex vB/3", Refusal.TILE_CLOSED)
    assert accepted(after(state, "M vortex vM/1"), "B vortex vB/3")
    assert accepted(state, "M west 2"), "to its own hero it is open"


def test_a_closed_tile_is_closed_for_passing_through() -> None:
    """C17: though the far tile would be free."""
    long = game(rules="no_gatherings", north=12, laid="2@0:1,-1/1", barbarian="#2:1,2", elf="#12:0,0")
    west = [steps for steps in range(1, 8) if accepted(long, f"B west {steps}")]
    alone = game(rules="no_gatherings", north=12, laid="2@0:1,-1/1", barbarian="#2:1,2")
    assert len(west) < len([steps for steps in range(1, 8) if accepted(alone, f"B west {steps}")])


def test_an_escalator_onto_a_closed_tile_is_refused() -> None:
    """C17: even so nobody arrives."""
    state = game(rules="no_gatherings", north=14, barbarian="#14:3,0", mage="#14:0,0")
    refused(state, "B escalator", Refusal.TILE_CLOSED)


def test_on_tile_1_heroes_may_gather() -> None:
    """C17: it is excepted."""
    state = game(rules="no_gatherings")
    assert accepted(state, "M north 1")
    refused(state, "B east 1", Refusal.WAY_BLOCKED)


def test_a_hero_on_its_exit_goes_on_closing_the_tile() -> None:
    """C17: it stays there for good."""
    state = after(game("phase=escape", rules="no_gatherings", north=2, mage="#2:3,1", elf="2,0"), "M north 1")
    assert stands(state, Hero.MAGE, "oM")
    refused(state, "E north 1", Refusal.WAY_BLOCKED)


def test_with_one_exit_for_all_nobody_can_stay_on_it() -> None:
    """C17: at level 1 (P1) heroes leave, or the second could never arrive."""
    rules = "no_gatherings one_exit"
    state = after(
        game("phase=escape", rules=rules, north=2, mage="#2:3,1", elf="2,0"), "M north 1", "E north 1"
    )
    assert state.safe == (Hero.MAGE,)
