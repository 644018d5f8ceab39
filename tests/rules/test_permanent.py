"""P: the rules that come one by one and stay."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hushmaze.rules import begin
from hushmaze.rules.cards import NO_CARD, passed_left
from hushmaze.rules.events import CardsPassed, SquareSpent, TalkOpened, TilePlaced
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import Place
from hushmaze.rules.state import Phase, State
from hushmaze.rules.words import ABILITIES, Hero
from tests.support.orders import accepted, after, refused, stands, told
from tests.support.spots import spot
from tests.support.table import game, setup_of
from tests.support.wide import examples

WRECKER = "cameras barbarian_breaks_cameras"


def test_one_exit_serves_all_four() -> None:
    """P1: the purple one, and no other."""
    state = game(
        "phase=escape", rules="one_exit", north=2,
        barbarian="#2:3,1", mage="#2:3,2", elf="#2:1,2", dwarf="#2:2,1",
    )  # fmt: skip
    assert after(state, "E west 1").safe == (), "the green exit leads nowhere"
    state = after(state, "B north 1", "M north 2", "D east 1", "D north 1", "E east 2", "E north 2")
    assert (state.phase, state.safe) == (Phase.WON, (Hero.BARBARIAN, Hero.MAGE, Hero.DWARF, Hero.ELF))


@pytest.mark.parametrize("mark", ["oM", "oE", "oD"])
def test_every_hero_leaves_by_its_own_exit(mark: str) -> None:
    """P2: another colour's exit is an ordinary square."""
    beside = {"oM": ("#2:3,1", "north"), "oE": ("#2:1,2", "west"), "oD": ("#2:2,3", "east")}
    start, way = beside[mark]
    state = after(game("phase=escape", north=2, barbarian=start), f"B {way} 1")
    assert stands(state, Hero.BARBARIAN, mark)
    assert (state.safe, state.phase) == ((), Phase.ESCAPE)


def test_turning_the_hourglass_passes_every_card_to_the_left() -> None:
    """P3: what seat 0 had is then with seat 1."""
    state = game("cards=N,WV,EC,SX", rules="pass_cards")
    assert CardsPassed(500) in told(state, "B north 1 at 500")
    passed = after(state, "B north 1 at 500")
    assert passed == passed._replace(cards=game("cards=SX,N,WV,EC").cards)
    assert after(game("cards=N,WV,EC,SX"), "B north 1 at 500").cards == state.cards


def test_two_seats_swap_their_cards() -> None:
    """P3: with two, left is also right."""
    state = game("cards=NEV,SWCX", seats=2, rules="pass_cards")
    assert after(state, "B north 1 at 5").cards == (state.cards[1], state.cards[0])


@pytest.mark.parametrize(
    ("seats", "leader"), [(n, False) for n in range(2, 9)] + [(n, True) for n in range(3, 10)]
)
@examples(20)
@given(times=st.integers(0, 40), fixed=st.booleans(), seed=st.integers(0, 1000))
def test_passing_any_number_of_times_keeps_all_seven_abilities(
    seats: int, leader: bool, times: int, fixed: bool, seed: int
) -> None:
    """P3: no card is ever lost, and after a whole round everybody has their own again."""
    first = begin(setup_of(seats=seats, rules="leader" if leader else "", seed=seed)).cards
    hands = first
    for _ in range(times):
        hands = passed_left(hands, leader_fixed=fixed and leader)
        assert sorted(hands) == sorted(first)
        assert {ability for held in hands for ability in held} == set(ABILITIES)
        assert hands.count(NO_CARD) == int(leader)
    if times % (seats - 1 if fixed and leader else seats) == 0:
        assert hands == first


@pytest.mark.parametrize("seats", range(1, 10))
def test_every_table_owns_all_seven_abilities_after_every_turn(seats: int) -> None:
    """P3: four hourglasses, one to nine seats; the ninth can only lead, and one alone has a deck (L3)."""
    state = game(
        seats=seats, rules="pass_cards leader" if seats == 9 else "pass_cards", north=3, east=4, south=5,
        barbarian="0,0", mage="#3:1,3", elf="#4:0,3", dwarf="#5:1,3",
    )  # fmt: skip
    for turns, text in enumerate(("B east 1", "M north 1", "E south 1", "D escalator"), start=1):
        state = state._replace(cards=(ABILITIES,)) if seats == 1 else state
        state = after(state, f"{text} at {40_000 + turns * 20_000}")
        held = state.deck.draw if state.deck else [ability for card in state.cards for ability in card]
        assert (state.turns, set(held)) == (turns, set(ABILITIES))


def test_a_talk_window_opens_when_the_elf_explores() -> None:
    """P4: after the tile lies there."""
    state = game(rules="elf_opens_talk", elf="xE")
    kinds = [type(event) for event in told(state, "E explore")]
    assert kinds == [TilePlaced, TalkOpened]
    assert after(state, "E explore").talk


def test_the_window_opens_for_the_elf_alone() -> None:
    """P4: other heroes explore in silence."""
    assert not after(game(rules="elf_opens_talk", mage="xM"), "M explore").talk


def test_early_scenarios_ignore_the_loudspeaker() -> None:
    """P4: without the rule the elf is like the others."""
    assert not after(game(elf="xE"), "E explore").talk


def test_exploring_in_a_window_opens_it_anew() -> None:
    """P4: the action closes it first (T3)."""
    state = game("talk=yes", rules="elf_opens_talk", elf="xE")
    assert len(told(state, "E explore")) == 3
    assert after(state, "E explore").talk


def test_only_the_dwarf_goes_through_a_dwarf_passage() -> None:
    """P5: for all others it is wall."""
    state = game(rules="dwarf_passages", north=7, dwarf="2,0", mage="3,1", barbarian="3,0")
    assert stands(after(state, "D north 4"), Hero.DWARF, "2,-4")
    assert stands(after(state, "D north 4", "D south 5"), Hero.DWARF, "2,1")


@pytest.mark.parametrize("hero", "BME")
@pytest.mark.parametrize(
    ("where", "way"), [("#7:1,2", "north"), ("#7:1,1", "south"), ("#7:1,3", "east"), ("#7:2,3", "west")]
)
def test_a_dwarf_passage_is_wall_for_others(hero: str, where: str, way: str) -> None:
    """P5: both ways, and sideways too."""
    state = game(rules="dwarf_passages", north=7, stand={hero: where})
    refused(state, f"{hero} {way} 1", Refusal.WAY_BLOCKED)
    assert accepted(game(rules="dwarf_passages", north=7, dwarf=where), f"D {way} 1")


def test_before_the_rule_comes_a_passage_is_wall_for_the_dwarf_too() -> None:
    """P5: it comes with scenario 4."""
    refused(game(north=7, dwarf="#7:1,2"), "D north 1", Refusal.WAY_BLOCKED)


def seer(position: str = "stack=13,12,9", **rest: str) -> State:
    """The mage on the crystal ball of tile 8, north of tile 1."""
    return game(position, rules="crystal_balls elf_opens_talk", north=8, mage="cb", **rest)  # type: ignore[arg-type] # heroes only


@pytest.mark.parametrize("door", ["xM/8", "xE/8", "xB/8", "xM/1", "xD/1", "xB/1"])
def test_the_mage_on_a_ball_explores_squares_of_any_colour(door: str) -> None:
    """P6: wherever the place beyond is empty."""
    state = after(seer(), f"M explore {door}")
    assert len(state.board.tiles) == 3
    assert state.ball_used
    assert state.spent == frozenset()


def test_two_tiles_spend_the_ball() -> None:
    """P6: the second may also lie against the first, and need not come at once."""
    state = after(seer(), "M explore xM/8", "D east 1", "M explore #13:2,0")
    assert state.board.tiles[Place(0, 0, -3)].number == 12
    assert state.spent == {spot(state.board, "cb")}
    assert not state.ball_used
    refused(state, "M explore xD/1", Refusal.NOT_AN_EXPLORATION)


def test_leaving_after_one_tile_spends_the_ball() -> None:
    """P6: what was not used is gone."""
    state = after(seer(), "M explore xM/8", "M east 1")
    assert state.spent == {spot(state.board, "cb")}
    back = after(state, "M west 1")
    refused(back, "M explore xD/1", Refusal.NOT_AN_EXPLORATION)


def test_leaving_without_a_tile_keeps_the_ball() -> None:
    """P6: it waits for the mage to come back."""
    state = after(seer(), "M east 1")
    assert state.spent == frozenset()
    refused(state, "M explore xD/1", Refusal.NOT_AN_EXPLORATION)
    assert accepted(after(state, "M west 1"), "M explore xD/1")


def test_others_who_move_leave_the_ball_alone() -> None:
    """P6: only the mage spends it."""
    state = after(seer(), "M explore xM/8", "D east 1")
    assert (state.ball_used, state.spent) == (True, frozenset())


def test_a_hero_on_its_own_square_explores_as_usual() -> None:
    """P6: that explore is an ordinary one and does not use the ball."""
    state = seer(elf="xE/8")
    for text in ("E explore", "M explore xE/8"):
        placed = after(state, text)
        assert (placed.ball_used, placed.spent, placed.talk) == (False, frozenset(), True)
    used = after(seer(elf="xE/8"), "M explore xD/1", "E explore")
    assert (used.ball_used, used.spent) == (True, frozenset())


def test_a_green_square_explored_by_ball_opens_no_window() -> None:
    """P6: it is the mage who explores there, not the elf (P4)."""
    assert not after(seer(), "M explore xE/8").talk


def test_a_ball_gives_nothing_where_it_may_not_be_used() -> None:
    """P6: not before scenario 5, not at a closed door, not at another square, not spent."""
    refused(game(north=8, mage="cb"), "M explore xD/1", Refusal.NOT_AN_EXPLORATION)
    refused(seer(), "M explore xE/1", Refusal.NOTHING_BEYOND)
    refused(seer(), "M explore hg", Refusal.NOT_AN_EXPLORATION)
    refused(seer(), "M explore 2,2", Refusal.NOT_AN_EXPLORATION)
    refused(seer(spent="cb"), "M explore xD/1", Refusal.NOT_AN_EXPLORATION)


def test_other_heroes_get_nothing_from_a_ball() -> None:
    """P6: neither on it, nor beside the mage on it."""
    state = game(rules="crystal_balls", north=8, elf="cb")
    refused(state, "E explore xD/1", Refusal.NOT_AN_EXPLORATION)
    refused(state, "M explore xD/1", Refusal.NOT_AN_EXPLORATION)
    refused(seer(), "E explore xD/1", Refusal.NOT_AN_EXPLORATION)


def test_the_ball_gives_a_choice_to_look_for() -> None:
    """P6: several squares qualify, so the explorer may look first (X4)."""
    state = after(seer(), "look", "M explore xD/1")
    assert state.board.tiles[Place(0, 0, 1)].number == 13


@pytest.mark.parametrize("text", ["B north 1", "M escalator"])
def test_two_working_cameras_lock_the_hourglasses(text: str) -> None:
    """P7: no hero may stop there, by whatever way."""
    state = game(rules="cameras", north=9, east=10, south=5, mage="#5:1,3")
    refused(state, text, Refusal.CAMERAS_WATCH)


def test_passing_over_a_locked_hourglass_is_allowed() -> None:
    """P7: only stopping is forbidden."""
    state = game(rules="cameras", north=9, east=10, barbarian="0,0")
    refused(state, "B east 1", Refusal.CAMERAS_WATCH)
    assert after(state, "B east 2").turns == 0


@pytest.mark.parametrize("spent", ["ca/9", "ca/10", "ca/9 ca/10"])
def test_a_spent_camera_does_not_work(spent: str) -> None:
    """P7: with fewer than two working the hourglasses are free."""
    assert accepted(game(rules="cameras", north=9, east=10, spent=spent), "B north 1 at 9")


def test_one_camera_locks_nothing() -> None:
    """P7: it takes two, revealed and unspent."""
    assert accepted(game(rules="cameras", north=9), "B north 1 at 9")
    assert accepted(game(north=9, east=10), "B north 1 at 9"), "the rule comes with scenario 6"
    three = game(rules="cameras", north=9, east=10, south=11, spent="ca/9")
    refused(three, "B north 1", Refusal.CAMERAS_WATCH)


def test_a_spent_hourglass_is_not_locked() -> None:
    """P7: cameras close unspent ones only."""
    assert accepted(game(rules="cameras", north=9, east=10, spent="hg"), "B north 1")


def test_the_barbarian_breaks_a_camera() -> None:
    """P8: by stopping on it; then the hourglasses are free again."""
    state = game(rules=WRECKER, north=9, east=10, barbarian="2,0", mage="1,1")
    camera = spot(state.board, "ca/9")
    assert told(state, "B north 2 at 7")[-1] == SquareSpent(7, camera)
    broken = after(state, "B north 2 at 7")
    assert accepted(broken, "M north 1 at 9")
    refused(state, "M north 1", Refusal.CAMERAS_WATCH)
    assert len(told(after(broken, "B north 1"), "B south 1")) == 1, "it breaks once"


def test_others_do_nothing_to_a_camera() -> None:
    """P8: and without the rule neither does the barbarian."""
    assert after(game(rules=WRECKER, north=9, mage="2,0"), "M north 2").spent == frozenset()
    assert after(game(rules="cameras", north=9, barbarian="2,0"), "B north 2").spent == frozenset()


def test_a_camera_that_does_not_work_is_not_broken() -> None:
    """P7, P8: none works where P7 is not in force."""
    state = game(rules="barbarian_breaks_cameras", north=9, barbarian="2,0")
    assert after(state, "B north 2").spent == frozenset()
