"""A: anybody, any hero, at any time, but only what is on the card."""

import re

import pytest

from hushmaze.rules import decide
from hushmaze.rules.commands import Deed, Escalator, Explore, Look, Move, Vortex
from hushmaze.rules.events import Moved
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.words import Hero
from tests.support.orders import accepted, after, order, refused, stands, told
from tests.support.table import game

CARDS = "cards=N,WV,EC,SX"


@pytest.mark.parametrize("hero", "BMED")
@pytest.mark.parametrize(("seat", "way"), [(0, "north"), (1, "west"), (2, "east"), (3, "south")])
def test_any_seat_moves_any_hero_at_any_time(seat: int, way: str, hero: str) -> None:
    """A1: there are no turns, and heroes belong to nobody."""
    crowd = game(CARDS, barbarian="1,2", mage="2,1", elf="1,1", dwarf="2,2")
    clear = {"north": "ME", "west": "BE", "east": "MD", "south": "BD"}[way]
    if hero in clear:
        assert after(crowd, f"{seat}: {hero} {way} 1 at 9").heroes != crowd.heroes
    else:
        refused(crowd, f"{seat}: {hero} {way} 1", Refusal.WAY_BLOCKED)


def test_a_seat_acts_as_often_as_it_likes() -> None:
    """A1: nobody has to wait for anybody."""
    state = game(CARDS, barbarian="0,3", elf="3,3")
    state = after(state, "0: B north 1", "0: B north 1", "0: B north 1", "0: E north 1")
    assert stands(state, Hero.BARBARIAN, "0,0")
    assert stands(state, Hero.ELF, "3,2")


def test_two_seats_in_the_same_instant_are_both_served() -> None:
    """A1: both are judged, the later one against what the first has made of the board."""
    state = game(CARDS)
    second = order(state, "2: B east 1 at 700")
    assert decide(state, *second) is Refusal.WAY_BLOCKED
    served = after(state, "0: M north 1 at 700")
    assert not isinstance(decide(served, *second), Refusal)
    assert stands(after(served, "2: B east 1 at 700"), Hero.BARBARIAN, "2,1")


def test_a_command_that_meant_another_square_is_refused() -> None:
    """A1: it is judged against the newest state, in which the hero has gone on."""
    before = game(CARDS)
    now = after(before, "1: B west 1")
    for text in ("0: B north 1", "1: B vortex vB", "2: B escalator", "3: B explore"):
        assert decide(now, *order(before, text)) is Refusal.HERO_NOT_THERE


@pytest.mark.parametrize(
    "text",
    ["0: B west 1", "1: M north 1", "0: B vortex vB", "3: B escalator", "0: E explore", "1: look"],
)
def test_a_seat_cannot_use_what_is_not_on_its_card(text: str) -> None:
    """A2: whatever the hero."""
    refused(game(CARDS, elf="2,0", dwarf="1,3"), text, Refusal.NOT_YOUR_ABILITY)


@pytest.mark.parametrize("text", ["M north 1", "start", "say hello", "bell 1", "stare 1", "look", "pause"])
def test_a_spectator_can_do_nothing(text: str) -> None:
    """A2: not even talk."""
    refused(game("talk=yes"), f"spectator: {text}", Refusal.SPECTATOR)
    refused(game("phase=planning"), f"spectator: {text}", Refusal.SPECTATOR)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_only_seats_at_the_table_count(seat: int) -> None:
    """A2: there are as many seats as were set up."""
    refused(game(), f"{seat}: M north 1", Refusal.NO_SUCH_SEAT)


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_move_goes_as_far_as_the_seat_wants(steps: int) -> None:
    """A3: one or more squares, straight."""
    state = after(game(barbarian="0,3"), f"B north {steps}")
    assert stands(state, Hero.BARBARIAN, f"0,{3 - steps}")


def test_a_move_stops_before_another_hero() -> None:
    """A3: neither onto it nor through it."""
    state = game(barbarian="2,3", dwarf="2,1", mage="0,0")
    assert accepted(state, "B north 1")
    refused(state, "B north 2", Refusal.WAY_BLOCKED)
    refused(state, "B north 3", Refusal.WAY_BLOCKED)


def test_a_move_stops_before_walls_borders_and_shops() -> None:
    """A3: the three things a tile puts in the way."""
    state = game(face="B", barbarian="1,1", mage="2,1", elf="2,0", dwarf="2,2")
    refused(state, "M east 1", Refusal.WAY_BLOCKED)
    refused(state, "E north 1", Refusal.WAY_BLOCKED)
    refused(state, "E east 1", Refusal.WAY_BLOCKED)


@pytest.mark.parametrize("steps", [0, -1, -7])
def test_a_move_of_no_squares_is_refused(steps: int) -> None:
    """A3: standing still is no move."""
    refused(game(), f"M north {steps}", Refusal.NO_STEPS)


def test_a_move_longer_than_any_way_is_refused() -> None:
    """A3: it does not go as far as it can, it does not go at all."""
    refused(game(), "M north 1000000", Refusal.WAY_BLOCKED)


def test_a_move_runs_through_doors() -> None:
    """A4: from the far end of one tile to the far end of the next, straight on the map."""
    state = game(north=13, barbarian="2,3", mage="3,1", dwarf="3,3")
    assert stands(after(state, "B north 7"), Hero.BARBARIAN, "2,-4")
    refused(state, "B north 8", Refusal.WAY_BLOCKED)
    assert stands(after(state, "B north 7", "B south 7"), Hero.BARBARIAN, "2,3")


@pytest.mark.parametrize(("tile", "what"), [(3, "hg/3"), (8, "cb"), (9, "ca")])
def test_passing_over_a_special_square_does_nothing(tile: int, what: str) -> None:
    """A5: only where a hero stops counts."""
    state = game(north=tile, barbarian="2,0", rules="cameras barbarian_breaks_cameras")
    assert stands(after(state, "B north 2"), Hero.BARBARIAN, what)
    (event,) = told(state, "B north 3")
    assert isinstance(event, Moved)
    assert after(state, "B north 3").spent == frozenset()


def test_a_hero_goes_from_anywhere_to_its_own_vortex() -> None:
    """A6: to any revealed and free one of its colour."""
    state = game(north=3)
    assert stands(after(state, "B vortex vB/1"), Hero.BARBARIAN, "0,0")
    assert stands(after(state, "B vortex vB/3"), Hero.BARBARIAN, "1,-4")
    assert stands(after(state, "B vortex vB/3", "B vortex vB/1"), Hero.BARBARIAN, "0,0")


@pytest.mark.parametrize("to", ["vM", "hg", "1,3", "9,9", "1,1"])
def test_a_vortex_leads_only_to_vortices_of_the_heros_colour(to: str) -> None:
    """A6: not to another colour, nor to anything else."""
    refused(game(), f"B vortex {to}", Refusal.NOT_A_VORTEX)


def test_a_vortex_that_is_taken_cannot_be_used() -> None:
    """A6: the square must be free, even of the hero itself."""
    refused(game(mage="vB"), "B vortex vB", Refusal.SQUARE_TAKEN)
    refused(game(barbarian="vB"), "B vortex vB", Refusal.SQUARE_TAKEN)


def test_an_escalator_needs_its_other_end_free() -> None:
    """A7: nobody stops in between."""
    refused(game(barbarian="3,1", mage="0,2"), "B escalator", Refusal.SQUARE_TAKEN)


def test_an_escalator_is_taken_from_its_end() -> None:
    """A7: only from there."""
    refused(game(), "B escalator", Refusal.NO_ESCALATOR)


def test_an_escalator_passes_heroes_and_walls() -> None:
    """A7: what stands between its ends does not matter."""
    state = game(north=14, barbarian="#14:3,0", mage="#14:3,1", elf="#14:3,2")
    assert stands(after(state, "B escalator"), Hero.BARBARIAN, "#14:3,3")


def test_exploring_is_an_ability_like_the_others() -> None:
    """A8: the seat with the sign on its card does it, for a hero on its square."""
    state = game(CARDS, elf="2,0")
    refused(state, "2: E explore", Refusal.NOT_YOUR_ABILITY)
    assert len(after(state, "3: E explore").board.tiles) == 2


def test_nobody_can_stop_or_take_back_an_action() -> None:
    """A9: there is no such command; only a further action mends it."""
    acting = (Move, Vortex, Escalator, Explore, Look)
    others = {deed.__name__ for deed in Deed.__args__ if deed not in acting}
    assert others == {
        *("Start", "Steal", "Discard", "TurnCard", "Bell", "Stare"),
        *("Say", "Ping", "Sign", "Remark", "Pause", "Resume"),
    }
    state = game(CARDS)
    assert after(state, "1: B west 1", "2: B east 1").heroes == state.heroes


def test_an_illegal_command_changes_nothing_and_costs_nothing() -> None:
    """A10: it gives one reason, no event, and the sand runs on as before."""
    state = game(CARDS)
    refused(state, "0: M north 9 at 5000", Refusal.WAY_BLOCKED)
    assert after(state, "0: M north 1 at 6000").sand_left(6000) == 174_000


def test_every_reason_has_its_own_name_and_one_sentence() -> None:
    """A10: the list is fixed, and client, bot, log and docs share it."""
    assert all(re.fullmatch(r"[A-Z][^.]*\.", reason.message) for reason in Refusal)
    assert all(reason.value == reason.name.lower() for reason in Refusal)
    assert len({reason.message for reason in Refusal}) == len(Refusal)


def test_time_never_goes_back() -> None:
    """A10: a command from before the last event is refused."""
    refused(game("time=500"), "M north 1 at 499", Refusal.TIME_WENT_BACK)
    assert accepted(game("time=500"), "M north 1 at 500")


@pytest.mark.parametrize("hero", "BMED")
def test_a_safe_hero_is_out_of_reach(hero: str) -> None:
    """W4: nobody moves a hero that has left."""
    state = game(f"phase=escape safe={hero}", stand={hero: "-"})
    for text in ("north 1", "escalator", "vortex 0,0", "explore 2,0"):
        refused(state, f"{hero} {text}", Refusal.HERO_IS_SAFE)
