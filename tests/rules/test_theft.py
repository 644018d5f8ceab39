"""W: theft, escape and the end."""

import pytest

from hushmaze.rules.events import HeroSafe, TheftDone, Won
from hushmaze.rules.refusals import Refusal
from hushmaze.rules.squares import NOWHERE
from hushmaze.rules.state import Loss, Phase, State
from hushmaze.rules.words import HEROES, Hero, Seat
from tests.support.orders import accepted, after, refused, stands, told
from tests.support.spots import spot
from tests.support.table import game

LEAVING = ("B west 1", "M north 1", "E west 1", "D east 1")


def before_theft(edition: str = "house") -> State:
    """Three on their items, the dwarf one step south of its own."""
    return game(edition=edition, north=6, barbarian="iB", mage="iM", elf="iE", dwarf="#6:1,2")


def escaping(position: str = "phase=escape", edition: str = "house") -> State:
    """All four one step from their exits."""
    return game(
        position, edition=edition, north=2, barbarian="#2:1,0", mage="#2:3,1", elf="#2:1,2", dwarf="#2:2,3"
    )


def test_the_theft_needs_all_four_on_their_own_items() -> None:
    """W1: at the same moment, each on its own colour."""
    state = before_theft()
    assert after(state, "D east 1").phase is Phase.HEIST
    assert after(state, "D north 1").phase is Phase.ESCAPE


def test_items_of_other_colours_do_not_count() -> None:
    """W1: two heroes on each other's items steal nothing."""
    state = game(north=6, barbarian="iM", mage="iB", elf="iE", dwarf="#6:1,2")
    assert after(state, "D north 1").phase is Phase.HEIST
    assert after(state, "D south 1", "D north 2").phase is Phase.HEIST


def test_a_hero_that_left_its_item_does_not_count_any_more() -> None:
    """W1: they must stand there together."""
    assert after(before_theft(), "M east 1", "D north 1").phase is Phase.HEIST


@pytest.mark.parametrize("edition", ["A", "house"])
def test_the_theft_happens_by_itself(edition: str) -> None:
    """W2: edition A, at the moment the last hero arrives; nobody calls it."""
    assert told(before_theft(edition), "D north 1 at 77")[-1] == TheftDone(77, None)
    refused(before_theft(edition), "steal", Refusal.THEFT_BY_ITSELF)


def test_the_theft_must_be_called() -> None:
    """W2: edition B; until a seat calls it, it has not happened."""
    state = before_theft("B")
    refused(state, "steal", Refusal.ITEMS_NOT_COVERED)
    state = after(state, "D north 1")
    assert state.phase is Phase.HEIST
    for seat in range(4):
        assert told(state, f"{seat}: steal at 9") == (TheftDone(9, Seat(seat)),)
    refused(after(state, "D south 1"), "steal", Refusal.ITEMS_NOT_COVERED)
    refused(after(state, "steal"), "steal", Refusal.ALREADY_STOLEN)


def test_the_theft_happens_once() -> None:
    """W1: standing on the items again steals nothing more."""
    state = game("phase=escape", north=6, barbarian="iB", mage="iM", elf="iE", dwarf="#6:1,2")
    assert len(told(state, "D north 1")) == 1


def test_after_the_theft_every_vortex_is_closed() -> None:
    """W3: for the rest of the game."""
    refused(game("phase=escape"), "B vortex vB", Refusal.VORTEX_CLOSED)
    assert accepted(game("phase=heist"), "B vortex vB")


def test_a_hero_leaves_by_its_exit() -> None:
    """W4: stopping there is enough, and it is off the board."""
    state = escaping()
    assert told(state, "B west 1 at 5")[-1] == HeroSafe(
        5, Hero.BARBARIAN, spot(state.board, "oB"), stays=False
    )
    gone = after(state, "B west 1")
    assert gone.heroes[Hero.BARBARIAN] == NOWHERE
    assert gone.safe == (Hero.BARBARIAN,)
    assert accepted(gone, "E north 2"), "its square is free again"


def test_passing_over_an_exit_is_not_leaving() -> None:
    """W4: only stopping counts."""
    state = game("phase=escape", north=2, elf="#2:0,3")
    assert after(state, "E north 2").safe == ()
    assert after(state, "E north 1").safe == (Hero.ELF,)


@pytest.mark.parametrize("rules", ["fool_the_guards", "no_gatherings"])
def test_in_scenarios_10_and_17_a_hero_stays_on_its_exit(rules: str) -> None:
    """W4: it is safe, stands there for good, and is in the way."""
    if rules == "fool_the_guards":
        state = after(game("phase=escape", rules=rules, north=2, mage="#2:1,0"), "M west 1")
        assert stands(state, Hero.MAGE, "oB")
    else:
        state = after(game("phase=escape", rules=rules, north=2, mage="#2:3,1"), "M north 1")
        assert stands(state, Hero.MAGE, "oM")
    assert state.safe == (Hero.MAGE,)
    refused(state, "M south 1", Refusal.HERO_IS_SAFE)


def test_the_fourth_hero_to_leave_wins_the_game() -> None:
    """W5: at that moment, and not before."""
    state = after(escaping(), *LEAVING[:3])
    assert state.phase is Phase.ESCAPE
    assert told(state, f"{LEAVING[3]} at 99")[-1] == Won(99)
    won = after(state, f"{LEAVING[3]} at 99")
    assert (won.phase, won.stopped_at, won.safe) == (Phase.WON, 99, HEROES)
    assert won.sand_left(10**9) == 180_000 - 99


def test_standing_on_the_last_exit_wins_where_heroes_stay() -> None:
    """W5: C10, where each exit is another one's."""
    state = game(
        "phase=escape", rules="fool_the_guards", north=2,
        barbarian="#2:3,1", mage="#2:1,0", elf="#2:2,3", dwarf="#2:1,2",
    )  # fmt: skip
    state = after(state, "B north 1", "M west 1", "E east 1")
    assert state.phase is Phase.ESCAPE
    assert after(state, "D west 1").phase is Phase.WON


def test_before_the_theft_an_exit_is_an_ordinary_square() -> None:
    """W6: heroes come and go."""
    state = after(escaping("phase=heist"), *LEAVING)
    assert (state.phase, state.safe) == (Phase.HEIST, ())
    assert accepted(state, "B south 1")


def test_leaving_with_nothing_loses_where_the_theft_is_called() -> None:
    """W6: edition B, all four on exits they could use."""
    state = escaping("phase=heist", edition="B")
    state = after(state, *LEAVING[:3])
    assert state.phase is Phase.HEIST
    lost = after(state, LEAVING[3])
    assert (lost.phase, lost.loss) == (Phase.LOST, Loss.EMPTY_HANDED)


def test_exits_they_could_not_use_lose_nothing() -> None:
    """W6: on each other's exits they have not left."""
    state = game(edition="B", north=2, barbarian="oM", mage="oB", elf="oE", dwarf="#2:2,3")
    assert after(state, "D east 1").phase is Phase.HEIST
    strangers = game(edition="B", north=2, barbarian="#2:3,1", mage="oB", elf="oE", dwarf="oD")
    assert after(strangers, "B north 1").phase is Phase.HEIST


def test_after_the_end_nothing_changes_but_talk() -> None:
    """W7: won or lost."""
    for end in ("phase=won", "phase=lost loss=sand"):
        state = game(end, elf="xE", mage="xM")
        for text in ("M north 1", "M vortex vM", "E explore", "look", "steal", "bell 1", "stare 1", "start"):
            refused(state, text, Refusal.GAME_OVER)
        for text in ("turn", "discard 2 3", "pause", "resume"):
            refused(state, text, Refusal.GAME_OVER)
        assert after(state, "say well played at 999999") == state._replace(time=999_999)
