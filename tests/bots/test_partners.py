"""Partners do what they are said to do, and nothing that is not allowed."""

from functools import cache
from itertools import pairwise

import pytest

from hushmaze.bots.partners.imitating import learn
from hushmaze.bots.partners.population import CHARACTERS, PARTNERS
from hushmaze.bots.public_game import Went, went_by
from hushmaze.bots.public_setup import public_setup
from hushmaze.bots.simulate.table import Played, TableRun
from hushmaze.protocol.words import BotLevel
from hushmaze.rules.events import HourglassTurned, TilePlaced
from hushmaze.rules.state import Phase
from hushmaze.rules.words import Ability, Seat
from tests.support.golden import GAMES
from tests.support.table import scenario_setup

SETUP = scenario_setup(3, seats=4, seed=21, hourglass_ms=60_000)


@cache
def beside_helpers(name: str) -> Played:
    """The partner on the last seat, three helpers on the others."""
    public = public_setup(SETUP)
    team = ("helper", "helper", "helper", name)
    makers = [PARTNERS[each](public) for each in team]
    return TableRun(SETUP, [make(Seat(seat), BotLevel.HUMAN, 7) for seat, make in enumerate(makers)]).play()


def deeds(name: str) -> list[Went]:
    went = [went_by(event) for event in beside_helpers(name).game.events]
    return [each for each in went if each is not None and each.seat == 3]


@pytest.mark.parametrize("name", PARTNERS)
def test_nothing_is_refused_unless_somebody_was_faster(name: str) -> None:
    played = beside_helpers(name)
    assert played.game.state.over
    assert not played.wrong


@pytest.mark.parametrize("name", sorted(set(PARTNERS) - {"idle", "dozer", "sleeper"}))
def test_everybody_who_needs_no_bell_does_something(name: str) -> None:
    assert deeds(name)


@pytest.mark.parametrize("name", ["idle", "dozer", "sleeper"])
def test_without_a_bell_some_do_nothing(name: str) -> None:
    """Helpers ring no bell."""
    assert not deeds(name)


def turners(name: str) -> set[Seat]:
    """Whose deeds turned an hourglass."""
    found, last = set(), None
    for event in beside_helpers(name).game.events:
        last = went_by(event) or last
        if isinstance(event, HourglassTurned) and last is not None:
            found.add(last.seat)
    return found


def test_an_hourglass_is_turned_by_a_waster_and_by_no_porter() -> None:
    assert 3 in turners("waster")
    assert 3 not in turners("porter")


def test_an_undoer_takes_back_what_others_did() -> None:
    events = beside_helpers("undoer").game.events
    went = [each for each in map(went_by, events) if each is not None]
    for before, each in pairwise(went):
        if each.seat == 3 and each.ability is not Ability.EXPLORE and before.seat != 3:
            assert (each.hero, each.to) == (before.hero, before.origin)


def test_helpers_fool_the_guards() -> None:
    """C10: they bring nobody to its own item or exit for good."""
    setup = scenario_setup(10, seats=2, seed=1, level=2, hourglass_ms=900_000)
    make = PARTNERS["helper"](public_setup(setup))
    helpers = [make(Seat(seat), BotLevel.LIGHTNING, 7) for seat in range(2)]
    assert TableRun(setup, helpers).play().game.state.phase is Phase.WON


def test_a_stubborn_one_cares_for_one_hero() -> None:
    walks = {each.hero for each in deeds("stubborn") if each.ability is not Ability.EXPLORE}
    assert len(walks) == 1


@pytest.mark.parametrize("name", CHARACTERS)
def test_pauses_are_kept(name: str) -> None:
    shortest, _ = CHARACTERS[name].pause_ms
    times = [each.at for each in deeds(name)]
    assert all(after - before >= shortest for before, after in pairwise(times))


def test_helpers_open_the_mall() -> None:
    placed = [event for event in beside_helpers("helper").game.events if isinstance(event, TilePlaced)]
    assert len(placed) > 3


def test_what_is_learned_from_games_are_shares_and_gaps() -> None:
    learned = learn([GAMES / "scenario-03.log", GAMES / "scenario-06.log"])
    assert any(sort.startswith("explore") for sort in learned.weights)
    assert all(0 < share <= 1 for share in learned.weights.values())
    assert learned.gaps_ms == sorted(learned.gaps_ms)
