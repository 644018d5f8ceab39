"""H: 180 seconds of sand that never stand still."""

from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules import decide, due, evolve
from hushmaze.rules.events import HourglassTurned, Lost, SquareSpent
from hushmaze.rules.game import Game
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.setup import HOURGLASS_MS
from hushmaze.rules.state import Loss, Phase
from tests.support.orders import accepted, after, order, refused, told
from tests.support.spots import spot
from tests.support.table import game, setup_of

CAPACITIES = st.integers(1_000, 3_600_000)


def test_the_hourglass_holds_180_seconds() -> None:
    """H1: unless the table takes another one."""
    assert HOURGLASS_MS == 180_000
    assert game().sand_left(0) == 180_000
    assert game(hourglass_ms=30_000).sand_left(0) == 30_000


def test_the_sand_never_pauses() -> None:
    """H1: it runs through moves, refusals, talk and discards."""
    state = game(rules="moving_walls", north=13, east=9, south=10)
    state = after(state, "M north 1 at 1000", "B north 1 at 2000")
    assert (state.talk, state.discard_due) == (True, True)
    turned = 180_000 - 178_000
    assert state.sand_left(2000) == turned
    refused(state, "M north 1 at 2500", Refusal.DISCARD_FIRST)
    state = after(state, "say hurry at 2600", "discard 13 9 at 3000")
    assert state.sand_left(3000) == turned - 1000


def test_a_table_may_agree_to_pauses() -> None:
    """H1: the clock stands meanwhile, and the game is marked."""
    state = after(game(pause=True), "pause at 10000")
    assert (state.paused, state.was_paused, state.sand_left(999_999)) == (True, True, 170_000)
    for text in ("M north 1", "pause", "bell 1", "steal", "stare 1", "turn", "discard 2 3"):
        refused(state, text, Refusal.PAUSED)
    assert due(state, 10**9) == ()
    state = after(state, "resume at 500000")
    assert (state.paused, state.was_paused, state.sand_left(500_000)) == (False, True, 170_000)
    refused(state, "resume", Refusal.NOT_PAUSED)


def test_nobody_pauses_where_it_was_not_agreed() -> None:
    """H1: the option is settled before the start."""
    refused(game(), "pause", Refusal.PAUSE_NOT_AGREED)


@given(CAPACITIES, st.integers(0, 10**6))
def test_the_game_is_lost_when_the_sand_has_run_out(capacity: int, start: int) -> None:
    """H2: at that exact moment, and not a millisecond before."""
    state = after(game("phase=planning", hourglass_ms=capacity), f"0: start at {start}")
    end = start + capacity
    assert due(state, end - 1) == ()
    assert due(state, end) == due(state, end + 12345) == (Lost(end, Loss.SAND),)
    lost = evolve(state, *due(state, end))
    assert (lost.phase, lost.loss, lost.sand_left(end + 99)) == (Phase.LOST, Loss.SAND, 0)


def test_a_command_at_the_deadline_is_too_late() -> None:
    """H2: one millisecond earlier it would have counted."""
    assert accepted(game(), "M north 1 at 179999")
    for text in ("M north 1 at 180000", "say hello at 180000", "bell 1 at 200000", "start at 180000"):
        refused(game(), text, Refusal.TOO_LATE)


def test_a_late_command_ends_the_game_at_the_deadline() -> None:
    """H2: the server owns the clock."""
    table = Game(setup_of())
    table.submit(*order(table.state, "0: start at 10"))
    assert table.submit(*order(table.state, "0: stare 1 at 180500")) is Refusal.TOO_LATE
    assert table.events[-1] == Lost(180_010, Loss.SAND)
    assert table.state.time == 180_010


@given(st.data())
def test_turning_swaps_the_chambers_to_the_millisecond(data: st.DataObject) -> None:
    """H3: remaining becomes capacity minus remaining."""
    capacity = data.draw(CAPACITIES)
    gone = data.draw(st.integers(1, capacity - 1))
    state = after(game(hourglass_ms=capacity), f"B north 1 at {gone}")
    remaining = capacity - gone
    assert state.sand_left(gone) == capacity - remaining == gone
    assert due(state, 2 * gone - 1) == ()
    assert due(state, 2 * gone) == (Lost(2 * gone, Loss.SAND),)


def test_turning_is_not_a_choice_and_spends_the_square() -> None:
    """H3: stopping there is enough, and it works once."""
    state = game()
    events = told(state, "B north 1 at 60000")
    square = spot(state.board, "hg")
    assert SquareSpent(60_000, square) in events
    assert any(isinstance(event, HourglassTurned) and event.sand == 60_000 for event in events)
    state = after(state, "B north 1 at 60000")
    assert (state.spent, state.turns, state.deadline) == (frozenset({square}), 1, 120_000)
    again = after(state, "B south 1 at 70000", "B north 1 at 80000")
    assert (again.turns, again.deadline) == (1, 120_000)


def test_every_hero_turns_the_hourglass() -> None:
    """H3: by a move, or by an escalator that ends there."""
    for turned in (
        after(game(barbarian="0,0"), "B east 1 at 5"),
        after(game(mage="0,0"), "M east 1 at 5"),
        after(game(elf="0,0"), "E east 1 at 5"),
        after(game(dwarf="0,0"), "D east 1 at 5"),
    ):
        assert turned.turns == 1
    assert after(game(north=5, mage="#5:1,3"), "M escalator at 5").turns == 1


@given(st.lists(st.integers(1, 40_000), min_size=4, max_size=4))
def test_sand_flows_back_and_forth_exactly(pauses: list[int]) -> None:
    """H4: however often it is turned, no sand is made or lost."""
    state = game(north=3, east=4, south=5, barbarian="0,0", mage="#3:1,3", elf="#4:0,3", dwarf="#5:1,3")
    now, upper = 0, 180_000
    for pause, text in zip(pauses, ("B east 1", "M north 1", "E south 1", "D escalator"), strict=True):
        now, upper = now + pause, upper - pause
        if upper <= 0:
            assert decide(state, *order(state, f"{text} at {now}")) is Refusal.TOO_LATE
            return
        state = after(state, f"{text} at {now}")
        upper = 180_000 - upper
        assert state.sand_left(now) == upper


def test_turning_early_costs_time() -> None:
    """H4: it never resets."""
    early = after(game(), "B north 1 at 30000")
    assert early.sand_left(30_000) == 30_000
    late = after(game(), "B north 1 at 170000")
    assert late.sand_left(170_000) == 170_000


def test_turning_a_full_hourglass_loses_at_once() -> None:
    """H4: nothing has run through yet, so nothing is left."""
    state = after(game(), "B north 1 at 0")
    assert (state.phase, state.loss, state.talk) == (Phase.LOST, Loss.SAND, False)


def test_hourglasses_work_before_and_after_the_theft() -> None:
    """H5: in both halves of the game."""
    for phase in ("heist", "escape"):
        assert after(game(f"phase={phase}"), "B north 1 at 50000").sand_left(50_000) == 50_000
